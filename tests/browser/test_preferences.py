"""What the reader prefers at the table is kept, where the browser keeps anything."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import NINES, Table

pytestmark = pytest.mark.browser
FOUR = "A colour for each suit"
COLOUR = "() => getComputedStyle(document.querySelector('.stake .diamonds, .sprite .diamonds')).fill"


def test_a_colour_for_each_suit_changes_the_cards_at_once(table: Table) -> None:
    table.open(deal=NINES)
    two = table.page.evaluate(COLOUR)
    table.page.get_by_label(FOUR).check()
    assert table.page.evaluate(COLOUR) != two
    table.page.get_by_label(FOUR).uncheck()
    assert table.page.evaluate(COLOUR) == two


def test_preferences_are_there_again_on_the_next_visit(table: Table) -> None:
    table.open(deal=NINES)
    table.page.get_by_label(FOUR).check()
    table.page.get_by_label("Fast").check(force=True)
    table.open(deal=NINES)
    expect(table.page.get_by_label(FOUR)).to_be_checked()
    expect(table.page.get_by_label("Fast")).to_be_checked()


@pytest.mark.parametrize("kept", ["rubbish", "null", "[1]", '{"speed": "warp", "four-colours": "no"}'])
def test_rubbish_in_the_storage_is_passed_over(table: Table, kept: str) -> None:
    table.open(deal=NINES)
    table.page.evaluate("kept => localStorage.setItem('war:table', kept)", kept)
    table.open(deal=NINES)
    expect(table.page.get_by_label(FOUR)).not_to_be_checked()
    expect(table.page.get_by_label("Steady")).to_be_checked()
