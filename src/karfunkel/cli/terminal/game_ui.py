"""UI of a game in a terminal: its table, what happened, what is asked, who has won.

Everything is made from views and events of the person's own seat, so it knows no secrets. Texts are Rich markup. What
is here serves any game; a game with a terminal of its own brings a class `UI` that does some of it better.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from karfunkel.cli.terminal.game_result import FinalResult
from karfunkel.cli.terminal.move_question import Choice, Question
from karfunkel.cli.terminal.player_names import PlayerNames
from karfunkel.cli.terminal.rules_text import RulesText
from karfunkel.cli.terminal.seat_grids import Column
from karfunkel.cli.terminal.view_grid import ViewGrid
from karfunkel.games.game import Game
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.words.event_teller import Teller
from karfunkel.words.move_teller import own_move_words

View = Mapping[str, Any]
Event = Mapping[str, Any]

SHOWN = 12
"""If there are more moves than this, only some are shown."""


class GameUI:
    """A game in the terminal of the person at one seat."""

    styles: Mapping[str, str] = {}
    """The Rich styles of words, by the names of their messages: `gem-r` is red."""

    def __init__(self, game: Game, people: PlayerNames, shapes: bool) -> None:
        self.game, self.people, self.shapes = game, people, shapes
        self.words = people.words
        self.seat = people.seat
        self.rules = RulesText(self.words)

    # ---- words

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.words.say_if_known("title") or self.game.title

    @property
    def score_title(self) -> str:
        """What one has to win by: points, if the game does not call it otherwise."""
        return self.words.say_if_known("score") or self.words.say("end-score")

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message, in its style if it has one."""
        return self.styled(message, self.words.say(message, **arguments))

    def styled(self, message: str, text: str) -> str:
        """The text of a message, in its style if it has one."""
        return f"[{self.styles[message]}]{text}[/]" if message in self.styles else text

    # ---- what happened

    def opening(self) -> list[str]:
        """How the log begins."""
        return [self.words.say("log-started")]

    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """What a move brought about, in sentences."""
        declared = notation_of(self.game.id).events
        return Teller(self.words, declared, self.people.name, view["players"], self.seat, self.styled).tell(events)

    # ---- the table

    def draw(self, view: View) -> RenderableType:
        """The table."""
        return ViewGrid(self.game, self.people, view).table()

    # ---- what is asked

    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide, who has these moves."""
        asked = self.words.say_if_known(f"decision-{view['decision']}") or self.words.say("general-question")
        return self.question(asked, moves, moves[:SHOWN], self.about)

    def question(self, asked: str, moves: Sequence[str], shown: Sequence[str], about: Callable[[str], str]) -> Question:
        """A question that shows some of these moves, or all, each with what it would do."""
        hidden = sorted((move for move in moves if move not in shown), key=len)
        another = hidden[min(len(hidden) // 10, SHOWN)] if hidden else None
        return Question(asked, tuple(Choice(move, about(move)) for move in shown), another)

    def about(self, move: str) -> str:
        """What a move is called; nothing if the game has no words for it."""
        return own_move_words(self.words, move)

    # ---- help

    def advice(self, view: View) -> str:
        """The decision at hand, explained."""
        return self.words.say_if_known(f"guide-{view['decision']}") or ""

    def explain(self, card: str, view: View) -> str | None:
        """What a card does; None if there is no such card."""
        return None

    def cards(self) -> tuple[str, ...]:
        """The cards that can be explained."""
        return ()

    # ---- the end

    def result(self, view: View) -> RenderableType:
        """Who has won, and the ranking."""
        return FinalResult(self.people, view, self.result_columns(view)).table()

    def result_columns(self, view: View) -> list[Column]:
        """What the ranking shows beside places and names."""
        return [Column(self.score_title, lambda seat: str(view["scores"][seat]), "right")]
