"""Pyodide + engine -> dist/runtime/, classic scripts that work from file://.

    worker.js   Pyodide's two scripts and our worker, as one string: the page makes a worker of it
    python.js   pyodide.asm.wasm
    library.js  the standard library, cut to player/stdlib.txt, and the engine, both as byte-code; what
                Pyodide's start imports and the engine never uses is replaced by stand_ins/

python.js and library.js hold base64 of gzip. Every script hands its string to `payload` of player/payload.js.
"""

import base64
import gzip
import json
import sys
import zlib
from importlib import metadata
from pathlib import Path

from site_src import bytecode, npm
from site_src.cache import kept
from site_src.scripts import PLAYER

HERE = Path(__file__).resolve().parent
STAND_INS = HERE / "stand_ins"
ENGINE = HERE.parent / "engine"
PYODIDE = ("pyodide.asm.js", "pyodide.js", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")


def bundle(out: Path, *, engine: Path = ENGINE) -> None:
    """Write the runtime's scripts into `out`/runtime."""
    pyodide = npm.files("pyodide", PYODIDE)
    runtime = out / "runtime"
    runtime.mkdir(parents=True, exist_ok=True)
    write(runtime / "worker.js", worker(pyodide))
    write(runtime / "python.js", packed(pyodide["pyodide.asm.wasm"]))
    write(runtime / "library.js", packed(library(pyodide["python_stdlib.zip"], engine)))


def write(path: Path, text: str) -> None:
    """A script that registers `text` under its own name."""
    path.write_text(f"payload({json.dumps(path.stem)}, {json.dumps(text)});\n", encoding="ascii")


def packed(content: bytes) -> str:
    return kept(f"gzip 9 {zlib.ZLIB_RUNTIME_VERSION}", content, gzip_base64).decode()


def gzip_base64(content: bytes) -> bytes:
    return base64.b64encode(gzip.compress(content, 9, mtime=0))


def worker(pyodide: dict[str, bytes]) -> str:
    """The whole worker as source text, with the part of Pyodide's lock file that its start checks."""
    lock = {"info": json.loads(pyodide["pyodide-lock.json"])["info"], "packages": {}}
    scripts = [pyodide["pyodide.asm.js"].decode(), pyodide["pyodide.js"].decode()]
    own = (PLAYER / "worker.js").read_text(encoding="utf-8")
    parts = [f"self.pyodideLock = {json.dumps(lock)};", *map(without_source_map, scripts), own]
    return "\n".join(parts)


def without_source_map(script: str) -> str:
    return "\n".join(line for line in script.splitlines() if not line.startswith("//# sourceMappingURL="))


def library(stdlib: bytes, engine: Path) -> bytes:
    """One zip on Python's path: the trimmed standard library, compiled once and kept, and the engine."""
    modules = (PLAYER / "stdlib.txt").read_text(encoding="utf-8").split()
    trimmed = bytecode.zipped(chosen(bytecode.unzipped(stdlib), modules))
    standard = bytecode.unzipped(
        kept(f"byte-code -OO {sys.version} {metadata.version('pyodide-build')}", trimmed, stdlib_bytecode)
    )
    own = {path.relative_to(engine.parent).as_posix(): path.read_bytes() for path in engine.rglob("*.py")}
    return bytecode.zipped(standard | bytecode.compiled(own))


def stdlib_bytecode(trimmed: bytes) -> bytes:
    return bytecode.zipped(bytecode.compiled(bytecode.unzipped(trimmed), docstrings=False))


def chosen(stdlib: dict[str, bytes], modules: list[str]) -> dict[str, bytes]:
    """The files of the named modules, or what stands in for them, which makes the start a third shorter."""
    files = {}
    for module in modules:
        stem = module.replace(".", "/")
        path = next((p for p in (f"{stem}.py", f"{stem}/__init__.py") if p in stdlib), None)
        if not path:
            raise ValueError(f"stdlib.txt names {module}, which Pyodide's standard library does not have.")
        stand_in = STAND_INS / path
        files[path] = stand_in.read_bytes() if stand_in.exists() else stdlib[path]
    return files
