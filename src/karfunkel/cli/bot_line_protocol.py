"""The command `bot`: a bot of ours speaks the line protocol on standard input and output."""

import sys

from karfunkel.bots import bot_called
from karfunkel.bots.bot_by_name import bot_named
from karfunkel.bots.line_protocol_loop import answer_lines


def speak_as(level: str, time: float | None) -> None:
    """Speak the line protocol on standard input and output until the other side has no more to say."""
    bot_called(level)
    try:
        answer_lines(level, lambda told: bot_named(level, time or told), sys.stdin, sys.stdout)
    except KeyboardInterrupt:
        sys.exit(130)
