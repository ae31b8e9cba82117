"""Tables for tests of the store."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import String, cast, insert, literal, select, true

from karfunkel.match.events import LogEntry, Opened, Said, Sat
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.store import MatchWrite, Store
from karfunkel.store.match_summary import match_write
from karfunkel.store.schema import seats, tables
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


async def fill(store: Store, many: int) -> None:
    """So many tables that are over, all of one guest."""
    match = a_table("t", "anna", "ben", game="emerald")
    await store.write(as_new(match))
    await store.write(match_write(match, play_to_the_end(match, random.Random(1))))
    numbers = select(literal(1).label("n")).cte("numbers", recursive=True)
    numbers = numbers.union_all(select(numbers.c.n + 1).where(numbers.c.n < many))
    name = literal("t") + cast(numbers.c.n, String)
    different = {tables.c.id: name, tables.c.code: name, tables.c.changed_at: numbers.c.n}
    every_column = (different.get(column, column) for column in tables.c)
    more = select(*every_column).select_from(tables.join(numbers, true())).where(tables.c.id == "t")
    async with store._changing() as connection:
        await connection.execute(insert(tables).from_select(list(tables.c), more))
        sat = select(name, literal(0), literal("anna"), numbers.c.n)
        await connection.execute(insert(seats).from_select(["table_id", "seat", "guest", "ended_at"], sat))
