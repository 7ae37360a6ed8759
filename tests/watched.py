"""A page in a real browser, with everything it complains of: errors, failed requests, CSP reports."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP report: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


@contextmanager
def opened(browser: Browser, **context_options: object) -> Iterator[Page]:
    """A fresh page, off line unless told."""
    context = browser.new_context(**{"offline": True} | context_options)  # type: ignore[arg-type]
    try:
        yield context.new_page()
    finally:
        context.close()


@contextmanager
def watched(browser: Browser, **context_options: object) -> Iterator[Page]:
    """The same, and when it is done with, it must have had nothing to complain of."""
    with opened(browser, **context_options) as page:
        complaints = listen(page)
        yield page
        assert complaints == []


def listen(page: Page) -> list[str]:
    """The page's complaints, as they come in."""
    complaints: list[str] = []
    page.add_init_script(REPORT_VIOLATIONS)
    page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("requestfailed", lambda request: complaints.append(f"request failed: {request.url}"))
    page.on("response", lambda r: complaints.append(f"{r.status}: {r.url}") if r.status >= 400 else None)
    return complaints
