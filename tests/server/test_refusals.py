"""What is refused, with its reason; and that nothing has changed then."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from zeton.server.testing import Browser, Server

LIGHT = {"who": "me", "deck": "jedi"}
RANDOM = {"who": "bot", "bot": "random", "deck": "sith"}

Visit = Callable[[Server], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]


def refused(answer: dict[str, object], code: str) -> None:
    assert (answer["type"], answer.get("code")) == ("refused", code), answer
    assert answer["text"]


def test_a_choice_is_checked_before_it_is_made(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    state = chair.asked()
    decision = state["view"]["decision"]
    legal = decision["options"][0]
    refused(chair.choose(legal, table="elsewhere"), "foreign")
    refused(chair.choose(legal, decision=decision["number"] + 1), "stale")
    refused(chair.choose(legal, decision=max(0, decision["number"] - 1)), "stale")
    refused(chair.choose(legal, era=7), "stale")
    refused(chair.choose(["fly", 1, 2, 3]), "impossible")
    refused(chair.choose(len(decision["options"])), "impossible")
    refused(chair.choose(-1), "impossible")
    refused(chair.choose("pass"), "malformed")
    refused(chair.choose([legal[0]]), "malformed")
    refused(chair.ask("choose", decision=1), "malformed")
    refused(chair.ask("win"), "malformed")
    refused(chair.ask("ping", extra=1), "malformed")
    assert chair.ask("refresh")["type"] == "accepted"
    assert chair.state["view"] == state["view"]
    assert chair.choose(legal)["type"] == "accepted"


def test_the_same_choice_twice_is_stale(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    state = chair.asked()
    number, option = state["view"]["decision"]["number"], state["view"]["decision"]["options"][0]
    fields = {"table": chair.table, "era": 0, "decision": number, "option": option}
    assert chair.ask("choose", **fields)["type"] == "accepted"
    assert chair.ask("choose", **fields)["code"] in ("stale", "foreign")


def test_what_is_no_message_is_refused(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    for junk in ("", "{", "[]", "null", '{"type":"ping"}', '{"type":"ping","id":"x"}', "[" * 5000, "☃" * 10):
        chair.socket.send(junk)
        refused(chair.next("refused"), "malformed")
    chair.socket.send(b"\xff\xfe\x00")
    refused(chair.next("refused"), "malformed")
    chair.socket.send(json.dumps({"type": "chat", "id": 1, "text": "x" * 17_000}))
    refused(chair.next("refused"), "too-large")
    assert chair.ask("ping")["type"] == "accepted"


def test_a_message_that_is_far_too_long_cuts_the_socket(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    chair.socket.send("x" * 200_000)
    assert chair.is_cut()


def test_nobody_chooses_for_another_seat(server: Server, visit: Visit, meet: Meet) -> None:
    host, friend, table = meet(server, public=True)
    light, dark, watching = host.sit(table), friend.sit(table), visit(server).sit(table)
    for chair in (light, dark, watching):
        chair.next("state")
    asked = light.state["view"]["waiting_for"]
    chooser, other = (light, dark) if asked == 0 else (dark, light)
    decision = chooser.state["view"]["decision"]
    fields = {"table": table, "era": 0, "decision": decision["number"], "option": decision["options"][0]}
    refused(other.ask("choose", **fields), "foreign")
    refused(watching.ask("choose", **fields), "foreign")
    for kind in ("resign", "undo", "rematch", "autopass"):
        refused(watching.ask(kind), "foreign")
    refused(watching.ask("explain", card=1), "foreign")
    refused(watching.ask("consent", agree=True), "foreign")
    assert chooser.ask("choose", **fields)["type"] == "accepted"


def test_a_private_table_is_not_watched(server: Server, visit: Visit) -> None:
    table = visit(server).lay(LIGHT, RANDOM)
    stranger = visit(server)
    chair = stranger.sit(table)
    refused(chair.receive(), "foreign")
    assert chair.is_cut()
    assert stranger.get(f"/api/replays/{table}", status=403)["code"] == "foreign"
    assert stranger.get(f"/api/tables/{table}/record", status=403)["code"] == "foreign"


def test_no_record_and_no_playing_on_while_the_game_runs(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM)
    assert guest.get(f"/api/tables/{table}/record", status=403)["code"] == "hidden"
    body = {"step": 0, "seat": 0, "bot": "random"}
    assert guest.post(f"/api/replays/{table}/play-on", body, status=403)["code"] == "hidden"


def test_a_table_that_is_not_there(server: Server, visit: Visit) -> None:
    guest = visit(server)
    refused(guest.sit("nowhere").receive(), "unknown")
    assert guest.get("/api/tables/nowhere", status=404)["code"] == "unknown"
    assert guest.get("/api/replays/nowhere", status=404)["code"] == "unknown"


def test_a_forged_cookie_is_nobody(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM)
    name, value = next(iter(guest.http.cookies.items()))
    head, _, mac = value.rpartition(".")
    forger = visit(server)
    forger.http.cookies.clear()
    forger.http.cookies.set(name, f"{head}.{'A' * len(mac)}")
    refused(forger.sit(table).receive(), "foreign")
    forger.get("/api/tables/mine", status=401)


def test_pages_of_other_sites_are_refused(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM)
    answer = guest.http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    answer = guest.http.post("/api/tables", json={}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    cookie = "; ".join(f"{n}={v}" for n, v in guest.http.cookies.items())
    headers = {"Cookie": cookie, "Origin": "https://elsewhere.example"}
    with connect(f"ws://{server.address}/ws/{table}", additional_headers=headers) as socket:
        refused(json.loads(socket.recv()), "foreign")
    with pytest.raises(InvalidStatus), connect(f"ws://{server.address}/nothing"):
        pass


def test_who_talks_too_fast_is_told_so(launch: Callable[..., Server], visit: Visit) -> None:
    server = launch(messages_per_second="5", message_burst="10", requests_per_minute="40", sign_ins_per_minute="3")
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    for _ in range(30):
        chair.send("ping")
    answers = [chair.next("accepted", "refused") for _ in range(30)]
    assert [a["type"] for a in answers[:10]] == ["accepted"] * 10
    assert {a.get("code") for a in answers[15:]} == {"too-fast"}
    body = {"login": "somebody", "password": "wrong password"}
    tried = [guest.http.post("/api/login", json=body).status_code for _ in range(6)]
    assert tried[:3] == [401] * 3 and tried[-1] == 429
    assert 429 in {guest.http.get("/api/games").status_code for _ in range(60)}
    # The files of the client are many and cheap.
    assert {guest.http.get("/assets/nothing.js").status_code for _ in range(60)} == {404}


def test_every_answer_has_the_security_headers(server: Server, visit: Visit) -> None:
    guest = visit(server)
    for path in ("/", "/api/games", "/api/nothing", "/lobby", "/assets/nothing.js", "/api/tables/nowhere"):
        answer = guest.http.get(path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
    cookie = Browser(server)
    header = cookie.http.get("/api/me").headers["set-cookie"].lower()
    cookie.close()
    assert "httponly" in header and "samesite=lax" in header
    assert guest.http.get("/../settings.py").status_code in (200, 404)
    assert "signing" not in guest.http.get("/%2e%2e/settings.py").text


def test_bots_are_chosen_by_level_only(server: Server, visit: Visit) -> None:
    guest = visit(server)
    for spec in ("nobody", "greedy:time=100000", "../evil.py:Evil"):
        body = {"game": "star_wars_lcg", "seats": [LIGHT, {"who": "bot", "bot": spec, "deck": "sith"}]}
        assert guest.post("/api/tables", body, status=409)["code"] == "impossible"
