"""How good is a deck? Series of games in the thinking processes: watched, stopped, bounded, and what they say in the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.lab.deck import run, trial
from zeton.server.deck_trials import MOST_DEALS
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]
PATIENCE = 120.0
DUELS = [game for game in zeton.games() if zeton.game(game).decks]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


def kept(guest: Browser, game: str, name: str = "Tried") -> dict[str, Any]:
    """A starter deck as the visitor's own."""
    rules = zeton.game(game)
    text = rules.write_deck(rules.decks[next(iter(rules.decks))], "en")
    found: dict[str, Any] = guest.post("/api/decks", {"game": game, "name": name, "text": text})
    return found


def ended(guest: Browser, deck: str, **asked: Any) -> dict[str, Any]:
    """What the last series of a deck has come to, when it is over."""
    end = time.monotonic() + PATIENCE
    games = 0
    while True:
        info: dict[str, Any] = guest.get(f"/api/decks/{deck}/trial", **asked)
        assert games <= info["games"] <= info["most"]
        games = info["games"]
        if info["state"] != "running":
            return info
        assert info["report"] is None and time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("game", DUELS)
def test_a_deck_is_tried_against_the_field(server: Server, visit: Visit, game: str) -> None:
    guest = visit(server)
    deck = kept(guest, game)
    begun = guest.post(f"/api/decks/{deck['id']}/trial", {"deals": 1}, status=200)
    assert begun["state"] == "running" and begun["games"] == 0 and begun["left"] is None
    info = ended(guest, deck["id"])
    opponents = info["report"]["opponents"]
    assert info["state"] in ("known", "open") and info["games"] == info["most"] == 2 * len(opponents)
    assert info["all"]["games"] == sum(one["all"]["games"] for one in opponents)
    assert sum(end["games"] for end in info["report"]["ends"]) <= info["games"]
    assert info["report"]["cards"] and info["report"]["curves"] and info["report"]["hands"]
    assert {one["card"] for one in info["report"]["cards"]} <= set(zeton.game(game).cards)
    assert len(info["answers"]) == 2


def test_the_same_games_are_played_as_at_the_terminal(server: Server, visit: Visit) -> None:
    guest = visit(server)
    deck = kept(guest, "destiny")
    guest.post(f"/api/decks/{deck['id']}/trial", {"deals": 2}, status=200)
    info = ended(guest, deck["id"])
    (known,) = run(trial("destiny", deck["deck"]), 2, workers=1)
    assert info["all"]["won"] == sum(story.result for story in known.stories)


def test_a_deck_is_compared_with_how_it_was_before(server: Server, visit: Visit) -> None:
    guest = visit(server)
    masters = {"name": "Masters", "affiliation": "Jedi", "sets": [1, 1, 2, 2, 3, 3, 4, 4, 7, 7]}
    deck = guest.post("/api/decks", {"game": "star_wars_lcg", "name": "Masters", "deck": masters})
    other = {**masters, "sets": [1, 1, 2, 2, 3, 3, 4, 4, 5, 7]}
    changed = guest.http.patch(f"/api/decks/{deck['id']}", json={"name": "Masters", "deck": other}).json()
    assert changed["version"] == 2
    guest.post(f"/api/decks/{deck['id']}/trial", {"deals": 1, "before": 1}, status=200)
    info = ended(guest, deck["id"])
    assert (info["version"], info["before"]) == (2, 1)
    assert info["last"]["games"] == info["all"]["games"] == info["games"] / 2
    assert len(info["answers"]) == 3
    guest.post(f"/api/decks/{deck['id']}/trial", {"before": 7}, status=404)


def test_a_series_can_be_stopped_and_another_deck_stops_it(server: Server, visit: Visit) -> None:
    guest = visit(server)
    one, two = kept(guest, "destiny", "One")["id"], kept(guest, "destiny", "Two")["id"]
    guest.post(f"/api/decks/{one}/trial", {"deals": MOST_DEALS}, status=200)
    guest.post(f"/api/decks/{two}/trial", {"deals": MOST_DEALS}, status=200)
    assert guest.get(f"/api/decks/{one}/trial")["state"] == "stopped"
    while guest.get(f"/api/decks/{two}/trial")["games"] < 1:
        time.sleep(0.1)
    assert guest.http.delete(f"/api/decks/{two}/trial").status_code == 204
    info = guest.get(f"/api/decks/{two}/trial")
    assert info["state"] == "stopped" and info["left"] == 0
    assert info["report"] is not None and info["report"]["opponents"][0]["all"]["games"] == info["games"]


def test_what_cannot_be_tried_is_refused_with_the_reason(server: Server, visit: Visit) -> None:
    guest, stranger = visit(server), visit(server)
    deck = kept(guest, "destiny")
    assert guest.get(f"/api/decks/{deck['id']}/trial") is None
    stranger.post(f"/api/decks/{deck['id']}/trial", {}, status=404)
    few = {**deck["deck"], "cards": deck["deck"]["cards"][:5]}
    broken = guest.post("/api/decks", {"game": "destiny", "name": "Few", "deck": few})
    refused = guest.post(f"/api/decks/{broken['id']}/trial", {}, status=409)
    assert refused["code"] == "impossible" and broken["problems"][0]["rule"] in refused["text"]
    guest.post(f"/api/decks/{deck['id']}/trial", {"deals": MOST_DEALS + 1}, status=400)


def test_a_report_speaks_the_readers_language(server: Server, visit: Visit) -> None:
    guest = visit(server)
    deck = kept(guest, "destiny")
    guest.post(f"/api/decks/{deck['id']}/trial", {"deals": 1}, status=200)
    english, polish = (ended(guest, deck["id"], language=language) for language in ("en", "pl"))
    assert english["answers"] != polish["answers"]
    assert [one["ours"] for one in english["report"]["curves"]] == [one["ours"] for one in polish["report"]["curves"]]


def test_a_table_is_answered_while_decks_are_tried(server: Server, visit: Visit) -> None:
    trying, playing = visit(server), visit(server)
    deck = kept(trying, "destiny")["id"]
    trying.post(f"/api/decks/{deck}/trial", {"deals": MOST_DEALS}, status=200)
    chair = playing.sit(playing.lay({"who": "me"}, {"who": "bot", "bot": "random"}, game="clone_wars"))
    chair.play(lambda state: 0, 5)
    assert trying.get(f"/api/decks/{deck}/trial")["state"] == "running"
    trying.http.delete(f"/api/decks/{deck}/trial")


def test_the_server_needs_nothing_of_the_laboratorys_packages() -> None:
    """What the server takes from the laboratory is plain Python: no numbers, frames or pictures."""
    heavy = ("numpy", "polars", "matplotlib", "joblib", "ray")
    for name in ("deck", "dossier", "findings", "measures", "sprt"):
        text = (Path(zeton.__file__).parent / "lab" / f"{name}.py").read_text(encoding="utf-8")
        assert not any(package in text for package in heavy), name
