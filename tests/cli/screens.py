"""A person at a terminal, and what the terminal shows."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

import karfunkel
from karfunkel.cli.play_local import converse

WIDTH = 80


def answers(lines: Iterable[str]) -> Callable[[str], str]:
    """A person who types these lines and then hangs up."""
    left = iter(lines)

    def read(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def screen_of(
    table: karfunkel.Table,
    read: Callable[[str], str],
    seat: int = 0,
    width: int = WIDTH,
    file: Path | None = None,
    bots: str = "random",
    language: str = "en",
) -> str:
    """All that the terminal shows of a game."""
    output = io.StringIO()
    console = Console(file=output, width=width, color_system=None, highlight=False, emoji=False)
    converse(table, seat, "7", console, read, file, bots, language=language)
    return output.getvalue()


def flat(screen: str) -> str:
    return " ".join(screen.split())
