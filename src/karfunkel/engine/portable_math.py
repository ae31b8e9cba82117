"""The exponential function, the same to the last bit in plain, compiled and CUDA play.

Each has a library of its own, and these differ in the last digit; where two moves promise the same, that would decide.
Sums and products are rounded alike everywhere, as long as no two of them are done in one (`gpu_code_shrinking.py`).
"""

import math

from karfunkel.engine.rule import rule

LEAST = -708.0
"""The exponential of less is taken for 0; a processor could not write it with all digits."""
LOG2E = 1.4426950408889634
LN2_HIGH = 0.693147180369123816490
"""The natural logarithm of 2, cut so that its product with a small whole number is exact,"""
LN2_LOW = 1.90821492927058770002e-10
"""and the rest of it."""


@rule
def exp(x: float) -> float:
    """The exponential of a number up to 709: a power of 2, times a series for what is left."""
    if x < LEAST:
        return 0.0
    scaled = x * LOG2E
    power = int(scaled + 0.5) if scaled >= 0.0 else int(scaled - 0.5)
    r = (x - power * LN2_HIGH) - power * LN2_LOW
    r2 = r * r
    r4 = r2 * r2
    low = (1.0 + r) + r2 * (0.5 + r * (1.0 / 6.0))
    middle = (1.0 / 24.0 + r * (1.0 / 120.0)) + r2 * (1.0 / 720.0 + r * (1.0 / 5040.0))
    high = (1.0 / 40320.0 + r * (1.0 / 362880.0)) + r2 * (1.0 / 3628800.0 + r * (1.0 / 39916800.0))
    series = low + r4 * (middle + r4 * (high + r4 * (1.0 / 479001600.0)))
    return math.ldexp(series, power)
