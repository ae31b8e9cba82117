"""[E2] The gem cards: data, so that an owner of the printed game can enter its cards."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from karfunkel.errors import Error
from karfunkel.rules.edelstein.state import CARD_COPIES, CARD_MONEY, GEM_CARDS, Table
from karfunkel.rules.gems.table import COLOURS

LETTERS = "rygb"
FEWEST_GEMS, MOST_GEMS = 2, 4
LEAST_MONEY, MOST_MONEY = 4, 7


class GemCard(NamedTuple):
    """A gem card: how many gems of each colour it shows, and its money."""

    gems: tuple[int, ...]
    money: int

    def __str__(self) -> str:
        return "".join(letter * number for letter, number in zip(LETTERS, self.gems, strict=True)) + str(self.money)


def read_card(text: str) -> GemCard:
    """The card that a text such as `rrb 5` names."""
    match = re.fullmatch(r"([rygb]+)\s*(\d{1,3})", text.strip(), re.ASCII)
    if match is None:
        raise Error(f"{text.strip()!r} is not a gem card; a card is its gems and its money, such as 'rrb 5'")
    gems, money = match[1], int(match[2])
    if not FEWEST_GEMS <= len(gems) <= MOST_GEMS:
        raise Error(f"the gem card {text.strip()!r} shows {len(gems)} gems; a card has {FEWEST_GEMS} to {MOST_GEMS}")
    if not LEAST_MONEY <= money <= MOST_MONEY:
        raise Error(f"the gem card {text.strip()!r} shows {money} money; a card has {LEAST_MONEY} to {MOST_MONEY}")
    return GemCard(tuple(gems.count(letter) for letter in LETTERS), money)


def read_deck(lines: Sequence[str]) -> tuple[GemCard, ...]:
    """The deck of these lines, a card a line; empty lines and what follows `#` do not count."""
    cards = []
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            cards.append(read_card(text))
        except Error as error:
            raise Error(f"the deck, line {number}: {error}") from None
    if len(cards) != GEM_CARDS:
        raise Error(f"the deck has {len(cards)} cards; it takes {GEM_CARDS}")
    return tuple(cards)


@cache
def house_deck() -> tuple[GemCard, ...]:
    """The deck that the house plays with."""
    return read_deck(files(__package__).joinpath("house.deck").read_text("utf-8").splitlines())


def put_deck(table: Table, cards: Sequence[GemCard]) -> None:
    """Write a deck into the table: each face once, with the number of its copies."""
    for face, (card, copies) in enumerate(Counter(cards).items()):
        for colour in range(COLOURS):
            table.deck[face, colour] = card.gems[colour]
        table.deck[face, CARD_MONEY] = card.money
        table.deck[face, CARD_COPIES] = copies


def face_of(table: Table, face: int) -> GemCard:
    """A face of the table's deck."""
    return GemCard(tuple(table.deck[face, colour] for colour in range(COLOURS)), table.deck[face, CARD_MONEY])


def faces(table: Table) -> list[GemCard]:
    """The faces of the table's deck."""
    return [face_of(table, face) for face in range(GEM_CARDS) if table.deck[face, CARD_COPIES] > 0]


def deck_of(table: Table) -> tuple[GemCard, ...]:
    """The table's deck, card by card."""
    copies = [table.deck[face, CARD_COPIES] for face in range(GEM_CARDS)]
    return tuple(card for face, card in enumerate(faces(table)) for _ in range(copies[face]))
