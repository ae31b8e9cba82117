"""The command `replay`: a recorded game, told again move by move."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from karfunkel.cli.play_local import can_show_shapes, check_seat, forgive_odd_characters, read_line, terminal
from karfunkel.cli.terminal import ui_for
from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.cli.terminal.local_session import moves_with_draws
from karfunkel.cli.terminal.localized_printer import MOST_QUOTED, Printer, typed
from karfunkel.errors import Error
from karfunkel.table import Table, from_record
from karfunkel.text_files import read_text
from karfunkel.words import Words, checked_language


def replay_file(file: Path, seat: int, at: int | None, plain: bool, language: str | None = None) -> None:
    """Tell the game of a record: step by step to a person, at once into a pipe."""
    words = Words(checked_language(language))
    table = from_record(read_text(file))
    check_seat(words, table, seat)
    forgive_odd_characters()
    console = terminal(plain)
    story = Story(table, ui_for(table.game, seat, words.language, can_show_shapes(console)))
    replay = ReplayPrompt(story, console)
    if at is not None:
        replay.show(story.checked_number(at))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        replay.step_through(read_line)
    else:
        replay.tell_all()


@dataclass(frozen=True)
class Moment:
    """The table after a move and the draws that follow it, and what that brought about."""

    lines: list[str]
    view: View


class Story:
    """A game as the person at one seat would have lived it."""

    def __init__(self, table: Table, ui: GameUI) -> None:
        self.ui = ui
        first = next((number for number, entry in enumerate(table.log) if entry.seat is not None), len(table.log))
        again = table.at(first)
        self.moments = [Moment(ui.opening(), again.view(ui.seat))]
        for part in moves_with_draws(table.log[first:]):
            again.replay(part)
            view = again.view(ui.seat)
            self.moments.append(Moment(ui.tell(again.events(ui.seat), view), view))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def checked_number(self, number: int) -> int:
        """The number of a moment, if there is such a one."""
        if not 0 <= number <= self.last:
            raise Error(self.ui.words.say("terminal-error-moment", last=self.last))
        return number


class ReplayPrompt(Printer):
    """A story told in a terminal."""

    def __init__(self, story: Story, console: Console) -> None:
        super().__init__(console, story.ui.words)
        self._story = story

    def tell_all(self) -> None:
        """The whole story at once."""
        for number in range(self._story.last + 1):
            self.tell(number)
        if self._story.moments[-1].view["over"]:
            self._show_result()
        else:
            self._tell("terminal-not-over")

    def tell(self, number: int) -> None:
        """Say what a move brought about."""
        for line in self._story.moments[number].lines:
            self.console.print(line, soft_wrap=True)

    def show(self, number: int) -> None:
        """Say what a move brought about, and draw the table after it."""
        self.tell(number)
        self._draw(number)

    def step_through(self, read: Callable[[str], str]) -> None:
        """Walk through the game with a person."""
        self.console.print(f"[bold]{self._story.ui.title}[/]")
        self._say_how()
        number = 0
        self.show(0)
        while True:
            try:
                said = read(f"{number}/{self._story.last}> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if said in ("quit", "q"):
                return
            number = self._step_or_complain(number, said)

    def _step_or_complain(self, number: int, said: str) -> int:
        try:
            return self._step(number, said)
        except Error as error:
            self._say_error(error)
            self._say_how()
            return number

    def _step(self, number: int, said: str) -> int:
        """Go where the person said, and show it; the number of the move there."""
        if said == "table":
            self._draw(number)
            return number
        there = self._story.checked_number(self._meant(number, said))
        if there == number + 1:
            self.tell(there)
        else:
            self.show(there)
        if there == self._story.last and self._story.moments[there].view["over"]:
            self._show_result()
        return there

    def _meant(self, number: int, said: str) -> int:
        if said in ("", "on"):
            return min(number + 1, self._story.last)
        if said in ("back", "b"):
            return max(number - 1, 0)
        if said == "end":
            return self._story.last
        if said.isdecimal():
            return int(said)
        raise self._error("terminal-error-step", text=said[:MOST_QUOTED])

    # ---- showing

    def _draw(self, number: int) -> None:
        self.console.print(self._story.ui.draw(self._story.moments[number].view))

    def _show_result(self) -> None:
        self.console.print(self._story.ui.result(self._story.moments[-1].view))

    def _say_how(self) -> None:
        words = {name: typed(name) for name in ("back", "end", "table", "quit")}
        self._tell("terminal-how-to-replay", last=self._story.last, **words)
