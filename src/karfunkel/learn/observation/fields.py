"""What an observation is made of: parts that are declared once, and where they lie.

An observation is a row of small integers, none below 0. First come the parts of the whole table, then a block for each
seat, the viewer's own first and the others clockwise; in Emerald then a block for each colour of knights, in the same
order. Something that is one of several (a decision, an action card) is a row of flags of which one is 1, or none.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, NamedTuple

import numpy as np

from karfunkel.engine import Row, rule

OBSERVED = np.int8
"""The type of the numbers in an observation. What can exceed it is split: see `score`."""
HUNDRED = 100


class Observation(Row):
    """Where an observation is written."""

    array: ClassVar = (OBSERVED, 1)


class Part(NamedTuple):
    """A part of an observation: so many numbers, each from 0 to `most`."""

    name: str
    length: int
    most: int
    about: str


class Field(NamedTuple):
    """A part of an observation in its place.

    Parts of the whole table have their own name. Those of seats and colours have a number with it, such as `gems[0]`:
    0 is the viewer's own, 1 the next one's clockwise.
    """

    name: str
    offset: int
    length: int
    low: int
    high: int
    about: str

    @property
    def where(self) -> slice:
        """The numbers of this field within an observation."""
        return slice(self.offset, self.offset + self.length)


class Block:
    """Parts side by side, and where each begins."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.size = sum(part.length for part in parts)
        starts = accumulate((part.length for part in parts), initial=0)
        self._starts = {part.name: start for part, start in zip(parts, starts, strict=False)}

    def at(self, name: str) -> int:
        """Where the part of this name begins, counted from the beginning of the block."""
        return self._starts[name]

    def fields(self, offset: int, number: int | None = None) -> Iterator[Field]:
        """The parts of a block that begins there, if there are several blocks of its kind with its number."""
        which = "" if number is None else f"[{number}]"
        for part in self.parts:
            yield Field(part.name + which, offset + self.at(part.name), part.length, 0, part.most, part.about)


@dataclass(frozen=True)
class Layout:
    """How the observations of a game are laid out."""

    table: Block
    seat: Block
    colour: Block = Block()  # noqa: RUF009  # a block never changes

    @property
    def seats(self) -> int:
        """Where the block of the viewer's own seat begins."""
        return self.table.size

    def colours(self, players: int) -> int:
        """Where the block of the viewer's own first colour begins."""
        return self.table.size + players * self.seat.size

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        return self.colours(players) + colours_in_play(players) * self.colour.size

    def fields(self, players: int) -> list[Field]:
        """All fields, in order."""
        fields = list(self.table.fields(0))
        for number in range(players):
            fields += self.seat.fields(self.seats + number * self.seat.size, number)
        for number in range(colours_in_play(players)):
            fields += self.colour.fields(self.colours(players) + number * self.colour.size, number)
        return fields


def colours_in_play(players: int) -> int:
    """How many colours of knights so many players have: one each, of two players two each."""
    return 4 if players == 2 else players


def score(name: str, what: str) -> tuple[Part, Part]:
    """The two parts of a number that may exceed 127: 134 is 1 and 34."""
    return Part("hundreds", 1, HUNDRED - 1, f"{what}: whole hundreds"), Part(
        name, 1, HUNDRED - 1, f"{what}: what is left without the hundreds"
    )


# ---- what the observations of all games are written with


@rule
def clear(out: Observation) -> None:
    """Begin an observation: all numbers are 0."""
    for i in range(len(out)):
        out[i] = 0


@rule
def mark(out: Observation, at: int, which: int) -> None:
    """Set one of the flags that begin there; none if `which` is below 0, as NONE and NOBODY are."""
    if which >= 0:
        out[at + int(which)] = 1


@rule
def write_score(out: Observation, at: int, number: int) -> None:
    """Write a number as its hundreds and the rest."""
    out[at] = number // HUNDRED
    out[at + 1] = number % HUNDRED
