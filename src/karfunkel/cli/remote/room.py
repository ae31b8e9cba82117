"""Before the game: who has sat down, and for whom all wait."""

from collections.abc import Callable

from karfunkel.cli.remote.desk import Desk
from karfunkel.cli.remote.notices import last_talk, notice, who_sits_where
from karfunkel.cli.remote.people import TALKING, deeds
from karfunkel.cli.remote.visit import News
from karfunkel.cli.remote.ways import way_to
from karfunkel.cli.terminal.voice import Voice
from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from karfunkel.table.commands import SeatBot, Start
from karfunkel.table.entries import BotSat, Sat, Stood
from karfunkel.table.told import Update

COMMANDS = (
    ("table", "show who sits where, and the invitation"),
    *TALKING,
    ("start", "as the host: put bots on the free seats and begin"),
    ("abandon", "as the host: close the table"),
    ("quit", "leave; the table stays, and your seat waits for you"),
)


class Room(Voice):
    """The table before the game begins."""

    def __init__(self, desk: Desk, bots: str) -> None:
        super().__init__(desk.console)
        self._desk, self._bots = desk, bots
        self._does: dict[str, Callable[[str], None]] = {
            **{word: deed for word, deed in deeds(desk).items() if word in ("say", "abandon")},
            "help": lambda _: self._list_commands(COMMANDS),
            "table": lambda _: self._show(),
            "start": lambda _: self._start(),
        }

    def wait(self) -> bool:
        """Wait until the game begins; whether it does."""
        try:
            self._greet()
            while self._desk.shown.stage == "open":
                if self._desk.shown.viewer is None:
                    self._say("The host has freed your seat. Goodbye.")
                    return False
                if not self._take(self._desk.next(listen=False)):
                    return False
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._say_goodbye()
            return False
        return self._desk.shown.stage != "abandoned"

    def _take(self, item: str | News | None) -> bool:
        """Take what comes; whether the person stays."""
        if isinstance(item, str):
            return self._obey(item.strip())
        if isinstance(item, Update) and (told := notice(item.happened, self._desk.shown)):
            self._say(told)
            if isinstance(item.happened, Sat | BotSat | Stood):
                self._say_whom_we_wait_for()
        return True

    def _obey(self, text: str) -> bool:
        """Do what was typed; whether the person stays."""
        word, _, rest = text.partition(" ")
        if word.lower() in ("quit", "exit"):
            self._say_goodbye()
            return False
        try:
            if word.lower() in self._does:
                self._does[word.lower()](rest.strip())
            elif text:
                raise Error(f"{text[:60]!r} is not understood before the game begins; type help to see what is")
        except Error as error:
            self._say_error(error)
        return True

    def _start(self) -> None:
        for number, seat in enumerate(self._desk.shown.seats):
            if seat.free:
                self._desk.do(SeatBot(number, self._bots))
        if not self._desk.shown.setup.starts_when_full:
            self._desk.do(Start())

    # ---- showing

    def _greet(self) -> None:
        self._say(f"[bold]{game_called(self._desk.shown.setup.game).title}[/]")
        self._show()
        for line in last_talk(self._desk.shown):
            self._say(line)
        self._say_whom_we_wait_for()

    def _say_goodbye(self) -> None:
        self._say("Goodbye. The table stays, and your seat waits for you. Come back with:")
        self._show_command(self._way(self._desk.shown.table))

    def _show(self) -> None:
        for line in who_sits_where(self._desk.shown):
            self._say(line)
        visit = self._desk.visit
        code = visit.ask(visit.client.invitation(self._desk.shown.table))
        self._say(f"Friends can join with the code [bold]{code}[/], which leads to this table:")
        self._show_command(self._way(code, "NAME"))

    def _way(self, table: str, name: str | None = None) -> str:
        visit = self._desk.visit
        return way_to(visit.server, table, name or visit.client.me.name)

    def _say_whom_we_wait_for(self) -> None:
        shown = self._desk.shown
        free = sum(seat.free for seat in shown.seats)
        if free:
            people = "one more player" if free == 1 else f"{free} more players"
            self._say(f"Waiting for {people}. Type [bold]help[/] to see what you can do meanwhile.")
        elif shown.setup.host == self._desk.visit.client.me.guest and not shown.setup.starts_when_full:
            self._say("All seats are taken. Type [bold]start[/] to begin.")
        elif not shown.setup.starts_when_full:
            self._say("All seats are taken. Waiting for the host to begin.")
