"""The command `bot`."""

import sys

from karfunkel.bots import bot_called
from karfunkel.bots.named import bot_named
from karfunkel.bots.speaker import speak


def speak_as(level: str, time: float | None) -> None:
    """Speak the line protocol on standard input and output until the other side has no more to say."""
    bot_called(level)
    try:
        speak(level, lambda told: bot_named(level, time or told), sys.stdin, sys.stdout)
    except KeyboardInterrupt:
        sys.exit(130)
