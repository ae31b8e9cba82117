"""Hints and analyses: worked out in a thread of their own, one at a time, and nothing twice."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from karfunkel.errors import Refused
from karfunkel.match.match import Match
from karfunkel.protocol import analysis as bodies
from karfunkel.study import AnalysedDecision, advise, analyse

MOST_KEPT = 200
"""So many analyses are remembered, the latest."""
MOST_WAITING = 20
"""So many may wait for a thought; others are asked to come again."""

Result = TypeVar("Result")


class AnalysisPool:
    """The thread in which hints and analyses are worked out."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._waiting = 0
        self._kept: OrderedDict[str, bodies.GameAnalysis] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bodies.GameAnalysis]] = {}

    async def hint(self, match: Match, seat: int) -> bodies.Hint:
        """Advice for a seat that is to move."""
        view = match.playing().view(seat)
        dice = random.Random(f"{match.id}/{match.seq}")  # noqa: S311 - a game, not a secret
        advice = await self._run(lambda: advise(view, dice))
        thoughts = [bodies.Thought(thought.move, thought.chance, thought.weight) for thought in advice.thoughts]
        return bodies.Hint(thoughts, bodies.Why(advice.reason.name, dict(advice.reason.about)))

    async def analysis(self, match: Match, key: str) -> bodies.GameAnalysis:
        """The analysis of a game that has begun, worked out once for all who ask under its key."""
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        if key not in self._under_way:
            self._under_way[key] = task = asyncio.create_task(self._run(lambda: _analysis_of(match)))
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._under_way[key])

    def _keep(self, key: str, done: asyncio.Task[bodies.GameAnalysis]) -> None:
        """Remember an analysis for those who ask later."""
        del self._under_way[key]
        if not done.cancelled() and done.exception() is None:
            self._kept[key] = done.result()
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    async def _run(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast", "too many ask at once; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let no more work begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _analysis_of(match: Match) -> bodies.GameAnalysis:
    """Analyse a game, and name its moves by their places in the log of the match."""
    if match.game is None:
        raise Refused("not-started", "this game never began")
    found = analyse(match.game)
    entries = len(found.chances) - 1 - sum(len(turn.entries) for turn in match.turns)
    chances = [bodies.Chances(0, _rounded(found.chances[entries]))]
    places: dict[int, int] = {}
    for turn in match.turns:
        places[entries] = turn.seq
        entries += len(turn.entries)
        chances.append(bodies.Chances(turn.seq, _rounded(found.chances[entries])))
    return bodies.GameAnalysis(chances, [_analysed_move(choice, places[choice.entry]) for choice in found.choices])


def _analysed_move(choice: AnalysedDecision, seq: int) -> bodies.AnalysedMove:
    chance, best = _rounded((choice.chance, choice.best_chance))
    return bodies.AnalysedMove(seq, choice.seat, choice.move, choice.best, chance, best)


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]
