"""The table of Edel, Stein & Reich: what it shows beside the gems."""

from collections import Counter

from karfunkel.cli.terminal.words import View
from karfunkel.games.edelstein.rules.state import ROUNDS
from karfunkel.games.edelstein.terminal.cards import card_effect, is_kept
from karfunkel.games.trading.rules.table import COLOURS, STAGES
from karfunkel.games.trading.terminal.picture import Column, Picture


def where(view: View) -> str:
    """The stage and the round; of two players the turn."""
    name = "turn" if view["players"] == 2 else "round"
    return f"Stage {view['stage']} of {STAGES}, {name} {view['round']} of {ROUNDS[view['players']]}"


class EdelsteinPicture(Picture):
    """Draws the table: money, gem cards, chosen actions and kept event cards beside the gems."""

    def where(self) -> str:
        """The stage and the round."""
        return where(self.view)

    def columns(self) -> list[Column]:
        """The columns beside the gems."""
        kept = Column("kept", self._kept, no_wrap=False)
        return [self.earned_column(), self.card_column(), Column("action", self._action), kept]

    def _action(self, seat: int) -> str:
        if self.view["players"] == 2 and seat != self.view.get("active"):
            return f"guessed {'/'.join(self.view['guesses'])}" if self.view["guesses"] else "guesses"
        return self.chosen(seat)

    def _kept(self, seat: int) -> str:
        counted = Counter(self.view["kept"][seat])
        return ", ".join(f"{number} {card}" if number > 1 else card for card, number in counted.items()) or "-"

    def note(self) -> str:
        """The event card that is used or lies open."""
        if card := self.view.get("using"):
            return f"Event card in use: [bold]{card}[/] - {card_effect(card, self.view)}."
        card = self.view["event"]
        if card is None:
            return "No event card lies open any more."
        when = "kept" if is_kept(card) else "at once"
        return f"Open event card: [bold]{card}[/] ({when}) - {card_effect(card, self.view)}."

    # ---- the end

    def standing(self, seat: int) -> tuple[int, ...]:
        """Money, then gems, then red, yellow, green, blue."""
        held = self.view["gems"][seat]
        return (self.view["money"][seat], sum(held), *held)

    def final_columns(self) -> list[Column]:
        """The gems left, which decide a tie."""
        return [Column("gems left", self._gems_left)]

    def _gems_left(self, seat: int) -> str:
        return " ".join(f"{self.speech.heading(colour)} {self.view['gems'][seat][colour]}" for colour in range(COLOURS))
