"""Studying games: advice at the table, and what a finished game was decided by."""

from karfunkel.study.advice import Advice, advise
from karfunkel.study.analysis import Analysis, Choice, analyse

__all__ = ["Advice", "Analysis", "Choice", "advise", "analyse"]
