"""Before the game: who has sat down, and for whom all wait."""

from collections.abc import Callable

from karfunkel.cli.remote.desk import Desk
from karfunkel.cli.remote.notices import last_talk, notice, who_sits_where
from karfunkel.cli.remote.people import TALKING, deeds
from karfunkel.cli.remote.visit import News
from karfunkel.cli.remote.ways import way_to
from karfunkel.cli.terminal.voice import MOST_QUOTED, Command, Voice, typed
from karfunkel.errors import Error
from karfunkel.table.commands import SeatBot, Start
from karfunkel.table.entries import BotSat, Sat, Stood
from karfunkel.table.told import Update

COMMANDS = (
    Command("table", about="seats"),
    *TALKING,
    Command("start"),
    Command("abandon", about="close"),
    Command("quit", about="leave"),
)


class Room(Voice):
    """The table before the game begins."""

    def __init__(self, desk: Desk, title: str, bots: str) -> None:
        super().__init__(desk.console, desk.words)
        self._desk, self._title, self._bots = desk, title, bots
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
                    self._tell("terminal-seat-freed")
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
        if isinstance(item, Update) and (told := notice(self.words, item.happened, self._desk.shown)):
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
                raise self._error("terminal-error-before", text=text[:MOST_QUOTED])
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
        self._say(f"[bold]{self._title}[/]")
        self._show()
        for line in last_talk(self._desk.shown):
            self._say(line)
        self._say_whom_we_wait_for()

    def _say_goodbye(self) -> None:
        self._tell("terminal-goodbye-server")
        self._show_command(self._way(self._desk.shown.table))

    def _show(self) -> None:
        for line in who_sits_where(self.words, self._desk.shown):
            self._say(line)
        visit = self._desk.visit
        code = visit.ask(visit.client.invitation(self._desk.shown.table))
        self._tell("terminal-invitation", code=f"[bold]{code}[/]")
        self._show_command(self._way(code, self.words.say("terminal-argument-name")))

    def _way(self, table: str, name: str | None = None) -> str:
        visit = self._desk.visit
        return way_to(visit.server, table, name or visit.client.me.name)

    def _say_whom_we_wait_for(self) -> None:
        shown = self._desk.shown
        free = sum(seat.free for seat in shown.seats)
        if free:
            self._tell("terminal-missing", number=free, help=typed("help"))
        elif shown.setup.host == self._desk.visit.client.me.guest and not shown.setup.starts_when_full:
            self._tell("terminal-all-here", start=typed("start"))
        elif not shown.setup.starts_when_full:
            self._tell("terminal-host-begins")
