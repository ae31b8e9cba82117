"""Commands that start at once: forked from a process that has imported all of karfunkel already.

What is forked is the command as a shell starts it, with a process, pipes, sockets and files of its own. Only the second
that Python takes to import everything is spent once instead of every time.
"""

import array
import atexit
import functools
import gc
import importlib
import json
import os
import runpy
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from typing import Any

IMPORTED = (
    "karfunkel.cli.app",
    "karfunkel.cli.serve",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "anyio._backends._asyncio",
)
LONGEST_ORDER = 1 << 16
PAUSE = 0.005
"""Seconds between two looks whether a process has ended."""


class Forked:
    """A command of karfunkel in a process that was forked; to be used like a `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str]) -> None:
        (out, its_out), (errors, its_errors) = os.pipe(), os.pipe()
        self._zygote = _zygote()
        try:
            self.pid = self._zygote.fork(words, environment, its_out, its_errors)
        finally:
            os.close(its_out)
            os.close(its_errors)
        self.stdout, self.stderr = open(out, encoding="utf-8"), open(errors, encoding="utf-8")  # noqa: SIM115 closed by who reads
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; None while it runs."""
        if self.returncode is None:
            self.returncode = self._zygote.poll(self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until it has ended; how."""
        deadline = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
            time.sleep(PAUSE)
        return status

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)


class Zygote:
    """The process that is forked, as those see it who want something of it."""

    def __init__(self) -> None:
        self._line, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with its:
            command = [sys.executable, "-m", __name__, str(its.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[its.fileno()], stdin=subprocess.DEVNULL)
        self._one_at_a_time = threading.Lock()

    def fork(self, words: Sequence[str], environment: Mapping[str, str], out: int, errors: int) -> int:
        """Start a command; its process."""
        return int(self._ask({"words": list(words), "environment": dict(environment)}, out, errors))

    def poll(self, pid: int) -> int | None:
        """How a process has ended, as `subprocess` says it; None while it runs."""
        status: int | None = self._ask({"pid": pid})
        return status

    def close(self) -> None:
        """Let it go."""
        self._line.close()
        self._process.wait()

    def _ask(self, order: dict[str, Any], *files: int) -> Any:
        with self._one_at_a_time:
            socket.send_fds(self._line, [json.dumps(order).encode()], array.array("i", files))
            answer = self._line.recv(LONGEST_ORDER)
        assert answer, "the process that is forked has ended"
        return json.loads(answer)


@functools.cache
def _zygote() -> Zygote:
    zygote = Zygote()
    atexit.register(zygote.close)
    return zygote


def take_orders(line: socket.socket) -> list[str] | None:
    """Fork whenever that is wanted. Returns in what was forked, with the words of its command; and None at the end."""
    while True:
        text, files, _, _ = socket.recv_fds(line, LONGEST_ORDER, 2)
        if not text:
            return None
        order = json.loads(text)
        if "pid" in order:
            answer = _status(order["pid"])
        elif (answer := os.fork()) == 0:
            line.close()
            _settle(order["environment"], *files)
            words: list[str] = order["words"]
            return words
        for file in files:
            os.close(file)
        line.send(json.dumps(answer).encode())


def _settle(environment: Mapping[str, str], out: int, errors: int) -> None:
    """Take the pipes and the environment that were given."""
    for file, place in ((out, sys.stdout.fileno()), (errors, sys.stderr.fileno())):
        os.dup2(file, place)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)


def _status(pid: int) -> int | None:
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def _warm_up() -> None:
    """Do once what every server does first, and let the collector of garbage leave alone what all of them share."""
    from karfunkel.server.app import make_app  # noqa: PLC0415 only where there is time for it
    from karfunkel.server.metrics import Metrics  # noqa: PLC0415
    from karfunkel.server.settings import Settings  # noqa: PLC0415

    make_app(Settings("sqlite://"), Metrics())
    gc.collect()
    gc.freeze()


def main() -> None:
    """Wait for orders at the line whose number is the last word of the command."""
    for name in IMPORTED:
        importlib.import_module(name)
    _warm_up()
    with socket.socket(fileno=int(sys.argv[-1])) as line:
        words = take_orders(line)
    if words is not None:
        sys.argv = ["karfunkel", *words]
        runpy.run_module("karfunkel", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
