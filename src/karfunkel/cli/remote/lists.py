"""The tables of a server: the person's own, and those that anybody can join."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from karfunkel.cli.remote.visit import Visit
from karfunkel.cli.remote.ways import way_to, way_to_open
from karfunkel.cli.terminal.voice import Voice
from karfunkel.protocol.http import Summary
from karfunkel.table.sitting import Seat


class Lists(Voice):
    """Shows tables."""

    def __init__(self, visit: Visit, console: Console) -> None:
        super().__init__(console)
        self._visit = visit

    def show(self) -> None:
        """Show the person's tables and those with a free seat."""
        client = self._visit.client
        mine = self._visit.ask(client.mine())
        known = {one.table for one in mine}
        free = [one for one in self._visit.ask(client.lobby(stage="open", free=True)) if one.table not in known]
        self._show_tables("your tables", mine)
        self._show_tables("tables with a free seat", free)
        if mine or free:
            self._say("Sit down with:")
            self._show_command(way_to(self._visit.server, "TABLE", client.me.name))
        else:
            self._say("No table waits for you. Put one up with, for example:")
            self._show_command(way_to_open(self._visit.server, client.me.name))

    def _show_tables(self, title: str, tables: Sequence[Summary]) -> None:
        if not tables:
            return
        self._show_title(title)
        grid = Grid("table", "game", "seats", "", header_style="dim", box=None, pad_edge=False)
        for one in tables:
            grid.add_row(
                f"[bold]{one.table}[/]", one.game, escape(", ".join(map(_sitter, one.seats))), self._state(one)
            )
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        self.console.print()

    def _state(self, table: Summary) -> str:
        if table.stage == "open":
            return "waits for players"
        me = self._visit.client.me.guest
        return "[bold]your turn[/]" if any(table.seats[seat].guest == me for seat in table.to_act) else "others move"


def _sitter(seat: Seat) -> str:
    return seat.name or (f"bot {seat.level}" if seat.level else "free")
