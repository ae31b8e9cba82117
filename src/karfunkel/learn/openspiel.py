"""The games in OpenSpiel: importing this module registers them, as `karfunkel_edelstein` and so on.

    import pyspiel
    import karfunkel.learn.openspiel

    game = pyspiel.load_game("karfunkel_edelstein(players=4,reward=rank)")

Chance is explicit, with true odds. Those who choose at the same time are asked one after the other, and what they chose
is in no observation and no information state of another until it is shown. Options of a game are parameters.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from karfunkel.bots.imagine import draw_secrets
from karfunkel.engine import NOBODY
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.learn.missing import Needs
from karfunkel.learn.observation import Field, observation_fields
from karfunkel.learn.rewards import REWARDS
from karfunkel.learn.single import SingleTable
from karfunkel.notation.games import notation_of

with Needs("openspiel"):
    import pyspiel

"""How many different outcomes a draw of each game can have; they are numbered from 0."""
USUAL_PLAYERS = 4


class Utility(NamedTuple):
    """The least and the most that a reward can be, and what the seats get together."""

    least: float
    most: float
    together: float


UTILITIES = {"margin": Utility(-1000, 1000, 0), "rank": Utility(-1, 1, 0), "win": Utility(0, 1, 1)}
"""What each kind of reward can be. Nobody ever has 1,000 points."""
HIDDEN = "?"
"""What stands in an information state for a choice that has not been shown."""


class Past:
    """What has happened, a word for each action and each draw. What was chosen secretly is marked until it is shown."""

    def __init__(self, words: Sequence[str] = (), secrets: Mapping[int, int] = MappingProxyType({})) -> None:
        self._words = list(words)
        self._secrets = dict(secrets)
        """The places of the words that have not been shown, and whose they are."""

    def __deepcopy__(self, memo: object) -> "Past":
        return Past(self._words, self._secrets)

    def __str__(self) -> str:
        return " ".join(self._words)

    def add(self, word: str, known_to: int | None = None) -> None:
        """Something has happened; if it is a secret, of this seat."""
        if known_to is not None:
            self._secrets[len(self._words)] = known_to
        self._words.append(word)

    def add_shown(self, news: Iterable[tuple[int, ...]]) -> None:
        """Something was shown that happened before the first word."""
        self._words += ["shown:" + ",".join(map(str, numbers)) for _, *numbers in news]

    def show(self) -> None:
        """Whatever was secret has been shown."""
        self._secrets.clear()

    def hidden_from(self, seat: int) -> dict[int, int]:
        """The places of what a seat has not been shown, and whose it is."""
        return {place: whose for place, whose in self._secrets.items() if whose != seat}

    def seen_by(self, seat: int) -> str:
        """All of it, as far as a seat has seen it."""
        words = self._words.copy()
        for place, whose in self.hidden_from(seat).items():
            words[place] = f"{whose}:{HIDDEN}"
        return " ".join(words)


class KarfunkelState(pyspiel.State):
    """A table of one of our games, as OpenSpiel sees it."""

    def __init__(self, game: "KarfunkelGame", single: SingleTable, *, midway: bool = False) -> None:
        super().__init__(game)
        self.single = single
        self.past = Past()
        self._midway = midway

    def current_player(self) -> int:
        """The seat that is asked, or chance, or the end."""
        seat = self.single.seat
        if seat != NOBODY:
            return seat
        return int(pyspiel.PlayerId.TERMINAL if self.single.over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.single.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.single.legal_actions() if player == self.single.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be drawn, each as likely as it is among those not yet seen."""
        odds = self.single.odds()
        total = sum(number for _, number in odds)
        return [(card, number / total) for card, number in odds]

    def _apply_action(self, action: int) -> None:
        single, notation = self.single, notation_of(self.single.game.id)
        if single.chance_pending:
            self.past.add(notation.card_text(single.table, action))
            single.draw(action)
        else:
            seat, told = single.seat, single.listen()
            single.game.plain.apply(single.table, seat, action)
            secret = any(news[0] in notation.secret_news for news in told)
            self.past.add(f"{seat}:{notation.action_name(action)}", seat if secret else None)
            if self._midway:
                self.past.add_shown(news for news in told if news[0] in notation.revealing_news)
        if not notation.has_secrets(single.table):
            self.past.show()

    def _action_to_string(self, player: int, action: int) -> str:
        notation = notation_of(self.single.game.id)
        if player == pyspiel.PlayerId.CHANCE:
            return notation.card_text(self.single.table, action)
        return notation.action_name(action)

    def returns(self) -> list[float]:
        """What the end of the game is worth to each seat; 0 before it."""
        return self.single.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "KarfunkelState":
        """A state that looks the same to this player: what others chose and have not shown is drawn anew."""
        table, dice = self.single.table.copy(), random.Random(sampler())  # noqa: S311 - a game, not a secret
        if hidden := self.past.hidden_from(player):
            draw_secrets(table, self.single.view(player), dice)
        again: KarfunkelState = self.get_game().new_initial_state()
        for place, action in enumerate(self.history()):
            again.apply_action(table.chosen[hidden[place]] if place in hidden else action)
        return again

    def __str__(self) -> str:
        """All that has happened, secrets included."""
        return str(self.past)


