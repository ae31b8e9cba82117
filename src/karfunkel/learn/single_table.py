"""SingleTable: one table, action by action, in plain Python; what Gymnasium, PettingZoo and OpenSpiel share.

A learner says one action of the alphabet at a time. Those who choose at the same time are asked in the order of their
seats, and do not see each other's choices. Chance is left to the one who holds the table.
"""

import random
from collections.abc import Mapping
from functools import cache
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from karfunkel.engine import Binding, chance_pending, unwrapped
from karfunkel.errors import IllegalMove, shown
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.learn.observation import OBSERVED, observe_plainly
from karfunkel.learn.rewards import add_rewards, kind_of
from karfunkel.learn.start_table import Deck, start_table
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table import Table
from karfunkel.table.seen_history import secrets_of


@cache
def _add_rewards(game: str) -> Any:
    return Binding(unwrapped, game_called(game).rules)(add_rewards)


class SingleTable:
    """A game in progress, action by action."""

    def __init__(self, game: Game, table: Any, reward: str) -> None:
        self.game = game
        self.table = table
        self.reward = reward
        self._kind = kind_of(reward)

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
    ) -> Self:
        """A new table, nothing drawn yet; Error if there is no such game, or it is not for so many."""
        chosen = game_called(game)
        return cls(chosen, start_table(chosen, players, options, position, deck, rounds), reward)

    def copy(self) -> Self:
        """An independent table in the same state."""
        return type(self)(self.game, self.table.copy(), self.reward)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    @classmethod
    def from_bytes(cls, game: str, table: bytes, reward: str) -> Self:
        """The table whose record has these bytes."""
        chosen = game_called(game)
        return cls(chosen, chosen.table.from_bytes(table), reward)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self.game.id, self.table.to_bytes(), self.reward)

    # ---- who and what

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.table.players)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.table.depth == 0)

    @property
    def chance_pending(self) -> bool:
        """Whether a card is to be drawn now, or the die to be rolled."""
        return chance_pending(self.table)

    @property
    def seat(self) -> int:
        """The seat that is asked now; below 0 if chance is to decide or the game is over."""
        return self.game.plain.next_seat(self.table)

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat that is asked, in order; IllegalMove if the game is over."""
        if self.over:
            raise IllegalMove("the game is over; a new one begins with a reset")
        return sorted(self.game.legal_actions(self.table, self.seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A flag for each action of the alphabet: 1 if the seat is asked and may say it."""
        mask = np.zeros(self.game.actions, np.int8)
        if seat == self.seat:
            mask[self.legal_actions()] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int8]:
        """What a seat observes."""
        return np.array(observe_plainly(self.game, self.table, seat), OBSERVED)

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat; 0 while it goes on."""
        rewards = [0.0] * self.players
        if self.over:
            _add_rewards(self.game.id)(self.table, self._kind, rewards)
        return rewards

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, as `Table.view` shows it; None for a spectator."""
        return self.as_table().view(seat)

    def as_table(self) -> Table:
        """A copy for those who use whole moves and views."""
        return Table(self.game.id, self.table.copy(), None, {})

    def moves_to(self, table: Any, seat: int, usual: int) -> list[int]:
        """The actions by which a seat that chooses secretly gets the secrets that it has at another table.

        If there are none, the usual one.
        """
        notation = notation_of(self.game.id)
        wanted = secrets_of(notation, table, seat)
        for actions in self.game.legal_moves(self.table, seat):
            trial = self.table.copy()
            for action in actions[trial.said_count :]:
                self.game.plain.apply(trial, seat, action)
            if secrets_of(notation, trial, seat) == wanted:
                return list(actions[self.table.said_count :])
        return [usual]

    # ---- going on

    def listen(self) -> list[tuple[int, ...]]:
        """Where the rules will tell what happens from now on."""
        told: list[tuple[int, ...]] = []
        self.table.told = told
        return told

    def say(self, action: int) -> None:
        """Carry out an action of the seat that is asked; IllegalMove if it is not legal."""
        self.refuse_illegal(action)
        self.game.plain.apply(self.table, self.seat, int(action))

    def refuse_illegal(self, action: int) -> None:
        """IllegalMove if an action is not a legal one of the seat that is asked."""
        legal = self.legal_actions()
        if action not in legal:
            names = ", ".join(map(notation_of(self.game.id).action_name, legal))
            raise IllegalMove(f"{shown(action)} is not a legal action of seat {self.seat} now; possible: {names}")

    def refuse_impossible(self, card: int) -> None:
        """IllegalMove if the pending draw cannot bring this card."""
        possible = [outcome for outcome, _ in self.odds()]
        if card not in possible:
            raise IllegalMove(f"{shown(card)} cannot be drawn now; possible: {', '.join(map(str, possible))}")

    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of the pending draw, each with the number of equally likely cards that it stands for."""
        rules, odds = self.game.plain, dict[int, int]()
        for n in range(rules.chance_total(self.table)):
            card = rules.chance_pick(self.table, n)
            odds[card] = odds.get(card, 0) + 1
        return sorted(odds.items())

    def draw(self, card: int) -> None:
        """Carry out the pending draw: chance has decided for this card."""
        self.game.plain.draw(self.table, card)

    def draw_all(self, dice: random.Random) -> None:
        """Draw until somebody is asked or the game is over."""
        rules = self.game.plain
        while self.chance_pending:
            self.draw(rules.chance_pick(self.table, dice.randrange(rules.chance_total(self.table))))
