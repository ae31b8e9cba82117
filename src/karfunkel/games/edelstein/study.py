"""Why a move in Edel, Stein & Reich is a good one."""

from karfunkel.games.trading.study import reason_for

__all__ = ["reason_for"]
