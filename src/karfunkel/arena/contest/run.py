"""Playing a contest: whatever of it has not been played yet."""

from collections.abc import Callable
from contextlib import closing

from karfunkel.arena.contest.crew import Crew
from karfunkel.arena.contest.played import Played
from karfunkel.arena.contest.playing import Company
from karfunkel.arena.contest.results import Results

Told = Callable[[Played], None]


def run(results: Results, crew: Crew, told: Told | None = None) -> None:
    """Play the games of a contest that its results lack, keep them, and tell of each."""
    contest = results.contest
    missing = [fixture for fixture in contest.fixtures() if fixture.number not in results.played]
    if not missing:
        return
    company = Company(contest)
    try:
        company.warm_up()  # once, before many processes compile the same
    finally:
        company.close()
    with closing(crew.play(contest, missing)) as games:
        for result in games:
            results.add(result)
            if told is not None:
                told(result.played)
