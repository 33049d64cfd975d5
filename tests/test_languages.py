"""Every language says everything: the same messages with the same variables, and its own words for what cards are made of."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from zeton.kernel.words import languages
from zeton.terminal.language import own_language

ROOT = Path(__file__).parent.parent
FOLDERS = (
    ROOT / "zeton/text",
    *sorted((ROOT / "zeton/games").glob("*/text")),
    *sorted((ROOT / "zeton/games").glob("*/sets/*/text")),
    ROOT / "web/locales",
)
CLAUSES = ("label", "limit", "if", "you", "run", "run-you", "same", "item", "may")  # attributes that are sentences, not grammar
OWN_AFFAIR = ("form-", "own-")  # how a phrase is put into a form; words that only one language needs, and makes others of
SPOKEN = languages()
FIRST = "en"  # the language in which messages are written first


class Variables(Visitor):  # type: ignore[misc]
    """The variables a pattern says, and the messages it says them through."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.through: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.through.add(node.id.name)


def said_in(key: str, entries: dict[str, Variables]) -> set[str]:
    """The variables a message says, those of the messages it is made of among them."""
    said = entries.get(key, Variables())
    return said.found.union(*(said_in(other, entries) for other in said.through))


def messages(folder: Path) -> dict[str, tuple[set[str], set[str]]]:
    """The messages of a folder: the variables each says, and its attributes. It may use those of what it belongs to."""
    around = [parent / "text" / folder.name for parent in folder.parents if (parent / "text" / folder.name).is_dir()]
    entries = {key: said for place in (*around, folder) for key, (said, _) in _messages(place).items()}
    return {key: (said_in(key, entries), attributes) for key, (_, attributes) in _messages(folder).items()}


@cache
def _messages(folder: Path) -> dict[str, tuple[Variables, set[str]]]:
    found: dict[str, tuple[Variables, set[str]]] = {}
    for path in sorted(folder.rglob("*.ftl")):
        of_file = set()
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path} cannot be read: {entry.content[:80]!r}"
            if isinstance(entry, ast.Message):
                said = Variables()
                if entry.value is not None:
                    said.visit(entry.value)
                assert entry.id.name not in of_file, f"{path}: {entry.id.name} stands twice"
                of_file.add(entry.id.name)
                attributes = [attribute.id.name for attribute in entry.attributes]
                assert len(set(attributes)) == len(attributes), f"{path}: {entry.id.name} has an attribute twice"
                found[entry.id.name] = said, set(attributes)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    here, first = messages(folder / language), messages(folder / FIRST)
    missing = [key for key in first if key not in here and not key.startswith(OWN_AFFAIR)]
    assert not missing


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_says_what_it_says_in_the_first_language(folder: Path, language: str) -> None:
    here, first = messages(folder / language), messages(folder / FIRST)
    for key in first.keys() & here.keys():
        if not key.startswith(OWN_AFFAIR):
            assert here[key][0] == first[key][0], key
            assert {a for a in here[key][1] if a in CLAUSES} == {a for a in first[key][1] if a in CLAUSES}, key


def test_the_terminal_speaks_the_language_of_its_user(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert own_language() == FIRST
    for language in SPOKEN:
        monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
        assert own_language() == language
    monkeypatch.setenv("LC_ALL", "tlh_QO")  # nobody has written that folder yet
    assert own_language() == FIRST
