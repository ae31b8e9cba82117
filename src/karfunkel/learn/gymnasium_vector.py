"""Many tables as one vector environment of Gymnasium: a learner at each, bots at the other seats, all inside a batch.

    import gymnasium
    from karfunkel.games.registry import first_game

    envs = gymnasium.make_vec(
        f"karfunkel.learn.gymnasium:karfunkel/{first_game()}-4-v0", num_envs=1024, bots="trader"
    )
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(infos["action_mask"].argmax(axis=1))

An episode is a game. Where one ends, the next has already begun (`AutoresetMode.SAME_STEP`): the last observation is
`infos["final_obs"]`, and what came of the game stands in `infos["final_info"]`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.errors import Error, shown
from karfunkel.games.registry import game_called
from karfunkel.learn.batch import Batch
from karfunkel.learn.batch_state import Step
from karfunkel.learn.lineup import LEARNER
from karfunkel.learn.seat_options import SeatOptions
from karfunkel.learn.spaces import action_space, observation_and_mask_space, observation_space
from karfunkel.learn.start_table import Deck
from karfunkel.optional_imports import require_extra

with require_extra("learn"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Observations = NDArray[np.int8] | dict[str, NDArray[np.int8]]
Results = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorSeatEnv(VectorEnv[Any, Any, Any]):
    """Tables at each of which one seat learns."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int = 1,
        seat: int | str | None = 0,
        bots: Any = "random",
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        mask_in_observation: bool = False,
        render_mode: str | None = None,
        threads: int | None = None,
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
        copy: bool = True,
    ) -> None:
        """Tables, ready to be reset.

        Args:
            game: the id of the game.
            players: how many play at each table.
            num_envs: how many tables there are.
            seat: the learner's seat; `drawn` (or None) draws it for each game.
            bots: who has the other seats: one entry for all of them, or one for each, clockwise from the learner. An
                entry is what `Batch` takes: `random`, `novice`, `trader`, a policy, or several of them with weights.
            options: the options of the game that differ from their defaults.
            reward: `margin`, `rank` or `win`.
            mask_in_observation: whether an observation is a dict of `observation` and `action_mask`; else the mask is
                in the infos only.
            render_mode: none; a `SeatEnv` draws its table.
            threads: how many threads play; as many as there are cores if none is said.
            position: where every game begins; it says options and deck, too.
            deck: the cards that are played with, as texts or as a file; the house deck if left out.
            rounds: how many rounds are left where every game begins, of games whose rounds can be counted.
            copy: whether observations and masks are the caller's own; else they are the batch's, read-only, and the
                next step writes into them.
        """
        if render_mode is not None:
            raise Error(f"many tables are not drawn, so render_mode is None, not {shown(render_mode)}")
        self._game, self._players = game_called(game), players
        self._given = SeatOptions.checked(self._game, players, seat, bots, options)
        self._kind, self._threads, self._seed = reward, threads, 0
        self._position, self._deck, self._rounds = position, deck, rounds
        self._has_masks, self._copies = mask_in_observation, copy
        self.num_envs = num_envs
        self._batch = self._new_batch(self._given)
        self._seat_options = self._given
        space = observation_and_mask_space if mask_in_observation else observation_space
        self.single_observation_space = space(self._game, players)
        self.single_action_space = action_space(self._game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._present = np.ones(num_envs, np.bool_)
        self._dice = np.random.default_rng()

    def _new_batch(self, told: SeatOptions) -> Batch:
        return Batch(
            self._game.id,
            self._players,
            self.num_envs,
            seed=self._seed,
            options=None if told.options == self._given.options and self._position else told.options,
            position=self._position,
            deck=self._deck,
            rounds=self._rounds,
            reward=self._kind,
            threads=self._threads,
            seats=told.lineup(self._players),
            shuffle_seats=told.seat is None,
        )

    @property
    def batch(self) -> Batch:
        """The batch that is played on."""
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin games anew: the first ones under a seed, or the next ones without.

        Args:
            seed: all chance comes from it; of a list the first number counts, for tables have numbers, not seeds.
            options: `seat`, `bots` and options of the game, from now on; without them it is as when it was made.
        """
        seed = next((one for one in seed if one is not None), None) if isinstance(seed, (list, tuple)) else seed
        told = self._given.changed(self._game, self._players, options)
        if told != self._seat_options:
            if seed is None:
                self._seed += 1  # other games than those before
            self._batch, self._seat_options = self._new_batch(told), told
        elif seed is None:
            self._batch.reset()
        if seed is not None:
            self._seed = int(seed)
            self._batch.reset(self._seed)
            self._dice = np.random.default_rng(self._seed)
        step = self._batch.now
        return self._observations(step), self._infos(step)

    def step(self, actions: Any) -> Results:
        """Carry out an action at each table.

        Illegal ones are replaced by random ones, and `illegal` in the infos says where.
        """
        chosen = np.array(actions, np.int64, copy=True)
        if chosen.shape != (self.num_envs,):
            raise Error(f"actions are {self.num_envs} integers, one for each table, not of shape {chosen.shape}")
        illegal = self._replace_illegal(chosen)
        seats = self._batch.now.seat.copy()
        step = self._batch.step(chosen)
        rewards = step.rewards[self._rows, seats].astype(np.float64)
        infos = self._infos(step)
        if illegal.any():
            infos |= {"illegal": illegal, "_illegal": illegal}
        if step.done.any():
            infos |= self._final(step)
        return self._observations(step), rewards, step.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, a row for each table: as sb3-contrib asks for it."""
        masks: NDArray[np.bool_] = self._batch.now.masks.astype(np.bool_)
        return masks

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""

    def _replace_illegal(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Put random actions in the place of illegal ones; where there were any."""
        masks = self._batch.now.masks
        inside = (chosen >= 0) & (chosen < masks.shape[1])
        illegal: NDArray[np.bool_] = ~(inside & (masks[self._rows, np.where(inside, chosen, 0)] > 0))
        if illegal.any():
            chosen[illegal] = self._batch.random_actions()[illegal]
        return illegal

    def _observations(self, step: Step) -> Observations:
        observations = step.observations.copy() if self._copies else step.observations
        return {"observation": observations, "action_mask": self._masks(step)} if self._has_masks else observations

    def _masks(self, step: Step) -> NDArray[np.int8]:
        masks: NDArray[np.int8] = step.masks.view(np.int8)
        return masks.copy() if self._copies else masks

    def _infos(self, step: Step) -> dict[str, Any]:
        return {"action_mask": self._masks(step), "_action_mask": self._present}

    def _final(self, step: Step) -> dict[str, Any]:
        """The last observations of the games that have ended, and what came of them."""
        ends, n = self._batch.last_ends(), self.num_envs
        own = (ends.lineups == LEARNER).argmax(axis=1)
        places = np.arange(len(ends.tables))
        final_observations = np.full(n, None, object)
        for row, observation in zip(ends.tables, ends.observations[places, own], strict=True):
            final_observations[row] = self._final_observation(observation)

        def spread(values: Any) -> Any:
            whole = np.zeros((n, *values.shape[1:]), values.dtype)
            whole[ends.tables] = values
            return whole

        told = {"seat": own, "scores": ends.scores, "places": ends.places, "winners": ends.winners}
        done = step.done.copy()
        final = {name: spread(values) for name, values in told.items()}
        masks = {f"_{name}": done for name in told}
        return {"final_obs": final_observations, "_final_obs": done, "final_info": final | masks, "_final_info": done}

    def _final_observation(self, observation: NDArray[np.int8]) -> Any:
        if not self._has_masks:
            return observation
        return {"observation": observation, "action_mask": np.zeros(self._game.actions, np.int8)}
