"""Reading text files that people name."""

from pathlib import Path

from karfunkel.errors import Error


def read_text(file: str | Path, what: str = "") -> str:
    """The text of a file; Error if it cannot be read. `what` it is may be said in front of its name."""
    try:
        return Path(file).read_text("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        name = f"{what} {str(file)!r}" if what else repr(str(file))
        raise Error(f"{name} cannot be read: {reason}") from None


def read_lines(file: str | Path, what: str = "") -> list[str]:
    """The lines of a file; Error if it cannot be read."""
    return read_text(file, what).splitlines()
