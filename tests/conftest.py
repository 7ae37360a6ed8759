"""The built site and the browsers that the tests look at it with.

dist      the site, built once, in a folder whose name has a space, a #, a % and an accent
hosted    its address at a web host, under /a/b/
page      Chromium, off line; firefox_page likewise; hosted_page may reach the host; each must end
          without an error, a failed request or a CSP report
webkit    WebKitGTK, a Selenium driver
"""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright
from selenium import webdriver

import build
from tests import browsers
from tests import hosted as host
from tests import webkit as webkitgtk
from tests.watched import watched

expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all processes that run tests in this session."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def dist(shared_folder: Path) -> Path:
    folder = shared_folder / "dist #1, 100% é"
    with (shared_folder / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build.main(folder)
    return folder


@pytest.fixture(scope="session")
def hosted(dist: Path) -> Iterator[str]:
    with host.serve(dist) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launched(playwright: Playwright, name: str) -> Iterator[Browser]:
    browser = browsers.launch(playwright, name) or do_without(name)
    yield browser
    browser.close()


def do_without(name: str) -> NoReturn:
    """A person may lack a browser and sees so; CI may not."""
    message = f"{name} is not on this machine: `make test` installs it when root on Debian."
    if browsers.IN_CI:
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, "chromium")


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, "firefox")


@pytest.fixture(scope="session")
def webkit() -> Iterator[webdriver.WebKitGTK]:
    with webkitgtk.webkit(*(webkitgtk.places() or do_without("WebKitGTK"))) as browser:
        yield browser


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    with watched(chromium) as page:
        yield page


@pytest.fixture
def hosted_page(chromium: Browser) -> Iterator[Page]:
    with watched(chromium, offline=False) as page:
        yield page


@pytest.fixture
def firefox_page(firefox: Browser) -> Iterator[Page]:
    with watched(firefox) as page:
        yield page
