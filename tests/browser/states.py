"""The telling states of the practice table: each is a function that brings the table there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.table import LONG_WAR, NINES, Table

HIDE = """() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
NO_COPYING = "() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }"
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}  # what a reader sets who wants 200 %
SILENT_WORKER = "window.Worker = class { postMessage() {} terminate() {} }"
OLD_BROWSER = "delete globalThis.DecompressionStream"


def steps(number: int, **named: Any) -> Callable[[Table], None]:
    """So many steps into the game that these parts of the address name."""

    def reach(table: Table) -> None:
        table.open(**named)
        table.press(*["Step"] * number)

    return reach


def ending(table: Table) -> None:
    table.open(deal=NINES)
    table.press("To the end")


def paused(table: Table) -> None:
    table.open(seed="window", battle=6)
    table.press("Auto-play")
    table.page.evaluate(HIDE)


def playing(table: Table) -> None:
    table.open(seed="window", battle=6)
    table.page.get_by_text("Slow", exact=True).click()
    table.press("Auto-play")


def alert(table: Table) -> None:
    table.open(deal=NINES, battle=1)
    table.go("#deal=9C+1Z+/+4H")
    expect(table.page.get_by_role("alert")).to_contain_text("1Z")


def link(table: Table) -> None:
    table.open(deal=NINES, battle=1)
    table.page.evaluate(NO_COPYING)
    table.press("Copy link")
    expect(table.page.get_by_label("Link to this game")).to_be_visible()


def loading(table: Table) -> None:
    table.page.add_init_script(SILENT_WORKER)
    table.open(wait=False)
    expect(table.page.get_by_text("Getting ready to deal")).to_be_visible()


def failed(table: Table) -> None:
    table.page.add_init_script(OLD_BROWSER)
    table.open(wait=False)
    expect(table.page.get_by_role("alert")).to_contain_text("does not run")


STATES: dict[str, Callable[[Table], None]] = {
    "start": steps(0, deal=NINES),
    "tie": steps(2, deal=NINES),
    "face-down": steps(3, deal=NINES),
    "war": steps(4, deal=NINES),
    "middle": steps(1, seed="window", battle=60),
    "long-war": steps(13, deal=LONG_WAR),
    "three": steps(2, profile="three_players", seed="window", battle=9),
    "four": steps(3, profile="four_players", seed="window", battle=12),
    "four-late": steps(1, profile="four_players", seed="window", battle=80),
    "ending": ending,
    "draw": steps(0, deal=NINES, time=5, time_up_after=1, battle=1),
    "playing": playing,
    "paused": paused,
    "alert": alert,
    "link": link,
    "loading": loading,
    "failed": failed,
}
