"""The command `karfunkel`."""

import os
import sys

from karfunkel.errors import Error

BAD_INPUT = 2
"""The exit status for input that cannot be used."""
CANNOT_WRITE = 1
"""The exit status if nobody takes the output."""


def main() -> None:
    """Run the command line. Bad input is answered with one sentence and exit status 2, never with a traceback."""
    from karfunkel.cli.app import app

    try:
        app()
    except Error as error:
        sys.stderr.write(f"karfunkel: {error}\n")
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        _close_output()
        sys.exit(CANNOT_WRITE)
    except OSError as error:
        sys.stderr.write(f"karfunkel: the output cannot be written: {error.strerror}\n")
        _close_output()
        sys.exit(CANNOT_WRITE)


def _close_output() -> None:
    """Let nothing more be written, not even what is still waiting to be."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
