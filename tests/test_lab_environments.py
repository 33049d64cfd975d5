"""The environments of the laboratory, held by the tests of PettingZoo and Gymnasium themselves; observations equal views."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra lab is not installed")
pytest.importorskip("gymnasium", reason="the extra lab is not installed")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import zeton
from zeton.bots.random_bot import RandomBot
from zeton.lab.aec import AEC
from zeton.lab.gym import Gym
from zeton.lab.observation import FIRST_COLUMN, HOLDER, KNOWN, PLACE, QUESTION_FACTS, ZONE, Observer
from zeton.lab.vector import vector

SETUPS: dict[str, dict[str, Any]] = {
    "star_wars_lcg": {"decks": ("jedi", "sith")},
    "conquest": {"decks": ("space_marines", "orks")},
    "destiny": {"decks": ("luke_skywalker", "boba_fett")},
    "clone_wars": {"seats": 2},
}
EACH = pytest.mark.parametrize("game", zeton.games())

# PettingZoo warns of every environment with a mask that is not one of its own.
MASKED = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent):UserWarning")


@EACH
@MASKED
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(AEC(game, **SETUPS[game]), num_cycles=300)
    seed_test(lambda: AEC(game, **SETUPS[game]), num_cycles=100)


@EACH
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(Gym(game, **SETUPS[game]), skip_render_check=True)


@EACH
def test_an_episode_of_pettingzoo_is_the_match_it_is_made_of(game: str) -> None:
    env, rng = AEC(game, **SETUPS[game]), Random(3)
    env.reset(seed=3)
    other = zeton.new(game, **SETUPS[game], seed=env.match.seed)
    while other.decision is not None:
        assert env.agent_selection == f"seat_{other.decision.seat}"
        seen, reward, over, cut, _ = env.last()
        assert seen["action_mask"].sum() == len(other.decision.options) and (reward, over, cut) == (0.0, False, False)
        action = rng.randrange(len(other.decision.options))
        env.step(action)
        other.choose(action)
    assert env.match.digest() == other.digest() and all(env.terminations.values())
    assert other.outcome is not None
    lost = -1.0 if other.outcome.winners or other.game.cooperative else 0.0
    assert list(env.rewards.values()) == [1.0 if seat in other.outcome.winners else lost for seat in range(other.seats)]


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = AEC("destiny", **SETUPS["destiny"])
    env.reset(seed=1)
    assert env.match.decision is not None
    with pytest.raises(zeton.IllegalChoice):
        env.step(len(env.match.decision.options))
    alone = Gym("destiny", **SETUPS["destiny"])
    alone.reset(seed=1)
    _, reward, over, _, info = alone.step(127)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


@pytest.mark.parametrize("opponents", ["greedy:samples=1,rounds=1", RandomBot, RandomBot(seed=4)], ids=["spec", "class", "bot"])
def test_any_bot_is_an_opponent(opponents: Any) -> None:
    env, rng = Gym("destiny", seat=1, opponents=opponents, **SETUPS["destiny"]), Random(2)
    seen, _ = env.reset(seed=2)
    over, worth = False, 0.0
    while not over:
        assert env.match.decision is not None and env.match.decision.seat == 1
        seen, worth, over, _, _ = env.step(rng.randrange(int(seen["action_mask"].sum())))
    assert env.match.outcome is not None and worth == (1.0 if 1 in env.match.outcome.winners else -1.0)


def test_environments_over_processes_are_those_of_one_process() -> None:
    ends = []
    for processes in (1, 2):
        envs = vector("destiny", 5, processes=processes, **SETUPS["destiny"])
        seen, _ = envs.reset(seed=5)
        assert envs.observation_space.contains(seen)
        rng, told = Random(5), []
        for number in range(150):
            actions = [rng.randrange(max(1, int(mask.sum()))) for mask in seen["action_mask"]]
            if number == 100:
                actions[3] = 127  # there are never so many
            seen, worth, over, cut, info = envs.step(np.array(actions))
            told.append((seen["cards"].tobytes(), seen["options"].tobytes(), worth.tolist(), over.tolist(), cut.tolist()))
            told.append({name: values.tolist() for name, values in info.items()})
        envs.close()
        ends.append(told)
    assert ends[0] == ends[1]
    assert any(isinstance(info, dict) and info.get("illegal") for info in ends[0])


# ── observations are what the view says ──────────────────────────────────────────────────────────────────────────────


def zones_of(seen: Any, spec: Any, match: zeton.Match) -> dict[str, list[list[Any]]]:
    """The zones of a view, from an observation."""
    zones: dict[str, list[list[Any]]] = {}
    cards = seen["cards"]
    for number, kind in enumerate(spec.zones):
        zones[kind.name] = []
        for holder in range(match.seats):
            size = int(seen["piles"][number * match.seats + holder])
            here = np.flatnonzero((cards[KNOWN] == 1) & (cards[ZONE] == number) & (cards[HOLDER] == holder)).tolist()
            pile: list[Any] = here + [None] * (size - len(here))
            if kind.ordered:
                pile = [None] * size
                for card in here:
                    pile[int(cards[PLACE, card]) - 1] = card
            zones[kind.name].append(pile)
    return zones


def fact_of(view: dict[str, Any], spec: Any, name: str) -> Any:
    """A fact as the view says it; None where the view says it otherwise."""
    word, _, place = name.partition(" ")
    value = view.get(word, view.get("options", {}).get(word) if isinstance(view.get("options"), dict) else None)
    if place and isinstance(value, list):
        value = value[int(place)]
    elif place and isinstance(value, dict):
        value = list(value.values())[int(place)]
    if word == "phase":
        return spec.phases.index(value) + 1
    if word == "balance":
        return value == "light"
    if word in ("threat", "strength"):
        return value["value"]
    if word == "lost_at":
        return view["threat"]["lost_at"]
    if word == "invasion":
        return value["place"]
    if word in ("droids", "blockades"):
        return view["supply"][word]
    return -1 if value is None else value


def column_of(view: dict[str, Any], card: int, column: str) -> Any:
    """What a view says of a card in a column."""
    facts = view["cards"][card]
    if column in ("droids", "blockades"):
        return view["planets"].get(card, {}).get(column, 0)
    if column == "at":
        return facts.get("planet", 0)
    return facts.get(column, 0)


@EACH
@pytest.mark.parametrize("seed", range(800, 803))
def test_an_observation_says_what_the_view_says(game: str, seed: int) -> None:
    rng = Random(seed)
    match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
    observer, spec = Observer(match.game, match.seats), match.game.spec
    while match.decision is not None:
        if rng.random() < 0.2:
            for seat in range(match.seats):
                check_observation(match, seat, observer.observe(match, seat), spec)
        match.choose(rng.randrange(len(match.decision.options)))


def check_observation(match: zeton.Match, seat: int, seen: Any, spec: Any) -> None:
    view = match.view(seat)
    cards, links = seen["cards"], seen["links"]
    assert zones_of(seen, spec, match) == view["zones"]
    known = set(np.flatnonzero(cards[KNOWN]).tolist())
    assert known == set(view["cards"])
    assert not cards[:, [card for card in range(spec.most_pieces) if card not in known]].any(), "what is unknown is 0"
    for card in known:
        assert spec.ids[links[0, card] - 1] == view["cards"][card]["id"]
        for row, column in enumerate(spec.columns, FIRST_COLUMN):
            if column == "face" and "face" not in view["cards"][card]:
                continue  # a side counts only in a pool
            assert cards[row, card] == column_of(view, card, column), (column, card)
        for row, link in enumerate(spec.links, 1):
            assert links[row, card] == view["cards"][card].get(link, 0)
    assert [fact_of(view, spec, name) for name in spec.facts] == seen["facts"].tolist()
    lasting = [[effect["card"], effect["amount"], effect["seat"]] for effect in view["lasting"]]
    assert seen["lasting"][: len(lasting)].tolist() == lasting and not seen["lasting"][len(lasting) :].any()
    if view["decision"] is None:
        assert not seen["options"].any() and not seen["question"].any()
        return
    options = [[spec.verbs.index(verb) + 1, *rest] for verb, *rest in view["decision"]["options"]]
    assert seen["options"][: len(options)].tolist() == options and not seen["options"][len(options) :].any()
    asking = view["under_way"][-1]
    kind, procedure, at, *numbers = seen["question"].tolist()
    assert (spec.kinds[kind - 1], spec.procedures[procedure - 1]) == (view["decision"]["kind"], asking["procedure"])
    told = list(numbers_of([value for name, value in asking.items() if name not in ("procedure", "at")]))[:QUESTION_FACTS]
    assert (at, numbers) == (asking["at"], told + [0] * (QUESTION_FACTS - len(told)))


def numbers_of(value: Any) -> Any:
    for part in value:
        if isinstance(part, list):
            yield from numbers_of(part)
        elif isinstance(part, int):
            yield int(part)


@EACH
def test_dealing_the_unknown_anew_changes_no_observation(game: str) -> None:
    rng = Random(9)
    match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=9)
    observer = Observer(match.game, match.seats)
    while match.decision is not None:
        if rng.random() < 0.1:
            for seat in range(match.seats):
                one, other = observer.observe(match, seat), observer.observe(match.determinize(seat, rng), seat)
                assert all((one[name] == other[name]).all() for name in one)
        match.choose(rng.randrange(len(match.decision.options)))
