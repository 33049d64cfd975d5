"""What docs/research.md shows is what happens: its snippets run in their order, its commands one by one."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.bots import Seat, make_bot

pytest.importorskip("pettingzoo", reason="the extra lab is not installed")
pytest.importorskip("pyspiel", reason="the extra lab is not installed")

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:bash|text)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [line.partition(" #")[0].strip() for block in BLOCKS for line in block.splitlines() if line]
OURS = [command for command in COMMANDS if command.startswith("zeton ")]
SIMULATIONS = [command for command in OURS if command.startswith("zeton simulate") and "--cluster" not in command]
FIRST = SIMULATIONS[0]  # whose file a snippet reads
SCRIPTS = [command for command in COMMANDS if command.startswith("python ")]
DATASETS = [command for command in SCRIPTS if " datasets" in command]  # the others read what the first has written

POSITION = {"light": {"units": ["Luke Skywalker (Core)"]}, "dark": {"units": ["Darth Vader (Core)"]}}


def run(command: str, where: Path) -> str:
    """Run a command of the page; what it prints."""
    program, *rest = shlex.split(command)
    places = {"python": [sys.executable], "zeton": [sys.executable, "-m", "zeton.cli"]}
    arguments = [str(ROOT / word) if word.endswith(".py") and (ROOT / word).is_file() else word for word in rest]
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    ran = subprocess.run([*places[program], *arguments], cwd=where, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def quick(command: str) -> str:
    """The same command with fewer games, and bots that do not think."""
    fewer = re.sub(r"--games \d+", "--games 1", command)
    return re.sub(r"(greedy|search:iterations=\d+)", "random", fewer)


def test_every_snippet_runs_after_those_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(quick(FIRST), tmp_path)
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {"__name__": "research"}
    for snippet in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(snippet, "docs/research.md", "exec"), scope)
    assert len(scope["choices"]) > 20
    result = scope["result"]
    assert result.score > 0.7 * result.total, "the learnt bot beats chance"
    assert "against random" in capsys.readouterr().out


def test_the_trained_bot_is_named_by_its_file(tmp_path: Path) -> None:
    """As the page says: the snippet that trains it, with what it imports, is a bot for the ladder."""
    named = re.search(r"ladder climb destiny (learnt\.py:learnt)", PAGE)
    trained = next(snippet for snippet in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "def learnt" in snippet)
    file = tmp_path / "learnt.py"
    file.write_text("import random\nimport zeton\n" + trained.replace("range(150)", "range(5)"), encoding="utf-8")
    match = zeton.new("destiny", ("luke_skywalker", "boba_fett"), seed=7)
    assert named and make_bot(f"{tmp_path}/{named[1]}").choose(Seat(match)) in match.decision.options


@pytest.mark.parametrize("command", [*SIMULATIONS[1:], *(c for c in SCRIPTS if c not in DATASETS)])
def test_a_command_runs(command: str, tmp_path: Path) -> None:
    """Simulations with fewer games and quicker bots; what plays for long is held by its own tests."""
    (tmp_path / "position.json").write_text(json.dumps(POSITION), encoding="utf-8")
    run(quick(command), tmp_path)


def test_a_dataset_is_made_and_learnt_from(tmp_path: Path) -> None:
    made, learnt, habits = DATASETS
    assert '"games": 1' in run(quick(made), tmp_path)
    assert (tmp_path / "datasets/clone_wars.parquet").exists()
    assert "log-loss" in run(learnt, tmp_path)
    assert (tmp_path / "new.json").exists()
    assert "what is liked most was chosen" in run(habits, tmp_path)
    assert (tmp_path / "habits.json").exists()


@pytest.mark.parametrize("command", OURS)
def test_a_command_has_the_options_it_is_shown_with(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    named = words[:3] if words[1] in ("lab", "ladder") else words[:2]
    helped = run(" ".join((*named, "--help")), tmp_path)
    for option in (word for word in words if word.startswith("--")):
        assert option in helped, f"{' '.join(named)} has no {option}"


def test_the_extra_it_installs_is_there() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = re.findall(r"pip install \"zeton\[(\w+)\]\"", PAGE)
    assert named and set(named) <= set(extras)


def test_every_linked_page_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
