"""Analysis of a game: each seat's chance to win after every move, and what each decision cost its seat.

There is one measure along the whole game (`win_chance_estimate.py`). A search proposes what would have been better; it
does not judge. Its proposal and the move that was played are then played on equally often, in the same worlds, of which
the search has seen none: so nothing is gained by having been tried more often, and each cost has a standard error. What
looks like a mistake is measured again, in other worlds, and only what those show counts.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.analysis.win_chance_estimate import WORLDS, Actions, Difference, WinChanceEstimator, difference
from karfunkel.bots.determinization import table_to_decide
from karfunkel.bots.mind import Effort
from karfunkel.engine import NOBODY, chance_pending
from karfunkel.errors import Error
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table.table import Table

SECOND_LOOK = Effort("master", 0.04)
"""How hard it is thought about what would have been better at each decision, and what would have followed."""
CLOSER = 4
"""What looks like a mistake is looked at again with so many times the effort: replies anew, in more worlds, others."""


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
    error: float = 0.0
    """The standard error of the difference between the two."""

    @property
    def cost(self) -> float:
        """How much of its chance to win the move cost the seat."""
        return max(0.0, self.best_chance - self.chance)

    @property
    def is_mistake(self) -> bool:
        """Whether it is known beyond its uncertainty that the move was worse than the best one."""
        return Difference(self.cost, self.error).is_known


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
        """The mistakes that cost most, of all seats or of one."""
        own = [choice for choice in self.choices if choice.is_mistake and seat in (None, choice.seat)]
        return sorted(own, key=lambda choice: -choice.cost)[:number]

    def lost_by(self, seat: int) -> float:
        """How much of its chance to win a decision cost a seat on average, as far as that is known."""
        costs = [choice.cost if choice.is_mistake else 0.0 for choice in self.choices if choice.seat == seat]
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
        self._log, self._seed = table.log, seed
        self._notation = notation_of(table.game)
        self._table = table.at(0)
        self._measure = WinChanceEstimator(table.game, effort, 2 * seed)
        more = Effort(effort.level, CLOSER * effort.seconds)
        self._closer = WinChanceEstimator(table.game, more, 2 * seed + 1, CLOSER * WORLDS)
        self._expect_what_was_played()
        self.chances: list[Sequence[float]] = [self._chances([1 / table.players] * table.players, drawn=True)]
        self.choices: list[AnalysedDecision] = []

    def _expect_what_was_played(self) -> None:
        again = self._table.copy()
        for entry in self._log:
            if entry.seat is not None:
                state = again.state
                move = self._notation.read_move(state, entry.seat, entry.text)
                self._measure.expect(state, move[state.said_count :])
            again.replay([entry])

    def step(self) -> None:
        """Play the next entry."""
        number = self._table.entries
        entry = self._log[number]
        if entry.seat is not None and len(self._table.moves(entry.seat)) > 1:
            self._measure.allow_time()
            self.choices.append(self._look_back(number, entry.seat, entry.text))
        self._table.replay([entry])
        self.chances.append(self._chances(self.chances[-1], drawn=entry.seat is None))

    def _chances(self, before: Sequence[float], *, drawn: bool) -> Sequence[float]:
        """The chances now; as they were before until all cards are drawn and all choices shown."""
        state = self._table.state
        if self._is_hidden(state) or (drawn and chance_pending(state)):
            return before
        return self._measure.chances(state)

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

    def _look_back(self, number: int, seat: int, text: str) -> AnalysedDecision:
        """Think the decision over again that is to be made now."""
        dice = random.Random(f"{self._seed}/{number}")  # noqa: S311 - a game, not a secret
        view = self._table.view(seat)
        table = self._table.state
        if not self._measure.is_open(table):
            table = table_to_decide(view, dice)
        said = tuple(table.said[: table.said_count])
        moves = [self._notation.read_move(table, seat, text)[len(said) :], self._measure.best_move(table, seat)]
        eyes = NOBODY if self._sees_all(view) else seat
        played, best = self._measure.compare(table, seat, moves, eyes)
        better = difference(best, played)
        if better.is_known:
            self._closer.allow_time()
            better = difference(*reversed(self._closer.compare(table, seat, moves, eyes)))
        chance = float(played.mean())
        if Difference(-better.mean, better.error).is_known:
            self._learn(moves[0])
        if better.mean <= 0.0:
            return AnalysedDecision(number, seat, text, text, chance, chance, better.error)
        proposed = self._notation.move_text(table, seat, said + moves[1])
        return AnalysedDecision(number, seat, text, proposed, chance, min(1.0, chance + better.mean), better.error)

    def _learn(self, move: Actions) -> None:
        """The move that was played is better than what was foreseen: so the table promised as much before."""
        state, before = self._table.state, self.chances[-1]
        self._measure.learn(state, move)
        if self._is_hidden(state) or chance_pending(state):
            return
        now = self._measure.chances(state)
        for number in range(len(self.chances) - 1, -1, -1):
            if self.chances[number] != before:
                break
            self.chances[number] = now

    def _sees_all(self, view: Mapping[str, Any]) -> bool:
        """Whether a seat sees no more and no less of the table than all others, and so all of it."""
        return all({**self._table.view(seat), "seat": view["seat"]} == view for seat in range(view["players"]))
