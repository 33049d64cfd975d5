"""A simulation over a cluster of two nodes, one of which dies in the middle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import zeton
from zeton.lab.simulation import plan, play_number, player_of
from zeton.lab.workers import NICENESS, spread

ray = pytest.importorskip("ray", reason="the extra cluster is not installed")
from ray.cluster_utils import Cluster  # noqa: E402

NODE = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 100 * 2**20}

pytestmark = pytest.mark.filterwarnings("default")  # Ray warns of what it will do by default some day


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    monkeypatch.setenv(NICENESS, "0")
    made = Cluster(initialize_head=True, head_node_args=NODE)
    yield made
    made.shutdown()


def test_a_node_that_dies_in_the_middle_changes_nothing(cluster: Cluster) -> None:
    other = cluster.add_node(**NODE)
    planned = plan("destiny", ("random",), games=40)
    rows = []
    for row in spread(player_of(planned), range(len(planned)), cluster=cluster.address):
        rows.append(row)
        if len(rows) == 5:  # the first packet: others are being played, or wait on that node
            cluster.remove_node(other, allow_graceful=False)
    alone = [play_number(planned, number) for number in range(len(planned))]
    assert sorted(rows, key=lambda row: row["number"]) == alone


def test_a_cluster_that_is_not_there_is_said_to_be_missing() -> None:
    planned = plan("destiny", ("random",), games=1)
    with pytest.raises(zeton.BadSetup, match=r"RAY_worker_niceness=0 ray start --head"):
        list(spread(player_of(planned), [0], cluster="auto"))
