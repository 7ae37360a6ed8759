"""The strict look at the finished pages: links, fragments, ids, headings and pictures.

What is wrong is named with the line of the page's source where it can be found there, else with that of the finished page.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from engine import DealError, RulesError
from engine.request import CARDS_GIVEN_AS, read_request

# What an address of the table names beside rules and cards.
PLACE_IN_GAME = ("battle", "time", "time_up_after")
LINKS = {"a": "href", "link": "href", "script": "src", "img": "src"}


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

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line, attributes = self.getpos()[0], dict(attrs)
        if name := attributes.get("id"):
            self.found.ids.append((line, name))
        if (link := attributes.get(LINKS.get(tag, ""))) is not None:
            self.found.links.append((line, link))
        if tag == "use" and (link := attributes.get("href")):
            self.found.links.append((line, link))
        if tag[0] == "h" and tag[1:].isdecimal():
            self._heading(line, int(tag[1]))
        for reference in ("aria-labelledby", "aria-describedby", "for"):
            self.found.links += [(line, f"#{name}") for name in (attributes.get(reference) or "").split()]
        named = attributes.get("aria-label") or attributes.get("aria-labelledby")
        if tag == "svg" and attributes.get("role") == "img" and not named:
            self.found.complaints.append((line, "a picture has no text (aria-label)"))
        if tag == "img" and "alt" not in attributes:
            self.found.complaints.append((line, "a picture has no text (alt)"))
        if "style" in attributes:
            self.found.complaints.append((line, "a style= attribute, which the pages' policy drops"))

    def _heading(self, line: int, level: int) -> None:
        if level > self.level + 1:
            self.found.complaints.append(
                (line, f"a heading of level {level} follows one of level {self.level}")
            )
        self.level = level


def check(folder: Path, sources: Iterable[Path] = ()) -> list[str]:
    """What is wrong with the pages of this folder, a sentence each with file and line."""
    pages = {page.name: read(page) for page in sorted(folder.glob("*.html"))}
    written = {source.stem: source for source in sources}
    return [
        f"{_place(name, line, what, written.get(Path(name).stem))}: {what}"
        for name in pages
        for line, what in _complaints(folder, pages, name)
    ]


def _place(name: str, line: int, what: str, source: Path | None) -> str:
    """File and line of what a complaint names between quotation marks."""
    about = what.partition("“")[2].partition("”")[0]
    if source and about:
        for number, text in enumerate(source.read_text(encoding="utf-8").splitlines(), start=1):
            if about in text:
                return f"{source.name}:{number}"
    return f"{name}:{line}"


def read(page: Path) -> Found:
    reader = _Reader()
    reader.feed(page.read_text(encoding="utf-8"))
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
    if not (folder / target).is_file():
        return "leads to no file of the site"
    if "=" in parts.fragment:
        return _unplayable(parts.fragment)
    if parts.fragment and target in pages:
        ids = {anchor for _, anchor in pages[target].ids}
        return "" if parts.fragment in ids else "leads to no id of that page"
    return ""


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
