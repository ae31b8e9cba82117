"""The layout of an observation: parts that are declared once, and their offsets.

An observation is a row of small integers. First come the parts of the whole table, then a block for each seat, the
viewer's own first and the others clockwise; then the blocks of whatever else a game has several of (`Blocks`), also the
viewer's own first. Something that is one of several (a decision, a card) is a row of flags of which one is 1, or none.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, NamedTuple

import numpy as np

from karfunkel.engine import Row, rule

OBSERVED = np.int8
"""The type of the numbers in an observation. What can exceed it is split: see `score`."""
HUNDRED = 100
USUAL = 10
"""How large numbers are taken to be of which only the type is known."""


class Observation(Row):
    """Where an observation is written."""

    array: ClassVar = (OBSERVED, 1)


class Part(NamedTuple):
    """A part of an observation: so many numbers, each from `least` to `most`."""

    name: str
    length: int
    most: int
    about: str
    least: int = 0


class ObservationField(NamedTuple):
    """A part of an observation in its place.

    Parts of the whole table have their own name. Those of blocks have a number with it, such as `points[0]`: 0 is the
    viewer's own, 1 the next one's clockwise.
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

    @property
    def scale(self) -> float:
        """What its numbers are multiplied with for a network, so that they become about 1 at most."""
        return 1 / (self.high if self.low == 0 else USUAL)


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

    def fields(self, offset: int, number: int | None = None) -> Iterator[ObservationField]:
        """The parts of a block that begins there, if there are several blocks of its kind with its number."""
        which = "" if number is None else f"[{number}]"
        for part in self.parts:
            start = offset + self.at(part.name)
            yield ObservationField(part.name + which, start, part.length, part.least, part.most, part.about)


class Blocks(NamedTuple):
    """Blocks of one kind: what each has, and how many there are for so many players."""

    block: Block
    number: Callable[[int], int]

    def size(self, players: int) -> int:
        """How many numbers they have together."""
        return self.number(players) * self.block.size

    def fields(self, offset: int, players: int) -> Iterator[ObservationField]:
        """The fields of all of them, if the first begins there."""
        for number in range(self.number(players)):
            yield from self.block.fields(offset + number * self.block.size, number)


@dataclass(frozen=True)
class Layout:
    """How the observations of a game are laid out: the table, a block for each seat, and further blocks."""

    table: Block
    seat: Block
    further: tuple[Blocks, ...] = ()

    @property
    def seats(self) -> int:
        """Where the block of the viewer's own seat begins."""
        return self.table.size

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        return self.table.size + sum(blocks.size(players) for blocks in self._blocks)

    def fields(self, players: int) -> list[ObservationField]:
        """All fields, in order."""
        fields, end = list(self.table.fields(0)), self.table.size
        for blocks in self._blocks:
            fields += blocks.fields(end, players)
            end += blocks.size(players)
        return fields

    @property
    def _blocks(self) -> tuple[Blocks, ...]:
        return Blocks(self.seat, int), *self.further


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
