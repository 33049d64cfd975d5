"""The compiled engine (``tools/fast.py``) plays the very same games as its sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import zeton

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "fast"
NUMBER = int(os.environ.get("ZETON_EQUAL", "40"))

needs_build = pytest.mark.skipif(
    not list(BUILD.glob("*__mypyc.*")), reason="the engine is not compiled here: make compiled does that"
)


def run(*command: str, folder: Path = BUILD) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-P", *command], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )


@needs_build
def test_what_is_compiled_is_what_is_written() -> None:
    for path in (ROOT / "zeton" / "kernel").glob("*.py"):
        assert path.read_bytes() == (BUILD / "zeton" / "kernel" / path.name).read_bytes(), "make compiled brings it up to date"


@needs_build
def test_build_is_compiled_and_sources_are_not() -> None:
    says = "import zeton.kernel.table as t, zeton.games.conquest.rules.battle as b; print(t.__file__[-3:], b.__file__[-3:])"
    assert run("-c", says).stdout.split() == [".so", ".so"]


@needs_build
@pytest.mark.parametrize("game", zeton.games())
def test_random_games_are_the_same(game: str) -> None:
    compared = run("bench/equality.py", "--games", game, "--number", str(NUMBER), folder=ROOT)
    assert compared.stdout == f"{game}: {NUMBER} games, all the same\n", compared.stderr


OWN = """
from __future__ import annotations
from dataclasses import dataclass
import zeton
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Procedure, Steps

@dataclass(slots=True)
class Coin(Procedure):
    seat: int
    tossed: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "offer", "toss"

    def offer(self, table):
        table.ask(self.seat, "coin", [option("head"), option("tail")])

    def toss(self, table):
        self.tossed += (table.random(2),)
        return END if len(self.tossed) == 2 else "offer"

match = zeton.new("conquest", decks=tuple(zeton.game("conquest").decks)[:2])
match.table.stack.append(Coin(1))
match.table.decision = None
match.table.run()
copy = match.clone()
match.choose(0)
assert copy.table.stack[-1].tossed == () and len(match.table.stack[-1].tossed) == 1, "copies are independent"
assert copy.table.stack[-1].at == 1 and match.decision.kind == "coin"
match.choose(1)
assert not isinstance(match.table.stack[-1], Coin)
print("good")
"""


@needs_build
@pytest.mark.parametrize("folder", [ROOT, BUILD], ids=["sources", "compiled"])
def test_procedures_of_others_run_in_both(folder: Path) -> None:
    done = run("-c", OWN, folder=folder)
    assert done.stdout == "good\n", done.stderr


NATIVE = """
import gc, sys
from dataclasses import fields
from random import Random
import zeton
from zeton.kernel import chance
from zeton.kernel.ability import Index
from zeton.kernel.compiling import is_compiled_class, native
from zeton.kernel.copying import _COPIERS
from zeton.kernel.event import Event, Window

def moments(name):
    rng = Random(5)
    match = zeton.new(name, seed=5, **zeton.game(name).random_setup(rng))
    while match.decision is not None:
        yield match
        match.choose(int(rng.random() * len(match.decision.options)))

def owners(table):
    objects = [getattr(part, f.name) for part in (table, *table.stack) for f in fields(part)]
    return [sys.getrefcount(thing) for thing in objects if isinstance(thing, (bytearray, list, Index))]

for name in zeton.games():
    for match in moments(name):
        before = owners(match.table)
        copy = match.clone()
        assert copy.digest() == match.digest()
        assert all(mine is not theirs for mine, theirs in zip(copy.table.stack, match.table.stack))
        del copy
        assert owners(match.table) == before, "a copy that is gone has given back what it held"
for cls, copier in _COPIERS.items():
    assert (type(copier).__name__ == "Copier") == is_compiled_class(cls), cls

for state in range(0, 1 << 64, (1 << 64) // 97):
    cards, again = list(range(60)), list(range(60))
    assert native.shuffle(cards, state) == (state + 59 * chance.GOLDEN) & chance.MASK
    for bound in range(60, 1, -1):
        state = chance.next_state(state)
        other = chance.scramble(state) * bound >> 64
        assert native.below(state, bound) == other
        again[bound - 1], again[other] = again[other], again[bound - 1]
    assert cards == again

for size in range(80):
    cards = list(range(size))
    few = lambda rng: lambda: int(rng.random() * 8) / 8  # some are equal
    for draw in (lambda rng: rng.random, few):
        one, other = draw(Random(size)), draw(Random(size))
        assert native.deal(cards, one) == sorted(cards, key=lambda _: other())

event = Event("drawn", 3, amount=2)
assert event == ("drawn", 3, -1, 0, 2) and hash(event) == hash(tuple(event)) and type(event._replace(card=4)) is Event
assert Window((event,), "reaction", 0, 1, at=2).at == 2
for wrong in (lambda: Event(), lambda: Event("drawn", kind="lost"), lambda: Event("drawn", colour=1),
              lambda: Window(), lambda: Window((), "reaction", "first", 1), lambda: Window((), "reaction", 0, 1, nothing=0)):
    try:
        wrong()
    except TypeError:
        continue
    raise AssertionError("what is wrong is refused")
print("good")
"""


@needs_build
def test_copies_chance_and_new_objects_in_c_are_those_of_python() -> None:
    done = run("-c", NATIVE)
    assert done.stdout == "good\n", done.stderr


COLUMNS = """
import zeton
table = zeton.new("clone_wars").table
try:
    table.show((1,), to=256)
except ValueError:
    pass
else:
    raise AssertionError("256 is no byte")
try:
    table.move(100_000, 0, 0)
except IndexError:
    print("good")
"""


@needs_build
@pytest.mark.parametrize("folder", [ROOT, BUILD], ids=["sources", "compiled"])
def test_there_is_nothing_beyond_the_end_of_a_column(folder: Path) -> None:
    done = run("-c", COLUMNS, folder=folder)
    assert done.stdout == "good\n", done.stderr
