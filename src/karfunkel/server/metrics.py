"""What can be measured of a running server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.moves = Counter("karfunkel_moves", "Moves played and stored.", ["game", "by"], registry=registry)
        self.commands = Counter("karfunkel_commands", "Commands of people.", ["answer"], registry=registry)
        self.seconds = Histogram(
            "karfunkel_command_seconds",
            "From the arrival of a command to its answer, storing included.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=registry,
        )
        self.sockets = Gauge("karfunkel_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("karfunkel_tables_at_hand", "Tables in memory.", registry=registry)
        self.commits = Gauge("karfunkel_commits", "Commits made for tables since the start.", registry=registry)
        self.requests = Counter("karfunkel_requests", "HTTP requests answered.", ["status"], registry=registry)

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self._registry)
