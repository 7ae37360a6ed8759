"""What builds keep from each other: packages, and parts that are slow to make. Safe to delete at any time."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

DIGEST = 32  # bytes of SHA-256, in front of what is kept


def cache_folder() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "war-site"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def kept(recipe: str, content: bytes, make: Callable[[bytes], bytes]) -> bytes:
    """`make(content)`, found again by recipe and content, so that the cache never changes a result."""
    path = cache_folder() / f"made-{hashlib.sha256(recipe.encode() + b'\0' + content).hexdigest()}"
    if path.exists():
        found = path.read_bytes()
        if hashlib.sha256(found[DIGEST:]).digest() == found[:DIGEST]:
            return found[DIGEST:]
    made = make(content)
    replace(path, hashlib.sha256(made).digest() + made)
    return made


def replace(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: another build may be reading it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    Path(file.name).replace(path)
