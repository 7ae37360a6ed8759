"""What cards, players and numbers are called when they are told to people.

Seats are numbered from 0 in data; for people they are player 1, player 2 and so on.
"""

from collections.abc import Iterable, Sequence

from engine.cards import JOKERS, RANKS, Card
from engine.frame import FACE_DOWN

RANK_NAMES = dict(
    zip(RANKS, "two three four five six seven eight nine ten jack queen king ace".split(), strict=True)
)
NUMBER_NAMES = tuple("no one two three four five six seven eight nine ten eleven twelve".split())
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def card_name(card: Card) -> str:
    """ "nine of clubs", "joker", "card face down"."""
    if card == FACE_DOWN:
        return "card face down"
    if card in JOKERS:
        return "joker"
    return f"{RANK_NAMES[card[0]]} of {SUIT_NAMES[card[1]]}"


def ranks_of(card: Card) -> str:
    """ "nines", "sixes", "jokers"."""
    name = "joker" if card in JOKERS else RANK_NAMES[card[0]]
    return name + ("es" if name.endswith("x") else "s")


def counted(number: int, noun: str = "card") -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def listed(things: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return things[0] if len(things) == 1 else ", ".join(things[:-1]) + " and " + things[-1]


def players(seats: Iterable[int]) -> str:
    """ "player 1", "players 1 and 3"."""
    numbers = [str(seat + 1) for seat in seats]
    return ("player " if len(numbers) == 1 else "players ") + listed(numbers)
