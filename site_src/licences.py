"""dist/licences.txt: everything that is shipped, and the licence of each.

The texts come from where the parts come from: this repository, the npm packages, the build's tools and Python itself.
What is linked into Pyodide's files stands in linked.py.
"""

import json
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from site_src import npm
from site_src.linked import LINKED, MIT, MPL, NOTICES, Part

ROOT = Path(__file__).resolve().parent.parent
PYTHON, OFL = "Python Software Foundation License", "SIL Open Font License 1.1"
FONTS = {  # name: the package, and the notice at the head of the licence; then the one in the font, if it differs
    "Source Serif 4": (
        "@fontsource/source-serif-4",
        "Copyright 2014 - 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’. "
        "All Rights Reserved. Source is a trademark of Adobe in the United States and/or other countries.\n"
        "© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.",
    ),
    "Atkinson Hyperlegible Next": (
        "@fontsource/atkinson-hyperlegible-next",
        "Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors "
        "(https://github.com/googlefonts/atkinson-hyperlegible-next)",
    ),
}


class LicenceError(Exception):
    """The text of a licence cannot be found; the message says where it was looked for."""


def licences(dist: Path) -> None:
    (dist / "licences.txt").write_text(text(), encoding="utf-8")


def text() -> str:
    """The list of all parts, then the text of each licence that asks to be handed on."""
    sections = [
        ("What these pages are made of", "\n\n".join(map(str, parts()))),
        (f"{MIT}, of War; the same words hold for all parts under it", (ROOT / "LICENSE").read_text("utf-8")),
        (MPL, of_tool("pyodide-build", "LICENSE")),
        (PYTHON, of_python()),
        (f"{OFL}, of {' and '.join(FONTS)}", of_fonts()),
        ("Notices of parts of Pyodide and Python", NOTICES.read_text("utf-8")),
    ]
    return "\n\n\n".join(f"{title}\n{'=' * len(title)}\n\n{tidy(words)}" for title, words in sections) + "\n"


def parts() -> list[Part]:
    version = npm.pinned("pyodide")[0]
    lock = json.loads(npm.files("pyodide", ("pyodide-lock.json",))["pyodide-lock.json"])
    source = f"https://github.com/pyodide/pyodide/tree/{version}"
    return [
        Part("War", MIT, "the pages, the drawings, the scripts and the engine"),
        *(
            Part(f"{name} {npm.pinned(package)[0]}", OFL, "a typeface")
            for name, (package, _) in FONTS.items()
        ),
        Part(
            f"Pyodide {version}",
            MPL,
            "runs Python in the browser; of its modules in Python what is needed here, as byte-code without "
            "docstrings and asserts, with short modules of ours in place of pyodide.webloop and "
            f"pyodide._package_loader; source: {source}",
        ),
        Part(
            f"Python {lock['info']['python']}",
            PYTHON,
            f"the interpreter, with Pyodide's patches ({source}/cpython/patches); of its standard library what "
            "is needed here, as byte-code without docstrings and asserts, with short modules of ours in place "
            "of asyncio, importlib.resources and importlib.resources.abc",
        ),
        *(
            Part(f"{part.name}, in Pyodide and Python", part.licence, part.purpose, part.by)
            for part in LINKED
        ),
    ]


def of_fonts() -> str:
    """The notice of each font, then the licence, whose words are the same for all."""
    notices = [f"{name}:\n{notice}" for name, (_, notice) in FONTS.items()]
    return "\n\n".join([*notices, of_font("Source Serif 4")])


def of_font(name: str) -> str:
    """The licence that a font's package brings along, without the notice at its head, which is not the font's own."""
    licence = npm.files(FONTS[name][0], ("LICENSE",))["LICENSE"].decode()
    return licence.partition("\n\n")[2]


def of_tool(name: str, file: str) -> str:
    """A licence that one of the build's tools brings along."""
    found = metadata.distribution(name).read_text(f"licenses/{file}")
    if not found:
        raise LicenceError(f"The package {name} brings no {file} along: was its version changed?")
    return found


def of_python() -> str:
    """Python's own licence, which the running Python has in one of a few places."""
    folders = (sysconfig.get_path("stdlib"), sys.base_prefix)
    places = [Path(folder) / name for folder in folders for name in ("LICENSE.txt", "LICENSE")]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise LicenceError(f"Python's licence is at none of these places: {', '.join(map(str, places))}.")


def tidy(words: str) -> str:
    """The same words on every machine: no spaces at the ends of lines, nor empty lines at the ends."""
    return "\n".join(line.rstrip() for line in words.splitlines()).strip("\n")
