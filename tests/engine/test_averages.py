"""Figures that other people published, and figures of whole decks, found again in samples.

The samples are the same on every run. Every margin is about four standard errors of its sample, so a
figure that is off by more belongs to other rules.
"""

import random
from collections import Counter
from collections.abc import Callable
from statistics import mean, median
from typing import Any

import pytest

from engine import Ending, Reason, Rules, agree, deal, finish
from engine.cards import DECKS
from engine.deal import Deal, read_deal, shuffle
from engine.game import Game
from engine.table import Table

pytestmark = pytest.mark.slow

type Sample = list[tuple[Deal, Ending]]


def sample(rules: Rules, games: int) -> Sample:
    deals = [deal(rules, f"sample {number}") for number in range(games)]
    return [(packets, finish(rules, packets)) for packets in deals]


def lengths(games: Sample) -> list[int]:
    """The lengths of the games that come to an end of themselves."""
    return sorted(ending.battles for _, ending in games if ending.losers or ending.reason is Reason.ALL_SHORT)


def share(games: Sample, is_one: Callable[[Ending], bool]) -> float:
    return mean(is_one(ending) for _, ending in games)


def won_with_aces(games: Sample) -> list[float]:
    """How often a player with no ace, one, two, three or four of them wins."""
    held: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for packets, ending in games:
        for seat, packet in enumerate(packets):
            aces = sum(card[0] == "A" for card in packet)
            held[aces] += 1
            won[aces] += seat in ending.winners
    return [won[aces] / held[aces] for aces in range(5)]


def test_classic_games() -> None:
    games = sample(Rules(), 4000)
    battles = lengths(games)
    assert mean(battles) == pytest.approx(257.7, abs=12)
    assert median(battles) == pytest.approx(204, abs=12)
    assert battles[int(0.95 * len(battles))] == pytest.approx(631, abs=50)
    assert battles[0] >= 16
    assert battles[-1] <= 3426
    assert share(games, lambda ending: ending.reason is Reason.SHORT) == pytest.approx(0.196, abs=0.025)
    assert share(games, lambda ending: ending.reason is Reason.REPEAT) == 0
    assert share(games, lambda ending: ending.winners == (0,)) == pytest.approx(0.501, abs=0.03)
    assert won_with_aces(games) == pytest.approx([0.066, 0.276, 0.5, 0.722, 0.933], abs=0.05)


def test_about_eighteen_battles_of_a_classic_game_come_to_a_war() -> None:
    rules = Rules()
    with_war, games = 0, 1000
    for number in range(games):
        table = Table(rules, read_deal(rules, deal(rules, f"sample {number}")))
        game = Game(table, None)
        while game.ending() is None:
            before = table.wars
            table.battle()
            with_war += table.wars > before
    assert with_war / games == pytest.approx(18.2, abs=1.8)


def test_games_with_a_shuffled_pick_up() -> None:
    games = sample(agree(knobs={"collect": "shuffled"}), 3000)
    battles = lengths(games)
    assert mean(battles) == pytest.approx(441.4, abs=26)
    assert median(battles) == pytest.approx(334, abs=26)
    assert battles[int(0.025 * len(battles))] == pytest.approx(70, abs=12)
    assert battles[int(0.975 * len(battles))] == pytest.approx(1414, abs=130)
    assert battles[int(0.95 * len(battles))] == pytest.approx(1160, abs=110)
    assert battles[int(0.99 * len(battles))] == pytest.approx(1750, abs=240)
    assert won_with_aces(games) == pytest.approx([0.114, 0.304, 0.499, 0.698, 0.886], abs=0.07)


def test_games_with_three_down_whose_last_card_is_turned_up() -> None:
    games = sample(agree("last_card_up", {"down": 3}), 3000)
    assert mean(lengths(games)) == pytest.approx(270.62, abs=17)
    assert mean(ending.wars for _, ending in games) == pytest.approx(16.93, abs=1.1)


@pytest.mark.parametrize(("down", "wins"), [(1, 0.809), (2, 0.717), (3, 0.655)])
def test_four_aces_against_all_the_other_cards(down: int, wins: float) -> None:
    rules = agree(knobs={"collect": "shuffled", "down": down})
    others = [card for card in DECKS["standard"] if card[0] != "A"]
    source = random.Random(2017)
    ends = [finish(rules, ["AS AH AD AC", shuffle(others, source)]) for _ in range(1500)]
    assert mean(ending.winners == (0,) for ending in ends) == pytest.approx(wins, abs=0.05)


@pytest.mark.parametrize(
    ("knobs", "games", "average", "margin"),
    [
        ({"collect": "own_last"}, 1500, 277, 23),
        ({"collect": "own_block"}, 1500, 289, 24),
        ({"collect": "own_block_last"}, 1500, 294, 24),
        ({"down": 3}, 2000, 170, 12),
        ({"players": 4}, 1500, 236, 20),
    ],
    ids=str,
)
def test_the_average_length(knobs: dict[str, Any], games: int, average: float, margin: float) -> None:
    played = sample(agree(knobs=knobs), games)
    assert mean(lengths(played)) == pytest.approx(average, abs=margin)
    assert len(lengths(played)) == games


def test_three_down_ends_short_in_two_games_of_five() -> None:
    games = sample(agree("three_down"), 2000)
    assert median(lengths(games)) == pytest.approx(134, abs=10)
    assert share(games, lambda ending: ending.reason is Reason.SHORT) == pytest.approx(0.42, abs=0.044)


@pytest.mark.parametrize(
    ("profile", "average", "middle"), [("pyanitsa", 117, 92), ("pyanitsa_open", 148, 118)]
)
def test_pyanitsa_takes_a_hundred_and_some_battles(profile: str, average: float, middle: float) -> None:
    battles = lengths(sample(agree(profile), 2000))
    assert mean(battles) == pytest.approx(average, abs=9)
    assert median(battles) == pytest.approx(middle, abs=9)


def test_the_pick_up_in_seat_order_repeats_often() -> None:
    games = sample(agree(knobs={"collect": "seat_order"}), 400)
    repeats = [ending.period for _, ending in games if ending.reason is Reason.REPEAT]
    assert len(repeats) / len(games) == pytest.approx(0.42, abs=0.1)
    assert repeats.count(52) / len(repeats) == pytest.approx(6 / 7, abs=0.11)
    assert mean(lengths(games)) == pytest.approx(1700, abs=360)


def test_one_game_of_three_players_in_six_comes_to_no_end_of_itself() -> None:
    games = sample(agree("three_players"), 250)
    endless = share(games, lambda ending: ending.reason in (Reason.REPEAT, Reason.BATTLE_LIMIT))
    assert endless == pytest.approx(1 / 6, abs=0.09)
