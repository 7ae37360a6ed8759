"""Every page, as it opens from a folder: nothing to complain of, and the sheet on one page."""

from io import BytesIO

import pytest
from playwright.sync_api import Browser, Page
from pypdf import PdfReader

from site_src.book import pages
from tests.watched import watched

pytestmark = pytest.mark.browser
NAMES = [page.path for page in pages()]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_opens_without_errors_failed_requests_or_reports(page: Page, home: str, name: str) -> None:
    page.goto(home + name)
    assert page.locator("h1").count() == 1
    assert page.title()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [320, 768, 1440])
def test_a_page_never_scrolls_sideways(page: Page, home: str, name: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(home + name)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_sheet_is_one_printed_page(page: Page, home: str, paper: str) -> None:
    page.goto(home + "sheet.html")
    printed = PdfReader(BytesIO(page.pdf(format=paper)))
    assert len(printed.pages) == 1
    assert "The last player with cards wins." in printed.pages[0].extract_text()


def test_the_sheet_is_one_printed_page_at_its_own_size(page: Page, home: str) -> None:
    page.goto(home + "sheet.html")
    assert len(PdfReader(BytesIO(page.pdf(prefer_css_page_size=True))).pages) == 1


def test_the_written_name_is_printed(page: Page, home: str) -> None:
    page.goto(home + "sheet.html")
    page.get_by_label("as we play it at").fill("Aunt Clara’s")
    text = PdfReader(BytesIO(page.pdf(format="A4"))).pages[0].extract_text()
    assert "Aunt Clara" in text


def test_the_pages_stand_on_their_own_without_javascript(chromium: Browser, home: str) -> None:
    with watched(chromium, java_script_enabled=False) as page:
        page.goto(home + "play.html")
        assert "needs JavaScript" in page.locator("noscript").inner_text()
        page.goto(home + "rules.html")
        assert page.get_by_role("heading", name="Same rank? It is war").is_visible()
