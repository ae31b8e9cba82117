"""One decision of the person: the table, the moves, and what the actions would bring now."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from karfunkel.cli.terminal.words import Choice, Question, View
from karfunkel.games.trading.terminal.speech import GemSpeech, card_gems, gems

SHOWN = 12
"""If there are more moves than this, only some are shown."""


@dataclass(frozen=True)
class Moment(ABC):
    """A decision of the person."""

    speech: GemSpeech
    view: View
    moves: Sequence[str]

    @property
    def me(self) -> int:
        """The person's seat."""
        return self.speech.seat

    @property
    def rival(self) -> int:
        """The seat with which the person trades."""
        chosen = enumerate(self.view["chosen"])
        return next(seat for seat, action in chosen if action == self.view["doing"] and seat != self.me)

    @property
    def stake(self) -> str:
        """The action that is traded for."""
        return f"[cyan]{self.speech.action(self.view['doing'])}[/]"

    def few(self, some: Callable[[], Sequence[str]]) -> Sequence[str]:
        """The moves to show: all of them if they are few, else some."""
        return self.moves if len(self.moves) <= SHOWN else some()

    def question(self, asked: str, about: Callable[[str], str], shown: Sequence[str] = ()) -> Question:
        """A question whose moves are explained by `about`; all of them are shown, or those given."""
        shown = shown or self.moves
        hidden = sorted((move for move in self.moves if move not in shown), key=len)
        more = ""
        if hidden:
            example = hidden[min(len(hidden) // 10, SHOWN)]
            more = f"Any other can be typed, such as [bold cyan]{example}[/]; [bold]moves[/] lists them."
        return Question(asked, tuple(Choice(move, about(move)) for move in shown), more)

    # ---- what an action brings

    @abstractmethod
    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `take 6 million`."""

    def prospect(self, action: str) -> str:
        """What follows a gain where the action is to be chosen."""
        return ""

    def does(self, seat: int, action: str) -> str:
        """A seat and what an action brings it: `seat 1 takes 6 million`."""
        return self.speech.does(seat, self.gain(seat, action))

    def card(self, seat: int) -> str:
        """The card with which a seat acts."""
        return str(self.view["cards"][seat])

    def take_gems(self, seat: int) -> str:
        """What the gems of a card bring: those that the supply has."""
        shown = card_gems(self.card(seat))
        there = [min(pair) for pair in zip(shown, self.view["supply"], strict=True)]
        taken = gems(there) if there == shown else f"{gems(there)}, all that is left of {gems(shown)},"
        return f"take {taken} from the supply"

    def choose_freely(self) -> str:
        """What free choice brings."""
        return "give one gem for any two; if shared, take any one"
