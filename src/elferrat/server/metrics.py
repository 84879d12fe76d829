"""What the server counts, for Prometheus: in a registry of its own, so several may be in a test."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

# Seconds: a commit takes single milliseconds, an answer should stay below a tenth of a second.
_LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """All numbers of one server process. Labels come from fixed lists, never from a request."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)

        def gauge(name: str, text: str, *labels: str) -> Gauge:
            return Gauge(f"elferrat_{name}", text, labels, registry=registry)

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"elferrat_{name}", text, labels, registry=registry)

        def histogram(name: str, text: str, *labels: str) -> Histogram:
            return Histogram(
                f"elferrat_{name}_seconds", text, labels, registry=registry, buckets=_LATENCIES
            )

        self.tables = gauge("tables", "Tables that live in this process.")
        self.connections = gauge("connections", "Open WebSocket connections.")
        self.commands = counter("commands", "Commands answered.", "kind", "outcome")
        self._by_command: dict[tuple[str, str], Counter] = {}
        self.entries = counter("entries", "Entries stored in the logs of tables.")
        self.commit = histogram("commit", "From an entry's decision to its durable commit.")
        self.acknowledge = histogram("acknowledge", "From a command to its acknowledgement.")
        self.bot_answers = counter("bot_answers", "Moves asked of bots.", "level", "outcome")
        self.bot_time = histogram("bot_answer", "From the question to a bot's answer.", "level")
        self.store_failures = counter("store_failures", "Commits that failed.", "reason")
        self.resyncs = counter("resyncs", "Clients that were sent everything again.", "reason")
        self.mismatches = counter("mismatches", "Clients that reported another view than ours.")
        self.refusals = counter("refusals", "Refused because there was too much of it.", "limit")
        self.games = counter("games_finished", "Games played to their end.", "game")
        self.broker_connected = gauge("broker_connected", "1 while the broker can be heard.")
        self.broker_losses = counter("broker_losses", "How often the broker was lost.")

    def count_command(self, kind: str, outcome: str) -> None:
        """Count a command; its counter is looked up once, since every move comes by here."""
        counter = self._by_command.get((kind, outcome))
        if counter is None:
            counter = self._by_command[kind, outcome] = self.commands.labels(kind, outcome)
        counter.inc()

    def exposition(self) -> tuple[bytes, str]:
        """All numbers as Prometheus reads them, and the content type of that text."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
