"""Throttling of the log: a fault that strangers can cause as often as they like is noted once a minute."""

import logging
import time
import traceback
from collections.abc import Callable

MINUTE = 60.0
MOST_REMEMBERED = 1000

Fault = tuple[str, ...]


class LogThrottle(logging.Filter):
    """Lets a warning or an error pass once a minute, the next time with how often it came meanwhile.

    Two are the same if they say the same of the same place in the code, whatever table or guest they are about.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[Fault, tuple[float, int]] = {}
        """When each was noted last, and how often it came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is to be noted."""
        if record.levelno < logging.WARNING:
            return True
        fault, now = _fault(record), self._now()
        noted, left_out = self._seen.get(fault, (float("-inf"), 0))
        if now - noted < MINUTE:
            self._seen[fault] = noted, left_out + 1
            return False
        if left_out:
            record.left_out = left_out
        self._remember(fault, now)
        return True

    def _remember(self, fault: Fault, now: float) -> None:
        self._seen.pop(fault, None)
        self._seen[fault] = now, 0
        if len(self._seen) > MOST_REMEMBERED:
            del self._seen[next(iter(self._seen))]


def _fault(record: logging.LogRecord) -> Fault:
    """What a note is about: its words, without what is put into them, and where an error was raised."""
    said = (record.name, str(record.msg)[:200])
    if not record.exc_info or record.exc_info[1] is None:
        return said
    error = record.exc_info[1]
    places = traceback.extract_tb(error.__traceback__, limit=-1)
    return (*said, type(error).__name__, *(f"{place.filename}:{place.lineno}" for place in places))
