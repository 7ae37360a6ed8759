"""Worked examples: a deal that the build plays, so that what a page says of it cannot be wrong."""

from collections.abc import Iterable
from typing import Any

from engine import DealError, Ending, Frame, Kind, Rules, RulesError, agree, parse_deal, play
from engine.captions import caption
from engine.cards import CARDS, Card, Packet
from engine.frame import FACE_DOWN
from engine.table import Table


class ExampleError(Exception):
    """An example that the engine contradicts; the message says what it found instead."""


class Example:
    """A deal played under the page's rules, or under a profile and knobs of its own.

    Whatever is stated of it (reason, winners, losers, battles, wars, first_seen, period, stake)
    must be so. `stake` is the largest number of cards on the table in its first battle.
    """

    def __init__(self, rules: Rules, deal: str, knobs: dict[str, Any] | None = None, **stated: Any) -> None:
        try:
            self.rules = rules if knobs is None else _changed(rules, knobs)
            self.frames: list[Frame] = list(play(self.rules, parse_deal(deal)))
        except (RulesError, DealError) as error:
            raise ExampleError(f"The example {deal} cannot be played: {error}") from None
        self.deal = deal
        for name, value in stated.items():
            if self.found(name) != value:
                raise ExampleError(
                    f"The example {deal} states {name} {value!r}; the engine finds {self.found(name)!r}."
                )

    @property
    def ending(self) -> Ending:
        ending = self.frames[-1].ending
        assert ending
        return ending

    @property
    def stake(self) -> int:
        return max(frame.stake for frame in self.battle(1))

    def found(self, name: str) -> Any:
        value = self.stake if name == "stake" else getattr(self.ending, name)
        return list(value) if isinstance(value, tuple) else value

    def taken(self, battle: int) -> Frame:
        """The frame in which the stake of this battle is taken."""
        return next(frame for frame in self.battle(battle) if frame.kind is Kind.TAKEN)

    def decided(self, battle: int) -> Frame:
        """The frame of this battle in which the cards lie that decide it."""
        steps = self.battle(battle)
        return steps[steps.index(self.taken(battle)) - 1]

    def picked_up(self, battle: int) -> list[Card]:
        """The stake of this battle as its taker picked it up, first the card nearest the top; face-down cards as backs."""
        seen = {card for frame in self.battle(battle) for group in frame.table for card in group}
        return [
            card if card in seen else FACE_DOWN
            for card in (CARDS[number] for number in self._after(battle).picked)
        ]

    def packets_after(self, battles: int) -> list[Packet]:
        """Everybody's packet at this round boundary, top card first."""
        return [tuple(CARDS[number] for number in packet) for packet in self._after(battles).packets]

    def _after(self, battles: int) -> Table:
        table = Table(self.rules, parse_deal(self.deal))
        for _ in range(battles):
            table.battle()
        return table

    def battle(self, number: int) -> list[Frame]:
        """The frames of one battle, from turning up to taking."""
        return [frame for frame in self.frames if frame.battle == number and frame.kind is not Kind.ENDED]

    def caption(self, frame: Frame) -> str:
        return caption(frame, self.rules)

    def captions(self, frames: Iterable[Frame]) -> list[str]:
        return [self.caption(frame) for frame in frames]


def _changed(rules: Rules, knobs: dict[str, Any]) -> Rules:
    """The rules with these knobs instead; a "profile" among them starts afresh from that."""
    if "profile" in knobs:
        return agree(knobs["profile"], {name: value for name, value in knobs.items() if name != "profile"})
    return agree(knobs={name: getattr(rules, name) for name in rules.__slots__} | knobs)
