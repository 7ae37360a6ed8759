"""The command line for people: python -m engine play, deal and rules."""

import io
import json
import re
import shlex
from typing import Any

import pytest

from engine import KNOBS, PROFILES, Rules, deal, deal_text, finish
from engine.__main__ import main
from engine.replay import outcome
from engine.words import value_sentence


class Commands:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> str:
        assert main(list(arguments)) == 0
        return self.capsys.readouterr().out

    def refused(self, *arguments: str) -> str:
        assert main(list(arguments)) == 2
        said = self.capsys.readouterr()
        assert said.out == ""
        return said.err


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    monkeypatch.setenv("COLUMNS", "80")
    return Commands(capsys)


def words(text: str) -> str:
    return " ".join(text.split())


def test_play_tells_a_game_battle_by_battle(command: Commands) -> None:
    told = command("play", "--deal", "7S KD / 7H QC", "--down", "0")
    assert [line.split()[0] for line in told.splitlines() if line[:8].strip()] == ["Deal", "1", "End", "The"]
    for said in (
        "Seven of spades against seven of hearts",
        "The king of diamonds is highest",
        "4 : 0",
        "Player 1 wins",
    ):
        assert said in words(told)
    assert told.endswith("The same game again: python -m engine play --down=0 '--deal=7S KD / 7H QC'\n")


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_play_is_as_wide_as_the_terminal(
    command: Commands, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    told = command("play", "--seed", "rain").rsplit("\n\n", 1)[0]
    widest = max(map(len, told.splitlines()))
    assert widest < columns
    assert widest <= 100


def test_play_uses_no_colour_where_nobody_looks(command: Commands) -> None:
    assert "\033" not in command("play", "--seed", "rain")


@pytest.mark.parametrize(("no_colour", "coloured"), [(None, True), ("1", False)])
def test_play_uses_colour_on_a_terminal_unless_told_not_to(
    monkeypatch: pytest.MonkeyPatch, no_colour: str | None, coloured: bool
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    if no_colour:
        monkeypatch.setenv("NO_COLOR", no_colour)
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    assert main(["play", "--seed", "rain"]) == 0
    assert ("\033[" in terminal.getvalue()) == coloured
    plain = re.sub(r"\033\[\d*m", "", terminal.getvalue())
    assert "war" in plain


def test_play_without_cards_makes_up_a_seed_and_says_it(command: Commands) -> None:
    first, second = command("play"), command("play")
    assert first != second
    again = re.search(r"The same game again: python -m engine play --seed=(\w+)\n$", first)
    assert again
    assert command("play", f"--seed={again[1]}") == first


def test_a_seed_is_said_so_that_a_shell_reads_it_back(command: Commands) -> None:
    assert command("play", "--seed", "two words").endswith("'--seed=two words'\n")
    assert command("play", "--seed=-3").endswith("--seed=-3\n")


def test_play_gives_the_whole_game_as_data(command: Commands) -> None:
    told = json.loads(command("play", "--profile", "three_players", "--seed", "rain", "--json"))
    rules = PROFILES["three_players"]
    packets = deal(rules, "rain")
    assert told["deal"] == deal_text(packets)
    assert told["rules"]["players"] == 3
    ending: dict[str, Any] = json.loads(json.dumps(outcome(finish(rules, packets))))
    assert {key: told[key] for key in ending} == ending
    assert told["frames"][-1]["ending"]["reason"] == ending["reason"]
    assert told["frames"][0]["sizes"] == [17, 17, 17]


def test_play_stops_when_time_is_up(command: Commands) -> None:
    assert "time is up after 2 battles" in words(command("play", "--seed", "rain", "--time-up-after", "2"))


@pytest.mark.parametrize("spelling", ["--low-beats-ace", "--low_beats_ace"])
def test_a_knob_is_spelled_with_either_dash(command: Commands, spelling: str) -> None:
    told = command("play", "--deck", "short", spelling, "on", "--deal", "6S / AH")
    assert "The six of spades beats the ace" in words(told)


def test_deal_prints_the_deal_of_a_seed(command: Commands) -> None:
    assert command("deal", "--seed", "rain") == deal_text(deal(Rules(), "rain")) + "\n"
    short = command("deal", "--seed", "", "--profile", "pyanitsa")
    assert short == deal_text(deal(PROFILES["pyanitsa"], "")) + "\n"


def test_deal_without_a_seed_says_the_one_it_made_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal"]) == 0
    dealt = capsys.readouterr()
    seed = re.fullmatch(r"The same deal again: python -m engine deal --seed=(\w+)\n", dealt.err)
    assert seed
    assert main(["deal", "--seed", seed[1]]) == 0
    assert capsys.readouterr().out == dealt.out


@pytest.mark.parametrize("profile", PROFILES)
def test_rules_says_every_knob_in_words(command: Commands, profile: str) -> None:
    told = words(command("rules", "--profile", profile))
    for knob in KNOBS:
        assert value_sentence(knob, getattr(PROFILES[profile], knob)) in told


def test_rules_gives_every_knob_as_data(command: Commands) -> None:
    told = json.loads(command("rules", "--down", "3", "--json"))
    assert list(told) == list(KNOBS)
    assert told["down"] == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--down", "9"], "“down” cannot be “9”"),
        (["play", "--profile", "whist"], "no profile “whist”"),
        (["play", "--deal", "9C / 9C"], "9C is there twice"),
        (["play", "--time-up-after", "soon"], "“time_up_after” cannot be “soon”"),
        (["deal", "--players", "1"], "“players” cannot be “1”"),
        (["rules", "--best", "low", "--low-beats-ace", "on"], "“best: low”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    command: Commands, arguments: list[str], said: str
) -> None:
    refused = command.refused(*arguments)
    assert said in refused
    assert refused.endswith(".\n")
    assert "Traceback" not in refused


def test_the_command_that_is_said_plays_the_same_game_by_the_same_rules(command: Commands) -> None:
    told = command("play", "--profile", "pyanitsa", "--in-war=tied", "--seed", "rain", "--time-up-after", "3")
    again = shlex.split(told.splitlines()[-1].partition("again: ")[2])
    assert again[:4] == ["python", "-m", "engine", "play"]
    assert command(*again[3:]) == told
