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
