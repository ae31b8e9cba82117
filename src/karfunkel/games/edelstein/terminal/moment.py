"""One decision of the person: what the actions would bring now."""

from karfunkel.games.trading.terminal.moment import Moment
from karfunkel.games.trading.terminal.speech import card_amount


class EdelsteinMoment(Moment):
    """A decision of the person. Of two players only one has a card: the active one."""

    @property
    def rival(self) -> int:
        """The seat with which the person trades."""
        return 1 - self.me if self.view["players"] == 2 else super().rival

    def card(self, seat: int) -> str:
        """The gem card with which a seat acts: its own; of two players the active one's."""
        return super().card(self.view["active"] if self.view["players"] == 2 else seat)

    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `take 6 million`."""
        if action == "money":
            return f"take {self.speech.amount(card_amount(self.card(seat)))}"
        if action == "gems":
            return self.take_gems(seat)
        if action == "event":
            return "take an event card"
        return self.choose_freely()

    def prospect(self, action: str) -> str:
        """What follows `take an event card`: which it can be; nothing after other actions."""
        return f": {self.view['event']}, or the top one unseen" if action == "event" else ""
