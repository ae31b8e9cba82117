"""Reads lines of the standard input in a thread of its own."""

import os
import sys
import threading
from collections.abc import Callable

from karfunkel.cli.remote.client_thread import Inbox, LineTyped

MOST_BYTES = 4096


class StdinReader:
    """Reads lines in a thread of its own, one each time somebody listens, and puts them into an inbox."""

    def __init__(self, read: Callable[[str], str], inbox: Inbox) -> None:
        self._read, self._inbox = read, inbox
        self._wanted = threading.Semaphore(0)
        self._listening = False
        threading.Thread(target=self._read_lines, name="karfunkel-stdin", daemon=True).start()

    def listen(self) -> None:
        """Let the next line come, if it is not awaited already."""
        if not self._listening:
            self._listening = True
            self._wanted.release()

    def line_taken(self) -> None:
        """The line has come."""
        self._listening = False

    def _read_lines(self) -> None:
        try:
            while True:
                self._wanted.acquire()
                self._inbox.put(LineTyped(self._read("")))
        except (EOFError, OSError):
            pass  # there is nobody any more
        finally:
            self._inbox.put(LineTyped(None))


class StandardInput:
    """Lines of the standard input, read without Python's own buffers.

    A thread that waits for a line in those holds a lock without which the program could not end.
    """

    def __init__(self) -> None:
        self._rest = b""

    def __call__(self, _: str) -> str:
        """The next line; EOFError if there is none."""
        while b"\n" not in self._rest:
            more = os.read(sys.stdin.fileno(), MOST_BYTES)
            if not more and not self._rest:
                raise EOFError
            self._rest += more or b"\n"
        line, self._rest = self._rest.split(b"\n", 1)
        return line.decode(sys.stdin.encoding or "utf-8", errors="replace")
