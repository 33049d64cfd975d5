"""Write the tables of docs/vocabulary.md: every word in which cards are written, and what it says or means.

python tools/vocabulary.py            the tables are written anew
python tools/vocabulary.py --check    whether they are up to date
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import zeton
from zeton.kernel.ability import Condition, Cost, Effect, Trigger
from zeton.kernel.errors import Unsayable
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject
from zeton.kernel.wording import Wording

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "vocabulary.md"
GAMES = ("conquest", "star_wars_lcg", "destiny")
KINDS = ("abilities", "filters", "subjects", "triggers", "conditions", "costs", "effects", "amounts", "constants", "terms")
HEAD = """# The words of cards

Written by `python tools/vocabulary.py` from the words themselves; [docs/cards.md](cards.md) says how they are used.
A function has its parameters; a word in capitals is used as it is. What a word says on a card is quoted in English:
look for what the card says (`grep -n "focus token" docs/vocabulary.md`). What only one card does so far is no word yet,
but a function of its file, whose name says what it does (`grep -rn "^def _.*captive" zeton/games/*/sets`): a second card makes
it one ([A new word](cards.md#a-new-word)).
"""


def documented(path: Path) -> dict[str, tuple[str, str]]:
    """By word of a source file: its parameters, and the first sentence that is written about it."""
    found: dict[str, tuple[str, str]] = {}
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            parameters = ast.unparse(node.args) if isinstance(node, ast.FunctionDef) else ""
            found[node.name] = f"({parameters})" if isinstance(node, ast.FunctionDef) else "", ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            for name in node.targets if isinstance(node, ast.Assign) else [node.target]:
                for one in name.elts if isinstance(name, ast.Tuple) else [name]:
                    if isinstance(one, ast.Name):
                        found[one.id] = "", str(said)
    return found


def sentence(wording: Wording, word: Any) -> str:
    """What a word says on a card, if it says anything by itself."""
    try:
        if isinstance(word, Filter | Subject | Trigger | Cost):
            return wording.declared(word)
        if isinstance(word, Condition):
            return wording.clause(word)
        if isinstance(word, Effect):
            return wording.block("effect", word)
    except (AssertionError, Unsayable):
        return ""
    return ""


def sources(module: ModuleType) -> Iterator[Path]:
    """The files of a module or a package."""
    assert module.__file__ is not None
    path = Path(module.__file__)
    yield from sorted(path.parent.glob("*.py")) if path.name == "__init__.py" else [path]


def first_line(text: str) -> str:
    """The first paragraph of what is written about a word, in one line."""
    return " ".join(text.split("\n\n")[0].split())


def groups(module: ModuleType) -> Iterator[tuple[str, list[str]]]:
    """The words of a module; of a package, those of each of its files, and what the file is about."""
    if not hasattr(module, "__path__"):
        yield "", module.__all__
        return
    for path in sources(module):
        part = importlib.import_module(f"{module.__name__}.{path.stem}") if path.name != "__init__.py" else None
        if part is not None and hasattr(part, "__all__"):
            yield first_line(part.__doc__ or ""), part.__all__


def rows(module: ModuleType, words: list[str], wording: Wording) -> list[str]:
    """A row for each of these words of a module."""
    written: dict[str, tuple[str, str]] = {}
    for path in sources(module):
        written |= documented(path)
    lines = []
    for name in words:
        word = getattr(module, name)
        parameters, about = written.get(name) or elsewhere(name, word)
        said = sentence(wording, word)
        told = " ".join(filter(None, (f"“{said}”." if said else "", first_line(about))))
        lines.append(
            f"| `{name}{parameters}` | {told.replace('|', chr(92) + '|') or (word if isinstance(word, str) else '')} |"
        )
    return lines


def elsewhere(name: str, word: Any) -> tuple[str, str]:
    """What is written about a word where it is defined, if a module only gives it on."""
    module = sys.modules.get(getattr(word, "__module__", ""))
    if module is None or getattr(module, "__file__", None) is None:
        return "", ""
    return documented(Path(str(module.__file__))).get(name, ("", ""))


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    shared = importlib.import_module("zeton.kernel.vocabulary")
    parts.append(_table("Words of every game", {"": shared}, zeton.game("conquest").wording("en")))
    for game in GAMES:
        package = f"zeton.games.{game}.language"
        modules = {}
        for kind in KINDS:
            try:
                modules[kind] = importlib.import_module(f"{package}.{kind}")
            except ModuleNotFoundError:
                continue
        parts.append(_table(zeton.game(game).title, modules, zeton.game(game).wording("en")))
    return "\n".join(parts)


def _table(title: str, modules: dict[str, ModuleType], wording: Wording) -> str:
    lines = [f"## {title}", ""]
    for kind, module in modules.items():
        if kind:
            lines += [f"### {kind.capitalize()}", ""]
        for about, words in groups(module):
            lines += [f"#### {about}", ""] if about else []
            lines += ["| word | what it says, or means |", "|---|---|", *rows(module, words, wording), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    made = page()
    if "--check" in sys.argv:
        there = PAGE.read_text(encoding="utf-8")
        sys.exit(0 if there == made else "docs/vocabulary.md is not up to date: python tools/vocabulary.py writes it anew")
    PAGE.write_text(made, encoding="utf-8")
