"""Prints sentences, lists and errors in a terminal, in the person's language."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.errors import Error, IllegalMove, InvalidMove, Refused
from karfunkel.words import ENGLISH, Words

MOST_QUOTED = 60
"""So much of what a person typed is repeated."""
MOVES_REFUSED: Mapping[type[Error], str] = {IllegalMove: "illegal-move", InvalidMove: "invalid-move"}
"""How a server calls it that a move is not possible."""


class PromptCommand(NamedTuple):
    """A command, what is typed after it, and the message that says what it does, if that is not of its own name."""

    name: str
    argument: str = ""
    about: str = ""


class Printer:
    """Prints to a terminal."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def _tell(self, message: str, /, **arguments: str | int) -> None:
        """Say a message; what stands in it is markup."""
        self._say(self.words.say(message, **arguments))

    def _say(self, markup: RenderableType) -> None:
        self.console.print(Padding(markup, (0, 0, 0, 2), expand=False))

    def _say_error(self, error: Error) -> None:
        """Say what was wrong, as a sentence that begins and ends like one."""
        text = self._reason(error)
        text = f"{text[:1].upper()}{text[1:]}"
        self._say(escape(text if text.endswith((".", "!", "?", ")")) else f"{text}."))

    def _reason(self, error: Error) -> str:
        """Why something was refused. What rules say against a move is English; others read what it comes to."""
        code = error.code if isinstance(error, Refused) else MOVES_REFUSED.get(type(error), "")
        if code in MOVES_REFUSED.values():
            if self.words.language == ENGLISH:
                return str(error)
            return self.words.say("terminal-error-refused", reason=self.words.say(f"error-{code}"))
        return self.words.say_if_known(f"error-{code}", reason=str(error)) or str(error)

    def _error(self, message: str, /, **arguments: str | int) -> Error:
        """What cannot be done, in the person's language; it may hold what was typed."""
        return Error(self.words.say(message, **arguments))

    def _show_lines(self, title: str, lines: Sequence[str]) -> None:
        self._show_title(title)
        for line in lines:
            self._say(line)

    def _show_title(self, title: str) -> None:
        self.console.print()
        self.console.print(Rule(title, align="left", style="dim"))

    def _show_command(self, command: str) -> None:
        """A command in one line, so that it can be copied."""
        self.console.print(f"    {escape(command)}", soft_wrap=True)

    def _list_commands(self, commands: Sequence[PromptCommand]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for command in commands:
            grid.add_row(
                f"[bold]{self._usage(command)}[/]", self.words.say(f"terminal-do-{command.about or command.name}")
            )
        self._say(grid)

    def _usage(self, command: PromptCommand) -> str:
        """A command as it is typed: `save FILE`."""
        argument = [self.words.say(f"terminal-argument-{command.argument}")] if command.argument else []
        return " ".join([command.name, *argument])


def typed(command: str) -> str:
    """A command in a sentence."""
    return f"[bold]{command}[/]"
