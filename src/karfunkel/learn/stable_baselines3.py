"""A batch as a vector environment of stable-baselines3, for its algorithms and those of sb3-contrib, unmodified.

    from sb3_contrib import MaskablePPO
    from karfunkel.games.registry import first_game
    from karfunkel.learn.stable_baselines3 import SeatVecEnv

    env = SeatVecEnv(first_game(), players=4, num_envs=256, bots="trader", reward="win")
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=4096)
    model.learn(100_000)

stable-baselines3 is not among our extras: `pip install sb3-contrib` brings it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.errors import Error, shown
from karfunkel.learn.gymnasium_vector import VectorSeatEnv
from karfunkel.learn.start_table import Deck
from karfunkel.optional_imports import MissingPackageError

try:
    from stable_baselines3.common.vec_env import VecEnv
    from stable_baselines3.common.vec_env.base_vec_env import VecEnvIndices
except ImportError as error:
    raise MissingPackageError(
        "this needs stable-baselines3; `pip install stable-baselines3` brings it, and `pip install sb3-contrib` too",
        name="stable_baselines3",
    ) from error

INTO_INFO = ("seat", "scores", "places", "winners")
"""What the last info of a game says."""


class SeatVecEnv(VecEnv):
    """Tables at each of which one seat learns. An episode is a game, and the next one begins by itself."""

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int,
        seat: int | str | None = 0,
        bots: Any = "random",
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        mask_in_observation: bool = False,
        threads: int | None = None,
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
    ) -> None:
        """Tables, ready to be reset; the arguments are those of `VectorSeatEnv`."""
        given = (seat, bots, options, reward, mask_in_observation, None, threads, position, deck, rounds)
        self.envs = VectorSeatEnv(game, players, num_envs, *given)
        self.render_mode = None
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)
        self._actions: Any = np.zeros(num_envs, np.int64)
        self._seed: int | None = None
        self._nothing: list[dict[str, Any]] = [{} for _ in range(num_envs)]
        self._returns = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, np.int64)

    def reset(self) -> Any:
        """Begin games anew: under the seed, if one was set; else the next ones."""
        observations, _ = self.envs.reset(seed=self._seed)
        self._seed = None
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self._lengths[:] = 0
        return observations

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Say under which seed the next reset begins. Tables have numbers under it, not seeds of their own."""
        self._seed = seed
        return [seed] * self.num_envs

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions of the next step."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Carry them out."""
        observations, rewards, done, _, told = self.envs.step(self._actions)
        self._lengths += 1
        infos = self._nothing.copy()
        if done.any():
            final = told["final_info"]
            for row in np.flatnonzero(done).tolist():
                infos[row] = {name: final[name][row] for name in INTO_INFO}
                infos[row]["terminal_observation"] = told["final_obs"][row]
                infos[row]["episode"] = {"r": float(rewards[row]), "l": int(self._lengths[row]), "t": 0.0}
            self._lengths[done] = 0
        for row in np.flatnonzero(told.get("illegal", ())).tolist():
            infos[row] = {**infos[row], "illegal": True}
        return observations, rewards.astype(np.float32), done, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, a row for each table."""
        return self.envs.action_masks()

    def close(self) -> None:
        """There is nothing to close."""

    # ---- what an environment of each table would be asked

    def get_attr(self, attr_name: str, indices: VecEnvIndices = None) -> list[Any]:
        """An attribute, which is the same for all tables."""
        if attr_name == "action_masks":
            return [self.action_masks] * len(list(self._get_indices(indices)))
        return [getattr(self.envs, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: VecEnvIndices = None) -> None:
        """Tables have no attributes of their own."""
        raise Error(f"tables of a batch have no attributes of their own, so {shown(attr_name)} cannot be set")

    def env_method(
        self, method_name: str, *method_args: Any, indices: VecEnvIndices = None, **method_kwargs: Any
    ) -> Any:
        """`action_masks` of some tables, or of all."""
        if method_name != "action_masks":
            raise Error(f"tables of a batch have no method {shown(method_name)} of their own, only `action_masks`")
        return list(self.action_masks()[list(self._get_indices(indices))])

    def env_is_wrapped(self, wrapper_class: type[Any], indices: VecEnvIndices = None) -> list[bool]:
        """None is wrapped."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> list[Any]:
        """Many tables are not drawn."""
        return [None] * self.num_envs
