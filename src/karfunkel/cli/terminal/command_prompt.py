"""The prompt of a game: shows the table, asks, and runs the commands that are typed (help, moves, log, save)."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.cli.terminal.localized_printer import MOST_QUOTED, Printer, PromptCommand, typed
from karfunkel.cli.terminal.move_question import Question
from karfunkel.cli.terminal.save_file import SaveFile, command_name
from karfunkel.cli.terminal.session_interface import SessionProtocol

PROMPT = "> "
LISTED_MOVES = 400
"""The command `moves` lists no more than this; a trade can have many thousands."""
LOOKING = (
    PromptCommand("help"),
    PromptCommand("help", "number", "help-chapter"),
    PromptCommand("help", "card", "help-card"),
    PromptCommand("table"),
    PromptCommand("moves"),
    PromptCommand("log"),
)


class NextStep(Enum):
    """What comes after an answer: the same question again, the table anew, or the end."""

    ASK_AGAIN = auto()
    SHOW_TABLE = auto()
    LEAVE = auto()


class CommandPrompt(Printer):
    """The prompt of one person at a table. Subclasses say who moves when."""

    commands: Sequence[PromptCommand] = LOOKING
    """The commands that are understood, as help lists them."""
    when_over = "terminal-over"
    """The message that says what can be done once the game is over."""

    def __init__(self, game_session: SessionProtocol, ui: GameUI, save_file: SaveFile, console: Console) -> None:
        super().__init__(console, ui.words)
        self.game_session = game_session
        self.ui = ui
        self.save_file = save_file
        self._saved = save_file.file is not None
        self._does: dict[str, Callable[[str], NextStep]] = {
            "help": self._help,
            "table": self._table,
            "moves": self._moves,
            "log": self._log,
            "save": self._save,
            "save!": self._save_over,
            "quit": self._quit,
            "exit": self._quit,
        }

    # ---- commands

    def _is_command(self, text: str) -> bool:
        return text.partition(" ")[0].lower() in self._does

    def _command(self, text: str) -> NextStep:
        name, _, rest = text.partition(" ")
        if name.lower() not in self._does:
            raise self._error("terminal-error-command", text=text[:MOST_QUOTED])
        return self._does[name.lower()](rest.strip())

    def _help(self, about: str) -> NextStep:
        if about:
            return self._explain(about.lower())
        self.console.print()
        self._say(self.ui.rules.summary())
        self.console.print()
        self._list_commands([command for command in self.commands if self._has_answer(command)])
        return self._remind(advice=True)

    def _has_answer(self, command: PromptCommand) -> bool:
        """Whether a command is of use in this game: one without cards has none to explain."""
        if command.argument == "card":
            return bool(self.ui.cards())
        return command.argument != "number" or bool(self.ui.rules.text(1))

    def _explain(self, about: str) -> NextStep:
        """A chapter of the rules, or a card."""
        explained = self.ui.rules.chapter(about) or self.ui.explain(about, self.game_session.view)
        if explained is None:
            cards = ", ".join(self.ui.cards())
            message = "terminal-error-card" if cards else "terminal-error-chapter"
            raise self._error(message, text=about[:MOST_QUOTED], cards=cards)
        self._say(explained)
        return NextStep.ASK_AGAIN

    def _table(self, _: str) -> NextStep:
        self._draw()
        return self._remind()

    def _remind(self, advice: bool = False) -> NextStep:
        """After a long text, ask again in words."""
        if self.game_session.over:
            self._say_when_over()
            return NextStep.ASK_AGAIN
        self.console.print()
        if not self.game_session.moves:
            return NextStep.ASK_AGAIN
        if advice and (told := self.ui.advice(self.game_session.view)):
            self._say(told)
            self.console.print()
        self._show_question(self._question())
        return NextStep.ASK_AGAIN

    def _moves(self, _: str) -> NextStep:
        moves = self.game_session.moves
        self._say(escape(", ".join(moves[:LISTED_MOVES])) or self._no_moves())
        if len(moves) > LISTED_MOVES:
            self._tell("terminal-more-moves", number=len(moves) - LISTED_MOVES)
        return NextStep.ASK_AGAIN

    def _no_moves(self) -> str:
        return self.words.say("terminal-no-moves")

    def _log(self, _: str) -> NextStep:
        self._show_lines(self.words.say("terminal-whole-log"), self.game_session.story)
        return self._remind()

    def _save(self, name: str, replace: bool = False) -> NextStep:
        self.save_file.save(name, self.game_session.record(), replace=replace)
        self._saved = True
        self._tell("terminal-saved", file=escape(str(self.save_file.file)))
        self._show_way_back()
        return NextStep.ASK_AGAIN

    def _save_over(self, name: str) -> NextStep:
        return self._save(name, replace=True)

    def _quit(self, _: str) -> NextStep:
        return NextStep.LEAVE

    def _show_way_back(self) -> None:
        """The command that goes on with the saved game, or checks it, in one line so that it can be copied."""
        if self.game_session.over:
            self._tell("terminal-way-to-check")
            self._show_command(f"{command_name()} verify {self.save_file.quoted_file()}")
        else:
            self._tell("terminal-way-back")
            self._show_command(self.save_file.how_to_resume())

    # ---- showing

    def _question(self) -> Question:
        return self.ui.ask(self.game_session.view, self.game_session.moves)

    def _draw(self) -> None:
        self.console.print(self.ui.draw(self.game_session.view))

    def _show_result(self) -> None:
        self.console.print(Padding(self.ui.result(self.game_session.view), (0, 0, 1, 0)))

    def _say_when_over(self) -> None:
        file = self._usage(PromptCommand("save", "file"))
        self._tell(self.when_over, save=typed(file), log=typed("log"), undo=typed("undo"), rematch=typed("rematch"))

    def _say_how_to_check(self) -> None:
        file = self.words.say("terminal-argument-file")
        self._tell("terminal-check", command=escape(f"{command_name()} verify {file}"))

    def _show_question(self, question: Question) -> None:
        self._say(f"[bold]{question.asked}[/]")
        self._say(_choices(question))
        if question.another:
            move = f"[bold cyan]{escape(question.another)}[/]"
            self._tell("terminal-other-moves", move=move, moves=typed("moves"))
        if not question.numbered:
            self._tell("terminal-type-the-move")
        if len(question.choices) == 1:
            self._tell("terminal-only-move")


def _choices(question: Question) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for number, choice in enumerate(question.choices, start=1):
        label = f"[bold]{number}[/]" if question.numbered else "-"
        grid.add_row(label, f"[bold cyan]{escape(choice.move)}[/]", choice.about)
    return grid
