"""Analysis of games: hints at the table, and the analysis of a finished game."""

from karfunkel.analysis.game_analysis import AnalysedDecision, Analysis, analyse
from karfunkel.analysis.hints import Advice, advise

__all__ = ["Advice", "AnalysedDecision", "Analysis", "advise", "analyse"]
