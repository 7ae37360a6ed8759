"""The bridge: one request, one answer, as JSON text, whatever is asked."""

import json
from typing import Any

import pytest

from engine import KNOBS, PROFILES, Rules, deal, deal_text, finish, parse_deal, play
from engine.bridge import call
from engine.captions import caption
from engine.rules import value_text

PLAYED = {"rules": {"down": 0}, "deal": "7S KD / 7H QC"}


def asked(name: str, args: Any) -> dict[str, Any]:
    answer = json.loads(call(json.dumps({"id": 7, "call": name, "args": args})))
    assert answer["id"] == 7
    assert isinstance(answer, dict)
    return answer


def value(name: str, args: Any) -> Any:
    answer = asked(name, args)
    assert set(answer) == {"id", "value"}
    return answer["value"]


def message(name: str, args: Any, kind: str = "input") -> str:
    answer = asked(name, args)
    assert set(answer) == {"id", "error"}
    assert set(answer["error"]) == {"kind", "message"}
    assert answer["error"]["kind"] == kind
    return str(answer["error"]["message"])


def test_rules_lists_every_knob_with_its_values_and_their_sentences() -> None:
    knobs = value("rules", {})["knobs"]
    assert [knob["knob"] for knob in knobs] == list(KNOBS)
    assert knobs[3] == {
        "knob": "low_beats_ace",
        "name": "Lowest beats ace",
        "default": "off",
        "values": [
            {"value": "off", "sentence": knobs[3]["values"][0]["sentence"]},
            {"value": "on", "sentence": knobs[3]["values"][1]["sentence"]},
        ],
    }
    for knob in knobs:
        assert knob["default"] == value_text(getattr(Rules(), knob["knob"]))
        if knob["knob"] != "max_battles":
            assert [each["value"] for each in knob["values"]] == [value_text(v) for v in KNOBS[knob["knob"]]]


def test_rules_lists_every_profile_with_what_differs() -> None:
    profiles = value("rules", {})["profiles"]
    assert [profile["profile"] for profile in profiles] == list(PROFILES)
    assert profiles[0] == {"profile": "classic", "name": "Classic War", "knobs": {}}
    pyanitsa = next(profile for profile in profiles if profile["profile"] == "pyanitsa")
    assert pyanitsa["knobs"] == {"deck": "short", "low_beats_ace": "on", "objective": "shed_all"}


def test_deal_answers_the_deal_of_a_seed_as_text() -> None:
    args = {"rules": {"profile": "three_players"}, "seed": "9007199254740993"}
    dealt = deal_text(deal(PROFILES["three_players"], "9007199254740993"))
    assert value("deal", args) == {"deal": dealt}


def test_play_answers_the_whole_game_at_once() -> None:
    game = value("play", PLAYED)
    assert list(game) == ["rules_name", "rules", "fields", "frames", "captions", "ending"]
    silent = {"low_beats_ace", "twos_start_war", "in_war"}
    assert [rule["knob"] for rule in game["rules"]] == [knob for knob in KNOBS if knob not in silent]
    down = next(rule for rule in game["rules"] if rule["knob"] == "down")
    assert set(down) == {"knob", "name", "value", "sentence", "changed"}
    assert down["value"] == "0"
    assert game["rules_name"] == "Our rules"
    assert [rule["knob"] for rule in game["rules"] if rule["changed"]] == ["down"]
    fields = "kind rule battle finished seats sizes out table exposed taken caption".split()
    assert game["fields"] == fields
    last = dict(zip(fields, game["frames"][-1], strict=True))
    assert game["captions"][last.pop("caption")] == "Player 1 wins, the last with cards."
    assert last == {
        "kind": "ended",
        "rule": "objective",
        "battle": 1,
        "finished": 1,
        "seats": [0],
        "sizes": [4, 0],
        "out": [1],
        "table": [],
        "exposed": ["KD", "QC"],
        "taken": 0,
    }
    assert game["ending"] == {
        "headline": "Player 1 wins",
        "story": "After 1 battle and 1 war",
        "reason": "all_cards",
        "winners": [0],
        "losers": [1],
        "battles": 1,
        "wars": 1,
        "first_seen": None,
        "period": None,
        "short": [],
    }


def test_the_page_is_told_the_game_that_the_engine_plays() -> None:
    rules = PROFILES["four_players"]
    game = value("play", {"rules": {"profile": "four_players"}, "seed": "rain"})
    told = list(play(rules, deal(rules, "rain")))
    assert len(game["frames"]) == len(told)
    for sent, frame in zip(game["frames"], told, strict=True):
        seen = dict(zip(game["fields"], sent, strict=True))
        assert game["captions"][seen["caption"]] == caption(frame, rules)
        assert seen["sizes"] == list(frame.sizes)
        assert seen["table"] == [list(group) for group in frame.table]


