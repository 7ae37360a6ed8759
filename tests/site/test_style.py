"""The styles hold nothing that no page or script asks for, and ask for nothing that is not there."""

import re
from pathlib import Path

import pytest

from engine import agree
from site_src.book import SOURCE, Book, pages

STYLES = sorted((SOURCE / "style").glob("*.css"))
# What a stylesheet holds besides names: comments, texts and addresses.
NO_NAMES = r'/\*.*?\*/|"[^"]*"|url\([^)]*\)'
SCALES = ("--text-", "--space-")  # a scale is whole, whether or not each of its steps is taken


@pytest.fixture(scope="module")
def styles() -> str:
    return re.sub(NO_NAMES, "", "\n".join(map(read, STYLES)), flags=re.DOTALL)


@pytest.fixture(scope="module")
def scripts() -> str:
    return "\n".join(map(read, sorted((SOURCE / "player").glob("*.js"))))


@pytest.fixture(scope="module")
def markup() -> str:
    """Every page as the build writes it."""
    book = Book(agree())
    return "\n".join(map(book.render, pages()))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_every_class_that_is_styled_is_in_a_page_or_given_by_a_script(
    styles: str, scripts: str, markup: str
) -> None:
    styled = set(re.findall(r"\.([a-z][\w-]*)", styles))
    given = set(re.findall(r"[\w-]+", " ".join(re.findall(r'["`]([a-z][a-z -]*)["`$]', scripts))))
    made = scripts + "\n".join(map(read, SOURCE.glob("*.py")))
    numbered = set(re.findall(r"(\w+-)\$?\{", made))  # mark-1, from-300
    in_pages = set(" ".join(re.findall(r'\bclass="([^"]*)"', markup)).split())
    unused = styled - given - in_pages
    assert [name for name in sorted(unused) if name.rstrip("0123456789") not in numbered] == []


def test_every_property_of_ours_that_is_set_is_used_and_the_other_way_round(
    styles: str, scripts: str
) -> None:
    named = set(re.findall(r"--[a-z][\w-]*", scripts))
    there = set(re.findall(r"(--[a-z][\w-]*)\s*:", styles))
    used = set(re.findall(r"var\((--[a-z][\w-]*)", styles))
    assert [name for name in sorted(there - used - named) if not name.startswith(SCALES)] == []
    assert sorted(used - there - named) == []
