"""Every language says everything: the same messages with the same variables, and its own words for what cards are made of."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import zeton
from zeton.kernel.words import languages
from zeton.terminal.language import own_language

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT / "zeton/text", *(ROOT / f"zeton/games/{game}/text" for game in zeton.games()), ROOT / "web/locales")
CLAUSES = ("label", "limit", "if")  # attributes that are sentences, not grammar
SPOKEN = languages()
FIRST = "en"  # the language in which messages are written first


class Variables(Visitor):  # type: ignore[misc]
    """The variables a pattern says."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path) -> dict[str, tuple[set[str], set[str]]]:
    """The messages of a folder: the variables each says, and its attributes."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for path in sorted(folder.glob("*.ftl")):
        of_file = set()
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path} cannot be read: {entry.content[:80]!r}"
            if isinstance(entry, ast.Message):
                said = Variables()
                if entry.value is not None:
                    said.visit(entry.value)
                assert entry.id.name not in of_file, f"{path}: {entry.id.name} stands twice"
                of_file.add(entry.id.name)
                found[entry.id.name] = said.found, {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    here, first = messages(folder / language), messages(folder / FIRST)
    # How a phrase is put into a form is a language's own affair.
    missing = [key for key in first if key not in here and not key.startswith("form-")]
    assert not missing


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_says_what_it_says_in_the_first_language(folder: Path, language: str) -> None:
    here, first = messages(folder / language), messages(folder / FIRST)
    for key in first.keys() & here.keys():
        if not key.startswith("form-"):
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
