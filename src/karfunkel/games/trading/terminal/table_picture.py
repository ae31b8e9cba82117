"""The table as a picture of text: a row for each seat, a column for each colour, so that majorities are seen."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from karfunkel.cli.terminal.game_ui import View
from karfunkel.cli.terminal.seat_grids import Column, indented, seats_grid, titled
from karfunkel.games.trading.rules.state import COLOUR_VALUES, COLOURS
from karfunkel.games.trading.terminal.gem_card_texts import card_face

if TYPE_CHECKING:
    from karfunkel.games.trading.terminal.ui import GemUI

NOTHING = "-"


class Picture(ABC):
    """Draws the table of a trading game as the person sees it."""

    def __init__(self, ui: "GemUI", view: View) -> None:
        self.ui, self.words, self.view = ui, ui.words, view

    # ---- what each game brings

    @abstractmethod
    def where(self) -> str:
        """The stage and the round."""

    @abstractmethod
    def columns(self) -> Sequence[Column]:
        """The columns beside the gems."""

    @abstractmethod
    def note(self) -> str:
        """The line below the seats."""

    # ---- the table

    def table(self) -> RenderableType:
        """The table, with a title and a note."""
        return Group("", titled(self.where()), indented(self._seats()), indented(self.note(), below=1))

    def _seats(self) -> Grid:
        gems = [self._gem_column(colour) for colour in range(COLOURS)]
        columns = [Column("", self.ui.people.title), *gems, *self.columns()]
        grid = seats_grid(self.ui.people, columns, range(self.view["players"]))
        supply, pays = self.words.say("supply"), self.words.say("terminal-pays")
        grid.add_row(supply, *(f"{number} " for number in self.view["supply"]), style="dim")
        grid.add_row(pays, *(f"{value} " for value in COLOUR_VALUES), style="dim")
        return grid

    def _gem_column(self, colour: int) -> Column:
        """How many gems of a colour the seats have, with a star where nobody has more."""
        most = max(held[colour] for held in self.view["gems"])

        def count(seat: int) -> str:
            number = self.view["gems"][seat][colour]
            return f"{number}{'*' if number == most > 0 else ' '}"

        return Column(self.ui.heading(colour) + " ", count, "right")

    def earned_column(self) -> Column:
        """The money or the points."""
        return Column(self.ui.score_title, lambda seat: str(self.view["scores"][seat]), "right")

    def card_column(self) -> Column:
        """The card with which each seat acts."""
        cards = self.view["cards"]
        return Column(self.words.say("terminal-card"), lambda seat: card_face(cards[seat]) if cards[seat] else NOTHING)

    def chosen(self, seat: int) -> str:
        """What a seat has chosen, as far as one sees it."""
        action: str | None = self.view["chosen"][seat]
        if action is None:
            return NOTHING
        return self.words.say("terminal-face-down" if action == "hidden" else f"action-{action}")
