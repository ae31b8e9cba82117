"""What every conversation about a game has: the table, questions and answers, help, and the commands for looking."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from karfunkel.cli.terminal.at_table import AtTable
from karfunkel.cli.terminal.saving import Shelf, command_name
from karfunkel.cli.terminal.voice import Voice
from karfunkel.cli.terminal.words import Question, Words
from karfunkel.errors import Error

PROMPT = "> "
LISTED_MOVES = 400
"""The command `moves` lists no more than this; a trade can have many thousands."""
LOOKING = (
    ("help", "the rules in short, the decision at hand, and these commands"),
    ("help CARD", "what a card does"),
    ("table", "show the table again"),
    ("moves", "all moves that you can make now"),
    ("log", "all that has happened so far"),
)


class Then(Enum):
    """What comes after an answer: the same question again, the table anew, or the end."""

    ASK_AGAIN = auto()
    SHOW_TABLE = auto()
    LEAVE = auto()


class Conversation(Voice):
    """A conversation with the person at a table. Those who go on from here say who moves when."""

    commands: Sequence[tuple[str, str]] = LOOKING
    """The commands that are understood, as help lists them."""
    when_over = "The game is over."
    """What can be done once the game is over."""

    def __init__(self, at_table: AtTable, words: Words, shelf: Shelf, console: Console) -> None:
        super().__init__(console)
        self.at_table = at_table
        self.words = words
        self.shelf = shelf
        self._saved = shelf.file is not None
        self._does: dict[str, Callable[[str], Then]] = {
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

    def _command(self, text: str) -> Then:
        name, _, rest = text.partition(" ")
        if name.lower() not in self._does:
            raise Error(f"{text[:60]!r} is not understood; type help to see what is")
        return self._does[name.lower()](rest.strip())

    def _help(self, card: str) -> Then:
        if card:
            return self._help_card(card.lower())
        for paragraph in self.words.rules(self.at_table.view):
            self.console.print()
            self._say(paragraph)
        self.console.print()
        self._list_commands(self.commands)
        return self._remind(advice=True)

    def _help_card(self, card: str) -> Then:
        about = self.words.explain(card, self.at_table.view)
        if about is None:
            raise Error(f"there is no card {card[:60]!r}; the cards are {', '.join(self.words.cards())}")
        self._say(about)
        return Then.ASK_AGAIN

    def _table(self, _: str) -> Then:
        self._draw()
        return self._remind()

    def _remind(self, advice: bool = False) -> Then:
        """After a long text, ask again in words."""
        if self.at_table.over:
            self._say_plainly(self.when_over)
            return Then.ASK_AGAIN
        self.console.print()
        if not self.at_table.moves:
            return Then.ASK_AGAIN
        if advice:
            self._say(self.words.advice(self.at_table.view))
            self.console.print()
        self._show_question(self._question())
        return Then.ASK_AGAIN

    def _moves(self, _: str) -> Then:
        moves = self.at_table.moves
        more = f" and {len(moves) - LISTED_MOVES} more" if len(moves) > LISTED_MOVES else ""
        self._say_plainly((", ".join(moves[:LISTED_MOVES]) or self._no_moves()) + more)
        return Then.ASK_AGAIN

    def _no_moves(self) -> str:
        return "There is no move to make any more."

    def _log(self, _: str) -> Then:
        self._show_lines("the whole game so far", self.at_table.story)
        return self._remind()

    def _save(self, name: str, replace: bool = False) -> Then:
        self.shelf.save(name, self.at_table.record(), replace=replace)
        self._saved = True
        self._say_plainly(f"Saved to {self.shelf.file}.")
        self._show_way_back()
        return Then.ASK_AGAIN

    def _save_over(self, name: str) -> Then:
        return self._save(name, replace=True)

    def _quit(self, _: str) -> Then:
        return Then.LEAVE

    def _show_way_back(self) -> None:
        """The command that goes on with the saved game, or checks it, in one line so that it can be copied."""
        over = self.at_table.over
        self._say("Check it with:" if over else "Go on later with:")
        self._show_command(
            f"{command_name()} verify {self.shelf.quoted_file()}" if over else self.shelf.how_to_resume()
        )

    # ---- showing

    def _question(self) -> Question:
        return self.words.ask(self.at_table.view, self.at_table.moves)

    def _draw(self) -> None:
        self.console.print(self.words.draw(self.at_table.view))

    def _show_result(self) -> None:
        self.console.print(Padding(self.words.result(self.at_table.view), (0, 0, 1, 0)))

    def _show_question(self, question: Question) -> None:
        self._say(f"[bold]{question.asked}[/]")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right")
        for number, choice in enumerate(question.choices, start=1):
            label = f"[bold]{number}[/]" if question.numbered else "-"
            grid.add_row(label, f"[bold cyan]{escape(choice.move)}[/]", choice.about)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        if question.more:
            self._say(question.more)
        if not question.numbered:
            self._say("Moves are numbers themselves here, so type the move.")
        if len(question.choices) == 1:
            self._say("This is the only move; Enter plays it.")


def move_meant(question: Question, text: str) -> str:
    """The move that an answer means: a number's, or what was typed. Enter plays the only move there is."""
    if not text:
        if len(question.choices) == 1:
            return question.choices[0].move
        number = f"a number from 1 to {len(question.choices)}, " if question.numbered else ""
        raise Error(f"type {number}a move, or help")
    if not (question.numbered and text.isascii() and text.isdigit()):
        return _as_written(question, text)
    if not 1 <= int(text[:9]) <= len(question.choices):
        raise Error(f"there is no choice {text[:20]}; the choices are 1 to {len(question.choices)}")
    return question.choices[int(text) - 1].move


def _as_written(question: Question, text: str) -> str:
    """A move typed in any case: as a choice writes it, else in small letters."""
    return {choice.move.lower(): choice.move for choice in question.choices}.get(text.lower(), text.lower())
