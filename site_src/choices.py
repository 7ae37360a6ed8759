"""The choices of the house rules: for each value of a knob what it means, who plays it so, and how a
little position ends under it. A value without a row, or a result that the engine contradicts, is an error.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import quote_plus

from markupsafe import Markup

from engine import KNOBS, PROFILES, agree, parse_deal, words
from engine.captions import result
from engine.cards import Card
from engine.rules import DEFAULT_PROFILE, DIFFERENCES, value_text
from site_src.example import Example, ExampleError

type Draw = Callable[[Card], Markup]  # a card as it stands in a page


class Choices:
    """What the house rules explain, and the tables in which they do."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw
        self.explained: set[tuple[str, str]] = set()

    def table(self, knob: str, base: Mapping[str, Any], rows: Mapping[Any, Sequence[str]]) -> Markup:
        """The values of one knob; `rows` gives who plays it so, a deal and how that ends, `base` the other knobs."""
        self._require_all(knob, rows)
        same_deal = len({deal for _, deal, _ in rows.values()}) == 1
        body = Markup("").join(self._row(knob, base, value, row, same_deal) for value, row in rows.items())
        above = self.position(next(iter(rows.values()))[1]) if same_deal else Markup("")
        head = "How these cards end" if same_deal else "Cards, and how they end"
        return Markup(
            '{}\n\n<div class="wide"><table class="choices"><thead><tr><th scope="col">Choice</th><th scope="col">Who plays it so</th>'
            '<th scope="col">{}</th></tr></thead><tbody>{}</tbody></table></div>'
        ).format(above, head, body)

    def profiles(self, sources: Mapping[str, str]) -> Markup:
        """All profiles: what differs in each, where it comes from, and a game of it."""
        if missing := [name for name in DIFFERENCES if name not in sources]:
            raise ExampleError(f"The profiles lack {', '.join(missing)}.")
        rows = Markup("").join(_profile(name, sources[name]) for name in sources)
        self.explained |= {("profile", name) for name in sources}
        return Markup(
            '<div class="wide"><table class="choices profiles"><thead><tr><th scope="col">Rules</th><th scope="col">What differs</th>'
            '<th scope="col">Where from</th></tr></thead><tbody>{}</tbody></table></div>'
        ).format(rows)

    def position(self, deal: str) -> Markup:
        """The packets of a deal laid open, top card first."""
        packets = Markup("").join(
            Markup(
                '<li><span class="mark mark-{0}" aria-hidden="true">{0}</span><span class="unseen">Player {0}: </span>{1}</li>'
            ).format(player, Markup(" ").join(map(self.draw, packet)))
            for player, packet in enumerate(parse_deal(deal), start=1)
        )
        return Markup('<ul class="position cards-small">{}</ul>').format(packets)

    def _row(
        self, knob: str, base: Mapping[str, Any], value: Any, row: Sequence[str], same_deal: bool
    ) -> Markup:
        who, deal, stated = row
        changed = {**base, knob: value}
        found = result(Example(agree(), deal, knobs=changed).ending)
        if found != stated:
            raise ExampleError(
                f"{knob}: {value_text(value)} states “{stated}” of {deal}; the engine finds “{found}”."
            )
        self.explained.add((knob, value_text(value)))
        cards = Markup("") if same_deal else self.position(deal)
        return Markup(
            '<tr id="{}-{}"><td><strong>{}</strong><br>{}</td><td>{}</td><td>{}<a href="{}">{}</a></td></tr>'
        ).format(
            knob,
            value_text(value),
            words.value_name(knob, value).capitalize(),
            words.value_sentence(knob, value),
            who,
            cards,
            table_link(changed, deal),
            stated,
        )

    def _require_all(self, knob: str, rows: Mapping[Any, Sequence[str]]) -> None:
        values = KNOBS[knob]
        lacking = (
            [] if isinstance(values, range) else [value_text(value) for value in values if value not in rows]
        )
        if lacking:
            raise ExampleError(f"The choices of {knob} lack {', '.join(lacking)}.")


def table_link(knobs: Mapping[str, Any], deal: str) -> str:
    """The address of a game at the practice table."""
    named = "&".join(f"{knob}={value_text(value)}" for knob, value in knobs.items())
    cards = quote_plus(deal, safe="/")
    return f"play.html#{named}&deal={cards}" if named else f"play.html#deal={cards}"


def _profile(name: str, source: str) -> Markup:
    like = _much_like(name)
    usual = PROFILES[like or DEFAULT_PROFILE]
    sentences = " ".join(
        words.value_sentence(knob, value)
        for knob, value in DIFFERENCES[name].items()
        if value != getattr(usual, knob)
    )
    if like:
        sentences = f"As {words.PROFILE_NAMES[like]}, but {sentences[0].lower()}{sentences[1:]}"
    return Markup(
        '<tr id="profile-{0}"><td><strong>{1}</strong><br><a href="play.html#profile={0}">Play it</a></td><td>{2}</td><td>{3}</td></tr>'
    ).format(
        name,
        words.PROFILE_NAMES[name],
        sentences or "Nothing: these are the rules told here.",
        source,
    )


def _much_like(name: str) -> str | None:
    """An earlier profile that changes several things, all of which this one changes too."""
    earlier = itertools.takewhile(lambda other: other != name, DIFFERENCES)
    return next(
        (
            other
            for other in earlier
            if len(DIFFERENCES[other]) > 1 and DIFFERENCES[other].keys() <= DIFFERENCES[name].keys()
        ),
        None,
    )


def named_values() -> list[tuple[str, Any]]:
    """Every value of every knob, but for one that is any number."""
    return [
        (knob, value) for knob, values in KNOBS.items() if not isinstance(values, range) for value in values
    ]


def wordless() -> list[str]:
    """Every knob, knob value and profile that a table of the engine's words lacks."""
    tables = (("KNOB_NAMES", KNOBS), ("KNOB_QUESTIONS", KNOBS), ("PROFILE_NAMES", DIFFERENCES))
    lacking = [
        (table, name) for table, names in tables for name in names if name not in getattr(words, table)
    ]
    lacking += [
        (table, f"{knob}: {value_text(value)}")
        for table in ("VALUE_NAMES", "VALUE_SENTENCES")
        for knob, value in named_values()
        if value not in getattr(words, table).get(knob, ())
    ]
    return [f"{table} in engine/words.py lacks {name}." for table, name in lacking]


def unexplained(explained: set[tuple[str, str]]) -> list[str]:
    """Every knob value and profile that no table has explained."""
    needed = [(knob, value_text(value)) for knob, value in named_values()]
    needed += [("profile", name) for name in DIFFERENCES]
    return [f"No page explains {knob}: {value}." for knob, value in needed if (knob, value) not in explained]
