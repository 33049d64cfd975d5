"""The lobby: tables, invitations, accounts and decks."""

from __future__ import annotations

from collections.abc import Callable

import zeton
from zeton.bots.ratings import RATINGS, SHARES
from zeton.server.testing import Browser, Server

LIGHT = {"who": "me", "deck": "jedi"}
RANDOM = {"who": "bot", "bot": "random", "deck": "sith"}

Visit = Callable[[Server], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]


def test_the_shelf_has_every_game_with_its_decks(server: Server, visit: Visit) -> None:
    shelf = visit(server).get("/api/games")
    assert [game["id"] for game in shelf["games"]] == list(zeton.games())
    for game in shelf["games"]:
        assert {deck["id"] for deck in game["decks"]} == set(zeton.game(game["id"]).decks)
        assert game["options"] == dict(zeton.game(game["id"]).options)
    assert "greedy" in shelf["bots"] and "en" in shelf["languages"]


def test_the_shelf_says_how_strong_bots_were_measured_to_be(server: Server, visit: Visit) -> None:
    shelf = visit(server).get("/api/games")
    assert {game["id"]: game["ratings"] for game in shelf["games"]} == {game: RATINGS.get(game, {}) for game in zeton.games()}
    assert {game["id"]: game["shares"] for game in shelf["games"]} == {game: SHARES.get(game, {}) for game in zeton.games()}
    assert all({*game["ratings"], *game["shares"]} <= set(shelf["bots"]) for game in shelf["games"])


def test_cards_come_with_their_facts_and_our_text(server: Server, visit: Visit) -> None:
    guest = visit(server)
    for game in zeton.games():
        cards = guest.get(f"/api/games/{game}/cards")
        assert set(cards) == set(zeton.game(game).cards)
        assert all(card["title"] for card in cards.values())
    assert guest.get("/api/games/chess/cards", status=404)["code"] == "unknown"


def test_an_invitation_is_the_hosts_to_give(server: Server, visit: Visit) -> None:
    host, friend, third = visit(server), visit(server), visit(server)
    table = host.lay(LIGHT, {"who": "invited", "deck": "sith"})
    assert friend.get(f"/api/tables/{table}")["seats"][1]["invitation"] is None
    waiting = host.sit(table)
    assert waiting.next("hello")["state"] == "waiting"
    assert waiting.ask("choose", table=table, era=0, decision=0, option=0)["code"] == "not-begun"
    assert friend.post(f"/api/tables/{table}/join", {}, status=403)["code"] == "foreign"
    assert friend.post(f"/api/tables/{table}/join", {"invitation": "guess"}, status=403)["code"] == "foreign"
    invitation = host.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    assert host.post(f"/api/tables/{table}/join", {"invitation": invitation}, status=409)["code"] == "taken"
    joined = friend.post(f"/api/tables/{table}/join", {"invitation": invitation})
    assert joined["state"] == "playing" and joined["seats"][1]["me"]
    assert third.post(f"/api/tables/{table}/join", {"invitation": invitation}, status=409)["code"] == "taken"
    assert waiting.next("state")["view"]["seat"] == 0


def test_who_is_invited_may_bring_a_deck(server: Server, visit: Visit) -> None:
    host, friend = visit(server), visit(server)
    table = host.lay(LIGHT, {"who": "invited"}, public=True)
    assert host.get(f"/api/tables/{table}")["seats"][1]["needs_deck"]
    assert table in [t["id"] for t in friend.get("/api/tables")]
    assert friend.post(f"/api/tables/{table}/join", {"deck": "rebel_alliance"}, status=409)["code"] == "impossible"
    assert friend.post(f"/api/tables/{table}/join", {}, status=409)["code"] == "impossible"
    assert friend.post(f"/api/tables/{table}/join", {"deck": "imperial_navy"})["state"] == "playing"


def test_a_table_that_waits_can_be_put_away(server: Server, visit: Visit) -> None:
    host, other = visit(server), visit(server)
    table = host.lay(LIGHT, {"who": "invited", "deck": "sith"}, public=True)
    assert other.post(f"/api/tables/{table}/cancel", status=403)["code"] == "foreign"
    assert host.post(f"/api/tables/{table}/cancel")["state"] == "over"
    assert other.post(f"/api/tables/{table}/join", {}, status=409)["code"] == "taken"
    playing = host.lay(LIGHT, RANDOM)
    assert host.post(f"/api/tables/{playing}/cancel", status=409)["code"] == "taken"


