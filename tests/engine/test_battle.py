"""The opening of a battle: everybody turns up a card, and the best one takes them all."""

from typing import Any

import pytest

from engine import Kind
from tests.engine.games import after, end, kinds

LOW_TO_HIGH = "23456789TJQKA"
ALL_RANKS = {rank: place for place, rank in enumerate(LOW_TO_HIGH)}
ALL_PAIRS = [(one, other) for one in LOW_TO_HIGH for other in LOW_TO_HIGH]

WON = (
    "all_cards: won by 0, lost by 1; battles 1, wars 0",
    "all_cards: won by 1, lost by 0; battles 1, wars 0",
)
WAR = "all_short: draw; battles 1, wars 1"


def test_the_higher_rank_wins_in_every_pair_of_ranks_and_equal_ranks_are_war() -> None:
    assert len(ALL_PAIRS) == 169
    for one, other in ALL_PAIRS:
        expected = WAR if one == other else WON[ALL_RANKS[one] < ALL_RANKS[other]]
        assert end(f"{one}S / {other}H") == expected
        assert end(f"{one}C / {other}D", deck="jokers") == expected


def test_the_lower_rank_wins_in_every_pair_of_ranks_at_peace() -> None:
    for one, other in ALL_PAIRS:
        expected = WAR if one == other else WON[ALL_RANKS[one] > ALL_RANKS[other]]
        assert end(f"{one}S / {other}H", best="low") == expected


@pytest.mark.parametrize(("deck", "lowest"), [("standard", "2"), ("short", "6")])
def test_only_the_lowest_rank_of_the_deck_beats_the_ace_and_it_beats_nothing_else(
    deck: str, lowest: str
) -> None:
    for one, other in ALL_PAIRS:
        if min(ALL_RANKS[one], ALL_RANKS[other]) < ALL_RANKS[lowest]:
            continue
        expected = WAR if one == other else WON[ALL_RANKS[one] < ALL_RANKS[other]]
        if {one, other} == {lowest, "A"}:
            expected = WON[other == lowest]
        assert end(f"{one}S / {other}H", deck=deck, low_beats_ace=True) == expected


def test_without_that_rule_the_ace_beats_the_lowest_rank() -> None:
    assert end("6S / AH", deck="short") == WON[1]
    assert end("2S / AH") == WON[1]


@pytest.mark.parametrize("suits", [one + other for one in "SHDC" for other in "SHDC" if one != other])
def test_suits_do_not_break_a_tie(suits: str) -> None:
    assert end(f"9{suits[0]} / 9{suits[1]}") == WAR


THREE: list[tuple[str, str, dict[str, Any], str]] = [
    ("a king alone beats two nines", "KS / 9H 8H / 9D", {}, "KS 9H 9D / 8H / -"),
    ("a king alone beats two nines from any seat", "9S 8S / 9H / KD", {}, "8S / - / KD 9S 9H"),
    ("the lowest of three wins at peace", "KS 8S / 9H 8H / 3D", {"best": "low"}, "8S / 8H / 3D KS 9H"),
    ("a six beats an ace beside a king", "6S / AH 8H / KD", {"low_beats_ace": True}, "6S AH KD / 8H / -"),
    ("a six beats two aces", "AS 8S / AH / 6D", {"low_beats_ace": True}, "8S / - / 6D AS AH"),
    ("without an ace a six is lowest", "6S / KH / 7D 8D", {"low_beats_ace": True}, "- / KH 7D 6S / 8D"),
    ("without a six an ace is highest", "7S 8S / AH / KD", {"low_beats_ace": True}, "8S / AH KD 7S / -"),
    ("four play", "9S 2S / TH 2H / JD 2D / JS 2C", {"best": "low"}, "2S 9S TH JD JS / 2H / 2D / 2C"),
]


@pytest.mark.parametrize(
    ("packets", "knobs", "held"), [row[1:] for row in THREE], ids=[row[0] for row in THREE]
)
def test_best_of_three_or_four(packets: str, knobs: dict[str, Any], held: str) -> None:
    deck = "short" if "low_beats_ace" in knobs else "standard"
    assert after(packets, deck=deck, **knobs) == held


def test_two_sixes_and_an_ace_are_a_war_of_the_sixes() -> None:
    game: dict[str, Any] = {"deck": "short", "low_beats_ace": True}
    assert (
        end("6S 7S 8S / AS 7H 9H / 6H 7D TD", **game) == "all_cards: won by 2, lost by 0 1; battles 1, wars 1"
    )
    # only the sixes fight: 8 against T
    held = after("6S 7S 8S / AS 7H 9H / 6H 7D TD", in_war="tied", **game)
    assert held == "- / 7H 9H / 6H 6S AS 7D 7S TD 8S"


def test_an_ace_that_sits_a_war_out_is_not_there_to_be_beaten() -> None:
    # The sixes tie above the ace and fight alone; then 6 meets 7 with no ace in comparison.
    held = after("6S 8S 6D / 6H 8H 7H / AS 9S", deck="short", low_beats_ace=True, in_war="tied")
    assert held == "- / 6H AS 6S 8H 8S 7H 6D / 9S"


@pytest.mark.parametrize(
    ("packets", "ending"),
    [
        ("X1 / AS", WON[0]),
        ("AS / X2", WON[1]),
        ("X1 / X2", WAR),
        ("X2 / X1", WAR),
        ("X1 2S KS / X2 3S QS", "all_cards: won by 0, lost by 1; battles 1, wars 1"),
        ("X1 / 2S", WON[0]),
    ],
)
def test_a_joker_beats_every_ace_and_ties_with_the_other_joker(packets: str, ending: str) -> None:
    assert end(packets, deck="jokers") == ending


def test_jokers_are_worst_at_peace() -> None:
    assert end("X1 / AS", deck="jokers", best="low") == WON[1]


def test_the_winner_puts_the_cards_under_the_packet() -> None:
    assert after("3S 5S 7S / 2H 6H 8H") == "5S 7S 3S 2H / 6H 8H"
    assert after("3S 5S 7S / 2H 6H 8H", battles=2) == "7S 3S 2H / 8H 6H 5S"


def test_a_last_card_that_wins_keeps_its_owner_in() -> None:
    assert after("KS / QH 3H") == "KS QH / 3H"
    assert end("KS / QH 3H") == "all_cards: won by 0, lost by 1; battles 2, wars 0"


def test_whoever_loses_the_last_card_is_out_and_the_others_play_on() -> None:
    assert after("KS 2S / QH / JD 3D") == "2S KS QH JD / - / 3D"
    assert after("KS 2S / QH / JD 3D", battles=2) == "KS QH JD / - / 3D 2S"
    assert kinds("KS 2S / QH / JD 3D", max_battles=2) == [
        Kind.DEALT,
        Kind.TURNED_UP,
        Kind.TAKEN,
        Kind.OUT,
        Kind.TURNED_UP,
        Kind.TAKEN,
        Kind.ENDED,
    ]
