"""The rules as values: every knob, what may not be combined, and the profiles.

A variant of War is a value of `Rules`, never a subclass. A knob is one field; the values it may
take stand beside it, and the first of them is its default unless another is named.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any


class RulesError(ValueError):
    """Rules that mean nothing; its text is a sentence for people."""


class Deck(StrEnum):
    """Which cards are dealt."""

    STANDARD = "standard"
    SHORT = "short"
    JOKERS = "jokers"


class Best(StrEnum):
    """Which exposed card wins."""

    HIGH = "high"
    LOW = "low"


class InWar(StrEnum):
    """Who fights a war among three or four."""

    ALL = "all"
    TIED = "tied"


class Shortage(StrEnum):
    """What becomes of a player who cannot place a card that a war requires."""

    FIRST_SHORT_LOSES = "first_short_loses"
    ALL_SHORT_DRAW = "all_short_draw"
    LAST_CARD_UP = "last_card_up"
    LAST_CARD_STANDS = "last_card_stands"


class Collect(StrEnum):
    """The order in which a stake goes under the winner's packet."""

    OWN_FIRST = "own_first"
    OWN_LAST = "own_last"
    OWN_BLOCK = "own_block"
    OWN_BLOCK_LAST = "own_block_last"
    SEAT_ORDER = "seat_order"
    SHUFFLED = "shuffled"


class Objective(StrEnum):
    """When the game ends, and for whom well."""

    COLLECT_ALL = "collect_all"
    SHED_ALL = "shed_all"
    FIRST_OUT_LOSES = "first_out_loses"


OFF_ON = (False, True)
UNLESS_SHUFFLED: Any = object()  # the default of repeat_draw: on, unless a repeat forces nothing


def knob(*values: Any, default: Any = None) -> Any:
    """A field that takes one of these values, or one of a range; its default is the first unless named."""
    allowed = values[0] if isinstance(values[0], range) else values
    return field(default=allowed[0] if default is None else default, metadata={"values": allowed})


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A complete set of rules; making one that means nothing raises a RulesError.

    Values may be given as text too ("short", "on", "3"): that is how links and command lines write
    them.
    """

    players: int = knob(2, 3, 4)
    deck: Deck = knob(*Deck)
    best: Best = knob(*Best)
    low_beats_ace: bool = knob(*OFF_ON)
    twos_start_war: bool = knob(*OFF_ON)
    down: int = knob(0, 1, 2, 3, 4, default=1)
    in_war: InWar = knob(*InWar)
    shortage: Shortage = knob(*Shortage)
    collect: Collect = knob(*Collect)
    objective: Objective = knob(*Objective)
    repeat_draw: bool = knob(*OFF_ON, default=UNLESS_SHUFFLED)
    max_battles: int = knob(range(1, 100_001), default=10_000)

    def __post_init__(self) -> None:
        if self.repeat_draw is UNLESS_SHUFFLED:
            object.__setattr__(self, "repeat_draw", self.collect != Collect.SHUFFLED)
        for name, values in KNOBS.items():
            object.__setattr__(self, name, _value(name, values, getattr(self, name)))
        for one, other in CLASHES:
            if _set(self, one) and _set(self, other):
                raise RulesError(
                    f"{_naming(one)} and {_naming(other)} cannot be combined: choose one of the two."
                )


# Knob -> the values it may take, in the order in which people are offered them.
KNOBS: Mapping[str, Any] = MappingProxyType({f.name: f.metadata["values"] for f in fields(Rules)})

# Pairs of settings that mean nothing together.
CLASHES = (
    (("low_beats_ace", True), ("best", Best.LOW)),
    (("low_beats_ace", True), ("deck", Deck.JOKERS)),
    (("twos_start_war", True), ("deck", Deck.SHORT)),
    (("twos_start_war", True), ("in_war", InWar.TIED)),
    (("repeat_draw", True), ("collect", Collect.SHUFFLED)),
)

_PYANITSA = {"deck": Deck.SHORT, "low_beats_ace": True, "objective": Objective.SHED_ALL}

# Profile -> what differs from the defaults.
DIFFERENCES: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "classic": {},
        "both_short_draws": {"shortage": Shortage.ALL_SHORT_DRAW},
        "last_card_stands": {"shortage": Shortage.LAST_CARD_STANDS},
        "last_card_up": {
            "shortage": Shortage.LAST_CARD_UP,
            "collect": Collect.SHUFFLED,
            "repeat_draw": False,
        },
        "three_down": {"down": 3},
        "jokers": {"deck": Deck.JOKERS},
        "peace": {"best": Best.LOW},
        "automatic_war": {"twos_start_war": True},
        "three_players": {"players": 3},
        "four_players": {"players": 4},
        "pyanitsa": _PYANITSA,
        "pyanitsa_open": {**_PYANITSA, "down": 0},
        "pyanitsa_spent": {**_PYANITSA, "objective": Objective.FIRST_OUT_LOSES},
    }
)
DEFAULT_PROFILE = "classic"


def agree(profile: str = DEFAULT_PROFILE, knobs: Mapping[str, Any] = MappingProxyType({})) -> Rules:
    """The rules of a profile, with these knobs changed; a RulesError says what of it there is not."""
    if not isinstance(profile, str) or profile not in DIFFERENCES:
        raise RulesError(f"There is no profile “{profile}”. The profiles are {', '.join(DIFFERENCES)}.")
    for name in knobs:
        if name not in KNOBS:
            raise RulesError(f"There is no knob “{name}”. The knobs are {', '.join(KNOBS)}.")
    return Rules(**{**DIFFERENCES[profile], **knobs})


def value_text(value: Any) -> str:
    """How links and command lines write a knob's value."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def whole_number(text: str) -> int | None:
    """The number that at most nine digits write, None if that is not what they are."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def _value(name: str, values: Any, given: Any) -> Any:
    """The one of a knob's values that is given, as itself or as text."""
    if isinstance(values, range) and isinstance(given, str):
        given = given if (number := whole_number(given)) is None else number
    elif isinstance(given, str):
        for value in values:
            if value_text(value) == given:
                return value
    if type(given) is type(values[0]) and given in values:
        return given
    if isinstance(values, range):
        choice = f"a whole number from {values.start} to {values.stop - 1:,}"
    else:
        choice = "one of " + ", ".join(value_text(value) for value in values)
    raise RulesError(f"“{name}” cannot be “{value_text(given)}”: it is {choice}.")


def _set(rules: Rules, setting: tuple[str, Any]) -> bool:
    name, value = setting
    return bool(getattr(rules, name) == value)


def _naming(setting: tuple[str, Any]) -> str:
    name, value = setting
    return f"“{name}: {value_text(value)}”"


PROFILES: Mapping[str, Rules] = MappingProxyType({name: agree(name) for name in DIFFERENCES})
