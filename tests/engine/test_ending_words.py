"""What is said of an ending: who wins, who loses, or why it is a draw."""

import itertools
import re

import pytest

from engine import Ending, Reason, Rules, agree
from engine.captions import caption, ending_sentence, result
from tests.engine.games import frames, is_sentence

SOME_PLAYERS = r"[Pp]layers? (\d(?:, \d)*(?: and \d)?)"


def won_by(said: str) -> set[str]:
    return set(re.findall(r"\d", " ".join(re.findall(rf"{SOME_PLAYERS} wins?\b", said))))


def lost_by(said: str) -> set[str]:
    lost = rf"{SOME_PLAYERS}(?: (?:is|are) out first\b[^.]*)? loses?\b"
    return set(re.findall(r"\d", " ".join(re.findall(lost, said))))


SEATS = [
    (winners, tuple(sorted(set(range(number)) - set(winners))))
    for number in (2, 3, 4)
    for count in range(1, number)
    for winners in itertools.combinations(range(number), count)
]


@pytest.mark.parametrize(("winners", "losers"), SEATS)
@pytest.mark.parametrize(
    ("objective", "reason"),
    [
        ("collect_all", Reason.ALL_CARDS),
        ("collect_all", Reason.SHORT),
        ("shed_all", Reason.ALL_CARDS),
        ("shed_all", Reason.SHORT),
        ("first_out_loses", Reason.FIRST_OUT),
    ],
)
def test_an_ending_says_who_wins_and_never_that_a_loser_does(
    winners: tuple[int, ...], losers: tuple[int, ...], objective: str, reason: Reason
) -> None:
    rules = agree(knobs={"players": len(winners + losers), "objective": objective})
    out = winners if objective == "shed_all" else losers
    said = ending_sentence(Ending(reason, winners, losers, 20, 3, short=out[-1:]), rules)
    assert is_sentence(said)
    assert won_by(said) == {str(seat + 1) for seat in winners}
    assert lost_by(said) == ({str(seat + 1) for seat in losers} if objective != "collect_all" else set())
    assert (f"Player {out[-1] + 1} ran short" in said) == (reason is Reason.SHORT)
    assert "draw" not in said


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        (Ending(Reason.ALL_CARDS, (1,), (0,), 1234, 3), "Player 2 wins in battle 1,234"),
        (Ending(Reason.FIRST_OUT, (0, 2), (1,), 4, 3), "Players 1 and 3 win in battle 4"),
        (Ending(Reason.ALL_SHORT, (), (), 1, 13), "A draw in battle 1"),
    ],
    ids=["one wins", "two win", "draw"],
)
def test_a_result_is_said_in_a_few_words(ending: Ending, said: str) -> None:
    assert result(ending) == said


@pytest.mark.parametrize(
    ("ending", "says"),
    [
        (Ending(Reason.ALL_SHORT, (), (), 1, 1), ["nobody", "war"]),
        (Ending(Reason.REPEAT, (), (), 432, 96, 0, 432), ["after battle 432", "at the deal", "432 battles"]),
        (
            Ending(Reason.REPEAT, (), (), 1465, 96, 1033, 432),
            ["battle 1,465", "after battle 1,033", "432 battles"],
        ),
        (Ending(Reason.BATTLE_LIMIT, (), (), 10_000, 500), ["10,000 battles", "limit"]),
        (Ending(Reason.TIME, (), (), 300, 20), ["time is up", "300 battles"]),
        (Ending(Reason.TIME, (), (), 0, 0), ["time is up", "0 battles"]),
    ],
    ids=lambda value: value.reason if isinstance(value, Ending) else "",
)
def test_a_draw_says_why_and_names_no_winner(ending: Ending, says: list[str]) -> None:
    said = ending_sentence(ending, Rules())
    assert is_sentence(said)
    assert said.startswith("A draw")
    assert all(words in said for words in says), said
    assert "win" not in said
    assert "lose" not in said


def test_a_cap_is_not_said_to_be_a_loop_nor_a_loop_a_cap() -> None:
    cap = ending_sentence(Ending(Reason.BATTLE_LIMIT, (), (), 10_000, 500), Rules())
    loop = ending_sentence(Ending(Reason.REPEAT, (), (), 10_000, 500, 9000, 1000), Rules())
    assert "for ever" not in cap
    assert "limit" not in loop


@pytest.mark.parametrize("reason", [Reason.BATTLE_LIMIT, Reason.TIME])
def test_one_battle_is_said_in_the_singular(reason: Reason) -> None:
    said = ending_sentence(Ending(reason, (), (), 1, 0), Rules())
    assert "1 battle" in said
    assert "1 battle are" not in said


def test_of_several_who_are_out_the_one_is_named_who_ran_short_at_the_last() -> None:
    last = frames("KS 7S 9D / QH / 2D 7H", players=3)[-1]
    assert caption(last, agree(knobs={"players": 3})) == (
        "Player 3 ran short of cards in the last battle. Player 1 wins, the last with cards."
    )
