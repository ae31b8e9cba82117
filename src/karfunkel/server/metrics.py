"""Metrics of a running server, for Prometheus: counters and histograms.

What is counted for every move is counted in plain numbers, which costs next to nothing; they are put into Prometheus'
form when somebody asks.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
"""Seconds between which times are told apart."""

Labels = tuple[str, ...]


class Times:
    """How often something took about so long."""

    def __init__(self) -> None:
        self.total = 0.0
        self._counts = [0] * (len(STEPS) + 1)

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """For each step, how often it did not take longer."""
        return list(zip((*map(str, STEPS), "+Inf"), accumulate(self._counts), strict=True))


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.moves: Counter[Labels] = Counter()
        """By game, and by whether a `person` or a `bot` moved."""
        self.commands: Counter[Labels] = Counter()
        """By how they were answered."""
        self.requests: Counter[Labels] = Counter()
        """By status."""
        self.refused: Counter[str] = Counter()
        """By why."""
        self.seconds = Times()
        self.sockets = 0
        self.tables: Callable[[], int] = lambda: 0
        """How many tables are in memory."""
        self.commits: Callable[[], int] = lambda: 0

    def collect(self) -> Iterator[Metric]:
        """All of them, for Prometheus."""
        yield _counted("karfunkel_moves", "Moves played and stored.", ["game", "by"], self.moves)
        yield _counted("karfunkel_commands", "Commands of people.", ["answer"], self.commands)
        yield _counted("karfunkel_requests", "HTTP requests answered.", ["status"], self.requests)
        refused: Counter[Labels] = Counter({(code,): number for code, number in self.refused.copy().items()})
        yield _counted("karfunkel_refused", "What was refused.", ["why"], refused)
        about = "From the arrival of a command to its answer, storing included."
        seconds = HistogramMetricFamily("karfunkel_command_seconds", about)
        seconds.add_metric([], self.seconds.buckets(), self.seconds.total)
        yield seconds
        yield GaugeMetricFamily("karfunkel_sockets", "Open sockets.", self.sockets)
        yield GaugeMetricFamily("karfunkel_tables_at_hand", "Tables in memory.", self.tables())
        yield GaugeMetricFamily("karfunkel_commits", "Commits made for tables since the start.", self.commits())

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self._registry())

    @contextmanager
    def shown_at(self, host: str, port: int) -> Iterator[None]:
        """Show them at a port of their own, in a thread, meanwhile."""
        server, thread = start_http_server(port, host, self._registry())
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def _registry(self) -> CollectorRegistry:
        registry = CollectorRegistry()
        registry.register(self)
        return registry


def _counted(name: str, about: str, labels: list[str], counts: Counter[Labels]) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for values, number in counts.copy().items():  # at a port of their own they are read in a thread
        family.add_metric(values, number)
    return family
