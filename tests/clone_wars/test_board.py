"""The table in a terminal: a map one can read."""

import random
from io import StringIO

import pytest
from rich.console import Console

import zeton
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, Scene, ahsoka, anakin, exhausted
from zeton.kernel.chronicle import Reader, log_words
from zeton.terminal.clone_wars import board


@pytest.mark.parametrize("width", [160, 90])
def test_the_map_shows_every_planet_piece_mission_and_squad(width: int) -> None:
    match = zeton.new("clone_wars", seats=3, seed=5, villain="dooku")
    rng = random.Random(2)
    for _ in range(30):
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    console = Console(width=width, file=StringIO())
    console.print(board(match.view(0), match, "en"))
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    view = match.view(0)
    assert all(planet["name"] in shown for planet in view["planets"].values())
    assert shown.count("●") - 1 == sum(planet["droids"] for planet in view["planets"].values())
    assert all(match.table.cards[card].title in shown for jedi in view["jedi"] for card in jedi["squad"])
    assert all(match.table.cards[mission].title in shown for mission in view["slots"].values() if mission)
    assert "Threat" in shown and "Doo" in shown
    flat = " ".join(shown.split())
    for villain in view["villains"]:
        where = match.table.cards[villain["planet"]].title if villain["planet"] else "off the board"
        assert f"{match.table.cards[villain['villain']].title} {where} health {villain['health']}" in flat
    top = match.table.cards[view["zones"]["invasion_discard"][0][-1]].title
    assert f"discarded, the last first: {top}" in flat
    assert f"Squad deck: {len(view['zones']['squad_deck'][0])}" in flat


def test_squads_are_shown_by_type_and_exhausted_cards_in_brackets() -> None:
    scene = Scene(jedi=[anakin("Naboo", "Rex", exhausted("Echo"), "Bail Organa", "Bly"), ahsoka("Rishi")])
    console = Console(width=160, file=StringIO())
    console.print(board(scene.match.view(0), scene.match, "en"))
    assert isinstance(console.file, StringIO)
    shown = " ".join(console.file.getvalue().split())
    assert "Naboo assault Rex, Bly stealth (Echo) ally Bail Organa" in shown


def test_r23_1_the_log_of_a_solo_game_tells_which_jedi_a_card_is_of() -> None:
    scene = Scene(solo=True, jedi=[anakin("Naboo", "Rex"), ahsoka("Naboo", "Bail Organa")], squad_deck=["Fox"], actions=1)
    scene.picks(ANAKIN, "play Bail Organa", f"jedi {AHSOKA}", "reinforce")
    said = [log_words([entry], Reader("en"), scene.match) for entry in scene.match.log(0)]
    assert "Ahsoka Tano plays Bail Organa." in said and "Ahsoka Tano draws Fox." in said
    assert any(line.startswith("Anakin Skywalker draws ") for line in said)
