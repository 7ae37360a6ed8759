"""What the built site consists of."""

from pathlib import Path

ALLOWED = {".css", ".html", ".js", ".png", ".svg", ".txt", ".woff2"}


def test_runtime_is_three_scripts_that_register_themselves(dist: Path) -> None:
    starts = {path.name: path.read_text(encoding="ascii")[:30] for path in (dist / "runtime").iterdir()}
    assert set(starts) == {"library.js", "python.js", "worker.js"}
    for name, text in starts.items():
        assert text.startswith(f'payload("{name.removesuffix(".js")}", "')


def test_site_has_only_files_that_every_host_and_browser_knows(dist: Path) -> None:
    names = [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]
    assert [name for name in names if Path(name).suffix not in ALLOWED] == []
    assert [name for name in names if name != name.lower() or not name.isascii()] == []
    assert [name for name in names if name.startswith(("_", "."))] == []


def test_site_is_at_most_7_mb(dist: Path) -> None:
    assert sum(path.stat().st_size for path in dist.rglob("*")) <= 7_000_000
