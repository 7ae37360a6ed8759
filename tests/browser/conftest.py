from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.table import Table


@pytest.fixture
def home(dist: Path) -> str:
    """The address of the site as a folder on disk."""
    return dist.as_uri() + "/"


@pytest.fixture
def table(page: Page, home: str) -> Table:
    return Table(page, home)
