"""A bot that begins at once and thinks as soon as it can.

Compiling a mind takes a minute or two, once on a machine. Nobody should wait for that at a table, so a process of its
own does it, and a simpler bot plays meanwhile.
"""

import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.bots.bot import Bot
from karfunkel.bots.levels import STAND_IN, bot_called
from karfunkel.bots.mind import ThinkingBot

A_MOMENT = 5.0
"""Seconds for which one waits: a mind that was compiled before is there by then."""


class SoonBot:
    """Plays as its level does, once the mind of the game is compiled."""

    def __init__(self, bot: ThinkingBot, game: str) -> None:
        self._bot = bot
        command = (sys.executable, "-m", "karfunkel.bots.prepare", game)
        self._preparing = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        self._patience = A_MOMENT

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move of the level, or of the one that plays for it."""
        return self._now().choose(view, moves, dice)

    def _now(self) -> Bot:
        try:
            failed = self._preparing.wait(self._patience)
        except subprocess.TimeoutExpired:
            failed = 1
        self._patience = 0.0
        return STAND_IN if failed else self._bot

    def close(self) -> None:
        """Prepare no longer; what was compiled by then is lost, unless it was all."""
        self._preparing.kill()
        self._preparing.wait()


def bot_soon(level: str, game: str) -> Bot:
    """The bot of a level, for a game that is to begin at once."""
    bot = bot_called(level)
    return SoonBot(bot, game) if isinstance(bot, ThinkingBot) else bot
