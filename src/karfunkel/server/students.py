"""Those who think about games beside the table: advice for a seat, and finished games thought over again."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from karfunkel.errors import Refused
from karfunkel.protocol import study
from karfunkel.study import AnalysedDecision, advise, analyse
from karfunkel.table.sitting import Sitting

MOST_KEPT = 200
"""So many analyses are remembered, the latest."""
MOST_WAITING = 20
"""So many may wait for a thought; others are asked to come again."""

Thought = TypeVar("Thought")


class Students:
    """Threads of their own for it: one at a time, and nothing twice."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._waiting = 0
        self._kept: OrderedDict[str, study.Studied] = OrderedDict()

    async def hint(self, sitting: Sitting, seat: int) -> study.Hint:
        """Advice for a seat that is to move."""
        view = sitting.playing().view(seat)
        dice = random.Random(f"{sitting.id}/{sitting.seq}")  # noqa: S311 - a game, not a secret
        advice = await self._think(lambda: advise(view, dice))
        thoughts = [study.Thought(thought.move, thought.chance, thought.weight) for thought in advice.thoughts]
        return study.Hint(thoughts, study.Why(advice.reason.name, dict(advice.reason.about)))

    async def analysis(self, sitting: Sitting, key: str) -> study.Studied:
        """The analysis of a game that has begun; one that was made before is remembered under its key."""
        if key not in self._kept:
            self._kept[key] = await self._think(lambda: _studied(sitting))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _think(self, thought: Callable[[], Thought]) -> Thought:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast", "too many ask at once; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, thought)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let no more thinking begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _studied(sitting: Sitting) -> study.Studied:
    """Analyse a game, and name its moves by their places in the table's log."""
    if sitting.game is None:
        raise Refused("not-started", "this game never began")
    analysis = analyse(sitting.game)
    entries = len(analysis.chances) - 1 - sum(len(turn.written) for turn in sitting.turns)
    chances = [study.Chances(0, _rounded(analysis.chances[entries]))]
    places: dict[int, int] = {}
    for turn in sitting.turns:
        places[entries] = turn.seq
        entries += len(turn.written)
        chances.append(study.Chances(turn.seq, _rounded(analysis.chances[entries])))
    return study.Studied(chances, [_weighed(choice, places[choice.entry]) for choice in analysis.choices])


def _weighed(choice: AnalysedDecision, seq: int) -> study.Weighed:
    chance, best = _rounded((choice.chance, choice.best_chance))
    return study.Weighed(seq, choice.seat, choice.move, choice.best, chance, best)


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]
