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
        ('<p id=""></p>', "an empty id"),
        ("<p id></p>", "an empty id"),
        ("<h3>B</h3>", "a heading of level 3 follows one of level 1"),
        ("<h1>B</h1>", "a second h1"),
        ("<h2>B</h2>", "a heading of level 2 has no id"),
        ('<img src="page.html">', "a picture has no text (alt)"),
        ('<svg role="img"></svg>', "a picture has no text (aria-label)"),
        ('<svg role="img" aria-labelledby="gone"></svg>', "leads to no id of that page"),
        ('<p style="color:red"></p>', "a style= attribute"),
        ('<svg><use href="#card-9C"></use></svg>', "leads to no id of that page"),
        ("<style>p { color: red }</style>", "a style or a script within the page"),
        ("<script>alert()</script>", "a style or a script within the page"),
        ('<script type="module">alert()</script>', "a style or a script within the page"),
    ],
)
def test_a_fault_is_named_with_file_and_line(tmp_path: Path, html: str, complaint: str) -> None:
    (tmp_path / "page.html").write_text(f"<!doctype html><h1>A</h1>\n{html}", encoding="utf-8")
    complaints = check(tmp_path)
    assert complaints
    assert complaints[0].startswith("page.html:2: ")
    assert complaint in complaints[0]


@pytest.mark.parametrize(
    "html",
    [
        '<script src="{}"></script>',
        '<link rel="stylesheet" href="{}">',
        '<img src="{}" alt="">',
        '<img src="page.html" srcset="page.html 1x, {} 2x" alt="">',
        '<picture><source srcset="{}"></picture>',
        '<video src="page.html" poster="{}"></video>',
        '<iframe src="{}"></iframe>',
        '<object data="{}"></object>',
        '<svg><use href="{}"></use></svg>',
        '<svg><use xlink:href="{}"></use></svg>',
    ],
)
@pytest.mark.parametrize("address", ["https://example.org/x", "//example.org/x", "data:x"])
def test_nothing_is_loaded_from_elsewhere(tmp_path: Path, html: str, address: str) -> None:
    (tmp_path / "page.html").write_text(f"<h1>A</h1>\n{html.format(address)}", encoding="utf-8")
    told = {
        f"page.html:2: “{address}” is loaded from elsewhere",
        f"page.html:2: the link “{address}” begins with a slash: links are relative",
    }
    assert len(found := check(tmp_path)) == 1
    assert found[0] in told


def test_a_page_has_a_heading_of_level_1(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text('<!doctype html>\n<h2 id="a">A</h2>', encoding="utf-8")
    assert check(tmp_path) == [
        "page.html:1: the page has no h1",
        "page.html:2: a heading of level 2 follows one of level 0",
    ]


def test_a_page_without_fault_has_none(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<h1 id="top">A</h1><nav><h2>On this page</h2></nav><details><h3>Why?</h3></details>'
        '<a href="#top">x</a><a href="page.html#top">x</a><a href="page.html#seed=rain">x</a>'
        '<a href="https://example.org/">x</a><a href="mailto:somebody@example.org">x</a>'
        '<script src="page.html"></script><script type="application/json">{"a": 1}</script>',
        encoding="utf-8",
    )
    assert check(tmp_path) == []


@pytest.mark.parametrize("quote", ["", '"', "'"])
@pytest.mark.parametrize("address", ["gone.woff2", "../gone.woff2", "../../outside", "https://example.org/x"])
def test_a_style_names_only_files_of_the_site(tmp_path: Path, address: str, quote: str) -> None:
    (tmp_path / "outside").touch()
    style = tmp_path / "site" / "style"
    style.mkdir(parents=True)
    (style / "there.svg").touch()
    styles = f'p {{ background: url("there.svg") }}\np {{ background: url( {quote}{address}{quote} ) }}'
    (style / "page.css").write_text(styles, encoding="utf-8")
    assert check(tmp_path / "site") == [
        f"style/page.css:2: the link “{address}” leads to no file of the site"
    ]


def test_a_file_beside_the_site_is_none_of_it(tmp_path: Path) -> None:
    (tmp_path / "outside").touch()
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "page.html").write_text('<h1>A</h1>\n<a href="../outside">x</a>', encoding="utf-8")
    told = "page.html:2: the link “../outside” leads to no file of the site"
    assert check(tmp_path / "site") == [told]


def test_a_fault_that_stands_in_the_source_is_named_with_its_line_there(tmp_path: Path) -> None:
    source = tmp_path / "page.md"
    source.write_text("---\n---\n\n[x](gone.html)\n", encoding="utf-8")
    (tmp_path / "page.html").write_text('<h1>A</h1><a href="gone.html">x</a>', encoding="utf-8")
    assert check(tmp_path, [source]) == ["page.md:4: the link “gone.html” leads to no file of the site"]


def test_where_the_source_does_not_tell_which_line_it_is_the_finished_page_s_is_named(tmp_path: Path) -> None:
    source = tmp_path / "page.md"
    source.write_text("---\n---\n[x](#gone-by)\n[x](#gone)\n", encoding="utf-8")
    (tmp_path / "page.html").write_text('<h1>A</h1>\n<a id="gone-by" href="#gone">x</a>', encoding="utf-8")
    assert check(tmp_path, [source]) == ["page.html:2: the link “#gone” leads to no id of that page"]
