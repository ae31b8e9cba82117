"""Warm-up of bots: their minds are compiled while the server serves, once the first bot of a game wants to think.

Compiling a mind takes a minute the first time on a machine and would hold up every table, so a process of its own does
it. What it leaves in the cache is then loaded here, in a thread, which takes a moment.
"""

import asyncio
import logging
import os
import sys
from contextlib import suppress

from karfunkel.bots.mind import mind_of

LAST = 10
"""How nice a process is that lets others go first."""

logger = logging.getLogger(__name__)


class BotWarmup:
    """The minds that are ready for bots to think with."""

    def __init__(self, may_prepare: bool) -> None:
        self._may_prepare = may_prepare
        self._ready: set[str] = set()
        self._failed: set[str] = set()
        self._preparing: dict[str, asyncio.Task[None]] = {}

    def is_ready(self, game: str) -> bool:
        """Whether bots of this game can think; if not, they soon will."""
        if game in self._ready:
            return True
        if self._may_prepare and game not in self._preparing:
            self._preparing[game] = asyncio.create_task(self._prepare(game), name=f"prepare {game}")
        return False

    def has_failed(self, game: str) -> bool:
        """Whether bots of this game cannot be made ready here."""
        return game in self._failed

    async def close(self) -> None:
        """Stop preparing."""
        for task in self._preparing.values():
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)

    async def _prepare(self, game: str) -> None:
        try:
            await _compile(game)
            await asyncio.to_thread(mind_of, game)
        except Exception:
            self._failed.add(game)
            logger.exception("bots cannot be made ready; simpler ones play for them", extra={"game": game})
        else:
            self._ready.add(game)
            logger.info("bots are ready", extra={"game": game})


async def _compile(game: str) -> None:
    """Compile the mind of a game in a process of its own."""
    command = (sys.executable, "-m", "karfunkel.bots.precompile", game)
    nowhere, heard = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=nowhere, stdout=nowhere, stderr=heard)
    if sys.platform != "win32":
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, LAST)
    try:
        _, errors = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode != 0:
        raise RuntimeError(f"compiling failed: {errors.decode(errors='replace')[-2000:]}")
