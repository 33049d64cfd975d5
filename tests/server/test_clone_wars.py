"""The Clone Wars over the network: its options, and a table with an owner's own component file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.testing import own_components
from zeton.server.testing import Browser, Server

ME = {"who": "me"}
RANDOM = {"who": "bot", "bot": "random"}

Visit = Callable[[Server], Browser]


def own_file() -> dict[str, Any]:
    """Our file with a longer threat track, a stronger ally and a Jedi of another name."""
    own = own_components()
    own["tracks"]["threat"]["lose_value"] = 11
    own["jedi"][0]["name"] = "Anakin the Corrected"
    bail = next(card for card in own["squad_cards"] if card["name"] == "Bail Organa")
    bail["effect"] = {"do": "supply", "number": 5}
    bail["provenance"] = {"effect": "rulebook: own box"}
    return own


@pytest.mark.parametrize("jedi", [["yoda", "mace_windu", "ahsoka_tano"], "yoda, mace_windu,ahsoka_tano"])
def test_jedi_are_named_as_a_list_or_as_people_write_it(server: Server, visit: Visit, jedi: object) -> None:
    guest = visit(server)
    options = {"jedi": jedi, "first": 0, "villain": "dooku", "difficulty": "grand_master", "missions": "8"}
    table = guest.lay(ME, RANDOM, RANDOM, game="clone_wars", options=options)
    state = guest.sit(table).asked()
    view = state["view"]
    assert [view["cards"][str(j["jedi"])]["id"] for j in view["jedi"]] == ["yoda", "mace_windu", "ahsoka_tano"]
    missions = sum(len(pile) for zone in ("mission_deck", "missions") for pile in view["zones"][zone])
    assert missions == 8


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"jedi": ["yoda"]}, "a list of 2 Jedi, such as anakin_skywalker"),
        ({"jedi": "yoda"}, "a list of 2 Jedi"),
        ({"jedi": ["yoda", "yodda"]}, "Did you mean “yoda”"),
        ({"jedi": ["yoda", "yoda"]}, "“yoda” stands twice"),
        ({"villain": ["maul"]}, "no villain"),
        ({"vilain": "maul"}, "missions, villain"),
        ({"missions": "nine"}, "has 3 missions"),
        ({"first": 2}, "0 to 1"),
        ({"components": "/etc/hostname"}, "not its path"),
        ({"components": {}}, "“schema” is missing"),
        ({"components": ["a"]}, "the content of a component file"),
        ({"seed": 4}, 'no option "seed"'),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_nothing_is_laid(
    server: Server, visit: Visit, options: dict[str, Any], said: str
) -> None:
    guest = visit(server)
    body = {"game": "clone_wars", "seats": [ME, RANDOM], "options": options}
    refused = guest.post("/api/tables", body, status=409)
    assert refused["code"] == "impossible" and said in refused["text"]
    assert guest.get("/api/tables/mine") == []


def test_a_file_with_a_mistake_is_refused_with_its_place(server: Server, visit: Visit) -> None:
    guest, own = visit(server), own_file()
    own["missions"][0]["planet"] = "lola_saju"
    body = {"game": "clone_wars", "seats": [ME], "options": {"components": own}}
    text = guest.post("/api/tables", body, status=409)["text"]
    assert "missions[0] (escape_from_the_citadel)" in text and "Did you mean “lola_sayu”" in text
    assert guest.get("/api/tables/mine") == []


@pytest.mark.parametrize(("depth", "status"), [(500, 409), (600, 400), (5000, 400), (20_000, 400)])
def test_a_file_nested_too_deeply_is_the_senders_mistake(server: Server, visit: Visit, depth: int, status: int) -> None:
    """Whichever version of Python reads it: each has a limit of its own, and some have none that is soon reached."""
    guest = visit(server)
    file = b'{"a":' * depth + b"{}" + b"}" * depth
    body = b'{"game": "clone_wars", "seats": [{"who": "me"}], "options": {"components": ' + file + b"}}"
    answer = guest.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status and answer.json()["code"] in ("impossible", "malformed")
    assert guest.get("/api/tables/mine") == []


def test_a_table_with_an_own_component_file_outlives_the_server(
    launch: Callable[..., Server], visit: Visit, tmp_path: Path
) -> None:
    server = launch()
    host, friend = visit(server), visit(server)
    options = {"components": own_file(), "jedi": ["anakin_skywalker", "yoda", "mace_windu"]}
    table = host.lay(ME, {"who": "invited"}, RANDOM, game="clone_wars", options=options)
    invitation = host.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    friend.post(f"/api/tables/{table}/join", {"invitation": invitation})
    chair = host.sit(table)
    assert chair.next("hello")["own_cards"]
    assert chair.next("state")["view"]["threat"]["lost_at"] == 11
    theirs = friend.get(f"/api/tables/{table}/cards")
    bail = theirs["sq_bail_organa"]
    assert "draws 5" in bail["text"] and bail["provenance"] == {"effect": "rulebook: own box"}
    assert theirs["anakin_skywalker"]["title"] == "Anakin the Corrected"
    shelf = friend.get("/api/games/clone_wars/cards")
    assert "draws 2" in shelf["sq_bail_organa"]["text"] and shelf["anakin_skywalker"]["title"] == "Anakin Skywalker"
    server.kill()
    server.start()
    again = host.sit(table)
    assert again.next("hello")["own_cards"]
    assert again.next("state")["view"]["threat"]["lost_at"] == 11
    assert "draws 5" in host.get(f"/api/tables/{table}/cards")["sq_bail_organa"]["text"]
    assert host.sit(table).ask("resign")["type"] == "accepted"
    record = host.get(f"/api/tables/{table}/record")
    replayed = zeton.replay(record)
    assert replayed.view(None)["threat"]["lost_at"] == 11
    assert "draws 5" in replayed.game.card_text("sq_bail_organa", "en")
    assert host.get(f"/api/replays/{table}")["own_cards"]


def test_other_tables_have_the_cards_of_the_shelf(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(ME, game="clone_wars")
    assert not guest.sit(table).next("hello")["own_cards"]
    assert guest.get(f"/api/tables/{table}/cards") == guest.get("/api/games/clone_wars/cards")
    assert guest.get("/api/tables/nowhere/cards", status=404)["code"] == "unknown"


def test_the_file_to_correct_can_be_had(server: Server, visit: Visit) -> None:
    guest = visit(server)
    game = next(game for game in guest.get("/api/games")["games"] if game["id"] == "clone_wars")
    assert game["files"] == ["components"]
    assert set(game["choices"]) == {"villain", "difficulty", "jedi"}
    assert game["choices"]["villain"]["dooku"] == "Count Dooku"
    assert guest.get("/api/games/clone_wars/files/components") == own_components()
    for path in ("clone_wars/files/villain", "conquest/files/components", "chess/files/components"):
        assert guest.get(f"/api/games/{path}", status=404)["code"] == "unknown"


def test_a_file_of_ones_own_says_what_can_be_chosen_with_it(server: Server, visit: Visit) -> None:
    guest = visit(server)
    own = own_components()
    next(villain for villain in own["villains"] if villain["id"] == "maul")["name"] = "Maul of our box"
    path = "/api/games/clone_wars/files/components/choices"
    offered = guest.post(path, own, status=200)
    assert offered["villain"]["maul"] == "Maul of our box" and set(offered) == {"villain", "difficulty", "jedi"}
    assert guest.post(path, {"schema": "clone_wars/1"}, status=409)["text"].endswith("“planets” is missing.")
    assert "not its path" in guest.post(path, "/etc/hostname", status=409)["text"]
    assert guest.post("/api/games/conquest/files/components/choices", own, status=404)["code"] == "unknown"
