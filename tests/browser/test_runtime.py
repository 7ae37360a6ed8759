"""The engine in a page with nothing else: it starts, answers, and fails in words."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page
from selenium.webdriver import WebKitGTK

from engine import bridge
from site_src.bundle import ENGINE
from site_src.scripts import PLAYER
from tests.bare import bare_site, call, start, statuses
from tests.watched import opened

pytestmark = pytest.mark.browser
GAME = {"rules": {"profile": "classic"}, "seed": "rain"}
PROBE = """
import sys

def modules(args):
    names = (n for n, m in sys.modules.items() if type(getattr(m, "__loader__", None)).__name__ == "zipimporter")
    return sorted(name for name in names if name.partition(".")[0] != "engine")

def escape(args):
    raise KeyboardInterrupt("out of the bridge")

CALLS |= {"modules": modules, "escape": escape}
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bare_site(tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def probed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine that also tells what it has imported, and one call of which escapes the bridge."""
    engine = tmp_path_factory.mktemp("probed") / "engine"
    shutil.copytree(ENGINE, engine, ignore=shutil.ignore_patterns("__pycache__"))
    with (engine / "bridge.py").open("a", encoding="utf-8") as file:
        file.write(PROBE)
    return bare_site(engine.parent / "site", engine=engine)


# ---- it starts


def test_engine_plays_the_game_that_cpython_plays(page: Page, bare: Path) -> None:
    start(page, bare)
    answer = bridge.call(json.dumps({"id": 1, "call": "play", "args": GAME}))
    assert call(page, "play", **GAME) == json.loads(answer)["value"]
    told = statuses(page)
    assert [status["status"] for status in told] == ["loading"] * (len(told) - 1) + ["ready"]
    progress = [float(str(status["done"])) for status in told[:-1]]
    assert progress == sorted(progress)


def test_engine_starts_in_firefox(firefox_page: Page, bare: Path) -> None:
    start(firefox_page, bare)
    assert "deal" in str(call(firefox_page, "deal", rules={}, seed="rain"))


def test_engine_starts_in_webkit(webkit: WebKitGTK, bare: Path) -> None:
    webkit.get(bare.as_uri())
    webkit.set_script_timeout(30)
    answer = webkit.execute_async_script(
        "startEngine().call('deal', { rules: {}, seed: 'rain' }).then(arguments[0])"
    )
    assert "deal" in answer


def test_stdlib_list_is_what_the_engine_imports(page: Page, probed: Path) -> None:
    start(page, probed)
    call(page, "rules")
    call(page, "deal", rules={}, seed="rain")
    call(page, "play", **GAME)
    imported = call(page, "modules")
    assert isinstance(imported, list), imported
    listed = (PLAYER / "stdlib.txt").read_text(encoding="utf-8").split()
    assert listed == imported, "site_src/player/stdlib.txt should name exactly these modules"


# ---- it fails in words


def test_wrong_request_is_an_input_error(page: Page, bare: Path) -> None:
    start(page, bare)
    answer = call(page, "play", rules={"profile": "unheard of"}, seed="rain")
    assert isinstance(answer, dict)
    assert answer["kind"] == "input"


def test_exception_that_escapes_the_bridge_is_a_bug_and_the_engine_lives_on(page: Page, probed: Path) -> None:
    start(page, probed)
    answer = call(page, "escape")
    assert isinstance(answer, dict)
    assert answer["kind"] == "bug"
    assert "out of the bridge" in answer["message"]
    assert "deal" in str(call(page, "deal", rules={}, seed="rain"))


def test_stopped_engine_rejects_its_calls(page: Page, bare: Path) -> None:
    start(page, bare)
    page.evaluate("{ window.answer = engine.call('rules', {}).catch((e) => e.kind); engine.stop(); }")
    assert page.evaluate("answer") == "failed"
    assert call(page, "rules") == {"kind": "failed", "message": "The engine was stopped."}


def test_second_engine_starts_after_the_first_was_stopped(page: Page, bare: Path) -> None:
    start(page, bare)
    page.evaluate("engine.stop()")
    page.evaluate("() => { window.engine = startEngine(); }")
    assert "deal" in str(call(page, "deal", rules={}, seed="rain"))


def test_missing_script_is_a_failure_in_words(careless: Page, bare: Path) -> None:
    start(careless, bare, folder="elsewhere/")
    answer = call(careless, "rules")
    assert answer == {"kind": "failed", "message": "The file elsewhere/worker.js is missing."}
    assert statuses(careless)[-1]["status"] == "failed"


def test_damaged_webassembly_fails_instead_of_hanging(careless: Page, bare: Path, tmp_path: Path) -> None:
    shutil.copytree(bare.parent, tmp_path, dirs_exist_ok=True)
    script = tmp_path / "runtime" / "python.js"
    script.write_text(script.read_text()[:9000] + '");')
    start(careless, tmp_path / "index.html")
    answer = call(careless, "rules")
    assert isinstance(answer, dict)
    assert answer["kind"] == "failed"
    assert answer["message"].startswith("Python did not start: ")


# ---- the browsers are as strict as people's


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_page_cannot_read_the_file_beside_it(
    name: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>No CSP</title>")
    (tmp_path / "sibling.txt").write_text("secret")
    with opened(request.getfixturevalue(name), offline=False) as page:
        page.goto((tmp_path / "index.html").as_uri())
        read = "fetch('sibling.txt').then((response) => response.text(), () => 'refused')"
        assert page.evaluate(read) == "refused"
