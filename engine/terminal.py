"""A game and its rules told on a terminal: as wide as it is, in colour only where one is looking."""

import os
import shutil
import textwrap
from itertools import groupby
from typing import TextIO

from engine.captions import caption
from engine.frame import Frame, Kind
from engine.rules import KNOBS, Rules
from engine.words import KNOB_NAMES, value_sentence

BOLD, RED, DIM, PLAIN = "\033[1m", "\033[31m", "\033[2m", "\033[0m"
WIDEST = 100


def tell_game(frames: list[Frame], rules: Rules, out: TextIO) -> None:
    """Every battle as a paragraph, with the packet sizes after it, and last the ending."""
    for battle, steps in groupby(frames[:-1], key=lambda frame: frame.battle):
        told = list(steps)
        title = f"{battle:>6,}  " if battle else "  Deal  "
        sizes = " : ".join(map(str, told[-1].sizes))
        style = RED if any(step.kind is Kind.WAR for step in told) else ""
        _print(title, " ".join(caption(step, rules) for step in told), f"{sizes:>9}", style, out)
    _print("   End  ", caption(frames[-1], rules), "", BOLD, out)


def tell_rules(rules: Rules, out: TextIO) -> None:
    """Every knob with the sentence of its value."""
    width = max(map(len, KNOB_NAMES.values())) + 2
    for knob in KNOBS:
        _print(f"{KNOB_NAMES[knob]:<{width}}", value_sentence(knob, getattr(rules, knob)), "", "", out)


def _print(title: str, text: str, margin: str, style: str, out: TextIO) -> None:
    """A paragraph with a title on its left and, on its last line, a note at the right margin."""
    width = max(24, min(shutil.get_terminal_size().columns, WIDEST) - len(margin) - 2)
    lines = textwrap.wrap(text, width, initial_indent=title, subsequent_indent=" " * len(title))
    for number, line in enumerate(lines, start=1):
        end = margin if number == len(lines) else ""
        told = _in(BOLD, line[: len(title)], out) + _in(style, line[len(title) :], out)
        print(told + " " * (width + 1 - len(line) if end else 0) + _in(DIM, end, out), file=out)


def _in(style: str, text: str, out: TextIO) -> str:
    coloured = style and text and out.isatty() and "NO_COLOR" not in os.environ
    return f"{style}{text}{PLAIN}" if coloured else text
