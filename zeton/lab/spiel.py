"""Every game as an OpenSpiel game, with explicit chance.

    game = load("zeton_destiny(decks=luke_skywalker/boba_fett)")

Importing this module registers the games. Actions are the places of options, as in the other environments; what is left to
chance is a chance node (``zeton.OpenMatch``). The observation of a seat is its view, as JSON, and the arrays of
``Observer`` as one tensor; its information state is the view and the log.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

import zeton
from zeton import Match, OpenMatch, Option
from zeton.bots.arena import pairings
from zeton.lab.observation import Observer
from zeton.lab.spaces import observation_space, rewards

LONGEST = 20_000  # decisions
SEPARATOR = "/"  # between decks
DECKS, SEATS = "decks", "seats"


def parameters(name: str) -> dict[str, Any]:
    """The parameters of a game, with their defaults: decks or seats, and the options that are plain words or numbers."""
    rules = zeton.game(name)
    options = {key: value for key, value in rules.options.items() if isinstance(value, bool | int | str)}
    pair = pairings(name)[0]
    return {**({DECKS: SEPARATOR.join(pair)} if pair else {SEATS: max(2, rules.seats[0])}), **options}


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    rules = zeton.game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"zeton_{name}",
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, set up as its parameters say."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**parameters(name), **(params or {})}
        self.setup: dict[str, Any] = {key: value for key, value in given.items() if key != DECKS}
        if DECKS in given:
            self.setup[DECKS] = tuple(given[DECKS].split(SEPARATOR))
        first = zeton.new(name, **self.setup)
        self.rules, self.seats = first.game, first.seats
        spec = self.rules.spec
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.most_options,
            max_chance_outcomes=spec.most_pieces,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.rules.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match in which chance is asked."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.name, self.setup = game.name, game.setup
        self.begun: OpenMatch | None = None

    @property
    def match(self) -> OpenMatch:
        """The match; it begins when it is first looked at, for a copy brings its own."""
        if self.begun is None:
            begun = zeton.new(self.name, **self.setup, seed=None)
            assert isinstance(begun, OpenMatch)
            self.begun = begun
        return self.begun

    @property
    def options(self) -> tuple[Option, ...]:
        decision = self.match.decision
        return () if decision is None else decision.options

    def current_player(self) -> int:
        decision = self.match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat  # CHANCE is that of OpenSpiel

    def is_terminal(self) -> bool:
        return self.match.decision is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.match.odds or ()))

    def _apply_action(self, action: int) -> None:
        self.match.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(map(str, self.options[action]))

    def returns(self) -> list[float]:
        return rewards(self.match)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to a player, in which everything it cannot know is dealt anew."""
        dealt = self.clone()
        dealt.begun = zeton.opened(self.match.determinize(player, Random(sampler())))
        return dealt  # type: ignore[no-any-return]

    def __str__(self) -> str:
        decision = self.match.decision
        asked = "over" if decision is None else f"seat {decision.seat}: {decision.kind}"
        return f"{self.name}, {self.match.happened} entries, {asked}, {self.match.digest()}"


class SpielObserver:
    """What a seat sees: the arrays of an observation as one tensor; the view, and with perfect recall the log, as a string."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self.recall = wanted.perfect_recall
        self.public = wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.observer = Observer(game.rules, game.seats)
        shapes = {name: space.shape for name, space in observation_space(game.rules, game.seats).spaces.items()}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items() if shape is not None}
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not (self.recall or self.public):
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            ends = np.cumsum(list(sizes.values()))
            parts = zip(shapes, np.split(self.tensor, ends[:-1]), strict=True)
            self.dict = {name: part.reshape(shapes[name]) for name, part in parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is not None:
            for name, seen in self.observer.observe(state.match, player).items():
                self.dict[name][:] = seen

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, and has read if it remembers everything."""
        seat = None if self.public else player
        match: Match = state.match
        seen: list[Any] = [match.view(seat)]
        return json.dumps([*seen, match.log(seat)] if self.recall else seen, sort_keys=True)


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in zeton.games():
        # OpenSpiel keeps what makes a game until the process is over: a class can be kept so long, a function cannot.
        pyspiel.register_game(game_type(name), type(f"Spiel_{name}", (SpielGame,), {"name": name}))


def load(game: str) -> Any:
    """A game by its name and parameters, as ``pyspiel.load_game`` loads it once this module is imported."""
    return pyspiel.load_game(game)


register()
