"""Bots: players that see what their seat sees, and no more."""

from karfunkel.bots.bot import Bot
from karfunkel.bots.levels import LEVELS, bot_called, levels_here

__all__ = ["LEVELS", "Bot", "bot_called", "levels_here"]
