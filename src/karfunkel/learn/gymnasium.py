"""The games in Gymnasium: one seat is the learner's, bots have the others. Importing this module registers all sizes.

    import gymnasium
    from karfunkel.games.registry import first_game

    env = gymnasium.make(f"karfunkel.learn.gymnasium:karfunkel/{first_game()}-4-v0", bots="novice", reward="rank")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

What stands before the colon is imported by Gymnasium itself, once. Which actions are legal stands in
`info["action_mask"]`, and `action_masks()` says it too, as sb3-contrib asks for it. `gymnasium.make_vec` makes many
tables of these games at once, which are a batch (`gymnasium_vector.py`).
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots import Bot, bot_called
from karfunkel.games.registry import GAMES
from karfunkel.learn.environment_versions import environment_id, small_environment_id
from karfunkel.learn.render import RENDER_MODES, checked_mode, render_view
from karfunkel.learn.seat_options import SeatOptions, entries_of
from karfunkel.learn.single_table import SingleTable
from karfunkel.learn.small_instances import small_instances
from karfunkel.learn.spaces import action_space, observation_and_mask_space, observation_space
from karfunkel.learn.start_table import Deck
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.optional_imports import require_extra

with require_extra("learn"):
    import gymnasium

Observation = NDArray[np.int8] | dict[str, NDArray[np.int8]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A table at which one seat learns. An episode is a game; the reward comes at its end."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        game: str,
        players: int,
        seat: int | str | None = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
        mask_in_observation: bool = False,
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
    ) -> None:
        """A table, ready to be reset.

        Args:
            game: the id of the game.
            players: how many play.
            seat: the learner's seat; `drawn` (or None) draws it for each game.
            bots: who has the other seats: a bot or the name of a level for all of them, or one for each, clockwise.
            options: the options of the game that differ from their defaults.
            reward: `margin`, `rank` or `win`.
            render_mode: `ansi`, `svg` or `rgb_array`.
            mask_in_observation: whether an observation is a dict of `observation` and `action_mask`.
            position: where every game begins; it says options and deck, too.
            deck: the cards that are played with, as texts or as a file; the house deck if left out.
            rounds: how many rounds are left where every game begins, of games whose rounds can be counted.
        """
        self._new = SingleTable.new(game, players, options, reward, position, deck, rounds)
        self._start: dict[str, Any] = {"position": position, "deck": deck, "rounds": rounds}
        self._given = SeatOptions.checked(self._new.game, players, seat, bots, options)
        self._dice = random.Random()  # noqa: S311 - a game, not a secret
        self.render_mode = checked_mode(render_mode)
        self.action_space = action_space(self._new.game)
        self._has_mask = mask_in_observation
        space: Any = observation_and_mask_space if mask_in_observation else observation_space
        self.observation_space = space(self._new.game, players)
        self._sit_down(self._given)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the others play until the seat is asked. All chance comes from the seed.

        `options` may have `seat`, `bots` and options of the game; without them it is as when it was made.
        """
        super().reset(seed=seed)
        told = self._given.changed(self._new.game, self._new.players, options)
        self._dice.seed(int(self.np_random.integers(2**63)))
        self._sit_down(told)
        self._let_others_play()
        return self._observation(), self._info()

    def _sit_down(self, told: SeatOptions) -> None:
        """Everybody takes their seats at a new table."""
        players, new = self._new.players, self._new
        if told.options != self._given.options:
            new = SingleTable.new(new.game.id, players, told.options, new.reward, **self._start)
        self._single = new.copy()
        self.seat = self._dice.randrange(players) if told.seat is None else told.seat
        others = opponents(told.bots, players - 1)
        self._bots = {(self.seat + i + 1) % players: bot for i, bot in enumerate(others)}

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
        if self._has_mask:
            return {"observation": self._single.observe(self.seat), "action_mask": self._single.mask(self.seat)}
        return self._single.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        """What is legal, and when the game is over what came of it."""
        info: dict[str, Any] = {"action_mask": self._single.mask(self.seat)}
        if self._single.over:
            table = self._single.as_table()
            places = np.array(table.places)
            info |= {"seat": self.seat, "scores": np.array(table.scores), "places": places, "winners": places == 1}
        return info

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
    return [bot_called(bot) if isinstance(bot, str) else bot for bot in entries_of(bots, number)]


def register_games() -> None:
    """Make all sizes of all games known to Gymnasium that are not yet, and the small instances."""
    for game, players in ((each, size) for each in GAMES.values() for size in each.sizes):
        _register(environment_id(game.id, players), {"game": game.id, "players": players})
    for name, small in small_instances().items():
        start = {"position": small.start(name), "reward": small.reward}
        _register(small_environment_id(name), {"game": name, "players": small.players, **start})


def _register(name: str, given: dict[str, Any]) -> None:
    if name not in gymnasium.registry:
        one, many = f"{__name__}:{SeatEnv.__name__}", f"{__name__}_vector:VectorSeatEnv"
        gymnasium.register(name, one, vector_entry_point=many, kwargs=given)


register_games()
