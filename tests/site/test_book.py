"""The book says what the rules say, whatever the rules are."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine import PROFILES, agree
from engine.words import RULE_NAMES
from site_src.book import Book, PageError, pages, read_page
from site_src.vocabulary import rule_page

# What only the classic rules have: the ranks that the short deck lacks, its counts and its words.
OLD = r"\b(?:two|three|four|five)s? of\b|\b(?:52|26)\b|highest (?:card|takes|wins)|is highest|\bone card face down\b"
ABOUT_THE_RULES = ("index", "rules", "sheet")


class _Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.words += [value for name, value in attrs if name == "aria-label" and value]


def text_of(html: str) -> str:
    reader = _Text()
    reader.feed(html)
    return " ".join(" ".join(reader.words).split())


def rendered(stem: str, **knobs: object) -> str:
    page = next(page for page in pages() if page.source.stem == stem)
    return text_of(Book(agree(knobs=knobs)).render(page))


@pytest.mark.parametrize("stem", ABOUT_THE_RULES)
def test_under_other_rules_nothing_of_the_old_ones_is_left(stem: str) -> None:
    text = rendered(stem, down=3, best="low", deck="short")
    assert re.findall(OLD, text) == []
    assert "lowest" in text
    assert "36" in text


@pytest.mark.parametrize("stem", ABOUT_THE_RULES)
def test_under_the_classic_rules_it_says_so(stem: str) -> None:
    text = rendered(stem)
    assert "52 cards" in text
    assert "highest" in text


def test_numbers_of_cards_follow_the_rules() -> None:
    text = rendered("rules", down=3)
    assert "that is 10 cards" in text
    assert "is fought over 18 cards" in text


@pytest.mark.parametrize("profile", [name for name, rules in PROFILES.items() if rules.players == 2])
def test_the_sheet_can_be_made_for_every_profile_of_two_players(profile: str) -> None:
    page = next(page for page in pages() if page.source.stem == "sheet")
    assert "<article" in Book(PROFILES[profile]).render(page)


def test_every_rule_that_a_caption_can_name_has_its_section() -> None:
    book = Book(agree())
    written = {page.path: book.render(page) for page in pages()}
    for rule in RULE_NAMES:
        path, _, anchor = rule_page(rule).partition("#")
        assert f'id="{anchor}"' in written[path]


def test_an_unknown_front_matter_key_is_named_with_file_and_line(tmp_path: Path) -> None:
    source = tmp_path / "odd.md"
    source.write_text("---\ntitle: Odd\ncolour: red\n---\nText\n", encoding="utf-8")
    with pytest.raises(PageError, match=r"odd\.md:3: “colour” is no front-matter key"):
        read_page(source)


def test_a_front_matter_key_that_is_there_twice_is_named_with_file_and_line(tmp_path: Path) -> None:
    source = tmp_path / "odd.md"
    source.write_text("---\ntitle: Odd\ntitle: Even\n---\nText\n", encoding="utf-8")
    with pytest.raises(PageError, match=r"odd\.md:3: “title” is there twice"):
        read_page(source)


def test_two_renderings_are_the_same() -> None:
    page = next(page for page in pages() if page.source.stem == "play")
    assert Book(agree()).render(page) == Book(agree()).render(page)
