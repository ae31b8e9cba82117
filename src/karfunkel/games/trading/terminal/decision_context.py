"""The context of a decision in a trading game: view, moves, who trades, and what each action would bring, in words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from karfunkel.cli.terminal.game_ui import SHOWN, View
from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.trading.rules.state import COLOURS
from karfunkel.games.trading.terminal.gem_card_texts import card_amount, card_gems

if TYPE_CHECKING:
    from karfunkel.games.trading.terminal.ui import GemUI


@dataclass(frozen=True)
class TradingDecisionContext(ABC):
    """A decision of the person, as its questions need it."""

    ui: "GemUI"
    view: View
    moves: Sequence[str]
    certain: ClassVar[Sequence[str]]
    """The actions of which one knows what they bring."""

    @property
    def me(self) -> int:
        """The person's seat."""
        return self.ui.seat

    @property
    def rival(self) -> int:
        """The seat with which the person trades."""
        chosen = enumerate(self.view["chosen"])
        return next(seat for seat, action in chosen if action == self.view["doing"] and seat != self.me)

    @property
    def trade(self) -> dict[str, str]:
        """What the words of a trade want to know: with whom, for what, and for which gems."""
        wish = self.say(f"wish-{self.view['doing']}")
        offer = self.ui.gems(self.view.get("offer") or [0] * COLOURS)
        return {"name": self.ui.people.name(self.rival), "action": f"[cyan]{wish}[/]", "gems": offer}

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message."""
        return self.ui.words.say(message, **arguments)

    def few(self, some: Callable[[], Sequence[str]]) -> Sequence[str]:
        """The moves to show: all of them if they are few, else some."""
        return self.moves if len(self.moves) <= SHOWN else some()

    def question(self, asked: str, about: Callable[[str], str], shown: Sequence[str] = ()) -> Question:
        """A question whose moves are explained by `about`; all of them are shown, or those given."""
        return self.ui.question(asked, self.moves, shown or self.moves, about)

    # ---- what an action brings

    @abstractmethod
    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `6 million`."""

    def reward(self, seat: int) -> str:
        """What a trade is about, for a seat: what it brings, if that is certain; else what is wanted."""
        action = self.view["doing"]
        return self.gain(seat, action) if action in self.certain else self.say(f"wish-{action}")

    def card(self, seat: int) -> str:
        """The card with which a seat acts."""
        return str(self.view["cards"][seat])

    def paid(self, seat: int) -> str:
        """The money or the points of a card."""
        return self.ui.amount(card_amount(self.card(seat)))

    def gems_taken(self, seat: int) -> str:
        """What the gems of a card bring: those that the supply has."""
        shown = card_gems(self.card(seat))
        there = [min(pair) for pair in zip(shown, self.view["supply"], strict=True)]
        if there == shown:
            return self.ui.gems(there)
        return self.say("terminal-all-that-is-left", gems=self.ui.gems(there), shown=self.ui.gems(shown))
