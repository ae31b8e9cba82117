"""[E2], [B2] Cards that show gems: data, so that an owner of a printed game can enter its cards.

A card is a named tuple of gems and numbers. A table holds each face of its deck once, a row of numbers, the number of
its copies in the last column.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from operator import sub
from typing import Any, Generic, NamedTuple, TypeVar

from karfunkel.engine.card_counts import one_by_one
from karfunkel.errors import Error, shown
from karfunkel.games.trading.rules.state import COLOURS, NONE

LETTERS = "rygb"
FEWEST_GEMS, MOST_GEMS = 2, 4
DECKS_REMEMBERED = 64
"""So many decks are kept as they were read from a table: a deck stays the same as long as its game lasts."""
CARDS_REMEMBERED = 1024
"""So many cards are kept as they were read from a text."""


class Measure(NamedTuple):
    """A number on a card: what it is called, its least and its most."""

    name: str
    least: int
    most: int


def letters_of(gems: Iterable[int]) -> str:
    """Gems as letters: `rrb`."""
    return "".join(letter * number for letter, number in zip(LETTERS, gems, strict=True))


Card = TypeVar("Card")


@dataclass(frozen=True)
class Faces(Generic[Card]):
    """The deck of a table, face by face: the cards, their texts, their copies; and whether it is the house deck."""

    cards: tuple[Card, ...]
    texts: tuple[str, ...]
    copies: tuple[int, ...]
    is_house: bool

    @cached_property
    def face_of(self) -> dict[Card, int]:
        """The face of each card that is in the deck."""
        return {card: face for face, card in enumerate(self.cards) if self.copies[face] > 0}

    def text(self, face: int) -> str | None:
        """The text of a card that lies somewhere; None for NONE."""
        return None if face == NONE else self.texts[face]

    def all_texts(self) -> list[str]:
        """The whole deck, copies of a card side by side."""
        return one_by_one(self.texts, self.copies)

    def gone(self, unseen: Iterable[int], lying: Iterable[int]) -> list[str]:
        """The cards that have been seen and do not lie on the table any more."""
        counts = list(map(sub, self.copies, unseen))
        for face in lying:
            if face != NONE:
                counts[face] -= 1
        return one_by_one(self.texts, counts)


class Deck(ABC, Generic[Card]):
    """How the cards of a game are read, and how they lie in its table."""

    package: str
    size: int
    example: str
    measures: tuple[Measure, ...]

    def __init__(self) -> None:
        self._remembered = lru_cache(DECKS_REMEMBERED)(self._read_columns)
        self._card_of = lru_cache(CARDS_REMEMBERED)(self._read_text)

    @abstractmethod
    def card(self, gems: tuple[int, ...], *numbers: int) -> Card:
        """The card with these gems and numbers."""

    @abstractmethod
    def numbers(self, card: Card) -> tuple[int, ...]:
        """What a card shows, as the columns of the table: its gems by colour, then its numbers."""

    @property
    def _pattern(self) -> str:
        """Gems and numbers; the last number may follow a `w` instead of a space."""
        return r"([rygb]+) ?(\d{1,3})" + r"[ w](\d{1,3})" * (len(self.measures) - 1)

    @property
    def _copies(self) -> int:
        """The last column."""
        return COLOURS + len(self.measures)

    def read_card(self, text: str) -> Card:
        """The card of a text such as the example; Error if it is none."""
        return self._card_of(" ".join(text.split()))

    def _read_text(self, text: str) -> Card:
        match = re.fullmatch(self._pattern, text, re.ASCII)
        if match is None:
            raise Error(f"{shown(text)} is not a card; a card is written like {self.example!r}")
        gems, numbers = match[1], [int(number) for number in match.groups()[1:]]
        if not FEWEST_GEMS <= len(gems) <= MOST_GEMS:
            how_many = "1 gem" if len(gems) == 1 else f"{len(gems)} gems"
            raise Error(f"the card {text!r} shows {how_many}; a card has {FEWEST_GEMS} to {MOST_GEMS}")
        for number, measure in zip(numbers, self.measures, strict=True):
            if not measure.least <= number <= measure.most:
                limits = f"{measure.least} to {measure.most}"
                raise Error(f"the card {text!r} shows {number} {measure.name}; a card has {limits}")
        return self.card(tuple(gems.count(letter) for letter in LETTERS), *numbers)

    def read(self, lines: Sequence[str]) -> tuple[Card, ...]:
        """The deck of these lines, a card a line; empty lines and what follows `#` do not count."""
        cards = []
        for number, line in enumerate(lines, start=1):
            text = line.partition("#")[0].strip()
            if not text:
                continue
            try:
                cards.append(self.read_card(text))
            except Error as error:
                raise Error(f"the deck, line {number}: {error}") from None
        if len(cards) != self.size:
            raise Error(f"the deck has {len(cards)} cards; it takes {self.size}")
        return tuple(cards)

    @cached_property
    def house(self) -> tuple[Card, ...]:
        """The deck that the house plays with."""
        return self.read(files(self.package).joinpath("house.deck").read_text("utf-8").splitlines())

    def put(self, table: Any, cards: Sequence[Card]) -> None:
        """Write a deck into a table."""
        for face, (card, copies) in enumerate(Counter(cards).items()):
            for column, number in enumerate((*self.numbers(card), copies)):
                table.deck[face, column] = number

    def all_faces(self, table: Any) -> Faces[Card]:
        """The table's deck with all there is to know about it."""
        return self._remembered(tuple(table.deck.values()))

    def _read_columns(self, cells: tuple[int, ...]) -> Faces[Card]:
        """The deck that a table holds in these cells, row by row."""
        width = self._copies + 1
        rows = [cells[first : first + width] for first in range(0, len(cells), width)]
        cards = tuple(self.card(row[:COLOURS], *row[COLOURS : self._copies]) for row in rows)
        copies = tuple(row[self._copies] for row in rows)
        in_all = tuple(card for card, number in zip(cards, copies, strict=True) for _ in range(number))
        is_house = in_all == tuple(sorted(self.house, key=self.house.index))
        return Faces(cards, tuple(map(str, cards)), copies, is_house)

    def face(self, table: Any, face: int) -> Card:
        """A face of the table's deck."""
        columns = [table.deck[face, column] for column in range(self._copies)]
        return self.card(tuple(columns[:COLOURS]), *columns[COLOURS:])

    def copies(self, table: Any, face: int) -> int:
        """How often a face is in the deck."""
        return int(table.deck[face, self._copies])

    def of(self, table: Any) -> tuple[Card, ...]:
        """The table's deck, card by card, copies of a card side by side."""
        faces = self.all_faces(table)
        return tuple(card for card, number in zip(faces.cards, faces.copies, strict=True) for _ in range(number))

    def is_house(self, table: Any) -> bool:
        """Whether a table plays with the house deck."""
        return self.all_faces(table).is_house

    def text(self, table: Any, face: int) -> str:
        """The text of a face of the table's deck."""
        return self.all_faces(table).texts[face]

    def unseen(self, table: Any) -> list[str]:
        """The cards that have not been seen."""
        return one_by_one(self.all_faces(table).texts, table.unseen)

    def find_unseen(self, table: Any, text: str) -> int:
        """The face of a card that can still be drawn; Error if it cannot."""
        card = self.read_card(text)
        face = self.all_faces(table).face_of.get(card, NONE)
        if face == NONE or table.unseen[face] == 0:
            raise Error(f"the card {card} cannot be drawn now")
        return face

    def gone(self, table: Any, lying: Sequence[int]) -> list[str]:
        """The cards that have been seen and do not lie on the table any more."""
        return self.all_faces(table).gone(table.unseen, lying)
