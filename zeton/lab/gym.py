"""Every game as a Gymnasium environment: one seat is the agent, bots have the others.

    env = Gym("conquest", decks=("space_marines", "orks"), seat=0, opponents="greedy")

Observations and actions are those of the PettingZoo environment, the mask among them (``action_mask``). An action that is not
offered ends the episode at once with −1, and ``info["illegal"]`` says so: sample with the mask.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from zeton import Match
from zeton.bots import Bot, Entrant, Seat, make_bot
from zeton.lab.spaces import Episodes, action_space, mask_space, observation_space, rewards

Seen = dict[str, Any]


class Gym(gymnasium.Env[Seen, int]):
    """One match after another against bots. ``opponents`` is a bot for all other seats: a spec, what makes one, or the bot."""

    metadata = {"render_modes": []}

    def __init__(self, game: str, *, seat: int = 0, opponents: Entrant = "random", **setup: Any) -> None:
        self.episodes = Episodes(game, setup)
        self.observer = self.episodes.observer
        assert 0 <= seat < self.episodes.seats, f"there is no seat {seat}"
        self.seat, self.opponents = seat, opponents
        seen = observation_space(self.episodes.game, self.episodes.seats)
        self.observation_space = spaces.Dict({**seen.spaces, "action_mask": mask_space(self.episodes.game)})
        self.action_space = action_space(self.episodes.game)  # type: ignore[assignment]
        self.match: Match
        self.bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.match = self.episodes.begin(seed)
        self.bots = [make_bot(self.opponents, self.match.seed * self.match.seats + seat) for seat in range(self.match.seats)]
        self._play_on()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        decision = self.match.decision
        assert decision is not None, "the episode is over: reset"
        if not 0 <= action < len(decision.options):
            return self._seen(), -1.0, True, False, {"illegal": True}
        self.match.choose(int(action))
        self._play_on()
        return self._seen(), rewards(self.match)[self.seat], self.match.decision is None, False, {}

    def action_masks(self) -> Any:
        """Which actions there are now, by the name some algorithms ask for it."""
        return self.observer.mask(self.match, self.seat)

    def _seen(self) -> Seen:
        seen: Seen = dict(self.observer.observe(self.match, self.seat))
        seen["action_mask"] = self.observer.mask(self.match, self.seat)
        return seen

    def _play_on(self) -> None:
        """Let the bots answer until the agent is asked or the game is over."""
        decision = self.match.decision
        while decision is not None and decision.seat != self.seat:
            self.match.choose(self.bots[decision.seat].choose(Seat(self.match)))
            decision = self.match.decision
