"""Rate limits: how often somebody may do something."""

import math
import time
from collections import OrderedDict

from karfunkel.errors import Refused

TOO_FAST, TOO_FAST_REASON = "too-fast", "that is too much at once; wait a moment"
MOST_REMEMBERED = 20_000


class Rate:
    """So many a second for each key, and so many at once (a bucket that fills by itself)."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second, self._at_once = per_second, at_once
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, now: float | None = None) -> bool:
        """Count one more; whether it is within the rate. Those unseen for longest are forgotten."""
        if self._per_second == 0:
            return True
        now = time.monotonic() if now is None else now
        left = self.left(key, now)
        allowed = left >= 1
        self._remember(key, left - 1 if allowed else left, now)
        return allowed

    def left(self, key: str, now: float | None = None) -> float:
        """How much may be counted at once."""
        if self._per_second == 0:
            return math.inf
        now = time.monotonic() if now is None else now
        left, then = self._buckets.get(key, (float(self._at_once), now))
        return min(self._at_once, left + (now - then) * self._per_second)

    def spend(self, key: str, amount: float, now: float | None = None) -> None:
        """Count so much more, even if that is more than is left."""
        if self._per_second != 0:
            now = time.monotonic() if now is None else now
            self._remember(key, self.left(key, now) - amount, now)

    def _remember(self, key: str, left: float, now: float) -> None:
        self._buckets.pop(key, None)
        self._buckets[key] = (left, now)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)

    def take(self, key: str) -> None:
        """Count one more; Refused if that is too many."""
        if not self.allows(key):
            raise Refused(TOO_FAST, TOO_FAST_REASON)
