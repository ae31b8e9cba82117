"""Confidence intervals for games that come in deals, which are not independent of each other.

The games of one deal are not independent of each other: the same cards lie on the table, and only the seats change.
Deals are. So a mean is a ratio of sums over deals, r = Σ total / Σ count, and its standard error is that of a ratio,
from what each deal adds (the cluster-robust, or sandwich, estimate):

    e = total - r · count for each deal,     se² = G / (G - 1) · Σ e² / (Σ count)²,     G deals

This is right whether a deal makes its games alike or, as rotated seats do, balances them out. A mean has the interval
r ± t · se with Student's t of G - 1 degrees of freedom. A share between 0 and 1 has Wilson's interval instead, which
stays within 0 and 1 and does not shrink to nothing if all games were won: with as many games as would give the same
standard error if they were independent (the effective sample, after Korn and Graubard), and again Student's t.
"""

import math
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

LEVEL = 0.95


class Interval(NamedTuple):
    """An estimate and the interval that holds the truth in 95 of 100 contests."""

    value: float
    low: float
    high: float


def mean_interval(totals: Any, counts: Any) -> Interval:
    """The mean of what was counted, from the total and the count of each deal."""
    totals, counts = np.asarray(totals, float), np.asarray(counts, float)
    value, error = _ratio(totals, counts)
    reach = _t_of(len(counts)) * error if len(counts) > 1 else math.inf
    return Interval(value, value - reach, value + reach)


def share_interval(totals: Any, counts: Any) -> Interval:
    """The share of wins, from the wins and the games of each deal; a shared win is a part of one."""
    totals, counts = np.asarray(totals, float), np.asarray(counts, float)
    share, error = _ratio(totals, counts)
    if len(counts) < 2:
        return Interval(share, 0.0, 1.0)
    games = float(counts.sum())
    spread = share * (1 - share)
    effective = spread / error**2 if error > 1e-9 and spread > 0 else games
    return _wilson(share, effective, _t_of(len(counts)))


def _wilson(share: float, games: float, t: float) -> Interval:
    """Wilson's interval of a share of so many independent games."""
    weight = t * t / games
    middle = (share + weight / 2) / (1 + weight)
    reach = t / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return Interval(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def _ratio(totals: Any, counts: Any) -> tuple[float, float]:
    """A ratio of sums over deals, and its standard error (0 of a single deal)."""
    whole = float(counts.sum())
    if whole == 0:
        return math.nan, 0.0
    ratio = float(totals.sum()) / whole
    deals = len(counts)
    if deals < 2:
        return ratio, 0.0
    off = totals - ratio * counts
    return ratio, math.sqrt(deals / (deals - 1) * float(off @ off)) / whole


def _t_of(deals: int) -> float:
    return student_t((1 + LEVEL) / 2, deals - 1)


def student_t(probability: float, freedom: int) -> float:
    """The quantile of Student's t: exact for 1 and 2 degrees of freedom, else the usual series in their number.

    The series (Abramowitz and Stegun, 26.7.5) is off by an eighth of a percent at 3, and by less beyond.
    """
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) * math.sqrt(2 / (4 * probability * (1 - probability)))
    z = NormalDist().inv_cdf(probability)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
