"""How things are said in a terminal: a little indented, in markup or plainly."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.speech import capital
from karfunkel.errors import Error


class Voice:
    """Says things in a terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def _say(self, markup: str) -> None:
        self.console.print(Padding(markup, (0, 0, 0, 2), expand=False))

    def _say_plainly(self, text: str) -> None:
        """Say a text that may hold what the person typed."""
        self._say(escape(text))

    def _say_error(self, error: Error) -> None:
        """Say what was wrong, as a sentence that begins and ends like one."""
        text = capital(str(error))
        self._say_plainly(text if text.endswith(".") else f"{text}.")

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

    def _list_commands(self, commands: Sequence[tuple[str, str]]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name, about in commands:
            grid.add_row(f"[bold]{name}[/]", about)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
