"""SaveFile: writes a game to a file, and never over a file of another game."""

import shlex
import shutil
import sys
from pathlib import Path

from karfunkel.errors import Error
from karfunkel.words import Words


def command_name() -> str:
    """How this command can be called again from where the person is."""
    called = Path(sys.argv[0])
    if called.name != "karfunkel" or shutil.which("karfunkel"):
        return "karfunkel"
    return shlex.quote(sys.argv[0])


class SaveFile:
    """Where one game is kept: the file it came from, or was saved to last."""

    def __init__(self, words: Words, game: str, seat: int, file: Path | None = None) -> None:
        self._words = words
        self.game = game
        self.seat = seat
        self.file = file

    def save(self, name: str, record: str, *, replace: bool = False) -> None:
        """Write a record to a file; Error if that cannot be done, or would replace a file of another game."""
        path = Path(name).expanduser() if name else self.file
        if path is None:
            raise Error(self._words.say("terminal-error-no-file"))
        try:
            self._write(path, record, replace or path == self.file)
        except FileExistsError:
            raise Error(self._words.say("terminal-error-file-exists", file=str(path))) from None
        except (OSError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            raise Error(self._words.say("terminal-error-not-saved", file=str(path), reason=reason)) from None
        self.file = path

    def _write(self, path: Path, record: str, replace: bool) -> None:
        with path.open("w" if replace else "x", encoding="utf-8") as file:
            file.write(record)

    def how_to_resume(self) -> str:
        """The command that goes on with the game."""
        seat = f" --seat {self.seat}" if self.seat else ""
        return f"{command_name()} play {self.game} --resume {self.quoted_file()}{seat}"

    def quoted_file(self) -> str:
        """The file as it is written in a command."""
        return shlex.quote(str(self.file)) if self.file else self._words.say("terminal-argument-file")
