"""Where this machine's browsers are: Playwright's own, else the system's, else Debian's packages.

`python -m tests.browsers` installs what is missing, if it may; the tests then skip what is still missing.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

IN_CI = os.environ.get("CI") == "true"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
)
# Automation switches this off, and then pages pass that fail for people.
STRICT = {"security.fileuri.strict_origin_policy": True}


@dataclass(frozen=True, slots=True)
class Program:
    """A program of the system: its possible names, else where to look for it, and Debian's package."""

    names: tuple[str, ...]
    package: str
    place: str = ""

    def path(self) -> str | None:
        """Where it is, by the first name that is known."""
        known = [path for name in self.names if (path := shutil.which(name))]
        return next(iter(known or map(str, Path("/").glob(self.place) if self.place else ())), None)


PROGRAMS = {
    "chromium": Program(("chromium", "chromium-browser", "google-chrome"), "chromium"),
    "firefox": Program(("firefox-esr", "firefox"), "firefox-esr"),
    "webkit": Program(("MiniBrowser",), "webkit2gtk-driver", "usr/lib/*/webkit2gtk-4.1/MiniBrowser"),
    "webkit driver": Program(("WebKitWebDriver",), "webkit2gtk-driver"),
    "screen": Program(("Xvfb",), "xvfb"),
}


def launch(playwright: Playwright, name: str, **options: object) -> Browser | None:
    """The named browser without a window, or None if this machine has none."""
    kind = playwright.firefox if name == "firefox" else playwright.chromium
    settings: dict[str, object] = {"firefox_user_prefs": STRICT} if name == "firefox" else {"args": QUIET}
    if not Path(kind.executable_path).exists():
        settings["executable_path"] = PROGRAMS[name].path()
        if not settings["executable_path"]:
            return None
        if name == "firefox":
            settings["channel"] = "moz-firefox"
    return kind.launch(**settings | options)  # type: ignore[arg-type]


def missing() -> list[str]:
    """The browsers, and what WebKit needs to run, that are neither Playwright's nor the system's."""
    with sync_playwright() as playwright:
        own = {"chromium": playwright.chromium.executable_path, "firefox": playwright.firefox.executable_path}
    return [
        n for n, program in PROGRAMS.items() if not Path(own.get(n, "none")).exists() and not program.path()
    ]


def install(names: list[str]) -> None:
    packages = sorted({PROGRAMS[name].package for name in names})
    print(f"Installing {', '.join(packages)} ...", flush=True)
    quietly = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    subprocess.run(["apt-get", "-qq", "update"], check=False, **quietly)  # type: ignore[call-overload]
    command = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", *packages]
    subprocess.run(command, check=False, **quietly)  # type: ignore[call-overload]


def main() -> int:
    if (names := missing()) and os.geteuid() == 0 and shutil.which("apt-get"):
        install(names)
        names = missing()
    if names:
        print(f"Not on this machine: {', '.join(names)}. The tests that need them are skipped.")
    return int(bool(names) and IN_CI)


if __name__ == "__main__":
    sys.exit(main())
