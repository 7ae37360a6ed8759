"""Cards, packets and decks, and how they are written."""

import pytest

from engine.cards import (
    CARDS,
    DECKS,
    NUMBER,
    DealError,
    packet_text,
    parse_card,
    parse_packet,
    strength,
)

LOW_TO_HIGH = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]


def test_ranks_run_from_two_up_to_ace_in_every_suit() -> None:
    for suit in "SHDC":
        strengths = [strength(rank + suit) for rank in LOW_TO_HIGH]
        assert strengths == sorted(set(strengths))


def test_suits_never_decide() -> None:
    for rank in LOW_TO_HIGH:
        assert len({strength(rank + suit) for suit in "SHDC"}) == 1


def test_jokers_are_equal_and_above_the_ace_and_still_two_cards() -> None:
    assert strength("X1") == strength("X2") > strength("AS")
    assert NUMBER["X1"] != NUMBER["X2"]


def test_every_card_has_a_number_of_its_own() -> None:
    assert len(CARDS) == len(set(CARDS)) == 54
    assert [NUMBER[card] for card in CARDS] == list(range(54))


@pytest.mark.parametrize(
    ("deck", "cards", "ranks"),
    [
        ("standard", 52, set(LOW_TO_HIGH)),
        ("short", 36, {"6", "7", "8", "9", "T", "J", "Q", "K", "A"}),
        ("jokers", 54, {*LOW_TO_HIGH, "X"}),
    ],
)
def test_a_deck_has_each_of_its_cards_once(deck: str, cards: int, ranks: set[str]) -> None:
    assert len(DECKS[deck]) == len(set(DECKS[deck])) == cards
    assert {card[0] for card in DECKS[deck]} == ranks


def test_there_are_no_other_decks() -> None:
    assert set(DECKS) == {"standard", "short", "jokers"}


@pytest.mark.parametrize(
    ("text", "card"),
    [("9C", "9C"), ("TD", "TD"), ("10D", "TD"), ("10d", "TD"), ("as", "AS"), (" qh ", "QH"), ("x1", "X1")],
)
def test_a_card_is_read_in_any_of_its_spellings(text: str, card: str) -> None:
    assert parse_card(text) == card


@pytest.mark.parametrize(
    "text", ["", "9", "C9", "1D", "11D", "100D", "9CC", "9X", "X", "X3", "10", "9♣", "ace", "??"]
)
def test_what_is_no_card_is_refused_with_what_it_says_and_how_cards_are_written(text: str) -> None:
    with pytest.raises(DealError) as refused:
        parse_card(text)
    said = str(refused.value)
    assert f"“{text}” is not a card" in said
    assert "A K Q J T 9 8 7 6 5 4 3 2" in said
    assert "S H D C" in said
    assert "X1 and X2" in said


def test_every_card_reads_back_as_itself() -> None:
    assert [parse_card(card) for card in CARDS] == list(CARDS)
    assert [parse_card(card.lower()) for card in CARDS] == list(CARDS)


def test_a_packet_is_read_top_first() -> None:
    assert parse_packet("9C 3D  10s\n") == ("9C", "3D", "TS")
    assert parse_packet(" ") == ()


def test_a_packet_reads_back_as_itself() -> None:
    for deck in DECKS.values():
        assert parse_packet(packet_text(deck)) == deck
