"""The runtime's scripts: what is in them, that they are the same each time, and that they start."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from selenium.webdriver import WebKitGTK

from engine import bridge
from site_src import npm
from site_src.bundle import ENGINE, PLAYER, bundle
from site_src.cache import kept
from tests.bare import bare_site, call, start, statuses

ALLOWED = {".css", ".html", ".js", ".png", ".svg", ".txt", ".woff2"}
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


# ---- what is in it


def test_runtime_is_three_scripts_that_register_themselves(dist: Path) -> None:
    starts = {path.name: path.read_text(encoding="ascii")[:30] for path in (dist / "runtime").iterdir()}
    assert set(starts) == {"library.js", "python.js", "worker.js"}
    for name, text in starts.items():
        assert text.startswith(f'payload("{name.removesuffix(".js")}", "')


def test_site_has_only_files_that_every_host_and_browser_knows(dist: Path) -> None:
    files = [path.relative_to(dist) for path in dist.rglob("*") if path.is_file()]
    assert [path for path in files if path.suffix not in ALLOWED] == []
    assert [path for path in files if path.as_posix() != path.as_posix().lower()] == []


def test_site_is_at_most_7_mb(dist: Path) -> None:
    assert sum(path.stat().st_size for path in dist.rglob("*")) <= 7_000_000


# ---- the same each time


@pytest.mark.slow
def test_bundle_is_the_same_with_a_cold_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle(tmp_path / "warm")
    archive = npm.package("pyodide")
    (tmp_path / "cache" / "war-site").mkdir(parents=True)
    shutil.copy(archive, tmp_path / "cache" / "war-site")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    bundle(tmp_path / "cold")
    for path in (tmp_path / "warm" / "runtime").iterdir():
        assert path.read_bytes() == (tmp_path / "cold" / "runtime" / path.name).read_bytes(), path.name


def test_damaged_part_in_the_cache_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept("upper", b"war", bytes.upper)
    memory = next((tmp_path / "war-site").iterdir())
    memory.write_bytes(memory.read_bytes()[:-1] + b"?")
    assert kept("upper", b"war", bytes.upper) == b"WAR"


def test_damaged_package_in_the_cache_is_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = npm.package("pyodide")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(npm, "npm", lambda *words, what, folder: shutil.copy(good, folder))
    damaged = tmp_path / "war-site" / good.name
    damaged.parent.mkdir()
    damaged.write_bytes(good.read_bytes()[:1000])
    assert npm.package("pyodide").read_bytes() == good.read_bytes()


def test_package_with_another_hash_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(npm, "npm", lambda *words, what, folder: (folder / "x.tgz").write_bytes(b"x"))
    with pytest.raises(npm.NpmError, match=r"pyproject\.toml expects sha512-"):
        npm.package("pyodide")


# ---- it starts


@pytest.mark.browser
def test_engine_plays_the_game_that_cpython_plays(page: Page, bare: Path) -> None:
    start(page, bare)
    answer = bridge.call(json.dumps({"id": 1, "call": "play", "args": GAME}))
    assert call(page, "play", **GAME) == json.loads(answer)["value"]
    told = statuses(page)
    assert [status["status"] for status in told] == ["loading"] * (len(told) - 1) + ["ready"]
    progress = [float(str(status["done"])) for status in told[:-1]]
    assert progress == sorted(progress)


@pytest.mark.browser
def test_engine_starts_in_firefox(firefox_page: Page, bare: Path) -> None:
    start(firefox_page, bare)
    assert "deal" in str(call(firefox_page, "deal", rules={}, seed="rain"))


@pytest.mark.browser
def test_engine_starts_in_webkit(webkit: WebKitGTK, bare: Path) -> None:
    webkit.get(bare.as_uri())
    webkit.set_script_timeout(30)
    answer = webkit.execute_async_script(
        "startEngine().call('deal', { rules: {}, seed: 'rain' }).then(arguments[0])"
    )
    assert "deal" in answer


@pytest.mark.browser
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


@pytest.mark.browser
def test_wrong_request_is_an_input_error(page: Page, bare: Path) -> None:
    start(page, bare)
    answer = call(page, "play", rules={"profile": "unheard of"}, seed="rain")
    assert isinstance(answer, dict)
    assert answer["kind"] == "input"


@pytest.mark.browser
def test_exception_that_escapes_the_bridge_is_a_bug_and_the_engine_lives_on(page: Page, probed: Path) -> None:
    start(page, probed)
    answer = call(page, "escape")
    assert isinstance(answer, dict)
    assert answer["kind"] == "bug"
    assert "out of the bridge" in answer["message"]
    assert "deal" in str(call(page, "deal", rules={}, seed="rain"))


@pytest.mark.browser
def test_stopped_engine_rejects_its_calls(page: Page, bare: Path) -> None:
    start(page, bare)
    page.evaluate("{ window.answer = engine.call('rules', {}).catch((e) => e.kind); engine.stop(); }")
    assert page.evaluate("answer") == "failed"
    assert call(page, "rules") == {"kind": "failed", "message": "The engine was stopped."}


@pytest.mark.browser
def test_second_engine_starts_after_the_first_was_stopped(page: Page, bare: Path) -> None:
    start(page, bare)
    page.evaluate("engine.stop()")
    page.evaluate("() => { window.engine = startEngine(); }")
    assert "deal" in str(call(page, "deal", rules={}, seed="rain"))


@pytest.mark.browser
def test_missing_script_is_a_failure_in_words(chromium: Browser, bare: Path) -> None:
    page = chromium.new_context(offline=True).new_page()
    start(page, bare, folder="elsewhere/")
    answer = call(page, "rules")
    assert answer == {"kind": "failed", "message": "The file elsewhere/worker.js is missing."}
    assert statuses(page)[-1]["status"] == "failed"


@pytest.mark.browser
def test_damaged_webassembly_fails_instead_of_hanging(chromium: Browser, bare: Path, tmp_path: Path) -> None:
    shutil.copytree(bare.parent, tmp_path, dirs_exist_ok=True)
    script = tmp_path / "runtime" / "python.js"
    script.write_text(script.read_text()[:9000] + '");')
    page = chromium.new_context(offline=True).new_page()
    start(page, tmp_path / "index.html")
    answer = call(page, "rules")
    assert isinstance(answer, dict)
    assert answer["kind"] == "failed"
    assert answer["message"].startswith("Python did not start: ")


# ---- the browsers are as strict as people's


@pytest.mark.browser
@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_page_cannot_read_the_file_beside_it(
    name: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>No CSP</title>")
    (tmp_path / "sibling.txt").write_text("secret")
    page = request.getfixturevalue(name).new_context().new_page()
    page.goto((tmp_path / "index.html").as_uri())
    read = "fetch('sibling.txt').then((response) => response.text(), () => 'refused')"
    assert page.evaluate(read) == "refused"
