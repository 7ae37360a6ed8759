"""The pages: Markdown or HTML with Jinja2, rendered under a set of rules through one layout.

A page is a file of pages/ with a front matter of "key: value" lines between two lines of "---".
What it says of the game it asks from here: numbers from `rules`, sentences from the engine's
words, examples as deals that are played while the page is built.
"""

import json
import traceback
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any

import markdown
from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateSyntaxError, UndefinedError
from markupsafe import Markup

from engine import Rules, agree
from site_src.baked import baked_game
from site_src.choices import Choices
from site_src.diagram import diagram, laid_open, pick_up
from site_src.example import Example, ExampleError
from site_src.sprite import Sprite
from site_src.vocabulary import vocabulary

SOURCE = Path(__file__).parent
FRONT_MATTER_KEYS = ("title", "description", "styles", "reviewed")


class PageError(Exception):
    """A page that cannot be built; the message begins with file and line."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the site; `path` is its file in dist, `body` what follows the front matter."""

    source: Path
    path: str
    title: str
    description: str
    reviewed: str
    body: str
    styles: list[str] = field(default_factory=list)

    @property
    def reviewed_in_words(self) -> str:
        day = date.fromisoformat(self.reviewed)
        return f"{day.day} {day:%B %Y}"


def pages(folder: Path = SOURCE / "pages") -> list[Page]:
    """The pages of a folder; whatever else an editor or a file manager leaves there is no page."""
    return [read_page(source) for source in sorted(folder.iterdir()) if source.suffix in (".md", ".html")]


def read_page(source: Path) -> Page:
    parts = source.read_text(encoding="utf-8").split("---\n", 2)
    if len(parts) < 3 or parts[0]:
        raise PageError(f"{source.name}:1: a page begins with its front matter, between two lines of “---”.")
    front, body = parts[1:]
    matter: dict[str, Any] = {}
    for number, line in enumerate(front.splitlines(), start=2):
        key, _, value = line.partition(":")
        if key not in FRONT_MATTER_KEYS:
            raise PageError(
                f"{source.name}:{number}: “{key}” is no front-matter key; they are {', '.join(FRONT_MATTER_KEYS)}."
            )
        if key in matter:
            raise PageError(f"{source.name}:{number}: “{key}” is there twice.")
        matter[key] = value.split() if key == "styles" else value.strip()
    if missing := [key for key in FRONT_MATTER_KEYS if key not in matter and key != "styles"]:
        raise PageError(f"{source.name}:1: the front matter lacks {', '.join(missing)}.")
    try:
        date.fromisoformat(matter["reviewed"])
    except ValueError:
        raise PageError(f"{source.name}:1: “{matter['reviewed']}” is no date such as 2026-11-30.") from None
    # Lines of the body keep their numbers, so that an error names the right one.
    body = "\n" * (len(front.splitlines()) + 2) + body
    return Page(source=source, path=source.stem + ".html", body=body, **matter)


class Book:
    """All pages under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.explained: set[tuple[str, str]] = set()  # knob values and profiles that the pages explain

    def render(self, page: Page) -> str:
        """The whole page as HTML."""
        sprite = Sprite()
        choices = Choices(sprite.small_card)
        context = {
            "page": page,
            "sprite": sprite,
            "card": sprite.card,
            "small_card": sprite.small_card,
            "diagram": sprite.with_cards(diagram),
            "pick_up": sprite.with_cards(pick_up),
            "laid_open": sprite.with_cards(laid_open),
            "choices": choices.table,
            "profile_table": choices.profiles,
        }
        content = self._filled_in(page, context)
        self.explained |= choices.explained
        if page.source.suffix == ".md":
            content = markdown.markdown(content, extensions=["attr_list", "md_in_html", "tables"])
        return self._environment.get_template("layout.html").render(context, content=Markup(content))

    def _filled_in(self, page: Page, context: dict[str, Any]) -> str:
        """The page's body with everything it asks for; what it may not say is named with file and line."""
        try:
            return self._environment.from_string(page.body).render(context)
        except TemplateSyntaxError as error:
            raise PageError(f"{page.source.name}:{error.lineno}: {error.message}") from None
        except Exception as error:  # whatever it was, the page's line leads to it
            steps = traceback.extract_tb(error.__traceback__)
            line = next((step.lineno for step in reversed(steps) if step.filename == "<template>"), 1)
            kind = "" if isinstance(error, (ExampleError, UndefinedError)) else f"{type(error).__name__}: "
            raise PageError(f"{page.source.name}:{line}: {kind}{error}") from error

    @cached_property
    def _environment(self) -> Environment:
        environment = Environment(
            loader=FileSystemLoader([SOURCE / "templates", SOURCE]),
            undefined=StrictUndefined,
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        environment.globals.update(
            rules=self.rules,
            agree=agree,
            example=self._example,
            baked=baked_game,
            data=data_block,
            **vocabulary(self.rules),
        )
        environment.filters["lower_first"] = lambda text: text[:1].lower() + text[1:]
        return environment

    def _example(self, deal: str, **stated: Any) -> Example:
        return Example(self.rules, deal, **stated)


def data_block(**data: Any) -> Markup:
    """JSON that may stand inside a script element."""
    return Markup(json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"))
