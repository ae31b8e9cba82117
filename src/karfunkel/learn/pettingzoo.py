"""The games in PettingZoo, agent by agent (AEC).

    from karfunkel.games.registry import first_game
    from karfunkel.learn import pettingzoo

    env = pettingzoo.env(first_game(), players=4, reward="rank")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0`, `player_1` and so on, by their seats. Those who choose at the same time are asked one after the
other and do not observe each other's choices.
"""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.learn.render import RENDER_MODES, checked_mode, render_view
from karfunkel.learn.single_table import SingleTable
from karfunkel.learn.spaces import action_space, observation_and_mask_space
from karfunkel.learn.start_table import Deck
from karfunkel.optional_imports import require_extra

with require_extra("learn"):
    from gymnasium import Space, spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, NDArray[np.int8]]


def env(*args: Any, **kwargs: Any) -> AECEnv[str, Observation, int]:
    """A `raw_env` that is on its guard: who says an illegal action loses by it, and the order of calls is checked."""
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(*args, **kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801 - PettingZoo's name for it
    """A table at which every seat is a learner. Rewards come at the end of the game."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in the class above
        "render_modes": list(RENDER_MODES),
        "name": "karfunkel_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
        render_seat: int | None = None,
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
    ) -> None:
        """A table, ready to be reset.

        Args:
            game: the id of the game.
            players: how many play.
            options: the options of the game that differ from their defaults.
            reward: `margin`, `rank` or `win`.
            render_mode: `ansi`, `svg` or `rgb_array`.
            render_seat: through whose eyes the table is drawn; None for a spectator's.
            position: where every game begins; it says options and deck, too.
            deck: the cards that are played with, as texts or as a file; the house deck if left out.
            rounds: how many rounds are left where every game begins, of games whose rounds can be counted.
        """
        EzPickle.__init__(self, game, players, options, reward, render_mode, render_seat, position, deck, rounds)
        super().__init__()
        self._new = SingleTable.new(game, players, options, reward, position, deck, rounds)
        self._single = self._new.copy()
        self._dice = random.Random()  # noqa: S311 - a game, not a secret
        self.metadata = {**self.metadata, "name": f"karfunkel_{game}_{players}_v0"}
        self.render_mode = checked_mode(render_mode)
        self._render_seat = render_seat
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: action_space(self._new.game) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}

    def _observation_space(self) -> spaces.Dict:
        return observation_and_mask_space(self._new.game, self._new.players)

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent observes: numbers, and which actions it may say."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can say: the alphabet of the game."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; the mask of one that is not asked is empty."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._single.observe(seat), "action_mask": self._single.mask(seat)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. All chance comes from the seed; without one it goes on from the game before."""
        if seed is not None:
            self._dice.seed(seed)
        self._single = self._new.copy()
        self._single.draw_all(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._single.seat]

    def step(self, action: int) -> None:
        """Say an action of the agent that is asked, and draw what follows; IllegalMove if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._single.say(action)
        self._single.draw_all(self._dice)
        if self._single.over:
            self.rewards = dict(zip(self.agents, self._single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[self._single.seat]

    def render(self) -> Any:
        """A picture of the table in the way that `render_mode` says."""
        return render_view(self._single.view(self._render_seat), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
