"""The table before the game begins: who has sat down, and for whom all wait."""

from collections.abc import Callable

from karfunkel.cli.remote.client_thread import News
from karfunkel.cli.remote.console import RemoteConsole
from karfunkel.cli.remote.event_notices import last_talk, notice, who_sits_where
from karfunkel.cli.remote.join_command_lines import join_command
from karfunkel.cli.remote.talk_vote_resign_commands import TALKING, command_handlers
from karfunkel.cli.terminal.localized_printer import MOST_QUOTED, Printer, PromptCommand, typed
from karfunkel.errors import Error
from karfunkel.match.commands import SeatBot, Start
from karfunkel.match.events import BotSat, Sat, Stood
from karfunkel.match.viewer_messages import Update

COMMANDS = (
    PromptCommand("table", about="seats"),
    *TALKING,
    PromptCommand("start"),
    PromptCommand("abandon", about="close"),
    PromptCommand("quit", about="leave"),
)


class WaitingRoom(Printer):
    """The table before the game begins."""

    def __init__(self, remote: RemoteConsole, title: str, bots: str) -> None:
        super().__init__(remote.console, remote.words)
        self._remote, self._title, self._bots = remote, title, bots
        self._does: dict[str, Callable[[str], None]] = {
            **{word: deed for word, deed in command_handlers(remote).items() if word in ("say", "abandon")},
            "help": lambda _: self._list_commands(COMMANDS),
            "table": lambda _: self._show(),
            "start": lambda _: self._start(),
        }

    def wait(self) -> bool:
        """Wait until the game begins; whether it does."""
        try:
            self._greet()
            while self._remote.shown.stage == "open":
                if self._remote.shown.viewer is None:
                    self._tell("terminal-seat-freed")
                    return False
                if not self._take(self._remote.next(listen=False)):
                    return False
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._say_goodbye()
            return False
        return self._remote.shown.stage != "abandoned"

    def _take(self, item: str | News | None) -> bool:
        """Take what comes; whether the person stays."""
        if isinstance(item, str):
            return self._dispatch(item.strip())
        if isinstance(item, Update) and (told := notice(self.words, item.happened, self._remote.shown)):
            self._say(told)
            if isinstance(item.happened, Sat | BotSat | Stood):
                self._say_whom_we_wait_for()
        return True

    def _dispatch(self, text: str) -> bool:
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
        for number, seat in enumerate(self._remote.shown.seats):
            if seat.free:
                self._remote.do(SeatBot(number, self._bots))
        if not self._remote.shown.setup.starts_when_full:
            self._remote.do(Start())

    # ---- showing

    def _greet(self) -> None:
        self._say(f"[bold]{self._title}[/]")
        self._show()
        for line in last_talk(self._remote.shown):
            self._say(line)
        self._say_whom_we_wait_for()

    def _say_goodbye(self) -> None:
        self._tell("terminal-goodbye-server")
        self._show_command(self._way(self._remote.shown.table))

    def _show(self) -> None:
        for line in who_sits_where(self.words, self._remote.shown):
            self._say(line)
        session = self._remote.session
        code = session.ask(session.client.invitation(self._remote.shown.table))
        self._tell("terminal-invitation", code=f"[bold]{code}[/]")
        self._show_command(self._way(code, self.words.say("terminal-argument-name")))

    def _way(self, table: str, name: str | None = None) -> str:
        session = self._remote.session
        return join_command(session.server, table, name or session.client.me.name)

    def _say_whom_we_wait_for(self) -> None:
        shown = self._remote.shown
        free = sum(seat.free for seat in shown.seats)
        if free:
            self._tell("terminal-missing", number=free, help=typed("help"))
        elif shown.setup.host == self._remote.session.client.me.guest and not shown.setup.starts_when_full:
            self._tell("terminal-all-here", start=typed("start"))
        elif not shown.setup.starts_when_full:
            self._tell("terminal-host-begins")
