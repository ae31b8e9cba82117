"""Reading the fixtures."""

import json
import lzma
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
CONVERSATIONS = FOLDER / "conversations"
DATABASES = FOLDER / "databases"
LEARNERS = FOLDER / "learners"
RECORDS = FOLDER / "records"


def unpacked(file: Path) -> str:
    """The text of a compressed file."""
    return lzma.decompress(file.read_bytes()).decode()


def unpacked_json(file: Path) -> Any:
    """What a compressed file holds."""
    return json.loads(unpacked(file))
