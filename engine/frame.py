"""Frames: what somebody at the table sees after each single step of a game.

A frame is complete, so drawing it needs no other frame, and nothing hidden is in it: a card
placed face down has no name here before it has come back through a packet.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card

type Seats = tuple[int, ...]
# The cards placed together in one step, by seat: None where a seat placed none, FACE_DOWN for a back.
type Group = tuple[Card | None, ...]

FACE_DOWN: Card = "??"


class Kind(StrEnum):
    """What happened in a step."""

    DEALT = "dealt"
    TURNED_UP = "turned_up"
    WAR = "war"
    FACE_DOWN = "face_down"
    FACE_UP = "face_up"
    SHORT = "short"
    COMPARED = "compared"  # nothing new is turned up: cards that lie there are compared once more
    TAKEN = "taken"
    OUT = "out"
    ENDED = "ended"


class Reason(StrEnum):
    """Why a game ended."""

    ALL_CARDS = "all_cards"
    SHORT = "short"
    ALL_SHORT = "all_short"
    REPEAT = "repeat"
    BATTLE_LIMIT = "battle_limit"
    TIME = "time"
    FIRST_OUT = "first_out"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended. A draw has neither winners nor losers.

    `battles` counts those begun, the one a draw falls in included. Of a repeat, `first_seen` is
    the battle after which the position first stood (0 for the deal) and `period` the battles since.
    `short` are those who went out in the last battle because they ran short of cards; nobody in a draw.
    """

    reason: Reason
    winners: Seats
    losers: Seats
    battles: int
    wars: int
    first_seen: int | None = None
    period: int | None = None
    short: Seats = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after one step.

    `rule` is the id of the section of the rule book that the step follows, `battle` the number of
    battles begun and `finished` of those that are over, `seats` are those the step is about, `sizes`
    the number of cards in each packet, `out` the seats that are out of the game, `table` the stake in
    play order, `exposed` the card that each seat last turned up in this battle, `taken` the number of
    cards that went to a packet in this step.
    """

    kind: Kind
    rule: str
    battle: int
    finished: int
    seats: Seats
    sizes: tuple[int, ...]
    out: Seats
    table: tuple[Group, ...]
    exposed: Group
    taken: int = 0
    ending: Ending | None = None

    @property
    def stake(self) -> int:
        """The number of cards on the table, face up and face down."""
        return sum(card is not None for group in self.table for card in group)
