"""What somebody is told whose machine lacks something."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from site_src import npm

ROOT = Path(__file__).resolve().parents[2]


def test_without_python_3_13_make_says_so_in_one_sentence(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    made = subprocess.run(
        ["make", "PYTHON="], cwd=tmp_path, env=alone, capture_output=True, text=True, check=False
    )
    assert made.returncode
    assert made.stdout.strip() == (
        "War is built with Python 3.13, which was not found: install it as python3.13 and run make again."
    )


def test_without_a_network_and_with_an_empty_cache_the_build_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(npm.NpmError, match=r"Could not fetch pyodide .* connect to the network once"):
        npm.package("pyodide")


def test_a_python_without_the_tools_is_told_which_one_has_them() -> None:
    built = subprocess.run(
        [sys.executable, "-S", "-I", str(ROOT / "build.py")], capture_output=True, text=True, check=False
    )
    assert built.returncode
    assert "run `make`, or .venv/bin/python build.py" in built.stderr
