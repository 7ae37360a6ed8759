"""Playing cards as SVG symbols, drawn at build time and used everywhere by <use>.

symbols(cards, small) -> one hidden <svg>: #card-9C for each card asked for, #card-back,
and the suits alone, #suit-S. All colours come from classes (style/cards.css);
the presentation attributes are what a card looks like without a stylesheet.

A card is 250 x 350. What lies in its upper half is drawn once, as #half-9C, and
again turned round; only what sits in the middle is drawn by itself.
"""

from collections.abc import Iterable

from engine.names import SUIT_NAMES
from site_src.cardback import HEIGHT, WIDTH, back
from site_src.glyphs import EMBLEMS, INITIALS, LETTERS, RANK_SHAPES, SUIT_SHAPES

CORNER = 11.25
PLAIN_COLOURS = {"S": "#211d18", "H": "#a8242c", "D": "#a8242c", "C": "#211d18"}
PLAIN_GOLD = "#b4862b"
RULES = "M69 288H98V290H69ZM152 288H181V290H152Z"

LEFT, MIDDLE, RIGHT = 83, 125, 167
TOP, SECOND, CENTRE = 66, 138.5, 175
CORNERS = ((LEFT, TOP), (RIGHT, TOP))
FOUR_ROWS = (*CORNERS, (LEFT, SECOND), (RIGHT, SECOND))

# Pips of the upper half (the lower is the same, turned), and those drawn once.
PIPS: dict[str, tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...]]] = {
    "2": (((MIDDLE, TOP),), ()),
    "3": (((MIDDLE, TOP),), ((MIDDLE, CENTRE),)),
    "4": (CORNERS, ()),
    "5": (CORNERS, ((MIDDLE, CENTRE),)),
    "6": (CORNERS, ((LEFT, CENTRE), (RIGHT, CENTRE))),
    "7": (CORNERS, ((LEFT, CENTRE), (RIGHT, CENTRE), (MIDDLE, 120.5))),
    "8": ((*CORNERS, (MIDDLE, 120.5)), ((LEFT, CENTRE), (RIGHT, CENTRE))),
    "9": (FOUR_ROWS, ((MIDDLE, CENTRE),)),
    "T": ((*FOUR_ROWS, (MIDDLE, 102)), ()),
}


def symbols(cards: Iterable[str], small: Iterable[str] = ()) -> str:
    """A hidden sprite with these cards, those that are only shown small without pips, the back and the suits."""
    whole = dict.fromkeys(cards)
    bare = [card for card in dict.fromkeys(small) if card not in whole]
    ranks = dict.fromkeys(card[0] for card in (*whole, *bare) if card[0] in RANK_SHAPES)
    parts = [
        '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>',
        *(_pip_shapes(suit, path) for suit, path in SUIT_SHAPES.items()),
        *map(_rank_shape, ranks),
        _face_shape(),
        "</defs>",
        *map(_suit, SUIT_SHAPES),
        *map(_card, whole),
        *map(_bare_card, bare),
        _symbol("card-back", back()),
        "</svg>",
    ]
    return "".join(parts)


def _pip_shapes(suit: str, path: str) -> str:
    """A suit's shape, and the same as it stands among the pips and beneath the rank in the corner."""
    spot = f'<use id="spot-{suit}" href="#pip-{suit}" transform="scale(.53)"/>'
    corner = f'<use id="corner-{suit}" href="#pip-{suit}" transform="matrix(.37 0 0 .37 29 93)"/>'
    return f'<path id="pip-{suit}" d="{path}"/>{spot}{corner}'


def _rank_shape(rank: str) -> str:
    """A rank as it stands in the corner, the ten narrowed."""
    width, x = (0.72, 30) if rank == "T" else (0.84, 29)
    place = f'transform="matrix({width} 0 0 .84 {x} 17)"'
    return f'<path id="rank-{rank}" fill="none" stroke-width="8.5" {place} d="{RANK_SHAPES[rank]}"/>'


def _suit(suit: str) -> str:
    shape = f'<g {_ink(suit)}><use href="#pip-{suit}"/></g>'
    return f'<symbol id="suit-{suit}" viewBox="-52 -54 104 108">{shape}</symbol>'


