"""Firefox without a window, driven by WebDriver BiDi: just as much as a test of a whole game asks for.

Playwright's own Firefox is a patched one that Debian does not have, and of another it asks what a released one does not
know yet.
"""

import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsing import PATIENCE

_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_BAD = {"error", "warn"}
_STEP = 50
# What is no part of a test: updates, telemetry, what is fetched beforehand.
_PREFERENCES = """
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("services.settings.server", "data:,");
"""


def firefox() -> str | None:
    """Where the system's Firefox is; another can be named by FIREFOX."""
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One window of a Firefox. What its console complains of is kept."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, command: str, **wanted: Any) -> Any:
        """Give a command; its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": command, "params": wanted}))
        while True:
            told = json.loads(self._socket.recv(timeout=3 * PATIENCE / 1000))
            if told["type"] == "event":
                self._note(told["params"])
            elif told.get("id") == number:
                assert told["type"] == "success", f"{command}: {told['error']}: {told['message']}"
                return told["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry.get("level") in _BAD:
            self.complaints.append(f"{entry['level']}: {entry['text']}")

    def goto(self, url: str) -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        self.ask("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function of the page's, awaited, returns for an argument; both as JSON."""
        call = f"(async () => JSON.stringify((await ({function})({json.dumps(argument)})) ?? null))()"
        target = {"context": self._window}
        told = self.ask("script.evaluate", expression=call, target=target, awaitPromise=True)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def wait_for(self, function: str) -> Any:
        """What the function returns, as soon as that is something."""
        pause = f"() => new Promise((go) => setTimeout(go, {_STEP}))"
        for _ in range(3 * PATIENCE // _STEP):
            if (found := self.evaluate(function)) is not None:
                return found
            self.evaluate(pause)
        raise AssertionError(f"nothing came of {function}")

    def click(self, x: float, y: float) -> None:
        """Click there, as a mouse does."""
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        presses = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves + presses}
        self.ask("input.performActions", context=self._window, actions=[mouse])


@contextmanager
def browsing_with_firefox() -> Iterator[Firefox]:
    """A Firefox with a profile of its own."""
    program = firefox()
    if program is None:
        pytest.skip("there is no Firefox on this machine")
    from websockets.sync.client import connect  # noqa: PLC0415 (not every machine has it)

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(_PREFERENCES, "utf-8")
        arguments = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
        environment = {**os.environ, "HOME": profile}
        pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        with subprocess.Popen([program, *arguments], **pipes, text=True, env=environment) as running:
            try:
                with connect(f"{_address(running)}/session", max_size=None, open_timeout=PATIENCE / 1000) as socket:
                    yield Firefox(socket)
            finally:
                running.terminate()


def _address(running: "subprocess.Popen[str]") -> str:
    """Where a Firefox listens, which it says once it has started."""
    assert running.stderr is not None
    for line in running.stderr:
        if found := _LISTENS.search(line):
            return found[1]
    raise AssertionError("Firefox did not start")
