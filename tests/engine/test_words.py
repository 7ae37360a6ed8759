"""Words: a sentence and a few words for every knob value, a name for every card, player and profile."""

from typing import Any

import pytest

from engine import KNOBS, PROFILES
from engine.cards import CARDS
from engine.frame import FACE_DOWN
from engine.words import (
    KNOB_NAMES,
    PROFILE_NAMES,
    RULE_NAMES,
    VALUE_SENTENCES,
    card_name,
    counted,
    listed,
    players,
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
    assert list(KNOB_NAMES) == list(KNOBS)
    assert list(PROFILE_NAMES) == list(PROFILES)
    for names in (KNOB_NAMES, PROFILE_NAMES):
        assert len(set(names.values())) == len(names)


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("AS", "ace of spades"),
        ("KH", "king of hearts"),
        ("QD", "queen of diamonds"),
        ("JC", "jack of clubs"),
        ("TD", "ten of diamonds"),
        ("2C", "two of clubs"),
        ("X1", "joker"),
        ("X2", "joker"),
        (FACE_DOWN, "card face down"),
    ],
)
def test_a_card_has_its_name(card: str, name: str) -> None:
    assert card_name(card) == name


def test_no_two_cards_but_the_jokers_share_a_name() -> None:
    assert len({card_name(card) for card in CARDS}) == 53


def test_seats_are_said_from_player_one() -> None:
    assert players([0]) == "player 1"
    assert players([1, 3]) == "players 2 and 4"
    assert players([0, 1, 2]) == "players 1, 2 and 3"


def test_things_are_counted_and_listed() -> None:
    assert [counted(1), counted(2), counted(0)] == ["1 card", "2 cards", "0 cards"]
    assert [counted(1, "battle"), counted(12_345, "battle")] == ["1 battle", "12,345 battles"]
    assert [listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
