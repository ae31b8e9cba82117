"""Servers for tests: one in a thread of the test itself, one in a process of its own that can be killed."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from karfunkel.server.run import DrainingServer, address, listen, uvicorn_config
from karfunkel.server.settings import UNLIMITED, Settings
from tests.server.zygote import Forked

PATIENCE = 60
TOKEN = "counters"  # noqa: S105 a token of tests
SHOW_METRICS = {"authorization": f"Bearer {TOKEN}"}


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread, with a socket of its own; its address."""
    listening = listen("127.0.0.1", 0)
    config = uvicorn_config(settings)
    config.timeout_graceful_shutdown = 2
    server = DrainingServer(config)
    thread = threading.Thread(target=_run, args=(server, listening), daemon=True)
    thread.start()
    for _ in range(PATIENCE * 100):
        if server.started or not thread.is_alive():
            break
        thread.join(0.01)
    assert server.started, "the server did not start"
    try:
        yield address(listening)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


def _run(server: uvicorn.Server, listening: socket.socket) -> None:
    """Run a server in the loop that it has in a process of its own, too."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))


def settings_for(database: str | Path, **changes: object) -> Settings:
    """Settings without limits, for this database."""
    usual = {"limits": UNLIMITED, "prepare_bots": False, "metrics_token": TOKEN}
    return Settings(**{"database": str(database), **usual, **changes})  # type: ignore[arg-type]


class ServerProcess:
    """`karfunkel serve` in a process of its own: forked, or started by its command line as a shell does."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        *,
        by_command_line: bool = False,
        unlimited: bool = True,
        words: Sequence[str] = (),
    ) -> None:
        words = ["serve", "--port", str(port), "--db", database, "--log", "json", *words]
        words += ["--unlimited"] if unlimited else []
        environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200"}
        self._process = _from_command_line(words, environment) if by_command_line else Forked(words, environment)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", said)
        self._notes: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if found is None:
            raise AssertionError(f"the server said {said!r} and {self.stop()!r}")
        self.url, self.port = found[0], int(found[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def notes(self) -> str:
        """What it has noted so far."""
        return "".join(self._notes)

    def _read(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._notes.append(line)

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._close()

    def stop(self) -> str:
        """Ask it to stop, and wait; what it has noted."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
        self._close()
        return self.notes

    def _close(self) -> None:
        self._reader.join(PATIENCE)
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()


def _from_command_line(words: list[str], environment: dict[str, str]) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "karfunkel", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
