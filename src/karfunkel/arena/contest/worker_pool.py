"""Workers that play the games of a contest: this process alone, or a pool with a process for each core."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.util import Finalize
from typing import Any, Protocol

from karfunkel.arena.contest.contest_settings import Contest
from karfunkel.arena.contest.play_game import ContestBots, RecordedGame
from karfunkel.arena.contest.schedule import Fixture
from karfunkel.errors import Error

Games = Generator[RecordedGame, None, None]

MOST_PROCESSES = 512
WAITING_EACH = 2
"""So many games wait at every process."""
HEED_SECONDS = 0.2
"""So soon an interruption is heeded, even if no game ends."""
MOST_BREAKS = 3
"""So often in a row processes may die before the contest is given up."""


class WorkerPool(Protocol):
    """Plays games, in any order."""

    def play(self, contest: Contest, games: Sequence[Fixture]) -> Games:
        """Play the games and give each result as it comes. Closing the generator stops the playing."""


class SingleProcess:
    """This process plays all games, one after the other."""

    def play(self, contest: Contest, games: Sequence[Fixture]) -> Games:
        """Play the games in order."""
        bots = ContestBots(contest)
        try:
            for fixture in games:
                yield bots.play(fixture)
        finally:
            bots.close()


class ProcessPool:
    """So many processes on this machine; one for each core if no number is said."""

    def __init__(self, number: int | None = None) -> None:
        if number is not None and not 1 <= number <= MOST_PROCESSES:
            raise Error(f"the number of processes is 1 to {MOST_PROCESSES}, not {number}")
        self.number = number or cores()

    def play(self, contest: Contest, games: Sequence[Fixture]) -> Games:
        """Play the games. Those of a process that dies are played again."""
        missing = {fixture.number: fixture for fixture in games}
        breaks = 0
        while missing:
            before = len(missing)
            try:
                for result in self._play(contest, list(missing.values())):
                    del missing[result.played.game]
                    yield result
            except BrokenProcessPool:
                breaks = breaks + 1 if len(missing) == before else 1
                if breaks >= MOST_BREAKS:
                    raise Error("the processes that play the games keep dying; perhaps memory is short") from None

    def _play(self, contest: Contest, games: Sequence[Fixture]) -> Games:
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        number = min(self.number, len(games))
        pool = ProcessPoolExecutor(number, context, _initialise, (contest, stop))
        try:
            with _interrupts_ignored():
                for _ in range(number):
                    pool.submit(_ready)  # each starts a process, which is deaf from its beginning
            with _interrupts_noted() as interrupted:
                yield from _share_out(pool, games, number * WAITING_EACH, interrupted)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _share_out(
    pool: ProcessPoolExecutor, games: Sequence[Fixture], most: int, interrupted: threading.Event
) -> Iterator[RecordedGame]:
    """Keep so many games with the pool, so that an interruption is heeded soon."""
    rest = iter(games)
    busy: set[Future[RecordedGame]] = {pool.submit(_play, fixture) for fixture in islice(rest, most)}
    while busy:
        done, busy = wait(busy, HEED_SECONDS, FIRST_COMPLETED)
        if interrupted.is_set():
            raise KeyboardInterrupt
        busy |= {pool.submit(_play, fixture) for fixture in islice(rest, len(done))}
        for future in done:
            yield future.result()


@contextmanager
def _interrupts_noted() -> Iterator[threading.Event]:
    """Note Ctrl-C instead of raising it anywhere: in the midst of the pool's work it could leave a lock locked."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    before = signal.signal(signal.SIGINT, lambda *_: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: it is for the one that started them, who stops them in good order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ---- within a worker process

_bots_of_process: ContestBots
_stop: Any


def _initialise(contest: Contest, stop: Any) -> None:
    """Get ready, once: bots think for the first time before anything is counted."""
    global _bots_of_process, _stop  # noqa: PLW0603 - what a process has, its jobs share
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop
    _bots_of_process = ContestBots(contest)
    threading.Thread(target=_exit_with_parent, daemon=True).start()  # once there are bots to close
    Finalize(None, _bots_of_process.close, exitpriority=1)  # a process of a pool leaves without looking back
    _bots_of_process.warm_up()


def _exit_with_parent() -> None:
    """Do not stay behind if the one who started this process was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _bots_of_process.close()
        os._exit(1)


def _ready() -> None:
    """Nothing but a job."""


def _play(fixture: Fixture) -> RecordedGame:
    return _bots_of_process.play(fixture, _stop.is_set)
