"""The pages' scripts as they are shipped: the parts of each in one file, which opens sooner than many.

The worker's script is not among them: it is shipped inside the runtime.
"""

import re
from pathlib import Path

PLAYER = Path(__file__).resolve().parent / "player"
# Script -> its parts, in the order in which they build on each other.
SCRIPTS = {
    "table": "elements game address addressbar card strip table flight voice autoplay agreedtime preferences "
    "payload engine controls practicetable start".split(),
    "print": ["print"],
}
# What a script says to those who change it, which is a third of its length.
NOTES = re.compile(r"^ */\*\*(?:(?!\*/).)*\*/\n|^// @ts-check\n", re.MULTILINE | re.DOTALL)


def scripts(dist: Path) -> None:
    """Write player/*.js, without their notes."""
    folder = dist / "player"
    folder.mkdir()
    for name, parts in SCRIPTS.items():
        texts = [(PLAYER / f"{part}.js").read_text(encoding="utf-8") for part in parts]
        (folder / f"{name}.js").write_text(NOTES.sub("", "\n".join(texts)), encoding="utf-8")
