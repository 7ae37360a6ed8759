"""What builds keep from each other changes no result, and is made or fetched again when it is damaged."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from site_src import npm
from site_src.bundle import bundle
from site_src.cache import kept


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


def rubbish(archive: bytes) -> bytes:
    return b"rubbish"


def cut(archive: bytes) -> bytes:
    return archive[:1000]


@pytest.mark.parametrize("damage", [rubbish, cut])
def test_damaged_package_in_the_cache_is_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Callable[[bytes], bytes]
) -> None:
    good = npm.package("pyodide")
    fetched: list[str] = []

    def fetch(*words: str, what: str, folder: Path) -> None:
        fetched.append(what.partition(" ")[0])
        shutil.copy(good, folder)

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(npm, "npm", fetch)
    damaged = tmp_path / "war-site" / good.name
    damaged.parent.mkdir()
    damaged.write_bytes(damage(good.read_bytes()))
    assert npm.package("pyodide").read_bytes() == good.read_bytes()
    assert fetched == ["pyodide"]


def test_package_with_another_hash_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(npm, "npm", lambda *words, what, folder: (folder / "x.tgz").write_bytes(b"x"))
    with pytest.raises(npm.NpmError, match=r"pyproject\.toml expects sha512-"):
        npm.package("pyodide")
