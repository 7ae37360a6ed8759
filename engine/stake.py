"""The stake: every card on the table, and the order in which its taker picks it up.

It is a list in play order of what was laid together: the opening cards, then for each war the
first face-down cards, the second, and so on, and last its face-up cards.
"""

from dataclasses import dataclass
from functools import cache

from engine.rules import Collect


@dataclass(slots=True)
class Laid:
    """Cards placed together: their numbers by seat."""

    face_up: bool
    cards: dict[int, int]


def picked_up(stake: list[Laid], winner: int, players: int, collect: Collect) -> bytes:
    """The numbers of the stake's cards in the order they go under the winner's packet.

    What is to be shuffled comes in the order of play.
    """
    seats = _seats(winner, players, collect)
    if collect in (Collect.OWN_BLOCK, Collect.OWN_BLOCK_LAST):
        return bytes([laid.cards[seat] for seat in seats for laid in stake if seat in laid.cards])
    return bytes([laid.cards[seat] for laid in stake for seat in seats if seat in laid.cards])


@cache
def _seats(winner: int, players: int, collect: Collect) -> tuple[int, ...]:
    """The seats in the order in which cards played together are picked up."""
    if collect in (Collect.SEAT_ORDER, Collect.SHUFFLED):
        return tuple(range(players))
    first = winner if collect in (Collect.OWN_FIRST, Collect.OWN_BLOCK) else winner + 1
    return tuple((first + step) % players for step in range(players))
