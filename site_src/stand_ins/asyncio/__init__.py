"""Pyodide asks for this one name when it starts; the engine answers at once and never waits."""

from typing import Never


def get_event_loop() -> Never:
    raise RuntimeError("The engine runs without asyncio.")
