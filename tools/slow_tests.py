"""Writes the list of slow tests, which `make check` leaves out, from how long each test took.

.venv/bin/pytest -n 4 --junitxml=junit.xml && python tools/slow_tests.py junit.xml

Of several runs the shortest time of a test counts: what else the machine did makes it longer, and so does what a test
compiles or sets up for others.
"""

import math
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
FILE = TESTS / "slow.txt"
ALWAYS = tuple(line for line in (TESTS / "always.txt").read_text("utf-8").splitlines() if not line.startswith("#"))
"""What the names of tests begin with that are worth their time; and what needs a browser is left out anyway."""
HEADER = "# Tests that `make check` leaves out because they take long. Written by tools/slow_tests.py.\n"
SLOW = 0.5
"""Seconds on two cores with four processes."""


def main() -> None:
    """Write the list."""
    seconds: dict[str, float] = {}
    for junit in sys.argv[1:]:
        for case in ET.parse(junit).iter("testcase"):  # noqa: S314  # pytest wrote it
            seconds[_id(case)] = min(float(case.get("time", 0)), seconds.get(_id(case), math.inf))
    slow = sorted(one for one, took in seconds.items() if took >= SLOW and not one.startswith(ALWAYS))
    FILE.write_text(HEADER + "".join(f"{one}\n" for one in slow), "utf-8")


def _id(case: ET.Element) -> str:
    """What pytest calls a test."""
    return f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"


if __name__ == "__main__":
    main()
