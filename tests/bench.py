"""How fast it starts and plays, as ratios from one interleaved run: `make bench`.

The measure of the start is an untouched Pyodide of the same version, served on this machine.
"""

import functools
import http.server
import tarfile
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import build
from engine import agree, deal, finish
from site_src import npm
from tests import browsers

ROUNDS = 7
# When the table can be used, when the engine is ready, and the longest time in which the page did nothing else.
WATCH = """(() => {
    const seen = (window.seen = { pause: 0 });
    let last = performance.now();
    const tick = () => {
        const now = performance.now();
        seen.pause = Math.max(seen.pause, now - last);
        last = now;
        if (!seen.ready) setTimeout(tick, 10);
    };
    tick();
    new MutationObserver(() => {
        if (document.querySelector("#table[data-source]")) seen.usable ??= performance.now();
        if (document.documentElement.dataset.engine === "ready") seen.ready ??= performance.now();
    }).observe(document, { attributes: true, childList: true, subtree: true });
})()"""
UNTOUCHED = """<!doctype html><html lang="en"><title>Pyodide</title><script src="pyodide.js"></script><script>
loadPyodide().then((python) => { python.runPython("1"); document.documentElement.dataset.engine = "ready"; });
</script></html>"""


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        started = time.perf_counter()
        build.main(Path(place) / "dist")
        print(f"build      {time.perf_counter() - started:.1f} s with the runtime cached (goal 3)")
        print(f"dist       {size(Path(place) / 'dist') / 1e6:.2f} MB (goal 7)")
        dist = Path(place) / "dist"
        licences = (dist / "licences.txt").stat().st_size
        pages = size(dist) - size(dist / "runtime") - licences
        print(f"pages      {pages / 1e3:.0f} kB (goal 400), and {licences / 1e3:.0f} kB of licences")
        battles_a_second()
        with untouched(Path(place) / "pyodide") as address:
            for name, goal in (("chromium", 0.40), ("firefox", 0.45)):
                if browser := browsers.launch(playwright, name):
                    start_ratios(name, browser, address, (Path(place) / "dist/play.html").as_uri(), goal)
                    browser.close()
                else:
                    print(f"{name} is not on this machine.")


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def battles_a_second() -> None:
    for profile, goal in (("classic", 0), ("three_players", 200_000), ("four_players", 200_000)):
        rules = agree(profile)
        deals = [deal(rules, str(seed)) for seed in range(100)]
        started = time.perf_counter()
        battles = sum(finish(rules, packets).battles for packets in deals)
        rate = battles / (time.perf_counter() - started)
        print(f"engine     {rate:,.0f} battles a second, {profile}" + (f" (goal {goal:,})" if goal else ""))


def start_ratios(name: str, browser: Browser, untouched: str, ours: str, goal: float) -> None:
    """Both starts in turn; the medians, ours by the other's."""
    seen: dict[str, list[dict[str, float]]] = {untouched: [], ours: []}
    for _ in range(ROUNDS):
        for address, all_seen in seen.items():
            all_seen.append(start(browser, address))
    other = median(s["ready"] for s in seen[untouched])
    mine = seen[ours]
    ready, usable, pause = (median(s[what] for s in mine) for what in ("ready", "usable", "pause"))
    print(f"{name:<10} engine ready {ready / other:.2f} of an untouched Pyodide (goal {goal:.2f})")
    print(f"{name:<10} table usable {usable / other:.2f} of the same (goal 0.10)")
    print(
        f"{name:<10} longest pause of the page {pause:.0f} ms, an untouched start {other:.0f} ms (goal 100 ms)"
    )


def start(browser: Browser, address: str) -> dict[str, float]:
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=60_000)
    seen: dict[str, float] = page.evaluate("seen")
    context.close()
    return seen


@contextmanager
def untouched(folder: Path) -> Iterator[str]:
    """The address of a page that starts Pyodide as its package ships it."""
    with tarfile.open(npm.package("pyodide")) as package:
        package.extractall(folder, filter="data")
    (folder / "package" / "index.html").write_text(UNTOUCHED, encoding="utf-8")
    handler = functools.partial(Quiet, directory=folder / "package")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/index.html"
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """One line a file would drown the figures."""


if __name__ == "__main__":
    main()
