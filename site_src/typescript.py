"""The types in the page's scripts, checked by TypeScript: `python -m site_src.typescript`.

The page's scripts share one global scope, as they do in the page; the worker has its own.
"""

import subprocess
import sys
from pathlib import Path

from site_src import npm
from site_src.scripts import PLAYER

OPTIONS = ("--noEmit", "--checkJs", "--allowJs", "--strict", "--noImplicitOverride", "--target", "es2023")


def main() -> int:
    page = sorted(path for path in PLAYER.glob("*.js") if path.name != "worker.js")
    return max(check(page, "es2023,dom,dom.iterable"), check([PLAYER / "worker.js"], "es2023,webworker"))


def check(scripts: list[Path], library: str) -> int:
    node = Path(sys.executable).parent / "node"
    command = list(map(str, (node, compiler(), *OPTIONS, "--lib", library, *scripts)))
    return subprocess.run(command, check=False).returncode


def compiler() -> Path:
    """TypeScript's own script."""
    return npm.unpacked("typescript") / "lib" / "tsc.js"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except npm.NpmError as error:
        sys.exit(str(error))
