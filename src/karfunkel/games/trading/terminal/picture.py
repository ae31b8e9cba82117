"""The table as a picture of text: a row for each seat, a column for each colour, so that majorities are seen."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.speech import sentence
from karfunkel.cli.terminal.words import View
from karfunkel.games.trading.rules.table import COLOUR_VALUES, COLOURS
from karfunkel.games.trading.terminal.speech import GemSpeech, card_face

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
        gems = [self._gem_column(colour) for colour in range(COLOURS)]
        grid = self._grid([Column("", self.speech.title), *gems, *self.columns()], range(self.view["players"]))
        grid.add_row("supply", *(f"{number} " for number in self.view["supply"]), style="dim")
        grid.add_row("* pays", *(f"{value} " for value in COLOUR_VALUES), style="dim")
        return grid

    def _gem_column(self, colour: int) -> Column:
        """How many gems of a colour the seats have, with a star where nobody has more."""
        most = max(held[colour] for held in self.view["gems"])

        def count(seat: int) -> str:
            number = self.view["gems"][seat][colour]
            return f"{number}{'*' if number == most > 0 else ' '}"

        return Column(self.speech.heading(colour) + " ", count, "right")

    def earned_column(self) -> Column:
        """The money or the points."""
        return Column(self.speech.terms.earned, lambda seat: str(self.speech.earned(self.view)[seat]), "right")

    def card_column(self) -> Column:
        """The card with which each seat acts."""
        cards = self.view["cards"]
        return Column("card", lambda seat: card_face(cards[seat]) if cards[seat] else "-")

    def chosen(self, seat: int) -> str:
        """What a seat has chosen, as far as one sees it."""
        action: str | None = self.view["chosen"][seat]
        return {None: "-", "hidden": "face down"}.get(action) or str(action)

    # ---- the end

    def result(self) -> RenderableType:
        """Who has won, and the ranking."""
        seats = sorted(range(self.view["players"]), key=self._place)
        place, name = Column("place", lambda seat: PLACES[self._place(seat)]), Column("", self.speech.title)
        ranking = self._grid([place, name, self.earned_column(), *self.final_columns()], seats, gap=2)
        return Group(
            "",
            _title("The result"),
            Padding(f"[bold]{sentence(self._verdict())}[/]", (0, 0, 1, 2), expand=False),
            Padding(ranking, (0, 0, 0, 2), expand=False),
        )

    def _verdict(self) -> str:
        first, *others = self.view["winners"]
        if others:
            return f"{self.speech.names([first, *others])} share the win"
        me, earned = self.speech.seat, self.speech.earned(self.view)
        text = f"{self.speech.does(first, 'win')} with {self.speech.amount(earned[first])}"
        return text if first == me else f"{text}; you come {PLACES[self._place(me)]} with {earned[me]}"

    def _place(self, seat: int) -> int:
        """How many seats are ahead of this one."""
        return sum(self.standing(other) > self.standing(seat) for other in range(self.view["players"]))

    def _grid(self, columns: Sequence[Column], seats: Iterable[int], gap: int = 1) -> Grid:
        """A row for each of these seats, the person's in bold."""
        grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="")
        for column in columns:
            grid.add_column(column.heading, justify=column.justify, no_wrap=column.no_wrap)
        for seat in seats:
            grid.add_row(*(column.of(seat) for column in columns), style="bold" if seat == self.speech.seat else "")
        return grid


def _title(text: str) -> Rule:
    return Rule(f"[bold]{text}[/]", align="left", style="dim")
