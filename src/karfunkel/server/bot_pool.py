"""Bots think in threads of their own, so that nobody waits for them but those at their table."""

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from karfunkel.bots import bot_called
from karfunkel.bots.bot import Bot
from karfunkel.bots.levels import STAND_IN
from karfunkel.bots.mind import ThinkingBot
from karfunkel.errors import Error
from karfunkel.server.bot_warmup import BotWarmup

logger = logging.getLogger(__name__)

LONGEST_QUEUE = 60.0
"""Seconds that a bot waits for a thread to think in, before another move is played for it."""
MOST_REPORTED = 1000
"""So many reasons are remembered for which bots have failed."""
LEAST_SECONDS = 0.03
"""However many think at once, a master has so long for a decision."""


class BotPool:
    """The threads in which bots think."""

    def __init__(self, threads: int, patience: float, warmup: BotWarmup) -> None:
        self._threads, self._patience, self._warmup = threads, patience, warmup
        self._pool = self._new_pool()
        self._waiting = 0
        self._reported: set[tuple[str, str, str]] = set()

    async def choose(self, level: str, view: Mapping[str, Any], moves: Sequence[str], dice: str) -> str:
        """The move of a bot. One that fails, stalls or answers nonsense loses its move to a random one."""
        if len(moves) == 1:
            return moves[0]
        try:
            move = await self._think(self._bot(level, view["game"]), view, moves, dice)
        except TimeoutError:
            logger.warning("a bot thought too long", extra={"level": level})
            self._leave_stuck_threads()
        except Exception as error:  # noqa: BLE001  # whatever it is, the game goes on
            self._report(error, level, view["game"])
        else:
            if move in moves:
                return move
            logger.warning("a bot chose what it cannot play", extra={"level": level, "move": str(move)[:60]})
        return random.Random(dice).choice(moves)  # noqa: S311 nothing secret

    def _report(self, error: Exception, level: str, game: str) -> None:
        """Note why a bot failed: once for each reason, for what fails at one move fails at every move."""
        reason = (game, level, f"{type(error).__name__}: {error}")
        if reason in self._reported:
            return
        self._reported.add(reason)
        if len(self._reported) > MOST_REPORTED:
            self._reported.clear()
        trace = None if isinstance(error, Error) else error
        logger.error("a bot failed", exc_info=trace, extra={"level": level, "game": game, "reason": reason[-1][:200]})

    async def _think(self, bot: Bot, view: Mapping[str, Any], moves: Sequence[str], dice: str) -> str:
        """Let a bot think. Its time begins when a thread is free for it."""
        loop = asyncio.get_running_loop()
        begun = asyncio.Event()

        def think() -> str:
            loop.call_soon_threadsafe(begun.set)
            return bot.choose(view, moves, random.Random(dice))  # noqa: S311 seeded by the game's own seed

        self._waiting += 1
        try:
            thinking = loop.run_in_executor(self._pool, think)
            await asyncio.wait_for(begun.wait(), LONGEST_QUEUE)
            return await asyncio.wait_for(thinking, self._patience)
        finally:
            self._waiting -= 1

    def _bot(self, level: str, game: str) -> Bot:
        """The bot of a level; while the mind of the game is being compiled, one that needs none plays for it."""
        bot = bot_called(level)
        if not isinstance(bot, ThinkingBot):
            return bot
        if not self._warmup.is_ready(game):
            return STAND_IN
        return self._less_thoughtful(bot)

    def _less_thoughtful(self, bot: ThinkingBot) -> ThinkingBot:
        """Where many think at once, each thinks the shorter, so that no table waits for long."""
        at_once = (self._waiting + 1) / self._threads
        if at_once <= 1:
            return bot
        return ThinkingBot(bot.effort.level, max(min(LEAST_SECONDS, bot.effort.seconds), bot.effort.seconds / at_once))

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    def _leave_stuck_threads(self) -> None:
        """Let others think in new threads, so that bots that never answer do not take all there are."""
        self._pool.shutdown(wait=False)
        self._pool = self._new_pool()

    def close(self) -> None:
        """Let no more thinking begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)
