"""A grid of any game's view: its fields, laid out in rows and columns."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from karfunkel.cli.terminal.seat_grids import Column, indented, seats_grid, titled
from karfunkel.cli.terminal.seat_names import PlayerNames
from karfunkel.games.game import Game
from karfunkel.notation.notation import EVERY_VIEW
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.words.event_teller import readable

SHOWN_OTHERWISE = EVERY_VIEW | {"points"}
"""The prompt shows it, or the last column, or nobody needs it."""
NOTHING = "-"


class ViewGrid:
    """Draws a view field by field: what each seat has in a row of its own, all else below."""

    def __init__(self, game: Game, people: PlayerNames, view: Mapping[str, Any]) -> None:
        self._game, self._people, self._words, self._view = game, people, people.words, view

    def table(self) -> RenderableType:
        """The table."""
        title = self._words.say_if_known("title") or self._game.title
        return Group("", titled(title), indented(self._seats(), below=1), indented(self._common(), below=1))

    def _seats(self) -> Grid:
        columns = [self._column(name) for name in self._shown() if self._is_of_seats(name)]
        points = self._words.say_if_known("field-points") or self._words.say("end-score")
        scores = Column(points, lambda seat: str(self._view["scores"][seat]), "right")
        title = Column("", self._people.title)
        return seats_grid(self._people, [title, *columns, scores], range(self._view["players"]), gap=2)

    def _common(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name in self._shown():
            if not self._is_of_seats(name):
                grid.add_row(f"[dim]{self._label(name)}[/]", self._text(name, self._view[name]))
        return grid

    def _shown(self) -> Iterable[str]:
        """The fields that are drawn; a game leaves one out by calling it nothing."""
        return (name for name in self._view if name not in SHOWN_OTHERWISE and self._label(name))

    def _is_of_seats(self, name: str) -> bool:
        """Whether a field has an entry for each seat: the game says so, or else its length does."""
        value, declared = self._view[name], notation_of(self._game.id).seat_fields
        if declared is not None:
            return name in declared
        return isinstance(value, list) and len(value) == self._view["players"]

    def _column(self, name: str) -> Column:
        values = self._view[name]
        justify: JustifyMethod = "right" if isinstance(values[0], int) else "left"
        return Column(self._label(name), lambda seat: self._text(name, values[seat]), justify, no_wrap=False)

    def _label(self, name: str) -> str:
        said = self._words.say_if_known(f"field-{name}")
        return escape(readable(name)) if said is None else said

    def _text(self, name: str, value: Any, number: int = 1) -> str:
        """A value in the game's own words (`value-<field>`, with its place in a row), or as it is."""
        if isinstance(value, list):
            if (columns := self._columns(name, value)) is not None:
                return columns
            parts = (self._text(name, part, place) for place, part in enumerate(value, start=1))
            between = "\n" if self._words.has(f"column-{name}") else " "
            return between.join(filter(None, parts)) or NOTHING
        if value is None:
            return NOTHING
        seat = self._people.name(value) if value in range(self._view["players"]) else ""
        said = self._words.say_if_known(f"value-{name}", value=_plain(value), number=number, name=seat)
        return escape(str(_plain(value))) if said is None else said.strip()

    def _columns(self, name: str, values: Sequence[Any]) -> str | None:
        """A row with what stands above its columns (`column-<field>`); None if the game has no words for these."""
        rows = any(isinstance(value, list) for value in values)
        if rows or len(values) < 2 or not self._words.has(f"column-{name}") or self._words.has(f"value-{name}"):
            return None
        numbered = enumerate(values, start=1)
        heads = [
            (self._words.say(f"column-{name}", number=place), self._text(name, value)) for place, value in numbered
        ]
        return "  ".join(f"[dim]{head.strip()}:[/] {text}" for head, text in heads)


def _plain(value: Any) -> str | int:
    """A value as messages can take it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
