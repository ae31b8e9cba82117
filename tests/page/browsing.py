"""A browser for tests, and what is asked of a page again and again."""

import itertools
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from karfunkel.server.static_files import FOLDER

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desk": (1440, 900)}
PATIENCE = 20_000
"""Milliseconds after which a test gives up waiting."""
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Whether all boxes are where they were one and two frames ago: a page measures itself, and then draws itself anew.
_STANDS_STILL = """() => {
    const boxes = [...document.body.querySelectorAll("*:not(svg *)")].map((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return [x, y, width, height];
    });
    const places = JSON.stringify(boxes);
    window.stillFrames = places === window.lastPlaces ? window.stillFrames + 1 : 0;
    window.lastPlaces = places;
    return window.stillFrames >= 2;
}"""


def chromium() -> str | None:
    """Where the system's Chromium is; another can be named by CHROMIUM."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def need_browser() -> None:
    """Skip where there is no page, or nothing to see it with."""
    if not (FOLDER / "index.html").exists():
        pytest.skip("the page has not been built: `make page` builds it")
    pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    if chromium() is None:
        pytest.skip("there is no Chromium on this machine")


@contextmanager
def browsing() -> Iterator[Any]:
    """A browser without a window."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (not every machine has it)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=_ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own: cookies, settings, and one page."""

    def __init__(self, browser: Any, url: str, **wishes: Any) -> None:
        size = SIZES[wishes.pop("size", "desk")]
        speed = wishes.pop("speed", 0)
        wanted = {"locale": "en-US", "color_scheme": "dark", **wishes}
        self.url = url
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=url, **wanted)
        self.context.set_default_timeout(PATIENCE)
        if speed is not None:
            self.context.add_init_script(f"localStorage.setItem('karfunkel.speed', '{speed}')")
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Any:
        """One more page of the same person; what its console says is kept."""
        page = self.context.new_page()
        page.on("console", lambda said: self._note(said.type, f"{said.text} ({said.location['url']})"))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def close(self) -> None:
        """Leave for good."""
        self.context.close()

    # ---- over HTTP, with the same cookie

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server, as the page would."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def named(self, name: str) -> "Visitor":
        """Come in under a name, without the page's asking for it."""
        self.ask("PUT", "/api/guest", {"name": name})
        return self

    def new_table(self, game: str, players: int, level: str = "random", **wishes: Any) -> str:
        """A private table with bots on all other seats, running."""
        seats = ["me"] + [level] * (players - 1)
        table = {"game": game, "players": players, "seats": seats, "start": True, "public": False, **wishes}
        return str(self.ask("POST", "/api/tables", table)["table"])

    def see(self, path: str) -> Any:
        """Open a page of the site and wait until it stands."""
        self.page.goto(path)
        self.page.wait_for_selector("main h1, .bar, .waiting h1, #result, .controls")
        return self.page

    def settle(self) -> None:
        """Wait until nothing of the page moves any more."""
        self.page.wait_for_function(_STANDS_STILL)


def seeds(seed: str) -> Any:
    """Seeds for the tables of a test: the same in every run."""
    numbers = itertools.count()
    return lambda: f"{seed}-{next(numbers)}"
