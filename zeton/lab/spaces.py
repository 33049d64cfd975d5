"""What the environments share: the spaces of observations and actions, the match of an episode, and what it was worth."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

import zeton
from zeton import Game, Match
from zeton.lab.observation import FIRST_COLUMN, QUESTION_FACTS, Observer


def observation_space(game: Game, seats: int) -> spaces.Dict:
    """What an observer of this game gives."""
    spec = game.spec
    piles = len(spec.zones) * seats
    return spaces.Dict(
        {
            "cards": spaces.Box(0, 255, (FIRST_COLUMN + len(spec.columns), spec.most_pieces), np.uint8),
            "links": _whole(1 + len(spec.links), spec.most_pieces),
            "piles": _whole(piles),
            "facts": _whole(len(spec.facts)),
            "lasting": _whole(spec.most_lasting, 3),
            "question": _whole(3 + QUESTION_FACTS),
            "options": _whole(spec.most_options, 4),
        }
    )


def mask_space(game: Game) -> spaces.Box:
    """Which options there are."""
    return spaces.Box(0, 1, (game.spec.most_options,), np.int8)


def action_space(game: Game) -> spaces.Discrete:
    """The place of an option in the table of options."""
    return spaces.Discrete(game.spec.most_options)


def _whole(*shape: int) -> spaces.Box:
    return spaces.Box(-32768, 32767, shape, np.int16)


def rewards(match: Match) -> list[float]:
    """What the end of a match is worth to each seat: 1 a win, −1 a loss, 0 a draw. Who plays together loses together."""
    outcome = match.outcome
    if outcome is None or not (outcome.winners or match.game.cooperative):
        return [0.0] * match.seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(match.seats)]


class Episodes:
    """Matches one after another, set up alike (by the arguments of ``zeton.new``), their seeds from one generator."""

    def __init__(self, name: str, setup: Mapping[str, Any]) -> None:
        self.rng = Random(0)
        self.name, self.setup = name, dict(setup)
        first = zeton.new(name, **self.setup)
        self.game, self.seats = first.game, first.seats
        self.observer = Observer(self.game, self.seats)

    def begin(self, seed: int | None) -> Match:
        """The next match; a seed begins the row of matches anew."""
        if seed is not None:
            self.rng = Random(seed)
        return zeton.new(self.name, **self.setup, seed=self.rng.getrandbits(62))
