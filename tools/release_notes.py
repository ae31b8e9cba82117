"""The notes of a release, from the changelog: `python tools/release_notes.py [VERSION]`; the newest without one."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
HEADING = re.compile(r"^## (\S+).*\n", re.MULTILINE)


def notes_of(version: str | None, changelog: str) -> str:
    """What the changelog says of a version; KeyError if it knows none of that name."""
    parts = HEADING.split(changelog)[1:]
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    return sections[next(iter(sections)) if version is None else version].strip() + "\n"


if __name__ == "__main__":
    try:
        sys.stdout.write(notes_of(*sys.argv[1:2] or [None], CHANGELOG.read_text("utf-8")))
    except KeyError as missing:
        sys.exit(f"the changelog has no version {missing}")
