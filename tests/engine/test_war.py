"""Wars: what a tie starts, how many cards lie face down, who fights, and how deep it goes."""

from typing import Any

import pytest

from engine import Kind
from tests.engine.games import after, end, frames, kinds


@pytest.mark.parametrize(
    ("down", "packets", "held"),
    [
        (0, "9S KS 7S / 9H QH 7H", "7S 9S 9H KS QH / 7H"),
        (1, "9S 2S KS 7S / 9H 2H QH 7H", "7S 9S 9H 2S 2H KS QH / 7H"),
        (2, "9S 2S 3S KS 7S / 9H 2H 3H QH 7H", "7S 9S 9H 2S 2H 3S 3H KS QH / 7H"),
        (3, "9S 2S 3S 4S KS 7S / 9H 2H 3H 4H QH 7H", "7S 9S 9H 2S 2H 3S 3H 4S 4H KS QH / 7H"),
        (
            4,
            "9S 2S 3S 4S 5S KS 7S / 9H 2H 3H 4H 5H QH 7H",
            "7S 9S 9H 2S 2H 3S 3H 4S 4H 5S 5H KS QH / 7H",
        ),
    ],
)
def test_each_places_so_many_cards_face_down_and_then_one_face_up(down: int, packets: str, held: str) -> None:
    assert after(packets, down=down) == held
    steps = [Kind.TURNED_UP, Kind.WAR, *[Kind.FACE_DOWN] * down, Kind.FACE_UP, Kind.TAKEN]
    assert kinds(packets, down=down, max_battles=1) == [Kind.DEALT, *steps, Kind.ENDED]


def test_only_the_newest_face_up_cards_are_compared() -> None:
    # The aces tied, and the ace face down counts for nothing: 3 beats 2.
    assert after("AS AD 2S 7S / AH 4H 3H 7H") == "7S / 7H AH AS 4H AD 3H 2S"


def test_the_worked_example_of_two_battles() -> None:
    assert after("9C 3D QD AS / 9H KS 7C 2S") == "AS 9C 9H 3D KS QD 7C / 2S"
    assert end("9C 3D QD AS / 9H KS 7C 2S") == "all_cards: won by 0, lost by 1; battles 2, wars 1"


def test_a_tie_in_a_war_is_a_war_again_and_nothing_leaves_the_table_meanwhile() -> None:
    packets = "9S 2S 8S 3S KS 7S / 9H 2H 8H 3H QH 7H"
    assert end(packets, max_battles=1) == "battle_limit: draw; battles 1, wars 2"
    assert after(packets) == "7S 9S 9H 2S 2H 8S 8H 3S 3H KS QH / 7H"
    assert [frame.stake for frame in frames(packets, max_battles=1)] == [0, 2, 2, 4, 6, 6, 8, 10, 0, 0]


def twenty_six_equal_pairs() -> str:
    ranks = "23456789TJQKA"
    packets = ([rank + suit for suit in suits for rank in ranks] for suits in ("SH", "DC"))
    return " / ".join(" ".join(packet) for packet in packets)


@pytest.mark.parametrize(
    ("shortage", "wars"),
    [
        # A comparison every down + 1 cards, each of them a war; where one card is left over it is
        # turned up and compared too, if the shortage rule lets it.
        ("first_short_loses", [26, 13, 9, 7, 6]),
        ("all_short_draw", [26, 13, 9, 7, 6]),
        ("last_card_up", [26, 14, 10, 8, 6]),
        ("last_card_stands", [26, 14, 10, 8, 6]),
    ],
)
def test_twenty_six_equal_pairs_are_one_battle_of_many_wars_and_a_draw(
    shortage: str, wars: list[int]
) -> None:
    for down, fought in enumerate(wars):
        ended = end(twenty_six_equal_pairs(), shortage=shortage, down=down)
        assert ended == f"all_short: draw; battles 1, wars {fought}"


def test_a_deep_war_can_be_won_by_its_last_cards() -> None:
    packets = twenty_six_equal_pairs().replace("AH", "X1")
    assert end(packets, deck="jokers", down=0) == "all_cards: won by 0, lost by 1; battles 1, wars 25"


