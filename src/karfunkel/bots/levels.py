"""The levels of bots, from random to master, by name."""

from collections.abc import Mapping
from types import MappingProxyType

from karfunkel.bots.bot import Bot
from karfunkel.bots.greedy_bot import GreedyBot
from karfunkel.bots.mind import ThinkingBot
from karfunkel.bots.random_bot import RandomBot
from karfunkel.errors import Error, shown
from karfunkel.optional_imports import MissingPackageError, has_numba

AT_ONCE = 0.02
"""Novices and traders do not ponder."""
MASTER_SECONDS = 0.1
"""How long a master thinks about a decision, unless told otherwise."""
MOST_SECONDS = 60.0

LEVELS: Mapping[str, Bot] = MappingProxyType(
    {
        "random": RandomBot(),
        "novice": ThinkingBot("novice", AT_ONCE),
        "trader": ThinkingBot("trader", AT_ONCE),
        "master": ThinkingBot("master", MASTER_SECONDS),
    }
)
"""The levels, the weakest first."""
GREEDY = "greedy"
STAND_IN: Bot = GreedyBot()
"""Plays for a thinking bot whose mind is not compiled yet, and by its own name where none can be compiled."""
USUAL_LEVEL = "trader"


def levels_here() -> tuple[str, ...]:
    """The levels that can play on this machine, the weakest first: without Numba, those that need no compiled mind."""
    return tuple(LEVELS) if has_numba() else ("random", GREEDY)


def usual_level() -> str:
    """The level that plays on this machine if nobody says which."""
    return USUAL_LEVEL if has_numba() else GREEDY


def bot_called(level: str) -> Bot:
    """The bot of this level; `master@0.1` is a master that thinks for a tenth of a second.

    Error if there is none, or if its mind cannot be compiled on this machine.
    """
    bot = checked_level(level)
    if isinstance(bot, ThinkingBot) and not has_numba():
        raise MissingPackageError(
            f"a {bot.effort.level} needs Numba; `pip install numba` brings it. Without it there are "
            f"{' and '.join(levels_here())}",
            name="numba",
        )
    return bot


def checked_level(level: str) -> Bot:
    """The bot of this level, whether it can play on this machine or not; Error if there is no such level."""
    if not isinstance(level, str):
        raise Error(f"there is no bot of level {shown(level)}; the levels are {', '.join(levels_here())}")
    name, timed, seconds = level.partition("@")
    if name == GREEDY and not timed:
        return STAND_IN
    if name not in LEVELS or (timed and name != "master"):
        raise Error(f"there is no bot of level {shown(level)}; the levels are {', '.join(levels_here())}")
    return ThinkingBot(name, _seconds(seconds)) if timed else LEVELS[name]


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= MOST_SECONDS:
        raise Error(f"a master thinks for more than 0 and up to {MOST_SECONDS:.0f} seconds, not {shown(text)}")
    return seconds
