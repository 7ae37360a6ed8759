"""Whoever cannot see, point, read small print or bear motion plays the same game.

axe looks at every page and every state of the table; the keyboard alone plays; what is said aloud is short.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from site_src.book import pages
from tests.browser.states import STATES
from tests.browser.table import NINES, Table
from tests.watched import watched

pytestmark = pytest.mark.browser
NAMES = [page.path for page in pages()]
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}  # what a reader sets who wants 200 %
# With it, axe would fetch the stylesheets, which the pages' policy forbids.
OPTIONS = {"preload": False, "resultTypes": ["violations"]}
CLIPPED = """() => [...document.querySelectorAll("main *, header *, footer *")]
    .filter((element) => !element.closest("svg, .unseen, .skip, [hidden]") && element.checkVisibility())
    .filter((element) => getComputedStyle(element).overflowX === "hidden" || getComputedStyle(element).overflowY === "hidden"
        || element.matches("button, .button, label"))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 40)}`)"""
OUTSIDE = """(width) => [...document.querySelectorAll("main *")]
    .filter((element) => element.checkVisibility() && !element.closest(".scroll, .stake-scroll, .wide, pre, .unseen, svg"))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.right > width + 1 || box.left < -1))
    .map(([element]) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 40)}`)"""
LISTEN = """() => {
    window.said = [];
    const region = document.querySelector("[aria-live]");
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def faults(page: Page) -> list[str]:
    """What axe finds, with the places, once every animation has come to its end."""
    page.evaluate("() => Promise.all(document.getAnimations().map((animation) => animation.finished))")
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found for node in fault["nodes"]]


@pytest.fixture(params=["light", "dark"])
def coloured(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    """A page by day, and by night."""
    with watched(chromium, color_scheme=request.param) as page:
        yield page


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_on_a_page(coloured: Page, home: str, name: str) -> None:
    coloured.goto(home + name)
    assert faults(coloured) == []


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_on_the_table(coloured: Page, home: str, state: str) -> None:
    STATES[state](Table(coloured, home))
    assert faults(coloured) == []


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()")
    return str(name)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the named control has the focus, as long as the page has controls."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}.")


def test_the_keyboard_alone_plays_a_game(table: Table) -> None:
    table.open(deal=NINES)
    page = table.page
    tab_to(page, "Step")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert table.caption == "The nines tie: war."
    assert focused(page) == "Step"
    tab_to(page, "Battle")
    page.keyboard.press("Space")
    assert table.battle == 1
    assert page.evaluate("scrollY") == 0
    tab_to(page, "Step back")
    page.keyboard.press("Enter")
    assert table.battle == 0
    tab_to(page, "To the end")
    page.keyboard.press("Enter")
    assert table.data("ending") == "all_cards"
    assert focused(page) == "To the end"
    tab_to(page, "Deal")
    page.keyboard.press("Enter")
    expect(table.element).to_have_attribute("data-battle", "0")
    assert focused(page) == "Deal"


def test_space_on_a_button_does_not_scroll_a_page_that_is_long(table: Table) -> None:
    table.page.set_viewport_size({"width": 320, "height": 320})
    table.open(deal=NINES)
    table.button("Battle").focus()
    before = table.page.evaluate("scrollY")
    table.page.keyboard.press("Space")
    assert table.battle == 1
    assert table.page.evaluate("scrollY") == before


def test_arrow_keys_move_along_the_strip_and_choose_the_speed(table: Table) -> None:
    table.open(seed="window")
    page = table.page
    tab_to(page, "Copy link")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.value") == "steady"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.querySelector('[name=speed]:checked').value") == "fast"
    tab_to(page, "Battles finished")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert table.battle == 2
    page.keyboard.press("ArrowLeft")
    assert table.battle == 1
    page.keyboard.press("End")
    assert table.data("ending") == "all_cards"
    assert focused(page) == "Battles finished"


def test_what_has_the_focus_shows_it(table: Table) -> None:
    table.open(deal=NINES)
    ringed = """() => [document.activeElement, document.activeElement.parentElement]
        .some((element) => parseFloat(getComputedStyle(element).outlineWidth) >= 3 && getComputedStyle(element).outlineStyle !== "none")"""
    seen = set()
    for _ in range(60):
        table.page.keyboard.press("Tab")
        if table.page.evaluate("document.activeElement === document.body"):
            break
        assert table.page.evaluate(ringed), focused(table.page)
        seen.add(focused(table.page))
    assert {"Skip to the page", "Step", "Battle", "Deal", "Battles finished"} <= seen