EVERYBODY: list[tuple[str, str, dict[str, Any], str]] = [
    (
        "one who did not tie fights too and may win",
        "9S 2S 3S / 9H 2H 4H / 4S 2D KD",
        {},
        "- / - / 4S 9S 9H 2D 2S 2H KD 3S 4H",
    ),
    (
        "the next tie may be with one who did not tie before",
        "9S 2S KS 3S 5S / 9H 2H 4H 3H 6H / 4S 2D KD 3D 7D",
        {},
        "- / - / 4S 9S 9H 2D 2S 2H KD KS 4H 3D 3S 3H 7D 5S 6H",
    ),
    (
        "only the tied fight if it is so agreed",
        "9S 2S 3S / 9H 2H 4H / 4S 2D KD",
        {"in_war": "tied"},
        "- / 9H 4S 9S 2H 2S 4H 3S / 2D KD",
    ),
    (
        "of four only the tied fight, and again only those who tie again",
        "9S 2S 8S 3S / 9H 2H 8H 3H 5S 5H / 9D 2D 7D 3D 6D / 4S 2C KD",
        {"in_war": "tied", "down": 1, "shortage": "last_card_stands"},
        # 9 9 9: three fight; 8 8 7: two fight; 3S stands up against 5S
        "- / 5H 9H 9D 4S 9S 2H 2D 2S 8H 7D 8S 3H 5S 3S / 3D 6D / 2C KD",
    ),
]


@pytest.mark.parametrize(
    ("packets", "knobs", "held"), [row[1:] for row in EVERYBODY], ids=[row[0] for row in EVERYBODY]
)
def test_who_fights_a_war(packets: str, knobs: dict[str, Any], held: str) -> None:
    assert after(packets, **knobs) == held


def test_two_players_fight_the_same_wars_whoever_is_said_to_fight() -> None:
    for packets in ("9S 2S KS 7S / 9H 2H QH 7H", "9S / 9H", "9S 2S 8S 3S KS / 9H 2H 8H 3H QH"):
        assert end(packets, in_war="tied") == end(packets, in_war="all")


TWOS: list[tuple[str, str, str, dict[str, Any], int, str]] = [
    ("a two starts a war without a tie", "2S 4S KS 7S", "AH 5H QH 8H", {}, 1, "7S 2S AH 4S 5H KS QH / 8H"),
    ("a two of either", "AS 4S KS 7S", "2H 5H QH 8H", {}, 1, "7S AS 2H 4S 5H KS QH / 8H"),
    ("two twos start one war", "2S 4S KS 7S", "2H 5H QH 8H", {}, 1, "7S 2S 2H 4S 5H KS QH / 8H"),
    ("a two inside a war", "9S 4S 2S 6S KS 7S", "9H 5H QH 7H JH 8H", {}, 2,
     "7S 9S 9H 4S 5H 2S QH 6S 7H KS JH / 8H"),
    ("a two face down does nothing", "9S 2S KS 7S", "9H 3H QH 8H", {}, 1, "7S 9S 9H 2S 3H KS QH / 8H"),
    ("a two at peace", "2S 4S KS 7S", "AH 5H QH 8H", {"best": "low"}, 1, "7S / 8H AH 2S 5H 4S QH KS"),
    ("a two turned up at once", "2S KS 7S", "AH QH 8H", {"down": 0}, 1, "7S 2S AH KS QH / 8H"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("one", "other", "knobs", "wars", "held"), [r[1:] for r in TWOS], ids=[r[0] for r in TWOS]
)
def test_a_two_newly_turned_up(one: str, other: str, knobs: dict[str, Any], wars: int, held: str) -> None:
    packets = f"{one} / {other}"
    assert after(packets, twos_start_war=True, **knobs) == held
    assert end(packets, twos_start_war=True, max_battles=1, **knobs).endswith(f"wars {wars}")


def test_a_two_starts_a_war_of_all_three() -> None:
    held = after("2S 4S 5S / 9H 5H 6H / KD 6D 3D", twos_start_war=True)
    assert held == "- / 9H KD 2S 5H 6D 4S 6H 3D 5S / -"


def test_a_two_is_only_a_low_card_where_twos_start_no_war() -> None:
    assert after("2S 4S KS 7S / AH 5H QH 8H") == "4S KS 7S / 5H QH 8H AH 2S"


def test_a_war_that_nobody_can_fight_counts_all_the_same() -> None:
    assert end("9S / 9H") == "all_short: draw; battles 1, wars 1"
    assert end("2S / AH", twos_start_war=True) == "all_short: draw; battles 1, wars 1"


def test_wars_of_all_battles_are_counted() -> None:
    # 9 9 then K Q; 5 5 then 8 7.
    packets = "9S 2S KS 5S 3S 8S 4S / 9H 2H QH 5H 3H 7H 6H"
    assert end(packets, max_battles=2) == "battle_limit: draw; battles 2, wars 2"
