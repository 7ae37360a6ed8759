"""What is linked into Pyodide's files: the libraries, and the parts of them and of Python that are by others.

Each but one has a mark by which a test finds it there. Notices that want to be quoted in full stand in notices.txt.
"""

import struct
from dataclasses import dataclass
from pathlib import Path

NOTICES = Path(__file__).resolve().parent / "notices.txt"

BELOW = "; its notice is below"
MIT, MPL, CC0 = "MIT licence", "Mozilla Public License 2.0", "CC0 1.0"
BSD2, BSD3 = f"BSD licence with two clauses{BELOW}", f"BSD licence with three clauses{BELOW}"
ISC, OWN = f"ISC licence{BELOW}", f"a licence of its own{BELOW}"


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


def numbers(*values: float) -> bytes:
    """A table of numbers as it lies in memory: the mark of what keeps no name."""
    return struct.pack(f"<{len(values)}d", *values)


LINKED = (
    Part("Emscripten", MIT, "lets C programs run in a browser", "Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file.", b"emscripten_asm_const_int"),
    Part("Node.js's path functions", MIT, "Emscripten's file paths", "Copyright Joyent, Inc. and other Node contributors. All rights reserved.", b"normalizeArray"),
    Part("MiniLZ4, from node-lz4", MIT, "Emscripten's packed files", "Copyright (c) 2012 Pierre Curto", b"MiniLZ4"),
    Part("musl", MIT, "the C library", "Copyright (c) 2005-2020 Rich Felker, et al.", b"No error information"),
    Part("TRE", BSD2, "musl's regular expressions", "", b"regcomp"),
    Part("FreeSec", BSD3, "musl's passwords by DES", "", b"__crypt_des"),
    Part("FreeBSD's md5crypt", BSD2, "musl's passwords by MD5", "", b"__crypt_md5"),
    Part("FreeBSD's cexp, csqrt, exp2l, fmaf and fmal", BSD2, "musl's mathematics", "", b"exp2l"),
    Part("FreeBSD's ccosh, csinh and ctanh", BSD2, "musl's mathematics", "", b"ccosh"),
    Part("OpenBSD's catan", ISC, "musl's mathematics", "", b"catanl"),
    Part("Sun's mathematics", OWN, "musl's sines, roots and more", "", b"lgamma_r"),
    Part("Arm's exp, log and pow", MIT, "musl's mathematics", "Copyright (c) 2017-2018, Arm Limited.", numbers(0.6931471805598903, 5.497923018708371e-14)),
    Part("Smoothsort", MIT, "musl's sorting", "Copyright (C) 2011 by Valentin Ochs", b"qsort_r"),
    Part("dlmalloc", CC0, "hands out memory", "Doug Lea", b"independent_comalloc"),
    Part("LLVM's libc++, libc++abi, libunwind and compiler-rt", "Apache License 2.0 with LLVM exceptions", "the C++ library", "", b"_Unwind_CallPersonality"),
    Part("hiwire", MPL, "holds JavaScript values for Python; source: https://github.com/hoodmane/hiwire/tree/6a1e67280a15d929ebeceee54a6358c9c8d5f697", "", b"hiwire_intern"),
    Part("libffi", MIT, "calls functions of other languages", "Copyright (c) 1996-2022 Anthony Green, Red Hat, Inc and others.", b"ffi_prep_closure_loc_js"),
    Part("zlib 1.3.1", "zlib licence", "packed files", "Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler", b"inflate 1.3.1 Copyright"),
    Part("bzip2 1.0.6", "bzip2 licence", "packed files", "Copyright (C) 1996-2010 Julian R Seward", b"1.0.6, 6-Sept-2010"),
    Part("Expat 2.6.4", MIT, "reads XML", "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper; Copyright (c) 2001-2022 Expat maintainers", b"expat_2.6.4"),
    Part("libmpdec 2.5.1", BSD2, "decimal numbers", "", b"libmpdec/mpdecimal.c"),
    Part("HACL*", MIT, "hashes", "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation; Copyright (c) 2022-2023 HACL* Contributors", b"Hacl_Hash_SHA3.c"),
    Part("KaRaMeL", MIT, "HACL*'s basic types", "Copyright (c) INRIA and Microsoft Corporation. All rights reserved.", b"KaRaMeL incomplete match"),
    Part("BLAKE2", CC0, "hashes", "Samuel Neves; Dmitry Chestnykh", b"_blake2.blake2b"),
    Part("SipHash", MIT, "Python's hashes", "Copyright (c) 2013 Marek Majkowski <marek@popcount.org>", b"\xf5\xca\xcd\x83\xd7\xac\xdb\xb7\xf3\x00"),  # its first constant, in code
    Part("mimalloc", MIT, "hands out memory", "Copyright (c) 2018-2021 Microsoft Corporation, Daan Leijen", b"mimalloc: error: "),
    Part("Global Unbounded Sequences", BSD2, "Python's clearing up of memory"),  # keeps neither a name nor a table
    Part("cfuhash", BSD3, "Python's inner tables", "", b"_Py_hashtable_new"),
    Part("Mersenne Twister", BSD3, "Python's random numbers", "", b"_random.Random"),
    Part("dtoa", OWN, "Python's reading and writing of fractions", "", numbers(1e16, 1e32, 1e64, 1e128, 1e256)),
    Part("getopt", OWN, "Python's command line", "", b"Argument expected for the -%c option"),
    Part("Unicode strings", OWN, "Python's text", "", b"PyUnicode_New"),
    Part("SRE", OWN, "Python's regular expressions", "", b"SRE 2.2.2 Copyright"),
    Part("_locale", OWN, "Python's locales", "", b"Support for POSIX locales."),
    Part("ErrorStackParser and StackFrame", MIT, "read the stack of a JavaScript error", "Copyright (c) 2017 Eric Wendelin and other contributors", b"ErrorStackParser"),
)  # fmt: skip
