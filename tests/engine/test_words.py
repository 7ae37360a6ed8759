"""Words: a sentence and a few words for every knob value, a name for every knob, rule and profile."""

from typing import Any

import pytest

from engine import KNOBS, PROFILES
from engine.words import (
    KNOB_NAMES,
    KNOB_QUESTIONS,
    PROFILE_NAMES,
    RULE_NAMES,
    VALUE_SENTENCES,
    value_name,
    value_sentence,
)
from tests.engine.games import is_sentence

VALUES = [
    (knob, value) for knob in KNOBS for value in ([1, 10_000] if knob == "max_battles" else KNOBS[knob])
]


@pytest.mark.parametrize(("knob", "value"), VALUES)
def test_every_value_of_every_knob_has_a_sentence(knob: str, value: Any) -> None:
    assert is_sentence(value_sentence(knob, value))


def test_no_two_values_of_a_knob_say_the_same() -> None:
    for knob in VALUE_SENTENCES:
        assert len({value_sentence(knob, value) for value in KNOBS[knob]}) == len(KNOBS[knob])


def test_every_value_of_every_knob_has_a_few_words_of_its_own() -> None:
    for knob, values in KNOBS.items():
        few = [value_name(knob, value) for value in ([1, 10_000] if knob == "max_battles" else values)]
        assert all(few)
        assert len(set(few)) == len(few)
    assert value_name("max_battles", 10_000) == "10,000 battles"


def test_every_rule_that_a_frame_may_name_has_a_name() -> None:
    assert set(RULE_NAMES) == {*KNOBS, "deal", "battle", "war", "time"}
    assert len(set(RULE_NAMES.values())) == len(RULE_NAMES)


def test_what_is_said_of_the_number_of_players_holds_at_peace_too() -> None:
    for number in KNOBS["players"]:
        assert "highest" not in value_sentence("players", number)


def test_the_battle_limit_is_said_in_figures() -> None:
    assert "10,000 battles" in value_sentence("max_battles", 10_000)


def test_a_battle_limit_of_one_is_said_in_the_singular() -> None:
    assert "1 battles" not in value_sentence("max_battles", 1)


def test_every_knob_and_every_profile_has_a_name_of_its_own() -> None:
    assert list(KNOB_NAMES) == list(KNOB_QUESTIONS) == list(KNOBS)
    assert list(PROFILE_NAMES) == list(PROFILES)
    for names in (KNOB_NAMES, KNOB_QUESTIONS, PROFILE_NAMES):
        assert len(set(names.values())) == len(names)
