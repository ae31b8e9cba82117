"""Studying games: hints at the table, and the analysis of a finished game."""

from karfunkel.study.advice import Advice, advise
from karfunkel.study.analysis import AnalysedDecision, Analysis, analyse

__all__ = ["Advice", "AnalysedDecision", "Analysis", "advise", "analyse"]
