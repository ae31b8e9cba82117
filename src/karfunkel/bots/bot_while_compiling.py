"""A bot that plays at once: a simpler one stands in until its mind is compiled in the background.

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

FIRST_WAIT = 5.0
"""Seconds for which one waits: a mind that was compiled before is there by then."""


class BotWhileCompiling:
    """Plays as its level does, once the mind of the game is compiled."""

    def __init__(self, bot: ThinkingBot, game: str) -> None:
        self._bot = bot
        command = (sys.executable, "-m", "karfunkel.bots.precompile", game)
        self._compiling = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        self._patience = FIRST_WAIT

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move of the level, or of the one that plays for it."""
        return self._now().choose(view, moves, dice)

    def _now(self) -> Bot:
        try:
            failed = self._compiling.wait(self._patience)
        except subprocess.TimeoutExpired:
            failed = 1
        self._patience = 0.0
        return STAND_IN if failed else self._bot

    def close(self) -> None:
        """Prepare no longer; what was compiled by then is lost, unless it was all."""
        self._compiling.kill()
        self._compiling.wait()


def bot_while_compiling(level: str, game: str) -> Bot:
    """The bot of a level, for a game that is to begin at once."""
    bot = bot_called(level)
    return BotWhileCompiling(bot, game) if isinstance(bot, ThinkingBot) else bot
