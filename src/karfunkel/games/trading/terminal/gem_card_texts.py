"""Cards with gems, as they are written: `rrb5` or `rrb5w2`."""

import re

from karfunkel.games.trading.rules.deck_reader import LETTERS

STYLES = ("red", "yellow", "green", "bright_blue")
CARD = re.compile(rf"(?P<gems>[{LETTERS}]+)(?P<amount>\d+)(?P<workers>w\d+)?")
"""The gems of a card, what it pays, and its workers."""


def painted(text: str, colour: int) -> str:
    """A text in the colour of a gem."""
    return f"[{STYLES[colour]}]{text}[/]"


def card_face(card: str) -> str:
    """A card: its gems as letters, what it pays, and its workers if it has any."""
    parts = _parts(card)
    letters = "".join(painted(letter, LETTERS.index(letter)) for letter in parts["gems"])
    return " ".join([letters, f"+{parts['amount']}", *filter(None, [parts["workers"]])])


def card_gems(card: str) -> list[int]:
    """How many gems of each colour a card shows."""
    return letter_counts(_parts(card)["gems"])


def card_amount(card: str) -> int:
    """The money or the points on a card."""
    return int(_parts(card)["amount"])


def letter_counts(letters: str) -> list[int]:
    """How many gems of each colour letters such as `rrb` name."""
    return [letters.count(letter) for letter in LETTERS]


def _parts(card: str) -> re.Match[str]:
    match = CARD.fullmatch(card)
    if match is None:
        raise ValueError(f"{card!r} is not a card with gems")
    return match
