"""licences.txt names what is shipped, each part with its licence."""

import re
import struct
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from site_src import licences, npm
from site_src.bundle import PYODIDE, STAND_INS
from site_src.linked import BELOW, LINKED, NOTICES, Part

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pyodide() -> bytes:
    """All files that Pyodide brings, one after the other."""
    return b"".join(npm.files("pyodide", PYODIDE).values())


@pytest.mark.parametrize("part", LINKED, ids=lambda part: part.name)
def test_a_library_that_is_named_is_linked_in(pyodide: bytes, part: Part) -> None:
    assert part.mark in pyodide
    assert part.mark or part.name == "Global Unbounded Sequences"


@pytest.mark.parametrize(
    "mark", [b"sqlite3_", b"lzma_", b"SSL_new", b"rl_readline", b"ZSTD_", b"uuid_generate"]
)
def test_what_is_not_named_is_not_linked_in(pyodide: bytes, mark: bytes) -> None:
    assert mark not in pyodide


def test_a_notice_is_below_where_a_part_says_so_and_nowhere_else() -> None:
    _, *pieces = re.split(r"^(.+)\n~+$", NOTICES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    notices = dict(zip(pieces[::2], pieces[1::2], strict=True))
    assert sorted(notices) == sorted(part.name for part in LINKED if part.licence.endswith(BELOW))
    assert all("Copyright" in notice for notice in notices.values())


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
        "BY THE AUTHOR AND CONTRIBUTORS",
        "provided that this entire notice",
        "SIL OPEN FONT LICENSE",
        "https://github.com/pyodide/pyodide",
    ],
)
def test_a_licence_that_asks_to_be_handed_on_is_there_in_full(words: str) -> None:
    assert words in licences.text()


def test_every_package_that_is_shipped_is_named_with_its_version() -> None:
    text = licences.text()
    for name in ("pyodide", *(package for package, _ in licences.FONTS.values())):
        assert npm.pinned(name)[0] in text


def test_every_module_that_is_replaced_is_named() -> None:
    words = set(re.findall(r"[\w.]+\w", " ".join(part.purpose for part in licences.parts())))
    for path in STAND_INS.rglob("*.py"):
        module = path.relative_to(STAND_INS).with_suffix("").as_posix().replace("/", ".")
        assert module.removesuffix(".__init__") in words


@pytest.mark.parametrize("name", licences.FONTS)
def test_a_font_has_the_notice_that_is_in_it(dist: Path, name: str) -> None:
    package, notice = licences.FONTS[name]
    fonts = list((dist / "fonts").glob(f"{package.partition('/')[2]}-*.woff2"))
    assert fonts
    for font in fonts:
        assert notice.splitlines()[-1].encode("utf-16-be") in tables(font.read_bytes())
    assert f"{name}:\n{notice}\n" in licences.text()


def tables(font: bytes) -> bytes:
    """The tables of a WOFF2 file, which begin after their directory, unpacked by node."""
    count, size = struct.unpack(">12xH6xI", font[:24])
    place = 48
    for _ in range(count):
        kind, packing = font[place] & 63, font[place] >> 6
        place += 5 if kind == 63 else 1
        for _ in range(2 if (kind in (10, 11)) == (packing == 0) else 1):  # one or two lengths
            while font[place] >= 128:
                place += 1
            place += 1
    unpack = "process.stdout.write(zlib.brotliDecompressSync(fs.readFileSync(0)))"
    command = [str(Path(sys.executable).parent / "node"), "-e", unpack]
    return subprocess.run(command, input=font[place : place + size], capture_output=True, check=True).stdout


def test_the_words_of_the_fonts_licence_are_the_same_for_all() -> None:
    words = {licences.tidy(licences.of_font(name)) for name in licences.FONTS}
    assert len(words) == 1
    assert words.pop().startswith("This Font Software is licensed under the SIL Open Font License")


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
