"""What a measure is, and how measures are taken: in rounds, each beside a yardstick of the machine's speed."""

import statistics
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bench.budgets.yardstick import yardstick_rate

KB = 1024


class NotMeasured(Exception):  # noqa: N818  # no error: not every machine can measure everything
    """Something cannot be measured here; the message says why."""


@dataclass(frozen=True)
class Measure:
    """Something that is measured: one round gives a value for each of its rows."""

    title: str
    units: Mapping[str, str]
    """The rows of the table that it measures, each with its unit."""
    take: Callable[[], Mapping[str, float]]
    rounds: int = 1
    yardstick: str | None = None
    """The row of the yardstick by which its speeds are adjusted."""


@dataclass
class Reading:
    """What was measured for a row: a value for each round, or why there is none."""

    values: list[float] = field(default_factory=list)
    yardstick: str | None = None
    yardstick_rates: list[float] = field(default_factory=list)
    missing: str = ""

    @property
    def value(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.values)


def take_all(measures: Iterable[Measure], announce: Callable[[str], None]) -> Iterator[tuple[str, Reading]]:
    """Take one measure after the other; the reading of each of their rows."""
    for measure in measures:
        announce(f"measuring {measure.title} …")
        readings = {name: Reading(yardstick=measure.yardstick) for name in measure.units}
        for _ in range(measure.rounds):
            if not _take_round(measure, readings):
                break
        yield from readings.items()


def _take_round(measure: Measure, readings: Mapping[str, Reading]) -> bool:
    """Take one round; whether it could be measured here."""
    try:
        values = measure.take()
    except NotMeasured as reason:
        for reading in readings.values():
            reading.missing = str(reason)
        return False
    for name, reading in readings.items():
        reading.values.append(values[name])
        if measure.yardstick is not None:
            reading.yardstick_rates.append(yardstick_rate(measure.yardstick))
    return True
