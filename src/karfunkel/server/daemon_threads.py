"""A bounded number of threads that do not keep the process from ending, however long what they do takes."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import TypeVar

Result = TypeVar("Result")


class DaemonThreads:
    """Threads that work for an event loop. Python's own pools wait for theirs when the process ends, even for ever."""

    def __init__(self, most: int, name: str) -> None:
        self._most, self._name = most, name
        self._started = self._busy = 0
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()

    def run(self, work: Callable[[], Result]) -> "asyncio.Future[Result]":
        """Do some work as soon as a thread is free; to be called from the event loop that waits for it."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()

        def finish(result: Result | None, error: BaseException | None) -> None:
            self._busy -= 1
            if answer.done():  # who waited has gone
                return
            if error is None:
                answer.set_result(result)  # type: ignore[arg-type]  # then there is a result
            else:
                answer.set_exception(RuntimeError(error) if isinstance(error, StopIteration) else error)

        def in_thread() -> None:
            result, error = None, None
            try:
                result = work()
            except BaseException as raised:  # noqa: BLE001  it is handed on
                error = raised
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(finish, result, error)

        self._busy += 1
        if self._busy > self._started < self._most:
            self._started += 1
            threading.Thread(target=self._serve, name=f"{self._name} {self._started}", daemon=True).start()
        self._queue.put(in_thread)
        return answer

    def close(self) -> None:
        """Let the threads end once they have nothing to do."""
        for _ in range(self._started):
            self._queue.put(None)

    def _serve(self) -> None:
        while (work := self._queue.get()) is not None:
            work()
