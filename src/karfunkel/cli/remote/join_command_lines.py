"""The command lines that join a table or put one up, to be shown and copied."""

import shlex

from karfunkel.cli.terminal.save_file import command_name
from karfunkel.games.registry import first_game


def join_command(server: str, table: str, name: str) -> str:
    """The command that joins a table, by its name or by the code of an invitation."""
    return _command("--server", server, "--join", table, "--name", name)


def open_table_command(server: str, name: str) -> str:
    """A command that puts a table up."""
    return _command(first_game(), "--server", server, "--open-seats", "1", "--name", name)


def _command(*words: str) -> str:
    return f"{command_name()} play {shlex.join(words)}"
