"""The command `verify`."""

from pathlib import Path

from rich.console import Console

from karfunkel.table import verify
from karfunkel.table.files import read_text


def verify_file(file: Path) -> None:
    """Check every draw of a record against its seed and say so."""
    draws = verify(read_text(file))
    sentence = f"{file}: the seed is the one promised, and all {draws} draws follow from it"
    Console().print(sentence, highlight=False, soft_wrap=True)
