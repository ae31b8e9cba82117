"""The loop of a game at a server: prints updates as they come, asks when it is the person's turn."""

from collections.abc import Callable

from rich.markup import escape

from karfunkel.cli.remote.console import RemoteConsole
from karfunkel.cli.remote.event_notices import company, last_talk, notice, open_question
from karfunkel.cli.remote.join_command_lines import join_command
from karfunkel.cli.remote.remote_session import RemoteSession
from karfunkel.cli.remote.talk_vote_resign_commands import AMONG_PEOPLE, command_handlers
from karfunkel.cli.terminal.command_prompt import LOOKING, CommandPrompt, NextStep
from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.cli.terminal.localized_printer import PromptCommand, typed
from karfunkel.cli.terminal.move_question import move_meant
from karfunkel.cli.terminal.save_file import SaveFile
from karfunkel.errors import Error
from karfunkel.match.commands import Ask, Play, Rematch, Resign
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.words import Words

SILENCE = 1.5
"""Seconds without news after which it is said for whom all wait."""
LONGEST_MOVE = 60
HOURS_A_DAY = 24


class RemoteGameLoop(CommandPrompt):
    """One game at a server in one terminal."""

    commands = (
        *LOOKING,
        PromptCommand("undo", about="undo-asking"),
        *AMONG_PEOPLE,
        PromptCommand("save", "file", "save-record"),
        PromptCommand("rematch"),
        PromptCommand("quit", about="leave"),
    )
    when_over = "terminal-over-server"

    def __init__(self, remote: RemoteConsole, seat: int, ui: GameUI, silence: float = SILENCE) -> None:
        super().__init__(
            RemoteSession(remote, seat, ui), ui, SaveFile(ui.words, remote.shown.setup.game, seat), remote.console
        )
        self.remote_session: RemoteSession = self.game_session  # type: ignore[assignment]
        self._remote, self._silence = remote, silence
        self._does |= {word: self._then_wait(command) for word, command in command_handlers(remote).items()}
        self._does |= {"undo": self._undo, "resign": self._resign, "rematch": self._rematch}
        self._asked: int | None = None
        """The place in the log of the question that stands on the screen."""
        self._telling = False
        """Whether news are being told since the last question."""
        self._waited_for = ""
        self._ended = False
        self._wants_rematch = False

    def play(self) -> str | None:
        """Play until the game is over or left; the table of a rematch, if there is to be one."""
        try:
            self._greet()
            while self._step() is not NextStep.LEAVE:
                if self._wants_rematch and self._remote.shown.rematch is not None:
                    return self._remote.shown.rematch
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._quit("")
        return None

    def _step(self) -> NextStep:
        """Ask if there is something to ask, and take what comes."""
        self._ask()
        return self._take(self._remote.next(self._my_turn or self._ended, self._patience))

    # ---- what comes

    @property
    def _my_turn(self) -> bool:
        return self._remote.settled and self._remote.shown.asked is not None and not self.remote_session.over

    @property
    def _patience(self) -> float | None:
        """How long to wait silently: for ever, if it is said already for whom."""
        silent = self._my_turn or self._ended or self._waited_for == self._whom_we_wait_for()
        return None if silent else self._silence

    def _take(self, item: str | Update | TableSnapshot | None) -> NextStep:
        if isinstance(item, str):
            return self._take_line(item.strip())
        if item is None:
            self._waited_for = self._whom_we_wait_for()
            if self._waited_for:
                self._say(f"[dim]{self._waiting()}[/]")
        elif isinstance(item, Update):
            self._show_news(self.remote_session.hear(item, self._remote.shown))
            if told := notice(self.words, item.happened, self._remote.shown):
                self._say(told)
        elif item.viewer == self.remote_session.person:
            self._show_news(self.remote_session.read_up())
        else:
            self._tell("error-not-seated")
            self._tell("terminal-goodbye")
            return NextStep.LEAVE
        return NextStep.SHOW_TABLE

    def _take_line(self, text: str) -> NextStep:
        try:
            return self._answer(text)
        except Error as error:
            self._say_error(error)
            return NextStep.ASK_AGAIN

    def _ask(self) -> None:
        """Show the table and ask, if it is the person's turn and that is not on the screen yet; or show the result."""
        if self.remote_session.over:
            self._end()
        elif self._my_turn and self._asked != self._remote.shown.asked:
            self._asked = self._remote.shown.asked
            self._telling, self._waited_for = False, ""
            self._draw()
            self._show_question(self._question())
            self._show_time()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        if self._remote.shown.stage == "over":
            self._show_result()
        self._say_when_over()
        self._say_how_to_check()

    # ---- answers

    def _answer(self, text: str) -> NextStep:
        """Do what the person typed: a command, a number or a move."""
        if self._is_command(text):
            return self._command(text)
        if self.remote_session.over:
            return self._quit("") if not text or text.isdigit() else self._command(text)
        if not self._my_turn:
            if text:
                raise Error(f"{self.words.say('error-not-your-turn')} {self._waiting()}")
            return NextStep.ASK_AGAIN
        move = move_meant(self.words, self._question(), text)
        if len(move) > LONGEST_MOVE:
            raise self._error("terminal-error-move", text=move[:LONGEST_MOVE])
        self._remote.do(Play(move, self._remote.shown.asked or 0))
        return NextStep.SHOW_TABLE

    def _then_wait(self, command: Callable[[str], None]) -> Callable[[str], NextStep]:
        def do(text: str) -> NextStep:
            command(text)
            return NextStep.SHOW_TABLE

        return do

    def _undo(self, _: str) -> NextStep:
        self._remote.do(Ask("undo"))
        return NextStep.SHOW_TABLE

    def _resign(self, _: str) -> NextStep:
        self._remote.do(Resign())
        self._say(f"{self.words.say('log-resigned', name='', you='one')} {self.words.say('terminal-goodbye')}")
        return NextStep.LEAVE

    def _rematch(self, _: str) -> NextStep:
        self._remote.do(Rematch())
        self._wants_rematch = True
        return NextStep.SHOW_TABLE

    def _quit(self, _: str) -> NextStep:
        if self.remote_session.over and self._saved:
            self._tell("terminal-goodbye-saved", file=escape(str(self.save_file.file)))
        elif self.remote_session.over:
            self._tell("terminal-goodbye")
        else:
            self._tell("terminal-goodbye-server")
            session = self._remote.session
            self._show_command(join_command(session.server, self._remote.shown.table, session.client.me.name))
        return NextStep.LEAVE

    # ---- showing

    def _greet(self) -> None:
        shown = self._remote.shown
        self._say(f"[bold]{self.ui.title}[/]")
        self._tell("terminal-greeting", number=self.remote_session.person)
        for line in company(self.words, shown):
            self._say(line)
        self._tell("terminal-how", help=typed("help"))
        for line in last_talk(shown):
            self._say(line)
        if question := open_question(self.words, shown):
            self._say(question)
        self._show_news(self.remote_session.news())
        if not self._my_turn and not self.remote_session.over:
            self._draw()

    def _show_news(self, lines: list[str]) -> None:
        """Tell new lines of the story, under a title if they are the first since the last question."""
        if lines and not self._telling:
            self._telling = True
            self._show_title(self.words.say("table-log"))
        for line in lines:
            self._say(line)

    def _whom_we_wait_for(self) -> str:
        return self.ui.people.others(self.remote_session.view["to_act"])

    def _waiting(self) -> str:
        return f"{self.words.say('table-waiting', names=self._whom_we_wait_for())}."

    def _no_moves(self) -> str:
        waits = not self.remote_session.over and self._whom_we_wait_for()
        return f"{self.words.say('error-not-your-turn')} {self._waiting()}" if waits else super()._no_moves()

    def _show_time(self) -> None:
        """How long the person may think, if there is a clock."""
        clock, clocks = self._remote.shown.setup.clock, self._remote.shown.clocks
        since = None if clocks is None else clocks[self.remote_session.person].since
        if clock is not None and clocks is not None and since is not None:
            left = (since - self._remote.shown.at + clocks[self.remote_session.person].reserve) // 1000 + clock.each
            time = clock_time(self.words, max(0, left))
            self._say(f"[dim]{self.words.say('table-clock-left', time=time)}[/]")


def clock_time(words: Words, seconds: int) -> str:
    """A time as clocks show it: `2:05`, `1:00:00`; days in words."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours >= HOURS_A_DAY:
        return words.say("time-days", days=hours // HOURS_A_DAY, hours=hours % HOURS_A_DAY)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
