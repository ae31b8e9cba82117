"""Contests and games for tests."""

from collections.abc import Sequence
from pathlib import Path

from karfunkel.arena.contest import Contest, GameResult, Results, SingleProcess, ThinkingStats, run

ROOT = Path(__file__).parent.parent.parent


def contest(
    *bots: str, game: str = "basari", players: int = 3, games: int = 6, seed: int = 1, time: float | None = None
) -> Contest:
    """A small contest."""
    return Contest.checked(game, players, bots or ("random",), games, seed, time)


def played_by(contest: Contest) -> list[GameResult]:
    """All games of a contest, played here."""
    results = Results(contest)
    run(results, SingleProcess())
    return results.in_order()


def outcome(played: GameResult) -> tuple[int, int, tuple[str, ...], tuple[int, ...], tuple[int, ...], int]:
    """All of a game that does not depend on the clock."""
    return played.game, played.deal, played.seats, played.scores, played.winners, played.moves


def game_of(
    number: int, deal: int, seats: Sequence[str], scores: Sequence[int], thoughts: Sequence[ThinkingStats] | None = None
) -> GameResult:
    """A game that nobody has played; most points win."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    own = tuple(thoughts or [ThinkingStats() for _ in seats])
    return GameResult(number, deal, tuple(seats), tuple(scores), winners, ranks, 50, own)
