"""The README's map names every file that one may look for, and its arrows are the engine's imports."""

import ast
import re
from graphlib import TopologicalSorter
from itertools import pairwise, product
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAP = README.partition("## A map of the files")[2].partition("## Change something")[0]
ARROWS = re.findall(r"`(\w[\w, ]* <- [\w, <-]*)`", MAP)


def imports() -> dict[str, set[str]]:
    """Module of the engine -> the modules of the engine that it imports."""
    found = {}
    for file in (ROOT / "engine").glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        steps = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        found[file.stem] = {
            (step.module or "").removeprefix("engine.") for step in steps if "engine." in f"{step.module}"
        }
    return found


@pytest.mark.parametrize("folder", ["engine", "site_src", "tests"])
def test_the_map_names_every_module_and_every_folder_and_nothing_else(folder: str) -> None:
    part = re.search(rf"^{folder}/ .*\n(?:  .*\n)*", MAP, re.MULTILINE)
    assert part
    named = set(re.findall(r"[\w-]+(?:\.py|/)", part[0])) - {f"{folder}/"}
    there = {file.name for file in (ROOT / folder).glob("*.py") if not file.name.startswith("test_")}
    there |= {f"{place.name}/" for place in (ROOT / folder).iterdir() if place.is_dir()} - {"__pycache__/"}
    assert named == there


def test_the_arrows_are_imports_of_the_engine() -> None:
    assert ARROWS
    known = imports()
    for chain in ARROWS:
        for left, right in pairwise(chain.split(" <- ")):
            for one, other in product(left.split(", "), right.split(", ")):
                assert one in known[other], f"{other} does not import {one}"


def test_the_imports_of_the_engine_go_one_way() -> None:
    TopologicalSorter(imports()).prepare()  # raises a CycleError
