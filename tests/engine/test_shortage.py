"""Short of cards in a war: who is out, whose last card stands, and when it is a draw."""

from typing import Any

import pytest

from tests.engine.games import after, end

FOUR = ("first_short_loses", "all_short_draw", "last_card_up", "last_card_stands")
DRAW_OF_ONE_WAR = "all_short: draw; battles 1, wars 1"
DRAW_OF_TWO_WARS = "all_short: draw; battles 1, wars 2"


def won(seats: str, losers: str, wars: int = 1, reason: str = "short", battles: int = 1) -> str:
    return f"{reason}: won by {seats}, lost by {losers}; battles {battles}, wars {wars}"


# Packets, knobs, and how it ends under each of the four rules, in the order above.
FOUR_RULES: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "one card against none": (
        "7S QD / 7H",
        {},
        (won("0", "1"), DRAW_OF_ONE_WAR, won("0", "1"), won("0", "1", reason="all_cards")),
    ),
    "none against one card": (
        "7S / 7H QD",
        {},
        (won("1", "0"), DRAW_OF_ONE_WAR, won("1", "0"), won("1", "0", reason="all_cards")),
    ),
    "one low card against none": (
        "7S 2D / 7H",
        {},
        (won("0", "1"), DRAW_OF_ONE_WAR, won("0", "1"), won("1", "0", reason="all_cards")),
    ),
    "one card each": (
        "7S QD / 7H QS",
        {},
        (DRAW_OF_ONE_WAR, DRAW_OF_ONE_WAR, DRAW_OF_TWO_WARS, DRAW_OF_TWO_WARS),
    ),
    "one card each, one better": (
        "7S QD / 7H JS",
        {},
        (DRAW_OF_ONE_WAR, DRAW_OF_ONE_WAR, *[won("0", "1", reason="all_cards")] * 2),
    ),
    "none each": ("7S / 7H", {}, (DRAW_OF_ONE_WAR,) * 4),
    "one card and none down": (
        "7S QD / 7H",
        {"down": 0},
        (won("0", "1"), won("0", "1"), won("0", "1"), won("0", "1", reason="all_cards")),
    ),
    "the last card would go face down": (
        "7S 5S / 7H 6H 9H 2H",
        {},
        (won("1", "0"), won("1", "0"), won("1", "0", reason="all_cards"), won("1", "0", reason="all_cards")),
    ),
    "three down, one and two cards": (
        "7S 2S / 7H 3H 4H",
        {"down": 3},
        (
            won("1", "0"),
            DRAW_OF_ONE_WAR,
            won("1", "0", reason="all_cards"),
            won("1", "0", reason="all_cards"),
        ),
    ),
    "three down, two and two cards": (
        "7S 2S KS / 7H 3H 4H",
        {"down": 3},
        (DRAW_OF_ONE_WAR, DRAW_OF_ONE_WAR, *[won("0", "1", reason="all_cards")] * 2),
    ),
    "exactly enough for one war and the next one comes": (
        "7S 2S 9S / 7H 3H 9H 4H 5H",
        {},
        (won("1", "0", 2), won("1", "0", 2), won("1", "0", 2), won("0", "1", 2, "all_cards")),
    ),
    "both kings short, the third is left": (
        "KS / KH / 3S 5S 6S",
        {"players": 3},
        # standing kings tie with each other again, and nobody has a card for that war but the third
        (*[won("2", "0 1")] * 3, DRAW_OF_TWO_WARS),
    ),
    "three with nothing left": ("5S / 5H / 5D", {"players": 3}, (DRAW_OF_ONE_WAR,) * 4),
    "four with nothing left": ("5S / 5H / 5D / 5C", {"players": 4}, (DRAW_OF_ONE_WAR,) * 4),
}


