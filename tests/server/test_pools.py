"""Pools at the server: tables that allow some sets only, the builder, and cards that are told as they become known."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import zeton
from zeton.server.printing import cards_in
from zeton.server.testing import Browser, Chair, Server

Visit = Callable[[Server], Browser]
ME = {"who": "me", "deck": "jedi"}
BOT = {"who": "bot", "bot": "random", "deck": "sith"}
FRIEND = {"who": "invited"}
PAIRS = {
    "star_wars_lcg": ("jedi", "sith"),
    "conquest": ("orks", "tau"),
    "destiny": ("luke_skywalker", "boba_fett"),
}


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_says_what_its_decks_must_be_of(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    wish = {"game": "star_wars_lcg", "seats": [ME, BOT], "options": {"pool": "Core Set", "format": "tournament"}}
    table = guest.post("/api/tables", wish)
    assert (table["pool"], table["format"]) == ("core", "tournament 2017-04-12")
    usual = guest.post("/api/tables", {**wish, "options": {}})
    assert (usual["pool"], usual["format"]) == ("all", "free")
    boxed = guest.post("/api/tables", {"game": "clone_wars", "seats": [{"who": "me"}]})
    assert (boxed["pool"], boxed["format"]) == (None, None)


def test_a_deck_of_other_sets_is_refused_also_where_the_other_deck_is_not_known_yet(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    for seats in ([ME, BOT], [ME, FRIEND]):
        wish = {"game": "star_wars_lcg", "seats": seats, "options": {"pool": "edge_of_darkness"}}
        refused = guest.post("/api/tables", wish, 409)
        assert refused["code"] == "impossible" and "allowed" in refused["text"]
    unknown = guest.post("/api/tables", {"game": "star_wars_lcg", "seats": [ME, BOT], "options": {"pool": "endore"}}, 409)
    assert "endor" in unknown["text"]


def test_whoever_joins_brings_a_deck_of_the_pool(server: Server, visit: Visit) -> None:
    host, friend = visit(server), visit(server)
    friend.me()
    table = host.lay(ME, FRIEND, options={"pool": "core"})
    seats = host.get(f"/api/tables/{table}")["seats"]
    joined = friend.post(f"/api/tables/{table}/join", {"invitation": seats[1]["invitation"], "deck": "sith"})
    assert joined["state"] == "playing" and joined["pool"] == "core"


def test_the_shelf_tells_sets_and_which_of_them_a_deck_needs(server: Server, visit: Visit) -> None:
    games = {game["id"]: game for game in visit(server).get("/api/games")["games"]}
    for name, pair in PAIRS.items():
        rules, told = zeton.game(name), games[name]
        assert [one["id"] for one in told["sets"]] == [one.id for one in rules.sets]
        assert sum(one["playing"] for one in told["sets"]) == len(rules.cards)
        assert sum(one["cards"] for one in told["sets"]) == len(rules.all_facts)
        starters = {deck["id"]: deck["sets"] for deck in told["decks"]}
        assert all(starters[deck] == [[rules.past["pool"]]] for deck in pair)
    assert games["clone_wars"]["sets"] == []


# ── decks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", PAIRS)
def test_the_bench_offers_what_the_pool_has(server: Server, visit: Visit, game: str) -> None:
    guest, rules = visit(server), zeton.game(game)
    deck = rules.decks[PAIRS[game][0]].data()
    other = next(one.id for one in rules.sets if one.id != rules.past["pool"])
    for pool, legal in (("all", True), (rules.past["pool"], True), (other, False)):
        checked = guest.post("/api/decks/check", {"game": game, "deck": deck, "pool": pool}, 200)
        bench = guest.post("/api/decks/pool", {"game": game, "deck": deck, "pool": pool}, 200)
        assert checked["legal"] == legal and checked["problems"] == bench["problems"]
    assert all(problem["mends"] for problem in bench["problems"])


def test_an_imported_deck_is_checked_against_the_pool(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    wish = {"game": "conquest", "name": "mine.txt", "text": zeton.game("conquest").write_deck("orks")}
    assert guest.post("/api/decks", wish)["problems"] == []
    kept = guest.post("/api/decks", {**wish, "pool": "the_scourge"})
    assert {problem["rule"] for problem in kept["problems"]} == {"DB11"} and kept["sets"] == [["core"]]


# ── cards of a table ──────────────────────────────────────────────────────────────────────────────────────────────


def told(chair: Chair) -> dict[str, Any]:
    """What is printed on the cards a chair was told of since it was last greeted."""
    cards: dict[str, Any] = {}
    for frame in chair.frames:
        cards = {} if frame["type"] == "hello" else cards
        new = frame.get("cards", {}) if frame["type"] == "state" else {}
        assert not set(new) & set(cards), "a card is told once"
        cards |= new
    return cards


def seen(chair: Chair, game: str) -> set[str]:
    views = [frame["view"] for frame in chair.frames if frame["type"] == "state"]
    return cards_in(views) & set(zeton.game(game).cards)


@pytest.mark.parametrize("game", PAIRS)
def test_a_table_tells_the_cards_its_viewer_sees_and_no_others(server: Server, visit: Visit, game: str) -> None:
    host, watcher = visit(server), visit(server)
    mine, theirs = PAIRS[game]
    table = host.lay({"who": "me", "deck": mine}, {**BOT, "deck": theirs}, game=game, public=True)
    chairs = [host.sit(table), watcher.sit(table)]
    for chair in chairs:
        while chair.state is None:
            chair.next("state")
    first = set(told(chairs[0]))
    chairs[0].play(lambda state: len(state["view"]["decision"]["options"]) // 2, choices=25)
    for chair in chairs:
        chair.drain()
        assert set(told(chair)) == seen(chair, game)
    assert first <= set(told(chairs[0]))
    whole = host.get(f"/api/games/{game}/cards")
    assert all(whole[card] == printed for card, printed in told(chairs[0]).items())


def test_what_is_hidden_in_the_other_deck_is_not_told(server: Server, visit: Visit) -> None:
    host = visit(server)
    table = host.lay({"who": "me", "deck": "orks"}, {**BOT, "deck": "tau"}, game="conquest")
    chair = host.sit(table)
    while chair.state is None:
        chair.next("state")
    other = {card for card, _ in zeton.game("conquest").decks["tau"].cards}
    assert not set(told(chair)) & (other - {card for card, _ in zeton.game("conquest").decks["orks"].cards})
    assert "commander-shadowsun" in told(chair)  # the warlord lies in sight


def test_in_another_language_the_cards_are_told_anew(server: Server, visit: Visit) -> None:
    host = visit(server)
    chair = host.sit(host.lay(ME, BOT))
    chair.asked()  # the bot has done what comes before: nothing moves until this seat answers
    english = told(chair)
    chair.ask("language", language="pl")
    chair.drain()
    polish = told(chair)
    assert set(polish) == set(english) and json.dumps(polish) != json.dumps(english)
