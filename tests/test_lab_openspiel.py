"""The games as games of OpenSpiel, held by its own tests; one of its algorithms plays a game to its end."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra lab is not installed")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import zeton
from zeton.lab import spiel

NAMES = [f"zeton_{name}" for name in zeton.games()]
DESTINY = "zeton_destiny(decks=luke_skywalker/boba_fett)"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("serialize", [False, True], ids=["", "serialized"])
def test_openspiel_finds_nothing_wrong(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


def played(name: str, choices: int) -> Any:
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(4)
    players = 0
    while players < choices or state.is_chance_node():
        players += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_the_match_it_is_made_of(name: str) -> None:
    state = played(name, 30)
    match = state.match
    player = state.current_player()
    assert match.decision.seat == player and state.legal_actions() == list(range(len(match.decision.options)))
    assert json.loads(state.observation_string(player))[0] == json.loads(json.dumps(match.view(player)))
    seen, read = json.loads(state.information_state_string(player))
    assert seen["decision"] is not None and len(read) == match.happened
    assert sum(state.observation_tensor(player)) == pytest.approx(
        sum(
            float(part.astype(np.float64).sum())
            for part in spiel.Observer(match.game, match.seats).observe(match, player).values()
        )
    )
    assert pickle.loads(pickle.dumps(state)).observation_string(player) == state.observation_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_dealt_anew_looks_the_same_to_its_player(name: str) -> None:
    state = played(name, 20)
    player = state.current_player()
    dealt = state.resample_from_infostate(player, Random(1).random)
    assert dealt.observation_string(player) == state.observation_string(player)
    assert dealt.legal_actions() == state.legal_actions()
    before = state.observation_string(player)
    dealt.apply_action(dealt.legal_actions()[0])
    assert state.observation_string(player) == before


def test_ismcts_of_openspiel_plays_a_game() -> None:
    game, rng = pyspiel.load_game(DESTINY), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 3, random_state=rng, use_observation_string=True)
    state, chance, answered = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        actions = state.legal_actions()
        action = chance.choice(actions)
        if state.current_player() == 0:
            action = bot.step(state)
            answered += 1
        assert action in actions
        state.apply_action(action)
    assert answered > 10 and sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_process_that_has_loaded_a_game_ends_in_peace() -> None:
    code = "import pyspiel, zeton.lab.spiel; pyspiel.load_game('zeton_clone_wars').new_initial_state().legal_actions()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120).returncode == 0
