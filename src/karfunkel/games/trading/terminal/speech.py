"""How gems, cards and actions are said. Texts are Rich markup."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from karfunkel.cli.terminal.speech import Speech
from karfunkel.games.trading.rules.check import COLOUR_NAMES
from karfunkel.games.trading.rules.deck import LETTERS

STYLES = ("red", "yellow", "green", "bright_blue")
SHAPES = ("◆", "▼", "■", "●")
ASCII_SHAPES = ("#", "v", "=", "o")
"""Shapes tell the colours apart where there are none."""

CARD = re.compile(rf"(?P<gems>[{LETTERS}]+)(?P<amount>\d+)(?P<workers>w\d+)?")
"""A card such as `rrb5` or `rrb5w2`: its gems, what it pays, and its workers."""


@dataclass(frozen=True)
class Terms:
    """What a game calls things."""

    earned: str
    """What one earns, as views and events name it."""
    unit: str
    """What is said after a number of it."""
    actions: Mapping[str, str] = field(default_factory=dict)
    """How sentences name an action, if not as moves do."""


class GemSpeech(Speech):
    """Speaks of gems to the person at one seat."""

    def __init__(self, seat: int, shapes: bool, terms: Terms, names: Mapping[int, str] | None = None) -> None:
        super().__init__(seat, names)
        self.shapes = SHAPES if shapes else ASCII_SHAPES
        self.terms = terms

    def heading(self, colour: int) -> str:
        """A colour as the table shows it: its shape and its letter."""
        return painted(f"{self.shapes[colour]} {LETTERS[colour]}", colour)

    def colour(self, colour: int) -> str:
        """The shape and the name of a colour."""
        return painted(f"{self.shapes[colour]} {COLOUR_NAMES[colour]}", colour)

    def action(self, action: str) -> str:
        """An action as sentences name it."""
        return self.terms.actions.get(action, action)

    def amount(self, number: int) -> str:
        """What one earns, in words: `6 million`."""
        return f"{number} {self.terms.unit}"

    def earned(self, thing: Mapping[str, Any]) -> Any:
        """What an event says that a seat earned, or a view that each seat has."""
        return thing[self.terms.earned]


def painted(text: str, colour: int) -> str:
    """A text in the colour of a gem."""
    return f"[{STYLES[colour]}]{text}[/]"


def gems(numbers: Sequence[int]) -> str:
    """Gems in words: `2 red, 1 blue`."""
    words = [painted(f"{number} {COLOUR_NAMES[colour]}", colour) for colour, number in enumerate(numbers) if number]
    return ", ".join(words) or "no gem"


def colour_name(colour: int) -> str:
    """The name of a colour."""
    return painted(COLOUR_NAMES[colour], colour)


def one(colour: int) -> str:
    """One gem of a colour in words."""
    return painted(f"1 {COLOUR_NAMES[colour]}", colour)


# ---- cards


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
