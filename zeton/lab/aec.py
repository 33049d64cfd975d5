"""Every game as a PettingZoo environment (AEC): the seats are the agents, the options of a decision are the actions.

    env = AEC("star_wars_lcg", decks=("jedi", "sith"))

An observation is ``{"observation": arrays, "action_mask": …}`` (docs/research.md); an action is the place of an option. The end
of the game is worth 1 to who has won, −1 to who has lost. An action that is not offered raises ``IllegalChoice``.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from zeton import Match
from zeton.lab.observation import VERSION
from zeton.lab.spaces import Episodes, action_space, mask_space, observation_space, rewards

ANSI = "ansi"


class AEC(AECEnv):  # type: ignore[misc]
    """One match after another, for agents that take turns."""

    def __init__(self, game: str, *, render_mode: str | None = None, **setup: Any) -> None:
        super().__init__()
        self.episodes = Episodes(game, setup)
        self.observer = self.episodes.observer
        self.metadata = {"name": f"zeton_{game}_v{VERSION}", "render_modes": [ANSI], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episodes.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.episodes.game, self.episodes.seats)
        space = spaces.Dict({"observation": seen, "action_mask": mask_space(self.episodes.game)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space(self.episodes.game) for agent in self.possible_agents}
        self.match: Match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = self.episodes.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.choose(int(action))
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.numbers[agent]
        return {"observation": self.observer.observe(self.match, seat), "action_mask": self.observer.mask(self.match, seat)}

    def render(self) -> str | None:
        """What is asked, and what has happened last, in English."""
        if self.render_mode != ANSI:
            return None
        from zeton.kernel.words import options_words, question_words  # needs fluent.runtime

        decision = self.match.decision
        if decision is None:
            return str(self.match.outcome)
        said = options_words(self.match, "en")
        return "\n".join((question_words(decision, "en", self.match), *(f"{n}. {text}" for n, text in enumerate(said))))

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Whose turn it is; nothing is worth anything before the end."""
        decision = self.match.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        self.rewards = dict(zip(self.possible_agents, rewards(self.match), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
