"""One decision of the person: what the actions would bring now."""

from karfunkel.games.basari.rules.state import MANY_WORKERS, WORKERS_PAY
from karfunkel.games.trading.terminal.moment import Moment
from karfunkel.games.trading.terminal.speech import card_amount


class BasariMoment(Moment):
    """A decision of the person."""

    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `get 5 points`."""
        if action == "A":
            return "take another card"
        if action == "B":
            return f"get {self.speech.amount(card_amount(self.card(seat)))}"
        if action == "C":
            return self.take_gems(seat)
        return self.choose_freely()

    def prospect(self, action: str) -> str:
        """What follows `take another card`: what workers are for; nothing after other actions."""
        if action != "A":
            return ""
        return f": more workers ({self.view['workers'][self.me]} now; {MANY_WORKERS} pay {WORKERS_PAY})"

    def choose_freely(self) -> str:
        """[B14] What free choice brings; a player without gems gives none."""
        if any(self.view["gems"][self.me]):
            return super().choose_freely()
        return "take any two gems, as you have none to give; if shared, any one"
