"""Write probe of the store: whether something can be written, found out by writing."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from karfunkel.store.group_commit import reason_of

USUAL, WHEN_ILL = 5.0, 1.0
"""Seconds between two beats, while they succeed and while they do not."""
LONGEST = 15.0
"""Seconds without a beat after which nothing can be written, though nobody says so."""

logger = logging.getLogger(__name__)


class WriteProbe:
    """Writes something every few seconds in which nobody else does, and knows whether that succeeds."""

    def __init__(self, write: Callable[[], Awaitable[None]], commits: Callable[[], int]) -> None:
        self._write, self._commits = write, commits
        self._seen = -1
        self._last = float("-inf")
        self._task: asyncio.Task[None] | None = None
        self.failure: str | None = None
        """Why nothing can be written, if that is known."""

    @property
    def is_well(self) -> bool:
        """Whether what is written now will be stored, as far as one can know."""
        return self.failure is None and time.monotonic() - self._last < LONGEST

    def start(self) -> None:
        """Beat from now on."""
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        """Beat no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def beat(self) -> None:
        """Write, and remember whether that was possible."""
        try:
            await self._write()
        except Exception as error:  # noqa: BLE001 whatever it is, nothing was written
            self._fail(reason_of(error))
        else:
            self._recover()

    async def _run(self) -> None:
        while True:
            commits = self._commits()
            if self.failure is None and commits != self._seen:
                self._recover()  # others have written meanwhile
            else:
                await self.beat()
            self._seen = commits
            await asyncio.sleep(USUAL if self.failure is None else WHEN_ILL)

    def _fail(self, reason: str) -> None:
        if self.failure is None:
            logger.error("nothing can be written", extra={"reason": reason})
        self.failure = reason

    def _recover(self) -> None:
        if self.failure is not None:
            logger.warning("it can be written again", extra={"after": self.failure})
        self.failure, self._last = None, time.monotonic()
