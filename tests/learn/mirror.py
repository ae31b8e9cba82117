"""A table of a batch, played in plain Python beside it: by the verbs of the rules and the dice, and nothing else."""

from typing import Any

from karfunkel.engine import WORDS, chance_pending, random_below, shake
from karfunkel.games.game import Game
from karfunkel.learn.batch_step import LUCK
from karfunkel.learn.observation import observe_plainly
from karfunkel.notation.notation_lookup import notation_of
from tests.sizes import start_of


class Mirror:
    """Game number `number` under a seed."""

    def __init__(self, game: Game, players: int, seed: int, number: int) -> None:
        self.game, self.players = game, players
        self.table = start_of(game, players)
        self._dice, self._luck = [0] * WORDS, [0] * WORDS
        shake(self._dice, seed, number)
        shake(self._luck, seed ^ LUCK, number)
        self._go_to_decision()

    def _go_to_decision(self) -> None:
        rules = self.game.plain
        while chance_pending(self.table):
            card = rules.chance_pick(self.table, random_below(self._dice, rules.chance_total(self.table)))
            rules.draw(self.table, card)
        if not self.over:
            self.seat = rules.next_seat(self.table)
            self.legal = self.game.legal_actions(self.table, self.seat)
            self.drawn = self.legal[random_below(self._luck, len(self.legal))]

    @property
    def over(self) -> bool:
        return self.table.depth == 0

    def play(self, action: int) -> None:
        self.game.plain.apply(self.table, self.seat, action)
        self._go_to_decision()

    def mask(self, actions: int) -> list[int]:
        return [int(action in self.legal) for action in range(actions)]

    def observation(self) -> list[int]:
        return observe_plainly(self.game, self.table, self.seat)

    def rewards(self, kind: str) -> list[float]:
        """What the end is worth, worked out from the scores and from who wins."""
        scores = notation_of(self.game.id).scores(self.table)
        winners = [self.game.plain.wins(self.table, seat) for seat in range(self.players)]
        if kind == "win":
            return [wins / sum(winners) for wins in winners]
        others = [(sum(scores) - score) / (self.players - 1) for score in scores]
        return [score - other for score, other in zip(scores, others, strict=True)]


def bytes_of(record: Any) -> bytes:
    return bytes(record.tobytes())
