"""What games bring along for the page, beside their rules: words, and a board that is an ES module."""

import hashlib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import NamedTuple

from karfunkel.games.registry import GAMES
from karfunkel.words import text_of

BOARD = "board"
"""The folder of a game's package that is served."""
ENTRY = "index.js"
"""The module in it that the page imports."""
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a board may consist of; nothing else is served."""
FILES_REMEMBERED = 256


class BoardFile(NamedTuple):
    """A file of a board: what it is, and what tells one version of it from another."""

    kind: str
    tag: str
    body: bytes


def board_address(game: str) -> str | None:
    """Where the page finds the board that a game brings along; None if it brings none."""
    return None if board_file(game, ENTRY) is None else f"/api/games/{game}/{BOARD}/{ENTRY}"


def board_file(game: str, path: str) -> BoardFile | None:
    """A file in the folder `board` of a game's package; None if there is none, or it is not one to be served."""
    wanted = PurePosixPath(path)
    kind = KINDS.get(wanted.suffix)
    if kind is None or any(part.startswith(".") or "\\" in part or "\0" in part for part in wanted.parts):
        return None
    found: Traversable = files(GAMES.package_of(game)).joinpath(BOARD)
    for part in wanted.parts:
        found = found.joinpath(part)
    return _read(kind, found.read_bytes()) if found.is_file() else None


def words_of(game: str, language: str) -> str:
    """The words of a game in a language, in Fluent; the English ones if it does not speak it, or none at all."""
    return text_of(game, language) or text_of(game, "en")


@lru_cache(FILES_REMEMBERED)
def _read(kind: str, body: bytes) -> BoardFile:
    return BoardFile(kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', body)
