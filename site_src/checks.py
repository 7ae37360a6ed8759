"""The strict look at the finished pages: links, fragments, ids, headings, pictures, and that nothing is loaded from elsewhere.

What is wrong is named with the line of the page's source where it can be found there, else with that of the finished page.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from engine import DealError, RulesError
from engine.request import CARDS_GIVEN_AS, read_request

# What an address of the table names beside rules and cards.
PLACE_IN_GAME = ("battle", "time", "time_up_after")
ADDRESSES = ("href", "xlink:href", "src", "data", "poster")
STYLE_ADDRESS = re.compile(r"""url\(\s*["']?([^"')\s]+)""")

type Attributes = dict[str, str | None]


@dataclass
class Found:
    """What one page holds, each with its line."""

    ids: list[tuple[int, str]] = field(default_factory=list)
    links: list[tuple[int, str]] = field(default_factory=list)
    complaints: list[tuple[int, str]] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = Found()
        self.level = 0
        self.titles = 0
        self.navs = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line, attributes = self.getpos()[0], dict(attrs)
        self.navs += tag == "nav"
        if name := attributes.get("id"):
            self.found.ids.append((line, name))
        for address in _addresses(attributes):
            if tag != "a" and urlsplit(address).scheme:
                self.found.complaints.append((line, f"“{address}” is loaded from elsewhere"))
            else:
                self.found.links.append((line, address))
        for reference in ("aria-labelledby", "aria-describedby", "for"):
            self.found.links += [(line, f"#{name}") for name in (attributes.get(reference) or "").split()]
        self.found.complaints += [(line, what) for what in _faults(tag, attributes)]
        if tag[0] == "h" and tag[1:].isdecimal():
            self.found.complaints += [(line, what) for what in self._heading(int(tag[1]), attributes)]

    def handle_endtag(self, tag: str) -> None:
        self.navs -= tag == "nav"

    def _heading(self, level: int, attributes: Attributes) -> Iterator[str]:
        if level > self.level + 1:
            yield f"a heading of level {level} follows one of level {self.level}"
        if level == 2 and "id" not in attributes and not self.navs:
            yield "a heading of level 2 has no id, and no link can lead to it"
        self.level = level
        self.titles += level == 1
        if level == 1 and self.titles > 1:
            yield "a second h1"


def _addresses(attributes: Attributes) -> list[str]:
    """What an element links to or loads."""
    several = [part.split()[0] for part in (attributes.get("srcset") or "").split(",") if part.strip()]
    return [address for name in ADDRESSES if (address := attributes.get(name)) is not None] + several


def _faults(tag: str, attributes: Attributes) -> Iterator[str]:
    """What is wrong with an element by itself."""
    if not attributes.get("id", "none"):
        yield "an empty id"
    named = attributes.get("aria-label") or attributes.get("aria-labelledby")
    if tag == "svg" and attributes.get("role") == "img" and not named:
        yield "a picture has no text (aria-label)"
    if tag == "img" and "alt" not in attributes:
        yield "a picture has no text (alt)"
    if "style" in attributes:
        yield "a style= attribute, which the pages' policy drops"
    data = attributes.get("type") == "application/json"
    if tag == "style" or (tag == "script" and "src" not in attributes and not data):
        yield "a style or a script within the page, which the pages' policy drops"


def check(folder: Path, sources: Iterable[Path] = ()) -> list[str]:
    """What is wrong with the pages of this folder, a sentence each with file and line."""
    pages = {page.name: read(page) for page in sorted(folder.glob("*.html"))}
    written = {source.stem: source for source in sources}
    return [
        f"{_place(name, line, what, written.get(Path(name).stem))}: {what}"
        for name in pages
        for line, what in _complaints(folder, pages, name)
    ] + [complaint for sheet in sorted(folder.glob("style/*.css")) for complaint in _lost(folder, sheet)]


def _place(name: str, line: int, what: str, source: Path | None) -> str:
    """File and line of what a complaint names between quotation marks."""
    about = what.partition("“")[2].partition("”")[0]
    if source and about:
        lines = source.read_text(encoding="utf-8").splitlines()
        holding = [number for number, text in enumerate(lines, start=1) if about in text]
        if len(holding) == 1:
            return f"{source.name}:{holding[0]}"
    return f"{name}:{line}"


def read(page: Path) -> Found:
    reader = _Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    if not reader.titles:
        reader.found.complaints.append((1, "the page has no h1"))
    return reader.found


def _complaints(folder: Path, pages: dict[str, Found], name: str) -> list[tuple[int, str]]:
    found = pages[name]
    complaints = list(found.complaints)
    times = Counter(anchor for _, anchor in found.ids)
    complaints += [
        (line, f"the id “{anchor}” is there twice") for line, anchor in found.ids if times[anchor] > 1
    ]
    for line, link in found.links:
        if problem := _broken(folder, pages, name, link):
            complaints.append((line, f"the link “{link}” {problem}"))
    return sorted(complaints)


def _broken(folder: Path, pages: dict[str, Found], name: str, link: str) -> str:
    parts = urlsplit(link)
    if parts.scheme:
        return "" if parts.scheme in ("https", "mailto") else "uses another scheme than https"
    if link.startswith("/"):
        return "begins with a slash: links are relative"
    target = unquote(parts.path) or name
    if not _is_there(folder, folder / target):
        return "leads to no file of the site"
    if "=" in parts.fragment:
        return _unplayable(parts.fragment)
    if parts.fragment and target in pages:
        ids = {anchor for _, anchor in pages[target].ids}
        return "" if parts.fragment in ids else "leads to no id of that page"
    return ""


def _lost(folder: Path, sheet: Path) -> list[str]:
    """The addresses in a style that lead to no file."""
    return [
        f"{sheet.relative_to(folder).as_posix()}:{number}: the link “{address}” leads to no file of the site"
        for number, line in enumerate(sheet.read_text(encoding="utf-8").splitlines(), start=1)
        for address in STYLE_ADDRESS.findall(line)
        if not _is_there(folder, sheet.parent / unquote(address))
    ]


def _is_there(folder: Path, file: Path) -> bool:
    """A file that lies beside the site is none of it."""
    return file.is_file() and file.resolve().is_relative_to(folder.resolve())


def _unplayable(game: str) -> str:
    """What the engine says against a game that an address names."""
    named = dict(parse_qsl(game, keep_blank_values=True))
    cards = {name: named.pop(name) for name in CARDS_GIVEN_AS if name in named} or {"seed": "any"}
    rules = {name: text for name, text in named.items() if name not in PLACE_IN_GAME}
    try:
        read_request({"rules": rules, **cards})
    except (RulesError, DealError) as error:
        return f"names no game: {error}"
    return ""
