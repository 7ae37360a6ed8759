"""Wars of the tied alone: the others sit out, and come back if all who fight go short."""

from typing import Any

import pytest

from tests.engine.games import after, end

DRAW_OF_ONE_WAR = "all_short: draw; battles 1, wars 1"
DRAW_OF_TWO_WARS = "all_short: draw; battles 1, wars 2"


def won(seats: str, losers: str, wars: int = 1, reason: str = "short", battles: int = 1) -> str:
    return f"{reason}: won by {seats}, lost by {losers}; battles {battles}, wars {wars}"


# Wars of the tied alone: name, packets, knobs, packets after the battle or the ending.
TIED: list[tuple[str, str, dict[str, Any], str]] = [
    ("the one who sat out comes back and takes all", "KS / KH / 5S 6S", {}, "- / - / 6S 5S KS KH"),
    ("those who sat out are compared, also with no card left", "KS / KH / 5S / 4S 9S", {},
     "- / - / 5S 4S KS KH / 9S"),
    ("their tie is a war again", "KS / KH / 5S 2S 9S 3S / 5H 2H 8H", {}, "- / - / 3S 5S 5H KS KH 2S 2H 9S 8H / -"),
    ("kings that stand tied for good are out", "KS / KH / 5S 6S", {"shortage": "last_card_stands"},
     "- / - / 6S 5S KS KH"),
    ("whichever war they sat out, by the card they last exposed", "KS 2S 9S / KH 2H 9H / KD 2D 5D / 8S", {},
     "- / - / - / 8S KS KH KD 2S 2H 2D 9S 9H 5D"),
    ("last cards of the fighters join the stake", "KS 2S 3S / KH 4H / 5S 6S",
     {"shortage": "all_short_draw", "down": 2}, "- / - / 6S 5S KS KH 2S 3S 4H"),
    ("last cards join also if those who sat out have none left", "KS 2S 3S / KH 4H / 5S",
     {"shortage": "all_short_draw", "down": 2}, "- / - / 5S KS KH 2S 3S 4H"),
    ("a sole surviving fighter takes the stake", "KS 2S / KH / 5S 6S", {}, "2S KS KH 5S / - / 6S"),
    ("those who sat out keep their cards", "KS 2S 9S / KH 3H 8H / 5S 6S", {}, "KS KH 5S 2S 3H 9S 8H / - / 6S"),
]  # fmt: skip


@pytest.mark.parametrize(("packets", "knobs", "held"), [r[1:] for r in TIED], ids=[r[0] for r in TIED])
def test_the_tied_fight_alone(packets: str, knobs: dict[str, Any], held: str) -> None:
    assert after(packets, in_war="tied", **knobs) == held


TIED_ENDS: list[tuple[str, str, dict[str, Any], str]] = [
    ("short, though the others decided it", "KS / KH / 5S 6S", {}, won("2", "0 1")),
    ("their tie counts as a war", "KS / KH / 5S 2S 9S 3S / 5H 2H 8H", {}, won("2", "0 1 3", 2)),
    ("a draw if nobody sits out", "KS / KH / KD", {}, DRAW_OF_ONE_WAR),
    ("a draw if those who come back are short too", "KS / KH / 5S / 5H", {}, DRAW_OF_TWO_WARS),
    ("stood tied for good", "KS / KH / 5S 6S", {"shortage": "last_card_stands"}, won("2", "0 1")),
    ("a second war between two of three", "KS 2S 9S / KH 2H 9H / KD 2D 5D / 8S", {}, won("3", "0 1 2", 2)),
    ("all fighters are out if the last of them go short together", "KS / KH 2H / KD 2D / 5S 6S", {},
     won("3", "0 1 2")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("packets", "knobs", "ended"), [row[1:] for row in TIED_ENDS], ids=[row[0] for row in TIED_ENDS]
)
def test_how_wars_of_the_tied_end(packets: str, knobs: dict[str, Any], ended: str) -> None:
    assert end(packets, in_war="tied", **knobs) == ended
