"""Shuffling, dealing, and the packets that may be played."""

import itertools
import random
from collections import Counter

import pytest

from engine import DealError, Rules, agree, deal, deal_text, parse_deal, play
from engine.cards import DECKS
from engine.deal import generator, read_deal, shuffle

# Worked out by a Fisher-Yates shuffle of the deck, spades to clubs and ace to two, by random() alone.
GOLDEN = {
    "rain": "5C 6H TD 7C 7S KS QH 5D AC KH 7H 8S TH 6D JC 4S AH 3S 9H 9C 4C 2D 9S JH QS 8H / "
    "5S QC JD TC KD KC 3D 4H AS AD 2S JS 6S 9D 3H 8C 8D 4D 6C 3C 5H TS QD 2C 2H 7D",
    "": "TD 5D JH TC QH JC 8S 3H 8D 9S 2H 9H AS 3S 3D AH 2D 5H 6D TS QC KS 2S 3C 2C 9D / "
    "4C 8H 4S QD KD QS 7S 6C 6S AC JD 7D 4H 5S 6H AD 7H KC 9C 7C TH 4D JS 5C KH 8C",
    "1": "QS QC AS 5S 5H 5C JC 4S KD QH AH 6H 3S KS 4D 9D 7D 2D TH 6D AC JD 5D 8C 6S 2S / "
    "3H 9S KH 7C TC QD JS 9H TD 4H 8D 2H JH 3D 2C 8H 4C 3C KC 7S TS 8S 9C 6C 7H AD",
    "9007199254740993": "9C 5D QS 7D 2C 7C KC 3H 4D 9H 7S 4H TD 8D 3S TC 3C 8H AD 6D 5H 6S 8S 6C KD QH / "
    "9S KS JH KH 7H TH 8C AC JS 9D 2S TS AS 5C QC AH JC 3D 2D JD 5S 4C QD 2H 6H 4S",
    "Дождь": "QH AC 5H 9H 2C AD 6C 6D 6S 5S 4H 7C 4D 3H 7S 2S TC 4C TH 9C 8D AH 3D AS 3C QD / "
    "9S JD 8H 7D 2H QS 5D TD KC 6H 2D KD KH 3S JC 5C 7H QC 9D JH 4S 8C TS KS 8S JS",
}


@pytest.mark.parametrize("seed", GOLDEN, ids=lambda seed: seed or "no text")
def test_a_seed_gives_this_deal_on_every_machine(seed: str) -> None:
    assert deal_text(deal(Rules(), seed)) == GOLDEN[seed]


def test_seeds_beyond_the_whole_numbers_of_a_page_stay_apart() -> None:
    assert 2**53 == 9007199254740992
    assert deal(Rules(), "9007199254740992") != deal(Rules(), "9007199254740993")


def test_any_text_is_a_seed() -> None:
    for seed in ("\ud800", "\0", "🂡", "a" * 10_000):
        assert deal(Rules(), seed) == deal(Rules(), seed)


def test_other_seeds_give_other_deals() -> None:
    assert len({deal(Rules(), str(seed)) for seed in range(1000)}) == 1000


def test_every_order_comes_out_of_the_shuffle_about_as_often_as_the_others() -> None:
    orders = Counter("".join(shuffle("abcd", generator(str(seed)))) for seed in range(4800))
    assert set(orders) == {"".join(order) for order in itertools.permutations("abcd")}
    assert all(140 < times < 260 for times in orders.values())  # 200 and four standard deviations


def test_the_shuffle_asks_for_nothing_but_random_numbers() -> None:
    class OnlyRandom(random.Random):
        def getrandbits(self, k: int, /) -> int:
            raise AssertionError

    assert shuffle("abcdef", OnlyRandom(b"rain")) == shuffle("abcdef", generator("rain"))


