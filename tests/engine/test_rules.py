"""Knobs, their values, and what may not be combined."""

from dataclasses import FrozenInstanceError, asdict, fields
from typing import Any

import pytest

from engine import KNOBS, PROFILES, Rules, RulesError, agree
from engine.rules import DIFFERENCES, value_text

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "deck": "standard",
    "best": "high",
    "low_beats_ace": False,
    "twos_start_war": False,
    "down": 1,
    "in_war": "all",
    "shortage": "first_short_loses",
    "collect": "own_first",
    "objective": "collect_all",
    "repeat_draw": True,
    "max_battles": 10_000,
}

VALUES: dict[str, list[Any]] = {
    "players": [2, 3, 4],
    "deck": ["standard", "short", "jokers"],
    "best": ["high", "low"],
    "low_beats_ace": [False, True],
    "twos_start_war": [False, True],
    "down": [0, 1, 2, 3, 4],
    "in_war": ["all", "tied"],
    "shortage": ["first_short_loses", "all_short_draw", "last_card_up", "last_card_stands"],
    "collect": ["own_first", "own_last", "own_block", "own_block_last", "seat_order", "shuffled"],
    "objective": ["collect_all", "shed_all", "first_out_loses"],
    "repeat_draw": [False, True],
}


def test_the_classic_rules_are_the_default() -> None:
    assert asdict(Rules()) == DEFAULTS
    assert agree() == Rules() == PROFILES["classic"]


def test_knobs_take_these_values_and_no_others() -> None:
    assert {name: list(values) for name, values in KNOBS.items() if name != "max_battles"} == VALUES
    assert KNOBS["max_battles"] == range(1, 100_001)
    assert list(KNOBS) == list(DEFAULTS) == [field.name for field in fields(Rules)]


def test_rules_and_profiles_cannot_be_changed_once_made() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().down = 3  # type: ignore[misc]
    for table in (PROFILES, DIFFERENCES, KNOBS):
        with pytest.raises(TypeError):
            table["house"] = Rules()  # type: ignore[index]


@pytest.mark.parametrize(("knob", "value"), [(knob, value) for knob in VALUES for value in VALUES[knob]])
def test_a_value_may_be_given_as_itself_or_as_text(knob: str, value: Any) -> None:
    as_itself, as_text = (agree(knobs={knob: given}) for given in (value, value_text(value)))
    assert as_itself == as_text
    assert asdict(as_itself)[knob] == value
    assert type(getattr(as_text, knob)) is type(getattr(Rules(), knob))


def test_the_battle_limit_may_be_anything_from_one_to_a_hundred_thousand() -> None:
    for battles in (1, 2, 9_999, 100_000):
        assert agree(knobs={"max_battles": battles}).max_battles == battles
        assert agree(knobs={"max_battles": str(battles)}).max_battles == battles


@pytest.mark.parametrize(
    ("knob", "value", "choice"),
    [
        ("players", 1, "one of 2, 3, 4"),
        ("players", 5, "one of 2, 3, 4"),
        ("players", "two", "one of 2, 3, 4"),
        ("players", True, "one of 2, 3, 4"),
        ("deck", "tarot", "one of standard, short, jokers"),
        ("deck", 52, "one of standard, short, jokers"),
        ("best", "", "one of high, low"),
        ("low_beats_ace", 1, "one of off, on"),
        ("twos_start_war", "true", "one of off, on"),
        ("down", 5, "one of 0, 1, 2, 3, 4"),
        ("down", -1, "one of 0, 1, 2, 3, 4"),
        ("down", 1.0, "one of 0, 1, 2, 3, 4"),
        ("down", True, "one of 0, 1, 2, 3, 4"),
        ("down", None, "one of 0, 1, 2, 3, 4"),
        ("in_war", ["all"], "one of all, tied"),
        ("shortage", "draw", "one of first_short_loses, all_short_draw, last_card_up, last_card_stands"),
        ("collect", {}, "one of own_first, own_last, own_block, own_block_last, seat_order, shuffled"),
        ("objective", "win", "one of collect_all, shed_all, first_out_loses"),
        ("repeat_draw", "yes", "one of off, on"),
        ("repeat_draw", None, "one of off, on"),
        ("max_battles", 0, "a whole number from 1 to 100,000"),
        ("max_battles", 100_001, "a whole number from 1 to 100,000"),
        ("max_battles", "1.5", "a whole number from 1 to 100,000"),
        ("max_battles", "", "a whole number from 1 to 100,000"),
        ("max_battles", 10.0, "a whole number from 1 to 100,000"),
    ],
)
def test_a_value_that_a_knob_has_not_is_refused_with_those_it_has(knob: str, value: Any, choice: str) -> None:
    with pytest.raises(RulesError) as refused:
        agree(knobs={knob: value})
    assert str(refused.value) == f"“{knob}” cannot be “{value_text(value)}”: it is {choice}."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("low_beats_ace", True), ("best", "low")),
        (("low_beats_ace", True), ("deck", "jokers")),
        (("twos_start_war", True), ("deck", "short")),
        (("twos_start_war", True), ("in_war", "tied")),
        (("repeat_draw", True), ("collect", "shuffled")),
    ],
    ids=lambda setting: f"{setting[0]}-{value_text(setting[1])}",
)
def test_settings_that_mean_nothing_together_are_refused_by_both_names(
    one: tuple[str, Any], other: tuple[str, Any]
) -> None:
    agree(knobs=dict([one]))
    agree(knobs=dict([other]))
    with pytest.raises(RulesError) as refused:
        agree(knobs=dict([one, other]))
    for name, value in (one, other):
        assert f"“{name}: {value_text(value)}”" in str(refused.value)


@pytest.mark.parametrize(
    "knobs",
    [
        {"low_beats_ace": True, "deck": "short"},
        {"low_beats_ace": True, "twos_start_war": True},
        {"low_beats_ace": True, "in_war": "tied"},
        {"twos_start_war": True, "deck": "jokers", "best": "low"},
        {"best": "low", "deck": "jokers"},
        {"best": "low", "deck": "short", "in_war": "tied"},
        {"collect": "shuffled", "repeat_draw": False},
        {"players": 2, "in_war": "tied"},
    ],
    ids=str,
)
def test_other_settings_go_together(knobs: dict[str, Any]) -> None:
    assert asdict(agree(knobs=knobs)) == {**DEFAULTS, **knobs}


def test_asking_for_the_shuffled_pick_up_alone_switches_the_repeat_off() -> None:
    assert not Rules(collect="shuffled").repeat_draw  # type: ignore[arg-type]
    assert not agree(knobs={"collect": "shuffled"}).repeat_draw
    assert agree(knobs={"collect": "seat_order"}).repeat_draw


def test_an_unknown_knob_is_refused_with_those_there_are() -> None:
    with pytest.raises(RulesError) as refused:
        agree(knobs={"donw": 3})
    assert "no knob “donw”" in str(refused.value)
    assert all(name in str(refused.value) for name in DEFAULTS)
