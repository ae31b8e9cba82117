"""Bots think beside the matches, so that nobody waits for them but those at their table.

Those with a mind think in processes (`bot_processes.py`), all others in threads: they are quick, or not ours.
"""

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from karfunkel.bots import bot_called
from karfunkel.bots.bot import Bot
from karfunkel.bots.levels import STAND_IN
from karfunkel.bots.mind import ThinkingBot
from karfunkel.errors import Error
from karfunkel.server.bot_processes import BotProcesses
from karfunkel.server.bot_warmup import BotWarmup
from karfunkel.server.daemon_threads import DaemonThreads
from karfunkel.server.fair_semaphore import FairSemaphore

logger = logging.getLogger(__name__)

LONGEST_QUEUE = 60.0
"""Seconds that a bot waits for a thread to think in, before another move is played for it."""
MOST_REPORTED = 1000
"""So many reasons are remembered for which bots have failed."""
LEAST_SECONDS = 0.03
"""However many think at once, a master has so long for a decision."""


MOST_STUCK_OF_A_KIND = 2
"""So many threads may be stuck with bots of one kind; then its bots play at random, at once, until one returns."""
MOST_STUCK = 8
"""So many may be stuck with bots of all kinds. There are never more threads than these and those that may think."""

Kind = tuple[str, str]
"""A game, and the level of a bot."""
Thinking = asyncio.Future[str]


class NoAnswer(Exception):  # noqa: N818  not an error: another move is played
    """A bot does not answer in time, or is not asked because others of its kind do not."""


class BotPool:
    """The threads and processes in which bots think."""

    def __init__(self, threads: int, patience: float, warmup: BotWarmup, processes: BotProcesses | None = None) -> None:
        self._processes = processes
        """As many as threads; None to let bots with a mind think in threads, too."""
        self._threads, self._patience, self._warmup = threads, patience, warmup
        self._pool = DaemonThreads(threads + MOST_STUCK, "bot")
        self._free = FairSemaphore(threads)
        """Lets so many think at once, besides those that are stuck, and the bots of all hosts in turn."""
        self._stuck: dict[Thinking, Kind] = {}
        """Thoughts that took too long and have not come to an end yet: each still has its thread."""
        self._waiting = 0
        self._reported: set[tuple[str, str, str]] = set()

    async def choose(self, level: str, view: Mapping[str, Any], moves: Sequence[str], dice: str, host: str = "") -> str:
        """The move of a bot at a table of this host. One that fails, stalls or answers nonsense plays at random."""
        if len(moves) == 1:
            return moves[0]
        kind = view["game"], level
        try:
            move = await self._think(kind, view, moves, dice, host)
        except NoAnswer:
            pass
        except Exception as error:  # noqa: BLE001  # whatever it is, the game goes on
            self._report(error, *kind)
        else:
            if move in moves:
                return move
            logger.warning("a bot chose what it cannot play", extra={"level": level, "move": str(move)[:60]})
        return random.Random(dice).choice(moves)  # noqa: S311 nothing secret

    def _report(self, error: Exception, game: str, level: str) -> None:
        """Note why a bot failed: once for each reason, for what fails at one move fails at every move."""
        reason = (game, level, f"{type(error).__name__}: {error}")
        if reason in self._reported:
            return
        self._reported.add(reason)
        if len(self._reported) > MOST_REPORTED:
            self._reported.clear()
        trace = None if isinstance(error, Error) else error
        logger.error("a bot failed", exc_info=trace, extra={"level": level, "game": game, "reason": reason[-1][:200]})

    async def _think(self, kind: Kind, view: Mapping[str, Any], moves: Sequence[str], dice: str, host: str) -> str:
        """Let a bot think. Its time begins when a thread is free for it."""
        bot = self._bot(*kind)
        self._waiting += 1
        try:
            await self._wait_for_thread(kind, host)
            if isinstance(bot, ThinkingBot) and self._processes is not None:
                return await self._think_apart(bot, view, moves, dice)
            thinking = self._pool.run(lambda: bot.choose(view, moves, random.Random(dice)))  # noqa: S311 the game's dice
            thinking.add_done_callback(partial(self._has_returned, kind))
            await asyncio.wait({thinking}, timeout=self._patience)
        finally:
            self._waiting -= 1
        if not thinking.done():
            logger.warning("a bot thought too long", extra={"level": kind[1], "stuck": len(self._stuck) + 1})
            self._leave_behind(kind, thinking)
            raise NoAnswer
        return thinking.result()

    async def _think_apart(self, bot: ThinkingBot, view: Mapping[str, Any], moves: Sequence[str], dice: str) -> str:
        """Let a bot think in a process. One that takes too long is ended with its process, and nothing is stuck."""
        assert self._processes is not None  # noqa: S101  who calls this has looked
        try:
            return await self._processes.choose(bot, view, moves, dice, self._patience)
        except TimeoutError:
            logger.warning("a bot thought too long", extra={"level": bot.effort.level, "stuck": len(self._stuck)})
            raise NoAnswer from None
        finally:
            self._free.release()

    async def _wait_for_thread(self, kind: Kind, host: str) -> None:
        if self._gives_up_on(kind):
            raise NoAnswer
        try:
            await asyncio.wait_for(self._free.acquire(host), LONGEST_QUEUE)
        except TimeoutError:
            raise NoAnswer from None
        if self._gives_up_on(kind):  # by now
            self._free.release()
            raise NoAnswer

    # ---- bots that do not answer

    def _gives_up_on(self, kind: Kind) -> bool:
        """Whether so many threads are stuck, with bots of this kind or at all, that this one is not asked."""
        return len(self._stuck) >= MOST_STUCK or list(self._stuck.values()).count(kind) >= MOST_STUCK_OF_A_KIND

    def _leave_behind(self, kind: Kind, thinking: Thinking) -> None:
        """Let another think in a new thread instead of this one."""
        self._stuck[thinking] = kind
        self._free.release()

    def _has_returned(self, kind: Kind, thinking: Thinking) -> None:
        """A thread is free again, however late."""
        if self._stuck.pop(thinking, None) is None:
            self._free.release()
        if not thinking.cancelled():
            thinking.exception()  # nobody may wait for it any more

    def _bot(self, game: str, level: str) -> Bot:
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

    def close(self) -> None:
        """Let no more thinking begin."""
        self._pool.close()
