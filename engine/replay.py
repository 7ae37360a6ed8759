"""Replaying many games for scripts: JSON lines in, one JSON line each out, in order.

in   {"id"?, "rules": {"profile"?, knob...}, "packets": [text...] | "deal": text | "seed": text}
out  {"id", "reason", "winners", "losers", "battles", "wars"}, for a repeat "first_seen" and "period"
     as well; {"id", "error"} for a line that cannot be played. Seats are numbered from 0.
"""

import json
from collections.abc import Iterable
from typing import Any, TextIO

from engine.cards import DealError
from engine.frame import Ending
from engine.game import finish
from engine.request import read_request, read_time
from engine.rules import RulesError


def replay(lines: Iterable[str], out: TextIO) -> int:
    """Write how the game of each line ends; 1 if any line could not be played, else 0."""
    status = 0
    for line in filter(str.strip, lines):
        answer = _answer(line)
        if not _is_json(answer["id"]):
            answer = {"id": None, "error": "The id holds a number that JSON cannot write."}
        status |= "error" in answer
        print(json.dumps(answer), file=out)
    return status


def _is_json(value: Any) -> bool:
    """Whether it can be written as it was read: Python reads NaN and Infinity, which are not JSON."""
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True


def _answer(line: str) -> dict[str, Any]:
    answer: dict[str, Any] = {"id": None}
    if any("\udc80" <= letter <= "\udcff" for letter in line):  # bytes that could not be read
        return answer | {"error": "This line is not text in UTF-8."}
    try:
        asked = json.loads(line)
        if isinstance(asked, dict):
            answer["id"] = asked.get("id")
        rules, deal = read_request(asked)
        return answer | outcome(finish(rules, deal, time_up_after=read_time(asked)))
    except (RulesError, DealError) as error:
        return answer | {"error": str(error)}
    except json.JSONDecodeError as error:
        return answer | {"error": f"This line is not JSON: {error.msg} at character {error.pos + 1}."}
    except (ValueError, RecursionError):
        return answer | {
            "error": "This line cannot be read: a number in it is too long, or it is nested too deeply."
        }


def outcome(ending: Ending) -> dict[str, Any]:
    """An ending as data; the repeat is told only where there is one."""
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