def _symbol(name: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{content}</symbol>'


def _face_shape() -> str:
    shape = f'x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="{CORNER}"'
    return f'<rect id="face" class="face" {shape} fill="#fff" stroke="#999" stroke-width="1.5"/>'


def _card(card: str) -> str:
    rank, suit = card[0], card[1]
    draw = _joker if rank == "X" else _court if rank in EMBLEMS else _ace if rank == "A" else _plain
    return _symbol(f"card-{card}", f'<use href="#face"/>{draw(rank, suit)}')


def _bare_card(card: str) -> str:
    """A card with nothing but its indices, which is all that can be read when it is small."""
    rank, suit = card[0], card[1]
    if rank not in RANK_SHAPES:
        return _card(card)
    return _symbol(
        f"card-{card}", f'<use href="#face"/><g {_ink(suit)}>{_twice(card, _index(rank, suit))}</g>'
    )


def _ink(suit: str) -> str:
    return f'class="{SUIT_NAMES[suit]}" fill="{PLAIN_COLOURS[suit]}"'


def _twice(card: str, upper_half: str) -> str:
    """Drawn as it stands and again turned round the card's centre."""
    return f'<g id="half-{card}">{upper_half}</g>' + _turned(f"half-{card}")


def _turned(name: str) -> str:
    return f'<use class="turned" href="#{name}" transform="rotate(180 125 175)"/>'


def _index(rank: str, suit: str) -> str:
    """Rank over suit; cards.css enlarges it on small cards."""
    drawn = (
        f'<use class="rank" href="#rank-{rank}" stroke="{PLAIN_COLOURS[suit]}"/><use href="#corner-{suit}"/>'
    )
    return f'<g class="index">{drawn}</g>'


def _pip(suit: str, x: float, y: float, size: float) -> str:
    return f'<use href="#pip-{suit}" transform="matrix({size:g} 0 0 {size:g} {x:g} {y:g})"/>'


def _pips(suit: str, places: Iterable[tuple[float, float]]) -> str:
    return "".join(f'<use href="#spot-{suit}" x="{x:g}" y="{y:g}"/>' for x, y in places)


def _plain(rank: str, suit: str) -> str:
    upper, once = PIPS[rank]
    half = _index(rank, suit) + f'<g class="pips">{_pips(suit, upper)}</g>'
    middle = f'<g class="pips">{_pips(suit, once)}</g>' if once else ""
    return f"<g {_ink(suit)}>{_twice(rank + suit, half)}{middle}</g>"


def _ace(rank: str, suit: str) -> str:
    """One large pip; the ace of spades wears an inner line, as it always has."""
    size = 1.75 if suit == "S" else 1.3
    middle = _pip(suit, 125, 172 if suit == "S" else 175, size)
    if suit == "S":
        middle += (
            '<use class="inner" href="#pip-S" transform="matrix(1.42 0 0 1.42 125 170)"'
            ' fill="none" stroke="#fff" stroke-width="2"/>'
        )
    return f'<g {_ink(suit)}>{_twice(rank + suit, _index(rank, suit))}<g class="pips">{middle}</g></g>'


def _court(rank: str, suit: str) -> str:
    """A royal cypher: emblem, initial and suit, one above the other in a frame."""
    cypher = (
        '<rect class="frame" x="57" y="30" width="136" height="290" rx="6"'
        ' fill="none" stroke="#999" stroke-width="1.5"/>'
        f'<g transform="matrix(.9 0 0 .9 125 66)">{_emblem(rank)}</g>'
        f'<path transform="matrix(.9 0 0 .9 125 136)" d="{INITIALS[rank]}"/>'
        f'<path class="gold" fill="{PLAIN_GOLD}" d="{RULES}"/>{_pip(suit, 125, 289, 0.36)}'
    )
    half = _twice(rank + suit, _index(rank, suit))
    return f'<g {_ink(suit)}>{half}<g class="pips">{cypher}</g></g>'


def _emblem(name: str) -> str:
    def part(kind: str, path: str) -> str:
        gold = ' class="gold" fill="' + PLAIN_GOLD + '"' if kind == "gold" else ""
        return f'<path{gold} d="{path}"/>'

    return "".join(part(kind, path) for kind, path in EMBLEMS[name])


def _joker(rank: str, suit: str) -> str:
    """The two jokers differ in colour only; X1 is dark, X2 red."""
    colour = "S" if suit == "1" else "H"
    cap = f'<g transform="matrix(.86 0 0 .86 125 170)">{_emblem("X")}</g>'
    return f"<g {_ink(colour)}>{_twice(rank + suit, _word(colour))}{cap}</g>"


def _word(colour: str) -> str:
    """JOKER, down the edge of the card."""
    letters = "".join(
        f'<path transform="translate(0 {76 * place})" d="{path}"/>'
        for place, path in enumerate(LETTERS.values())
    )
    look = f'class="rank" fill="none" stroke="{PLAIN_COLOURS[colour]}" stroke-width="9"'
    return f'<g class="pips"><g {look} transform="matrix(.36 0 0 .36 29 17)">{letters}</g></g>'
