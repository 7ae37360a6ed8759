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
from tests.browser.states import LARGE, STATES, steps
from tests.browser.table import Table

SHOTS = build.ROOT / ".shots"
SIZES = ((320, 640), (768, 1024), (1440, 900))
PICTURE = build.SOURCE / "pictures" / "readme.png"
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
        if wanted(["readme"], words):
            picture(chromium, Path(folder))


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
    for name in wanted([f"{page.source.stem}-{kind}" for page in pages()], words):
        with opened(chromium, kind) as page:
            page.goto((folder / f"{name.removesuffix('-' + kind)}.html").as_uri())
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                # As a screen so tall: a picture of the full page would forget how large the letters are.
                tall = page.evaluate("document.documentElement.scrollHeight")
                page.set_viewport_size({"width": width, "height": tall})
                page.screenshot(path=SHOTS / f"{name}-{width}.png")


def shoot_table(chromium: Browser, folder: Path, kind: str, words: list[str]) -> None:
    """The table in every state as it meets the eye."""
    for name in wanted([f"table-{state}-{kind}" for state in STATES], words):
        with opened(chromium, kind) as page:
            STATES[name.removeprefix("table-").removesuffix(f"-{kind}")](Table(page, folder.as_uri() + "/"))
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height * (2 if kind == "large" else 1)})
                page.screenshot(path=SHOTS / f"{name}-{width}.png")


def print_pages(chromium: Browser, folder: Path, words: list[str]) -> None:
    """What a printer makes of a page, as PDF and, where there is pdftoppm, as pictures."""
    for name in wanted([f"printed-{name}" for name in PRINTED], words):
        paper = SHOTS / f"{name}.pdf"
        with opened(chromium, "dark") as page:
            page.goto((folder / f"{name.removeprefix('printed-')}.html").as_uri())
            page.pdf(path=paper, format="A4")
        if pdftoppm := shutil.which("pdftoppm"):
            subprocess.run([pdftoppm, "-png", "-r", "80", paper, paper.with_suffix("")], check=True)


def picture(chromium: Browser, folder: Path) -> None:
    """The table in a double war and the sheet side by side, for the README, where there is ImageMagick."""
    shots = [SHOTS / "readme-table.png", SHOTS / "readme-sheet.png"]
    with opened(chromium, "light") as page:
        page.set_viewport_size({"width": 1060, "height": 760})
        steps(7, seed="kettle", battle=48)(Table(page, folder.as_uri() + "/"))
        page.locator("#table").screenshot(path=shots[0])
        page.goto((folder / "sheet.html").as_uri())
        page.locator("#sheet").screenshot(path=shots[1])
    if convert := shutil.which("magick") or shutil.which("convert"):
        together = ["-resize", "x540", "-background", "none", "+smush", "20"]
        small = ["+dither", "-colors", "64", "-strip", "-define", "png:exclude-chunks=date,time"]
        PICTURE.parent.mkdir(exist_ok=True)
        subprocess.run([convert, *shots, *together, *small, f"PNG8:{PICTURE}"], check=True)


def wanted(names: list[str], words: list[str]) -> list[str]:
    return [name for name in names if not words or any(word in name for word in words)]


if __name__ == "__main__":
    main(sys.argv[1:])
