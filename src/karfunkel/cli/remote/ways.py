"""The commands that lead to a table."""

import shlex

from karfunkel.cli.terminal.saving import command_name
from karfunkel.games.registry import first_game


def way_to(server: str, table: str, name: str) -> str:
    """The command that joins a table, by its name or by the code of an invitation."""
    return _command("--server", server, "--join", table, "--name", name)


def way_to_open(server: str, name: str) -> str:
    """A command that puts a table up."""
    return _command(first_game(), "--server", server, "--open-seats", "1", "--name", name)


def _command(*words: str) -> str:
    return f"{command_name()} play {shlex.join(words)}"
