"""Analysis of a game: each seat's chance to win after every move, and what each decision cost its seat."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.bots.mind import Effort, mind_of
from karfunkel.engine import chance_pending
from karfunkel.errors import Error
from karfunkel.notation.registry import notation_of
from karfunkel.study.advice import think
from karfunkel.table.table import Table

SECOND_LOOK = Effort("master", 0.05)
"""How hard each decision of a game is thought over again."""


@dataclass(frozen=True)
class AnalysedDecision:
    """A decision of a seat, and what would have been better."""

    entry: int
    """Its number in the log of the game, from 0."""
    seat: int
    move: str
    best: str
    chance: float
    """The seat's chance to win after its move, 0 to 1, as far as it could know."""
    best_chance: float
    """The same after the best move."""

    @property
    def cost(self) -> float:
        """How much of its chance to win the move cost the seat."""
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class Analysis:
    """What a game was decided by."""

    game: str
    players: int
    chances: Sequence[Sequence[float]]
    """Each seat's chance to win: at the beginning, then after every entry of the log."""
    choices: Sequence[AnalysedDecision]
    """All decisions at which there was a choice, in order."""

    def costliest(self, number: int, seat: int | None = None) -> list[AnalysedDecision]:
        """The decisions that cost most, of all seats or of one."""
        own = [choice for choice in self.choices if seat is None or choice.seat == seat]
        return sorted(own, key=lambda choice: -choice.cost)[:number]

    def lost_by(self, seat: int) -> float:
        """How much of its chance to win a decision cost a seat on average."""
        costs = [choice.cost for choice in self.choices if choice.seat == seat]
        return sum(costs) / len(costs) if costs else 0.0


def analyse(
    table: Table,
    effort: Effort = SECOND_LOOK,
    progress: Callable[[int, int], None] | None = None,
    seed: int = 0,
) -> Analysis:
    """Play a game again, and think over every decision with the eyes of the seat that made it.

    Args:
        table: the game, over or not.
        effort: how hard each decision is thought over.
        progress: is told how many of how many entries of the log are done.
        seed: what the thoughts are drawn from.
    """
    if not table.log:
        raise Error("there is nothing to analyse: the game has not begun")
    walk = _Replay(table, effort, seed)
    for number in range(len(table.log)):
        walk.step()
        if progress is not None:
            progress(number + 1, len(table.log))
    return Analysis(table.game, table.players, walk.chances, walk.choices)


class _Replay:
    """A game that is played again, move by move."""

    def __init__(self, table: Table, effort: Effort, seed: int) -> None:
        self._log, self._effort, self._seed = table.log, effort, seed
        self._notation = notation_of(table.game)
        self._mind = mind_of(table.game)
        self._table = table.at(0)
        self.chances = [self._chances([1 / table.players] * table.players)]
        self.choices: list[AnalysedDecision] = []

    def step(self) -> None:
        """Play the next entry."""
        number = self._table.entries
        entry = self._log[number]
        view = None if entry.seat is None else self._table.view(entry.seat)
        is_choice = entry.seat is not None and len(self._table.moves(entry.seat)) > 1
        self._table.replay([entry])
        self.chances.append(self._chances(self.chances[-1]))
        if is_choice and view is not None:
            self.choices.append(self._look_back(number, view, entry.text))

    def _chances(self, before: Sequence[float]) -> Sequence[float]:
        """The chances now; as they were before while cards are being drawn or choices are hidden."""
        table = self._table
        if table.over:
            return [(seat in table.winners and 1 / len(table.winners)) or 0.0 for seat in range(table.players)]
        state = table.state
        if chance_pending(state) or self._is_hidden(state):
            return before
        return [float(chance) for chance in self._mind.chances(state)]

    def _is_hidden(self, state: Any) -> bool:
        """Whether somebody may not see all of the table now."""
        return self._notation.has_secrets(state) and any(
            self._seen(state, seat) != state for seat in range(state.players)
        )

    def _seen(self, state: Any, seat: int) -> Any:
        """The table as a seat sees it."""
        seen = state.copy()
        self._notation.game.plain.hide(seen, seat)
        return seen

    def _look_back(self, number: int, view: Mapping[str, Any], move: str) -> AnalysedDecision:
        """Think a decision over again; the game has gone on by that move already."""
        dice = random.Random(f"{self._seed}/{number}")  # noqa: S311 - a game, not a secret
        thoughts = think(view, dice, self._effort)
        chances = {thought.move: thought.chance for thought in thoughts}
        best = max(thoughts, key=lambda thought: thought.chance)
        chance = chances.get(move, self.chances[-1][view["seat"]])
        return AnalysedDecision(number, view["seat"], move, best.move, chance, max(chance, best.chance))
