"""The file of guests: for each server the names used there, and the cookies by which it knows them again."""

import os
import tempfile
from pathlib import Path

import msgspec
import platformdirs

from karfunkel.errors import Error
from karfunkel.words import Words


class GuestCookie(msgspec.Struct, frozen=True):
    """A guest of a server: what the server calls it, and the cookie by which it is known there."""

    guest: str
    cookie: str


class AtServer(msgspec.Struct):
    """The guests of this computer at one server, by name, and the name that was used last."""

    last: str
    guests: dict[str, GuestCookie]


Book = dict[str, AtServer]


def usual_file() -> Path:
    """Where guests are remembered."""
    return Path(platformdirs.user_config_dir("karfunkel", appauthor=False)) / "guests.json"


class Guests:
    """The guests that this computer remembers, in a file that only its owner can read."""

    def __init__(self, words: Words, file: Path | None = None) -> None:
        self._words = words
        self.file = usual_file() if file is None else file

    def name(self, server: str, wanted: str | None) -> str:
        """What the person is called at a server: as wanted, or as the last time."""
        if wanted is not None:
            return wanted
        known = self._read().get(server)
        if known is None:
            raise Error(self._words.say("terminal-error-no-name", server=server))
        return known.last

    def known(self, server: str, name: str) -> GuestCookie | None:
        """The guest of this name at a server, if it was there before."""
        known = self._read().get(server)
        return None if known is None else known.guests.get(name)

    def remember(self, server: str, name: str, guest: GuestCookie) -> None:
        """Keep who the person is at a server."""
        book = self._read()
        others = book[server].guests if server in book else {}
        book[server] = AtServer(name, {**others, name: guest})
        try:
            self._write(msgspec.json.format(msgspec.json.encode(book), indent=2))
        except OSError as error:
            raise self._error("terminal-error-guests-write", error) from None

    def _read(self) -> Book:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Book)
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError) as error:
            raise self._error("terminal-error-guests-read", error) from None

    def _error(self, message: str, error: Exception) -> Error:
        reason = getattr(error, "strerror", None) or error
        return Error(self._words.say(message, file=str(self.file), reason=str(reason)))

    def _write(self, text: bytes) -> None:
        """Write the whole file or nothing; what `mkstemp` makes, nobody else can read."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.file.parent, prefix=".guests")
        with os.fdopen(handle, "wb") as new:
            new.write(text)
        Path(name).replace(self.file)
