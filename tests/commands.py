"""The command `karfunkel`: in this process where that does as well, or in one of its own as a shell starts it."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from karfunkel.cli import main

WIDTH = {"COLUMNS": "100"}


def karfunkel(*words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    """What a command prints in this process, where everything is imported already; it must end with this status."""
    output, errors = _new_stream(), _new_stream()
    ended = 0
    with (
        mock.patch.object(sys, "argv", ["karfunkel", *words]),
        mock.patch.object(sys, "stdin", io.StringIO()),
        mock.patch.dict(os.environ, WIDTH),
        redirect_stdout(output),
        redirect_stderr(errors),
    ):
        try:
            main()
        except SystemExit as leaving:
            ended = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    return _checked(subprocess.CompletedProcess(words, ended, _text(output), _text(errors)), status)


def karfunkel_process(*words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    """What a command prints that a stranger starts from a shell; it must end with this status."""
    command: Sequence[str] = [sys.executable, "-m", "karfunkel", *words]
    environment = {**os.environ, **WIDTH}
    done = subprocess.run(command, capture_output=True, text=True, check=False, input="", env=environment)
    return _checked(done, status)


def _checked(done: subprocess.CompletedProcess[str], status: int) -> subprocess.CompletedProcess[str]:
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


def _new_stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    written: io.BytesIO = stream.buffer  # type: ignore[assignment]
    return written.getvalue().decode()
