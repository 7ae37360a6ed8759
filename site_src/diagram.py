"""Diagrams: frames of an example drawn side by side as one picture, with its text beside it.

Each panel is the table after one step: packets with their sizes on the left, the stake in play
order, one row a player, the first player at the bottom. The steps told below the picture say the
same in words.
"""

from collections.abc import Sequence

from markupsafe import Markup

from engine import Frame
from engine.cards import Card, Packet
from engine.frame import FACE_DOWN, Group
from engine.names import card_name, listed, players
from site_src.example import Example

CARD_WIDTH, CARD_HEIGHT = 46, 64
TUCKED = 20  # how much of a face-down card shows from beneath the next
GAP = 6
ROW = CARD_HEIGHT + 12
MARK = 26
HEAD = 28
LAID = 40  # room for the words before a line of open packets
WIDEST_STEP = 700
BETWEEN = 24  # from panel to panel


def diagram(example: Example, frames: Sequence[Frame], title: str, name: str) -> Markup:
    """A figure of these frames of the example; `name` is its id in the page.

    Frames after which the table looks the same share a panel.
    """
    shown: list[Frame] = []
    steps: list[str] = []
    for frame in frames:
        if shown and (frame.table, frame.sizes) == (shown[-1].table, shown[-1].sizes):
            steps[-1] += " " + example.caption(frame)
        else:
            shown.append(frame)
            steps.append(example.caption(frame))
    panels = [_panel(frame, number) for number, frame in enumerate(shown, start=1)]
    return _figure(panels, len(frames[0].sizes) * ROW + HEAD, title, steps, name)


def pick_up(example: Example, battle: int, title: str, name: str) -> Markup:
    """A figure of the stake of this battle in the order in which its taker picked it up."""
    cards = example.picked_up(battle)
    row = [_use(card, place * (CARD_WIDTH + GAP), HEAD) for place, card in enumerate(cards)]
    width = len(cards) * (CARD_WIDTH + GAP)
    arrow = f'<text class="step" x="0" y="16">top of the stake</text><text class="step" x="{width - GAP}" y="16" text-anchor="end">bottom</text>'
    taker = players(example.taken(battle).seats)
    order = ", ".join(card_name(card) for card in cards)
    steps = [f"Beneath the packet of {taker} go, in this order: {order}."]
    return _figure([(width, arrow + "".join(row))], CARD_HEIGHT + HEAD + 2, title, steps, name)


