"""Endings: who wins and loses, draws, and which of them comes first."""

from typing import Any

import pytest

from engine import Ending, Reason
from tests.engine.games import after, end, ending

OBJECTIVES = ("collect_all", "shed_all", "first_out_loses")

# Packets, and how they end under each objective.
BY_OBJECTIVE: dict[str, tuple[str, tuple[str, str, str]]] = {
    "the last card lost": (
        "KS / QH 3H",
        (
            "all_cards: won by 0, lost by 1; battles 2, wars 0",
            "all_cards: won by 1, lost by 0; battles 2, wars 0",
            "first_out: won by 0, lost by 1; battles 2, wars 0",
        ),
    ),
    "short in a war": (
        "7S QD / 7H",
        (
            "short: won by 0, lost by 1; battles 1, wars 1",
            "short: won by 1, lost by 0; battles 1, wars 1",
            "first_out: won by 0, lost by 1; battles 1, wars 1",
        ),
    ),
    "two out at once": (
        "KS / QH / JD",
        (
            "all_cards: won by 0, lost by 1 2; battles 1, wars 0",
            "all_cards: won by 1 2, lost by 0; battles 1, wars 0",
            "first_out: won by 0, lost by 1 2; battles 1, wars 0",
        ),
    ),
    "one out after the other": (
        "KS AS / QH / JD 3D",
        (
            "all_cards: won by 0, lost by 1 2; battles 2, wars 0",
            "all_cards: won by 1 2, lost by 0; battles 2, wars 0",
            "first_out: won by 0 2, lost by 1; battles 1, wars 0",
        ),
    ),
    "one short, and the others finish the battle": (
        "KS / KH 2H 5H 8H / 3S 4S 6S",
        (
            "all_cards: won by 2, lost by 0 1; battles 4, wars 1",
            "all_cards: won by 0 1, lost by 2; battles 4, wars 1",
            "first_out: won by 1 2, lost by 0; battles 1, wars 1",
        ),
    ),
    "one short and another's last card lost in one battle": (
        "KS / KH 2H 5H / 3S 4S 6S",
        (
            "short: won by 2, lost by 0 1; battles 1, wars 1",
            "short: won by 0 1, lost by 2; battles 1, wars 1",
            "first_out: won by 2, lost by 0 1; battles 1, wars 1",
        ),
    ),
    "all short together": ("5S / 5H / 5D", ("all_short: draw; battles 1, wars 1",) * 3),
}


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("case", BY_OBJECTIVE)
def test_who_wins_and_who_loses(case: str, objective: str) -> None:
    packets, endings = BY_OBJECTIVE[case]
    assert end(packets, objective=objective) == endings[OBJECTIVES.index(objective)]


def test_a_draw_has_neither_winners_nor_losers_and_counts_the_battle_it_falls_in() -> None:
    assert ending("9S 5S / 8H 5H", max_battles=1) == Ending(Reason.BATTLE_LIMIT, (), (), 1, 0)
    assert ending("5S / 5H") == Ending(Reason.ALL_SHORT, (), (), 1, 1)


AFTER_SIX = "2S 5S 3S / 6S 4S"  # stands again after six battles


def test_where_a_repeat_is_no_draw_play_goes_on_to_the_limit() -> None:
    assert end(AFTER_SIX, repeat_draw=False) == "battle_limit: draw; battles 10000, wars 0"
    assert end(AFTER_SIX, repeat_draw=False, max_battles=7) == "battle_limit: draw; battles 7, wars 0"


def test_the_limit_is_ten_thousand_battles_and_can_be_changed() -> None:
    assert (
        end(AFTER_SIX, repeat_draw=False, max_battles=12_345) == "battle_limit: draw; battles 12345, wars 0"
    )
    assert end("KS 2S 3S / QH 4H 5H", max_battles=1) == "battle_limit: draw; battles 1, wars 0"


def test_the_limit_is_a_draw_whoever_has_more_cards() -> None:
    assert after("KS QS JS / 2H 3H 4H 5H", 2) == "JS KS 2H QS 3H / 4H 5H"
    assert end("KS QS JS / 2H 3H 4H 5H", max_battles=2) == "battle_limit: draw; battles 2, wars 0"


def test_time_is_a_draw_at_the_boundary_after_the_battle_in_progress_is_finished() -> None:
    assert end("KS QS JS / 2H 3H 4H 5H", time_up_after=2) == "time: draw; battles 2, wars 0"
    assert end("9S 2S KS 7S / 9H 2H QH 7H", time_up_after=1) == "time: draw; battles 1, wars 1"


def test_when_time_is_up_at_the_deal_no_battle_starts() -> None:
    assert end("KS / QH", time_up_after=0) == "time: draw; battles 0, wars 0"


def test_time_that_is_never_up_changes_nothing() -> None:
    assert end("KS / QH 3H", time_up_after=3) == end("KS / QH 3H") == end("KS / QH 3H", time_up_after=None)


@pytest.mark.parametrize(
    ("packets", "knobs", "reason"),
    [
        pytest.param(
            "KS / QH 3H", {"max_battles": 2, "time_up_after": 2}, "all_cards", id="won before limit and time"
        ),
        pytest.param(
            "7S QD / 7H", {"max_battles": 1, "time_up_after": 1}, "short", id="short before limit and time"
        ),
        pytest.param(
            "7S / 7H", {"max_battles": 1, "time_up_after": 1}, "all_short", id="all short before limit"
        ),
        pytest.param(
            "KS QS / QH / JD",
            {"objective": "first_out_loses", "max_battles": 1, "time_up_after": 1},
            "first_out",
            id="first out before limit and time",
        ),
        pytest.param(
            AFTER_SIX, {"max_battles": 6, "time_up_after": 6}, "repeat", id="repeat before limit and time"
        ),
        pytest.param(AFTER_SIX, {"time_up_after": 6}, "repeat", id="repeat before time"),
        pytest.param(
            AFTER_SIX, {"max_battles": 5, "time_up_after": 5}, "battle_limit", id="limit before time"
        ),
        pytest.param(
            AFTER_SIX, {"max_battles": 6, "time_up_after": 5}, "time", id="time at an earlier boundary"
        ),
        pytest.param(
            AFTER_SIX, {"max_battles": 5}, "battle_limit", id="a cap just before the repeat is a cap"
        ),
        pytest.param("KS / QH 3H", {"max_battles": 1}, "battle_limit", id="a cap just before a win is a cap"),
    ],
)
def test_of_several_endings_at_one_boundary_this_comes_first(
    packets: str, knobs: dict[str, Any], reason: str
) -> None:
    assert ending(packets, **knobs).reason == reason


def test_an_out_player_with_no_cards_does_not_end_a_game_of_three() -> None:
    assert end("KS 2S / QH / JD 3D", max_battles=1) == "battle_limit: draw; battles 1, wars 0"
