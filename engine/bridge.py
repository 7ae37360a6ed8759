"""The page's only door to the engine: JSON text in, JSON text out.

request   {"id", "call": "rules" | "deal" | "play", "args": {...}}
answer    {"id", "value": ...} or {"id", "error": {"kind": "input" | "bug", "message"}}

rules     args {}                               value {"knobs": [{"knob", "name", "default", "values": [{"value", "sentence"}]}],
                                                       "profiles": [{"profile", "name", "knobs": {knob: text}}]}
deal      args {"rules", "seed"}                value {"deal": text}
play      args {"rules", "deal" | "seed" | "packets", "time_up_after"?, "time"?}
          value {"rules_name": text, "rules": [{"knob", "name", "value", "sentence", "changed": bool}],
                 "fields": [name ...], "frames": [[...] ...], "captions": [text ...],
                 "ending": {"headline", "story", "reason", "winners", ...}}

The answer to play does not name the packets: what lies face down is nobody's business yet. A frame
is sent as the list of its fields, in the order of "fields", and its caption as a place in "captions": a
game of 10,000 battles then stays small.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any

from engine.captions import caption, headline, story
from engine.cards import DealError
from engine.deal import deal_text
from engine.frame import Frame
from engine.game import play
from engine.request import read_request, read_time
from engine.rules import DIFFERENCES, KNOBS, Rules, RulesError, value_text
from engine.sheet import telling
from engine.words import KNOB_NAMES, PROFILE_NAMES, RULE_NAMES, rules_name, time_sentence, value_sentence

FRAME_FIELDS = tuple(field.name for field in fields(Frame) if field.name != "ending")


def call(request: str) -> str:
    """Answer one request. Whatever goes wrong becomes an error in the answer."""
    answer: dict[str, Any] = {"id": None}
    try:
        asked = json.loads(request)
        answer["id"] = asked["id"]
        answer["value"] = CALLS[asked["call"]](asked["args"])
    except (RulesError, DealError) as error:
        answer["error"] = {"kind": "input", "message": str(error)}
    except Exception as error:  # the worker must live on, and the page must hear of it
        answer["error"] = {"kind": "bug", "message": f"{type(error).__name__}: {error}"}
    return json.dumps(answer, separators=(",", ":"))


def _rules(args: dict[str, Any]) -> dict[str, Any]:
    return {
        "knobs": [
            {
                "knob": name,
                "name": KNOB_NAMES[name],
                "default": value_text(getattr(Rules(), name)),
                "values": [] if isinstance(values, range) else [_value(name, value) for value in values],
            }
            for name, values in KNOBS.items()
        ],
        "profiles": [
            {
                "profile": name,
                "name": PROFILE_NAMES[name],
                "knobs": {k: value_text(v) for k, v in changed.items()},
            }
            for name, changed in DIFFERENCES.items()
        ],
    }


def _value(knob: str, value: Any) -> dict[str, str]:
    return {"value": value_text(value), "sentence": value_sentence(knob, value)}


def _deal(args: dict[str, Any]) -> dict[str, str]:
    return {"deal": deal_text(read_request({"rules": args.get("rules", {}), "seed": args.get("seed")})[1])}


def _play(args: dict[str, Any]) -> dict[str, Any]:
    rules, packets = read_request(args)
    captions: dict[str, int] = {}
    frames = []
    for frame in play(rules, packets, time_up_after=read_time(args)):
        place = captions.setdefault(caption(frame, rules), len(captions))
        frames.append([*(getattr(frame, name) for name in FRAME_FIELDS), place])
    assert frame.ending
    return {
        "rules_name": rules_name(rules),
        "rules": _rules_told(rules, args.get("time")),
        "fields": [*FRAME_FIELDS, "caption"],
        "frames": frames,
        "captions": list(captions),
        "ending": asdict(frame.ending) | {"headline": headline(frame.ending), "story": story(frame.ending)},
    }


def _rules_told(rules: Rules, minutes: Any) -> list[dict[str, Any]]:
    """The rules of the game in words, each with whether it is another than usual; a time agreed beforehand is one of them."""
    told: list[dict[str, Any]] = []
    for knob in telling(rules):
        value = getattr(rules, knob)
        changed = value != getattr(Rules(), knob)
        told.append({"knob": knob, "name": KNOB_NAMES[knob], **_value(knob, value), "changed": changed})
    if isinstance(minutes, int):
        words = {"name": RULE_NAMES["time"], "value": str(minutes), "sentence": time_sentence(minutes)}
        told.append({"knob": "time", **words, "changed": True})
    return told


CALLS: dict[str, Callable[[dict[str, Any]], Any]] = {"rules": _rules, "deal": _deal, "play": _play}
