"""Tasks that nobody waits for: they are kept until they end, and what goes wrong in them is noted."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from karfunkel.errors import Error, Refused
from karfunkel.store import NotStored

logger = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of one server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        """Whether the server goes down, so that nothing new is begun: the store may be closed already."""

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Let some work be done by itself."""
        if self.closed:
            work.close()
            return
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all of them."""
        self.closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _logged(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except Refused as refused:
        logger.info("not done", extra={"code": refused.code, "reason": str(refused)})
    except NotStored as error:
        logger.warning("not stored", extra={"reason": str(error)})
    except Error:
        logger.exception("a match could not go on")
    except Exception:
        logger.exception("looking after a match failed")
