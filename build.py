"""Build the site: site_src + engine -> dist. Run `python build.py`, or `make`, which sets up first."""

import shutil
import sys
import time
from pathlib import Path

try:
    import jinja2  # noqa: F401
    import markdown  # noqa: F401
except ModuleNotFoundError:
    sys.exit("The build's tools are not installed for this Python: run `make`, or .venv/bin/python build.py.")

from engine import PROFILES
from site_src.book import Book, Page, PageError, pages
from site_src.bundle import bundle
from site_src.checks import check
from site_src.choices import unexplained, wordless
from site_src.fonts import fonts
from site_src.licences import LicenceError, licences
from site_src.npm import NpmError
from site_src.scripts import scripts

ROOT = Path(__file__).parent
SOURCE = ROOT / "site_src"
DIST = ROOT / "dist"


def main(dist: Path = DIST) -> None:
    """Build beside the old site and take its place at the end: a failed build leaves the old one whole."""
    new = dist.with_name(dist.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    sources = pages()
    write_pages(sources, new)
    styles(new)
    scripts(new)
    shutil.copy(SOURCE / "icon.svg", new)
    fonts(new)
    bundle(new)
    licences(new)
    if complaints := check(new, [page.source for page in sources]):
        raise PageError("\n".join(complaints))
    shutil.rmtree(dist, ignore_errors=True)
    new.rename(dist)


def styles(dist: Path) -> None:
    (dist / "style").mkdir()
    for file in (SOURCE / "style").glob("*.css"):
        shutil.copy(file, dist / "style")


def write_pages(sources: list[Page], dist: Path) -> None:
    if lacking := wordless():
        raise PageError("\n".join(lacking))
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
