"""The command `karfunkel`."""

import sys

from karfunkel.errors import Error

BAD_INPUT = 2
"""The exit status for input that cannot be used."""


def main() -> None:
    """Run the command line. Bad input is answered with one sentence and exit status 2, never with a traceback."""
    from karfunkel.cli.app import app

    try:
        app()
    except Error as error:
        sys.stderr.write(f"karfunkel: {error}\n")
        sys.exit(BAD_INPUT)
