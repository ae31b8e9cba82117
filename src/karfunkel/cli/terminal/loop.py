"""The conversation with the person: show the table, ask, understand the answer, until the game is over or left."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.saving import Shelf, command_name
from karfunkel.cli.terminal.session import Session
from karfunkel.cli.terminal.words import Question, Words
from karfunkel.errors import Error

COMMANDS = (
    ("help", "the rules in short, the decision at hand, and these commands"),
    ("help CARD", "what a card does"),
    ("table", "show the table again"),
    ("moves", "all moves that you can make now"),
    ("log", "all that has happened so far"),
    ("undo", "go back to your last decision; all that came after it is taken back"),
    ("save FILE", "save the game; save! FILE replaces a file"),
    ("quit", "leave the game"),
)
PROMPT = "> "
LISTED_MOVES = 400
"""The command `moves` lists no more than this; a trade can have many thousands."""
OVER = "The game is over. You can save its record (save FILE), read the log, or undo. Enter leaves."


class Then(Enum):
    """What comes after an answer: the same question again, the table anew, or the end."""

    ASK_AGAIN = auto()
    SHOW_TABLE = auto()
    LEAVE = auto()


class Loop:
    """One game in one terminal. `read` asks for a line and raises EOFError when there is none any more."""

    def __init__(
        self, session: Session, words: Words, shelf: Shelf, console: Console, read: Callable[[str], str]
    ) -> None:
        self.session = session
        self.words = words
        self.shelf = shelf
        self.console = console
        self.read = read
        self._saved = shelf.file is not None
        self._commands: dict[str, Callable[[str], Then]] = {
            "help": self._help,
            "table": self._table,
            "moves": self._moves,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "save!": self._save_over,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            self._greet()
            while self._turn() is not Then.LEAVE:
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._quit("")

    def _turn(self) -> Then:
        """Show how things stand and ask until that is answered."""
        self.session.advance()
        self._show_news()
        if self.session.table.over:
            return self._after_the_end()
        self.console.print(self.words.draw(self._view()))
        question = self._question()
        self._show_question(question)
        return self._until_answered(lambda text: self._answer(question, text))

    def _until_answered(self, answer: Callable[[str], Then]) -> Then:
        then = Then.ASK_AGAIN
        while then is Then.ASK_AGAIN:
            try:
                then = answer(self.read(PROMPT).strip())
            except Error as error:
                self._say_plainly(_sentence(error))
        return then

    def _after_the_end(self) -> Then:
        self.console.print(Padding(self.words.result(self._view()), (0, 0, 1, 0)))
        self._say_plainly(OVER)
        self._say_plainly(f"A saved record can be checked, card by card, with: {command_name()} verify FILE")
        return self._until_answered(self._last_answer)

    # ---- answers

    def _answer(self, question: Question, text: str) -> Then:
        """Do what the person typed: a command, a number or a move."""
        if text.partition(" ")[0].lower() in self._commands:
            return self._command(text)
        self.session.play(_move(question, text))
        self._saved = False
        return Then.SHOW_TABLE

    def _last_answer(self, text: str) -> Then:
        """Once the game is over: a command. Enter leaves, and so does the number of a choice there is no more."""
        return self._quit("") if not text or text.isdigit() else self._command(text)

    def _command(self, text: str) -> Then:
        name, _, rest = text.partition(" ")
        if name.lower() not in self._commands:
            raise Error(f"{text[:60]!r} is not understood; type help to see what is")
        return self._commands[name.lower()](rest.strip())

    def _help(self, card: str) -> Then:
        if card:
            return self._help_card(card.lower())
        for paragraph in self.words.rules(self._view()):
            self.console.print()
            self._say(paragraph)
        self.console.print()
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name, about in COMMANDS:
            grid.add_row(f"[bold]{name}[/]", about)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        return self._remind(advice=True)

    def _help_card(self, card: str) -> Then:
        about = self.words.explain(card, self._view())
        if about is None:
            raise Error(f"there is no card {card[:60]!r}; the cards are {', '.join(self.words.cards())}")
        self._say(about)
        return Then.ASK_AGAIN

    def _table(self, _: str) -> Then:
        self.console.print(self.words.draw(self._view()))
        return self._remind()

    def _remind(self, advice: bool = False) -> Then:
        """After a long text, ask again in words."""
        if self.session.table.over:
            self._say_plainly(OVER)
            return Then.ASK_AGAIN
        self.console.print()
        if advice:
            self._say(self.words.advice(self._view()))
            self.console.print()
        self._show_question(self._question())
        return Then.ASK_AGAIN

    def _moves(self, _: str) -> Then:
        moves = self.session.table.moves(self.session.person)
        more = f" and {len(moves) - LISTED_MOVES} more" if len(moves) > LISTED_MOVES else ""
        self._say_plainly((", ".join(moves[:LISTED_MOVES]) or "There is no move to make any more.") + more)
        return Then.ASK_AGAIN

    def _log(self, _: str) -> Then:
        self._show_lines("the whole game so far", self.session.story)
        return self._remind()

    def _undo(self, _: str) -> Then:
        self.session.undo()
        self._saved = False
        self._say(
            "You are back at your decision before this one; all moves since then are taken back, the others' too."
        )
        return Then.SHOW_TABLE

    def _save(self, name: str, replace: bool = False) -> Then:
        self.shelf.save(name, self.session.table.record(with_seed=True), replace=replace)
        self._saved = True
        self._say_plainly(f"Saved to {self.shelf.file}.")
        self._show_way_back()
        return Then.ASK_AGAIN

    def _save_over(self, name: str) -> Then:
        return self._save(name, replace=True)

    def _quit(self, _: str) -> Then:
        if self._saved:
            self._say_plainly(f"Goodbye. The game is saved to {self.shelf.file}.")
        elif self.shelf.file is not None:
            self._say_plainly(f"Goodbye. What came after the last save to {self.shelf.file} is lost.")
        elif self.session.table.over:
            self._say("Goodbye. The record of this game was not saved.")
        else:
            self._say("Goodbye. This game was not saved; to keep a game, type [bold]save FILE[/] before you leave.")
        if self.shelf.file is not None:
            self._show_way_back()
        return Then.LEAVE

    def _show_way_back(self) -> None:
        """The command that goes on with the saved game, or checks it, in one line so that it can be copied."""
        over = self.session.table.over
        command = f"{command_name()} verify {self.shelf.quoted_file()}" if over else self.shelf.how_to_resume()
        self._say("Check it with:" if over else "Go on later with:")
        self.console.print(f"    {escape(command)}", soft_wrap=True)

    # ---- showing

    def _view(self) -> dict[str, object]:
        return self.session.table.view(self.session.person)

    def _question(self) -> Question:
        return self.words.ask(self._view(), self.session.table.moves(self.session.person))

    def _greet(self) -> None:
        seat = self.session.person
        others = [str(other) for other in range(self.session.table.players) if other != seat]
        moves = f"seats {', '.join(others)} move" if len(others) > 1 else f"seat {others[0]} moves"
        self._say(f"[bold]{self.words.title}[/]")
        self._say(f"You are seat {seat}; {moves} at random.")
        self._say("Answer with a number or a move. Type [bold]help[/] at any time for the rules and all commands.")

    def _show_news(self) -> None:
        news = self.session.news()
        if news[-1:] == self.words.opening(self._view()):
            del news[-1]  # the round that begins is seen on the table
        if news:
            self._show_lines("what happened", news)

    def _show_lines(self, title: str, lines: Sequence[str]) -> None:
        self.console.print()
        self.console.print(Rule(title, align="left", style="dim"))
        for line in lines:
            self._say(line)

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

    def _say(self, markup: str) -> None:
        self.console.print(Padding(markup, (0, 0, 0, 2), expand=False))

    def _say_plainly(self, text: str) -> None:
        """Say a text that may hold what the person typed."""
        self._say(escape(text))


def _move(question: Question, text: str) -> str:
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


def _sentence(error: Error) -> str:
    """An error as a sentence that begins and ends like one."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
