"""The loop of a game on this computer: shows the table, asks, plays, until the game is over or left."""

import random
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape

from karfunkel.cli.terminal.command_prompt import LOOKING, PROMPT, CommandPrompt, NextStep
from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.cli.terminal.local_session import LocalSession
from karfunkel.cli.terminal.localized_printer import PromptCommand, typed
from karfunkel.cli.terminal.move_question import Question, move_meant
from karfunkel.cli.terminal.player_names import level_name
from karfunkel.cli.terminal.save_file import SaveFile
from karfunkel.errors import Error

SURE = 0.99
"""A move that is played as often as this is simply the one to play."""


class LocalGameLoop(CommandPrompt):
    """One game in one terminal. `read` asks for a line and raises EOFError when there is none any more."""

    commands = (
        *LOOKING,
        PromptCommand("hint"),
        PromptCommand("undo"),
        PromptCommand("save", "file"),
        PromptCommand("quit"),
    )

    def __init__(
        self, session: LocalSession, ui: GameUI, save_file: SaveFile, console: Console, read: Callable[[str], str]
    ) -> None:
        super().__init__(session, ui, save_file, console)
        self.session = session
        self.read = read
        self._does["undo"] = self._undo
        self._does["hint"] = self._hint

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            self._greet()
            while self._turn() is not NextStep.LEAVE:
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._quit("")

    def _turn(self) -> NextStep:
        """Show how things stand and ask until that is answered."""
        self.session.advance()
        self._show_news()
        if self.session.over:
            return self._after_the_end()
        self._draw()
        question = self._question()
        self._show_question(question)
        return self._until_answered(lambda text: self._answer(question, text))

    def _until_answered(self, answer: Callable[[str], NextStep]) -> NextStep:
        then = NextStep.ASK_AGAIN
        while then is NextStep.ASK_AGAIN:
            try:
                then = answer(self.read(PROMPT).strip())
            except Error as error:
                self._say_error(error)
        return then

    def _after_the_end(self) -> NextStep:
        self._show_result()
        self._say_when_over()
        self._say_how_to_check()
        return self._until_answered(self._last_answer)

    # ---- answers

    def _answer(self, question: Question, text: str) -> NextStep:
        """Do what the person typed: a command, a number or a move."""
        if self._is_command(text):
            return self._command(text)
        self.session.play(move_meant(self.words, question, text))
        self._saved = False
        return NextStep.SHOW_TABLE

    def _last_answer(self, text: str) -> NextStep:
        """Once the game is over: a command. Enter leaves, and so does the number of a choice there is no more."""
        return self._quit("") if not text or text.isdigit() else self._command(text)

    def _undo(self, _: str) -> NextStep:
        self.session.undo()
        self._saved = False
        self._tell("terminal-undone")
        return NextStep.SHOW_TABLE

    def _hint(self, _: str) -> NextStep:
        if self.session.over:
            raise self._error("terminal-error-hint")
        from karfunkel.analysis import advise  # Numba takes a while to import

        dice = random.Random(len(self.session.table.log))  # noqa: S311 - a game, not a secret
        for thought in advise(self.session.view, dice).thoughts:
            move, percents = f"[bold cyan]{escape(thought.move)}[/]", _percents(thought.chance, thought.weight)
            self._tell("terminal-hint" if thought.weight >= SURE else "terminal-hint-often", move=move, **percents)
        return NextStep.ASK_AGAIN

    def _quit(self, _: str) -> NextStep:
        file = escape(str(self.save_file.file))
        if self._saved:
            self._tell("terminal-goodbye-saved", file=file)
        elif self.save_file.file is not None:
            self._tell("terminal-goodbye-lost", file=file)
        elif self.session.over:
            self._tell("terminal-goodbye-over")
        else:
            self._tell("terminal-goodbye-unsaved", save=typed(self._usage(PromptCommand("save", "file"))))
        if self.save_file.file is not None:
            self._show_way_back()
        return NextStep.LEAVE

    # ---- showing

    def _greet(self) -> None:
        self._say(f"[bold]{self.ui.title}[/]")
        self._tell("terminal-greeting", number=self.session.person)
        others = [seat for seat in range(self.session.table.players) if seat != self.session.person]
        level = level_name(self.words, self.session.level)
        names = self.words.list([self.ui.people.title(seat) for seat in others])
        self._tell("terminal-bots", names=names, level=level, count=len(others))
        self._tell("terminal-how", help=typed("help"))

    def _show_news(self) -> None:
        if news := self.session.news():
            self._show_lines(self.words.say("table-log"), news)


def _percents(chance: float, weight: float) -> dict[str, int]:
    return {"chance": round(100 * chance), "often": round(100 * weight)}
