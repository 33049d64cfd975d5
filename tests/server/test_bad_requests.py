"""Requests and messages changed at random are refused in words: nothing a visitor sends makes the server fail."""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import zeton
from zeton.games.clone_wars.components import standard_components
from zeton.server.testing import Browser, Server

sys.path.insert(0, str(Path(__file__).parents[1]))
from mutations import mutated, mutated_text

TRIES = int(os.environ.get("ZETON_FUZZ", "60"))
ME = {"who": "me", "deck": "jedi"}
BOT = {"who": "bot", "bot": "random", "deck": "sith"}
WISHES: tuple[dict[str, Any], ...] = (
    {"game": "star_wars_lcg", "seats": [ME, BOT], "options": {"faq": True, "mulligan": "yes"}, "public": True, "pause": 0.0},
    {
        "game": "destiny",
        "seats": [{"who": "me", "deck": "luke_skywalker"}, {"who": "bot", "bot": "random", "deck": "boba_fett"}],
    },
    {
        "game": "clone_wars",
        "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}],
        "options": {"villain": "maul", "difficulty": "padawan", "missions": 3, "jedi": ["yoda", "mace_windu"], "first": 1},
        "clock": {"total": 600, "increment": 2},
    },
)

Visit = Callable[[Server], Browser]


def sendable(given: Any) -> bytes | None:
    """What was changed as JSON, if it can be written at all."""
    try:
        return json.dumps(given, default=repr).encode()
    except (ValueError, TypeError, RecursionError):
        return None


def answered(browser: Browser, path: str, body: bytes) -> int:
    answer = browser.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code < 500, f"{path} {body[:500]!r}: {answer.text[:300]}"
    if answer.status_code >= 400:
        assert answer.json()["code"] and answer.json()["text"]
    return answer.status_code


def test_wishes_changed_at_random_are_refused_in_words(serving: Callable[..., Server], visit: Visit) -> None:
    guest = visit(serving())
    for seed in range(TRIES):
        rng = random.Random(seed)
        if body := sendable(mutated(rng.choice(WISHES), rng)):
            answered(guest, "/api/tables", body)
    game = zeton.game("conquest")
    text = game.write_deck(game.decks["orks"])
    for seed in range(TRIES):
        rng = random.Random(seed)
        wish = mutated({"game": "conquest", "name": "mine.txt", "text": mutated_text(text, rng)}, rng)
        if body := sendable(wish):
            answered(guest, "/api/decks", body)
    assert isinstance(guest.get("/api/decks"), list)
    components = json.loads(json.dumps(dict(standard_components())))
    for seed in range(TRIES // 3):
        rng = random.Random(seed)
        if body := sendable(mutated(components, rng)):
            answered(guest, "/api/games/clone_wars/files/components/choices", body)


def test_messages_changed_at_random_are_answered(serving: Callable[..., Server], visit: Visit) -> None:
    guest = visit(serving())
    table = guest.lay(ME, BOT)
    chair = guest.sit(table)
    state = chair.asked()
    option = state["view"]["decision"]["options"][0]
    messages: tuple[dict[str, Any], ...] = (
        {"type": "choose", "table": table, "era": 0, "decision": 1, "option": option},
        {"type": "explain", "card": 7},
        {"type": "autopass", "skips": [], "until": "phase"},
        {"type": "consent", "agree": True},
        {"type": "language", "language": "en"},
        {"type": "undo"},
    )
    for seed in range(TRIES):
        rng = random.Random(seed)
        if body := sendable(mutated({"id": seed, **rng.choice(messages)}, rng)):
            chair.socket.send(body.decode())
            assert chair.next("accepted", "refused", "failed")["type"] != "failed", body
    assert chair.ask("ping")["type"] == "accepted"
