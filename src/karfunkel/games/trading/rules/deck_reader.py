"""[E2], [B2] Reads cards with gems, and decks of them: data, so that an owner of a printed game can enter its cards.

A card is a named tuple of gems and numbers.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Generic, NamedTuple, TypeVar

from karfunkel.errors import Error, shown

LETTERS = "rygb"
FEWEST_GEMS, MOST_GEMS = 2, 4
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


class DeckReader(ABC, Generic[Card]):
    """How the cards of a game are written, and which deck the house plays with."""

    package: str
    size: int
    example: str
    measures: tuple[Measure, ...]

    def __init__(self) -> None:
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
