"""What is worked out in a process of its own: its answers, and what becomes of one that takes too much."""

import asyncio
import logging
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import karfunkel
from karfunkel.engine.compile_cache import cache_root
from karfunkel.errors import Refused
from karfunkel.server import computation_process
from karfunkel.server.computation_process import GIVEN_UP, ComputationProcess, WorkDone
from karfunkel.worker.jobs import NameGame, TellRecord
from tests.server.players import run

PATIENCE = 60
MEGABYTES = 1000


def finished() -> str:
    """The record of a quick game."""
    dice, table = random.Random(1), karfunkel.new("basari", players=3, seed=1)
    while not table.over:
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
    return table.record(with_seed=True)


def with_worker(work: Callable[[ComputationProcess], Awaitable[None]], idle: float = 60) -> None:
    """Do something with a worker, which is ended then."""

    async def all_of_it() -> None:
        worker = ComputationProcess("test", PATIENCE, MEGABYTES, idle)
        try:
            await work(worker)
        finally:
            await worker.close()

    run(all_of_it(), PATIENCE)


def pid_of(worker: ComputationProcess) -> int:
    """Its process. There must be one: a signal to none would go to the tests themselves."""
    assert worker.pid is not None
    return worker.pid


def code_of(done: WorkDone) -> str:
    assert isinstance(done.error, Refused)
    return done.error.code


def test_jobs_are_done_one_after_the_other_by_one_process_that_is_started_when_it_is_needed() -> None:
    async def work(worker: ComputationProcess) -> None:
        assert worker.pid is None
        text = finished()
        jobs = [NameGame(text), TellRecord(text, None, "list"), NameGame("nonsense"), NameGame(text)]
        named, told, refused, again = await asyncio.gather(*map(worker.run, jobs))
        assert named.body == again.body == b'"basari"'
        assert msgspec.json.decode(told.body or b"")["updates"]
        assert told.seconds > 0
        assert code_of(refused) == "bad-record"
        assert worker.pid not in (None, os.getpid())

    with_worker(work)


def test_a_worker_that_dies_is_given_up_and_the_next_job_has_another(caplog: pytest.LogCaptureFixture) -> None:
    async def work(worker: ComputationProcess) -> None:
        await worker.run(NameGame(finished()))
        first = pid_of(worker)
        os.kill(first, signal.SIGSTOP)
        waiting = asyncio.create_task(worker.run(NameGame(finished())))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        assert code_of(await waiting) == GIVEN_UP
        assert (await worker.run(NameGame(finished()))).body == b'"basari"'
        assert worker.pid != first

    with caplog.at_level(logging.ERROR, computation_process.__name__):
        with_worker(work)
    assert [record.getMessage() for record in caplog.records] == ["a worker had to be given up"]


def test_a_job_that_takes_too_long_is_given_up_and_paid_for() -> None:
    async def work(worker: ComputationProcess) -> None:
        await worker.run(NameGame(finished()))
        worker._longest = 2  # from now on: to start it may take longer on a busy machine
        os.kill(pid_of(worker), signal.SIGSTOP)
        done = await worker.run(NameGame(finished()))
        assert code_of(done) == GIVEN_UP
        assert done.seconds >= 2
        assert worker.pid is None

    with_worker(work)


def test_a_worker_without_work_ends() -> None:
    async def work(worker: ComputationProcess) -> None:
        await worker.run(NameGame(finished()))
        process = worker._process
        assert process is not None
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        assert worker.pid is None
        assert (await worker.run(NameGame(finished()))).body

    with_worker(work, idle=0.01)


def test_a_worker_is_bounded_and_does_not_know_the_secrets_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KARFUNKEL_SECRET", "KARFUNKEL_BUS", "KARFUNKEL_DB_OF_TOMORROW", "PGPASSWORD", "PGPASSFILE"):
        monkeypatch.setenv(name, "hush")
    monkeypatch.setenv("KARFUNKEL_CACHE", os.environ.get("KARFUNKEL_CACHE") or str(cache_root().parent))

    async def work(worker: ComputationProcess) -> None:
        await worker.run(NameGame(finished()))
        about = Path(f"/proc/{worker.pid}")
        told = (about / "environ").read_bytes()
        assert b"hush" not in told
        assert b"KARFUNKEL_CACHE" in told
        limits = (about / "limits").read_text()
        assert f"{MEGABYTES << 20}" in limits.split("Max data size")[1].splitlines()[0]
        assert "unlimited" not in limits.split("Max cpu time")[1].split("seconds")[0].split()[0]

    with_worker(work)