def test_my_tables_are_found_again(server: Server, visit: Visit) -> None:
    guest = visit(server)
    tables = [guest.lay(LIGHT, RANDOM, public=n == 0) for n in range(3)]
    assert {t["id"] for t in guest.get("/api/tables/mine")} == set(tables)
    guest.sit(tables[1]).ask("resign")
    assert {t["id"] for t in guest.get("/api/tables/mine")} == {tables[0], tables[2]}
    assert [t["id"] for t in guest.get("/api/tables/mine", over=True)] == [tables[1]]
    listed = [t["id"] for t in visit(server).get("/api/tables")]
    assert tables[0] in listed and tables[2] not in listed


def test_what_cannot_be_laid_is_refused(server: Server, visit: Visit) -> None:
    guest = visit(server)

    def lay(*seats: dict[str, object], status: int = 409, **wishes: object) -> str:
        body = {"game": "star_wars_lcg", "seats": list(seats), **wishes}
        code: str = guest.post("/api/tables", body, status=status)["code"]
        return code

    assert lay(LIGHT, {**RANDOM, "deck": "rebel_alliance"}) == "impossible"
    assert lay(LIGHT, {**RANDOM, "deck": "nothing"}, status=404) == "unknown"
    assert lay(LIGHT, {**LIGHT, "deck": "sith"}) == "impossible"
    assert lay(LIGHT) == "impossible"
    assert lay(LIGHT, RANDOM, options={"seed": 4}) == "impossible"
    assert lay(LIGHT, RANDOM, options={"nonsense": True}) == "impossible"
    assert lay(LIGHT, {"who": "bot", "deck": "sith"}) == "impossible"
    assert lay(LIGHT, RANDOM, game="chess", status=404) == "unknown"
    assert lay(LIGHT, RANDOM, clock={"total": -1}, status=400) == "malformed"
    assert lay(LIGHT, RANDOM, surprise=1, status=400) == "malformed"
    guest.http.cookies.clear()
    assert lay(LIGHT, RANDOM, status=401) == "signed-out"


def test_a_guests_games_and_decks_stay_with_the_account(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM)
    login = f"luke.{guest.me()['id'].lower().replace('-', '_')}"
    made = guest.post("/api/register", {"login": login, "password": "a long secret", "name": "Luke"})
    assert made["login"] == login and made["name"] == "Luke"
    assert guest.post("/api/register", {"login": login + "2", "password": "a long secret"}, status=409)
    assert [t["id"] for t in guest.get("/api/tables/mine")] == [table]
    guest.post("/api/logout", status=204)
    assert guest.me()["login"] is None and guest.get("/api/tables/mine") == []

    elsewhere = visit(server)
    begun = elsewhere.lay(LIGHT, RANDOM)
    wrong = {"login": login, "password": "a wrong secret"}
    assert elsewhere.post("/api/login", wrong, status=401)["code"] == "wrong-password"
    assert elsewhere.post("/api/login", {**wrong, "login": "nobody.at.all"}, status=401)["code"] == "wrong-password"
    assert elsewhere.post("/api/register", {"login": login, "password": "a long secret"}, status=409)["code"] == "taken"
    assert elsewhere.post("/api/login", {"login": login, "password": "a long secret"}, status=200)["name"] == "Luke"
    assert {t["id"] for t in elsewhere.get("/api/tables/mine")} == {table, begun}
    assert elsewhere.sit(begun).next("hello")["seat"] == 0
    assert elsewhere.sit(table).next("hello")["seat"] == 0


def test_passwords_are_not_short_and_logins_are_plain(server: Server, visit: Visit) -> None:
    guest = visit(server)
    for body in (
        {"login": "abc", "password": "short"},
        {"login": "A B", "password": "long enough"},
        {"login": "ab", "password": "long enough"},
        {"login": "abc"},
    ):
        assert guest.post("/api/register", body, status=400)["code"] == "malformed"


