"""Build the site: site_src + engine -> dist. Run `python build.py`, or `make`, which sets up first."""

import shutil
import sys
import time
from pathlib import Path

from engine import PROFILES
from site_src.book import Book, Page, PageError, pages
from site_src.bundle import bundle
from site_src.checks import check
from site_src.choices import unexplained
from site_src.fonts import fonts
from site_src.licences import LicenceError, licences
from site_src.npm import NpmError

ROOT = Path(__file__).parent
SOURCE = ROOT / "site_src"
DIST = ROOT / "dist"
WORKER_PARTS = ("worker.js", "*.txt")  # shipped inside the runtime


def main(dist: Path = DIST) -> None:
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    write_pages(pages(), dist)
    shutil.copytree(SOURCE / "style", dist / "style")
    shutil.copytree(SOURCE / "player", dist / "player", ignore=shutil.ignore_patterns(*WORKER_PARTS))
    shutil.copy(SOURCE / "icon.svg", dist)
    fonts(dist)
    bundle(dist)
    licences(dist)
    if complaints := check(dist):
        raise PageError("\n".join(complaints))


def write_pages(sources: list[Page], dist: Path) -> None:
    book = Book(PROFILES["classic"])
    for page in sources:
        (dist / page.path).write_text(book.render(page), encoding="utf-8")
    if lacking := unexplained(book.explained):
        raise PageError("\n".join(lacking))


if __name__ == "__main__":
    started = time.perf_counter()
    try:
        main()
    except (PageError, NpmError, LicenceError) as error:
        sys.exit(f"The site was not built.\n{error}")
    size = sum(file.stat().st_size for file in DIST.rglob("*") if file.is_file())
    print(
        f"dist/ is ready: open dist/index.html. {size / 1e6:.1f} MB, "
        f"{time.perf_counter() - started:.1f} s, Python {sys.version.split()[0]}."
    )
