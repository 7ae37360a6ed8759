"""Replay as a program: files, standard input, exit status, and readers who leave early."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from tests.engine.games import GOOD, GOOD_ANSWER

ROOT = Path(__file__).parents[2]


def test_games_are_read_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text(f"{GOOD}\n{GOOD}\n", encoding="utf-8")
    assert main(["replay", str(games)]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [GOOD_ANSWER] * 2


def test_a_file_that_is_not_there_is_said_to_be_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "nowhere.jsonl")]) == 2
    said = capsys.readouterr()
    assert "nowhere.jsonl" in said.err
    assert said.out == ""


def test_bytes_that_are_no_text_spoil_their_own_line_only(tmp_path: Path) -> None:
    lines = b'{"id": 1, "rules": {}, "seed": "\xff"}\n' + GOOD.encode() + b"\n"
    (tmp_path / "games.jsonl").write_bytes(lines)
    for arguments, given in ((["replay", str(tmp_path / "games.jsonl")], b""), (["replay"], lines)):
        done = run(arguments, given)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert answers[0] == {"id": None, "error": "This line is not text in UTF-8."}
        assert answers[1] == GOOD_ANSWER
        assert done.returncode == 1
        assert done.stderr == b""


def test_it_runs_as_a_program() -> None:
    done = run(["replay"], GOOD.encode())
    assert (done.returncode, json.loads(done.stdout)) == (0, GOOD_ANSWER)
    assert b"replay" in run(["--help"]).stdout
    assert run([]).returncode == 2


def run(arguments: list[str], given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8"}  # as most terminals have it
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT,
        env=strict,
        check=False,
    )


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(io.StringIO):
        def flush(self) -> None:
            raise BrokenPipeError

        def fileno(self) -> int:
            return spare.fileno()

    with (tmp_path / "spare").open("w") as spare:
        monkeypatch.setattr("sys.stdin", io.StringIO(GOOD))
        monkeypatch.setattr("sys.stdout", Closed())
        assert main(["replay"]) == 0


def test_a_reader_of_a_file_s_answers_may_leave_too(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text(f"{GOOD}\n" * 5_000, encoding="utf-8")
    command = [sys.executable, "-m", "engine", "replay", str(games)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        assert json.loads(running.stdout.readline()) == GOOD_ANSWER
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0
