"""The command `verify`."""

from pathlib import Path

from rich.console import Console

from karfunkel.table import from_record, verify
from karfunkel.text_files import read_text


def verify_file(file: Path) -> None:
    """Check every draw of a record against its seed and say so."""
    text = read_text(file)
    draws = verify(text)
    so_far = "" if from_record(text).over else " so far; the game is not over"
    sentence = f"{file}: the seed is the one promised, and all {draws} draws follow from it{so_far}"
    Console().print(sentence, highlight=False, soft_wrap=True)
