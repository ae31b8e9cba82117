"""Hostile clients do what their limits allow, and more; another guest's moves are answered all the same.

Every move is answered in time to be played on, memory comes back, and nothing fails. How much longer a move takes is
measured by `python -m bench.hostile`.
"""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile import ATTACKS
from tests.server.listening import Ear
from tests.server.players import guests, run
from tests.server.running import ServerProcess
from tests.server.under_attack import attacked, seconds_for_moves
from tests.store.tables import fill, opened

pytestmark = pytest.mark.slow

TABLES = 10_000
SECONDS = 3.0
PATIENCE = 15
"""Seconds within which any move is answered, on a busy machine too."""
MOST_LEFT_MB = 60
"""So much more memory may be in use when a flood is over: what is kept on purpose is half of that."""
WARM_UP = ["records", "changes"]
"""Attacks that make the server load all that it has: bots, analyses, records."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as it stands on the internet, at which many games were played."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'h.db'}"

    async def play_many() -> None:
        async with opened(database) as store:
            await fill(store, TABLES)

    run(play_many())
    server = ServerProcess(database, unlimited=False)
    _warm_up(server)
    yield server
    server.stop()


def _warm_up(server: ServerProcess) -> None:
    """Let the server load what it loads at first use, which is no memory of a flood: a moment later, if it compiles."""
    run(moves_under_attack(server.url, WARM_UP, SECONDS))
    for _ in range(3000):
        if "bots are ready" in server.notes:
            break
        time.sleep(0.1)
    assert "bots are ready" in server.notes
    run(moves_under_attack(server.url, WARM_UP, SECONDS))


def memory(pid: int) -> float:
    """Megabytes in use."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[0]) / 1024


async def moves_under_attack(url: str, attacks: list[str], seconds: float) -> list[float]:
    """How long each move takes while these attacks go on."""
    (person,) = await guests(url, 1)
    async with Ear.of(person) as ear, attacked(url, attacks, seconds):
        return await seconds_for_moves(person, ear, seconds - 0.5)


@pytest.mark.parametrize("attacks", [*([name] for name in ATTACKS), list(ATTACKS)], ids=[*ATTACKS, "all at once"])
def test_a_hostile_client_keeps_nobody_waiting(server: ServerProcess, attacks: list[str]) -> None:
    before = memory(server.pid)
    took = run(moves_under_attack(server.url, attacks, SECONDS))
    assert took
    assert max(took) < PATIENCE
    for _ in range(100):
        if (left := memory(server.pid) - before) <= MOST_LEFT_MB:
            break
        time.sleep(0.1)
    assert left <= MOST_LEFT_MB
    assert [note for note in server.notes.splitlines() if "Traceback" in note] == []
