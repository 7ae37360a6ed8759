"""A page that would lie, or that leaves a rule out, is not built; the error names file and line."""

import re
import shutil
from pathlib import Path

import pytest

from build import SOURCE, write_pages
from engine import words
from site_src.book import PageError, pages


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the pages that may be changed."""
    return Path(shutil.copytree(SOURCE / "pages", tmp_path / "pages"))


def built(sources: Path) -> None:
    (sources.parent / "dist").mkdir()
    write_pages(pages(sources), sources.parent / "dist")


def change(page: Path, old: str, new: str) -> int:
    """Change the first such piece of a page; the number of the line it is in."""
    text = page.read_text(encoding="utf-8")
    found = re.search(old, text, re.MULTILINE)
    assert found
    page.write_text(text[: found.start()] + new + text[found.end() :], encoding="utf-8")
    return text[: found.start()].count("\n") + 1


def test_the_pages_as_they_are_are_built(sources: Path) -> None:
    built(sources)
    assert len(list((sources.parent / "dist").glob("*.html"))) == len(list(sources.iterdir()))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (r'^  3: \["“I – de.*\n', "", "The choices of down lack 3"),
        (r'^  "tied": \[.*\n', "", "The choices of in_war lack tied"),
        (r'^  "peace": .*\n', "", "The profiles lack peace"),
        ("Player 2 wins in battle 3", "Player 1 wins in battle 3", "states “Player 1 wins in battle 3”"),
        ("stake=7", "stake=8", "states stake 8; the engine finds 7"),
        (
            r'"9H KC 7S / QD 7D", "A draw in battle 6"',
            '"9H 9H / QD", "A draw in battle 6"',
            "9H is there twice",
        ),
        (r'sentence\("max_battles"\)', "sentense", "'sentense' is undefined"),
        (r"\{\{ sentence", "{{ sentence sentence", "expected token"),
    ],
)
def test_a_fault_in_a_page_is_named_with_its_line(sources: Path, old: str, new: str, complaint: str) -> None:
    page = sources / "house.md"
    change(page, old, new)
    with pytest.raises(PageError, match=rf"^house\.md:\d+: .*{re.escape(complaint)}"):
        built(sources)


def test_the_line_is_the_right_one(sources: Path) -> None:
    page = sources / "rules.md"
    line = change(page, r"single\.battle\(1\)", "single.nothing(1)")
    with pytest.raises(PageError, match=rf"^rules\.md:{line}: "):
        built(sources)


def test_a_knob_that_is_left_out_altogether_is_named(sources: Path) -> None:
    change(sources / "house.md", r'\{\{ choices\("best"(.|\n)*?\n\}\) \}\}\n', "")
    with pytest.raises(PageError, match="No page explains best: high"):
        built(sources)


@pytest.mark.parametrize(
    ("table", "lacking"),
    [
        ("KNOB_NAMES", "best"),
        ("KNOB_QUESTIONS", "best"),
        ("VALUE_NAMES", "best: low"),
        ("VALUE_SENTENCES", "best: low"),
        ("PROFILE_NAMES", "peace"),
    ],
)
def test_a_knob_or_profile_without_its_words_stops_the_build_before_any_page(
    sources: Path, monkeypatch: pytest.MonkeyPatch, table: str, lacking: str
) -> None:
    rest = {name: said for name, said in getattr(words, table).items() if name not in ("best", "peace")}
    monkeypatch.setattr(words, table, rest)
    with pytest.raises(PageError, match=rf"(?m)^{table} in engine/words\.py lacks {lacking}\.$"):
        built(sources)
    assert list((sources.parent / "dist").iterdir()) == []


def test_an_unknown_front_matter_key_stops_the_build(sources: Path) -> None:
    change(sources / "about.md", "^reviewed:", "viewed:")
    with pytest.raises(PageError, match=r"about\.md:5: “viewed” is no front-matter key"):
        built(sources)


def test_a_page_without_its_date_of_review_stops_the_build(sources: Path) -> None:
    change(sources / "about.md", r"^reviewed: .*\n", "")
    with pytest.raises(PageError, match="the front matter lacks reviewed"):
        built(sources)
