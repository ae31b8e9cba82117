"""Edel, Stein & Reich in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from karfunkel.cli.terminal.edelstein.cards import explain_card
from karfunkel.cli.terminal.edelstein.picture import picture, result
from karfunkel.cli.terminal.edelstein.questions import ask
from karfunkel.cli.terminal.edelstein.rulebook import advice, rules
from karfunkel.cli.terminal.edelstein.speech import Speech
from karfunkel.cli.terminal.edelstein.story import opening, tell
from karfunkel.cli.terminal.words import Event, Question, View, Words
from karfunkel.rules.edelstein import EDELSTEIN
from karfunkel.rules.edelstein.cards import EVENT_IDS


class EdelsteinWords(Words):
    """The words of Edel, Stein & Reich."""

    title = EDELSTEIN.title

    def __init__(self, seat: int, shapes: bool) -> None:
        super().__init__(seat, shapes)
        self._speech = Speech(seat, shapes)

    def opening(self, view: View) -> list[str]:
        """How the log of a round begins."""
        return opening(view)

    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """What a move brought about."""
        return tell(self._speech, events, view)

    def draw(self, view: View) -> RenderableType:
        """The table."""
        return picture(self._speech, view)

    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide."""
        return ask(self._speech, view, moves)

    def rules(self, view: View) -> list[str]:
        """The game in a few paragraphs."""
        return rules(self._speech, view)

    def advice(self, view: View) -> str:
        """The decision at hand, explained."""
        return advice(view)

    def explain(self, card: str, view: View) -> str | None:
        """What an event card does."""
        return explain_card(card, view)

    def cards(self) -> tuple[str, ...]:
        """The event cards."""
        return EVENT_IDS

    def result(self, view: View) -> RenderableType:
        """Who has won, and the ranking."""
        return result(self._speech, view)
