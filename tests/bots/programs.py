"""Programs that speak the line protocol, well or badly, written to files for the test at hand."""

import sys
from pathlib import Path

GOOD = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "hello":
        print(json.dumps({"kind": "hello", "version": 1}), flush=True)
    elif message["kind"] == "choose":
        number, moves = message["id"], message["moves"]
        BEFORE
        print(json.dumps({"id": number, "move": moves[0]}), flush=True)
    elif message["kind"] == "bye":
        break
"""

BAD_BEFORE = {
    "raises": "raise ValueError('no idea')",
    "sleeps": "time.sleep(60)",
    "prints garbage": "print('%%% garbage', flush=True); continue",
    "prints a number": "print('7', flush=True); continue",
    "prints without end": "sys.stdout.write('x' * 200_000); sys.stdout.flush(); time.sleep(60)",
    "exits": "sys.exit(3)",
    "answers another id": "number += 1",
    "answers an old id": "number = 0",
    "answers no move": "print(json.dumps({'id': number}), flush=True); continue",
    "answers an illegal move": "moves = ['dance']",
    "closes its output": "os.close(1); time.sleep(60)",
    "says what it thinks on stderr and dies": "print('out of gems', file=sys.stderr); os._exit(1)",
}
"""What a bad bot does when it is asked."""


def program(folder: Path, before: str = "pass") -> list[str]:
    """The command of a bot that does something before it answers its first move."""
    file = folder / "program.py"
    file.write_text(GOOD.replace("BEFORE", before), "utf-8")
    return [sys.executable, str(file)]
