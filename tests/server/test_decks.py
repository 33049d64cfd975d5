"""Decks of one's own: built on the bench, kept with their versions, compared, copied, shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import zeton
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]
LEGAL = {"name": "Mine", "affiliation": "Jedi", "sets": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]}


def send(browser: Browser, method: str, path: str, body: Any = None) -> Any:
    answer = browser.http.request(method, path, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def refused(browser: Browser, method: str, path: str, body: Any = None) -> dict[str, Any]:
    answer = browser.http.request(method, path, json=body)
    assert answer.is_client_error, answer.text
    found: dict[str, Any] = answer.json()
    return found


def kept(browser: Browser, deck: dict[str, Any] = LEGAL, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = browser.post("/api/decks", {"game": "star_wars_lcg", "name": "Mine", "deck": deck, **more})
    return found


def test_a_deck_is_kept_as_data_and_played(server: Server, visit: Visit) -> None:
    browser = visit(server)
    own = kept(browser, notes="Slow, but sure.")
    assert (own["version"], own["notes"], own["problems"], own["side"]) == (1, "Slow, but sure.", [], "light")
    assert [zeton.game("star_wars_lcg").cards[face].title for face in own["faces"]] == ["Jedi"]
    assert browser.get(f"/api/decks/{own['id']}") == own
    table = browser.lay({"who": "me", "deck": own["id"]}, {"who": "bot", "bot": "random", "deck": "sith"})
    assert browser.get(f"/api/tables/{table}")["state"] == "playing"


def test_other_cards_make_a_new_version_and_each_says_what_was_changed(server: Server, visit: Visit) -> None:
    browser = visit(server)
    own = kept(browser)
    address = f"/api/decks/{own['id']}"
    named = send(browser, "PATCH", address, {"name": "Other", "deck": LEGAL, "notes": "Renamed."})
    assert (named["name"], named["version"], named["notes"]) == ("Other", 1, "Renamed.")
    changed = send(
        browser, "PATCH", address, {"name": "Other", "deck": {**LEGAL, "sets": [1, 2, 2, 3, 3, 4, 4, 5, 5, 6]}, "notes": ""}
    )
    assert changed["version"] == 2
    newest, oldest = browser.get(f"{address}/versions")
    assert [newest["number"], oldest["number"]] == [2, 1] and newest["at"] >= oldest["at"]
    assert [(d["id"], d["before"], d["after"]) for d in newest["differences"]] == [("1", 2, 1), ("6", 0, 1)]
    assert oldest["differences"] == []
    back = browser.get(f"{address}/differences", before=2, after=1)
    assert [(d["id"], d["before"], d["after"]) for d in back] == [("1", 1, 2), ("6", 1, 0)]
    assert refused(browser, "GET", f"{address}/differences?before=1&after=9")["code"] == "unknown"


def test_a_deck_is_copied_and_thrown_away_with_its_versions(server: Server, visit: Visit) -> None:
    browser = visit(server)
    own = kept(browser)
    copy = browser.post(f"/api/decks/{own['id']}/copy")
    assert copy["id"] != own["id"] and copy["deck"] == own["deck"]
    send(browser, "DELETE", f"/api/decks/{own['id']}")
    assert [deck["id"] for deck in browser.get("/api/decks")] == [copy["id"]]
    assert refused(browser, "GET", f"/api/decks/{own['id']}/versions")["code"] == "unknown"


def test_whoever_has_the_link_reads_a_deck_and_may_copy_it_until_it_is_taken_back(server: Server, visit: Visit) -> None:
    owner, friend = visit(server), visit(server)
    own = kept(owner)
    assert refused(friend, "GET", f"/api/decks/{own['id']}")["code"] == "unknown"
    share = owner.post(f"/api/decks/{own['id']}/share")["share"]
    assert owner.post(f"/api/decks/{own['id']}/share")["share"] == share
    seen = friend.get(f"/api/shared-decks/{share}")
    assert (seen["name"], seen["deck"], seen["id"], seen["share"]) == ("Mine", own["deck"], "", None)
    copied = friend.post(f"/api/shared-decks/{share}/copy")
    assert friend.get(f"/api/decks/{copied['id']}")["deck"] == own["deck"]
    send(owner, "DELETE", f"/api/decks/{own['id']}/share")
    assert refused(friend, "GET", f"/api/shared-decks/{share}")["code"] == "unknown"
    assert owner.post(f"/api/decks/{own['id']}/share")["share"] != share


def test_nobody_changes_the_deck_of_somebody_else(server: Server, visit: Visit) -> None:
    owner, other = visit(server), visit(server)
    address = f"/api/decks/{kept(owner)['id']}"
    assert refused(other, "PATCH", address, {"name": "x", "deck": LEGAL})["code"] == "unknown"
    for method, part in (("DELETE", ""), ("POST", "/share"), ("DELETE", "/share"), ("POST", "/copy"), ("GET", "/versions")):
        assert refused(other, method, address + part)["code"] == "unknown", (method, part)


def test_a_broken_rule_says_its_number_and_what_would_mend_it(server: Server, visit: Visit) -> None:
    browser = visit(server)
    deck = {**LEGAL, "sets": [1, 1, 1, 2]}
    found = send(browser, "POST", "/api/decks/check", {"game": "star_wars_lcg", "deck": deck})
    few, many = found["problems"]
    assert not found["legal"] and (few["rule"], many["rule"]) == ("R18.1", "R18.3")
    assert few["mends"] == [{"text": "Add 6 more objective sets.", "changes": []}]
    assert many["mends"] == [{"text": "Take out 1 × A Hero's Journey.", "changes": [{"kind": "set", "id": "1", "copies": 2}]}]
    mended = send(
        browser, "POST", "/api/decks/pool", {"game": "star_wars_lcg", "deck": deck, "changes": many["mends"][0]["changes"]}
    )
    assert mended["deck"]["sets"] == [1, 1, 2] and [p["rule"] for p in mended["problems"]] == ["R18.1"]


def test_the_bench_begins_with_nothing_and_says_why_something_does_not_fit(server: Server, visit: Visit) -> None:
    browser = visit(server)
    empty = send(browser, "POST", "/api/decks/pool", {"game": "conquest"})
    assert empty["deck"] is None and {offer["kind"] for offer in empty["offers"]} == {"warlord"}
    change = {"kind": "warlord", "id": "nazdreg", "copies": 1}
    bench = send(browser, "POST", "/api/decks/pool?language=pl", {"game": "conquest", "changes": [change]})
    assert bench["tallies"] == [{"name": "Karty", "copies": 8, "least": 50, "most": 0}]
    assert bench["sections"]["squad"] == "Sygnowany oddział"
    offers = {offer["id"]: offer for offer in bench["offers"]}
    assert offers["nazdregs-flash-gitz"]["fixed"] and offers["nazdregs-flash-gitz"]["copies"] == 4
    assert [why["rule"] for why in offers["iron-halo"]["why"]] == ["DB7", "DB6"] and offers["iron-halo"]["most"] == 0
    assert {curve["key"] for curve in bench["curves"]} == {"cost", "shields", "command", "types"}


def test_a_sample_hand_is_the_same_for_the_same_seed(server: Server, visit: Visit) -> None:
    browser = visit(server)
    wish = {"game": "destiny", "deck": zeton.game("destiny").deck("boba_fett").data(), "seed": 5}
    first, again = (send(browser, "POST", "/api/decks/sample", wish) for _ in range(2))
    assert first["hand"] == again["hand"] and len(first["hand"]) == 5 and first["turn"]
    assert send(browser, "POST", "/api/decks/sample", {**wish, "seed": 6})["hand"] != first["hand"]
    unfinished = {**wish, "deck": {**wish["deck"], "cards": wish["deck"]["cards"][:4]}}
    assert refused(browser, "POST", "/api/decks/sample", unfinished)["code"] == "impossible"


@pytest.mark.parametrize("wish", [{}, {"text": "x", "deck": LEGAL}])
def test_a_deck_is_a_text_or_data(server: Server, visit: Visit, wish: dict[str, Any]) -> None:
    given = {"game": "star_wars_lcg", "name": "x", **wish}
    assert refused(visit(server), "POST", "/api/decks", given)["code"] == "malformed"


def test_a_game_without_decks_has_none_to_build(server: Server, visit: Visit) -> None:
    assert refused(visit(server), "POST", "/api/decks/pool", {"game": "clone_wars"})["code"] == "impossible"


def test_a_box_is_kept_checked_line_by_line_and_changed(server: Server, visit: Visit) -> None:
    browser = visit(server)
    text = zeton.game("clone_wars").file_text("components")
    sound = send(browser, "POST", "/api/boxes/check", {"game": "clone_wars", "text": text})
    assert sound == {"problems": []}
    broken = text.replace('"schema": "clone_wars/1"', '"schema": "clone_wars/7"')
    (wrong,) = send(browser, "POST", "/api/boxes/check", {"game": "clone_wars", "text": broken})["problems"]
    assert wrong["line"] == 2 and "clone_wars/7" in wrong["text"]
    box = browser.post("/api/boxes", {"game": "clone_wars", "name": "Mine", "text": broken})
    assert browser.get("/api/decks") == [] and [one["id"] for one in browser.get("/api/boxes")] == [box["id"]]
    assert send(browser, "PATCH", f"/api/boxes/{box['id']}", {"name": "Ours", "text": text})["name"] == "Ours"
    assert browser.get(f"/api/boxes/{box['id']}")["text"] == text
    assert refused(browser, "GET", f"/api/decks/{box['id']}")["code"] == "unknown"
    assert refused(visit(server), "GET", f"/api/boxes/{box['id']}")["code"] == "unknown"
    send(browser, "DELETE", f"/api/boxes/{box['id']}")
    assert browser.get("/api/boxes") == []
    assert refused(browser, "POST", "/api/boxes/check", {"game": "destiny", "text": "{}"})["code"] == "impossible"


def test_a_deck_is_written_in_every_form_and_read_again(server: Server, visit: Visit) -> None:
    browser = visit(server)
    for name in ("star_wars_lcg", "conquest", "destiny"):
        game = zeton.game(name)
        starter = next(iter(game.decks.values()))
        for form in game.deck_formats:
            wish = {"game": name, "deck": starter.data(), "format": form}
            written = send(browser, "POST", "/api/decks/text?language=pl", wish)
            assert written["file"].endswith({"o8d": ".o8d", "json": ".json"}.get(form, ".txt"))
            read = browser.post("/api/decks", {"game": name, "name": written["file"], "text": written["text"]})
            assert read["problems"] == []
    wish = {"game": "destiny", "deck": game.deck("boba_fett").data(), "format": "o8d"}
    assert "o8d" in refused(browser, "POST", "/api/decks/text", wish)["text"]
