"""The pictures of an example: a picture a step, each with its sentence, and framed as on the table."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from engine import agree
from site_src import positions
from site_src.diagram import diagram, laid_open, pick_up
from site_src.example import Example
from tests.browser.table import NINES

SCROLLING = """() => [...document.querySelectorAll(".scrolling")].map((picture) => {
    const scroll = picture.querySelector(".scroll");
    return [scroll.scrollWidth > scroll.clientWidth, picture.querySelector(".scroll-hint").clientWidth > 1];
})"""


def drawn(deal: str, knobs: dict[str, Any] | None = None) -> str:
    example = Example(agree(), deal, knobs)
    return str(diagram(example, example.battle(1), "A war", "war"))


def framed(figure: str) -> list[list[str]]:
    """How cards are framed in each picture."""
    return [re.findall(r'<rect class="(best|tied)"', picture) for picture in figure.split("<svg")[1:]]


def test_each_step_is_a_picture_with_title_and_description_above_its_sentence() -> None:
    figure = drawn(NINES)
    steps = re.findall(
        r'<li><svg .*?aria-labelledby="(.*?)" aria-describedby="(.*?)"><title id="\1">(.*?)</title><desc id="\2">(.*?)</desc>.*?</svg><p>(.*?)</p></li>',
        figure,
    )
    assert [step[2] for step in steps] == [f"A war, step {number}" for number in (1, 2, 3, 4)]
    assert steps[1][3] == (
        "Player 1: 2 cards in the packet, nine of clubs, card face down on the table."
        " Player 2: 2 cards in the packet, nine of hearts, card face down on the table."
    )
    assert steps[0][4] == "Nine of clubs against nine of hearts. Two nines tie, so it is war."
    assert len(set(re.findall(r' id="(.*?)"', figure))) == 1 + 2 * len(steps)


def test_cards_that_tie_are_framed_and_so_is_the_one_that_takes_them() -> None:
    assert framed(drawn(NINES)) == [["tied", "tied"], [], ["best"], []]


def test_the_frame_lies_round_the_card_and_not_round_the_one_placed_last() -> None:
    figure = drawn(positions.last_card_stands(agree()), {"shortage": "last_card_up", "max_battles": 1})
    deciding = next(picture for picture in figure.split("<svg") if 'class="best"' in picture)
    queen = re.search(r'#card-QC" x="(\d+)"', deciding)
    frame = re.search(r'class="best" x="([\d.]+)"', deciding)
    assert queen
    assert frame
    assert float(frame[1]) == int(queen[1]) - 1.5


def test_nobody_is_framed_where_no_card_decided() -> None:
    assert framed(drawn("7S QD / 7H")) == [["tied", "tied"], []]


def test_one_picture_has_no_number() -> None:
    figure = drawn("7S QD / 7H", {"shortage": "all_short_draw"})
    assert "<ol" not in figure
    assert "step 1" not in figure


def test_only_a_picture_that_may_be_wider_than_a_phone_scrolls() -> None:
    assert "scroll" not in drawn(NINES)
    double = drawn(positions.double_war(agree()))
    assert double.count('class="scroll"') == double.count("goes on to the right") == 2


def test_the_stake_is_shown_as_it_is_picked_up() -> None:
    figure = str(pick_up(Example(agree(), NINES), 1, "Picked up", "pick-up"))
    assert re.findall(r"#card-(\w+)", figure) == ["9C", "9H", "back", "back", "QD", "7C"]
    assert "Beneath the packet of player 1 go, in this order: nine of clubs, nine of hearts" in figure


def test_packets_laid_open_begin_where_they_end_and_stand_in_columns() -> None:
    loop = Example(agree(), positions.repeat(agree()), reason="repeat")
    figure = str(laid_open(loop, "A repeat", "loop"))
    lines = re.findall(r"<li>.*?: (.*?)</li>", figure)
    assert len(lines) == loop.ending.battles + 1
    assert lines[0] == lines[-1]
    heads = [int(x) - 10 for x in re.findall(r'<circle class="mark-\d" cx="(\d+)"', figure)]
    cards = [(card, int(x)) for card, x in re.findall(r'#card-(\w+)" x="(\d+)"', figure)]
    tops = [packet[0] for battle in range(len(lines)) for packet in loop.packets_after(battle)]
    assert [card for card, x in cards if x in heads] == tops


@pytest.mark.browser
@pytest.mark.parametrize("letters", [16, 32])
@pytest.mark.parametrize("width", [320, 390, 768, 1440])
def test_the_hint_is_seen_exactly_where_a_picture_scrolls(
    page: Page, dist: Path, width: int, letters: int
) -> None:
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(dist.as_uri() + "/rules.html")
    found = page.evaluate(SCROLLING)
    assert found
    assert [scrolls for scrolls, _ in found] == [told for _, told in found]
    assert any(scrolls for scrolls, _ in found) == (width < letters * 20)
