"""Contests between bots: who meets whom, on which deal, in which seats; played on all cores, or on many machines.

Everything in here runs with NumPy, Numba and the standard library alone.
"""

from karfunkel.arena.contest.contest import Contest
from karfunkel.arena.contest.crew import Alone, Crew, Processes
from karfunkel.arena.contest.played import Played, Thought
from karfunkel.arena.contest.results import Results
from karfunkel.arena.contest.run import run
from karfunkel.arena.contest.schedule import Fixture

__all__ = ["Alone", "Contest", "Crew", "Fixture", "Played", "Processes", "Results", "Thought", "run"]
