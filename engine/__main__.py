"""The engine from the command line: python -m engine replay."""

import argparse
import json
import os
import sys
from collections.abc import Iterable
from typing import Any, TextIO

from engine.cards import DealError
from engine.frame import Ending
from engine.game import finish
from engine.request import read_request
from engine.rules import RulesError


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader has seen enough; Python would complain once more on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine", description="The card game War, played to its end."
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    replay = commands.add_parser(
        "replay", help="play the games of a file of JSON lines and say how each ended"
    )
    replay.add_argument(
        "file", nargs="?", type=argparse.FileType(encoding="utf-8", errors="replace"), default=sys.stdin
    )
    replay.set_defaults(run=lambda options: replay_lines(options.file, sys.stdout))
    return parser


def replay_lines(lines: Iterable[str], out: TextIO) -> int:
    """Write how the game of each line ended; the exit status is 1 if any line could not be played."""
    status = 0
    for line in filter(str.strip, lines):
        answer: dict[str, Any] = {"id": None}
        try:
            asked = json.loads(line)
            if isinstance(asked, dict):
                answer["id"] = asked.get("id")
            answer |= outcome(finish(*read_request(asked)))
        except (RulesError, DealError) as error:
            answer["error"] = str(error)
        except json.JSONDecodeError as error:
            answer["error"] = f"This line is not JSON: {error.msg} at character {error.pos + 1}."
        status |= "error" in answer
        print(json.dumps(answer), file=out)
    return status


def outcome(ending: Ending) -> dict[str, Any]:
    """An ending as data, its repeat told only where there is one."""
    told: dict[str, Any] = {
        "reason": ending.reason,
        "winners": ending.winners,
        "losers": ending.losers,
        "battles": ending.battles,
        "wars": ending.wars,
    }
    if ending.first_seen is not None:
        told |= {"first_seen": ending.first_seen, "period": ending.period}
    return told


if __name__ == "__main__":
    sys.exit(main())
