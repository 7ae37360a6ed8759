"""A page with the engine and nothing else, under the site's own CSP."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page

from site_src.bundle import ENGINE, bundle
from site_src.scripts import PLAYER

LAYOUT = PLAYER.parent / "templates" / "layout.html"
HTML = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{}">
<title>Engine</title><link rel="icon" href="icon.svg"></head><body><script src="payload.js"></script><script src="engine.js"></script></body></html>"""

START = """(options) => {
    window.statuses = [];
    window.engine = startEngine({ ...options, onStatus: (status) => statuses.push(status) });
}"""
CALL = "([name, args]) => engine.call(name, args).catch(({ kind, message }) => ({ kind, message }))"


def bare_site(folder: Path, *, engine: Path = ENGINE) -> Path:
    """The page's address in the file system."""
    bundle(folder, engine=engine)
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', LAYOUT.read_text(encoding="utf-8"))
    assert policy
    (folder / "index.html").write_text(HTML.format(policy[1]), encoding="utf-8")
    (folder / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for script in ("payload.js", "engine.js"):
        shutil.copy(PLAYER / script, folder)
    return folder / "index.html"


def start(page: Page, address: Path, **options: object) -> None:
    page.goto(address.as_uri())
    page.evaluate(START, options)


def call(page: Page, name: str, **args: object) -> object:
    """The answer's value, or the error's kind and message."""
    return page.evaluate(CALL, [name, args])


def statuses(page: Page) -> list[dict[str, object]]:
    told = page.evaluate("statuses")
    assert isinstance(told, list)
    return told
