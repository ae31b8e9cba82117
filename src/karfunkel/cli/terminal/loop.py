"""A game on this computer: show the table, ask, understand the answer, until the game is over or left."""

import random
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape

from karfunkel.cli.terminal.conversation import LOOKING, PROMPT, Conversation, Then, move_meant
from karfunkel.cli.terminal.saving import Shelf, command_name
from karfunkel.cli.terminal.session import Session
from karfunkel.cli.terminal.words import Question, Words
from karfunkel.errors import Error

SURE = 0.99
"""A move that is played as often as this is simply the one to play."""


class Loop(Conversation):
    """One game in one terminal. `read` asks for a line and raises EOFError when there is none any more."""

    commands = (
        *LOOKING,
        ("hint", "what a strong bot would play here, and how likely it thinks you then win"),
        ("undo", "go back to your last decision; all that came after it is taken back"),
        ("save FILE", "save the game; save! FILE replaces a file"),
        ("quit", "leave the game"),
    )
    when_over = "The game is over. You can save its record (save FILE), read the log, or undo. Enter leaves."

    def __init__(
        self, session: Session, words: Words, shelf: Shelf, console: Console, read: Callable[[str], str]
    ) -> None:
        super().__init__(session, words, shelf, console)
        self.session = session
        self.read = read
        self._does["undo"] = self._undo
        self._does["hint"] = self._hint

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
        if self.session.over:
            return self._after_the_end()
        self._draw()
        question = self._question()
        self._show_question(question)
        return self._until_answered(lambda text: self._answer(question, text))

    def _until_answered(self, answer: Callable[[str], Then]) -> Then:
        then = Then.ASK_AGAIN
        while then is Then.ASK_AGAIN:
            try:
                then = answer(self.read(PROMPT).strip())
            except Error as error:
                self._say_error(error)
        return then

    def _after_the_end(self) -> Then:
        self._show_result()
        self._say_plainly(self.when_over)
        self._say_plainly(f"A saved record can be checked, card by card, with: {command_name()} verify FILE")
        return self._until_answered(self._last_answer)

    # ---- answers

    def _answer(self, question: Question, text: str) -> Then:
        """Do what the person typed: a command, a number or a move."""
        if self._is_command(text):
            return self._command(text)
        self.session.play(move_meant(question, text))
        self._saved = False
        return Then.SHOW_TABLE

    def _last_answer(self, text: str) -> Then:
        """Once the game is over: a command. Enter leaves, and so does the number of a choice there is no more."""
        return self._quit("") if not text or text.isdigit() else self._command(text)

    def _undo(self, _: str) -> Then:
        self.session.undo()
        self._saved = False
        self._say(
            "You are back at your decision before this one; all moves since then are taken back, the others' too."
        )
        return Then.SHOW_TABLE

    def _hint(self, _: str) -> Then:
        if self.session.over:
            raise Error("the game is over; there is nothing to advise")
        from karfunkel.study import advise  # Numba takes a while to import

        dice = random.Random(len(self.session.table.log))  # noqa: S311 - a game, not a secret
        for thought in advise(self.session.view, dice).thoughts:
            often = f", to be played {100 * thought.weight:.0f} times in 100" if thought.weight < SURE else ""
            self._say(f"[bold cyan]{escape(thought.move)}[/]: chance to win {100 * thought.chance:.0f} %{often}")
        return Then.ASK_AGAIN

    def _quit(self, _: str) -> Then:
        if self._saved:
            self._say_plainly(f"Goodbye. The game is saved to {self.shelf.file}.")
        elif self.shelf.file is not None:
            self._say_plainly(f"Goodbye. What came after the last save to {self.shelf.file} is lost.")
        elif self.session.over:
            self._say("Goodbye. The record of this game was not saved.")
        else:
            self._say("Goodbye. This game was not saved; to keep a game, type [bold]save FILE[/] before you leave.")
        if self.shelf.file is not None:
            self._show_way_back()
        return Then.LEAVE

    # ---- showing

    def _greet(self) -> None:
        self._say(f"[bold]{self.words.title}[/]")
        self._say(f"You are seat {self.session.person}; {self.session.others()}.")
        self._say("Answer with a number or a move. Type [bold]help[/] at any time for the rules and all commands.")

    def _show_news(self) -> None:
        news = self.session.news()
        if news[-1:] == self.words.opening(self.session.view):
            del news[-1]  # the round that begins is seen on the table
        if news:
            self._show_lines("what happened", news)
