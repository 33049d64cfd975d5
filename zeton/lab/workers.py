"""Many tasks over all cores of this machine (joblib), or over a cluster (Ray).

What comes of a task depends on the task alone: so it makes no difference how many processes there are, in which order they
end, or that one was killed in the middle and its tasks are done again by another.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from zeton.kernel.errors import BadSetup
from zeton.lab.packages import needed

NICENESS = "RAY_worker_niceness"  # Ray's workers wait for everything else by default: on a busy machine they starve
START_CLUSTER = f"{NICENESS}=0 ray start --head"
AT_ONCE = 16  # the most tasks a worker is given together
PACKETS = 12  # for each worker, at least: the more, the more evenly they end
IN_FLIGHT = 3  # packets that are given to each core of a cluster at a time

Given = TypeVar("Given")
Answer = TypeVar("Answer")


def spread(
    what: Callable[[Given], Answer], tasks: Iterable[Given], workers: int = 0, cluster: str | None = None
) -> Iterator[Answer]:
    """What comes of each task, as it ends: over so many processes (0: one for each core), or over a cluster."""
    workers = workers or os.cpu_count() or 1
    if cluster is not None:
        yield from _over_cluster(what, list(tasks), cluster)
    elif workers == 1:
        yield from map(what, tasks)
    else:
        yield from _over_cores(what, list(tasks), workers)


def _over_cores(what: Callable[[Given], Answer], tasks: list[Given], workers: int) -> Iterator[Answer]:
    joblib = needed("joblib")
    do_all = joblib.delayed(_do_all)
    done = joblib.Parallel(n_jobs=workers, return_as="generator_unordered", batch_size=1)
    for answers in done(do_all(what, some) for some in _packets(tasks, workers)):
        yield from answers


def _packets(tasks: list[Given], workers: int) -> Iterator[list[Given]]:
    """Tasks that are done together: sending each alone costs more than a short game, but nobody waits long for the last one."""
    size = max(1, min(AT_ONCE, len(tasks) // (PACKETS * workers)))
    return (tasks[at : at + size] for at in range(0, len(tasks), size))


# ── a cluster ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _over_cluster(what: Callable[[Given], Answer], tasks: list[Given], address: str) -> Iterator[Answer]:
    """A packet whose worker dies is given to another one, as often as it takes."""
    with joined(address) as ray:
        packet = ray.remote(max_retries=-1, num_cpus=1)(_do_all)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        packets = _packets(tasks, cores)
        waiting: list[Any] = []
        while True:
            waiting += [packet.remote(what, some) for some in islice(packets, IN_FLIGHT * cores - len(waiting))]
            if not waiting:
                return
            (done,), waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, as a member of a cluster: ``auto`` is the one this machine belongs to, ``ray://host:port`` one elsewhere."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray = needed("ray", "cluster")
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            why = str(wrong).strip().splitlines()[0]
            raise BadSetup("no-cluster", address=address, why=why, start=START_CLUSTER) from None
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def _do_all(what: Callable[[Given], Answer], tasks: list[Given]) -> list[Answer]:
    return [what(task) for task in tasks]
