"""What the strict look at the finished pages finds."""

from pathlib import Path

import pytest

from site_src.checks import check


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="gone.html">x</a>', "leads to no file of the site"),
        ('<a href="#gone">x</a>', "leads to no id of that page"),
        ('<a href="page.html#gone">x</a>', "leads to no id of that page"),
        ('<a href="page.html#down=9">x</a>', "names no game: "),
        ('<a href="page.html#deal=9C+/+9C">x</a>', "9C is there twice"),
        ('<a href="/page.html">x</a>', "begins with a slash"),
        ('<a href="http://example.org/">x</a>', "uses another scheme than https"),
        ('<p id="a"></p><p id="a"></p>', "the id “a” is there twice"),
        ("<h1>A</h1><h3>B</h3>", "a heading of level 3 follows one of level 1"),
        ("<h2>A</h2>", "a heading of level 2 follows one of level 0"),
        ('<img src="page.html">', "a picture has no text (alt)"),
        ('<svg role="img"></svg>', "a picture has no text (aria-label)"),
        ('<svg role="img" aria-labelledby="gone"></svg>', "leads to no id of that page"),
        ('<p style="color:red"></p>', "a style= attribute"),
        ('<svg><use href="#card-9C"></use></svg>', "leads to no id of that page"),
    ],
)
def test_a_fault_is_named_with_file_and_line(tmp_path: Path, html: str, complaint: str) -> None:
    (tmp_path / "page.html").write_text(f"<!doctype html>\n{html}", encoding="utf-8")
    complaints = check(tmp_path)
    assert complaints
    assert complaints[0].startswith("page.html:2: ")
    assert complaint in complaints[0]


def test_a_page_without_fault_has_none(tmp_path: Path) -> None:
    html = '<h1 id="top">A</h1><a href="#top">x</a><a href="page.html#top">x</a><a href="page.html#seed=rain">x</a>'
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    assert check(tmp_path) == []


def test_a_fault_that_stands_in_the_source_is_named_with_its_line_there(tmp_path: Path) -> None:
    source = tmp_path / "page.md"
    source.write_text("---\n---\n\n[x](gone.html)\n", encoding="utf-8")
    (tmp_path / "page.html").write_text('<p><a href="gone.html">x</a></p>', encoding="utf-8")
    assert check(tmp_path, [source]) == ["page.md:4: the link “gone.html” leads to no file of the site"]
