"""The table of Basari: what it shows beside the gems."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.basari.rules.state import MANY_WORKERS
from karfunkel.games.trading.rules.table import STAGES
from karfunkel.games.trading.terminal.picture import Column, Picture


def where(view: View) -> str:
    """The stage and the round."""
    return f"Stage {view['stage']} of {STAGES}, round {view['round']}"


class BasariPicture(Picture):
    """Draws the table: points, workers, current cards and chosen actions beside the gems."""

    def where(self) -> str:
        """The stage and the round."""
        return where(self.view)

    def columns(self) -> list[Column]:
        """The columns beside the gems. The workers have a short heading, so that all fits into 60 characters."""
        workers = Column(" w", lambda seat: str(self.view["workers"][seat]), "right")
        return [self.earned_column(), workers, self.card_column(), Column("action", self.chosen)]

    def note(self) -> str:
        """[B30] How near the end of the stage is."""
        if self.view["over"]:
            return "The game is over."
        if max(self.view["workers"]) >= MANY_WORKERS:
            return f"w: workers. {MANY_WORKERS} are reached: the stage ends with this round."
        return f"w: workers. The stage ends with the round in which somebody reaches {MANY_WORKERS}."

    def standing(self, seat: int) -> tuple[int, ...]:
        """[B32] Points; a tie stays one."""
        return (self.view["points"][seat],)
