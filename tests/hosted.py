"""A web host that knows few types: dist under /a/b/, unknown files as text/plain, nosniff."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PREFIX = "/a/b/"


def handler(folder: Path) -> type[http.server.SimpleHTTPRequestHandler]:
    class Handler(http.server.SimpleHTTPRequestHandler):
        extensions_map = {  # noqa: RUF012
            "": "text/plain",
            ".css": "text/css",
            ".html": "text/html",
            ".js": "text/javascript",
            ".png": "image/png",
            ".svg": "image/svg+xml",
            ".woff2": "font/woff2",
        }

        def translate_path(self, path: str) -> str:
            if not path.startswith(PREFIX):
                return str(folder / "not found")
            return str(folder / path.removeprefix(PREFIX).partition("?")[0])

        def end_headers(self) -> None:
            self.send_header("X-Content-Type-Options", "nosniff")
            super().end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Keep the tests' output readable."""

    return Handler


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """The address under which the folder is served, ending in a slash."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        server.shutdown()
