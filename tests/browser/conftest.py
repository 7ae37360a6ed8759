from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.table import Table
from tests.watched import opened


@pytest.fixture
def home(dist: Path) -> str:
    """The address of the site as a folder on disk."""
    return dist.as_uri() + "/"


@pytest.fixture
def table(page: Page, home: str) -> Table:
    return Table(page, home)


@pytest.fixture
def careless(chromium: Browser) -> Iterator[Page]:
    """A page that may complain."""
    with opened(chromium) as page:
        yield page
