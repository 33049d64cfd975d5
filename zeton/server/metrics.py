"""Metrics for Prometheus: what this process does and how long it takes. What is kept on many tables is counted, never whose."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

TABLES = Gauge("zeton_tables", "Tables in memory.", multiprocess_mode="livesum")
SOCKETS = Gauge("zeton_sockets", "Open sockets.", multiprocess_mode="livesum")
WAITING = Gauge("zeton_thoughts_waiting", "Questions that wait for a bot.", multiprocess_mode="livesum")
CHOICES = Counter("zeton_choices", "Choices that were stored.", ["game"])
CHOICE_SECONDS = Histogram(
    "zeton_choice_seconds",
    "From a choice to its being stored and told.",
    ["game"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
BOT_SECONDS = Histogram(
    "zeton_bot_seconds",
    "From a question to a bot's answer, waiting included.",
    ["bot"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64),
)
PROBLEMS = Counter("zeton_problems", "What was written into the log, by its level.", ["level"])


@contextmanager
def timed(histogram: Histogram, label: str) -> Iterator[None]:
    """Take the time of what succeeds."""
    began = time.perf_counter()
    yield
    histogram.labels(label).observe(time.perf_counter() - began)


class CountProblems(logging.Handler):
    """Counts what is written into the log."""

    def emit(self, record: logging.LogRecord) -> None:
        PROBLEMS.labels(record.levelname.lower()).inc()


def report() -> bytes:
    """Everything, as Prometheus reads it; where several processes share a port, of all of them."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
