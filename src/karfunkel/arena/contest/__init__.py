"""Contests between bots: the schedule, who plays the games (cores or a Ray cluster), and the results on disk.

Everything in here runs with NumPy, Numba and the standard library alone.
"""

from karfunkel.arena.contest.contest_settings import Contest
from karfunkel.arena.contest.game_result import GameResult, ThinkingStats
from karfunkel.arena.contest.result_storage import Results
from karfunkel.arena.contest.run import run
from karfunkel.arena.contest.schedule import Fixture
from karfunkel.arena.contest.worker_pool import ProcessPool, SingleProcess, WorkerPool

__all__ = [
    "Contest",
    "Fixture",
    "GameResult",
    "ProcessPool",
    "Results",
    "SingleProcess",
    "ThinkingStats",
    "WorkerPool",
    "run",
]
