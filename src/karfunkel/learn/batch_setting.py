"""BatchSetting: game, players, options, reward and seed of a batch, checked; the same for CPU and GPU."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.errors import Error, shown
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.learn.batch_step import look_at_a_copy, look_there, settled
from karfunkel.learn.lineup import Lineup, Seat
from karfunkel.learn.observation import layout_of, observer_of
from karfunkel.learn.rewards import kind_of
from karfunkel.learn.start_table import Deck, start_table

MOST_TABLES = 2**31 - 1


@dataclass(frozen=True)
class BatchSetting:
    """A game, how many play it, at how many tables, by which options, for which reward, with which numbers."""

    game: Game
    players: int
    n: int
    seed: int
    options: Mapping[str, str]
    reward: int
    first: int
    stride: int
    start: Any
    """The table with which every game begins, nothing drawn yet, as an array of one record."""
    lineup: Lineup | None = None
    """Who has the seats; None if all are learners'."""

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        n: int,
        seed: int,
        options: Mapping[str, str] | None,
        reward: str,
        first: int,
        stride: int | None,
        seats: Sequence[Seat] | None = None,
        shuffle_seats: bool = False,
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
    ) -> "BatchSetting":
        """A setting, if everything about it is right; Error otherwise."""
        chosen = game_called(game)
        players = chosen.checked_players(players)
        n = checked_number("a batch has", n, 1, MOST_TABLES, "tables")
        seed = checked_number("the seed is", seed, 0, 2**63 - 1)
        first = checked_number("the first game is", first, 0, 2**62)
        stride = n if stride is None else checked_number("the stride between games is", stride, n, 2**62)
        lineup = None if seats is None else Lineup.checked(seats, players, is_shuffled=shuffle_seats)
        if lineup is not None:
            lineup.require_policies_for(chosen.id, players)
        settled, kind = chosen.checked_options(options), kind_of(reward)
        start = start_table(chosen, players, options, position, deck, rounds).to_numpy()
        return cls(chosen, players, n, seed, settled, kind, first, stride, start, lineup)

    @property
    def same(self) -> tuple[Any, ...]:
        """What two batches must have in common for a snapshot of one to be put into the other."""
        options = tuple(sorted(self.options.items()))
        setting: tuple[Any, ...] = self.game.id, self.players, self.n, options, self.reward, self.stride
        usual = start_table(self.game, self.players, self.options)
        if self.start.tobytes() != usual.to_bytes():  # snapshots of earlier versions began as usual
            setting = (*setting, self.start.tobytes())
        return setting if self.lineup is None else (*setting, self.lineup.key)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return layout_of(self.game).size(self.players)

    @property
    def actions(self) -> int:
        """How many actions the game has."""
        return self.game.actions


def verbs_of(game: Game) -> dict[str, Any]:
    """What the loops over tables call: the verbs of the game, what is observed and how."""
    observer = observer_of(game.id)
    look = look_at_a_copy if observer.hides else look_there
    return {**game.rules, "observe": observer.observe, "look": look, "settle": settled}


def checked_number(what: str, number: int, least: int, most: int, unit: str = "") -> int:
    """A whole number within limits; Error with these words if it is not one."""
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise Error(" ".join(f"{what} {least:,} to {most:,} {unit}".split()) + f", not {shown(number)}")
    return number
