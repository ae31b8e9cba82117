"""The words of a trading game, put together from its parts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from karfunkel.cli.terminal.words import Event, Question, View, Words
from karfunkel.games.trading.terminal.moment import Moment
from karfunkel.games.trading.terminal.picture import Picture
from karfunkel.games.trading.terminal.speech import GemSpeech, Terms
from karfunkel.games.trading.terminal.story import Story


class GemWords(Words):
    """The words of a game that brings its own terms, picture, story and moments, and a question for each decision."""

    terms: Terms
    picture: type[Picture]
    story: type[Story]
    moment: type[Moment]
    questions: Mapping[str, Callable[[Any], Question]]
    """By decision; each is asked with the game's own kind of moment."""

    speech: GemSpeech

    def __init__(self, seat: int, shapes: bool, names: Mapping[int, str] | None = None) -> None:
        super().__init__(seat, shapes, names)
        self.speech = GemSpeech(seat, shapes, self.terms, names)

    def opening(self, view: View) -> list[str]:
        """How the log of a round begins."""
        return [self.story.round_heading(view)]

    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """What a move brought about."""
        return list(self.story(self.speech, events, view).lines())

    def draw(self, view: View) -> RenderableType:
        """The table."""
        return self.picture(self.speech, view).table()

    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide."""
        return self.questions[view["decision"]](self.moment(self.speech, view, moves))

    def result(self, view: View) -> RenderableType:
        """Who has won, and the ranking."""
        return self.picture(self.speech, view).result()
