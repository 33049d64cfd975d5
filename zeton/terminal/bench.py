"""Speed: random play of every game, and of other libraries that are installed, in one run on one core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import zeton
from zeton.bots.arena import pairings
from zeton.kernel.errors import how_to_install
from zeton.kernel.match import Match
from zeton.terminal.history import drawn, keep, read
from zeton.terminal.screen import engine_words, say

HEADINGS = ("games", "decisions-per-second", "games-per-second", "decisions-per-game", "clone", "deal", "replay")
SAMPLES = 200  # copies timed for one figure


@dataclass
class Figures:
    """What random play of one game costs; None where there is no such thing."""

    name: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    clone: float | None = None  # seconds
    determinize: float | None = None
    replay: float | None = None

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def best_of(runs: list[Figures]) -> Figures:
    """The fastest of several rounds: whatever else the machine is doing can only slow a round, never speed it up."""
    best = max(runs, key=lambda run: run.rate)
    return replace(
        best,
        clone=_least([run.clone for run in runs]),
        determinize=_least([run.determinize for run in runs]),
        replay=_least([run.replay for run in runs]),
    )


def _least(measured: list[float | None]) -> float | None:
    return min((seconds for seconds in measured if seconds is not None), default=None)


def timed(action: Callable[[], object], times: int = SAMPLES) -> float:
    """The seconds one run of this takes."""
    begun = perf_counter()
    for _ in range(times):
        action()
    return (perf_counter() - begun) / times


def play_at_random(match: Match, rng: Random) -> int:
    """Play a match to its end by chance; how many decisions that took."""
    decisions = 0
    below = rng.random
    while (decision := match.decision) is not None:
        match.choose(int(below() * len(decision.options)))
        decisions += 1
    return decisions


def measure(name: str, games: int) -> Figures:
    """The figures of one of our games, over all pairings of the starter decks of its first box."""
    figures = Figures(zeton.game(name).title)
    clones, deals, replays = [], [], []
    for pair in pairings(name, zeton.game(name).past):
        play_at_random(zeton.new(name, decks=pair or None, seed=10**6), Random(0))  # everything is loaded once
        for seed in range(games):
            match = zeton.new(name, decks=pair or None, seed=seed)
            begun = perf_counter()
            figures.decisions += play_at_random(match, Random(seed))
            figures.seconds += perf_counter() - begun
            figures.games += 1
        record = match.record()
        middle = zeton.replay(record, upto=len(record["choices"]) // 2)
        rng = Random(1)
        clones.append(timed(middle.clone))
        deals.append(timed(lambda m=middle, r=rng: m.determinize(0, r)))  # type: ignore[misc]
        replays.append(timed(lambda r=record: zeton.replay(r), 3))  # type: ignore[misc]
    figures.clone, figures.determinize, figures.replay = mean(clones), mean(deals), mean(replays)
    return figures


# ── other libraries ───────────────────────────────────────────────────────────────────────────────────────────────


def python_chess(games: int) -> Figures:
    """python-chess: legal moves by chance."""
    chess = import_module("chess")
    figures, rng = Figures("python-chess"), Random(0)
    for _ in range(games):
        board = chess.Board()
        begun = perf_counter()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            figures.decisions += 1
        figures.seconds += perf_counter() - begun
        figures.games += 1
    figures.clone = timed(lambda: board.copy(stack=False))
    return figures


def rlcard_gin_rummy(games: int) -> Figures:
    """RLCard's gin rummy, by chance."""
    rlcard = import_module("rlcard")
    copy = import_module("copy").deepcopy
    figures, rng = Figures("RLCard gin rummy"), Random(0)
    environment = rlcard.make("gin-rummy", config={"seed": 0})
    for _ in range(games):
        state, _player = environment.reset()
        begun = perf_counter()
        while not environment.is_over():
            if len(state["legal_actions"]) > 1:
                figures.decisions += 1
            state, _player = environment.step(rng.choice(list(state["legal_actions"])))
        figures.seconds += perf_counter() - begun
        figures.games += 1
    environment.reset()
    figures.clone = timed(lambda: copy(environment.game), 20)
    return figures


