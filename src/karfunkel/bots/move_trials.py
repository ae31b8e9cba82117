"""Tries moves out on determinized tables, to the end of the round or the turn."""

import random
from collections.abc import Mapping
from typing import Any

from karfunkel.bots.determinization import redraw_hidden_information, table_to_decide
from karfunkel.bots.greedy_bot_evaluation import heuristic_evaluation_of
from karfunkel.engine import chance_pending
from karfunkel.notation.notation_lookup import notation_of

A_WIN = 10.0
"""What a win is worth, beside the points."""
MOST_STEPS = 1000
"""So many decisions and draws are played on at most; rounds and turns end long before."""


class MoveTrials:
    """Tries moves out for the seat of a view, all of them in the same few worlds, so that they can be compared."""

    def __init__(self, view: Mapping[str, Any], worlds: int, dice: random.Random) -> None:
        self._notation = notation_of(view["game"])
        self._game = self._notation.game
        self._evaluation = heuristic_evaluation_of(self._game.id)
        self._seat: int = view["seat"]
        self._table = table_to_decide(view, dice)
        self._worlds = [self._world(view, dice) for _ in range(worlds)]

    def _world(self, view: Mapping[str, Any], dice: random.Random) -> tuple[Any, int]:
        """A table that looks like the view, and a seed for what chance will bring there."""
        redraw_hidden_information(self._table, view, dice, self._evaluation.action_weights)
        return self._table.copy(), dice.getrandbits(32)

    def outcome(self, move: str) -> float:
        """How far ahead of the best other the seat is after a move, on average over the worlds."""
        actions = self._notation.read_move(self._table, self._seat, move)[self._table.said_count :]
        return sum(self._outcome(table.copy(), actions, seed) for table, seed in self._worlds) / len(self._worlds)

    def _outcome(self, table: Any, actions: tuple[int, ...], seed: int) -> float:
        moment = self._evaluation.round_key(table)
        for action in actions:
            self._game.plain.apply(table, self._seat, action)
        self._play_on(table, moment, random.Random(seed))  # noqa: S311 - a game, not a secret
        return self._lead(table)

    def _play_on(self, table: Any, moment: object, dice: random.Random) -> None:
        """Play quickly until the round or the turn is done."""
        rules = self._game.plain
        for _ in range(MOST_STEPS):
            if table.depth == 0 or self._evaluation.round_key(table) != moment:
                return
            if chance_pending(table):
                rules.draw(table, rules.chance_pick(table, dice.randrange(rules.chance_total(table))))
            else:
                seat = rules.next_seat(table)
                rules.apply(table, seat, self._evaluation.quick_action(self._game.legal_actions(table, seat), dice))

    def _lead(self, table: Any) -> float:
        """How far ahead of the best other the seat is; a game won is better than one that is only led."""
        worths = self._evaluation.evaluate(table)
        own = worths.pop(self._seat)
        won = table.depth == 0 and self._game.plain.wins(table, self._seat)
        return own - max(worths) + (A_WIN if won else 0.0)
