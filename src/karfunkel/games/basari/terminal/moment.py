"""One decision of the person: what the actions would bring now."""

from karfunkel.games.trading.terminal.moment import Moment


class BasariMoment(Moment):
    """A decision of the person."""

    certain = ("B", "C")

    def gain(self, seat: int, action: str) -> str:
        """What an action brings a seat: `5 points`."""
        if action == "A":
            return self.say("terminal-more-workers", number=self.view["workers"][seat])
        if action == "B":
            return self.paid(seat)
        return self.gems_taken(seat) if action == "C" else self.say("gain-free-several")
