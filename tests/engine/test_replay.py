"""The command line: python -m engine replay, a line of JSON in, a line of JSON out."""

import io
import json
from typing import Any

import pytest

from engine import Rules, deal, deal_text
from engine.__main__ import main
from tests.engine.games import GOOD, GOOD_ANSWER


class Replay:
    """Lines through the command line: its status and its answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *lines: str) -> tuple[int, list[Any]]:
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\n".join(lines).encode())))
        status = main(["replay"])
        said = self.capsys.readouterr()
        assert said.err == ""
        return status, [json.loads(line) for line in said.out.splitlines()]


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Replay:
    return Replay(monkeypatch, capsys)


def test_a_game_is_answered_by_its_ending_and_nothing_else(replay: Replay) -> None:
    assert replay(GOOD) == (0, [GOOD_ANSWER])
    assert list(replay(GOOD)[1][0]) == ["id", "reason", "winners", "losers", "battles", "wars"]


def test_a_repeat_is_answered_with_when_it_first_stood_and_its_period(replay: Replay) -> None:
    status, answers = replay('{"id": 1, "rules": {"collect": "own_last"}, "deal": "2S 3S / 4S"}')
    repeat = {
        "reason": "repeat",
        "winners": [],
        "losers": [],
        "battles": 2,
        "wars": 0,
        "first_seen": 0,
        "period": 2,
    }
    assert (status, answers) == (0, [{"id": 1, **repeat}])


def test_packets_deal_and_seed_name_the_same_cards(replay: Replay) -> None:
    dealt = deal_text(deal(Rules(), "rain"))
    asked = (
        {"packets": dealt.split(" / ")},
        {"deal": dealt},
        {"seed": "rain"},
        {"seed": "rain", "rules": {}},
    )
    status, answers = replay(*map(json.dumps, asked))
    assert status == 0
    assert answers == [answers[0]] * 4


def test_rules_are_read_from_a_profile_and_from_knobs_by_value_or_by_text(replay: Replay) -> None:
    lines = [
        {"rules": {"profile": "peace"}, "deal": "KS / QH"},
        {"rules": {"best": "low"}, "deal": "KS / QH"},
        {"rules": {"profile": "peace", "best": "high"}, "deal": "KS / QH"},
        {"rules": {"down": 0, "repeat_draw": False}, "deal": "7S QD / 7H KS"},
        {"rules": {"down": "0", "repeat_draw": "off"}, "deal": "7S QD / 7H KS"},
    ]
    status, answers = replay(*map(json.dumps, lines))
    assert status == 0
    assert [answer["winners"] for answer in answers] == [[1], [1], [0], [1], [1]]


def test_a_game_may_be_over_when_time_is_up(replay: Replay) -> None:
    status, answers = replay('{"deal": "KS QS / 2H 3H", "time_up_after": 1}')
    assert (status, answers[0]["reason"], answers[0]["battles"]) == (0, "time", 1)


@pytest.mark.parametrize("name", ["a", 7, None, 1.5, ["x"], {"a": 1}, "Ü"])
def test_the_id_comes_back_as_it_was_given(replay: Replay, name: Any) -> None:
    answer = replay(json.dumps({"id": name, "deal": "KS / QH"}))[1][0]
    assert answer["id"] == name
    assert replay(json.dumps({"id": name, "deal": "KS"}))[1][0]["id"] == name


def test_without_an_id_the_answer_has_none(replay: Replay) -> None:
    assert replay('{"deal": "KS / QH"}')[1][0]["id"] is None


def test_answers_come_in_the_order_of_the_lines_and_a_bad_one_does_not_stop_the_rest(replay: Replay) -> None:
    bad = '{"id": "bad", "rules": {"down": 9}, "packets": ["KS", "QH"]}'
    status, answers = replay(GOOD, bad, GOOD.replace("good", "last"))
    assert status == 1
    assert [answer["id"] for answer in answers] == ["good", "bad", "last"]
    assert answers[0] == GOOD_ANSWER
    assert set(answers[1]) == {"id", "error"}
    assert answers[2] == {**GOOD_ANSWER, "id": "last"}


def test_empty_lines_are_passed_over(replay: Replay) -> None:
    assert replay("", GOOD, "   ", "") == (0, [GOOD_ANSWER])
    assert replay("") == (0, [])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("rubbish", "not JSON"),
        ('{"id": 1', "not JSON"),
        ("{}\ufeff", "not JSON"),
        ("\0", "not JSON"),
        ("null", "object"),
        ("3", "object"),
        ('["KS", "QH"]', "object"),
        ("{}", "none of them"),
        ('{"rules": null, "seed": "a"}', "rules are an object"),
        ('{"rules": "classic", "seed": "a"}', "rules are an object"),
        ('{"rules": {"profile": ["classic"]}, "seed": "a"}', "no profile"),
        ('{"rules": {"donw": 3}, "seed": "a"}', "no knob “donw”"),
        ('{"rules": {"down": NaN}, "seed": "a"}', "“down” cannot be"),
        ('{"rules": {"low_beats_ace": true, "best": "low"}, "seed": "a"}', "“best: low”"),
        ('{"packets": []}', "needs 2 packets"),
        ('{"packets": {}}', "list of texts"),
        ('{"packets": [1, 2]}', "list of texts"),
        ('{"packets": ["KS", ""]}', "player 2 is empty"),
        ('{"packets": ["KS", "KS"]}', "twice"),
        ('{"packets": ["KS", "1S"]}', "“1S” is not a card"),
        ('{"packets": ["KS", "\\ud800"]}', "is not a card"),
        ('{"deal": 3}', "deal is text"),
        ('{"seed": null}', "seed is text"),
        ('{"seed": "a", "deal": "KS / QH"}', "deal and seed"),
        ('{"rules": {"deck": "short"}, "deal": "KS / 2H"}', "2H is not in the short deck"),
        pytest.param("[" * 100_000, "nested too deep", id="nested too deep"),
        pytest.param('{"id": ' + "1" * 5000 + "}", "This line", id="a number too long"),
    ],
)
def test_a_rubbish_line_is_answered_with_what_is_wrong_and_the_rest_goes_on(
    replay: Replay, line: str, words: str
) -> None:
    status, answers = replay(line, GOOD)
    assert status == 1
    assert set(answers[0]) == {"id", "error"}
    assert words in answers[0]["error"]
    assert answers[1] == GOOD_ANSWER


def test_a_time_too_long_to_be_read_does_not_stop_the_rest(replay: Replay) -> None:
    _, answers = replay('{"id": 1, "deal": "KS / QH", "time_up_after": "' + "9" * 5000 + '"}', GOOD)
    assert answers[0]["id"] == 1
    assert answers[1] == GOOD_ANSWER


def test_an_id_that_json_cannot_write_does_not_spoil_the_output(replay: Replay) -> None:
    status, answers = replay('{"id": NaN, "deal": "KS / QH"}', '{"id": 1e999, "deal": "KS / QH"}', GOOD)
    assert status == 1
    assert [set(answer) for answer in answers[:2]] == [{"id", "error"}] * 2
    assert answers[2] == GOOD_ANSWER
