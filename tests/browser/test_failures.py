"""When something is missing: plain words within seconds, and everything else stays whole."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from site_src.bundle import ENGINE, bundle
from tests.browser.states import OLD_BROWSER
from tests.browser.table import Table

pytestmark = pytest.mark.browser


@pytest.fixture
def copy(dist: Path, tmp_path: Path) -> Path:
    """A copy of the site that may be damaged."""
    return Path(shutil.copytree(dist, tmp_path / "dist"))


def opened(page: Page, folder: Path) -> Table:
    table = Table(page, folder.as_uri() + "/")
    table.open(wait=False)
    return table


def still_works(table: Table, sentence: str) -> None:
    """The sentence is there, and the finished game can be played to its end."""
    expect(table.page.get_by_role("alert")).to_contain_text(sentence)
    expect(table.page.get_by_role("alert")).to_contain_text("can still be played")
    expect(table.page.locator("html")).to_have_attribute("data-engine", "failed")
    assert table.data("source") == "baked"
    table.press("Step", "Battle")
    assert table.battle == 1
    table.press("To the end")
    assert table.data("ending") == "all_cards"
    table.press("Deal")
    expect(table.page.get_by_role("alert")).to_contain_text(sentence)


@pytest.mark.parametrize("name", ["python.js", "library.js", "worker.js"])
def test_a_missing_file_is_named(copy: Path, careless: Page, name: str) -> None:
    (copy / "runtime" / name).unlink()
    still_works(opened(careless, copy), f"The file runtime/{name} is missing.")


def spoil(text: str) -> str:
    """The same text with a piece gone."""
    third = len(text) // 3
    return text[:third] + text[third + 4000 :]


def cut(text: str) -> str:
    """As a copy that stopped half-way."""
    return text[: len(text) // 2]


@pytest.mark.parametrize("damage", [spoil, cut])
@pytest.mark.parametrize("name", ["python.js", "library.js", "worker.js"])
def test_a_damaged_file_is_told(copy: Path, careless: Page, name: str, damage: Callable[[str], str]) -> None:
    path = copy / "runtime" / name
    path.write_text(damage(path.read_text(encoding="ascii")), encoding="ascii")
    still_works(opened(careless, copy), "The engine does not run")


def test_a_browser_without_webassembly_is_told_so(copy: Path, careless: Page) -> None:
    careless.add_init_script("delete globalThis.WebAssembly")
    still_works(opened(careless, copy), "This browser has no WebAssembly, or has it switched off.")


def test_an_old_browser_is_told_so(copy: Path, careless: Page) -> None:
    careless.add_init_script(OLD_BROWSER)
    still_works(opened(careless, copy), "This browser is too old")


def test_storage_that_throws_changes_nothing(dist: Path, page: Page) -> None:
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new Error('no storage'); } })"
    )
    table = Table(page, dist.as_uri() + "/")
    table.open(seed="window")
    table.page.get_by_label("A colour for each suit").check()
    table.press("To the end")
    assert table.data("ending") == "all_cards"


def test_a_history_that_refuses_changes_nothing(dist: Path, page: Page) -> None:
    page.add_init_script("history.pushState = history.replaceState = () => { throw new Error('too many'); }")
    table = Table(page, dist.as_uri() + "/")
    table.open(seed="window")
    table.press("Battle", "To the end")
    assert table.data("ending") == "all_cards"


def test_a_fault_of_the_program_is_called_one_and_names_the_game(
    copy: Path, careless: Page, tmp_path: Path
) -> None:
    engine = Path(shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__")))
    with (engine / "bridge.py").open("a", encoding="utf-8") as file:
        file.write("\nCALLS['play'] = lambda args: 1 // 0\n")
    bundle(copy, engine=engine)
    table = opened(careless, copy)
    alert = table.page.get_by_role("alert")
    expect(alert).to_contain_text("This is a fault of the program, not of yours.")
    expect(alert).to_contain_text("ZeroDivisionError")
    expect(alert).to_contain_text("play.html#seed=")
    table.press("To the end")
    assert table.data("ending") == "all_cards"


def test_the_finished_game_can_be_played_while_the_engine_loads(hosted_page: Page, hosted: str) -> None:
    held: list[Route] = []
    hosted_page.route("**/runtime/python.js", lambda route: held.append(route))
    table = Table(hosted_page, hosted)
    table.open(wait=False)
    expect(table.page.locator("html")).to_have_attribute("data-engine", "loading")
    expect(table.page.get_by_text("Getting ready to deal")).to_be_visible()
    table.press("Battle", "Battle")
    assert (table.data("source"), table.battle) == ("baked", 2)
    held[0].continue_()
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")
    assert table.data("source") == "baked", "a game that the reader has begun is not taken away"
    table.press("Deal")
    expect(table.element).to_have_attribute("data-source", "engine")
