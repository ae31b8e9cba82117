"""Regret matching: how often each seat should choose each of its options when all choose in secret.

A small game in which everybody chooses once, at the same time, is a table of payoffs: a *cell* for every combination of
choices, in it what each seat gets. Every seat plays each option as often as it regrets not having played it, again and
again; the average of what it played comes near to an equilibrium, in games of two against each other for certain.
Regrets are kept from falling below nothing, and later rounds count more (Tammelin's regret matching+).

A cell's number has the option of seat 0 as its last digit: `cell = option_0 + options_0 * (option_1 + options_1 * …)`.
"""

from karfunkel.engine import Numbers, Record, Row, int64, rule
from karfunkel.engine.record_float_fields import float64

SEATS = 5
OPTIONS = 6
"""No seat has more options than this,"""
CELLS = 1024
"""and there are no more cells: five seats with four options each."""


class Matrix(Record):
    """A game in which all choose once, and how it is best played."""

    seats: int = int64()
    options: Row = int64(SEATS)
    """How many options each seat has."""
    payoff: Numbers = float64(CELLS * SEATS)
    """What each seat gets: five numbers a cell."""
    regret: Numbers = float64(SEATS * OPTIONS)
    playing: Numbers = float64(SEATS * OPTIONS)
    """How often each seat chooses each option in this round of regret matching,"""
    average: Numbers = float64(SEATS * OPTIONS)
    """and the answer: how often it did on average, later rounds counting more."""
    expected: Numbers = float64(SEATS * OPTIONS)
    """What each option promises its seat while the others choose as they are playing."""
    chosen: Row = int64(SEATS)


@rule
def how_many_cells(matrix: Matrix) -> int:
    """How many combinations of choices there are."""
    cells = 1
    for seat in range(matrix.seats):
        cells *= matrix.options[seat]
    return cells


@rule
def first_cell(matrix: Matrix) -> None:
    """Everybody chooses its first option."""
    for seat in range(matrix.seats):
        matrix.chosen[seat] = 0


@rule
def next_cell(matrix: Matrix) -> None:
    """The next combination of choices; after the last comes the first."""
    for seat in range(matrix.seats):
        matrix.chosen[seat] += 1
        if matrix.chosen[seat] < matrix.options[seat]:
            return
        matrix.chosen[seat] = 0


@rule
def reset_regrets(matrix: Matrix) -> None:
    """Nobody regrets anything yet, and every option is as good as any other."""
    for seat in range(matrix.seats):
        for option in range(matrix.options[seat]):
            matrix.regret[seat * OPTIONS + option] = 0.0
            matrix.average[seat * OPTIONS + option] = 0.0
            matrix.playing[seat * OPTIONS + option] = 1.0 / matrix.options[seat]


@rule
def match_regrets(matrix: Matrix, rounds: int) -> None:
    """Find out how often each seat should choose each option, in so many rounds of regret matching."""
    reset_regrets(matrix)
    for number in range(rounds):
        compute_expected_payoffs(matrix)
        for seat in range(matrix.seats):
            update_regrets(matrix, seat, number + 1.0)
    for seat in range(matrix.seats):
        normalise_average(matrix, seat)


@rule
def compute_expected_payoffs(matrix: Matrix) -> None:
    """What each option promises while the others choose as they are playing.

    Cells that cannot be reached for anybody are skipped: two seats must not both choose what they never play.
    """
    for at in range(SEATS * OPTIONS):
        matrix.expected[at] = 0.0
    first_cell(matrix)
    for cell in range(how_many_cells(matrix)):
        never = 0
        likely = 1.0
        for seat in range(matrix.seats):
            chance = matrix.playing[seat * OPTIONS + matrix.chosen[seat]]
            if chance > 0.0:
                likely *= chance
            else:
                never += 1
        if never < 2:
            add_expected_payoffs(matrix, cell, never, likely)
        next_cell(matrix)


@rule
def add_expected_payoffs(matrix: Matrix, cell: int, never: int, likely: float) -> None:
    """Add what a cell is worth to the promise of each option that leads to it, by how likely the others do."""
    for seat in range(matrix.seats):
        at = seat * OPTIONS + matrix.chosen[seat]
        chance = matrix.playing[at]
        if chance <= 0.0:
            matrix.expected[at] += likely * matrix.payoff[cell * SEATS + seat]
        elif never == 0:
            matrix.expected[at] += likely / chance * matrix.payoff[cell * SEATS + seat]


@rule
def update_regrets(matrix: Matrix, seat: int, weight: float) -> None:
    """A seat notes what it played, regrets what it did not, and will play by its regrets."""
    first = seat * OPTIONS
    last = first + matrix.options[seat]
    got = 0.0
    for at in range(first, last):
        got += matrix.playing[at] * matrix.expected[at]
    total = 0.0
    for at in range(first, last):
        matrix.average[at] += weight * matrix.playing[at]
        matrix.regret[at] = max(0.0, matrix.regret[at] + matrix.expected[at] - got)
        total += matrix.regret[at]
    for at in range(first, last):
        matrix.playing[at] = matrix.regret[at] / total if total > 0.0 else 1.0 / matrix.options[seat]


@rule
def normalise_average(matrix: Matrix, seat: int) -> None:
    """The averages of a seat as parts of 1."""
    first = seat * OPTIONS
    last = first + matrix.options[seat]
    total = 0.0
    for at in range(first, last):
        total += matrix.average[at]
    for at in range(first, last):
        matrix.average[at] = matrix.average[at] / total if total > 0.0 else 1.0 / matrix.options[seat]


@rule
def compute_average_payoffs(matrix: Matrix) -> None:
    """What each option promises if all others choose as they do on average."""
    for at in range(SEATS * OPTIONS):
        matrix.playing[at] = matrix.average[at]
    compute_expected_payoffs(matrix)
