"""The games in OpenSpiel: importing this module registers them, as `karfunkel_` and their ids.

    import pyspiel
    import karfunkel.learn.openspiel
    from karfunkel.games.registry import first_game

    game = pyspiel.load_game(f"karfunkel_{first_game()}(players=4,reward=rank)")

Chance is explicit, with true odds. Those who choose at the same time are asked one after the other, and what they chose
is in no observation and no information state of another until it is shown. Options of a game are parameters, and so are
the `position` where it begins, as text or JSON, a file with another `deck`, the number of `rounds` that are left, and
`small=true` for the game's small instance.
"""

import logging
import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from karfunkel.engine import EVERYBODY, NOBODY, pending_seat, say
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.errors import Error
from karfunkel.games.game import Game, Option
from karfunkel.games.registry import GAMES, optional_part
from karfunkel.learn.observation import observation_fields
from karfunkel.learn.openspiel_observers import KarfunkelObserver, PartObserver
from karfunkel.learn.openspiel_resampling import resampled
from karfunkel.learn.rewards import REWARDS
from karfunkel.learn.single_table import SingleTable
from karfunkel.learn.small_instances import small_instance
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.optional_imports import require_extra
from karfunkel.table import Table
from karfunkel.table.create_table import fields_of_position
from karfunkel.table.seen_history import SeenHistory, known_to

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
    brought = optional_part(game.id, "observation")
    return MOST_POINTS_OF_ANY if brought is None else getattr(brought, "MOST_POINTS", MOST_POINTS)


class KarfunkelState(pyspiel.State):
    """A table of one of our games, as OpenSpiel sees it."""

    def __init__(self, game: "KarfunkelGame", single: SingleTable, *, midway: bool = False) -> None:
        super().__init__(game)
        self.single = single
        self.past = SeenHistory()
        self.midway = midway
        """Whether it began at a table of which nobody knows the past."""

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
            self.past.add(word, known_to(notation, None, told))
        else:
            single.refuse_illegal(action)
            seat, in_part = single.seat, self._is_part_of_a_secret(action)
            single.game.plain.apply(single.table, seat, action)
            self.past.add(f"{seat}:{notation.action_name(action)}", seat if in_part else known_to(notation, seat, told))
            if self.midway:
                for news, *numbers in told:
                    if news in notation.revealing_news:
                        self.past.add("shown:" + ",".join(map(str, numbers)))
        self.past.settle(notation, single.table, told)

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
        return resampled(self, player, random.Random(sampler()))  # noqa: S311 - a game, not a secret

    def cards_for(self) -> dict[int, int]:
        """What can happen now, each with the number of cards that stand for it; a move has one."""
        return dict(self.single.odds()) if self.is_chance_node() else dict.fromkeys(self.legal_actions(), 1)

    def __str__(self) -> str:
        """All that has happened, secrets included."""
        return str(self.past)


class KarfunkelGame(pyspiel.Game):
    """One of our games, for a number of players, with its options and a kind of reward."""

    rules: ClassVar[Game]
    """The game; each has a class of its own."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        players = given.get("players", default_players(self.rules))
        self._reward = given.get("reward", REWARDS[0])
        usual = {option.name: option.values[0] for option in self.rules.options}  # which OpenSpiel says, too
        options = {name: str(given[name]) for name in usual if str(given.get(name, usual[name])) != usual[name]}
        position = fields_of_position(given["position"]) if given.get("position") else None
        if given.get("small"):
            if position is not None or given.get("rounds"):
                raise Error(
                    "the small instance has a position of its own, so neither position nor rounds are given with it"
                )
            position = small_instance(self.rules.id).start(self.rules.id)
        deck, rounds = given.get("deck") or None, given.get("rounds") or None
        self._start = SingleTable.new(self.rules.id, players, options, self._reward, position, deck, rounds)
        self._fields = observation_fields(self.rules.id, players)
        super().__init__(type_of(self.rules, self._reward), numbers_of(self.rules, players, self._reward), given)

    def new_initial_state(self) -> KarfunkelState:
        """A new table, nothing drawn yet."""
        return KarfunkelState(self, self._start.copy())

    def state_at(self, table: Any) -> KarfunkelState:
        """A state that begins at this table, a `karfunkel.Table` or its plain record, to search from.

        What happened before is in no information state, until it is shown.
        """
        if isinstance(table, Table):
            table = table.state
        if not isinstance(table, self.rules.table) or table.players != self.num_players():
            raise Error(f"this is not a table of {self.rules.title} with {self.num_players()} players")
        return KarfunkelState(self, SingleTable(self.rules, table.copy(), self._reward), midway=True)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KarfunkelObserver | PartObserver:
        """What observes the states of this game."""
        if params:
            raise ValueError(f"observations take no parameters, but there are {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players together see cannot be observed, only what each of them does")
        is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.public_info and is_private:
            return KarfunkelObserver(kind.perfect_recall, self._fields)
        return PartObserver(kind.public_info, kind.perfect_recall)


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
            "position": "",
            "deck": "",
            "rounds": 0,
            "small": False,
            **{option.name: _default_value(option) for option in game.options},
        },
    )


def _default_value(option: Option) -> int | str:
    """The default of an option. OpenSpiel reads `cards=13` as a number, so where all values are numbers, it is one."""
    value = option.values[0]
    return int(value) if all(one.isdecimal() for one in option.values) else value


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
