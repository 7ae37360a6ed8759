"""Pictures of every page and of the telling states of the table, to be looked at: `make shots`, into .shots/.

`python -m tests.shots war sheet` makes only those whose name holds one of these words.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import build
from site_src.book import pages
from tests import browsers
from tests.browser.states import STATES
from tests.browser.table import Table

SHOTS = build.ROOT / ".shots"
SIZES = ((320, 640), (768, 1024), (1440, 900))
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}  # what a reader sets who wants 200 %
PRINTED = ("sheet", "rules", "house")

expect.set_options(timeout=60_000)


def main(words: list[str]) -> None:
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build.main(Path(folder))
        chromium = browsers.launch(playwright, "chromium")
        if not chromium:
            sys.exit("The pictures are made with Chromium, which is not on this machine.")
        for kind in ("light", "dark", "large"):
            shoot_pages(chromium, Path(folder), kind, words)
            shoot_table(chromium, Path(folder), kind, words)
        print_pages(chromium, Path(folder), words)


@contextmanager
def opened(chromium: Browser, kind: str) -> Iterator[Page]:
    """A page in daylight, at night, or in letters twice as large."""
    context = chromium.new_context(
        offline=True, color_scheme="dark" if kind == "dark" else "light", reduced_motion="reduce"
    )
    page = context.new_page()
    if kind == "large":
        context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
    yield page
    context.close()


def shoot_pages(chromium: Browser, folder: Path, kind: str, words: list[str]) -> None:
    """Every page from top to bottom."""
    for name in wanted([page.source.stem for page in pages()], words):
        with opened(chromium, kind) as page:
            page.goto((folder / f"{name}.html").as_uri())
            shoot(page, f"{name}-{kind}", full_page=True)


def shoot_table(chromium: Browser, folder: Path, kind: str, words: list[str]) -> None:
    """The table in every state as it meets the eye."""
    for name in wanted(list(STATES), words):
        with opened(chromium, kind) as page:
            STATES[name](Table(page, folder.as_uri() + "/"))
            shoot(page, f"table-{name}-{kind}", full_page=kind == "large")


def shoot(page: Page, name: str, *, full_page: bool) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=SHOTS / f"{name}-{width}.png", full_page=full_page)


def print_pages(chromium: Browser, folder: Path, words: list[str]) -> None:
    """What a printer makes of a page, as PDF and, where there is pdftoppm, as pictures."""
    for name in wanted(list(PRINTED), words):
        paper = SHOTS / f"printed-{name}.pdf"
        with opened(chromium, "dark") as page:
            page.goto((folder / f"{name}.html").as_uri())
            page.pdf(path=paper, format="A4")
        if pdftoppm := shutil.which("pdftoppm"):
            subprocess.run([pdftoppm, "-png", "-r", "80", paper, paper.with_suffix("")], check=True)


def wanted(names: list[str], words: list[str]) -> list[str]:
    return [name for name in names if not words or any(word in name for word in words)]


if __name__ == "__main__":
    main(sys.argv[1:])
