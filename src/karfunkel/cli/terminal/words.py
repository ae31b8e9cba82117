"""What a game brings to be played in a terminal: how its table looks, and sentences for all that happens at it.

Sentences are Rich markup. Everything is made from views and events of the person's own seat, so it knows no secrets.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from karfunkel.cli.terminal.speech import Speech

View = Mapping[str, Any]
Event = Mapping[str, Any]


@dataclass(frozen=True)
class Choice:
    """A move that is shown to the person, and what it would do now."""

    move: str
    about: str


@dataclass(frozen=True)
class Question:
    """What the person is asked: a sentence, the choices shown, and what else can be typed, if not all are shown."""

    asked: str
    choices: tuple[Choice, ...]
    more: str = ""
    numbered: bool = True
    """Whether a choice can be typed as its number; not where the moves themselves are numbers."""


class Words(ABC):
    """The words of one game for the person at one seat."""

    title: str

    def __init__(self, seat: int, shapes: bool, names: Mapping[int, str] | None = None) -> None:
        self.seat = seat
        self.shapes = shapes
        self.speech = Speech(seat, names)

    @abstractmethod
    def opening(self, view: View) -> list[str]:
        """How the log of a round begins, in one line; so the whole log does."""

    @abstractmethod
    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """What a move brought about, in sentences; `view` is the table after it."""

    @abstractmethod
    def draw(self, view: View) -> RenderableType:
        """The table."""

    @abstractmethod
    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide, who has these moves."""

    @abstractmethod
    def rules(self, view: View) -> list[str]:
        """The game in a few paragraphs."""

    @abstractmethod
    def advice(self, view: View) -> str:
        """The decision at hand, explained; how its moves are written."""

    @abstractmethod
    def explain(self, card: str, view: View) -> str | None:
        """What a card does; None if there is no such card."""

    @abstractmethod
    def cards(self) -> tuple[str, ...]:
        """The cards that can be explained."""

    @abstractmethod
    def result(self, view: View) -> RenderableType:
        """Who has won, and the ranking."""
