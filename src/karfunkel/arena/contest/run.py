"""Runs a contest: plays whatever of its schedule has no result yet."""

from collections.abc import Callable
from contextlib import closing

from karfunkel.arena.contest.game_result import GameResult
from karfunkel.arena.contest.play_game import ContestBots
from karfunkel.arena.contest.result_storage import Results
from karfunkel.arena.contest.worker_pool import WorkerPool

Told = Callable[[GameResult], None]


def run(results: Results, workers: WorkerPool, told: Told | None = None) -> None:
    """Play the games of a contest that its results lack, keep them, and tell of each."""
    contest = results.contest
    missing = [fixture for fixture in contest.fixtures() if fixture.number not in results.played]
    if not missing:
        return
    bots = ContestBots(contest)
    try:
        bots.warm_up()  # once, before many processes compile the same
    finally:
        bots.close()
    with closing(workers.play(contest, missing)) as games:
        for result in games:
            results.add(result)
            if told is not None:
                told(result.played)
