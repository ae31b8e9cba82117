"""Tables for tests of the store."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from karfunkel.store import Store, Writing
from karfunkel.store.summary import writing
from karfunkel.table.entries import Line, Opened, Said, Sat
from karfunkel.table.sitting import Sitting

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
) -> Sitting:
    """A table at which these people sit; the first has put it up. It has begun if all seats are taken."""
    host = people[0] if people else "host"
    sitting = Sitting(name, Line(0, at, Opened(game, players, SEED, host, f"code of {name}", public=public)))
    for seat, guest in enumerate(people):
        sitting.write(Sat(seat, guest, guest.title()), at)
    if len(people) == players:
        sitting.start(at)
    return sitting


def as_new(sitting: Sitting) -> Writing:
    """All of a table, to be written for the first time."""
    return writing(sitting, sitting.lines, new=True)


def say(sitting: Sitting, text: str, at: int = 1) -> Writing:
    """The next line of a table: somebody says this."""
    return writing(sitting, [sitting.write(Said("host", "Host", text), at)])


def play(sitting: Sitting, dice: random.Random, at: int = 1) -> Line:
    """Any move of any seat that is to move."""
    seat = dice.choice(sitting.to_act())
    return sitting.play(seat, dice.choice(sitting.playing().moves(seat)), at)


def play_to_the_end(sitting: Sitting, dice: random.Random) -> list[Line]:
    """All moves that are left, at random."""
    lines = []
    while sitting.stage == "running":
        lines.append(play(sitting, dice))
    return lines
