"""Diagrams: frames of an example, each drawn as a picture of its own with its sentence beneath it.

A picture is the table after one step: packets with their sizes on the left, the stake in play
order, one row a player, the first player at the bottom. As on the table, cards that tie are
framed with dashes and the card that takes the stake with a line. The steps stand side by side
as far as there is room and go on in the next line; a picture wider than that scrolls.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from markupsafe import Markup

from engine import Frame, Kind
from engine.cards import Card, Packet
from engine.frame import FACE_DOWN, Group
from engine.names import card_name, counted, listed, players
from site_src.example import Example

CARD_WIDTH, CARD_HEIGHT = 46, 64
TUCKED = 18  # how much of a face-down card shows from beneath the next
FANNED = 21  # and how much of an open card, so that its rank and suit can be read
GAP = 6
ROW = CARD_HEIGHT + 12
MARK = 24  # a player's number
STAKE = MARK + CARD_WIDTH + 10
HEAD = 24  # room for the words above a row of cards
LABEL = 58  # and for those before it
EDGE = 3  # the frame of a card at the picture's edge
EM = 16  # a picture is so many ems wide, so that diagram.css can draw all of them smaller
ALWAYS_FITS = 210  # as much as a phone of 320 px has in letters of 200 %

type Picture = tuple[int, int, str]  # width, height, and what is in it


def diagram(example: Example, frames: Sequence[Frame], title: str, name: str) -> Markup:
    """A figure of these frames of the example; `name` is its id in the page.

    Frames after which the table looks the same share a picture.
    """
    steps = [list(alike) for _, alike in groupby(frames, lambda frame: (frame.table, frame.sizes))]
    told = []
    for number, (step, following) in enumerate(zip(steps, [*steps[1:], []], strict=True), start=1):
        picture = _panel(step[0], _framed(step, following))
        place = f"{title}, step {number}" if len(steps) > 1 else title
        drawn = _drawn(picture, place, _seen(step[0]), f"{name}-{number}")
        told.append((drawn, " ".join(map(example.caption, step))))
    return _figure(told, title, name)


def pick_up(example: Example, battle: int, title: str, name: str) -> Markup:
    """A figure of the stake of this battle in the order in which its taker picked it up."""
    cards = example.picked_up(battle)
    pitch = CARD_WIDTH + GAP // 2
    width = (len(cards) - 1) * pitch + CARD_WIDTH
    words = f'<text x="0" y="14">top of the stake</text><text class="end" x="{width}" y="14">bottom</text>'
    row = "".join(_use(card, place * pitch, HEAD) for place, card in enumerate(cards))
    order = ", ".join(card_name(card) for card in cards)
    drawn = _drawn((width, HEAD + CARD_HEIGHT, words + row), title, f"From left to right: {order}.", name)
    taker = players(example.taken(battle).seats)
    return _figure([(drawn, f"Beneath the packet of {taker} go, in this order: {order}.")], title, name)


def laid_open(example: Example, title: str, name: str) -> Markup:
    """A figure of all packets, open, at the deal and after each battle until the ending."""
    every = [example.packets_after(battle) for battle in range(example.ending.battles + 1)]
    most = max(len(packet) for packets in every for packet in packets)
    column = (most - 1) * FANNED + CARD_WIDTH + 2 * GAP
    across = [LABEL + seat * column for seat in range(len(every[0]))]
    parts = [_mark(seat, x + 10, 10) for seat, x in enumerate(across)]
    for battle, packets in enumerate(every):
        y = HEAD + battle * (CARD_HEIGHT + 10)
        label = f"after {battle}" if battle else "the deal"
        parts.append(f'<text x="0" y="{y + CARD_HEIGHT / 2 + 5:g}">{label}</text>')
        parts += [_fan(packet, x, y) for packet, x in zip(packets, across, strict=True)]
    size = (LABEL + len(across) * column - 2 * GAP, HEAD + len(every) * (CARD_HEIGHT + 10) - 10)
    seen = "A line for the deal and one for each battle, a column for each player; the top card lies on the left."
    drawn = _drawn((*size, "".join(parts)), title, seen, name)
    lines = Markup("").join(
        Markup("<li>{}</li>").format(_told_open(packets, battle)) for battle, packets in enumerate(every)
    )
    content = Markup('<div class="laid-open">{}<ul class="lines">{}</ul></div>').format(drawn, lines)
    return _captioned(f"{title}.", "The top card lies on the left.", name, content)


def _figure(told: Sequence[tuple[Markup, str]], title: str, name: str) -> Markup:
    """Pictures, each with its sentence; more than one are numbered."""
    tag = "ol" if len(told) > 1 else "ul"
    steps = Markup("").join(Markup("<li>{}<p>{}</p></li>").format(*step) for step in told)
    return _captioned(title, "", name, Markup('<{0} class="strip">{1}</{0}>').format(Markup(tag), steps))


def _captioned(title: str, remark: str, name: str, content: Markup) -> Markup:
    return Markup(
        '<figure class="diagram" id="{}"><figcaption><strong>{}</strong> {}</figcaption>{}</figure>'
    ).format(name, title, remark, content)


def _drawn(picture: Picture, title: str, seen: str, name: str) -> Markup:
    """A picture with its title and what is to be seen in it; it scrolls if it may need to, and says so."""
    width, height, content = picture
    box = (-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE)
    svg = Markup(
        '<svg class="picture cards-small" width="{:g}em" viewBox="{}" role="img" aria-labelledby="{name}-title"'
        ' aria-describedby="{name}-seen"><title id="{name}-title">{}</title><desc id="{name}-seen">{}</desc>{}</svg>'
    ).format(box[2] / EM, " ".join(map(str, box)), title, seen, Markup(content), name=name)
    if width <= ALWAYS_FITS:
        return svg
    return Markup(
        '<div class="scrolling"><div class="scroll" tabindex="0" role="group" aria-label="{}">{}</div>'
        '<p class="scroll-hint" aria-hidden="true">The picture goes on to the right.</p></div>'
    ).format(title, svg)


def _framed(step: Iterable[Frame], following: Sequence[Frame]) -> dict[int, str]:
    """Whose last open card is framed after this step, and how: those that tie, or the one that takes the stake."""
    for frame in step:
        if frame.kind is Kind.WAR and len(frame.seats) > 1:
            return dict.fromkeys(frame.seats, "tied")
    takes = following and following[0].kind is Kind.TAKEN and following[0].rule != "shortage"
    return dict.fromkeys(following[0].seats, "best") if takes else {}


def _seen(frame: Frame) -> str:
    """What lies on the table, in words."""
    rows = []
    for seat, size in enumerate(frame.sizes):
        cards = [card_name(card) for group in frame.table if (card := group[seat]) is not None]
        rows.append(
            f"{players([seat])}: {counted(size)} in the packet, {', '.join(cards) or 'nothing'} on the table."
        )
    return " ".join(rows).replace("player", "Player")


def _told_open(packets: Sequence[Packet], battle: int) -> str:
    when = f"After battle {battle}" if battle else "The deal"
    held = [
        f"{players([seat])} has {listed([card_name(card) for card in packet])}"
        for seat, packet in enumerate(packets)
    ]
    return f"{when}: {'; '.join(held)}."


def _panel(frame: Frame, framed: Mapping[int, str]) -> Picture:
    parts = []
    for seat, size in enumerate(frame.sizes):
        y = (len(frame.sizes) - 1 - seat) * ROW
        parts.append(_packet(seat, size, y) + _row(frame.table, seat, y, framed.get(seat, "")))
    width = STAKE + sum(_step(frame.table, place) for place in range(len(frame.table))) - GAP
    return max(width, MARK + CARD_WIDTH), len(frame.sizes) * ROW - ROW + CARD_HEIGHT, "".join(parts)


def _mark(seat: int, x: float, y: float) -> str:
    return f'<circle class="mark-{seat + 1}" cx="{x:g}" cy="{y:g}" r="10"/><text class="mark-{seat + 1}" x="{x:g}" y="{y + 5:g}">{seat + 1}</text>'


def _packet(seat: int, size: int, y: int) -> str:
    middle = y + CARD_HEIGHT / 2
    centre = MARK + CARD_WIDTH / 2
    if size:
        badge = f'<rect class="badge" x="{centre - 14:g}" y="{middle - 12:g}" width="28" height="24" rx="4"/>'
        packet = _use(FACE_DOWN, MARK, y) + badge
    else:
        packet = (
            f'<rect class="place" x="{MARK}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="3"/>'
        )
    return (
        _mark(seat, 10, middle)
        + packet
        + f'<text class="size" x="{centre:g}" y="{middle + 5:g}">{size}</text>'
    )


def _row(table: tuple[Group, ...], seat: int, y: int, framed: str) -> str:
    """A player's cards in the stake, the last open one in a frame if it has one."""
    x, frame, cards = STAKE, "", []
    for place, group in enumerate(table):
        card = group[seat]
        if card is not None:
            cards.append(_use(card, x, y))
        if framed and card not in (None, FACE_DOWN):
            frame = f'<rect class="{framed}" x="{x - 1.5}" y="{y - 1.5}" width="{CARD_WIDTH + 3}" height="{CARD_HEIGHT + 3}" rx="3"/>'
        x += _step(table, place)
    return "".join(cards) + frame


def _step(table: tuple[Group, ...], place: int) -> int:
    """How far the next group lies to the right of this one."""
    tucked = FACE_DOWN in table[place] and place + 1 < len(table)
    return TUCKED if tucked else CARD_WIDTH + GAP


def _fan(packet: Packet, x: int, y: int) -> str:
    return "".join(_use(card, x + place * FANNED, y) for place, card in enumerate(packet))


def _use(card: Card, x: float, y: float) -> str:
    drawing = "back" if card == FACE_DOWN else card
    return f'<use href="#card-{drawing}" x="{x:g}" y="{y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"/>'
