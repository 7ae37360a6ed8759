"""Worked examples: a deal that the build plays, so that what a page says of it cannot be wrong."""

from collections.abc import Iterable
from typing import Any

from engine import DealError, Ending, Frame, Kind, Rules, RulesError, agree, parse_deal, play
from engine.captions import caption


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
