"""Looks up a bot by its name: a level, a level with its own time, or an external program."""

from karfunkel.bots.bot import Bot
from karfunkel.bots.external_program import ExternalBot, command_of, is_external
from karfunkel.bots.fault_tolerant_bot import FaultTolerantBot
from karfunkel.bots.levels import LEVELS, bot_called
from karfunkel.errors import Error

GRACE = 5.0
"""So many seconds more than twice its time a bot has, so that a busy machine costs it nothing."""
PATIENCE = 60.0
"""How long a bot may think that was given no time."""


def bot_named(name: str, time: float | None = None) -> Bot:
    """The bot of this name; Error if there is none. `time` is how long it is to think about a decision, in seconds.

    Names are those of the levels (`trader`, `master@0.3`: with its own time), files (`./bot.py`) and commands
    (`cmd:node bot.js`). Levels that do not ponder take no notice of the time.
    """
    if is_external(name):
        return ExternalBot(command_of(name), time, patience_for(time))
    if time is not None and name in LEVELS:
        try:
            return bot_called(f"{name}@{time:g}")
        except Error:
            return bot_called(name)
    return bot_called(name)


def fault_tolerant_bot(name: str, time: float | None = None) -> FaultTolerantBot:
    """The bot of this name, which loses a move rather than the game."""
    bot = bot_named(name, time)
    if isinstance(bot, ExternalBot):
        return FaultTolerantBot(bot)  # it ends a program that stalls by itself
    return FaultTolerantBot(bot, patience_for(_own_time(name) or time))


def patience_for(time: float | None) -> float:
    """After how many seconds a bot that is to think for `time` loses its move."""
    return PATIENCE if time is None else 2 * time + GRACE


def _own_time(name: str) -> float | None:
    """The time in a name such as `master@0.3`, which `bot_called` has checked."""
    _, timed, seconds = name.partition("@")
    return float(seconds) if timed else None