def laid_open(example: Example, title: str, name: str) -> Markup:
    """A figure of all packets, open, at the deal and after each battle until the ending."""
    every = [example.packets_after(battle) for battle in range(example.ending.battles + 1)]
    lines = [_open_line(packets, battle, battle * (CARD_HEIGHT + 10)) for battle, packets in enumerate(every)]
    cards = sum(len(packet) for packet in every[0])
    width = MARK + LAID + (cards + 1) * (CARD_WIDTH // 2) + CARD_WIDTH
    steps = [_told_open(packets, battle) for battle, packets in enumerate(every)]
    return _figure([(width, "".join(lines))], len(lines) * (CARD_HEIGHT + 10), title, steps, name)


def _told_open(packets: Sequence[Packet], battle: int) -> str:
    when = f"after battle {battle}" if battle else "the deal"
    held = [
        f"{players([seat])} has {listed([card_name(card) for card in packet])}"
        for seat, packet in enumerate(packets)
    ]
    return f"{when[0].upper()}{when[1:]}: {'; '.join(held)}."


def _open_line(packets: Sequence[Packet], battle: int, y: int) -> str:
    x = MARK + LAID
    when = f"after {battle}" if battle else "the deal"
    parts = [f'<text class="step" x="0" y="{y + CARD_HEIGHT / 2 + 5:g}">{when}</text>']
    for packet in packets:
        for card in packet:
            parts.append(_use(card, x, y))
            x += CARD_WIDTH // 2
        x += CARD_WIDTH
    return "".join(parts)


def _figure(panels: list[tuple[int, str]], height: int, title: str, steps: list[str], name: str) -> Markup:
    across, drawn = 1, []
    for width, content in panels:
        drawn.append(f'<g transform="translate({across} 0)">{content}</g>')
        across += width + BETWEEN
    width = across - BETWEEN + 1
    picture = Markup(
        '<svg class="steps-picture cards-small" width="{0}" height="{1}" viewBox="0 0 {0} {1}" role="img"'
        ' aria-labelledby="{2}-title {2}-text"><title id="{2}-title">{3}</title><desc id="{2}-text">{4}</desc>{5}</svg>'
    ).format(width, height, name, title, " ".join(steps), Markup("".join(drawn)))
    words = Markup("").join(Markup("<li>{}</li>").format(step) for step in steps)
    told = (
        Markup('<ol class="told">{}</ol>').format(words)
        if len(steps) > 1
        else Markup('<p class="told">{}</p>').format(steps[0])
    )
    return Markup(
        '<figure class="diagram" id="{}"><div class="scroll" tabindex="0" role="group" aria-label="{}">{}</div>'
        '<p class="scroll-hint{}" aria-hidden="true">The picture goes on to the right.</p>'
        "<figcaption><strong>{}</strong> {}</figcaption></figure>"
    ).format(name, title, picture, _hint(width), title + ".", told)


def _hint(width: int) -> str:
    """The step of widths, as diagram.css knows them, from which on the whole picture can be seen."""
    return f" from-{-(-width // 100) * 100}" if width <= WIDEST_STEP else ""


def _panel(frame: Frame, number: int) -> tuple[int, str]:
    """The width of a panel and its drawing."""
    stake = MARK + CARD_WIDTH + 2 * GAP
    width = stake + sum(_step(frame.table, place) for place in range(len(frame.table)))
    parts = [f'<text class="step" x="{MARK}" y="16">{number}</text>']
    for seat, size in enumerate(frame.sizes):
        y = HEAD + (len(frame.sizes) - 1 - seat) * ROW
        parts.append(_packet(seat, size, y) + _row(frame.table, seat, stake, y))
    return max(width, MARK + CARD_WIDTH + GAP), "".join(parts)


def _packet(seat: int, size: int, y: int) -> str:
    middle = y + CARD_HEIGHT / 2
    mark = f'<circle class="mark-{seat + 1}" cx="10" cy="{middle:g}" r="10"/><text class="mark-{seat + 1}" x="10" y="{middle + 4.5:g}">{seat + 1}</text>'
    if not size:
        place = f'<rect class="place" x="{MARK}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="3"/>'
        return mark + place + f'<text class="size" x="{MARK + CARD_WIDTH / 2:g}" y="{middle + 4:g}">0</text>'
    badge = f'<rect class="badge" x="{MARK + 11}" y="{middle - 12:g}" width="28" height="24" rx="4"/>'
    return (
        mark
        + _use(FACE_DOWN, MARK, y)
        + badge
        + f'<text class="size" x="{MARK + CARD_WIDTH / 2:g}" y="{middle + 5:g}">{size}</text>'
    )


def _row(table: tuple[Group, ...], seat: int, x: int, y: int) -> str:
    cards = []
    for place, group in enumerate(table):
        card = group[seat]
        if card is not None:
            cards.append(_use(card, x, y))
        x += _step(table, place)
    return "".join(cards)


def _step(table: tuple[Group, ...], place: int) -> int:
    """How far the next group lies to the right of this one."""
    tucked = FACE_DOWN in table[place] and place + 1 < len(table)
    return TUCKED if tucked else CARD_WIDTH + GAP


def _use(card: Card, x: float, y: float) -> str:
    drawing = "back" if card == FACE_DOWN else card
    return f'<use href="#card-{drawing}" x="{x:g}" y="{y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"/>'
