"""Games with known endings: played from the command line, they come out identical."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine import agree, deal_text, finish, parse_deal, play
from engine.replay import outcome, replay

VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*.jsonl"))


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


GAMES = [json.loads(line) for path in VECTORS for line in lines(path)]


def test_no_file_is_missing() -> None:
    assert [path.stem for path in VECTORS] == ["edges", "profiles", "published", "random", "repeats"]
    assert len(GAMES) >= 366


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_every_line_of_a_file_is_answered_as_expected(path: Path) -> None:
    out = io.StringIO()
    assert replay(lines(path), out) == 0
    for line, answer in zip(lines(path), out.getvalue().splitlines(), strict=True):
        game = json.loads(line)
        assert json.loads(answer) == {"id": game["id"], **game["expect"]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_the_frames_of_a_game_end_as_expected(game: dict[str, Any]) -> None:
    rules = agree(knobs=game["rules"])
    packets = parse_deal(" / ".join(game["packets"]))
    assert deal_text(packets) == " / ".join(game["packets"])
    *_, last = play(rules, packets)
    assert last.ending is not None
    assert last.ending == finish(rules, packets)
    assert json.loads(json.dumps(outcome(last.ending))) == game["expect"]
