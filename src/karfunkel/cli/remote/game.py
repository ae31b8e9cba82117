"""A game at a server: tell what happens as it happens, ask when it is the person's turn."""

from collections.abc import Callable

from karfunkel.cli.remote.desk import Desk
from karfunkel.cli.remote.notices import company, last_talk, notice, open_question, speech_at
from karfunkel.cli.remote.people import AMONG_PEOPLE, deeds
from karfunkel.cli.remote.place import Place
from karfunkel.cli.remote.ways import way_to
from karfunkel.cli.terminal.conversation import LOOKING, Conversation, Then, move_meant
from karfunkel.cli.terminal.saving import Shelf, command_name
from karfunkel.cli.terminal.speech import listed
from karfunkel.cli.terminal.words import Words
from karfunkel.errors import Error
from karfunkel.table.commands import Ask, Play, Rematch, Resign
from karfunkel.table.told import Shown, Update

SILENCE = 1.5
"""Seconds without news after which it is said for whom all wait."""
LONGEST_MOVE = 60


class Game(Conversation):
    """One game at a server in one terminal."""

    commands = (
        *LOOKING,
        ("undo", "take your last move back; if others have moved since, they are asked"),
        *AMONG_PEOPLE,
        ("save FILE", "save the record, once the game is over; save! FILE replaces a file"),
        ("rematch", "once the game is over: play again with the same people"),
        ("quit", "leave; the table stays, and your seat waits for you"),
    )
    when_over = (
        "The game is over. You can save its record (save FILE), read the log, talk (say TEXT) or play again "
        "(rematch). Enter leaves."
    )

    def __init__(self, desk: Desk, seat: int, words: Words, silence: float = SILENCE) -> None:
        super().__init__(Place(desk, seat, words), words, Shelf(desk.shown.setup.game, seat), desk.console)
        self.place: Place = self.at_table  # type: ignore[assignment]
        self._desk, self._silence = desk, silence
        self._does |= {word: self._then_wait(deed) for word, deed in deeds(desk).items()}
        self._does |= {"undo": self._undo, "resign": self._resign, "rematch": self._rematch}
        self._asked: int | None = None
        """The place in the log of the question that stands on the screen."""
        self._telling = False
        """Whether news are being told since the last question."""
        self._held: list[str] = []
        """The beginning of a round, as long as nothing has happened in it."""
        self._waited_for = ""
        self._ended = False
        self._wants_rematch = False

    def play(self) -> str | None:
        """Play until the game is over or left; the table of a rematch, if there is to be one."""
        try:
            self._greet()
            while self._step() is not Then.LEAVE:
                if self._wants_rematch and self._desk.shown.rematch is not None:
                    return self._desk.shown.rematch
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._quit("")
        return None

    def _step(self) -> Then:
        """Ask if there is something to ask, and take what comes."""
        self._ask()
        return self._take(self._desk.next(self._my_turn or self._ended, self._patience))

    # ---- what comes

    @property
    def _my_turn(self) -> bool:
        return self._desk.settled and self._desk.shown.asked is not None and not self.place.over

    @property
    def _patience(self) -> float | None:
        """How long to wait silently: for ever, if it is said already for whom."""
        silent = self._my_turn or self._ended or self._waited_for == self._whom_we_wait_for()
        return None if silent else self._silence

    def _take(self, item: str | Update | Shown | None) -> Then:
        if isinstance(item, str):
            return self._take_line(item.strip())
        if item is None:
            self._waited_for = self._whom_we_wait_for()
            if self._waited_for:
                self._say(f"[dim]Waiting for {self._waited_for}.[/]")
        elif isinstance(item, Update):
            self._tell(self.place.hear(item, self._desk.shown))
            if told := notice(item.happened, self._desk.shown):
                self._say(told)
        elif item.viewer == self.place.person:
            self._tell(self.place.read_up())
        else:
            self._say("You do not sit at this table any more. Goodbye.")
            return Then.LEAVE
        return Then.SHOW_TABLE

    def _take_line(self, text: str) -> Then:
        try:
            return self._answer(text)
        except Error as error:
            self._say_error(error)
            return Then.ASK_AGAIN

    def _ask(self) -> None:
        """Show the table and ask, if it is the person's turn and that is not on the screen yet; or show the result."""
        if self.place.over:
            self._end()
        elif self._my_turn and self._asked != self._desk.shown.asked:
            self._asked = self._desk.shown.asked
            self._telling, self._waited_for, self._held = False, "", []
            self._draw()
            self._show_question(self._question())
            self._show_time()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        if self._desk.shown.stage == "over":
            self._show_result()
        self._say_plainly(self.when_over)
        self._say_plainly(f"A saved record can be checked, card by card, with: {command_name()} verify FILE")

    # ---- answers

    def _answer(self, text: str) -> Then:
        """Do what the person typed: a command, a number or a move."""
        if self._is_command(text):
            return self._command(text)
        if self.place.over:
            return self._quit("") if not text or text.isdigit() else self._command(text)
        if not self._my_turn:
            if text:
                raise Error(f"it is not your turn: {self._whom_we_wait_for()} {self._no_moves_yet()}")
            return Then.ASK_AGAIN
        move = move_meant(self._question(), text)
        if len(move) > LONGEST_MOVE:
            raise Error(f"{move[:LONGEST_MOVE]!r} is not a move")
        self._desk.do(Play(move, self._desk.shown.asked or 0))
        return Then.SHOW_TABLE

    def _then_wait(self, deed: Callable[[str], None]) -> Callable[[str], Then]:
        def do(text: str) -> Then:
            deed(text)
            return Then.SHOW_TABLE

        return do

    def _undo(self, _: str) -> Then:
        self._desk.do(Ask("undo"))
        return Then.SHOW_TABLE

    def _resign(self, _: str) -> Then:
        self._desk.do(Resign())
        self._say("You have handed your seat to a bot. Goodbye.")
        return Then.LEAVE

    def _rematch(self, _: str) -> Then:
        self._desk.do(Rematch())
        self._wants_rematch = True
        return Then.SHOW_TABLE

    def _quit(self, _: str) -> Then:
        if self.place.over:
            saved = f"The game is saved to {self.shelf.file}." if self._saved else ""
            self._say_plainly(f"Goodbye. {saved}".strip())
        else:
            self._say("Goodbye. The table stays, and your seat waits for you. Come back with:")
            visit = self._desk.visit
            self._show_command(way_to(visit.server, self._desk.shown.table, visit.client.me.name))
        return Then.LEAVE

    # ---- showing

    def _greet(self) -> None:
        shown = self._desk.shown
        self._say(f"[bold]{self.words.title}[/]")
        self._say(f"You are seat {self.place.person}. {company(shown)}")
        self._say("Answer with a number or a move. Type [bold]help[/] at any time for the rules and all commands.")
        for line in last_talk(shown):
            self._say(line)
        if question := open_question(shown):
            self._say(question)
        self._tell(self.place.news())
        if not self._my_turn and not self.place.over:
            self._draw()

    def _tell(self, lines: list[str]) -> None:
        """Tell new lines of the story. A round that begins is told once more follows; else the table shows it."""
        lines, self._held = [*self._held, *lines], []
        if lines[-1:] == self.words.opening(self.place.view):
            lines, self._held = lines[:-1], lines[-1:]
        if lines and not self._telling:
            self._telling = True
            self._show_title("what happened")
        for line in lines:
            self._say(line)

    def _whom_we_wait_for(self) -> str:
        speech = speech_at(self._desk.shown)
        to_act = self.place.view["to_act"]
        return listed([speech.name(seat) for seat in to_act if seat != self.place.person])

    def _no_moves(self) -> str:
        waited_for = "" if self.place.over else self._whom_we_wait_for()
        return f"You cannot move now; {waited_for} {self._no_moves_yet()}." if waited_for else super()._no_moves()

    def _no_moves_yet(self) -> str:
        return "is to move" if len(self.place.view["to_act"]) == 1 else "are to move"

    def _show_time(self) -> None:
        """How long the person may think, if there is a clock."""
        clock, clocks = self._desk.shown.setup.clock, self._desk.shown.clocks
        since = None if clocks is None else clocks[self.place.person].since
        if clock is not None and clocks is not None and since is not None:
            left = (since - self._desk.shown.at + clocks[self.place.person].reserve) // 1000 + clock.each
            self._say(f"[dim]You have {in_words(max(0, left))} to decide.[/]")


def in_words(seconds: int) -> str:
    """A time in words: `2 min 5 s`, `1 d 3 h`; nothing smaller than is of use."""
    named = []
    for unit, size in (("d", 86_400), ("h", 3600), ("min", 60), ("s", 1)):
        number, seconds = divmod(seconds, size)
        named += [f"{number} {unit}"] if number else []
    return " ".join(named[:2]) or "0 s"
