"""WebKitGTK's small browser on a screen that nobody sees, driven by Selenium."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browsers import PROGRAMS


@contextmanager
def webkit(program: str, driver: str, screen: str) -> Iterator[webdriver.WebKitGTK]:
    options = Options()
    options.binary_location = program
    options.add_argument("--automation")
    with display(screen) as name:
        service = Service(driver, env=os.environ | {"DISPLAY": name})
        browser = webdriver.WebKitGTK(options, service)
        try:
            yield browser
        finally:
            browser.quit()


@contextmanager
def display(screen: str) -> Iterator[str]:
    """The name of a display of its own: Xvfb picks a free number and tells it."""
    reading, writing = os.pipe()
    command = [screen, "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as numbers:
                yield f":{numbers.readline().strip()}"
        finally:
            process.terminate()


def places() -> tuple[str, str, str] | None:
    """Where browser, driver and screen are, or None if one is missing."""
    program, driver, screen = (PROGRAMS[name].path() for name in ("webkit", "webkit driver", "screen"))
    return (program, driver, screen) if program and driver and screen else None
