"""Standings of a contest: shares of wins with confidence intervals, and ratings."""

from karfunkel.arena.standings.clustered_confidence_intervals import Interval, mean_interval, share_interval
from karfunkel.arena.standings.standings import BotRow, Standings

__all__ = ["BotRow", "Interval", "Standings", "mean_interval", "share_interval"]
