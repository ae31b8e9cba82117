"""The levels of bots, from random to master, by name."""

from collections.abc import Mapping
from types import MappingProxyType

from karfunkel.bots.bot import Bot
from karfunkel.bots.greedy_bot import GreedyBot
from karfunkel.bots.mind import ThinkingBot
from karfunkel.bots.random_bot import RandomBot
from karfunkel.errors import Error, shown

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
STAND_IN: Bot = GreedyBot()
"""Plays for a thinking bot whose mind is not compiled yet."""


def bot_called(level: str) -> Bot:
    """The bot of this level; `master@0.1` is a master that thinks for a tenth of a second. Error if there is none."""
    if not isinstance(level, str):
        raise Error(f"there is no bot of level {shown(level)}; the levels are {', '.join(LEVELS)}")
    name, timed, seconds = level.partition("@")
    if name not in LEVELS or (timed and name != "master"):
        raise Error(f"there is no bot of level {shown(level)}; the levels are {', '.join(LEVELS)}")
    return ThinkingBot(name, _seconds(seconds)) if timed else LEVELS[name]


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= MOST_SECONDS:
        raise Error(f"a master thinks for more than 0 and up to {MOST_SECONDS:.0f} seconds, not {shown(text)}")
    return seconds
