"""Many environments at once, over processes: each process steps a share of them and answers once for all of its share.

    envs = vector("destiny", 16, decks=("luke_skywalker", "boba_fett"), opponents="greedy")

In one process it is Gymnasium's ``SyncVectorEnv``; over several, each process has one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from zeton.bots import Entrant
from zeton.bots.helper import Helper
from zeton.lab.gym import Gym

Maker = Callable[[], Gym]
Batch = dict[str, Any]


def vector(
    game: str, number: int, *, processes: int = 0, seat: int = 0, opponents: Entrant = "random", **setup: Any
) -> VectorEnv[Any, Any, Any]:
    """So many environments over so many processes (0: one for each core; 1: this one).

    ``reset(seed=7)`` gives the environments the seeds 7, 8, …: they play the same over one process as over many.
    """
    makers: list[Maker] = [partial(Gym, game, seat=seat, opponents=opponents, **setup) for _ in range(number)]
    shares = min(processes or os.cpu_count() or 1, number)
    return SyncVectorEnv(makers) if shares == 1 else Processes(makers, shares)


class Processes(VectorEnv[Any, Any, Any]):
    """Environments over processes. Close it: its processes end with this one at the latest."""

    def __init__(self, makers: list[Maker], processes: int) -> None:
        one = makers[0]()
        self.num_envs = len(makers)
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, self.num_envs)
        self.action_space = batch_space(one.action_space, self.num_envs)
        self.metadata = {**one.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        ends = [self.num_envs * (number + 1) // processes for number in range(processes)]
        self.shares = [slice(begin, end) for begin, end in zip([0, *ends], ends, strict=False)]
        self.helpers = [Helper() for _ in self.shares]
        self.threads = ThreadPoolExecutor(processes)
        self._ask_all(_begin, [makers[share] for share in self.shares])

    def reset(self, *, seed: int | list[int | None] | None = None, options: Batch | None = None) -> tuple[Batch, Batch]:
        if isinstance(seed, int):
            seed = [seed + number for number in range(self.num_envs)]
        seeds = seed or [None] * self.num_envs
        seen, infos = zip(*self._ask_all(_reset, [(seeds[share], options) for share in self.shares]), strict=True)
        return _joined(seen), self._joined_infos(infos)

    def step(self, actions: Any) -> tuple[Batch, Any, Any, Any, Batch]:
        actions = np.asarray(actions)
        told = self._ask_all(_step, [actions[share] for share in self.shares])
        seen, worth, over, cut, infos = zip(*told, strict=True)
        return _joined(seen), np.concatenate(worth), np.concatenate(over), np.concatenate(cut), self._joined_infos(infos)

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for helper in self.helpers:
            helper.end()
        self.threads.shutdown()

    def _ask_all(self, what: Callable[[Any], Any], given: list[Any]) -> list[Any]:
        """Ask all processes at the same time."""
        return list(self.threads.map(lambda helper, share: helper.ask(what, share), self.helpers, given))

    def _joined_infos(self, infos: tuple[Batch, ...]) -> Batch:
        """What is told of some environments, as one array each for all of them; nothing (0) where nothing is told."""
        joined: Batch = {}
        for share, info in zip(self.shares, infos, strict=True):
            for name, values in info.items():
                joined.setdefault(name, np.zeros(self.num_envs, values.dtype))[share] = values
        return joined


def _joined(seen: tuple[Batch, ...]) -> Batch:
    return {name: np.concatenate([part[name] for part in seen]) for name in seen[0]}


# ── in a process ─────────────────────────────────────────────────────────────────────────────────────────────────────

_here: list[SyncVectorEnv] = []
"""The share of the environments that this process has."""


def _begin(makers: list[Maker]) -> None:
    _here.append(SyncVectorEnv(makers))


def _reset(given: tuple[list[int | None], Batch | None]) -> tuple[Any, Batch]:
    seeds, options = given
    return _here[0].reset(seed=seeds, options=options)


def _step(actions: Any) -> tuple[Any, Any, Any, Any, Batch]:
    return _here[0].step(actions)
