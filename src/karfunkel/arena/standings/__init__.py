"""What a contest says about its bots, with how sure it is."""

from karfunkel.arena.standings.intervals import Interval, mean_interval, share_interval
from karfunkel.arena.standings.standings import BotRow, Standings

__all__ = ["BotRow", "Interval", "Standings", "mean_interval", "share_interval"]
