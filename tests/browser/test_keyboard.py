"""The keyboard alone plays a game, and shows where it is."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import NINES, Table, settle

pytestmark = pytest.mark.browser
FOCUSED = "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
RINGED = """() => [document.activeElement, document.activeElement.parentElement].map(getComputedStyle)
    .some((style) => parseFloat(style.outlineWidth) >= 3 && style.outlineStyle !== "none")"""


def tab_to(table: Table, name: str) -> None:
    """Press Tab until the named control has the focus."""
    for _ in range(60):
        table.page.keyboard.press("Tab")
        if table.page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}.")


def test_the_keyboard_alone_plays_a_game(table: Table) -> None:
    table.open(deal=NINES)
    for name, key, battle in [
        ("Step", "Enter", 0),
        ("Battle", "Space", 1),
        ("Step back", "Enter", 0),
        ("To the end", "Space", 2),
        ("Deal", "Enter", 0),
    ]:
        tab_to(table, name)
        table.page.keyboard.press(key)
        expect(table.element).to_have_attribute("data-battle", str(battle))
        assert table.page.evaluate(FOCUSED) == name, "the focus is lost"


def test_a_redraw_takes_the_focus_from_nothing(table: Table) -> None:
    table.open(deal=NINES)
    for place in ("caption .rule", "stake-scroll", "controls .main"):
        table.page.locator(f".{place}").first.focus()
        for _ in range(3):
            table.page.evaluate("document.querySelector('[data-action=step]').click()")
            expect(table.page.locator(f".{place}").first).to_be_focused()


def test_space_on_a_button_does_not_scroll_the_page(table: Table) -> None:
    table.page.set_viewport_size({"width": 320, "height": 320})
    table.open(deal=NINES)
    table.button("Battle").focus()
    before = table.page.evaluate("scrollY")
    table.page.keyboard.press("Space")
    assert table.battle == 1
    settle(table.page)
    assert table.page.evaluate("scrollY") == before


def test_arrow_keys_move_along_the_strip(table: Table) -> None:
    table.open(deal=NINES)
    tab_to(table, "Battles finished")
    for key, battle in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 2), ("Home", 0)]:
        table.page.keyboard.press(key)
        assert table.battle == battle
    assert table.page.evaluate(FOCUSED) == "Battles finished"


def test_arrow_keys_choose_the_speed(table: Table) -> None:
    table.open(deal=NINES)
    tab_to(table, "Copy link")
    table.page.keyboard.press("Tab")
    for key, speed in [("ArrowRight", "fast"), ("ArrowLeft", "steady"), ("ArrowLeft", "slow")]:
        table.page.keyboard.press(key)
        expect(table.page.locator("[name=speed]:checked")).to_have_value(speed)


def test_what_has_the_focus_shows_it(table: Table) -> None:
    table.open(deal=NINES)
    seen = set()
    table.page.keyboard.press("Tab")
    while table.page.evaluate("document.activeElement !== document.body"):
        seen.add(table.page.evaluate(FOCUSED))
        assert table.page.evaluate(RINGED), table.page.evaluate(FOCUSED)
        table.page.keyboard.press("Tab")
    assert {"Skip to the page", "Step", "Battle", "Deal", "Copy link", "Battles finished"} <= seen
