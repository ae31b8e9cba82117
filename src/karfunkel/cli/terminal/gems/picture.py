"""The table as a picture of text: a row for each seat, a column for each colour, so that majorities are seen."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.gems.speech import GemSpeech, card_face
from karfunkel.cli.terminal.speech import sentence
from karfunkel.cli.terminal.words import View
from karfunkel.rules.gems.table import COLOUR_VALUES, COLOURS

PLACES = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True)
class Column:
    """A column of a table: its heading, and what it shows of a seat."""

    heading: str
    of: Callable[[int], str]
    justify: JustifyMethod = "left"
    no_wrap: bool = True


class Picture(ABC):
    """Draws the table of a trading game as the person sees it."""

    def __init__(self, speech: GemSpeech, view: View) -> None:
        self.speech = speech
        self.view = view

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

    @abstractmethod
    def standing(self, seat: int) -> tuple[int, ...]:
        """By what the seats are ranked at the end, the first number first."""

    def final_columns(self) -> Sequence[Column]:
        """The columns of the ranking beside what was earned."""
        return ()

    # ---- the table

    def table(self) -> RenderableType:
        """The table, with a title and a note."""
        return Group(
            "",
            _title(self.where()),
            Padding(self._seats(), (0, 0, 0, 2), expand=False),
            Padding(self.note(), (0, 0, 1, 2), expand=False),
        )

    def _seats(self) -> Grid:
        grid = self._grid([Column("", self.speech.title), *self._gem_columns(), *self.columns()], gap=1)
        for seat in range(self.view["players"]):
            self._add(grid, seat)
        grid.add_row("supply", *(f"{number} " for number in self.view["supply"]), style="dim")
        grid.add_row("* pays", *(f"{value} " for value in COLOUR_VALUES), style="dim")
        return grid

    def _grid(self, columns: Sequence[Column], gap: int) -> Grid:
        self._shown = columns
        grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="")
        for column in columns:
            grid.add_column(column.heading, justify=column.justify, no_wrap=column.no_wrap)
        return grid

    def _gem_columns(self) -> list[Column]:
        return [
            Column(self.speech.heading(colour) + " ", lambda seat, colour=colour: self._gem_count(seat, colour), "right")
            for colour in range(COLOURS)
        ]
