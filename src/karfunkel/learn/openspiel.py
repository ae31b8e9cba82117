"""The games in OpenSpiel: importing this module registers them, as `karfunkel_` and their ids.

    import pyspiel
    import karfunkel.learn.openspiel
    from karfunkel.games.registry import first_game

    game = pyspiel.load_game(f"karfunkel_{first_game()}(players=4,reward=rank)")

Chance is explicit, with true odds. Those who choose at the same time are asked one after the other, and what they chose
is in no observation and no information state of another until it is shown. Options of a game are parameters.
"""

import logging
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from karfunkel.bots.determinization import redraw_hidden_information
from karfunkel.engine import EVERYBODY, NOBODY, pending_seat, say
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, optional_part
from karfunkel.learn.observation import Field, observation_fields
from karfunkel.learn.rewards import REWARDS
from karfunkel.learn.single_table import SingleTable
from karfunkel.notation.registry import notation_of
from karfunkel.optional_imports import require_extra

with require_extra("openspiel"):
    import pyspiel

logger = logging.getLogger(__name__)

USUAL_PLAYERS = 4
MOST_POINTS = 1_000
"""Nobody is ever so many points ahead in a game that says what is observed in it, unless it names another number."""
MOST_POINTS_OF_ANY = 100_000
"""What is taken for games that say nothing."""

_left_out: set[str] = set()
"""The games that cannot be made known to OpenSpiel."""


class Utility(NamedTuple):
    """The least and the most that a reward can be, and what the seats get together."""

    least: float
    most: float
    together: float


def utility_of(game: Game, reward: str) -> Utility:
    """What a kind of reward can be in a game."""
    if reward == "margin":
        most = most_points(game)
        return Utility(-most, most, 0)
    return Utility(-1, 1, 0) if reward == "rank" else Utility(0, 1, 1)


def most_points(game: Game) -> int:
    """By how many points a seat can be ahead at most."""
    brought = optional_part(game.id, "learn")
    return MOST_POINTS_OF_ANY if brought is None else getattr(brought, "MOST_POINTS", MOST_POINTS)


HIDDEN = "?"
"""What stands in an information state for a choice that has not been shown."""


class History:
    """What has happened, a word for each action and each draw. What was chosen secretly is marked until it is shown."""

    def __init__(self, words: Sequence[str] = (), secrets: Mapping[int, int] = MappingProxyType({})) -> None:
        self._words = list(words)
        self._secrets = dict(secrets)
        """The places of the words that have not been shown, and whose they are."""

    def __deepcopy__(self, memo: object) -> "History":
        return History(self._words, self._secrets)

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

    def secretive(self) -> set[int]:
        """Who has secrets that have not been shown."""
        return set(self._secrets.values())

    def show(self, seat: int) -> None:
        """Whatever was a secret of this seat has been shown."""
        self._secrets = {place: whose for place, whose in self._secrets.items() if whose != seat}

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
        self.past = History()
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
        told = single.listen()
        if single.chance_pending:
            single.refuse_impossible(action)
            word = notation.card_text(single.table, action)
            single.draw(action)
            self.past.add(word, self._who_knows(told))
        else:
            single.refuse_illegal(action)
            seat, in_part = single.seat, self._is_part_of_a_secret(action)
            single.game.plain.apply(single.table, seat, action)
            secret = in_part or any(news[0] in notation.secret_news for news in told)
            self.past.add(f"{seat}:{notation.action_name(action)}", seat if secret else None)
            if self._midway:
                self.past.add_shown(news for news in told if news[0] in notation.revealing_news)
        for whose in self.past.secretive() - single.keepers_of_secrets():
            self.past.show(whose)

    def _who_knows(self, told: Iterable[tuple[int, ...]]) -> int | None:
        """The seat that alone was shown what was drawn; None if everybody was."""
        notation, table = notation_of(self.single.game.id), self.single.table
        for news in told:
            if news[0] in notation.secret_news:
                for seat in range(table.players):
                    if notation.news(table, news, seat) != notation.news(table, news, None):
                        return seat
        return None

    def _is_part_of_a_secret(self, action: int) -> bool:
        """Whether an action is not the last one of a move that several make at the same time."""
        table, rules = self.single.table.copy(), self.single.game.plain
        if pending_seat(table) != EVERYBODY:
            return False
        say(table, action)
        return rules.unfinished(table, self.single.seat)

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
            redraw_hidden_information(table, self.single.view(player), dice)
        again: KarfunkelState = self.get_game().new_initial_state()
        planned: dict[int, list[int]] = {}
        for place, action in enumerate(self.history()):
            if place not in hidden:
                again.apply_action(action)
            elif again.is_chance_node():
                return self._elsewhere(table)
            else:
                actions = planned.get(hidden[place]) or again.single.moves_to(table, hidden[place], action)
                again.apply_action(actions.pop(0))
                planned[hidden[place]] = actions
        return again

    def _elsewhere(self, table: Any) -> "KarfunkelState":
        """A state at another table with the same past. Of cards that were dealt secretly no other past is known."""
        state: KarfunkelState = self.get_game().state_at(table)
        state.past = deepcopy(self.past)
        return state

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
        utility=utility.CONSTANT_SUM if utility_of(game, reward).together else utility.ZERO_SUM,
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
    utility = utility_of(game, reward)
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=game.outcomes,
        num_players=players,
        min_utility=utility.least,
        max_utility=utility.most,
        utility_sum=utility.together,
        max_game_length=MOST_STEPS,
    )


def register_games() -> None:
    """Make all games known to OpenSpiel that are not yet. One that cannot be is reported once and left out."""
    for game in GAMES.values():
        name = f"{game.id.title()}Game"
        if name in globals() or name in _left_out:
            continue
        own = {"__doc__": f"{game.title}.", "__module__": __name__, "rules": game}
        made = type(name, (KarfunkelGame,), own)
        try:
            most_points(game)
            pyspiel.register_game(type_of(game, REWARDS[0]), made)
        except Exception as error:  # noqa: BLE001  # whatever another's package does wrong is its own affair
            _left_out.add(name)
            logger.warning("OpenSpiel does without %s: %s: %s", game.id, type(error).__name__, error)
        else:
            globals()[name] = made


register_games()
