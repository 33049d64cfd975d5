"""Every error a person can see is a sentence in his language: none is raised with words, and every message is there."""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import zeton
from zeton.kernel.errors import Message, ZetonError
from zeton.kernel.grammar import slug
from zeton.kernel.words import COMMON, bundle, languages

sys.path.insert(0, str(Path(__file__).parent))
from test_languages import Variables
from test_no_english import OTHERS, check

ROOT = Path(__file__).parent.parent
TYPES = {name: found for name in zeton.__all__ if isinstance(found := getattr(zeton, name), type)}
ERRORS = {"Message", *(name for name, found in TYPES.items() if issubclass(found, ZetonError))}
METHODS = {"wrong"}  # of what reads a file: they say where in it
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Everywhere a message is made: the file, the game it belongs to, the call."""
    return tuple(_calls())


def _calls() -> Iterator[tuple[str, str, ast.Call]]:
    for path in sorted((ROOT / "zeton").rglob("*.py")):
        if path.name.startswith("test_"):
            continue
        game = path.relative_to(ROOT / "zeton").parts[1] if "games" in path.parts else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in ERRORS | METHODS and (node.args or node.keywords):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", game, node


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""


def literal_keys() -> Iterator[tuple[str, str, str, ast.Call]]:
    """The same, where the key is written there: file, game, key, call."""
    for place, game, call in calls():
        key = call.args[0] if call.args else None
        if isinstance(key, ast.JoinedStr) and isinstance(key.values[-1], ast.Constant):
            last = str(key.values[-1].value)
            if last.startswith("/"):  # a message that every game can say
                yield place, "", last[1:], call
        elif isinstance(key, ast.Constant):
            before, _, own = str(key.value).rpartition("/")
            yield place, before or game, own, call


def packages(game: str) -> tuple[str, ...]:
    return (COMMON, f"zeton.games.{game}") if game else (COMMON,)


def test_no_error_is_raised_with_words() -> None:
    found = 0
    for place, _, call in calls():
        key = call.args[0] if call.args else None
        if isinstance(key, ast.Constant):
            assert KEY.fullmatch(str(key.value).rpartition("/")[2]), f"{place}: {key.value!r} is no key of a message"
            found += 1
        if isinstance(key, ast.JoinedStr):
            written = "".join(str(part.value) for part in key.values if isinstance(part, ast.Constant))
            assert " " not in written, f"{place}: {written!r} is no key of a message"
    assert found > 250


@pytest.mark.parametrize("language", languages())
def test_every_error_has_its_message_and_tells_it_all_it_says(language: str) -> None:
    for place, game, key, call in literal_keys():
        words = bundle(language, *packages(game))
        assert words.has_message(f"error-{key}"), f"{place}: no message error-{key} in {language}"
        if any(keyword.arg is None for keyword in call.keywords):
            continue  # some of it is told by a dict
        told = {keyword.arg for keyword in call.keywords}
        assert variables(language, game, f"error-{key}") <= told, f"{place}: error-{key} says more than it is told"


def variables(language: str, game: str, key: str) -> set[str]:
    folders = [ROOT / "zeton/text", *([ROOT / f"zeton/games/{game}/text"] if game else [])]
    for folder in folders:
        said = variables_in(folder / language / "errors.ftl")
        if key in said:
            return said[key]
    raise AssertionError(key)


@cache
def variables_in(file: Path) -> dict[str, set[str]]:
    """What the messages of a file want to be told."""
    found = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.value is not None:
            said = Variables()
            said.visit(entry.value)
            found[entry.id.name] = said.found
    return found


@pytest.mark.parametrize("language", languages())
def test_whatever_can_have_a_wrong_name_is_called_something(language: str) -> None:
    found = set()
    for path in (ROOT / "zeton").rglob("*.py"):
        if path.name not in ("testing.py",) and not path.name.startswith("test_"):
            found |= set(re.findall(r'\b(?:unknown|find_name|check_known)\(\s*"([^"{]+)"', path.read_text(encoding="utf-8")))
    assert len(found) > 20
    for what in found:
        game, _, word = what.rpartition("/")
        assert bundle(language, *packages(game)).has_message(f"what-{slug(word)}"), what


def wrong_decks() -> list[ZetonError]:
    texts = {
        "star_wars_lcg": "Mine\nJedi\n2x Jedi Trainig",
        "conquest": "Mine\nNazdreg\n3x Shota Mob",
        "destiny": "Mine\nEVENT\n2x Bravadoo",
    }
    found = []
    for game, text in texts.items():
        with pytest.raises(ZetonError) as caught:
            zeton.game(game).read_deck(text, "x.txt")
        found.append(caught.value)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_misspelt_card_is_told_without_an_english_word(language: str) -> None:
    for wrong in wrong_decks():
        said = wrong.say(language)
        assert said != str(wrong)
        check(re.sub(r"„[^”]*”|x\.txt", "", said), language)  # but for the names themselves


def test_the_command_line_speaks_the_language_that_is_typed(tmp_path: Path) -> None:
    deck = tmp_path / "x.txt"
    deck.write_text("Mine\nNazdreg\n3x Shota Mob\n", encoding="utf-8")

    def run(*typed: str) -> str:
        done = subprocess.run([sys.executable, "-m", "zeton.cli", *typed], capture_output=True, text=True)
        assert done.returncode in (0, 2), done.stderr
        return done.stdout + done.stderr

    said = run("deck", "check", str(deck), "--game", "conquest", "--language", "pl")
    assert said == f"zeton: {deck}, wiersz 3: Nie ma karty „Shota Mob”. Czy chodzi o „Shoota Mob”?\n"
    assert run("deck", "chek", "--language", "pl").startswith("zeton: Nie ma polecenia „chek”. Czy chodzi o „check”?")
    assert run("bench", "--games", "0", "--language=hu").startswith("zeton: --games értéke legalább 1 értékű egész szám.")
    for command in ("play", "replay", "serve", "cards", "rules", "arena", "bench"):
        shown = run(command, "--language", "pl", "--help")
        assert "Użycie:" in shown and "Opcje" in shown
        for word in ("Usage", "Options", "Arguments", "default:", "required", "Show this"):
            assert word not in shown, (command, word)


def test_an_error_survives_the_way_between_processes() -> None:
    for wrong in wrong_decks():
        copy = pickle.loads(pickle.dumps(wrong))
        assert type(copy) is type(wrong) and str(copy) == str(wrong) and copy.say("pl") == wrong.say("pl")


def test_without_fluent_an_error_is_told_plainly() -> None:
    code = "import sys; sys.modules['fluent'] = None; import zeton; zeton.game('conquestt')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.endswith("UnknownName: There is no game conquestt. Did you mean “conquest”?\n")


def test_nothing_is_put_into_words_before_it_is_read() -> None:
    class Unreadable:
        title = property(lambda self: pytest.fail("nobody has asked for it"))

    ZetonError("lies-on", who=Unreadable(), host=Message("no-card"))
