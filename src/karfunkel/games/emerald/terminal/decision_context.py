"""The context of a decision in Emerald: the view, the moves, and how questions about them are put."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.cli.terminal.move_question import Question


@dataclass(frozen=True)
class EmeraldDecisionContext:
    """A decision of the person."""

    ui: GameUI
    view: View
    moves: Sequence[str]

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message."""
        return self.ui.words.say(message, **arguments)

    def question(self, asked: str, about: Callable[[str], str]) -> Question:
        """A question whose moves are explained by `about`."""
        return self.ui.question(asked, self.moves, self.moves, about)
