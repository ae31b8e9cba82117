"""What the trading games share in a terminal: gems and actions in words, the picture, the questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.games.trading.terminal.decision_context import TradingDecisionContext
from karfunkel.games.trading.terminal.gem_card_texts import STYLES, painted
from karfunkel.games.trading.terminal.table_picture import Picture

SHAPES = ("◆", "▼", "■", "●")
ASCII_SHAPES = ("#", "v", "=", "o")
"""Shapes tell the colours apart where there are none."""


GEM_STYLES = {f"gem-{letter}": style for letter, style in zip(LETTERS, STYLES, strict=True)}


class GemUI(GameUI):
    """A game that brings its own picture and moments, and a question for each decision."""

    styles = GEM_STYLES
    picture: type[Picture]
    decision_context: type[TradingDecisionContext]
    questions: Mapping[str, Callable[[Any], Question]]
    """By decision; each is asked with the game's own action texts."""

    def draw(self, view: View) -> RenderableType:
        """The table."""
        return self.picture(self, view).table()

    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide."""
        return self.questions[view["decision"]](self.decision_context(self, view, moves))

    # ---- words

    def heading(self, colour: int) -> str:
        """A colour as the table shows it: its shape and its letter."""
        shapes = SHAPES if self.shapes else ASCII_SHAPES
        return painted(f"{shapes[colour]} {LETTERS[colour]}", colour)

    def colour(self, colour: int) -> str:
        """The name of a colour."""
        return painted(self.words.say("colour", letter=LETTERS[colour]), colour)

    def gems(self, numbers: Sequence[int]) -> str:
        """Gems in words: `2 red, 1 blue`."""
        held = [(letter, number) for letter, number in zip(LETTERS, numbers, strict=True) if number]
        parts = [self.say(f"gem-{letter}", number=number) for letter, number in held]
        return ", ".join(parts) or self.words.say("gem-none")

    def amount(self, number: int) -> str:
        """What one earns, in words: `6 million`."""
        return self.words.say("amount", number=number)
