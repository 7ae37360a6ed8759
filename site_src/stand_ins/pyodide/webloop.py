"""Instead of Pyodide's event loop, which brings in all of asyncio, sockets and subprocesses."""


def _initialize_event_loop() -> None:
    pass
