"""The library: cards that can be searched in every language, and everything about one card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import zeton
from zeton.kernel.names import plain_name
from zeton.server.languages import languages
from zeton.server.library import library, terms
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]


@pytest.mark.parametrize("game", zeton.games())
def test_a_name_means_one_field(game: str) -> None:
    for language in languages():
        meant: dict[str, set[str]] = {}
        for field in library(zeton.game(game), language).fields:
            for name in field.names:
                meant.setdefault(plain_name(name), set()).add(field.id)
        assert not {name: ids for name, ids in meant.items() if len(ids) > 1}, language


def test_values_are_the_same_in_every_language_and_said_in_each() -> None:
    english, polish = (library(zeton.game("star_wars_lcg"), language) for language in ("en", "pl"))
    assert english.facts == polish.facts
    luke = polish.facts["luke-skywalker"]
    assert luke["traits"] == ["Character", "Force User"] and luke["cost"] == [4] and luke["unique"] == ["yes"]
    assert luke["keywords"] == ["Targeted Strike"] and luke["icons"] == ["unit_damage", "blast"]
    assert polish.words["traits"]["Force User"] == "Użytkownik Mocy"
    assert polish.words["icons"]["blast"] == "obrażenia wybuchowe"
    assert polish.words["unique"] == {"yes": "tak", "no": "nie"}
    assert polish.titles["a-heros-journey"] == "A Hero's Journey"


def test_the_server_tells_what_can_be_searched(server: Server, visit: Visit) -> None:
    told = visit(server).get("/api/games/conquest/library", language="pl")
    cost = next(field for field in told["fields"] if field["id"] == "cost")
    assert cost == {"id": "cost", "text": "Koszt", "names": ["Koszt", "koszt", "Cost", "cost"]}
    assert set(told["facts"]) == set(visit(server).get("/api/games/conquest/catalogue"))


@pytest.mark.parametrize("game", [name for name in zeton.games() if zeton.game(name).sets])
def test_the_library_has_every_published_card_and_says_which_of_them_play(game: str, server: Server, visit: Visit) -> None:
    guest, rules = visit(server), zeton.game(game)
    for language in languages():
        told = guest.get(f"/api/games/{game}/catalogue", language=language)
        assert list(told) == list(rules.all_facts)
        assert {card for card, printed in told.items() if printed.get("plays", True)} == set(rules.cards)
        searched = guest.get(f"/api/games/{game}/library", language=language)
        assert [field["id"] for field in searched["fields"]][2:4] == ["box", "plays"]
        assert searched["words"]["box"] == {one.id: one.name for one in rules.sets}
        plays = Counter(facts["plays"][0] for facts in searched["facts"].values())
        assert plays == {"yes": len(rules.cards), "no": len(rules.all_facts) - len(rules.cards)}


def test_a_card_of_which_there_are_only_facts_has_a_page_too(server: Server, visit: Visit) -> None:
    page = visit(server).get("/api/games/conquest/cards/the-swarmlord", language="hu")
    assert page["decks"] == [] and "hadúr" in {label for rule in page["rules"] for label in rule["labels"]}


def test_some_cards_can_be_asked_for(server: Server, visit: Visit) -> None:
    guest = visit(server)
    rules = zeton.game("destiny")
    unscripted = next(card for card in rules.all_facts if card not in rules.cards)
    some = guest.get("/api/games/destiny/cards", ids=f"luke-skywalker/die,nobody,{unscripted}")
    assert list(some) == ["luke-skywalker", unscripted]
    assert some[unscripted]["plays"] is False and "plays" not in some["luke-skywalker"]
    assert set(guest.get("/api/games/destiny/cards")) == set(rules.cards)


def test_cards_whose_titles_repeat_are_named_as_positions_name_them(server: Server, visit: Visit) -> None:
    names = visit(server).get("/api/games/destiny/library")["names"]
    assert names["luke-skywalker"] == "Luke Skywalker (Legacies)"
    assert "bravado" not in names
    for card, name in names.items():
        assert zeton.game("destiny").printed_card(card).title in name


def test_a_card_tells_its_rules_its_rulings_and_its_decks(server: Server, visit: Visit) -> None:
    guest = visit(server)
    luke = guest.get("/api/games/star_wars_lcg/cards/luke-skywalker", language="pl")
    strike = next(rule for rule in luke["rules"] if rule["number"] == "R13.5")
    assert strike["labels"] == ["Precyzyjne uderzenie"] and "Precyzyjne uderzenie" in strike["text"]
    assert [(deck["id"], deck["own"], deck["copies"]) for deck in luke["decks"]] == [("jedi", False, 1)]
    played = luke["played"]  # other tests may have played there
    assert 0 <= played["won"] <= played["games"] and 0.0 <= played["least"] <= played["most"] <= 1.0
    ruled = guest.get("/api/games/conquest/cards/sicariuss-chosen")
    assert [ruling["number"] for ruling in ruled["rulings"]] == ["A54"]
    assert guest.get("/api/games/conquest/cards/nobody", status=404)["code"] == "unknown"


def test_own_decks_with_a_card_are_told_to_their_owner_only(server: Server, visit: Visit) -> None:
    owner, other = visit(server), visit(server)
    text = zeton.game("conquest").write_deck("space_marines")
    deck = owner.post("/api/decks", {"game": "conquest", "name": "Marines", "text": text})
    address = "/api/games/conquest/cards/sicariuss-chosen"
    assert [(d["id"], d["copies"]) for d in owner.get(address)["decks"] if d["own"]] == [(deck["id"], 4)]
    assert not [d for d in other.get(address)["decks"] if d["own"]]


@pytest.mark.parametrize("game", zeton.games())
def test_terms_are_the_words_and_signs_on_the_cards(game: str) -> None:
    for language in languages():
        found = terms(zeton.game(game), language)
        assert {"label", "sign"} <= {term.kind for term in found}
        texts = "\n".join(zeton.game(game).card_text(card, language) for card in zeton.game(game).cards)
        for term in found:
            assert term.rules and all(rule.text for rule in term.rules)
            if term.kind == "label":
                assert term.text in texts
