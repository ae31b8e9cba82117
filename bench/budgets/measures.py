"""All measures, in the order of the table."""

from collections.abc import Iterator
from functools import partial

from bench.budgets import startup
from bench.budgets.measure import Measure, NotMeasured
from bench.budgets.memory import memory_measures
from bench.budgets.page_weight import PAGE_WEIGHT, take_page_weight
from bench.budgets.speed import decision_measures, server_measures, size_measures, yardstick_measures


def all_measures(*, fresh: bool = False) -> Iterator[Measure]:
    """Every measure; a fresh `make play`, which needs the network, only says how it is asked for unless it is."""
    yield Measure("`import karfunkel`", {startup.MODULES: "modules", startup.IMPORT_CPU: "s"}, startup.take_import)
    yield Measure(PAGE_WEIGHT, {PAGE_WEIGHT: "KB"}, take_page_weight)
    take = startup.take_fresh_play if fresh else _not_asked
    yield Measure(startup.FRESH_PLAY, {startup.FRESH_PLAY: "s"}, take)
    for name in startup.LAST_RUNS:
        yield Measure(f"the last {name}", {name: "min"}, partial(startup.take_last_run, name))
    yield from memory_measures()
    yield from size_measures()
    yield from yardstick_measures()
    yield from decision_measures()
    yield from server_measures()


def _not_asked() -> dict[str, float]:
    raise NotMeasured("only with --fresh")
