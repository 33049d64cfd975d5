"""The rule book over HTTP: complete, in every language, and its examples can be played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import zeton
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]


@pytest.mark.parametrize("game", zeton.games())
def test_a_rule_book_has_rules_rulings_chart_and_examples(server: Server, visit: Visit, game: str) -> None:
    browser = visit(server)
    book = browser.get(f"/api/games/{game}/rules", language="en")
    polish = browser.get(f"/api/games/{game}/rules", language="pl")
    numbers = [rule["number"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert len(numbers) > 150 and len(book["rulings"]) > 30 and len(book["timing"]) >= 3 and len(book["examples"]) >= 4
    assert numbers == [rule["number"] for chapter in polish["chapters"] for rule in chapter["rules"]]
    assert [chapter["text"] for chapter in book["chapters"]] != [chapter["text"] for chapter in polish["chapters"]]
    assert [step["id"] for phase in book["timing"] for step in phase["steps"]]


@pytest.mark.parametrize("game", zeton.games())
def test_an_example_is_laid_as_a_table(server: Server, visit: Visit, game: str) -> None:
    browser = visit(server)
    example = browser.get(f"/api/games/{game}/rules")["examples"][0]
    seats = [{"who": "me"} if seat == example["seat"] else {"who": "bot", "bot": "easy"} for seat in range(example["seats"])]
    table = browser.post("/api/tables", {"game": game, "seats": seats, "position": example["position"]})
    assert table["state"] == "playing"


def test_no_rule_book_of_no_game(server: Server, visit: Visit) -> None:
    assert visit(server).get("/api/games/chess/rules", status=404)["code"] == "unknown"