def test_the_region_that_is_read_aloud_is_there_from_the_start_and_empty(dist: Path) -> None:
    served = (dist / "play.html").read_text(encoding="utf-8")
    assert served.count("aria-live") == 1
    assert '<p class="announcer unseen" aria-live="polite"></p>' in served


def said(table: Table) -> list[str]:
    return [text for text in table.page.evaluate("said") if text]


def test_a_press_is_answered_by_one_sentence(table: Table) -> None:
    table.open(deal=NINES)
    table.page.evaluate(LISTEN)
    told = []
    for name in ("Step", "Step", "Step back", "Battle", "To the end"):
        table.press(name)
        told.append(table.caption)
    assert said(table) == told


def test_auto_play_tells_wars_changes_of_the_lead_and_the_end_only(table: Table) -> None:
    table.open(seed="window")
    table.page.clock.install()
    table.page.evaluate(LISTEN)
    table.press("Auto-play")
    table.page.clock.run_for(3_600_000)
    assert table.data("ending") == "all_cards"
    told = said(table)
    assert told[-1] == table.caption
    assert len(told) < 0.3 * table.battle


def test_reduced_motion_moves_nothing_and_tells_the_same(chromium: Browser, home: str) -> None:
    told = []
    for motion in ("reduce", "no-preference"):
        with watched(chromium, reduced_motion=motion) as page:
            page.add_init_script(
                "window.flights = 0; const animate = Element.prototype.animate;"
                "Element.prototype.animate = function (...words) { flights++; return animate.apply(this, words); }"
            )
            table = Table(page, home)
            table.open(deal=NINES)
            seen = []
            while table.data("ending") is None:
                table.press("Step")
                seen.append((table.caption, table.sizes, page.locator(".announcer").inner_text()))
            told.append(seen)
            flights = page.evaluate("flights")
            assert (flights == 0) == (motion == "reduce")
    assert told[0] == told[1]


@pytest.fixture
def large(chromium: Browser) -> Iterator[Page]:
    """A page in letters twice as large, as a reader can ask of the browser."""
    with watched(chromium) as page:
        page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
        yield page


def loses_nothing(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(OUTSIDE, width) == []
    assert page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("name", NAMES)
def test_letters_twice_as_large_lose_nothing(large: Page, home: str, name: str, width: int) -> None:
    large.set_viewport_size({"width": width, "height": 800})
    large.goto(home + name)
    assert large.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    loses_nothing(large, width)


@pytest.mark.parametrize("name", NAMES)
def test_a_narrow_page_loses_nothing(page: Page, home: str, name: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(home + name)
    loses_nothing(page, 320)


@pytest.mark.parametrize("state", STATES)
def test_a_narrow_table_loses_nothing(page: Page, home: str, state: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    STATES[state](Table(page, home))
    loses_nothing(page, 320)


@pytest.mark.parametrize("state", ["long-war", "four", "ending", "alert"])
def test_a_large_lettered_table_loses_nothing(large: Page, home: str, state: str) -> None:
    large.set_viewport_size({"width": 1280, "height": 800})
    STATES[state](Table(large, home))
    loses_nothing(large, 1280)


@pytest.mark.parametrize("width", [320, 768, 1440])
def test_a_thumb_finds_every_control(table: Table, width: int) -> None:
    table.page.set_viewport_size({"width": width, "height": 800})
    table.open(deal=NINES)
    boxes = """() => [...document.querySelectorAll(".controls button, .controls label, .tide-at")]
        .map((element) => [element.textContent.trim(), element.getBoundingClientRect()])
        .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""
    assert [box for box in table.page.evaluate(boxes) if min(box[1:]) < 44] == []


def test_what_colour_tells_is_told_in_words_and_shapes_too(table: Table) -> None:
    table.open(deal=NINES)
    table.press("Step", "Step")
    assert table.page.locator(".mark").all_inner_texts() == ["2", "2", "1", "1"]
    assert (
        table.page.locator(".tied .card").first.evaluate("card => getComputedStyle(card).outlineStyle")
        == "dashed"
    )
    expect(table.page.get_by_role("img", name="nine of clubs")).to_be_visible()
    table.press("To the end")
    expect(table.page.locator(".seat .state", has_text="wins")).to_have_count(1)
