"""One after the other: who comes first is served first, at once if nobody is before."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """A lock for callbacks and for tasks.

    Nearly always nobody is before, and then work begins in the very call that asks for it, without a task or a wait.
    """

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    @property
    def taken(self) -> bool:
        """Whether somebody is at work."""
        return self._taken

    def take(self, work: Callable[[], None]) -> None:
        """Do some work when it is its turn. Who has done all of it passes the turn on, even if it failed."""
        if self._taken:
            self._waiting.append(work)
        else:
            self._taken = True
            work()

    def pass_on(self) -> None:
        """It is the next one's turn."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        """Wait for one's turn."""
        came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self._wake(came))
        try:
            await came
        except asyncio.CancelledError:
            if not came.cancelled():  # it was the turn of one who goes
                self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()

    def _wake(self, came: asyncio.Future[None]) -> None:
        if came.done():  # the one who waited has gone
            self.pass_on()
        else:
            came.set_result(None)
