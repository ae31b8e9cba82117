"""The bot that takes what is best at once."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.bots.imagine import draw_secrets, table_from_view
from karfunkel.bots.judges import JUDGES, Judge
from karfunkel.notation.games import notation_of
from karfunkel.notation.notation import Actions
from karfunkel.rules.game import Game
from karfunkel.rules.kernel import chance_pending

MOST_CANDIDATES = 32
"""Of more moves than that some are not looked at,"""
CHEAP_CANDIDATES = 16
"""but those with the fewest gems are, of which a trade offers thousands."""
MOST_WORLDS, FEWEST_WORLDS = 16, 2
MOST_TRIALS = 96
"""How often a move is tried out in all, as long as each is tried in a few worlds."""
SECRET_DECISIONS = ("choose", "guess", "guess-again")
A_WIN = 10.0
"""What a win is worth, beside the points."""

_SPACES = str.maketrans("rygb", "    ")


class GreedyBot:
    """Tries every move in its mind, plays the round or turn to its end without much thought, and takes the best."""

    wavering = 2.0

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move after which the seat is furthest ahead of the best other, on average over some worlds."""
        if len(moves) == 1:
            return moves[0]
        candidates = some_moves(moves, dice)
        number = max(FEWEST_WORLDS, min(MOST_WORLDS, MOST_TRIALS // len(candidates)))
        worlds = imagined_worlds(view, number, dice)
        read_move = notation_of(view["game"]).read_move
        trial = Trial(view["game"], view["seat"])
        tried = [read_move(worlds[0][0], view["seat"], move) for move in candidates]
        outcomes = [trial.outcome(worlds, actions) for actions in tried]
        if view["decision"] in SECRET_DECISIONS:
            return waver(candidates, outcomes, self.wavering, dice)
        return candidates[outcomes.index(max(outcomes))]


def waver(candidates: Sequence[str], outcomes: Sequence[float], wavering: float, dice: random.Random) -> str:
    """One of the candidates, the better the likelier: who always chose the best would choose what all others choose."""
    best = max(outcomes)
    weights = [math.exp((outcome - best) / wavering) for outcome in outcomes]
    return dice.choices(candidates, weights)[0]


def some_moves(moves: Sequence[str], dice: random.Random) -> Sequence[str]:
    """The moves that are looked at: all, or if there are many, words, small offers and a few others."""
    if len(moves) <= MOST_CANDIDATES:
        return moves
    in_order = sorted(moves, key=gems_named)
    few = MOST_CANDIDATES - CHEAP_CANDIDATES
    return in_order[:CHEAP_CANDIDATES] + dice.sample(in_order[CHEAP_CANDIDATES:], few)


def gems_named(move: str) -> int:
    """How many gems an offer has; 0 for a word."""
    return sum(map(int, move.translate(_SPACES).split())) if move[0].isdigit() else 0


def imagined_worlds(view: Mapping[str, Any], number: int, dice: random.Random) -> list[tuple[Any, int]]:
    """Tables that look like the view, and for each a seed, so that chance is the same for every move tried there."""
    table = table_from_view(view, dice)
    worlds = []
    for _ in range(number):
        draw_secrets(table, view, dice, JUDGES[view["game"]].leanings)
        worlds.append((table.copy(), dice.getrandbits(32)))
    return worlds


class Trial:
    """Tries moves out for a seat."""

    def __init__(self, game: str, seat: int) -> None:
        self._game: Game = notation_of(game).game
        self._judge: Judge = JUDGES[game]
        self._seat = seat

    def outcome(self, worlds: Sequence[tuple[Any, int]], actions: Actions) -> float:
        """How far ahead the seat is after a move, on average."""
        return sum(self._outcome(table.copy(), actions, seed) for table, seed in worlds) / len(worlds)

    def _outcome(self, table: Any, actions: Actions, seed: int) -> float:
        moment = self._judge.moment(table)
        for action in actions[table.said_count :]:
            self._game.plain.apply(table, self._seat, action)
        self._play_on(table, moment, random.Random(seed))  # noqa: S311 - a game, not a secret
        return self._lead(table)

    def _play_on(self, table: Any, moment: object, dice: random.Random) -> None:
        """Play quickly until the round or the turn is done."""
        rules = self._game.plain
        while table.depth > 0 and self._judge.moment(table) == moment:
            if chance_pending(table):
                rules.draw(table, rules.chance_pick(table, dice.randrange(rules.chance_total(table))))
            else:
                seat = rules.next_seat(table)
                rules.apply(table, seat, self._judge.quick_action(self._game.legal_actions(table, seat), dice))

    def _lead(self, table: Any) -> float:
        """How far ahead of the best other the seat is; a game won is better than one that is only led."""
        worths = self._judge.worths(table)
        own = worths.pop(self._seat)
        won = table.depth == 0 and self._game.plain.wins(table, self._seat)
        return own - max(worths) + (A_WIN if won else 0.0)
