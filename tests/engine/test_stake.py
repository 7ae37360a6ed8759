"""Taking the stake: in which order it goes under the winner's packet."""

from collections import Counter

import pytest

from tests.engine.games import after, positions

# Three at war, everybody fights: 9 9 5, one face down each, then 3 K 4: player 2 wins.
WAR_OF_THREE = "9S 2S 3S 7S / 9H 2H KH 7H / 5D 2D 4D 7D"


@pytest.mark.parametrize(
    ("collect", "taken"),
    [
        ("own_first", "9H 5D 9S 2H 2D 2S KH 4D 3S"),
        ("own_last", "5D 9S 9H 2D 2S 2H 4D 3S KH"),
        ("own_block", "9H 2H KH 5D 2D 4D 9S 2S 3S"),
        ("own_block_last", "5D 2D 4D 9S 2S 3S 9H 2H KH"),
        ("seat_order", "9S 9H 5D 2S 2H 2D 3S KH 4D"),
    ],
)
def test_the_pick_up_order_of_a_war_of_three(collect: str, taken: str) -> None:
    assert after(WAR_OF_THREE, collect=collect) == f"7S / 7H {taken} / 7D"


@pytest.mark.parametrize(
    ("collect", "first_wins", "last_wins"),
    [
        ("own_first", "KS 5H 4D 3C", "KC 3S 5H 4D"),
        ("own_last", "5H 4D 3C KS", "3S 5H 4D KC"),
        ("own_block", "KS 5H 4D 3C", "KC 3S 5H 4D"),
        ("own_block_last", "5H 4D 3C KS", "3S 5H 4D KC"),
        ("seat_order", "KS 5H 4D 3C", "3S 5H 4D KC"),
    ],
)
def test_the_others_follow_from_the_winners_left(collect: str, first_wins: str, last_wins: str) -> None:
    assert after("KS / 5H / 4D / 3C", collect=collect) == f"{first_wins} / - / - / -"
    assert after("3S / 5H / 4D / KC", collect=collect) == f"- / - / - / {last_wins}"


@pytest.mark.parametrize(
    ("collect", "taken"),
    [
        ("own_first", "7S 7H 2S 3H 4H 5H KS 6H"),
        ("own_last", "7H 7S 3H 2S 4H 5H 6H KS"),
        ("own_block", "7S 2S KS 7H 3H 4H 5H 6H"),
        ("own_block_last", "7H 3H 4H 5H 6H 7S 2S KS"),
        ("seat_order", "7S 7H 2S 3H 4H 5H KS 6H"),
    ],
)
def test_face_up_cards_are_one_group_also_of_players_with_fewer_face_down(collect: str, taken: str) -> None:
    # Three down; player 1 has two cards left, so one goes face down, and the king is turned up.
    held = after("7S 2S KS / 7H 3H 4H 5H 6H 8H", down=3, shortage="last_card_up", collect=collect)
    assert held == f"{taken} / 8H"


def test_a_shuffled_stake_is_the_same_cards_in_an_order_that_the_deal_decides() -> None:
    once, again = (after(WAR_OF_THREE, collect="shuffled") for _ in range(2))
    assert once == again
    first, second, third = once.split(" / ")
    assert (first, third) == ("7S", "7D")
    assert second.startswith("7H ")
    assert sorted(second.split()[1:]) == sorted("9H 5D 9S 2H 2D 2S KH 4D 3S".split())


def test_a_shuffled_stake_of_two_lies_either_way_about_as_often() -> None:
    lows = [low + suit for low in "23456789TJQ" for suit in "SHDC"]
    tops = Counter(after(f"KS / {low} KC", collect="shuffled")[:2] == "KS" for low in lows)
    assert min(tops.values()) > 10  # of 44


def test_the_shuffled_order_goes_on_from_battle_to_battle() -> None:
    packets = "AS KS QS JS TS 9S 8S / 2H 3H 4H 5H 6H 7H 7D 8H"
    taken = positions(packets, 7, collect="shuffled")[-1].split(" / ")[0].split()
    pairs = [taken[at : at + 2] for at in range(0, 14, 2)]
    assert {pair[0][1] for pair in pairs} == {"S", "H"}  # not always the same way round
