"""The Clone Wars at the command line: its options, an owner's own file, and where the facts of a card come from."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from zeton.cli import app

runner = CliRunner()


def run(*arguments: str, given: str = "", code: int = 0) -> str:
    result = runner.invoke(app, list(arguments), input=given, env={"COLUMNS": "160", "NO_COLOR": "1"})
    assert result.exit_code == code, f"{result.output}\n{result.exception!r}"
    return result.output


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Our file, written by the command line and corrected: a comma in its name does no harm."""
    file = tmp_path / "own, corrected.json"
    assert "components=" in run("cards", "--game", "clone_wars", "--save", str(file)).replace("\n", "")
    content = json.loads(file.read_text(encoding="utf-8"))
    bail = next(card for card in content["squad_cards"] if card["name"] == "Bail Organa")
    bail["effect"], bail["provenance"] = {"do": "supply", "number": 4}, {"effect": "rulebook: own box"}
    content["tracks"]["threat"]["lose_value"] = 12
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def test_jedi_are_named_with_commas() -> None:
    options = ("--seats", "3", "--option", "jedi=yoda,mace_windu,ahsoka_tano", "--option", "first=0", "--bot", "random")
    said = run("play", "clone_wars", *options, "--seed", "1", given="q\n")
    assert "You play: Yoda" in said and "Mace Windu" in said and "Ahsoka Tano" in said


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("jedi=yoda", "a list of 2 Jedi"),
        ("jedi=yoda,yodda", "Did you mean “yoda”"),
        ("jedi=yoda,yoda", "only once"),
        ("villain=mual", "Did you mean “maul”"),
        ("components=nowhere.json", "nowhere.json cannot be read"),
        ("missions=9", "3 missions, not 9"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(option: str, said: str) -> None:
    assert said in run("play", "clone_wars", "--option", option, code=2)


def test_an_own_component_file_is_played_with(own: Path) -> None:
    said = run("play", "clone_wars", "--option", f"components={own}", "--seed", "2", "--bot", "random", given="c bail\nq\n")
    assert "□" * 12 in said  # the corrected threat track
    whole = run("play", "clone_wars", "--seats", "1", "--option", f"components={own}", "--seed", "2", given="1\n" * 2000)
    assert "The war is lost" in whole or "win" in whole


def test_cards_tell_where_their_facts_come_from(own: Path) -> None:
    ours = run("cards", "--game", "clone_wars", "bail")
    assert "draws 2" in ours and "Reconstructed" in ours
    theirs = run("cards", "--game", "clone_wars", "--option", f"components={own}", "bail")
    assert "draws 4" in theirs and "From the rulebook" in theirs and "Reconstructed" not in theirs


def test_the_file_is_never_written_over_another(own: Path) -> None:
    before = own.read_text(encoding="utf-8")
    assert "is there already" in run("cards", "--game", "clone_wars", "--save", str(own), code=2).replace("\n", "")
    assert own.read_text(encoding="utf-8") == before
    assert "no component file" in run("cards", "--game", "conquest", "--save", str(own) + "2", code=2)
    assert "cannot be written" in run("cards", "--game", "clone_wars", "--save", str(own / "x"), code=2).replace("\n", "")