class KarfunkelObserver:
    """What a player observes: the fields of `observation_fields`, or with perfect recall all that it has seen."""

    def __init__(self, kind: Any, fields: Sequence[Field]) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("a player observes what its seat sees, and nothing else can be observed")
        self._fields = () if kind.perfect_recall else tuple(fields)
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(sum(field.length for field in self._fields), np.float32)
        self.dict = {field.name: self.tensor[field.where] for field in self._fields}

    def set_from(self, state: KarfunkelState, player: int) -> None:
        """Observe a state. There are no numbers for perfect recall."""
        if not self._recalls:
            self.tensor[:] = state.single.observe(player)

    def string_from(self, state: KarfunkelState, player: int) -> str:
        """What has happened, as far as the player saw it; or the fields that are not 0."""
        if self._recalls:
            return f"{player}| {state.past.seen_by(player)}"
        seen = state.single.observe(player)
        words = (
            f"{field.name}={','.join(map(str, seen[field.where]))}" for field in self._fields if seen[field.where].any()
        )
        return f"{player}| {' '.join(words)}"


class KarfunkelGame(pyspiel.Game):
    """One of our games, for a number of players, with its options and a kind of reward."""

    rules: ClassVar[Game]
    """The game; each has a class of its own."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        players = given.get("players", default_players(self.rules))
        self._reward = given.get("reward", REWARDS[0])
        options = {option.name: given[option.name] for option in self.rules.options if option.name in given}
        self._start = SingleTable.new(self.rules.id, players, options, self._reward)
        self._fields = observation_fields(self.rules.id, players)
        super().__init__(type_of(self.rules, self._reward), numbers_of(self.rules, players, self._reward), given)

    def new_initial_state(self) -> KarfunkelState:
        """A new table, nothing drawn yet."""
        return KarfunkelState(self, self._start.copy())

    def state_at(self, table: Any) -> KarfunkelState:
        """A state that begins at this plain table, to search from.

        What happened before is in no information state, until it is shown.
        """
        return KarfunkelState(self, SingleTable(self.rules, table, self._reward), midway=True)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KarfunkelObserver:
        """What observes the states of this game."""
        if params:
            raise ValueError(f"observations take no parameters, but there are {params}")
        return KarfunkelObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self._fields)


def default_players(game: Game) -> int:
    """How many play if it is not said."""
    return min(USUAL_PLAYERS, game.max_players)


def type_of(game: Game, reward: str) -> Any:
    """What kind of game it is."""
    utility, chance = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"karfunkel_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if game.outcomes else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if game.has_secrets else information.PERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if UTILITIES[reward].together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_players(game),
            "reward": REWARDS[0],
            **{option.name: option.values[0] for option in game.options},
        },
    )


def numbers_of(game: Game, players: int, reward: str) -> Any:
    """How large the game is."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=game.outcomes,
        num_players=players,
        min_utility=UTILITIES[reward].least,
        max_utility=UTILITIES[reward].most,
        utility_sum=UTILITIES[reward].together,
        max_game_length=MOST_STEPS,
    )


def _registered(game: Game) -> type[KarfunkelGame]:
    """The class of a game, known to OpenSpiel from now on."""
    own = {"__doc__": f"{game.title}.", "__module__": __name__, "rules": game}
    made: type[KarfunkelGame] = type(f"{game.id.title()}Game", (KarfunkelGame,), own)
    pyspiel.register_game(type_of(game, REWARDS[0]), made)
    return made


for _game in GAMES.values():
    globals()[f"{_game.id.title()}Game"] = _registered(_game)
