"""The finished game that stands in play.html, on the table before Python is ready and without it."""

from typing import Any

from engine.bridge import CALLS

# A short game with a whole deck, nine wars and a triple one among them, won with all cards.
BAKED_SEED = "window"


def baked_game() -> dict[str, Any]:
    """What names the game, and the bridge's own answer to `play`, so that the page needs no second shape."""
    return {"seed": BAKED_SEED, "game": CALLS["play"]({"rules": {}, "seed": BAKED_SEED})}
