"""Why a move in Basari, the card game is a good one."""

from karfunkel.games.trading.study import reason_for

__all__ = ["reason_for"]
