"""The contests that are measured: each level against the one below, and masters with more time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from karfunkel.arena.contest import Contest
from karfunkel.arena.contest.game_result import GameResult
from karfunkel.arena.contest.result_storage import GAMES as KEPT
from karfunkel.arena.contest.result_storage import read_games
from karfunkel.bots import LEVELS
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, game_called

PONDERING = "master"
"""The level that makes use of time."""
TIMES = (0.01, 0.03, 0.1, 0.3, 1.0)
"""Seconds for a decision."""
USUAL_GAMES, PONDERED_GAMES = 400, 200
SEED = 2024


@dataclass(frozen=True)
class LevelMatchup:
    """One of a level among those of the level below."""

    game: str
    players: int
    level: str
    """The level, perhaps with its time: `master@0.3`."""
    below: str
    games: int

    @property
    def name(self) -> str:
        """The name of the step's folder."""
        return f"{self.game}-{self.players}-{self.level}-{self.below}"

    @property
    def seconds(self) -> float | None:
        """How long the level thinks, if this is one of the steps that compare times."""
        _, timed, seconds = self.level.partition("@")
        return float(seconds) if timed else None

    def contest(self) -> Contest:
        """The games of the step."""
        bots = [self.level, *[self.below] * (self.players - 1)]
        return Contest.checked(self.game, self.players, bots, self.games, SEED)

    def played(self, folder: Path) -> list[GameResult]:
        """The games of the step that a folder has, in order."""
        if not (folder / self.name / KEPT).exists():
            return []
        games = read_games(folder / self.name)
        return [games[number] for number in sorted(games)]


def sizes(game: Game) -> Sequence[int]:
    """The numbers of players that are measured: the fewest, four and five."""
    return tuple(sorted({game.min_players, 4, 5} & set(game.sizes)))


def ladder() -> list[tuple[str, str]]:
    """The levels to be measured, each with the one below it: all in turn, then the pondering one by its times."""
    steps = [(level, below) for below, level in pairwise(LEVELS)]
    below = dict(steps).get(PONDERING)
    if below is not None:
        steps += [(f"{PONDERING}@{seconds:g}", below) for seconds in TIMES]
    return steps


def all_steps(games: int | None = None) -> Iterator[LevelMatchup]:
    """Every step of every game and size; of so many games, or as many as are usual."""
    for game in GAMES.values():
        for players in sizes(game):
            for level, below in ladder():
                usual = PONDERED_GAMES if level.startswith(PONDERING) else USUAL_GAMES
                yield LevelMatchup(game.id, players, level, below, games or usual)


def chosen_steps(
    games: Sequence[str], players: Sequence[int], levels: Sequence[str], number: int | None = None
) -> list[LevelMatchup]:
    """The steps of these games, sizes and levels; an empty list means all. Error if there are none."""
    for game in games:
        game_called(game)
    known = [level for level, _ in ladder()]
    for level in levels:
        if level not in known:
            raise Error(f"there is no step {level!r}; the steps are {', '.join(known)}")
    chosen = [
        step
        for step in all_steps(number)
        if (not games or step.game in games)
        and (not players or step.players in players)
        and (not levels or step.level in levels)
    ]
    if not chosen:
        raise Error(f"no step has these numbers of players: {', '.join(map(str, players))}")
    return chosen
