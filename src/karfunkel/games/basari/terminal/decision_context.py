"""The context of a decision in Basari: what each action would bring now, in words."""

from karfunkel.games.trading.terminal.decision_context import TradingDecisionContext


class BasariDecisionContext(TradingDecisionContext):
    """A decision of the person."""

    certain = ("B", "C")

    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `5 points`."""
        if action == "A":
            return self.say("terminal-more-workers", number=self.view["workers"][seat])
        if action == "B":
            return self.paid(seat)
        return self.gems_taken(seat) if action == "C" else self.say("gain-free-several")
