"""Prints the tables of a server: the person's own, and those that anybody can join."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from karfunkel.cli.remote.client_thread import ServerSession
from karfunkel.cli.remote.join_command_lines import join_command, open_table_command
from karfunkel.cli.terminal.localized_printer import Printer
from karfunkel.cli.terminal.seat_names import bot_name
from karfunkel.games.registry import GAMES
from karfunkel.match.match import Seat
from karfunkel.protocol.http import Summary
from karfunkel.words import Words, scopes_of


class TableLists(Printer):
    """Shows tables."""

    def __init__(self, session: ServerSession, console: Console, words: Words) -> None:
        super().__init__(console, words)
        self._session = session

    def show(self) -> None:
        """Show the person's tables and those with a free seat."""
        client = self._session.client
        mine = self._session.ask(client.mine())
        known = {one.table for one in mine}
        free = [one for one in self._session.ask(client.lobby(stage="open", free=True)) if one.table not in known]
        self._show_tables(self.words.say("lobby-mine"), mine)
        self._show_tables(self.words.say("lobby-join"), free)
        if mine or free:
            self._tell("terminal-sit-down")
            self._show_command(
                join_command(self._session.server, self.words.say("terminal-argument-table"), client.me.name)
            )
        else:
            self._tell("terminal-put-up")
            self._show_command(open_table_command(self._session.server, client.me.name))

    def _show_tables(self, title: str, tables: Sequence[Summary]) -> None:
        if not tables:
            return
        self._show_title(title)
        headings = [self.words.say(f"terminal-{name}") for name in ("table", "game", "seats")]
        grid = Grid(*headings, "", header_style="dim", box=None, pad_edge=False)
        for one in tables:
            sitters = escape(", ".join(self._sitter(seat, number) for number, seat in enumerate(one.seats)))
            grid.add_row(f"[bold]{one.table}[/]", self._title(one.game), sitters, self._state(one))
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        self.console.print()

    def _title(self, game: str) -> str:
        """What a game is called; a server may have games that are not known here."""
        if game not in GAMES:
            return escape(game)
        return Words(self.words.language, scopes_of(GAMES[game])).say_if_known("title") or GAMES[game].title

    def _state(self, table: Summary) -> str:
        if table.stage == "open":
            return self.words.say("lobby-open-seats", free=sum(seat.free for seat in table.seats))
        me = self._session.client.me.guest
        if any(table.seats[seat].guest == me for seat in table.to_act):
            return f"[bold]{self.words.say('table-your-turn')}[/]"
        return self.words.say("terminal-others-move")

    def _sitter(self, seat: Seat, number: int) -> str:
        if seat.free:
            return self.words.say("wait-free")
        return seat.name or bot_name(self.words, seat.bot_number(number))
