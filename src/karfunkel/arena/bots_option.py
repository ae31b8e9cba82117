"""Parses the names of bots on a command line."""

from collections.abc import Iterable

from karfunkel.bots.external_program import COMMAND
from karfunkel.errors import Error


def bots_of(words: Iterable[str]) -> tuple[str, ...]:
    """The bots of `--bots` words: each has names with commas between, or is one command `cmd:…`."""
    names: list[str] = []
    for word in words:
        names += [word] if word.startswith(COMMAND) else [name.strip() for name in word.split(",")]
    if not all(names):
        raise Error("a name is missing: bots are given like --bots master,trader,trader,trader")
    return tuple(names)
