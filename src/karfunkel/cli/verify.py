"""The command `verify`."""

from pathlib import Path

from rich.console import Console

from karfunkel.errors import Error
from karfunkel.table import verify


def read_text(file: Path) -> str:
    """The text of a file; Error if it cannot be read."""
    try:
        return file.read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise Error(f"{str(file)!r} cannot be read: {reason}") from None


def verify_file(file: Path) -> None:
    """Check every draw of a record against its seed and say so."""
    draws = verify(read_text(file))
    sentence = f"{file}: the seed is the one promised, and all {draws} draws follow from it"
    Console().print(sentence, highlight=False, soft_wrap=True)
