"""The table of Basari: what it shows beside the gems."""

from karfunkel.cli.terminal.seat_grids import Column
from karfunkel.games.basari.rules.state import MANY_WORKERS
from karfunkel.games.trading.terminal.table_picture import Picture


class BasariPicture(Picture):
    """Draws the table: points, workers, current cards and chosen actions beside the gems."""

    def where(self) -> str:
        """The stage and the round."""
        each = self.words.say("event-round", round=self.view["round"], players=self.view["players"])
        return f"{self.words.say('stage', stage=self.view['stage'])} · {each}"

    def columns(self) -> list[Column]:
        """The columns beside the gems. The workers have a short heading, so that all fits into 60 characters."""
        workers = Column(" w", lambda seat: str(self.view["workers"][seat]), "right")
        action = Column(self.words.say("terminal-action"), self.chosen)
        return [self.earned_column(), workers, self.card_column(), action]

    def note(self) -> str:
        """[B30] How near the end of the stage is."""
        if self.view["over"]:
            return self.words.say("end-title")
        reached = max(self.view["workers"]) >= MANY_WORKERS
        return self.words.say("terminal-workers", reached="yes" if reached else "no")
