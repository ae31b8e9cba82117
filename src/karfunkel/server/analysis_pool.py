"""Hints and analyses: worked out in threads of their own, one of a kind at a time, and nothing twice."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Sequence

from karfunkel.errors import Refused
from karfunkel.match.match import Match
from karfunkel.protocol import analysis as bodies
from karfunkel.server.costly_work import Asker, WorkBudgets, WorkQueue
from karfunkel.study import AnalysedDecision, advise, analyse

MOST_KEPT = 200
"""So many analyses are remembered, the latest."""


class AnalysisPool:
    """Hints, analyses of games played here and analyses of records from elsewhere: each kind has a queue of its own."""

    def __init__(self, budgets: WorkBudgets) -> None:
        names = ("hint", "analysis", "record analysis")
        self._hints, self._games, self._records = (WorkQueue(name, budgets, compiled=True) for name in names)
        self._kept: OrderedDict[str, bodies.GameAnalysis] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bodies.GameAnalysis]] = {}

    async def hint(self, match: Match, seat: int, asker: Asker) -> bodies.Hint:
        """Advice for a seat that is to move."""
        view = match.playing().view(seat)
        dice = random.Random(f"{match.id}/{match.seq}")  # noqa: S311 - a game, not a secret
        advice = await self._hints.run(asker, lambda: advise(view, dice))
        thoughts = [bodies.Thought(one.move, one.chance, one.weight, one.is_level) for one in advice.thoughts]
        return bodies.Hint(thoughts, bodies.Why(advice.reason.name, dict(advice.reason.about)))

    async def of_game(self, match: Match, asker: Asker) -> bodies.GameAnalysis:
        """The analysis of a game that was played here."""
        return await self._analysis(match, match.id, self._games, asker)

    async def of_record(self, match: Match, key: str, asker: Asker) -> bodies.GameAnalysis:
        """The analysis of a game from elsewhere, kept under this key."""
        return await self._analysis(match, key, self._records, asker)

    async def _analysis(self, match: Match, key: str, queue: WorkQueue, asker: Asker) -> bodies.GameAnalysis:
        """The analysis of a game that has begun, worked out once for all who ask under its key."""
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        if key not in self._under_way:
            work = queue.run(asker, lambda: _analysis_of(match))
            self._under_way[key] = task = asyncio.create_task(work)
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._under_way[key])

    def _keep(self, key: str, done: asyncio.Task[bodies.GameAnalysis]) -> None:
        """Remember an analysis for those who ask later."""
        del self._under_way[key]
        if not done.cancelled() and done.exception() is None:
            self._kept[key] = done.result()
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def close(self) -> None:
        """Let no more work begin."""
        for queue in (self._hints, self._games, self._records):
            queue.close()


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
    chance, best, error = _rounded((choice.chance, choice.best_chance, choice.error))
    return bodies.AnalysedMove(seq, choice.seat, choice.move, choice.best, chance, best, error, choice.is_mistake)


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]
