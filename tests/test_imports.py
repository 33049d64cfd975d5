"""Imports point one way: server, lab, bots and the command line → games → kernel."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "zeton"
FORBIDDEN_IN_RULES = {"asyncio", "time", "datetime", "socket", "random", "threading", "logging", "http", "urllib"}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def modules(folder: str) -> list[Path]:
    return [p for p in sorted((ROOT / folder).rglob("*.py")) if not p.name.startswith("test_")]


def test_the_kernel_knows_no_game_and_nothing_above() -> None:
    for path in modules("kernel"):
        wrong = [name for name in imports(path) if name.startswith("zeton.") and not name.startswith("zeton.kernel")]
        assert not wrong, f"{path.name} imports {wrong}"


@pytest.mark.parametrize("game", [p.name for p in sorted((ROOT / "games").iterdir()) if p.is_dir() and p.name[0] != "_"])
def test_a_game_knows_the_kernel_and_itself(game: str) -> None:
    for path in modules(f"games/{game}"):
        if path.name == "testing.py":
            continue  # scenes play through the public API
        ours = [name for name in imports(path) if name == "zeton" or name.startswith("zeton.")]
        wrong = [n for n in ours if not n.startswith(("zeton.kernel", f"zeton.games.{game}"))]
        assert not wrong, f"{path.relative_to(ROOT)} imports {wrong}"


def test_bots_and_laboratory_know_only_the_public_api() -> None:
    for folder in ("bots", "lab"):
        for path in modules(folder) if (ROOT / folder).exists() else []:
            wrong = [n for n in imports(path) if n.startswith(("zeton.games", "zeton.kernel.table", "zeton.server"))]
            assert not wrong, f"{path.relative_to(ROOT)} imports {wrong}"


def test_rules_are_pure() -> None:
    """Rules never await, print, sleep, look at a clock or open a socket; chance comes from the table."""
    for path in [p for p in modules("games") if {"rules", "sets", "language"} & {*p.parts}]:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        found = {name.split(".")[0] for name in imports(path)}
        if "from random import Random\n" in text:
            found -= {"random"}  # the type of the generator with which hidden facts are dealt anew
        assert not FORBIDDEN_IN_RULES & found, path
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Await | ast.AsyncFunctionDef), path
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "print", path


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    outside = {"typer", "rich", "fluent", "fluent.runtime", "litestar", "msgspec", "numpy"}
    for folder in ("kernel", "games", "bots"):
        for path in modules(folder):
            found = imports(path) & outside
            assert not found or path.name == "bundle.py", f"{path.relative_to(ROOT)} imports {found}"


WATCHED = """
import sys
opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event in ("open", "import") else None)
import zeton
zeton.games()
for name in zeton.games():
    zeton.game(name)
print([one for one in opened if "/sets/" in one or ".sets." in one])
"""


def test_importing_and_choosing_a_game_reads_no_set() -> None:
    """However many sets there are, `import zeton` costs the same: their facts and scripts load when cards are first needed."""
    run = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
