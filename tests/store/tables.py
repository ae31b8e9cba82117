"""Tables for tests of the store."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from karfunkel.match.events import LogEntry, Opened, Said, Sat
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.store import MatchWrite, Store
from karfunkel.store.summary import match_write
from tests.match.company import bot_move, start

SEED = "a seed of tests"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def a_table(
    name: str, *people: str, game: str = "edelstein", players: int = 2, public: bool = True, at: int = 1
) -> Match:
    """A table at which these people sit; the first has put it up. It has begun if all seats are taken."""
    host = people[0] if people else "host"
    match = Match(name, LogEntry(0, at, Opened(game, players, SEED, host, f"code of {name}", public=public)))
    for seat, guest in enumerate(people):
        add_event(match, Sat(seat, guest, guest.title()), at)
    if len(people) == players:
        start(match, at)
    return match


def as_new(match: Match) -> MatchWrite:
    """All of a table, to be written for the first time."""
    return match_write(match, match.log, new=True)


def say(match: Match, text: str, at: int = 1) -> MatchWrite:
    """The next line of a table: somebody says this."""
    return match_write(match, [add_event(match, Said("host", "Host", text), at)])


def play(match: Match, dice: random.Random, at: int = 1) -> LogEntry:
    """Any move of any seat that is to move."""
    seat = dice.choice(match.to_act())
    return bot_move(match, seat, dice.choice(match.playing().moves(seat)), at)


def play_to_the_end(match: Match, dice: random.Random) -> list[LogEntry]:
    """All moves that are left, at random."""
    lines = []
    while match.stage == "running":
        lines.append(play(match, dice))
    return lines
