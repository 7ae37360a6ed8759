"""Python files -> one zip of byte-code, the same bytes every time.

Compiled by pyodide-build's py-compile; its zips carry the time of day, so they are written anew here.
"""

import io
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold


def compiled(files: Mapping[str, bytes], *, docstrings: bool = True) -> dict[str, bytes]:
    """Name -> content with every .py turned into .pyc; asserts go wherever docstrings do."""
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, "python.zip")
        archive.write_bytes(zipped(files))
        py_compile(archive, [] if docstrings else ["-OO"])
        return unzipped(archive.read_bytes())


def py_compile(archive: Path, options: list[str]) -> None:
    """Under a fixed epoch and hash seed, without which two runs differ; no path of ours, or build.py passes for `build`."""
    steady = {"SOURCE_DATE_EPOCH": "315532800", "PYTHONHASHSEED": "0", "PYTHONPATH": ""}
    command = [sys.executable, "-P", *options, "-m", "pyodide_cli", "py-compile", "--silent", str(archive)]
    subprocess.run(command, env=os.environ | steady, check=True)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Sorted, undated and uncompressed: the payload as a whole is compressed later, and better."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return target.getvalue()


def unzipped(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
