"""What the README shows is what happens."""

from __future__ import annotations

import re
from pathlib import Path

from zeton.bots import make_bot
from zeton.bots.seat import Seat

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_first_bot_runs_and_can_be_named(tmp_path: Path) -> None:
    code = next(block for block in PYTHON if "class Hasty" in block)
    scope: dict[str, object] = {}
    exec(code, scope)
    assert scope["match"].outcome is not None  # type: ignore[attr-defined]
    file = tmp_path / "hasty.py"
    file.write_text(code.partition("match = ")[0], encoding="utf-8")
    match = scope["zeton"].new("star_wars_lcg", decks=("jedi", "sith"), seed=1)  # type: ignore[attr-defined]
    assert make_bot(f"{file}:Hasty").choose(Seat(match)) in match.decision.options


def test_the_first_card_is_the_card_of_the_game() -> None:
    code = next(block for block in PYTHON if "luke-skywalker" in block).strip()
    assert code in (ROOT / "zeton/games/star_wars_lcg/sets/core/jedi.py").read_text(encoding="utf-8")


def test_the_two_commands_and_every_linked_file_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{command}:", makefile, re.MULTILINE), f"make {command}"
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), f"{target} is linked and not there"