def open_spiel_gin_rummy(games: int) -> Figures:
    """OpenSpiel's gin rummy, a C++ game driven from Python, by chance."""
    spiel = import_module("pyspiel")
    figures, rng = Figures("OpenSpiel gin rummy"), Random(0)
    game = spiel.load_game("gin_rummy")
    for _ in range(games):
        state = game.new_initial_state()
        begun = perf_counter()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            figures.decisions += len(actions) > 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        figures.seconds += perf_counter() - begun
        figures.games += 1
    figures.clone = timed(game.new_initial_state().clone)
    return figures


def pokerkit_holdem(games: int) -> Figures:
    """PokerKit's fixed-limit hold'em for two, by chance."""
    kit = import_module("pokerkit")
    copy = import_module("copy").deepcopy
    figures, rng = Figures("PokerKit hold'em"), Random(0)
    automations = tuple(kit.Automation)
    for _ in range(games):
        state = kit.FixedLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 4, 200, 2)
        begun = perf_counter()
        while state.status:
            choices: list[Callable[[], Any]] = []
            if state.can_fold():
                choices.append(state.fold)
            if state.can_check_or_call():
                choices.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                choices.append(state.complete_bet_or_raise_to)
            figures.decisions += len(choices) > 1
            rng.choice(choices)()
        figures.seconds += perf_counter() - begun
        figures.games += 1
    figures.clone = timed(lambda: copy(state), 20)
    return figures


PEERS: dict[str, tuple[Callable[[int], Figures], int]] = {
    "chess": (python_chess, 10),
    "rlcard": (rlcard_gin_rummy, 20),
    "pyspiel": (open_spiel_gin_rummy, 40),
    "pokerkit": (pokerkit_holdem, 60),
}
"""The module each peer needs, how to measure it, and how many games are enough."""


def bench(games: int, out: Console, language: str, *, rounds: int = 1, peers: bool = True, history: Path | None = None) -> None:
    """Measure and show everything; with a ``history``, keep our games' figures in that file, and draw them."""
    before = read(history) if history is not None else []  # a file that is none is said before anything is measured
    runs: list[tuple[str, Callable[[], Figures]]] = [(name, partial(measure, name, games)) for name in zeton.games()]
    if peers:
        runs += [(module, partial(run, enough)) for module, (run, enough) in PEERS.items()]
    found, missing = [], []
    with out.status("") as status:
        for name, run in runs:
            measured = []
            try:
                for number in range(1, rounds + 1):
                    status.update(say("bench-round", language, name=name, number=number, rounds=rounds))
                    measured.append(run())
                found.append(best_of(measured))
            except ImportError:
                missing.append(name)
    out.print(as_table(found, language))
    if history is not None:
        rates = {name: f.rate for name, f in zip(zeton.games(), found, strict=False)}
        out.print(drawn(keep(history, rates, before), language))
    if missing:
        how = how_to_install("bench").say(language)
        out.print(Text(say("bench-missing", language, names=", ".join(missing), how=how), style="dim"))


def as_table(found: list[Figures], language: str) -> Table:
    """All figures side by side, within the 80 columns of a plain terminal."""
    title = f"{say('bench-title', language)} · {engine_words(language)}"
    caption = say("bench-caption", language)
    table = Table(title=title, caption=caption, box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column("", min_width=18)  # the titles of games wrap, but not within their first words
    for heading in HEADINGS:
        table.add_column(say(f"bench-{heading}", language), justify="right", no_wrap=True, min_width=6)
    for f in found:
        table.add_row(
            f.name,
            f"{f.games:,}",
            f"{f.rate:,.0f}",
            _rounded(f.games / f.seconds),
            f"{f.decisions / f.games:,.0f}",
            _scaled(f.clone, 1e6),
            _scaled(f.determinize, 1e6),
            _scaled(f.replay, 1e3),
        )
    return table


def _scaled(seconds: float | None, by: float) -> str:
    return "–" if seconds is None else _rounded(seconds * by)


def _rounded(figure: float) -> str:
    return f"{figure:,.1f}" if figure < 1000 else f"{figure:,.0f}"