@pytest.mark.parametrize("rule", FOUR)
@pytest.mark.parametrize("case", FOUR_RULES)
def test_the_four_ways_of_being_short(case: str, rule: str) -> None:
    packets, knobs, endings = FOUR_RULES[case]
    assert end(packets, shortage=rule, **knobs) == endings[FOUR.index(rule)]


# Name, packets, rule, other knobs, packets after the battle.
HELD: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("who cannot turn up loses the card just laid down", "7S 5S / 7H 6H 9H 2H", "first_short_loses", {},
     "- / 9H 2H 7H 7S 6H 5S"),
    ("the last card is turned up instead", "7S 5S / 7H 6H 9H 2H", "last_card_up", {}, "- / 2H 7H 7S 6H 9H 5S"),
    ("the survivor holds all six cards", "5S 9S / 5H 8H 8D 8C", "first_short_loses", {}, "- / 8D 8C 5H 5S 8H 9S"),
    ("a last card joins the stake", "5S 9S / 5H 8H 8D 8C", "all_short_draw", {}, "- / 8H 8D 8C 5H 5S 9S"),
    ("a last card turned up may win", "5S 9S / 5H 8H 8D 8C", "last_card_up", {}, "5S 5H 8H 9S 8D / 8C"),
    ("cards are placed up to the step that fails", "7S 2S 3S / 7H 4H 5H 6H 8H", "first_short_loses", {"down": 3},
     "- / 6H 8H 7H 7S 4H 2S 5H 3S"),
    ("a sole survivor places nothing more", "KS / KH / 3S 5S 6S", "first_short_loses", {}, "- / - / 5S 6S 3S KS KH"),
    ("the rank exposed before is not used again", "AS / AH 2S 3H", "first_short_loses", {}, "- / 2S 3H AH AS"),
    ("the war goes on among those left", "KS / KH 2H 5H / 3S 4S 6S", "first_short_loses", {},
     "- / - / 3S KS KH 4S 2H 6S 5H"),
    ("even among those who did not tie", "KS / KH / 3S 2S 8S / 4S 2D 7S", "first_short_loses", {},
     "- / - / 3S 4S KS KH 2S 2D 8S 7S / -"),
    ("last cards join seat by seat and top first", "KS 2S 3S / KH 4H / 9S 5S 6S 7S JS", "all_short_draw",
     {"down": 2}, "- / - / 5S 6S 7S JS 9S KS KH 2S 3S 4H"),
    ("each of them counts as played by itself", "KS 2S 3S / KH 4H / 9S 5S 6S 7S JS", "all_short_draw",
     {"down": 2, "collect": "own_last"}, "- / - / 5S 6S 7S JS KS KH 9S 2S 3S 4H"),
    ("and belongs to its player's block", "KS 2S 3S / KH 4H / 9S 5S 6S 7S JS", "all_short_draw",
     {"down": 2, "collect": "own_block"}, "- / - / 5S 6S 7S JS 9S KS 2S 3S KH 4H"),
    ("last cards join before the war's own cards", "KS 2S / KH 3H 4H / 9S 5S 6S", "all_short_draw", {},
     "- / - / 9S KS KH 2S 5S 3H 6S 4H"),
    ("the first seat's last cards lie first, whoever wins", "9S 5S 6S 7S JS / KH 4H / KS 2S 3S",
     "all_short_draw", {"down": 2}, "5S 6S 7S JS 9S KH KS 4H 2S 3S / - / -"),
    ("a card turned up stands while the war goes on", "7S 9S / 7H 2H 9H 3H 4H 5H", "last_card_up", {},
     "7S 7H 2H 9S 9H 3H 4H / 5H"),
    ("who has fewer cards places fewer face down", "7S 2S KS / 7H 3H 4H 5H 6H 8H", "last_card_up", {"down": 3},
     "7S 7H 2S 3H 4H 5H KS 6H / 8H"),
    ("a card exposed before stands if none is left", "7S 2S 9S / 7H 3H 9H 4H 5H", "last_card_stands", {},
     "7S 7H 2S 3H 9S 9H 4H 5H / -"),
    ("two whose cards stand beside one who turns up", "KS / KH / 3S 5S AS 6S", "last_card_stands", {},
     "- / - / 6S 3S KS KH 5S AS"),
    ("with exactly enough it is an ordinary war", "7S 2S 9S 8S / 7H 3H 4H", "last_card_stands", {},
     "8S 7S 7H 2S 3H 9S 4H / -"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("packets", "rule", "knobs", "held"), [r[1:] for r in HELD], ids=[r[0] for r in HELD]
)
def test_where_the_cards_go(packets: str, rule: str, knobs: dict[str, Any], held: str) -> None:
    assert after(packets, shortage=rule, **knobs) == held


