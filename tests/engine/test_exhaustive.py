"""Every deal of some small decks, each of its ranks as good as any other of that rank."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine import Reason, Rules, agree, finish


def rank_orders(left: dict[str, int]) -> Iterator[str]:
    """Every order of so many cards of each rank."""
    if not any(left.values()):
        yield ""
    for rank, many in left.items():
        if many:
            for rest in rank_orders({**left, rank: many - 1}):
                yield rank + rest


def deals(suits: int, ranks: int) -> Iterator[tuple[list[str], list[str]]]:
    """Every even split; the cards of a rank are given their suits as they come."""
    for order in rank_orders(dict.fromkeys("23456789"[:ranks], suits)):
        cards = [rank + "SHDC"[order[:place].count(rank)] for place, rank in enumerate(order)]
        yield cards[: len(cards) // 2], cards[len(cards) // 2 :]


@pytest.mark.parametrize(
    ("suits", "ranks", "number", "wins", "draws", "longest"),
    [(4, 2, 70, 23, 24, 5), (2, 4, 2_520, 1_082, 356, 15), (4, 3, 34_650, 16_134, 2_382, 23)],
)
def test_all_classic_games_of_a_small_deck(
    suits: int, ranks: int, number: int, wins: int, draws: int, longest: int
) -> None:
    won: Counter[tuple[int, ...]] = Counter()
    reasons: Counter[Reason] = Counter()
    lengths = Counter[int]()
    rules = Rules()
    for packets in deals(suits, ranks):
        ending = finish(rules, packets)
        won[ending.winners] += 1
        reasons[ending.reason] += 1
        lengths[ending.battles] += 1
    assert won == {(0,): wins, (1,): wins, (): draws}
    assert sum(won.values()) == number
    assert reasons[Reason.ALL_SHORT] == draws
    assert reasons[Reason.REPEAT] == 0
    assert max(lengths) == longest


def test_with_an_even_deck_and_one_down_it_makes_no_difference_when_shortage_is_counted() -> None:
    one_by_one, before = Rules(), agree("both_short_draws")
    assert all(finish(one_by_one, packets) == finish(before, packets) for packets in deals(2, 4))


def test_with_three_down_it_makes_a_difference_when_shortage_is_counted() -> None:
    one_by_one = agree("three_down")
    before = agree("three_down", {"shortage": "all_short_draw"})
    assert any(finish(one_by_one, packets) != finish(before, packets) for packets in deals(4, 3))
