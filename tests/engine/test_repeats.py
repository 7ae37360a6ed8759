"""Repeats: when the whole position stood before, the game is a draw; what only looks so is not."""

from typing import Any

from engine import Ending, Reason
from tests.engine.games import after, end, ending, positions

# Repeats that can be followed by hand.
AFTER_TWO = "2S 3S / 4S"  # own_last: 3S / 2S 4S, then as dealt
AFTER_SIX = "2S 5S 3S / 6S 4S"


def test_a_position_that_stood_before_is_a_draw() -> None:
    assert positions(AFTER_TWO, 2, collect="own_last") == ["2S 3S / 4S", "3S / 2S 4S", "2S 3S / 4S"]
    ended = ending(AFTER_TWO, collect="own_last")
    assert ended == Ending(Reason.REPEAT, (), (), battles=2, wars=0, first_seen=0, period=2)
    assert positions(AFTER_SIX, 6) == [
        "2S 5S 3S / 6S 4S",
        "5S 3S / 4S 6S 2S",
        "3S 5S 4S / 6S 2S",
        "5S 4S / 2S 6S 3S",
        "4S 5S 2S / 6S 3S",
        "5S 2S / 3S 6S 4S",
        "2S 5S 3S / 6S 4S",
    ]
    assert end(AFTER_SIX) == "repeat: draw; battles 6, wars 0; first seen 0, period 6"


def test_a_repeat_is_named_with_the_battle_it_first_stood_after() -> None:
    packets = "2S 2H 3S 3H 6S / 4S 4H 6H 5S 5H"
    assert end(packets) == "repeat: draw; battles 63, wars 2; first seen 7, period 56"
    stood = positions(packets, 63)
    assert stood[63] == stood[7]
    assert len(set(stood)) == 63


def test_equal_ranks_in_other_suits_are_not_a_repeat() -> None:
    # The ranks 2 4 2 / 3 2 stand again after every second battle, each time in other suits.
    packets = "2C 4S 2S / 3C 2D"
    stood = positions(packets, 6)
    assert [stood[battle] for battle in (0, 2, 4, 6)] == [
        "2C 4S 2S / 3C 2D",
        "2S 4S 2D / 3C 2C",
        "2D 4S 2C / 3C 2S",
        "2C 4S 2S / 3C 2D",
    ]
    assert end(packets) == "repeat: draw; battles 6, wars 0; first seen 0, period 6"


def test_packets_that_have_merely_changed_owners_are_not_a_repeat() -> None:
    game: dict[str, Any] = {"collect": "own_last", "shortage": "last_card_stands"}
    packets = "4C 4S 3H 2C / 3D 4D"
    assert after(packets, 6, **game) == "3D 4D / 4C 4S 3H 2C"
    assert end(packets, **game) == "repeat: draw; battles 12, wars 6; first seen 0, period 12"


def test_the_same_cards_in_a_row_divided_otherwise_are_not_a_repeat() -> None:
    assert positions("2S 3S 4S / 5S", 5) == [
        "2S 3S 4S / 5S",
        "3S 4S / 5S 2S",
        "4S / 2S 5S 3S",
        "4S 2S / 5S 3S",  # 4S 2S 5S 3S once more
        "2S / 3S 5S 4S",
        "- / 5S 4S 3S 2S",
    ]
    assert end("2S 3S 4S / 5S") == "all_cards: won by 1, lost by 0; battles 5, wars 0"


def test_a_full_deck_that_never_ends_is_a_draw_with_its_period() -> None:
    packets = (
        "9C 7S 8H 7C QS 9H QD 8S AH TC KH 2H JC TH TD 5S KC KS 5D 3S QC 7D JD 4D 6H 3C / "
        "9D 7H 9S 3H AC 8D QH 6C 2S 2D JH 3D JS 2C AD 5H TS 5C AS KD 4S 4C 6S 8C 6D 4H"
    )
    assert end(packets) == "repeat: draw; battles 432, wars 96; first seen 0, period 432"
    # The ranks have gone round six times by then.
    stood = ["".join(card[0] for card in position.split()) for position in positions(packets, 72)]
    assert stood[72] == stood[0]


def test_a_game_of_three_can_repeat_after_one_is_out() -> None:
    packets = "2S 3S 4S / 6S / 5S"
    assert positions(packets, 5, collect="own_last") == [
        "2S 3S 4S / 6S / 5S",
        "3S 4S / 5S 2S 6S / -",
        "4S / 2S 6S 3S 5S / -",
        "2S 4S / 6S 3S 5S / -",
        "4S / 3S 5S 2S 6S / -",
        "3S 4S / 5S 2S 6S / -",
    ]
    assert end(packets, collect="own_last") == "repeat: draw; battles 5, wars 0; first seen 1, period 4"
