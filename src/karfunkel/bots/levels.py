"""The bots by level."""

from collections.abc import Mapping
from types import MappingProxyType

from karfunkel.bots.bot import Bot
from karfunkel.bots.chance import RandomBot
from karfunkel.bots.greedy import GreedyBot
from karfunkel.errors import Error, shown

LEVELS: Mapping[str, Bot] = MappingProxyType({"random": RandomBot(), "greedy": GreedyBot()})
"""The levels, the weakest first."""


def bot_called(level: str) -> Bot:
    """The bot of this level; Error if there is none."""
    if not isinstance(level, str) or level not in LEVELS:
        raise Error(f"there is no bot of level {shown(level)}; the levels are {', '.join(LEVELS)}")
    return LEVELS[level]
