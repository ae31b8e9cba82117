"""The results of a contest: in memory, or in a folder from which an interrupted contest goes on.

A folder has `contest.json`, what is played; `games.jsonl`, a line for each game; and perhaps `records/`. Lines are put
on the disk in small groups. Only the last line can be torn, and then its game is played again.
"""

import json
import os
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from karfunkel.arena.contest.contest_settings import Contest
from karfunkel.arena.contest.game_result import GameResult
from karfunkel.arena.contest.play_game import RecordedGame
from karfunkel.errors import Error

try:
    import fcntl
except ImportError:  # there are systems without; there nobody keeps two contests out of one folder
    fcntl = None  # type: ignore[assignment]

CONTEST, GAMES, RECORDS = "contest.json", "games.jsonl", "records"
GROUP, GROUP_SECONDS = 16, 1.0
"""A group of lines is put on the disk when it has so many, or is so old."""


class Results:
    """The games of a contest that have been played. With a folder they are kept there; use it in a `with` block."""

    def __init__(self, contest: Contest, folder: Path | None = None, records: bool = True) -> None:
        self.contest, self.folder = contest, folder
        self._records = records
        self._file: IO[str] | None = None
        self._unsafe, self._safe_at = 0, time.monotonic()
        self.played: dict[int, GameResult] = {}
        if folder is not None:
            try:
                self._open(folder)
            except OSError as error:
                raise Error(f"the folder {str(folder)!r} cannot be used: {error.strerror}") from None

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        if self._records:
            (folder / RECORDS).mkdir(exist_ok=True)
        self._file = (folder / GAMES).open("a", encoding="utf-8", newline="\n")
        try:
            _lock(self._file, folder)
            self._agree(folder / CONTEST)
            self.played = read_games(folder, mend=True)
        except BaseException:
            self._file.close()
            raise

    def _agree(self, file: Path) -> None:
        """Refuse a folder in which another contest is kept; more games of the same one are welcome."""
        if file.exists() and (kept := read_contest(file.parent).as_dict()) != (wanted := self.contest.as_dict()):
            for name in kept:
                if name != "games" and kept[name] != wanted[name]:
                    raise Error(
                        f"the folder {str(file.parent)!r} has a contest whose {name} is {_told(kept[name])}, "
                        f"not {_told(wanted[name])}; name another folder"
                    )
        unfinished = file.with_suffix(".new")
        unfinished.write_text(json.dumps(self.contest.as_dict(), indent=2) + "\n", "utf-8")
        unfinished.replace(file)

    def add(self, result: RecordedGame) -> None:
        """Keep a game."""
        played = result.played
        self.played[played.game] = played
        if self.folder is None or self._file is None:
            return
        if self._records:
            (self.folder / RECORDS / record_name(played.game)).write_text(result.record, "utf-8")
        self._file.write(played.line() + "\n")
        self._file.flush()
        self._unsafe += 1
        if self._unsafe >= GROUP or time.monotonic() - self._safe_at >= GROUP_SECONDS:
            self._make_safe()

    def _make_safe(self) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
        self._unsafe, self._safe_at = 0, time.monotonic()

    def in_order(self) -> list[GameResult]:
        """The games by their numbers."""
        return [self.played[number] for number in sorted(self.played)]

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._make_safe()
            self._file.close()


def read_contest(folder: Path) -> Contest:
    """The contest that a folder keeps; Error if it keeps none."""
    try:
        return Contest.from_dict(json.loads((folder / CONTEST).read_text("utf-8")))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not JSON"
        raise Error(f"the folder {str(folder)!r} has no contest: {CONTEST}: {why}") from None


def read_games(folder: Path, mend: bool = False) -> dict[int, GameResult]:
    """The games that a folder keeps, by number. A torn last line is left out, and cut off if `mend`ed."""
    file = folder / GAMES
    try:
        found = file.read_bytes()
    except OSError as error:
        raise Error(f"{str(file)!r} cannot be read: {error.strerror}") from None
    whole = found[: found.rfind(b"\n") + 1]
    if mend and len(whole) < len(found):
        os.truncate(file, len(whole))
    games: dict[int, GameResult] = {}
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            played = GameResult.from_line(line.decode("utf-8"))
        except (Error, UnicodeDecodeError) as error:
            raise Error(f"{str(file)!r}, line {number}: {error}") from None
        games[played.game] = played
    return games


def record_name(game: int) -> str:
    """The file of a game's record."""
    return f"{game:06d}.txt"


def _lock(file: IO[str], folder: Path) -> None:
    if sys.platform == "win32" or fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Error(f"another contest is writing to the folder {str(folder)!r}; wait until it is done") from None
    except OSError:
        pass  # a file system without locks


def _told(value: Any) -> str:
    return json.dumps(value)
