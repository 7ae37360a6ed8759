"""The same bytes elsewhere: at a web host under a path, and in the other engines."""

from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from site_src.book import pages
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


def test_firefox_opens_every_page(firefox_page: Page, home: str) -> None:
    for page in pages():
        firefox_page.goto(home + page.path)
        assert firefox_page.locator("h1").count() == 1


def test_webkit_plays_from_a_folder(webkit: WebKitGTK, home: str) -> None:
    webkit.get(f"{home}play.html#deal={quote_plus(NINES)}")
    table = webkit.find_element(By.ID, "table")
    wait = WebDriverWait(webkit, 60)
    wait.until(lambda _: table.get_attribute("data-source") == "engine")
    webkit_press(webkit, "To the end")
    assert (table.get_attribute("data-ending"), table.get_attribute("data-battle")) == ("all_cards", "2")
    webkit_press(webkit, "Deal")
    wait.until(lambda _: table.get_attribute("data-battle") == "0")
    webkit_press(webkit, "To the end")
    assert table.get_attribute("data-ending")


def test_webkit_shows_the_sheet_and_every_page(webkit: WebKitGTK, home: str) -> None:
    for page in pages():
        webkit.get(home + page.path)
        assert webkit.find_element(By.TAG_NAME, "h1").text


def webkit_press(webkit: WebKitGTK, name: str) -> None:
    webkit.find_element(By.XPATH, f"//button[normalize-space()='{name}']").click()
