"""Costly work: done beside the matches, in queues of its own, and at the expense of whoever asks for it.

What is worked out for people, such as an analysis, takes the processor for as long as a thousand moves. So everybody
has a budget of time for it, and those who have used theirs up wait until it has filled again. What different kinds of
work cost is not guessed: it is measured.

What can be said as a job is done in a process of its own (`ProcessQueue`); what needs a match at hand, or is compiled,
in a thread (`ThreadQueue`).
"""

import asyncio
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, NamedTuple, TypeVar

from karfunkel.errors import Refused
from karfunkel.server.computation_process import ComputationProcess
from karfunkel.server.daemon_threads import DaemonThreads
from karfunkel.server.rate_limits import TOO_FAST, TOO_FAST_REASON, Rate
from karfunkel.worker.jobs import AnyJob

_interpreter = threading.Lock()
"""Who works in Python itself works alone: with three such threads, all else would wait a hundred times as long."""
TURN, USUAL_TURN = 0.0005, sys.getswitchinterval()
"""Seconds that a thread in Python goes on while another waits: while somebody thinks, and else. A move is handed
between threads a dozen times, and by Python's usual 5 ms each of them could wait for one who reads a record."""
MOST_WAITING = 20
"""So many usually may wait in a queue; others are asked to come again."""
MOST_OF_ONE = 3
"""So many of them may be of one address or one guest."""

Result = TypeVar("Result")


class Asker(NamedTuple):
    """Who asks for some work, and at whose expense it is."""

    address: str
    guest: str | None = None

    @property
    def names(self) -> list[str]:
        """The address, and the guest if it is known."""
        return [self.address] if self.guest is None else [self.address, f"guest {self.guest}"]


class WorkBudgets:
    """How many seconds of the processor each guest, and each address, may still use."""

    def __init__(self, of_guest: tuple[float, int], of_address: tuple[float, int]) -> None:
        self._guests, self._addresses = Rate(*of_guest), Rate(*of_address)

    def require(self, asker: Asker) -> None:
        """Refused if there is nothing left."""
        left = self._addresses.left(asker.address)
        if asker.guest is not None:
            left = min(left, self._guests.left(asker.guest))
        if left <= 0:
            raise Refused(TOO_FAST, TOO_FAST_REASON)

    def spend(self, asker: Asker, seconds: float) -> None:
        """So much was used."""
        self._addresses.spend(asker.address, seconds)
        if asker.guest is not None:
            self._guests.spend(asker.guest, seconds)

    @contextmanager
    def at_expense_of(self, asker: Asker) -> Iterator[None]:
        """Do some work here and now, if there is something left for it."""
        self.require(asker)
        began = time.thread_time()
        try:
            yield
        finally:
            self.spend(asker, time.thread_time() - began)


class _ShortTurns:
    """Threads take short turns while somebody thinks; while nobody does, that would only cost more of them."""

    def __init__(self) -> None:
        self._lock, self._thinking = threading.Lock(), 0

    def __enter__(self) -> None:
        self._change(1)

    def __exit__(self, *_: object) -> None:
        self._change(-1)

    def _change(self, by: int) -> None:
        with self._lock:
            self._thinking += by
            sys.setswitchinterval(TURN if self._thinking else USUAL_TURN)


_short_turns = _ShortTurns()


class WorkQueue:
    """A queue of costly work: how much may wait in it, of whom, and at whose expense it is."""

    def __init__(self, budgets: WorkBudgets, most_waiting: int = MOST_WAITING) -> None:
        self._budgets, self._most = budgets, most_waiting
        self._waiting: Counter[str] = Counter()
        self._total = 0

    async def _do(self, asker: Asker, begin: "Callable[[], asyncio.Future[_Timed[Result]]]") -> Result:
        """Do some work when it is its turn, to its end even if nobody waits any more; Refused if there is too much."""
        self._budgets.require(asker)
        if self._total >= self._most or any(self._waiting[name] >= MOST_OF_ONE for name in asker.names):
            raise Refused(TOO_FAST, "too much is asked at once; try again in a moment")
        self._total += 1
        self._waiting.update(asker.names)
        done = begin()
        done.add_done_callback(lambda done: self._finish(asker, done))
        result, error, _ = await asyncio.shield(done)
        if error is not None:
            raise error
        return result  # type: ignore[return-value]  # there is one, if there is no error

    def _finish(self, asker: Asker, done: "asyncio.Future[_Timed[Result]]") -> None:
        self._total -= 1
        self._waiting.subtract(asker.names)
        for name in asker.names:
            if not self._waiting[name]:
                del self._waiting[name]
        if not done.cancelled() and done.exception() is None:
            self._budgets.spend(asker, done.result()[2])


class ThreadQueue(WorkQueue):
    """Work that is done in a thread. What is compiled leaves the interpreter to others meanwhile."""

    def __init__(
        self, name: str, budgets: WorkBudgets, *, compiled: bool = False, most_waiting: int = MOST_WAITING
    ) -> None:
        super().__init__(budgets, most_waiting)
        self._threads = DaemonThreads(1, name)
        self._lock: AbstractContextManager[Any] = nullcontext() if compiled else _interpreter

    async def run(self, asker: Asker, work: Callable[[], Result]) -> Result:
        """Do some work when it is its turn; Refused if there is too much of it."""
        return await self._do(asker, lambda: self._threads.run(lambda: self._timed(work)))

    def _timed(self, work: Callable[[], Result]) -> "_Timed[Result]":
        with self._lock, _short_turns:
            began = time.thread_time()
            try:
                return work(), None, time.thread_time() - began
            except Exception as error:  # noqa: BLE001  it is handed on, with what it cost
                return None, error, time.thread_time() - began

    async def close(self) -> None:
        """Let no more work begin."""
        self._threads.close()


class ProcessQueue(WorkQueue):
    """Jobs that are done in a process: they take nobody the interpreter, and what they break is theirs alone."""

    def __init__(self, worker: ComputationProcess, budgets: WorkBudgets) -> None:
        super().__init__(budgets)
        self._worker = worker

    async def run(self, asker: Asker, job: AnyJob) -> bytes:
        """Have a job done when it is its turn: the body of the answer, in JSON. Refused if there is too much of it."""
        return await self._do(asker, lambda: asyncio.ensure_future(self._worker.run(job)))

    async def close(self) -> None:
        """Let no more work begin, and end what is under way."""
        await self._worker.close()


_Timed = tuple[Result | None, Exception | None, float]
"""What came of some work, and how many seconds of the processor it took."""
