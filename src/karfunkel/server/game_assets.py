"""Assets of games for the page, beside their rules: words, and a board that is an ES module."""

import hashlib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
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
    return None if _found(game, ENTRY) is None else f"/api/games/{game}/{BOARD}/{ENTRY}"


def board_file(game: str, path: str) -> BoardFile | None:
    """A file in the folder `board` of a game's package; None if there is none, or it is not one to be served."""
    found = _found(game, path)
    if found is None:
        return None
    kind = KINDS[PurePosixPath(path).suffix]
    if not isinstance(found, Path):  # in a package that was not unpacked
        return _described(kind, found.read_bytes())
    about = found.stat()
    return _read(kind, found, about.st_mtime_ns, about.st_size)


def words_of(game: str, language: str) -> str:
    """The words of a game in a language, in Fluent; the English ones if it does not speak it, or none at all."""
    return text_of(game, language) or text_of(game, "en")


def _found(game: str, path: str) -> Traversable | None:
    """Where a file of a board is; None if there is none, or it is not one to be served."""
    wanted = PurePosixPath(path)
    if wanted.suffix not in KINDS or any(map(_is_odd, wanted.parts)):
        return None
    found: Traversable = files(GAMES.package_of(game)).joinpath(BOARD)
    for part in wanted.parts:
        found = found.joinpath(part)
    try:
        return found if found.is_file() else None
    except OSError:  # a name too long for the file system
        return None


def _is_odd(part: str) -> bool:
    return part.startswith(".") or any(character in part for character in "/\\\0")


@lru_cache(FILES_REMEMBERED)
def _read(kind: str, file: Path, changed: int, size: int) -> BoardFile:
    """A file as it was when it was last changed."""
    return _described(kind, file.read_bytes())


def _described(kind: str, body: bytes) -> BoardFile:
    return BoardFile(kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', body)
