"""The page's scripts know no rules: what they say and show of the game comes from the engine."""

import re
from pathlib import Path

import pytest

from engine import KNOBS, PROFILES
from engine.names import RANK_NAMES
from site_src.scripts import SCRIPTS as SHIPPED

SCRIPTS = sorted((Path(__file__).parents[2] / "site_src" / "player").glob("*.js"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_names_no_rank_no_knob_and_no_profile(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    words = [*RANK_NAMES.values(), *KNOBS, *PROFILES]
    named = [word for word in words if re.search(rf"[\"'`]{word}[\"'`]", text)]
    assert named == []
    assert not re.search(r"AKQJ|TJQKA|23456789", text)


def test_every_script_is_in_a_page_or_in_the_worker() -> None:
    assert {script.stem for script in SCRIPTS} == {"worker"}.union(*SHIPPED.values())


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_is_checked_for_its_types(script: Path) -> None:
    assert script.read_text(encoding="utf-8").startswith("// @ts-check\n")
