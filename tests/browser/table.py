"""The practice table as a person uses it: open a game, press buttons, read what lies there."""

import re
from urllib.parse import quote_plus

from playwright.sync_api import Locator, Page, expect

NINES = "9C 3D QD AS / 9H KS 7C 2S"
LONG_WAR = "7D 3C 3D 4C JH 5C 8D 6C QD AS / 7H 2C 3H 4D JC 5D 8H 6D QH KS"


def settle(page: Page) -> None:
    """Wait until everything that moves has come to rest."""
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")


class Table:
    """play.html in one page of a browser; `home` is the address of the folder it lies in."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.home = home
        self.element = page.locator("#table")

    def open(self, *, wait: bool = True, **named: object) -> None:
        """Open the game that these parts of the address name, and wait until the engine has laid it."""
        hash_ = "&".join(f"{name}={quote_plus(str(value), safe='/')}" for name, value in named.items())
        self.page.goto("about:blank")
        self.page.goto(f"{self.home}play.html{'#' + hash_ if hash_ else ''}", wait_until="domcontentloaded")
        if wait:
            self.wait()

    def wait(self) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-engine", "ready")
        expect(self.element).to_have_attribute("data-source", "engine")

    def take_clock(self) -> None:
        """From now on time passes only by page.clock.run_for."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1_000)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, *names: str) -> None:
        for name in names:
            self.button(name).click()

    def data(self, name: str) -> str | None:
        return self.element.get_attribute(f"data-{name}")

    @property
    def battle(self) -> int:
        return int(self.data("battle") or 0)

    @property
    def caption(self) -> str:
        return self.page.locator(".caption p").first.inner_text()

    @property
    def sizes(self) -> list[str]:
        """By seat: the first sits below, the others above."""
        counts = self.page.locator(".seat .count").all_inner_texts()
        return [counts[-1], *counts[:-1]]

    @property
    def hash(self) -> str:
        return str(self.page.evaluate("location.hash"))

    @property
    def alert(self) -> str:
        return self.page.get_by_role("alert").inner_text()

    def go(self, hash_: str) -> None:
        """Change the address as somebody does who pastes a link into it."""
        self.page.evaluate("hash => { location.hash = hash }", hash_)

    def ended(self) -> None:
        expect(self.element).to_have_attribute("data-ending", re.compile(".+"))
