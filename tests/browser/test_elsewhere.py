"""The same bytes elsewhere: at a web host under a path, and in the other engines."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import NINES, Table

pytestmark = pytest.mark.browser


def test_a_host_that_knows_few_types_serves_it_under_any_path(hosted_page: Page, hosted: str) -> None:
    table = Table(hosted_page, hosted)
    table.open(deal=NINES)
    table.press("Battle", "To the end")
    assert (table.data("ending"), table.battle) == ("all_cards", 2)


def test_firefox_plays_from_a_folder(firefox_page: Page, home: str) -> None:
    table = Table(firefox_page, home)
    table.open(deal=NINES)
    table.press("Auto-play")
    table.ended()
    assert table.data("ending") == "all_cards"
    table.press("Deal")
    expect(table.element).to_have_attribute("data-battle", "0")
    assert table.sizes == ["26 cards", "26 cards"]
    table.press("To the end")
    assert table.data("ending")
