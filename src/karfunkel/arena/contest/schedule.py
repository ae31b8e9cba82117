"""The schedule of a contest: which bots sit where, on which deal.

A *line-up* says which bots sit at a table. It is played in many seatings, all on the same deal: whatever luck the deal
brings to a seat, every bot of the line-up has it as often. The next line-up has a deal of its own, so that deals are
independent of each other; all statistics count by deals.
"""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, count
from typing import NamedTuple, TypeVar

LineUp = tuple[str, ...]
Thing = TypeVar("Thing")

MOST_SEATINGS = 12
"""A deal is played in every distinct seating, unless there are more: more deals tell more than more games of one."""


class Fixture(NamedTuple):
    """A game to be played: its number, its deal, and the bot on each seat."""

    number: int
    deal: int
    seats: LineUp


@lru_cache(maxsize=4)
def fixtures(bots: tuple[str, ...], players: int, seed: int, games: int) -> tuple[Fixture, ...]:
    """At least so many games, as whole deals. More games begin with the same ones."""
    planned: list[Fixture] = []
    deals = enumerate(_deals(bots, players, seed))
    while len(planned) < games:
        deal, seatings = next(deals)
        planned += [Fixture(len(planned) + number, deal, seats) for number, seats in enumerate(seatings)]
    return tuple(planned)


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """The line-ups of a contest, each in the order in which the bots were named.

    As many bots as seats: they are the line-up. Fewer: all sit down, and those that are left over take turns at filling
    the table, so that all sit equally often. More: every choice of so many, a round robin.
    """
    if len(bots) >= players:
        return list(dict.fromkeys(combinations(bots, players)))
    whole, rest = divmod(players, len(bots))
    everybody = list(range(len(bots))) * whole
    filled = [sorted(everybody + list(others)) for others in combinations(range(len(bots)), rest)]
    return list(dict.fromkeys(tuple(bots[number] for number in line_up) for line_up in filled))


def seatings(line_up: LineUp) -> list[LineUp]:
    """All distinct seatings of a line-up, in the order of its bots."""
    if len(line_up) <= 1:
        return [line_up]
    found: list[LineUp] = []
    for first in dict.fromkeys(line_up):
        others = list(line_up)
        others.remove(first)
        found += [(first, *rest) for rest in seatings(tuple(others))]
    return found


def rotations(seats: LineUp) -> list[LineUp]:
    """The distinct seatings that have the bots in the same order around the table."""
    return list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))


def orders(line_up: LineUp) -> list[list[LineUp]]:
    """All distinct seatings of a line-up, those with the same order around the table together."""
    return [rotations(seats) for seats in seatings(line_up) if seats == min(rotations(seats))]


def _deals(bots: Sequence[str], players: int, seed: int) -> Iterator[list[LineUp]]:
    """The seatings of one deal after the other, without end: all line-ups in some order, then all in another.

    A deal is played in all seatings; where these are too many, or many line-ups are waiting, in the rotations of one
    order, and the orders take turns.
    """
    round_robin = len(bots) > players
    waiting = line_ups(bots, players)
    ways = {line_up: _ways(line_up, round_robin, random.Random(f"{seed} {line_up}")) for line_up in waiting}  # noqa: S311
    for turn in count():
        for line_up in _shuffled(waiting, random.Random(f"{seed} turn {turn}")):  # noqa: S311 - a game
            yield ways[line_up][turn % len(ways[line_up])]


def _ways(line_up: LineUp, round_robin: bool, dice: random.Random) -> list[list[LineUp]]:
    """The sets of seatings in which a line-up plays its deals, in turn."""
    everything = seatings(line_up)
    if len(everything) <= MOST_SEATINGS and not round_robin:
        return [everything]
    return _shuffled(orders(line_up), dice)


def _shuffled(things: Sequence[Thing], dice: random.Random) -> list[Thing]:
    return dice.sample(things, len(things))
