"""The quick-reference sheet: seven sentences that say the agreed rules and no others."""

import re

import pytest

from engine import KNOBS, PROFILES, Rules, RulesError, agree
from engine.sheet import seven_sentences
from engine.words import value_sentence


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_has_its_seven_sentences(profile: str) -> None:
    sheet = seven_sentences(PROFILES[profile])
    assert list(sheet) == ["Deal", "Battle", "War", "Again", "Short", "Aim", "Draw"]
    assert all(text[0].isupper() and text.endswith(".") for text in sheet.values())


@pytest.mark.parametrize(
    ("profile", "section", "says"),
    [
        ("classic", "Deal", ["52 cards", "26 to each"]),
        ("three_players", "Deal", ["52 cards", "17 to each", "1 card is set aside"]),
        ("four_players", "Deal", ["52 cards", "13 to each"]),
        ("pyanitsa", "Deal", ["36 cards", "18 to each"]),
        ("jokers", "Deal", ["54 cards", "27 to each"]),
        ("classic", "Battle", ["highest"]),
        ("peace", "Battle", ["lowest"]),
        ("peace", "War", ["lowest cards tie"]),
        ("pyanitsa", "Battle", ["beats an ace"]),
        ("automatic_war", "War", ["two"]),
        ("classic", "War", ["each player places one face down, then one face up"]),
        ("three_down", "War", ["three face down, then one face up"]),
        ("pyanitsa_open", "War", ["each player places one face up"]),
        ("last_card_up", "Again", ["shuffles the cards"]),
        ("classic", "Draw", ["10,000 battles"]),
    ],
)
def test_a_sentence_says_what_the_profile_agrees(profile: str, section: str, says: list[str]) -> None:
    text = seven_sentences(PROFILES[profile])[section]
    assert all(words in text for words in says), text


def test_two_cards_left_over_are_set_aside() -> None:
    assert "2 cards are set aside" in seven_sentences(agree(knobs={"players": 4, "deck": "jokers"}))["Deal"]


def test_who_fights_is_said_where_it_matters() -> None:
    assert "those who tied place" in seven_sentences(agree(knobs={"players": 3, "in_war": "tied"}))["War"]
    assert "each player places" in seven_sentences(agree(knobs={"in_war": "tied"}))["War"]


def test_what_is_not_agreed_is_not_said() -> None:
    sheet = " ".join(seven_sentences(Rules()).values())
    assert not re.search(r"\b(ace|two|six|joker)", sheet)
    assert value_sentence("twos_start_war", True) not in sheet
    assert value_sentence("repeat_draw", True) in sheet
    no_repeat = seven_sentences(agree(knobs={"repeat_draw": False}))["Draw"]
    assert no_repeat.startswith(value_sentence("max_battles", 10_000))


def test_every_change_of_a_knob_changes_the_sheet() -> None:
    for players in (3, 4):
        plain = agree(knobs={"players": players, "max_battles": 500})
        for knob, values in KNOBS.items():
            for value in [1000] if knob == "max_battles" else values:
                try:
                    changed = agree(knobs={"players": players, "max_battles": 500, knob: value})
                except RulesError:  # the shuffled pick-up and the repeat
                    continue
                assert (changed == plain) == (seven_sentences(changed) == seven_sentences(plain))
