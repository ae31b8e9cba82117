"""One decision of the person: the table, the moves, and what the actions would bring now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from karfunkel.cli.terminal.edelstein.speech import Speech, card_gems, card_money, gems
from karfunkel.cli.terminal.words import Choice, Question, View

SHOWN = 12
"""If there are more moves than this, only some are shown."""


@dataclass(frozen=True)
class Moment:
    """A decision of the person."""

    speech: Speech
    view: View
    moves: Sequence[str]

    @property
    def me(self) -> int:
        """The person's seat."""
        return self.speech.seat

    @property
    def rival(self) -> int:
        """The seat with which the person trades."""
        if self.view["players"] == 2:
            return 1 - self.me
        chosen = enumerate(self.view["chosen"])
        return next(seat for seat, action in chosen if action == self.view["doing"] and seat != self.me)

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

    def does(self, seat: int, action: str) -> str:
        """A seat and what an action brings it: `seat 1 takes 6 million`."""
        return self.speech.does(seat, self.gain(seat, action))

    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `take 6 million`."""
        if action == "money":
            return f"take {card_money(self._card(seat))} million"
        if action == "gems":
            return f"take {self._gems_to_take(seat)} from the supply"
        if action == "event":
            return "take an event card"
        return "give one gem for any two; if shared, take any one"

    def prospect(self, action: str) -> str:
        """What follows `take an event card`: which it can be; nothing after other actions."""
        return f": {self.view['event']}, or the top one unseen" if action == "event" else ""

    def _card(self, seat: int) -> str:
        """The gem card with which a seat acts: its own; of two players the active one's."""
        return str(self.view["cards"][self.view["active"] if self.view["players"] == 2 else seat])

    def _gems_to_take(self, seat: int) -> str:
        shown = card_gems(self._card(seat))
        there = [min(pair) for pair in zip(shown, self.view["supply"], strict=True)]
        return gems(there) if there == shown else f"{gems(there)}, all that is left of {gems(shown)},"
