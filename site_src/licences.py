"""dist/licences.txt: everything that is shipped, and the licence of each.

The texts come from where the parts come from: this repository, the npm packages, the build's tools and Python itself.
Which libraries are linked into Pyodide's WebAssembly stands here, with a mark by which a test finds them in it.
"""

import json
import sys
import sysconfig
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from site_src import npm

ROOT = Path(__file__).resolve().parent.parent
MIT, PYTHON, MPL, OFL = (
    "MIT licence",
    "Python Software Foundation License",
    "Mozilla Public License 2.0",
    "SIL Open Font License 1.1",
)
BSD, CC0 = "BSD licence with two clauses", "CC0 1.0"


class LicenceError(Exception):
    """The text of a licence cannot be found; the message says where it was looked for."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is shipped: what it is for, and by whom it is if its licence wants that said."""

    name: str
    licence: str
    purpose: str
    by: str = ""
    mark: bytes = b""  # what is found in Pyodide's files where this is linked in

    def __str__(self) -> str:
        return "\n    ".join(filter(None, [self.name, self.purpose, self.licence, self.by]))


LINKED = (
    Part("Emscripten", MIT, "lets C programs run in a browser", "Copyright (c) 2010-2014 Emscripten authors", b"emscripten_asm_const_int"),
    Part("musl", MIT, "the C library", "Copyright (c) 2005-2020 Rich Felker, et al.", b"No error information"),
    Part("dlmalloc", CC0, "hands out memory", "Doug Lea", b"emscripten_builtin_malloc"),
    Part("LLVM's libc++, libc++abi and compiler-rt", "Apache License 2.0 with LLVM exceptions", "the C++ library", "", b"libcxxabi/src/private_typeinfo.cpp"),
    Part("hiwire", MPL, "holds JavaScript values for Python; source: https://github.com/hoodmane/hiwire", "", b"hiwire_intern"),
    Part("libffi", MIT, "calls functions of other languages", "Copyright (c) 1996-2024 Anthony Green, Red Hat, Inc and others", b"ffi_prep_closure_loc_js"),
    Part("zlib 1.3.1", "zlib licence", "packed files", "Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler", b"inflate 1.3.1 Copyright"),
    Part("bzip2 1.0.6", "bzip2 licence", "packed files", "Copyright (C) 1996-2010 Julian R Seward", b"1.0.6, 6-Sept-2010"),
    Part("Expat 2.6.4", MIT, "reads XML", "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper; Copyright (c) 2001-2022 Expat maintainers", b"expat_2.6.4"),
    Part("libmpdec 2.5.1", BSD, "decimal numbers", "Copyright (c) 2008-2020 Stefan Krah. All rights reserved.", b"libmpdec/mpdecimal.c"),
    Part("HACL*", MIT, "hashes", "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation; Copyright (c) 2022-2023 HACL* Contributors", b"Hacl_Hash_SHA3.c"),
    Part("BLAKE2", CC0, "hashes", "Samuel Neves", b"_blake2.blake2b"),
    Part("mimalloc", MIT, "hands out memory", "Copyright (c) 2018-2021 Microsoft Corporation, Daan Leijen", b"mimalloc_debug"),
    Part("ErrorStackParser and StackFrame", MIT, "read the stack of a JavaScript error", "Copyright (c) 2017 Eric Wendelin and other contributors", b"ErrorStackParser"),
)  # fmt: skip


def licences(dist: Path) -> None:
    (dist / "licences.txt").write_text(text(), encoding="utf-8")


def text() -> str:
    """The list of all parts, then the text of each licence that asks to be handed on."""
    sections = [
        ("What these pages are made of", "\n\n".join(map(str, parts()))),
        (f"{MIT}, of War; the same words hold for all parts under it", (ROOT / "LICENSE").read_text("utf-8")),
        (MPL, of_tool("pyodide-build", "LICENSE")),
        (PYTHON, of_python()),
        (BSD, "Redistribution" + of_tool("packaging", "LICENSE.BSD").partition("Redistribution")[2]),
        *((f"{OFL}, of {name}", of_font(package)) for name, package in FONTS.items()),
    ]
    return "\n\n\n".join(f"{title}\n{'=' * len(title)}\n\n{tidy(words)}" for title, words in sections) + "\n"


FONTS = {
    "Source Serif 4": "@fontsource/source-serif-4",
    "Atkinson Hyperlegible Next": "@fontsource/atkinson-hyperlegible-next",
}


def parts() -> list[Part]:
    version = npm.pinned("pyodide")[0]
    lock = json.loads(npm.files("pyodide", ("pyodide-lock.json",))["pyodide-lock.json"])
    source = f"https://github.com/pyodide/pyodide/tree/{version}"
    return [
        Part("War", MIT, "the pages, the drawings, the scripts and the engine"),
        *(Part(f"{name} {npm.pinned(package)[0]}", OFL, "a typeface") for name, package in FONTS.items()),
        Part(
            f"Pyodide {version}",
            MPL,
            f"runs Python in the browser, with a few modules of ours in place of its own; source: {source}",
        ),
        Part(f"Python {lock['info']['python']}", PYTHON, "the interpreter and parts of its standard library"),
        *(
            Part(f"{part.name}, in Pyodide and Python", part.licence, part.purpose, part.by)
            for part in LINKED
        ),
    ]


def of_font(package: str) -> str:
    return npm.files(package, ("LICENSE",))["LICENSE"].decode()


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
