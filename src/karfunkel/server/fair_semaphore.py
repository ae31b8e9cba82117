"""A fair semaphore: so many may work at once, and where more want to, those for whom they work are served in turn."""

import asyncio
from collections import OrderedDict, deque


class FairSemaphore:
    """A semaphore with a queue for each owner, served in turn: who has a thousand waiting delays nobody else."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait, by whose they are; who is served next stands first."""

    async def acquire(self, whose: str) -> None:
        """Wait for a turn."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just come
                self.release()
            raise

    def release(self) -> None:
        """A turn is over: the next one's begins."""
        while self._waiting:
            whose, own = self._waiting.popitem(last=False)
            turn = own.popleft()
            if own:
                self._waiting[whose] = own
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
