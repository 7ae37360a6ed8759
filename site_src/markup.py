"""The markup of the built pages, checked by html-validate and, where there is Java, by the Nu Html Checker.

`python -m site_src.markup dist` looks at the pages, styles and pictures of that folder.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from site_src import npm

RULES = {
    "root": True,
    "extends": ["html-validate:standard", "html-validate:document"],
    "rules": {
        # Hashes are for what comes from elsewhere, and nothing does.
        "require-sri": ["error", {"target": "crossorigin"}],
    },
}
DEPENDENCIES_AS_OF = "2026-11-30"  # html-validate's own, which npm chooses
# What the Nu Html Checker does not see: read from a file, nothing is of its page's origin for it (the tests in
# browsers hold the pages to their policy), and vector-effect is a property since SVG 2.
UNSEEN = r".*violates Content Security Policy \(meta tag\).*|.*Property .vector-effect. doesn't exist.*"


def main(folder: Path) -> int:
    return max(html_validate(folder), nu_html_checker(folder))


def html_validate(folder: Path) -> int:
    """Accessible and tidy markup, beyond what the standard asks for."""
    node = Path(sys.executable).parent / "node"
    program = npm.installed("html-validate", as_of=DEPENDENCIES_AS_OF) / "bin" / "html-validate.mjs"
    with tempfile.NamedTemporaryFile("w", suffix=".json") as rules:
        json.dump(RULES, rules)
        rules.flush()
        pages = sorted(folder.glob("*.html"))
        command = [node, program, "--config", rules.name, "--max-warnings", "0", *pages]
        return subprocess.run([str(word) for word in command], check=False).returncode


def nu_html_checker(folder: Path) -> int:
    """What the standards of HTML, CSS and SVG ask for."""
    java = shutil.which("java")
    if not java:
        print("The Nu Html Checker did not look at the pages: it needs Java, which is not on this machine.")
        return 0
    checker = npm.unpacked("vnu-jar") / "build" / "dist" / "vnu.jar"
    files = sorted(path for kind in ("html", "css", "svg") for path in folder.rglob(f"*.{kind}"))
    options = ["--Werror", "--also-check-css", "--also-check-svg", "--filterpattern", UNSEEN]
    command = [java, "-jar", checker, *options, *files]
    return subprocess.run([str(word) for word in command], check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1])))
    except npm.NpmError as error:
        sys.exit(str(error))
