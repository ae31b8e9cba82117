"""Hints and analyses: worked out beside the matches, one of a kind at a time, and nothing twice."""

import asyncio
import hashlib
import random
from collections import OrderedDict

from karfunkel.analysis import advise
from karfunkel.match.match import Match
from karfunkel.protocol import analysis_bodies as bodies
from karfunkel.server.computation_process import ComputationProcess
from karfunkel.server.costly_work import Asker, ProcessQueue, ThreadQueue, WorkBudgets
from karfunkel.worker.jobs import AnalyseGame, AnalyseRecord

MOST_KEPT = 200
"""So many analyses are remembered, the latest."""
LONGEST = 300
"""Seconds that an analysis may take."""
MEGABYTES = 3000
"""Of memory that a worker may use for analyses: compiled minds take most of it."""


class AnalysisPool:
    """Hints, analyses of games played here and analyses of records from elsewhere: each kind has a queue of its own."""

    def __init__(self, budgets: WorkBudgets, seconds: float | None = None) -> None:
        self._seconds = seconds
        """For each decision that is thought over again; None as usual."""
        self._hints = ThreadQueue("hint", budgets, compiled=True)
        self._games, self._records = (
            ProcessQueue(ComputationProcess(name, LONGEST, MEGABYTES), budgets)
            for name in ("analysis", "record analysis")
        )
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        """Analyses in JSON."""
        self._under_way: dict[str, asyncio.Task[bytes]] = {}

    async def hint(self, match: Match, seat: int, asker: Asker) -> bodies.Hint:
        """Advice for a seat that is to move."""
        view = match.playing().view(seat)
        dice = random.Random(f"{match.id}/{match.seq}")  # noqa: S311 - a game, not a secret
        advice = await self._hints.run(asker, lambda: advise(view, dice))
        thoughts = [bodies.Thought(one.move, one.chance, one.weight, one.is_level) for one in advice.thoughts]
        return bodies.Hint(thoughts, bodies.Why(advice.reason.name, dict(advice.reason.about)))

    async def of_game(self, match: Match, asker: Asker) -> bytes:
        """The analysis of a game that was played here, in JSON."""
        job = AnalyseGame(match.id, match.setup.game, list(match.log), self._seconds)
        return await self._analysis(job, match.id, self._games, asker)

    async def of_record(self, text: str, game: str, asker: Asker) -> bytes:
        """The analysis of the record of a game from elsewhere, in JSON."""
        key = hashlib.sha256(text.encode()).hexdigest()
        return await self._analysis(AnalyseRecord(text, game, self._seconds), key, self._records, asker)

    async def _analysis(self, job: AnalyseGame | AnalyseRecord, key: str, queue: ProcessQueue, asker: Asker) -> bytes:
        """The analysis of a game, worked out once for all who ask under its key."""
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        if key not in self._under_way:
            work = queue.run(asker, job)
            self._under_way[key] = task = asyncio.create_task(work)
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._under_way[key])

    def _keep(self, key: str, done: asyncio.Task[bytes]) -> None:
        """Remember an analysis for those who ask later."""
        del self._under_way[key]
        if not done.cancelled() and done.exception() is None:
            self._kept[key] = done.result()
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    async def close(self) -> None:
        """Let no more work begin."""
        for queue in (self._hints, self._games, self._records):
            await queue.close()
