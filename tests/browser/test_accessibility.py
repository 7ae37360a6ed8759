"""Whoever cannot see, point, read small print or bear motion plays the same game.

axe looks at every page and every state of the table; neither a narrow screen nor large letters lose anything.
test_keyboard.py plays without a pointer, test_aloud.py listens.
"""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

from site_src.book import pages
from tests.browser.states import LARGE, STATES
from tests.browser.table import NINES, Table, settle

pytestmark = pytest.mark.browser
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
NAMES = [page.path for page in pages()]
WIDE, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=320, height=640)
# With it, axe would fetch the stylesheets, which the pages' policy forbids.
OPTIONS = {"preload": False, "resultTypes": ["violations"]}
LOST = """() => [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && !element.closest("svg, .unseen, .skip, thead"))
    .filter((element) => {
        const box = element.getBoundingClientRect();
        const scrolls = element.parentElement.closest(".scroll, .stake-scroll");
        const outside = box.width > 1 && !scrolls && (box.right > innerWidth + 1 || box.left < -1);
        const hides = getComputedStyle(element).overflow === "hidden" || element.matches("button, label, .button");
        const clipped = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return outside || (hides && clipped);
    })
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 40)}`)"""
TARGETS = """() => [...document.querySelectorAll(".controls button, .controls label, .tide-at")]
    .map((element) => [element.textContent.trim(), element.getBoundingClientRect()])
    .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""


def faults(page: Page) -> list[str]:
    """What axe finds by day and by night, once every animation has come to its end."""
    settle(page)
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for fault in Axe().run(page, options=OPTIONS).response["violations"]:
            found += [f"{scheme}: {fault['id']}: {node['html'][:120]}" for node in fault["nodes"]]
    return found


def lost(page: Page, width: int) -> list[str]:
    """What lies beyond the edge of the screen or is cut off."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found: list[str] = page.evaluate(LOST)
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_no_fault_and_loses_nothing(page: Page, home: str, name: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto(home + name)
    assert faults(page) == []
    assert lost(page, size["width"]) == []


@pytest.mark.parametrize("state", STATES)
def test_a_state_of_the_table_has_no_fault_and_loses_nothing(page: Page, home: str, state: str) -> None:
    STATES[state](Table(page, home))
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        assert faults(page) == []
        assert lost(page, size["width"]) == []


@pytest.fixture
def large(page: Page) -> Page:
    """A page in letters twice as large, as a reader can ask of the browser."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
    return page


@pytest.mark.parametrize("name", NAMES)
def test_letters_twice_as_large_lose_nothing(large: Page, home: str, name: str) -> None:
    large.goto(home + name)
    assert large.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for width in (320, 768, 1280):
        large.set_viewport_size({"width": width, "height": 800})
        assert lost(large, width) == []


@pytest.mark.parametrize("state", ["long-war", "four-late", "ending", "alert"])
def test_a_table_in_letters_twice_as_large_loses_nothing(large: Page, home: str, state: str) -> None:
    STATES[state](Table(large, home))
    for width in (768, 1280):
        large.set_viewport_size({"width": width, "height": 800})
        assert lost(large, width) == []
        for name in ("Step", "Battle", "Auto-play", "To the end", "Deal", "Copy link"):
            expect(large.get_by_role("button", name=name, exact=True)).to_be_visible()
        expect(large.locator(".caption p").first).to_be_visible()


@pytest.mark.parametrize("width", [320, 768, 1440])
def test_a_thumb_finds_every_control(table: Table, width: int) -> None:
    table.page.set_viewport_size({"width": width, "height": 800})
    table.open(wait=False)
    small = [target for target in table.page.evaluate(TARGETS) if min(target[1:]) < 44]
    assert small == []


def test_what_colour_tells_is_told_in_words_and_shapes_too(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step", "Step")
    assert table.page.locator(".row .mark").all_inner_texts() == ["2", "1"]
    for card in table.page.locator(".tied .card").all():
        expect(card).to_have_css("outline-style", "dashed")
    expect(table.page.get_by_role("img", name="nine of clubs")).to_be_visible()
    table.press("To the end")
    expect(table.page.locator(".seat .state", has_text="wins")).to_have_count(1)
