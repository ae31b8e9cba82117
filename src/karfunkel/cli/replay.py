"""The command `replay`: a recorded game, told again move by move."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from karfunkel.cli.play import can_show_shapes, forgive_odd_characters, read_line, terminal
from karfunkel.cli.terminal import words_for
from karfunkel.cli.terminal.session import moves_with_draws
from karfunkel.cli.terminal.words import View, Words
from karfunkel.errors import Error
from karfunkel.table import Table, from_record
from karfunkel.table.files import read_text

HOW_TO = "Enter: on. back, a number or end: go there. table: look at it. quit: leave."


def replay_file(file: Path, seat: int, at: int | None, plain: bool) -> None:
    """Tell the game of a record: step by step to a person, at once into a pipe."""
    table = from_record(read_text(file))
    if not 0 <= seat < table.players:
        raise Error(f"there is no seat {seat}; the seats are 0 to {table.players - 1}")
    forgive_odd_characters()
    console = terminal(plain)
    story = Story(table, words_for(table.game, seat, shapes=can_show_shapes(console)))
    first = story.checked_number(0 if at is None else at)
    if at is not None:
        story.show(first, console)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(story, console, read_line)
    else:
        for number in range(len(story.moments)):
            story.tell(number, console)
        console.print(story.words.result(table.view(seat)) if table.over else "The game is not over.")


@dataclass(frozen=True)
class Moment:
    """The table after a move and the draws that follow it, and what that brought about."""

    lines: list[str]
    view: View


class Story:
    """A game as the person at one seat would have lived it."""

    def __init__(self, table: Table, words: Words) -> None:
        self.words = words
        first = next((number for number, entry in enumerate(table.log) if entry.seat is not None), len(table.log))
        again = table.at(first)
        view = again.view(words.seat)
        self.moments = [Moment(words.opening(view), view)]
        for part in moves_with_draws(table.log[first:]):
            again.replay(part)
            view = again.view(words.seat)
            self.moments.append(Moment(words.tell(again.events(words.seat), view), view))

    def checked_number(self, number: int) -> int:
        """The number of a moment, if there is such a one."""
        if not 0 <= number < len(self.moments):
            raise Error(f"the game has {len(self.moments) - 1} moves, so it can be seen after 0 to that many")
        return number

    def tell(self, number: int, console: Console) -> None:
        """Say what a move brought about."""
        for line in self.moments[number].lines:
            console.print(line, soft_wrap=True)

    def show(self, number: int, console: Console) -> None:
        """Say what a move brought about, and draw the table after it."""
        self.tell(number, console)
        console.print(self.words.draw(self.moments[number].view))


def step_through(story: Story, console: Console, read: Callable[[str], str]) -> None:
    """Walk through a game with a person."""
    console.print(f"[bold]{story.words.title}[/], {len(story.moments) - 1} moves. {HOW_TO}")
    number = 0
    story.show(0, console)
    while True:
        try:
            said = read(f"{number}/{len(story.moments) - 1}> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if said in ("quit", "q"):
            return
        try:
            number = _step(story, number, said, console)
        except Error as error:
            console.print(f"{error}. {HOW_TO}")


def _step(story: Story, number: int, said: str, console: Console) -> int:
    """Go where the person said, and show it; the number of the move there."""
    if said == "table":
        console.print(story.words.draw(story.moments[number].view))
        return number
    there = story.checked_number(_meant(story, number, said))
    if there == number + 1:
        story.tell(there, console)
    else:
        story.show(there, console)
    if there == len(story.moments) - 1 and story.moments[there].view["over"]:
        console.print(story.words.result(story.moments[there].view))
    return there


def _meant(story: Story, number: int, said: str) -> int:
    last = len(story.moments) - 1
    if said in ("", "on"):
        return min(number + 1, last)
    if said in ("back", "b"):
        return max(number - 1, 0)
    if said == "end":
        return last
    if said.isdecimal():
        return int(said)
    raise Error(f"{said!r} is not understood")
