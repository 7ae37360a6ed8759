"""The sheet: its button prints, and what a family writes into it is printed."""

from io import BytesIO

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from tests.watched import watched

pytestmark = pytest.mark.browser


def test_its_button_prints(page: Page, home: str) -> None:
    page.add_init_script("window.print = () => { window.printed = true; }")
    page.goto(home + "sheet.html")
    expect(page.get_by_text("from your browser’s menu")).to_be_hidden()
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")


def test_without_a_script_it_says_how_to_print(chromium: Browser, home: str) -> None:
    with watched(chromium, java_script_enabled=False) as page:
        page.goto(home + "sheet.html")
        expect(page.get_by_text("from your browser’s menu")).to_be_visible()
        expect(page.get_by_role("button", name="Print")).to_be_hidden()


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_long_name_and_the_agreed_minutes_are_printed_whole(page: Page, home: str, paper: str) -> None:
    page.goto(home + "sheet.html")
    name = page.get_by_label("as we play it at")
    name.fill("Grandmother Wilhelmina’s home")
    page.get_by_label("We stop after").fill("45")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 720, "height": 1000})
    assert name.evaluate("field => field.scrollWidth <= field.clientWidth + 1")
    printed = PdfReader(BytesIO(page.pdf(format=paper)))
    assert len(printed.pages) == 1
    text = printed.pages[0].extract_text()
    assert "Grandmother Wilhelmina" in text
    assert "45" in text
