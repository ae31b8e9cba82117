"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_types_of_the_browser_are_made_from_the_servers() -> None:
    made = subprocess.run(
        [sys.executable, ROOT / "tools" / "wire_types.py"], capture_output=True, text=True, check=True
    ).stdout
    assert (ROOT / "web" / "src" / "wire" / "types.ts").read_text("utf-8") == made, "run `make wire`"
