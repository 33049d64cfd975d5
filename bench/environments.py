"""How many steps a second the environments of the laboratory make, beside the bare engine in the same run.

    python bench/environments.py [--steps 20000] [--game star_wars_lcg]

Random play; seconds of this process, so that other work on the machine counts as little as it can. Rounds alternate between the
bare engine and each environment, and the median of the rounds is shown.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import zeton
from zeton.bots.arena import pairings
from zeton.lab.aec import AEC
from zeton.lab.gym import Gym
from zeton.lab.spiel import load

ROUNDS = 5


def bare(game: str, setup: dict[str, Any], steps: int) -> None:
    """The engine alone."""
    rng, seed = Random(1), 1
    match = zeton.new(game, **setup, seed=seed)
    for _ in range(steps):
        if match.decision is None:
            seed += 1
            match = zeton.new(game, **setup, seed=seed)
        assert match.decision is not None
        match.choose(int(rng.random() * len(match.decision.options)))


def pettingzoo(game: str, setup: dict[str, Any], steps: int) -> None:
    """PettingZoo: an observation before each step."""
    env, rng = AEC(game, **setup), Random(1)
    env.reset(seed=1)
    for _ in range(steps):
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            seen, *_ = env.last()
        env.step(int(rng.random() * int(seen["action_mask"].sum())))


def gymnasium(game: str, setup: dict[str, Any], steps: int) -> None:
    """Gymnasium against a random bot: a step is one choice of the agent, and those of the bot before its next."""
    env, rng = Gym(game, **setup), Random(1)
    seen, _ = env.reset(seed=1)
    for _ in range(steps):
        seen, _, over, _, _ = env.step(int(rng.random() * int(seen["action_mask"].sum())))
        if over:
            seen, _ = env.reset()


def open_spiel(game: str, setup: dict[str, Any], steps: int) -> None:
    """OpenSpiel: legal actions and steps, chance nodes counted; no observations."""
    loaded, rng = load(f"zeton_{game}"), Random(1)
    state = loaded.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            state = loaded.new_initial_state()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])


RUNNERS: dict[str, Callable[[str, dict[str, Any], int], None]] = {
    "bare engine": bare,
    "PettingZoo AEC": pettingzoo,
    "Gymnasium, random opponent": gymnasium,
    "OpenSpiel, explicit chance": open_spiel,
}


def measure(game: str, steps: int, rounds: int = ROUNDS) -> dict[str, float]:
    """Steps a second of each, the median of several rounds."""
    pair = pairings(game)[0]
    setup: dict[str, Any] = {"decks": pair} if pair else {"seats": 2}
    taken: dict[str, list[float]] = {name: [] for name in RUNNERS}
    for _ in range(rounds):
        for name, run in RUNNERS.items():
            begun = time.process_time()
            run(game, setup, steps)
            taken[name].append(steps / (time.process_time() - begun))
    return {name: statistics.median(speeds) for name, speeds in taken.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--game", choices=zeton.games(), default="star_wars_lcg")
    given = parser.parse_args()
    speeds = measure(given.game, given.steps)
    for name, speed in speeds.items():
        print(f"{name:28} {speed:10,.0f} steps/s   {speed / speeds['bare engine']:.2f} of the bare engine")


if __name__ == "__main__":
    main()
