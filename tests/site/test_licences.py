"""licences.txt names what is shipped, each part with its licence."""

import sys
import sysconfig
from pathlib import Path

import pytest

from site_src import licences, npm
from site_src.bundle import PYODIDE

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pyodide() -> bytes:
    """All files that Pyodide brings, one after the other."""
    return b"".join(npm.files("pyodide", PYODIDE).values())


@pytest.mark.parametrize("part", licences.LINKED, ids=lambda part: part.name)
def test_a_library_that_is_named_is_linked_in(pyodide: bytes, part: licences.Part) -> None:
    assert part.mark in pyodide


@pytest.mark.parametrize(
    "mark", [b"sqlite3_", b"lzma_", b"SSL_new", b"rl_readline", b"ZSTD_", b"uuid_generate"]
)
def test_what_is_not_named_is_not_linked_in(pyodide: bytes, mark: bytes) -> None:
    assert mark not in pyodide


def test_each_part_is_named_with_its_licence() -> None:
    text = licences.text()
    for part in licences.parts():
        assert part.licence
        assert str(part) in text


@pytest.mark.parametrize(
    "words",
    [
        "Permission is hereby granted, free of charge",
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Redistributions in binary form must reproduce",
        "SIL OPEN FONT LICENSE",
        "https://github.com/pyodide/pyodide",
    ],
)
def test_a_licence_that_asks_to_be_handed_on_is_there_in_full(words: str) -> None:
    assert words in licences.text()


def test_every_package_that_is_shipped_is_named_with_its_version() -> None:
    text = licences.text()
    for name in ("pyodide", *licences.FONTS.values()):
        assert npm.pinned(name)[0] in text


def test_nothing_of_this_machine_is_in_it(dist: Path) -> None:
    text = (dist / "licences.txt").read_text(encoding="utf-8")
    assert text == licences.text()
    assert str(ROOT) not in text
    assert not [line for line in text.splitlines() if line != line.rstrip()]


def test_without_pythons_licence_the_build_says_where_it_looked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    with pytest.raises(licences.LicenceError, match="none of these places"):
        licences.of_python()
