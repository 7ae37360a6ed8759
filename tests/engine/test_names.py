"""Names: what cards, players and numbers are called."""

import pytest

from engine.cards import CARDS
from engine.frame import FACE_DOWN
from engine.names import card_name, counted, listed, players, ranks_of


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


def test_several_of_a_rank_have_their_name() -> None:
    assert [ranks_of(card) for card in ("9C", "6S", "X1")] == ["nines", "sixes", "jokers"]
