"""Why a move in Edel, Stein & Reich is a good one."""

from karfunkel.games.trading.hint_reasons import reason_for

__all__ = ["reason_for"]
