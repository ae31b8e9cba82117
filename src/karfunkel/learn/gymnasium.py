"""The games in Gymnasium: one seat is the learner's, bots have the others. Importing this module registers all sizes.

    import gymnasium
    import karfunkel.learn.gymnasium
    from karfunkel.games.registry import first_game

    env = gymnasium.make(f"karfunkel/{first_game()}-4-v0", bots="novice", reward="rank")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

Which actions are legal stands in `info["action_mask"]`, and `action_masks()` says it too, as sb3-contrib asks for it.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots import Bot, bot_called
from karfunkel.errors import Error, shown
from karfunkel.games.registry import GAMES
from karfunkel.learn.render import RENDER_MODES, checked_mode, render_view
from karfunkel.learn.single_table import SingleTable
from karfunkel.learn.spaces import action_space, observation_space
from karfunkel.notation.registry import notation_of
from karfunkel.optional_imports import require_extra

with require_extra("learn"):
    import gymnasium

Observation = NDArray[np.int8]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A table at which one seat learns. An episode is a game; the reward comes at its end."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        game: str,
        players: int,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
    ) -> None:
        """A table, ready to be reset.

        Args:
            game: the id of the game.
            players: how many play.
            seat: the learner's seat.
            bots: who has the other seats: a bot or the name of a level for all of them, or one for each, clockwise.
            options: the options of the game that differ from their defaults.
            reward: `margin`, `rank` or `win`.
            render_mode: `ansi`, `svg` or `rgb_array`.
        """
        self._new = SingleTable.new(game, players, options, reward)
        self._single = self._new.copy()
        if not isinstance(seat, int) or not 0 <= seat < players:
            raise Error(f"there is no seat {shown(seat)}; the seats are 0 to {players - 1}")
        self.seat = seat
        self._bots = {(seat + i + 1) % players: bot for i, bot in enumerate(opponents(bots, players - 1))}
        self._dice = random.Random()  # noqa: S311 - a game, not a secret
        self.render_mode = checked_mode(render_mode)
        self.action_space = action_space(self._new.game)
        self.observation_space = observation_space(self._new.game, players)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the others play until the seat is asked. All chance comes from the seed."""
        super().reset(seed=seed)
        self._dice.seed(int(self.np_random.integers(2**63)))
        self._single = self._new.copy()
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say an action, and let the others play until the seat is asked again.

        Learners that know nothing of masks say illegal actions too. Then a legal one is drawn instead, and `info` has
        `illegal`.
        """
        legal = self._single.legal_actions()
        is_legal = int(action) in legal
        self._single.say(int(action) if is_legal else self._dice.choice(legal))
        self._let_others_play()
        reward = self._single.rewards()[self.seat]
        info = self._info() if is_legal else {**self._info(), "illegal": True}
        return self._observation(), reward, self._single.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self._single.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """A picture of the table as the seat sees it, in the way that `render_mode` says."""
        return render_view(self._single.view(self.seat), self.render_mode)

    def _observation(self) -> Observation:
        return self._single.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._single.mask(self.seat)}

    def _let_others_play(self) -> None:
        single = self._single
        single.draw_all(self._dice)
        while not single.over and single.seat != self.seat:
            table, seat = single.as_table(), single.seat
            move = self._bots[seat].choose(table.view(seat), table.moves(seat), self._dice)
            for action in notation_of(single.game.id).read_move(single.table, seat, move):
                single.say(action)
            single.draw_all(self._dice)


def opponents(bots: str | Bot | Sequence[str | Bot], number: int) -> list[Bot]:
    """So many bots: each by its level or itself; Error if there are not so many."""
    named = [bots] * number if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    if len(named) != number:
        raise Error(f"beside the learner there are {number} seats, but {len(named)} bots")
    return [bot_called(bot) if isinstance(bot, str) else bot for bot in named]


def register_games() -> None:
    """Make all sizes of all games known to Gymnasium that are not yet."""
    for game, players in ((one, players) for one in GAMES.values() for players in one.sizes):
        name = f"karfunkel/{game.id}-{players}-v0"
        if name not in gymnasium.registry:
            entry = f"{__name__}:{SeatEnv.__name__}"
            gymnasium.register(name, entry, kwargs={"game": game.id, "players": players})


register_games()
