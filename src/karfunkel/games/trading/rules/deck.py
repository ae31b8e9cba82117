"""[E2], [B2] The deck of a table of a trading game, which is in its record.

A table holds each face of its deck once, a row of numbers, the number of its copies in the last column.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import sub
from typing import Any, Generic

from karfunkel.engine.card_counts import one_by_one
from karfunkel.errors import Error
from karfunkel.games.trading.rules.deck_reader import Card, DeckReader
from karfunkel.games.trading.rules.state import COLOURS, NONE

DECKS_REMEMBERED = 64
"""So many decks are kept as they were read from a table: a deck stays the same as long as its game lasts."""


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


class Deck(DeckReader[Card]):
    """How the deck of a game lies in its table."""

    def __init__(self) -> None:
        super().__init__()
        self._remembered = lru_cache(DECKS_REMEMBERED)(self._read_columns)

    @property
    def _copies(self) -> int:
        """The last column."""
        return COLOURS + len(self.measures)

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
