"""Emerald in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from karfunkel.cli.terminal.words import Event, Question, View, Words
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.terminal.cards import EXPLAINED, explain_card
from karfunkel.games.emerald.terminal.picture import picture, result
from karfunkel.games.emerald.terminal.questions import ask
from karfunkel.games.emerald.terminal.rulebook import advice, rules
from karfunkel.games.emerald.terminal.story import OPENING, tell


class EmeraldWords(Words):
    """The words of Emerald."""

    title = EMERALD.title

    def opening(self, view: View) -> list[str]:
        """How the log begins."""
        return [OPENING]

    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """What a move brought about."""
        return tell(self.speech, events, view)

    def draw(self, view: View) -> RenderableType:
        """The table."""
        return picture(self.speech, view)

    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide."""
        return ask(self.speech, view, moves)

    def rules(self, view: View) -> list[str]:
        """The game in a few paragraphs."""
        return rules(view)

    def advice(self, view: View) -> str:
        """The decision at hand, explained."""
        return advice(view)

    def explain(self, card: str, view: View) -> str | None:
        """What a card is good for."""
        return explain_card(card)

    def cards(self) -> tuple[str, ...]:
        """The cards that can be explained."""
        return EXPLAINED

    def result(self, view: View) -> RenderableType:
        """Who has won, and the ranking."""
        return result(self.speech, view)


WORDS = EmeraldWords