ENDS: list[tuple[str, str, dict[str, Any], str]] = [
    ("losing with a standing card is not a shortage", "7S 9S / 7H 2H TH", {"shortage": "last_card_up"},
     won("1", "0", reason="all_cards")),
    ("short though the stake was won by comparison", "KS / KH 2H 5H / 3S 4S 6S", {}, won("2", "0 1")),
    ("all short after somebody went out", "KS / KH 2H / 3S 4S", {}, DRAW_OF_ONE_WAR),
    ("all short after somebody went out, first out loses", "KS / KH 2H / 3S 4S",
     {"objective": "first_out_loses"}, DRAW_OF_ONE_WAR),
    ("counted before, not step by step", "KS 2S 3S / KH 4H 5H / 3H 6H", {"shortage": "all_short_draw", "down": 3},
     DRAW_OF_ONE_WAR),
    ("none left and none standing is out at once", "7S 2S 9S / 7H 3H 9H 4H", {"shortage": "last_card_up"},
     won("1", "0", 2)),
    ("standing cards that tie for best are a draw", "KS / KH / 3S 5S", {"shortage": "last_card_stands"},
     DRAW_OF_TWO_WARS),
    ("a single best of what stands takes the stake", "2S / KH",
     {"shortage": "last_card_stands", "twos_start_war": True}, won("1", "0", reason="all_cards")),
    ("a single best of what stands at peace", "2S / KH",
     {"shortage": "last_card_stands", "twos_start_war": True, "best": "low"}, won("0", "1", reason="all_cards")),
    ("a two that stands is newly turned up once only", "7S 2S / 7H 3H 9H 4H",
     {"shortage": "last_card_up", "twos_start_war": True}, won("1", "0", 2, "all_cards")),
    ("two twos that stand and nobody can turn up", "7S 2S / 7H 2H",
     {"shortage": "last_card_up", "twos_start_war": True}, DRAW_OF_TWO_WARS),
    ("a two on top of a single best is no war when it stands", "2S / KH 3H QH",
     {"shortage": "last_card_stands", "twos_start_war": True}, won("1", "0", reason="all_cards")),
]  # fmt: skip


@pytest.mark.parametrize(("packets", "knobs", "ended"), [r[1:] for r in ENDS], ids=[r[0] for r in ENDS])
def test_how_it_ends(packets: str, knobs: dict[str, Any], ended: str) -> None:
    assert end(packets, **knobs) == ended


def test_the_last_card_of_a_two_down_war_stands_after_one_face_down() -> None:
    # Two cards and two down: one goes face down, the last is turned up and stands.
    held = after("7S 2S KS / 7H 3H 4H QH 5H", shortage="last_card_up", down=2)
    assert held == "7S 7H 2S 3H 4H KS QH / 5H"


def test_a_shortage_in_an_earlier_battle_does_not_make_the_ending_short() -> None:
    # Player 1 goes out short in battle 1; player 2 loses the last card by comparison in battle 4.
    packets = "KS / KH 2H 5H QH / 3S 4S 6S"
    assert after(packets, battles=3) == "- / 3S / KH 4S 2H 6S 5H KS QH"
    assert end(packets) == "all_cards: won by 2, lost by 0 1; battles 4, wars 1"
