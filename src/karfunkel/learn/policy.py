"""A trained policy that plays at any table, with nothing but NumPy.

A policy is a small network. It is given what a seat observes, each number divided by the most it can be (by 10 where
only the type of a number is known), and says how much it likes each action:

    h = enter(x)
    h = h + after(relu(before(norm(h))))      for each block
    likes = leave(norm(h))

`enter`, `before`, `after` and `leave` are a matrix and an offset each; `norm` takes the mean from h and divides it by
its standard deviation. A file of a policy is an `.npz` with these arrays, and with what it was made for: the game, the
number of players, the fields of the observation and the names of the actions.
"""

import json
import random
import sys
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.determinization import table_to_decide
from karfunkel.bots.line_protocol_loop import answer_lines
from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from karfunkel.learn.action_names import alphabet
from karfunkel.learn.observation import observation_fields, observe_plainly
from karfunkel.notation.notation_lookup import notation_of

Numbers = NDArray[np.float32]

FORMAT = "karfunkel-policy-1"
STORED = np.float16
"""The type of the numbers in a file: half the size, and a policy does not notice."""
TINY = 1e-5
"""What keeps `norm` from dividing by 0."""


@dataclass(frozen=True)
class Policy:
    """A network, and what it was made for."""

    game: str
    players: int
    arrays: Mapping[str, Numbers]
    """`enter.weight`, `enter.bias`, `blocks.0.before.weight` and so on; weights have a row for each output."""

    def logits(self, observation: NDArray[Any]) -> Numbers:
        """How much the network likes each action; the greater, the likelier it plays it."""
        h = self._linear("enter", observation.astype(np.float32) * scales(self.game, self.players))
        for block in range(self.blocks):
            h = h + self._linear(f"blocks.{block}.after", _relu(self._linear(f"blocks.{block}.before", _norm(h))))
        return self._linear("leave", _norm(h))

    @property
    def blocks(self) -> int:
        """How many blocks the network has."""
        return sum(name.endswith(".before.weight") for name in self.arrays)

    def _linear(self, name: str, x: Numbers) -> Numbers:
        product: Numbers = x @ self.arrays[f"{name}.weight"].T + self.arrays[f"{name}.bias"]
        return product

    # ---- files

    def save(self, file: str | Path) -> None:
        """Write the policy into a file."""
        told = np.frombuffer(json.dumps(self._made_for()).encode(), np.uint8)
        arrays: dict[str, Any] = {name: array.astype(STORED) for name, array in self.arrays.items()}
        with Path(file).open("wb") as out:
            np.savez_compressed(out, **arrays, about=told)

    @classmethod
    def load(cls, file: str | Path) -> "Policy":
        """The policy of a file; Error if it is none, or one of other observations or actions than today's."""
        try:
            with Path(file).open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
                arrays = {name: stored[name].astype(np.float32) for name in stored.files if name != "about"}
                told = json.loads(bytes(stored["about"]))
        except FileNotFoundError:
            raise Error(f"there is no file {str(file)!r}") from None
        except (OSError, ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile):
            raise Error(f"{str(file)!r} is not a policy that can be read") from None
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise Error(f"{str(file)!r} is not a policy of this version of karfunkel")
        policy = cls(told["game"], told["players"], arrays)
        if policy._made_for() != told:
            raise Error(f"{str(file)!r} was trained on other observations or actions than {policy.game} has now")
        return policy

    def _made_for(self) -> dict[str, Any]:
        fields = observation_fields(self.game, self.players)
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "fields": [[field.name, field.length, field.high, *([field.low] if field.low else [])] for field in fields],
            "actions": list(alphabet(self.game)),
        }


def scales(game: str, players: int) -> Numbers:
    """What each number of an observation is multiplied with."""
    fields = observation_fields(game, players)
    return np.concatenate([np.full(field.length, field.scale, np.float32) for field in fields])


def _relu(x: Numbers) -> Numbers:
    return np.maximum(x, np.float32(0))


def _norm(h: Numbers) -> Numbers:
    centred = h - h.mean(-1, keepdims=True)
    normal: Numbers = centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + np.float32(TINY))
    return normal


class PolicyBot:
    """Plays as a policy likes, at any table of its game and number of players.

    The temperature says how freely it chooses: 1 as it was trained, less for what it likes best, 0 for nothing else.
    """

    def __init__(self, policy: str | Path | Policy, temperature: float = 1.0) -> None:
        self.policy = policy if isinstance(policy, Policy) else Policy.load(policy)
        self._temperature = temperature

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """A move, said action by action."""
        self.require(view["game"], view["players"])
        if len(moves) == 1:
            return moves[0]
        notation, game, seat = notation_of(view["game"]), game_called(view["game"]), view["seat"]
        table = table_to_decide(view, dice)
        said, trial = list(table.said[: table.said_count]), table.copy()
        while True:
            action = self._action(trial, seat, dice)
            said.append(action)
            if game.is_legal_move(trial, seat, (action,)):
                return notation.move_text(table, seat, tuple(said))
            game.plain.apply(trial, seat, action)

    def require(self, game: str, players: int) -> None:
        """Error if the policy is not for this game with so many players."""
        own = self.policy
        if (game, players) != (own.game, own.players):
            raise Error(f"this policy plays {own.game} with {own.players} players, not {game} with {players}")

    def _action(self, table: Any, seat: int, dice: random.Random) -> int:
        game = game_called(self.policy.game)
        legal = game.legal_actions(table, seat)
        logits = self.policy.logits(np.array(observe_plainly(game, table, seat)))[legal]
        if self._temperature == 0:
            return legal[int(logits.argmax())]
        weights = np.exp((logits - logits.max()) / self._temperature)
        return dice.choices(legal, weights.tolist())[0]


def main() -> None:
    """Speak the line protocol as a policy: `python -m karfunkel.learn.policy policy.npz`, for the arena."""
    try:
        file = Path(sys.argv[1])
        bot = PolicyBot(file)
    except (IndexError, Error) as error:
        sys.exit(f"say which policy speaks, such as policy.npz; {error}")
    answer_lines(file.stem, lambda seconds: bot, sys.stdin, sys.stdout)


if __name__ == "__main__":
    main()
