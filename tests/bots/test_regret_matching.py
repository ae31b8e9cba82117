"""Regret matching finds equilibria that are known."""

import itertools
import math
from collections.abc import Callable, Sequence

import pytest

from karfunkel.bots.regret_matching import OPTIONS, SEATS, Matrix, compute_average_payoffs, match_regrets

ROUNDS = 3000


def settled(options: Sequence[int], payoff: Callable[..., Sequence[float]], rounds: int = ROUNDS) -> Matrix:
    """The game in which each seat has so many options, and a combination of choices pays so much, settled."""
    matrix = Matrix()
    matrix.seats = len(options)
    matrix.options[: len(options)] = options
    for cell, chosen in enumerate(itertools.product(*(range(number) for number in reversed(options)))):
        for seat, paid in enumerate(payoff(*reversed(chosen))):
            matrix.payoff[cell * SEATS + seat] = paid
    match_regrets(matrix, rounds)
    compute_average_payoffs(matrix)
    return matrix


def strategy(matrix: Matrix, seat: int) -> list[float]:
    return matrix.average[seat * OPTIONS : seat * OPTIONS + matrix.options[seat]]


def promises(matrix: Matrix, seat: int) -> list[float]:
    return matrix.expected[seat * OPTIONS : seat * OPTIONS + matrix.options[seat]]


def test_rock_paper_scissors_with_odd_payoffs() -> None:
    """If a win with rock pays 1, with paper 2, with scissors 5, rock is played 5, paper 1 and scissors 2 times in 8."""
    wins = {(0, 2): 1.0, (1, 0): 2.0, (2, 1): 5.0}

    def payoff(own: int, other: int) -> tuple[float, float]:
        paid = wins.get((own, other), 0.0) - wins.get((other, own), 0.0)
        return paid, -paid

    matrix = settled([3, 3], payoff)
    for seat in (0, 1):
        assert strategy(matrix, seat) == pytest.approx([5 / 8, 1 / 8, 2 / 8], abs=0.01)
        assert promises(matrix, seat) == pytest.approx([0.0] * 3, abs=0.05)


def test_of_three_somebody_volunteers() -> None:
    """All get 1 if anybody volunteers, who pays for it. Nobody could do better alone, and mostly somebody does."""
    cost = 0.36

    def payoff(*chosen: int) -> list[float]:
        return [float(any(chosen)) - cost * own for own in chosen]

    matrix = settled([2, 2, 2], payoff)
    for seat in range(3):
        got = sum(chance * paid for chance, paid in zip(strategy(matrix, seat), promises(matrix, seat), strict=True))
        assert max(promises(matrix, seat)) - got < 0.01
        assert got >= 1 - cost - 0.01
    nobody = math.prod(strategy(matrix, seat)[0] for seat in range(3))
    assert nobody <= math.sqrt(cost) ** 3 + 0.01, "in the even equilibrium each stays away with the root of the cost"


def test_seats_may_have_different_numbers_of_options() -> None:
    """One hides a coin in one of three hands, the other names two of them; it is found two times in three."""
    pairs = [(0, 1), (0, 2), (1, 2)]

    def payoff(hand: int, pair: int) -> tuple[float, float]:
        found = 1.0 if pair < len(pairs) and hand in pairs[pair] else 0.0
        return 1.0 - found, found

    matrix = settled([3, 4], payoff)
    assert strategy(matrix, 0) == pytest.approx([1 / 3] * 3, abs=0.01)
    assert strategy(matrix, 1)[3] == pytest.approx(0.0, abs=0.01), "the fourth option never finds it"
    assert promises(matrix, 1)[:3] == pytest.approx([2 / 3] * 3, abs=0.02)


def test_what_is_always_better_is_played() -> None:
    matrix = settled([3] * 4, lambda *chosen: [float(own == 1) for own in chosen], 200)
    for seat in range(4):
        assert strategy(matrix, seat)[1] > 0.99


def test_strategies_are_parts_of_one() -> None:
    matrix = settled([4] * 5, lambda *chosen: [float(chosen.count(own) == 1) for own in chosen], 20)
    for seat in range(5):
        assert sum(strategy(matrix, seat)) == pytest.approx(1.0)
        assert min(strategy(matrix, seat)) >= 0.0
