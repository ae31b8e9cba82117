"""How gems, seats and lists of things are said. Texts are Rich markup."""

from collections.abc import Sequence

from karfunkel.notation.fields import LETTERS
from karfunkel.rules.gems.check import COLOUR_NAMES

STYLES = ("red", "yellow", "green", "bright_blue")
SHAPES = ("◆", "▼", "■", "●")
ASCII_SHAPES = ("#", "v", "=", "o")
"""Shapes tell the colours apart where there are none."""


class Speech:
    """Speaks to the person at one seat, who is 'you'."""

    def __init__(self, seat: int, shapes: bool) -> None:
        self.seat = seat
        self.shapes = SHAPES if shapes else ASCII_SHAPES

    def name(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        return "you" if seat == self.seat else f"seat {seat}"

    def does(self, seat: int, verb: str) -> str:
        """A seat and what it does, in the middle of a sentence: `you take`, `seat 1 takes`."""
        if seat == self.seat:
            return f"you {verb}"
        first, space, rest = verb.partition(" ")
        special = {"have": "has", "do": "does", "guess": "guesses"}
        return f"seat {seat} {special.get(first, first + 's')}{space}{rest}"

    def hands(self, seat: int, verb: str, things: str, other: int) -> str:
        """A seat that gives or offers things to another: `you offer 1 red to seat 1`, `seat 1 offers you 1 red`."""
        if other == self.seat:
            return f"{self.does(seat, verb)} you {things}"
        return f"{self.does(seat, verb)} {things} to {self.name(other)}"

    def names(self, seats: Sequence[int]) -> str:
        """Several seats: `you, seat 1 and seat 3`."""
        return listed([self.name(seat) for seat in seats])

    def heading(self, colour: int) -> str:
        """A colour as the table shows it: its shape and its letter."""
        return painted(f"{self.shapes[colour]} {LETTERS[colour]}", colour)

    def colour(self, colour: int) -> str:
        """The shape and the name of a colour."""
        return painted(f"{self.shapes[colour]} {COLOUR_NAMES[colour]}", colour)


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


def card_face(card: str) -> str:
    """A gem card such as `rrb5`: its gems as letters, and its money."""
    letters = "".join(painted(letter, LETTERS.index(letter)) for letter in card.rstrip("0123456789"))
    return f"{letters} +{card_money(card)}"


def card_gems(card: str) -> list[int]:
    """How many gems of each colour a gem card shows."""
    return [card.count(letter) for letter in LETTERS]


def card_money(card: str) -> int:
    """The money on a gem card."""
    return int(card.lstrip(LETTERS))


def listed(words: Sequence[str]) -> str:
    """Words in a row, the last two joined by `and`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."
