"""What is read aloud is short and enough, and whoever wants no motion misses nothing."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.table import NINES, Table
from tests.watched import watched

pytestmark = pytest.mark.browser
LISTEN = """() => {
    window.said = [];
    const region = document.querySelector("[aria-live]");
    const hear = () => region.textContent && said.push(region.textContent);
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
}"""
COUNT_FLIGHTS = """
    window.flights = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...words) { flights++; return animate.apply(this, words); };"""


def test_the_region_that_is_read_aloud_is_there_from_the_start_and_empty(dist: Path) -> None:
    served = (dist / "play.html").read_text(encoding="utf-8")
    assert served.count("aria-live") == 1
    assert '<p class="announcer unseen" aria-live="polite"></p>' in served


def test_a_press_is_answered_by_one_sentence(table: Table) -> None:
    table.open(deal=NINES)
    table.page.evaluate(LISTEN)
    told = []
    for name in ("Step", "Step", "Step back", "Battle", "To the end"):
        table.press(name)
        told.append(table.caption)
    assert table.page.evaluate("said") == told


def test_auto_play_tells_wars_changes_of_the_lead_and_the_end_only(table: Table) -> None:
    table.open(seed="window")
    table.take_clock()
    table.page.evaluate(LISTEN)
    table.page.get_by_text("Fast", exact=True).click()
    table.press("Auto-play")
    table.page.clock.run_for(60_000)
    assert table.data("ending") == "all_cards"
    told = table.page.evaluate("said")
    assert told[-1] == table.caption
    assert len(told) < table.battle / 4


def test_a_lead_is_told_when_somebody_new_has_it_alone(table: Table) -> None:
    table.open(deal="2S KS 9H / 3H QH 4D")
    table.take_clock()
    table.page.evaluate(LISTEN)
    table.page.get_by_text("Fast", exact=True).click()
    table.press("Auto-play")
    table.page.clock.run_for(250)
    told = table.page.evaluate("said")
    assert "The three of hearts is highest: player 2 takes 2 cards." in told
    assert "The king of spades is highest: player 1 takes 2 cards." not in told, (
        "three cards each: nobody leads"
    )
    table.page.clock.run_for(60_000)
    assert "The nine of hearts is highest: player 1 takes 2 cards." in table.page.evaluate("said")


def walked(page: Page, home: str) -> list[tuple[str, list[str], str]]:
    """What a small game shows and tells, step by step."""
    page.add_init_script(COUNT_FLIGHTS)
    table = Table(page, home)
    table.open(deal=NINES)
    told = []
    for _ in range(9):
        table.press("Step")
        told.append((table.caption, table.sizes, page.locator(".announcer").inner_text()))
    assert table.data("ending")
    return told


def test_reduced_motion_moves_nothing_and_tells_the_same(chromium: Browser, home: str) -> None:
    with watched(chromium, reduced_motion="reduce") as still, watched(chromium) as moving:
        assert walked(still, home) == walked(moving, home)
        assert still.evaluate("flights") == 0
        assert moving.evaluate("flights") > 0
