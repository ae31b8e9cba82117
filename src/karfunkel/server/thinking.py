"""Bots think in threads of their own, so that nobody waits for them but those at their table."""

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from karfunkel.bots import bot_called

logger = logging.getLogger(__name__)


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, patience: float) -> None:
        self._threads, self._patience = threads, patience
        self._pool = self._new_pool()

    async def choose(self, level: str, view: Mapping[str, Any], moves: Sequence[str], dice: str) -> str:
        """The move of a bot. One that fails, stalls or answers nonsense loses its move to a random one."""
        if len(moves) == 1:
            return moves[0]
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, _choose, level, view, moves, dice)
            move = await asyncio.wait_for(thinking, self._patience)
        except TimeoutError:
            logger.warning("a bot thought too long", extra={"level": level})
            self._leave_stuck_threads()
        except Exception:
            logger.exception("a bot failed", extra={"level": level})
        else:
            if move in moves:
                return move
            logger.warning("a bot chose what it cannot play", extra={"level": level, "move": str(move)[:60]})
        return random.Random(dice).choice(moves)  # noqa: S311 nothing secret

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    def _leave_stuck_threads(self) -> None:
        """Let others think in new threads, so that bots that never answer do not take all there are."""
        self._pool.shutdown(wait=False)
        self._pool = self._new_pool()

    def close(self) -> None:
        """Let no more thinking begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(level: str, view: Mapping[str, Any], moves: Sequence[str], dice: str) -> str:
    return bot_called(level).choose(view, moves, random.Random(dice))  # noqa: S311 seeded by the game's own seed
