"""A real PostgreSQL for tests: started when a test first wants one, stopped at the end; each test has its own database.

On Debian and its kin it comes with the package `postgresql`. Every worker of a parallel run has a server of its own,
behind a socket file in a folder of its own, so that neither ports nor workers get in each other's way.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

import asyncpg
import pytest

if sys.platform != "win32":
    import pwd

USER = "karfunkel"
PATIENCE = 60
SERVANTS = ("postgres", "nobody")
"""PostgreSQL does not run as root; if we are, it runs as the first of these."""


class Postgres:
    """A PostgreSQL with a folder of its own."""

    def __init__(self, programs: Path, folder: Path, options: Sequence[str] = ()) -> None:
        self._options = options
        self._programs, self._folder, self._data = programs, folder, folder / "data"
        self._notes = folder / "notes.txt"
        self._names = (f"house_{number}" for number in count(1))
        self._process: subprocess.Popen[bytes] | None = None
        self._servant: dict[str, object] = {}
        if os.geteuid() == 0:
            servant = _servant()
            os.chown(folder, servant.pw_uid, servant.pw_gid)
            self._servant = {"user": servant.pw_uid, "group": servant.pw_gid, "extra_groups": []}

    def make(self) -> None:
        """Lay the data folder out."""
        options = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._begin("initdb", *options, f"--pgdata={self._data}").wait(PATIENCE)
        assert (self._data / "PG_VERSION").exists(), self._notes.read_text()

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = ["listen_addresses=", f"unix_socket_directories={self._folder}", "fsync=on", "synchronous_commit=on"]
        options += self._options
        self._process = self._begin("postgres", "-D", str(self._data), *(f"-c{option}" for option in options))
        asyncio.run(self._wait_for_answer())

    def stop(self) -> None:
        """Throw everybody out, and stop."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """End it and all its processes at once, as a power cut would."""
        if self._process is None:
            return
        pids = self.pids()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            time.sleep(0.01)
        self._process = None

    def pids(self) -> list[int]:
        """All its processes."""
        assert self._process is not None
        return [self._process.pid, *_children(self._process.pid)]

    def url(self, database: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://{USER}@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of a fresh database."""
        name = next(self._names)
        self._order(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Forget a database."""
        name = url.partition("@/")[2].partition("?")[0]
        self._order(f"DROP DATABASE {name} WITH (FORCE)")

    def _begin(self, program: str, *options: str) -> "subprocess.Popen[bytes]":
        with self._notes.open("ab") as notes:
            return subprocess.Popen(
                [str(self._programs / program), *options],
                stdin=subprocess.DEVNULL,
                stdout=notes,
                stderr=notes,
                cwd=self._folder,
                env={**os.environ, "LC_ALL": "C", "PGTZ": "UTC"},
                **self._servant,  # type: ignore[call-overload]
            )

    async def _wait_for_answer(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._process is not None
                assert self._process.poll() is None, self._notes.read_text()
                try:
                    connection = await asyncpg.connect(self.url("postgres"))
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.05)
                else:
                    await connection.close()
                    return

    def _order(self, statement: str) -> None:
        async def order() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(order())


def _children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            if int(status.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(status.parent.name))
    return found


def _servant() -> "pwd.struct_passwd":
    return next(user for name in SERVANTS for user in pwd.getpwall() if user.pw_name == name)


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres`, of the newest version that is installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -_version(folder))
    if (here := shutil.which("initdb")) is not None:
        folders.append(Path(here).resolve().parent)
    if (config := shutil.which("pg_config")) is not None:
        folders.append(Path(subprocess.check_output([config, "--bindir"], text=True).strip()))
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def _version(folder: Path) -> float:
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs."""
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed, so nothing was tested with it (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="karfunkel-"))
    server = Postgres(programs, folder)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The URL of a fresh database in PostgreSQL."""
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a fresh database: once in SQLite, once in PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))
