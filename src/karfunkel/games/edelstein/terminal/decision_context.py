"""The context of a decision in Edel, Stein & Reich: what each action would bring now, in words."""

from karfunkel.games.edelstein.terminal.event_card_texts import card_name
from karfunkel.games.trading.terminal.decision_context import TradingDecisionContext


class EdelsteinDecisionContext(TradingDecisionContext):
    """A decision of the person. Of two players only one has a card: the active one."""

    certain = ("money", "gems")

    @property
    def rival(self) -> int:
        """The seat with which the person trades."""
        return 1 - self.me if self.view["players"] == 2 else super().rival

    def card(self, seat: int) -> str:
        """The gem card with which a seat acts: its own; of two players the active one's."""
        return super().card(self.view["active"] if self.view["players"] == 2 else seat)

    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `6 million`."""
        if action == "money":
            return self.paid(seat)
        if action == "gems":
            return self.gems_taken(seat)
        if action == "free":
            return self.say("gain-free-several")
        return self.say("terminal-gain-event", card=card_name(self.ui.words, self.view["event"]))
