"""Bots with a mind think in processes of their own: however many masters think, no table waits for the interpreter.

A process is started when it is first needed, and ends when nobody thought in it for some time. One that dies in
mid-thought is replaced, and the thought is begun anew.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from karfunkel.bots.mind import ThinkingBot
from karfunkel.errors import Refused
from karfunkel.server.computation_process import GIVEN_UP, ComputationProcess, WorkDone
from karfunkel.worker.jobs import ChooseMove, LoadMind

LONGEST = 300
"""Seconds that it may take to load a mind, or to compile it, if nobody has: on a busy machine that takes minutes."""
MEGABYTES = 3000
"""Of memory that a process may use: compiled minds take most of it."""


class BotProcesses:
    """So many processes in which bots think."""

    def __init__(self, number: int) -> None:
        self._all = [ComputationProcess("bot", LONGEST, MEGABYTES) for _ in range(number)]
        self._free = list(self._all)
        """The last one was used last: few processes have all there is to do, as long as they can."""
        self._loaded: dict[int, set[str]] = {}
        """The games whose minds are loaded, by the ids of processes."""

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        return [pid for worker in self._all if (pid := worker.pid) is not None]

    async def choose(
        self, bot: ThinkingBot, view: Mapping[str, Any], moves: Sequence[str], dice: str, patience: float
    ) -> str:
        """The move of a bot; TimeoutError if it takes longer than this, which ends its process.

        There have to be as many processes as think at once.
        """
        worker = self._take(view["game"])
        job = ChooseMove(bot.effort.level, bot.effort.seconds, dict(view), list(moves), dice)
        try:
            done = await self._think(worker, view["game"], job, patience)
            if isinstance(done.error, Refused) and done.error.code == GIVEN_UP:  # its process has died
                done = await self._think(worker, view["game"], job, patience)
        finally:
            self._free.append(worker)
        if done.error is not None or done.body is None:
            raise done.error or RuntimeError("a bot gave no answer")
        return msgspec.json.decode(done.body, type=str)

    async def _think(self, worker: ComputationProcess, game: str, job: ChooseMove, patience: float) -> WorkDone:
        """Let a process think, once the mind is loaded there; what came of it, or of loading."""
        if not self._has_loaded(worker, game) and (loaded := await self._load(worker, game)).error is not None:
            return loaded
        async with asyncio.timeout(patience):
            return await worker.run(job)

    def _take(self, game: str) -> ComputationProcess:
        """A process that is free: if possible, one in which the mind of this game is loaded."""
        ready = [worker for worker in self._free if self._has_loaded(worker, game)]
        worker = (ready or self._free)[-1]
        self._free.remove(worker)
        return worker

    def _has_loaded(self, worker: ComputationProcess, game: str) -> bool:
        return worker.pid is not None and game in self._loaded.get(worker.pid, ())

    async def _load(self, worker: ComputationProcess, game: str) -> WorkDone:
        """Load the mind of a game."""
        done = await worker.run(LoadMind(game))
        alive = set(self.pids)
        self._loaded = {pid: games for pid, games in self._loaded.items() if pid in alive}
        if done.error is None and worker.pid is not None:
            self._loaded.setdefault(worker.pid, set()).add(game)
        return done

    async def close(self) -> None:
        """End all of them, whatever they think of."""
        await asyncio.gather(*(worker.close() for worker in self._all))
