"""A real NATS for tests: started when a test first wants one, stopped at the end."""

import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator

import pytest

PATIENCE = 20
DEBIAN = "/usr/sbin/nats-server"


class Nats:
    """A NATS on a port of its own."""

    def __init__(self, program: str, *words: str, monitored: bool = False) -> None:
        self.program, self._words = program, words
        self.port = _free_port()
        self._monitor_port = _free_port() if monitored else None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def monitor(self) -> str:
        """Where it says what it has carried."""
        return f"http://127.0.0.1:{self._monitor_port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [self.program, "--addr", "127.0.0.1", "--port", str(self.port), *self._words]
        if self._monitor_port is not None:
            command += ["--http_port", str(self._monitor_port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert time.monotonic() < deadline, "NATS did not start"
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(PATIENCE)
            self._process = None

    def restart(self) -> None:
        """Kill it, and start it again a moment later."""
        self.kill()
        time.sleep(1)
        self.start()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def find_program() -> str | None:
    """Where the program is, if it is installed."""
    return shutil.which("nats-server") or shutil.which(DEBIAN)


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS that runs."""
    program = find_program()
    if program is None:
        pytest.skip("NATS is not installed, so nothing was tested with it (Debian: apt-get install nats-server)")
    bus = Nats(program)
    bus.start()
    yield bus
    bus.kill()


@pytest.fixture
def own_nats(nats: Nats) -> Iterator[Nats]:
    """A NATS for one test, which may kill it."""
    bus = Nats(nats.program)
    bus.start()
    yield bus
    bus.kill()
