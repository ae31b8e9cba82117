"""ExternalBot: programs in any language that speak the line protocol (docs/bots.md) on stdin and stdout."""

import json
import os
import random
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from karfunkel.bots.fault_tolerant_bot import FAILED, NONSENSE, STALLED, MoveLost
from karfunkel.errors import Error, shown

VERSION = 1
"""The version of the line protocol."""
COMMAND = "cmd:"
"""What stands before a command line that runs a bot."""
START_SECONDS = 60.0
"""How long a program may take until it says hello."""
PATIENCE = 60.0
"""How long a program may think if nothing else is said."""
LEAVE_SECONDS = 2.0
MOST_CHARACTERS = 100_000
"""The longest line that a program may say."""
MOST_COMPLAINTS = 1_000_000
"""So many bytes of what a program writes to its standard error are kept."""


def is_external(name: str) -> bool:
    """Whether the name of a bot is that of a program: `cmd:node bot.js`, or a file such as `./bot.py`."""
    return name.startswith(COMMAND) or "/" in name or os.sep in name or name.endswith(".py")


def command_of(name: str) -> list[str]:
    """The command that runs an external bot; Error if there is no such program."""
    if name.startswith(COMMAND):
        try:
            words = shlex.split(name.removeprefix(COMMAND), posix=os.name != "nt")
        except ValueError as error:
            raise Error(f"the command {shown(name)} cannot be read: {error}") from None
        if not words:
            raise Error(f"a command is missing after {COMMAND!r}")
        return words
    file = Path(name).absolute()
    if not file.is_file():
        raise Error(f"there is no program {shown(name)}")
    if os.access(file, os.X_OK):
        return [str(file)]
    if file.suffix == ".py":
        return [sys.executable, str(file)]
    raise Error(f"{shown(name)} cannot be run: it is not executable")


class ExternalBot:
    """A program as a bot. It is told how long it may think. One that takes far longer is killed, and started anew.

    `MoveLost` says how a move was lost; a `Steadfast` around the bot plays another one. Several tables may ask at once:
    each has a process of its own, and those that are free are used again.
    """

    def __init__(self, command: Sequence[str], time: float | None = None, patience: float | None = None) -> None:
        self._command, self._time, self._patience = list(command), time, patience or PATIENCE
        self._idle: list[_Program] = []
        self._thinking: set[_Program] = set()

    def check(self) -> None:
        """Start the program and hear its hello; MoveLost says why it cannot play."""
        self._idle.append(self._free_program())

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move that the program answers; MoveLost if it has none to give."""
        program = self._free_program()
        question: dict[str, Any] = {"kind": "choose", "view": view, "moves": list(moves), "dice": dice.getrandbits(32)}
        if self._time is not None:
            question["time"] = self._time
        self._thinking.add(program)
        try:
            move = program.choose(question, self._patience)
        except BaseException:
            program.kill()
            raise
        finally:
            self._thinking.discard(program)
        self._idle.append(program)
        return move

    def _free_program(self) -> "_Program":
        try:
            return self._idle.pop()
        except IndexError:
            return _Program(self._command)

    def close(self) -> None:
        """Say goodbye to those that wait, and end those that think."""
        for program in list(self._thinking):
            program.end()
        while self._idle:
            self._idle.pop().leave()


class _Program:
    """One running process."""

    def __init__(self, command: Sequence[str]) -> None:
        self._asked = 0
        self._too_late = False
        self._complaints = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed with the process
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person at the command line named it
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            self._complaints.close()
            raise MoveLost(FAILED, f"{shown(command[0])} cannot be started: {error.strerror}") from None
        try:
            self._greet()
        except BaseException:
            self.kill()
            raise

    def _greet(self) -> None:
        hello = self._exchange({"kind": "hello", "version": VERSION}, START_SECONDS)
        if hello.get("kind") != "hello" or hello.get("version") != VERSION:
            raise MoveLost(NONSENSE, f"it answered the hello of version {VERSION} with {shown(hello)}")

    def choose(self, question: dict[str, Any], patience: float) -> str:
        """Ask for a move."""
        self._asked += 1
        answer = self._exchange({**question, "id": self._asked}, patience)
        if answer.get("id") != self._asked:
            raise MoveLost(NONSENSE, f"it was asked with the id {self._asked} and answered {shown(answer)}")
        if not isinstance(answer.get("move"), str):
            raise MoveLost(NONSENSE, f"its answer has no move: {shown(answer)}")
        self._forget_complaints()
        return str(answer["move"])

    def _exchange(self, message: Mapping[str, Any], patience: float) -> dict[str, Any]:
        """Say a line and hear one. A program that takes too long is killed, which ends the waiting."""
        timer = threading.Timer(patience, self._stop_waiting)
        timer.daemon = True
        timer.start()
        try:
            line = self._say_and_hear(json.dumps(message) + "\n")
        finally:
            timer.cancel()
        if self._too_late:
            raise MoveLost(STALLED, f"it did not answer within {patience:g} seconds")
        if not line.endswith("\n"):
            if len(line) >= MOST_CHARACTERS:
                raise MoveLost(NONSENSE, f"it said a line of more than {MOST_CHARACTERS} characters")
            raise MoveLost(FAILED, self._last_words())
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise MoveLost(NONSENSE, f"it said {shown(line.strip())}, which is not JSON") from None
        if not isinstance(answer, dict):
            raise MoveLost(NONSENSE, f"it said {shown(line.strip())}, which is not a JSON object")
        return answer

    def _say_and_hear(self, line: str) -> str:
        stdin, stdout = self._pipes()
        try:
            stdin.write(line)
            stdin.flush()
            return stdout.readline(MOST_CHARACTERS)
        except (OSError, ValueError):  # the program is gone
            return ""

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None  # noqa: S101, PT018 - both are pipes
        return stdin, stdout

    def _stop_waiting(self) -> None:
        self._too_late = True
        self.end()

    def end(self) -> None:
        """Kill the process and those it has started, so that nobody keeps its output open."""
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def _last_words(self) -> str:
        """How the program ended, with the last line that it wrote to its standard error."""
        try:
            status = self._process.wait(LEAVE_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        ended = f"it was killed by signal {-status}" if status < 0 else f"it ended with status {status}"
        self._complaints.seek(0)
        lines = self._complaints.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
        return f"{ended}: {lines[-1].strip()}" if lines else ended

    def _forget_complaints(self) -> None:
        if os.fstat(self._complaints.fileno()).st_size > MOST_COMPLAINTS:
            self._complaints.seek(0)
            self._complaints.truncate()

    def leave(self) -> None:
        """Say goodbye, and kill the program if it stays."""
        with suppress(OSError, ValueError):
            stdin, _ = self._pipes()
            stdin.write(json.dumps({"kind": "bye"}) + "\n")
            stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the program at once, and all that belongs to it."""
        self.end()
        self._process.wait()
        for pipe in self._pipes():
            with suppress(OSError, ValueError):
                pipe.close()
        self._complaints.close()
