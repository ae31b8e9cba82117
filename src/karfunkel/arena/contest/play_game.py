"""Plays one game between bots. It follows from the contest and the game's number, as far as the bots do."""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from karfunkel.arena.contest.contest_settings import Contest
from karfunkel.arena.contest.game_result import GameResult, ThinkingStats
from karfunkel.arena.contest.schedule import Fixture
from karfunkel.bots import Bot
from karfunkel.bots.bot_by_name import fault_tolerant_bot
from karfunkel.bots.external_program import ExternalBot
from karfunkel.bots.fault_tolerant_bot import FaultTolerantBot
from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from karfunkel.table import Table, new


class RecordedGame(NamedTuple):
    """A game that was played, and its record."""

    played: GameResult
    record: str


class Stopped(Exception):  # noqa: N818 - it is no error
    """The game was not played to its end, since nobody waits for it any more."""


class ContestBots:
    """The bots of a contest, ready to play. They play any number of games."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._bots: Mapping[str, FaultTolerantBot] = {
            name: fault_tolerant_bot(name, contest.time) for name in contest.names
        }

    def warm_up(self) -> None:
        """Let every bot think and every program start, so that what is done only once counts in no game.

        Error if one cannot.
        """
        table = new_table(self._contest, "warm")
        for name, tolerant in self._bots.items():
            try:
                _warm_up(tolerant.bot, table, table.to_act[0])
            except Exception as error:
                why = str(error) if isinstance(error, Error) else f"{type(error).__name__}: {error}"
                raise Error(f"{name} cannot play: {why}") from error

    def play(self, fixture: Fixture, stopped: Callable[[], bool] = lambda: False) -> RecordedGame:
        """Play a game to its end."""
        seats = [self._bots[name] for name in fixture.seats]
        dice = [self._dice(fixture.deal, seat) for seat in range(len(seats))]
        thoughts = tuple(ThinkingStats() for _ in seats)
        table = new_table(self._contest, str(fixture.deal))
        moves = 0
        while not table.over:
            if stopped():
                raise Stopped
            seat = table.to_act[0]
            choices = table.moves(seat)
            if len(choices) == 1:
                move = choices[0]
            else:
                answer = seats[seat].answer(table.view(seat), choices, dice[seat])
                thoughts[seat].add(answer.seconds, answer.lost, answer.why)
                move = answer.move
            table.move(seat, move)
            moves += 1
        ended = table.scores, table.winners, table.places
        order = game_called(self._contest.game).order
        played = GameResult(fixture.number, fixture.deal, fixture.seats, *ended, moves, thoughts, order)
        return RecordedGame(played, _record(table, fixture))

    def _dice(self, deal: int, seat: int) -> random.Random:
        return random.Random(f"{self._contest.seed} {deal} {seat}")  # noqa: S311 - a game, not a secret

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()


def new_table(contest: Contest, deal: str) -> Table:
    """The table of a deal."""
    seed = f"arena {contest.seed} {deal}"
    return new(contest.game, contest.players, seed=seed, options=contest.options, deck=contest.deck)


def _record(table: Table, fixture: Fixture) -> str:
    """The record of a game, with the names of the bots among its headers."""
    headers, _, entries = table.record().partition("\n\n")
    return f"{headers}\nBots: {', '.join(fixture.seats)}\n\n{entries}"


def _warm_up(bot: Bot, table: Table, seat: int) -> None:
    if isinstance(bot, ExternalBot):
        bot.check()
    else:
        bot.choose(table.view(seat), table.moves(seat), random.Random(1))  # noqa: S311 - a game, not a secret