@pytest.mark.parametrize("cards", [{"deal": "7S KD / 7H QC"}, {"packets": ["7S KD", "7H QC"]}], ids=str)
def test_cards_may_be_given_as_a_deal_or_as_packets(cards: dict[str, Any]) -> None:
    assert value("play", {"rules": {"down": "0"}, **cards}) == value("play", PLAYED)


@pytest.mark.parametrize("battles", [1, "1"])
def test_time_is_a_number_of_battles(battles: Any) -> None:
    game = value("play", {"deal": "KS QS / 2H 3H", "time_up_after": battles})
    assert game["ending"]["reason"] == "time"
    assert game["ending"]["battles"] == 1


@pytest.mark.parametrize(
    ("name", "args", "words"),
    [
        ("play", {"rules": {"down": 9}, "seed": "a"}, ["“down” cannot be “9”", "0, 1, 2, 3, 4"]),
        ("play", {"rules": {"profile": "whist"}, "seed": "a"}, ["no profile “whist”", "classic"]),
        ("play", {"rules": ["classic"], "seed": "a"}, ["rules are an object"]),
        ("play", {"deal": "9C / 9C"}, ["9C is there twice"]),
        ("play", {"deal": "9C"}, ["2 packets", "has 1"]),
        ("play", {"deal": ["9C", "9D"]}, ["deal is text"]),
        ("play", {"seed": 12}, ["seed is text"]),
        ("play", {"packets": "9C / 9D"}, ["list of texts"]),
        ("play", {"packets": [["9C"], ["9D"]]}, ["list of texts"]),
        ("play", {}, ["packets", "deal", "seed", "none of them"]),
        ("play", {"seed": "a", "deal": "9C / 9D"}, ["one way", "deal and seed"]),
        ("play", ["9C", "9D"], ["object"]),
        (
            "play",
            {"seed": "a", "time_up_after": "soon"},
            ["“time_up_after” cannot be “soon”", "number of battles"],
        ),
        ("play", {"seed": "a", "time_up_after": -1}, ["“time_up_after” cannot be “-1”"]),
        ("play", {"seed": "a", "time_up_after": 1.5}, ["“time_up_after” cannot be “1.5”"]),
        ("play", {"seed": "a", "time_up_after": "٣"}, ["“time_up_after” cannot be “٣”"]),
        ("deal", {"rules": {"players": 7}, "seed": "a"}, ["“players” cannot be “7”", "2, 3, 4"]),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(name: str, args: Any, words: list[str]) -> None:
    said = message(name, args)
    assert all(word in said for word in words), said
    assert said.endswith(".")


@pytest.mark.parametrize(
    "request_text",
    ["", "rubbish", "[]", "null", "{}", '{"id": 7}', '{"id": 7, "call": "shout", "args": {}}', "[" * 100_000],
    ids=lambda text: text[:20],
)
def test_a_request_that_is_none_is_answered_as_a_bug_and_never_dies(request_text: str) -> None:
    answer = json.loads(call(request_text))
    assert answer["error"]["kind"] == "bug"
    assert answer["error"]["message"]


def test_a_long_game_stays_small() -> None:
    args = {
        "rules": {"players": 4, "deck": "jokers", "collect": "seat_order", "repeat_draw": False},
        "seed": "a",
    }
    rules = Rules(players=4, collect="seat_order", deck="jokers", repeat_draw=False)  # type: ignore[arg-type]
    seed = next(s for s in map(str, range(100)) if finish(rules, deal(rules, s)).battles == 10_000)
    answer = call(json.dumps({"id": 1, "call": "play", "args": {**args, "seed": seed}}))
    assert json.loads(answer)["value"]["ending"]["battles"] == 10_000
    assert len(answer) < 4_000_000


def test_a_seed_and_the_deal_that_it_gives_are_the_same_game() -> None:
    rules = {"profile": "last_card_up"}
    dealt = value("deal", {"rules": rules, "seed": "rain"})["deal"]
    by_seed = value("play", {"rules": rules, "seed": "rain"})
    assert by_seed == value("play", {"rules": rules, "deal": dealt})
    assert finish(PROFILES["last_card_up"], parse_deal(dealt)).battles == by_seed["ending"]["battles"]


def test_the_answer_to_play_names_no_card_that_nobody_has_seen() -> None:
    answer = json.dumps(value("play", {"deal": "9C 3D QD / 9H KS 7C", "time_up_after": 1}))
    assert not any(card in answer for card in ("3D", "KS", "three of", "king of"))
