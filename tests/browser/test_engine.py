"""The engine in the browser is the engine of the command line."""

import json

import pytest
from playwright.sync_api import Page

from engine.bridge import call
from tests.browser.table import Table

pytestmark = pytest.mark.browser

GAMES = [
    {"rules": {}, "seed": "window"},
    {"rules": {}, "seed": "Übermut ♠"},
    {"rules": {"profile": "both_short_draws"}, "seed": "12345678901234567890"},
    {"rules": {"profile": "last_card_up"}, "seed": "rain"},
    {"rules": {"profile": "four_players", "in_war": "tied", "down": "3"}, "seed": "rain"},
    {"rules": {"profile": "pyanitsa"}, "deal": "6S KC AH / AC 7D 6D", "time_up_after": 4},
    {"rules": {"down": 9}, "seed": "rain"},
]


def test_the_browser_and_cpython_play_the_same_games_frame_for_frame(page: Page, home: str) -> None:
    page.goto(home + "play.html")
    ask = """async games => {
        const engine = startEngine();
        const answers = [];
        for (const game of games) answers.push(await engine.call("play", game).catch(error => error.message));
        engine.stop();
        return answers;
    }"""
    answers = page.evaluate(ask, GAMES)
    for game, answer in zip(GAMES, answers, strict=True):
        expected = json.loads(call(json.dumps({"id": 1, "call": "play", "args": game})))
        assert answer == (expected.get("value") or expected["error"]["message"])


def test_the_table_shows_every_frame_of_the_game(table: Table) -> None:
    game = {"rules": {}, "seed": "compass"}
    answer = json.loads(call(json.dumps({"id": 1, "call": "play", "args": game})))["value"]
    fields = answer["fields"]
    table.open(seed="compass")
    read = """() => ({
        sizes: [...document.querySelectorAll(".you .count, .others .count")].map(e => parseInt(e.textContent)).reverse(),
        table: [...document.querySelectorAll(".row")].reverse().map(row => [...row.querySelectorAll(".cell:not(.place)")]
            .map(cell => cell.querySelector("use")?.getAttribute("href") ?? null)),
        caption: document.querySelector(".caption p").textContent,
    })"""
    for values in answer["frames"]:
        frame = dict(zip(fields, values, strict=True))
        shown = table.page.evaluate(read)
        rows = [[_drawing(group[seat]) for group in frame["table"]] for seat in range(2)]
        assert shown == {
            "sizes": frame["sizes"],
            "table": rows,
            "caption": answer["captions"][frame["caption"]],
        }
        table.press("Step")


def _drawing(card: str | None) -> str | None:
    return None if card is None else "#card-back" if card == "??" else f"#card-{card}"
