"""Metrics for Prometheus: counts and times, never names, tokens or cards."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    """What a host may want to watch."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("kleos_requests", "HTTP requests by status", ["status"], registry=self.registry)
        self.request_seconds = Histogram(
            "kleos_request_seconds", "Time to answer a request", registry=self.registry, buckets=TIMES
        )
        self.moves = Counter("kleos_moves", "Decisions accepted", ["game"], registry=self.registry)
        self.refused = Counter("kleos_refused", "Requests refused, by message id", ["code"], registry=self.registry)
        self.sockets = Gauge("kleos_sockets", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("kleos_tables_cached", "Tables in memory", registry=self.registry)
        self.groups = Gauge("kleos_commit_groups", "Commits so far", registry=self.registry)
        self.written = Gauge("kleos_commit_jobs", "Changes in those commits", registry=self.registry)
        self.bot_seconds = Histogram("kleos_bot_seconds", "Time a bot thinks", registry=self.registry, buckets=TIMES)
        self.bot_failures = Counter("kleos_bot_failures", "Bots that failed to answer", registry=self.registry)

        self.notices = Counter("kleos_notices", "Notices of a turn", ["kind", "outcome"], registry=self.registry)
        self.bot_overruns = Counter("kleos_bot_overruns", "Bots that answered later than drawn", registry=self.registry)

    def watch(self, node: "ServerNode") -> None:
        """Show what a node counts."""
        self.tables.set_function(lambda: len(node.tables))
        self.groups.set_function(lambda: node.writer.groups)
        self.written.set_function(lambda: node.writer.written)

    def text(self) -> bytes:
        """All of it, in Prometheus's text form."""
        return generate_latest(self.registry)