def test_an_own_deck_is_imported_and_played(server: Server, visit: Visit) -> None:
    guest, other = visit(server), visit(server)
    shelf = guest.get("/api/games")["games"][0]
    text = next(deck["text"] for deck in shelf["decks"] if deck["id"] == "sith").replace("Sith\n", "Mine\n", 1)
    deck = guest.post("/api/decks", {"game": "star_wars_lcg", "name": "mine.txt", "text": text})
    assert deck["name"] == "Mine" and deck["text"].startswith("Mine")
    assert [d["id"] for d in guest.get("/api/decks")] == [deck["id"]]
    table = guest.lay(LIGHT, {**RANDOM, "deck": deck["id"]})
    assert guest.sit(table).asked()
    assert other.get("/api/decks") == []
    body = {"game": "star_wars_lcg", "seats": [LIGHT, {**RANDOM, "deck": deck["id"]}]}
    assert other.post("/api/tables", body, status=404)["code"] == "unknown"
    assert other.http.delete(f"/api/decks/{deck['id']}").status_code == 404
    assert guest.http.delete(f"/api/decks/{deck['id']}").status_code == 204
    assert guest.get("/api/decks") == []


def test_a_deck_that_breaks_rules_is_kept_with_its_problems_and_not_played(server: Server, visit: Visit) -> None:
    guest = visit(server)
    text = "Three\nSith\n3x Jedi Training\n"
    deck = guest.post("/api/decks", {"game": "star_wars_lcg", "name": "three.txt", "text": text})
    assert {p["rule"] for p in deck["problems"]} >= {"R18.1", "R18.3"} and all(p["text"] for p in deck["problems"])
    body = {"game": "star_wars_lcg", "seats": [LIGHT, {**RANDOM, "deck": deck["id"]}]}
    assert guest.post("/api/tables", body, status=409)["code"] == "impossible"
    junk = {"game": "star_wars_lcg", "name": "x.txt", "text": "no deck"}
    assert guest.post("/api/decks", junk, status=409)["code"] == "impossible"


def test_a_table_can_begin_at_a_position_alone_or_with_a_friend(server: Server, visit: Visit) -> None:
    host, friend = visit(server), visit(server)
    light = {"units": ["Luke Skywalker (Core)"], "objectives": ["A Hero's Journey"], "deck": ["Yoda"] * 20}
    dark = {"units": ["Darth Vader (Core)"], "objectives": ["The Heart of the Empire"], "deck": ["Stormtrooper Elite"] * 20}
    given = {"light": light, "dark": dark, "turn": "light", "phase": "conflict"}
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    chair = host.sit(host.lay(*seats, position=given))
    state = chair.asked()
    assert state["view"]["phase"] == "conflict" and chair.play(lambda _: 0, choices=3) == 3
    again = host.sit(chair.table)
    assert again.asked()["view"] == chair.asked()["view"]
    table = host.lay({"who": "me"}, {"who": "invited"}, position=given, public=True)
    assert friend.me() and friend.post(f"/api/tables/{table}/join", {})["state"] == "playing"
    assert friend.sit(table).next("state")["view"]["phase"] == "conflict"


def test_a_position_that_cannot_be_is_refused(server: Server, visit: Visit) -> None:
    host = visit(server)
    host.me()
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "star_wars_lcg", "seats": seats, "position": {}}
    assert host.post("/api/tables", wish)["state"] == "playing"
    misspelt = {**wish, "position": {"light": {"units": ["Luke Skywalke"]}}}
    assert "Luke Skywalker" in host.post("/api/tables", misspelt, 409)["text"]
    assert "2 players" in host.post("/api/tables", {**wish, "seats": seats[:1]}, 409)["text"]
    decks = [{**seats[0], "deck": "jedi"}, seats[1]]
    assert "no decks" in host.post("/api/tables", {**wish, "seats": decks}, 409)["text"]
    path = {"game": "clone_wars", "seats": seats, "position": {"jedi": ["Yoda", "Mace Windu"], "components": "/etc/hostname"}}
    assert host.post("/api/tables", path, 409)["code"] == "impossible"