@pytest.mark.parametrize(
    ("players", "deck", "each"),
    [
        (2, "standard", 26),
        (3, "standard", 17),
        (4, "standard", 13),
        (2, "short", 18),
        (3, "short", 12),
        (4, "short", 9),
        (2, "jokers", 27),
        (3, "jokers", 18),
        (4, "jokers", 13),
    ],
)
def test_everybody_gets_as_many_cards_and_no_card_is_dealt_twice(players: int, deck: str, each: int) -> None:
    packets = deal(agree(knobs={"players": players, "deck": deck}), "rain")
    assert [len(packet) for packet in packets] == [each] * players
    assert len({card for packet in packets for card in packet}) == each * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_cards_are_dealt_singly_in_seat_order_and_the_last_one_dealt_is_played_first(
    players: int, deck: str
) -> None:
    packets = deal(agree(knobs={"players": players, "deck": deck}), "rain")
    shuffled = shuffle(DECKS[deck], generator("rain"))
    assert [packet[-1] for packet in packets] == shuffled[:players]
    turns = len(shuffled) // players
    assert [packet[0] for packet in packets] == shuffled[(turns - 1) * players : turns * players]
    dealt = [packets[seat][turns - 1 - turn] for turn in range(turns) for seat in range(players)]
    assert dealt == shuffled[: turns * players]


def test_cards_left_over_when_no_full_turn_remains_are_set_aside() -> None:
    for players, deck, left_over in ((3, "standard", 1), (4, "jokers", 2)):
        packets = deal(agree(knobs={"players": players, "deck": deck}), "rain")
        aside = set(DECKS[deck]) - {card for packet in packets for card in packet}
        assert aside == set(shuffle(DECKS[deck], generator("rain"))[-left_over:])


def test_a_deal_is_read_packet_by_packet() -> None:
    assert parse_deal("9C 3D QD / 9h ks 10c") == (("9C", "3D", "QD"), ("9H", "KS", "TC"))
    assert parse_deal("9C/9H/X1") == (("9C",), ("9H",), ("X1",))


def test_a_deal_reads_back_as_itself() -> None:
    for seed in map(str, range(50)):
        packets = deal(Rules(players=4), seed)
        assert parse_deal(deal_text(packets)) == packets


def test_packets_need_not_be_a_whole_deck_nor_equal() -> None:
    assert read_deal(Rules(), ["9C 3D", ("9H",)]) == (("9C", "3D"), ("9H",))


@pytest.mark.parametrize(
    ("knobs", "packets", "words"),
    [
        ({}, "9C / 9H / 9D", ["2 players", "2 packets", "has 3"]),
        ({}, "9C", ["2 players", "2 packets", "has 1"]),
        ({"players": 4}, "9C / 9H", ["4 players", "4 packets", "has 2"]),
        ({}, "9C / ", ["packet of player 2 is empty", "at least one card"]),
        ({"players": 3}, "9C / / 9D", ["packet of player 2 is empty", "at least one card"]),
        ({}, "9C 9H 9C / 8H", ["9C is there twice", "once"]),
        ({}, "9C / 8H 9C", ["9C is there twice", "once"]),
        ({}, "9C / 8H 9c", ["9C is there twice", "once"]),
        ({"deck": "jokers"}, "X1 / X1", ["X1 is there twice", "once"]),
        ({"deck": "short"}, "9C / 5H", ["5H is not in the short deck", "36 cards"]),
        ({}, "9C / X1", ["X1 is not in the standard deck", "52 cards"]),
        ({}, "9C / 9Z", ["“9Z” is not a card", "9C"]),
    ],
)
def test_packets_that_cannot_be_played_are_refused_with_the_fault_and_the_remedy(
    knobs: dict[str, int], packets: str, words: list[str]
) -> None:
    with pytest.raises(DealError) as refused:
        read_deal(agree(knobs=knobs), packets.split("/"))
    for word in words:
        assert word in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_deck_dealt_whole_to_both_is_refused() -> None:
    with pytest.raises(DealError, match="is there twice"):
        read_deal(Rules(), [DECKS["standard"], DECKS["standard"]])


def test_a_deal_that_cannot_be_played_is_refused_before_the_first_frame_is_asked_for() -> None:
    with pytest.raises(DealError, match="is empty"):
        play(Rules(), ["9C", ""])


def test_a_seed_that_is_no_text_is_refused() -> None:
    with pytest.raises(DealError, match="A seed is text, such as “rain” or “5”"):
        deal(Rules(), 5)  # type: ignore[arg-type]
