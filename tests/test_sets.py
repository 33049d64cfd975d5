"""Sets of cards: facts that everybody understands, and what plays of them."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import zeton
from zeton.cli import app
from zeton.games.destiny.rules.printed import collection as destiny_cards
from zeton.kernel.errors import BadFacts, UnknownName
from zeton.kernel.importing import facts_there, new_sets, read_entries, set_problems, trader_of, write_set
from zeton.kernel.sets import CARDS_FILE, Collection, card_sets
from zeton.kernel.words import languages
from zeton.server.building import offer_info
from zeton.terminal.cards import find_cards

ROOT = Path(__file__).parent.parent
DUELS = [name for name in zeton.games() if zeton.game(name).sets]


def facts_of(game: str) -> list[dict[str, Any]]:
    return [fact for one in card_sets(f"zeton.games.{game}") for fact in one.entries(CARDS_FILE)]


@pytest.mark.parametrize("game", DUELS)
def test_every_fact_is_understood(game: str) -> None:
    assert not [str(problem) for problem in set_problems(facts_of(game), trader_of(game))]


@pytest.mark.parametrize("game", DUELS)
def test_sets_and_cards_are_in_collector_order(game: str) -> None:
    sets = zeton.game(game).sets
    assert [one.release for one in sets] == sorted({one.release for one in sets}), "two sets with one place"
    for one in sets:
        facts = one.entries(CARDS_FILE)
        assert facts == sorted(facts, key=trader_of(game).order), one.id


def test_every_published_card_is_there() -> None:
    assert {game: len(zeton.game(game).all_facts) for game in DUELS} == {
        "star_wars_lcg": 1404,
        "conquest": 710,
        "destiny": 1602,
    }
    objectives = {fact["set_number"] for fact in facts_of("star_wars_lcg")} - {None}
    assert len(objectives) == 289


@pytest.mark.parametrize("game", DUELS)
def test_what_plays_is_some_of_what_is_there(game: str) -> None:
    rules = zeton.game(game)
    begun = {one.id for one in rules.sets if one.modules()}
    assert {rules.all_facts[card]["set"] for card in rules.cards} == begun
    assert set(rules.cards) < set(rules.all_facts)


def published(game: str) -> dict[str, Any]:
    """A card as it is published."""
    if game == "conquest":
        same = dict.fromkeys(("cost", "attack", "health", "shield", "card_bonus", "resource_bonus"), 1)
        none = dict.fromkeys(("starting_hand", "starting_resources", "bloodied", "planet_icons", "attach", "as_attachment"))
        named = {"id": "some-guard", "number": 7, "name": "Some Guard", "set": "core", "set_name": "Core Set", "cycle": "core"}
        kind = {"faction": "astra_militarum", "type": "army", "loyalty": "common", "signature_squad": None, "unique": False}
        rest = {"traits": ["Soldier"], "keywords": [], "command": 1, "abilities": [], "quantity": 1, "octgn_guid": ""}
        return {**named, **kind, **rest, **same, **none}
    assert game == "destiny"
    return {
        "code": "77001",
        "number": 1,
        "name": "Luke Skywalker",
        "set_name": "New Box",
        "set_position": 77,
        "cycle": "NEW",
        "subtitle": None,
        "type": "support",
        "colour": "blue",
        "affiliation": "hero",
        "rarity": "rare",
        "unique": True,
        "points": None,
        "health": None,
        "cost": 2,
        "sides_notation": ["1R", "-", "-", "-", "-", "Sp"],
        "subtypes": ["droid"],
        "keywords": [],
        "ability_kinds": ["special"],
        "flip_card": False,
        "reprint_of": None,
        **{f"{part}_{language}": None for part in ("name", "subtitle") for language in ("pl", "hu")},
    }


def refused(game: str, *cards: dict[str, Any]) -> str:
    with pytest.raises(BadFacts) as wrong:
        new_sets(cards, trader_of(game), {})
    for language in languages():
        assert wrong.value.say(language)
    return str(wrong.value)


def changed(card: dict[str, Any], **entries: Any) -> dict[str, Any]:
    return {**copy.deepcopy(card), **entries}


ATTACH = {"host": "unit", "unique_only": False, "controller": "any", "excluded_trait": None, "limit_per_host": None}


@pytest.mark.parametrize(
    ("entries", "word"),
    [
        ({"keywords": [{"name": "flyng"}]}, "Flyng"),
        ({"traits": ["Solder"]}, "Solder"),
        ({"type": "armoury"}, "armoury"),
        ({"faction": "squats"}, "Squats"),
        ({"attach": {**ATTACH, "host": "moon"}}, "moon"),
        ({"attach": {**ATTACH, "wording": "Solder unit"}}, "Solder"),
        ({"cost": "many"}, "many"),
        ({"abilities": [{"kind": "song", "phase": None, "forced": False}]}, "song"),
        ({"signature_squad": "nobody", "loyalty": "signature"}, "nobody"),
    ],
)
def test_what_nobody_understands_is_refused_with_the_name_of_its_card(entries: dict[str, Any], word: str) -> None:
    said = refused("conquest", changed(published("conquest"), **entries))
    assert "Some Guard" in said and word in said


def test_an_id_that_stands_twice_and_a_squad_that_is_not_whole_are_refused() -> None:
    card = published("conquest")
    assert "some-guard" in refused("conquest", card, card)
    said = refused("conquest", changed(card, type="warlord", loyalty="signature", signature_squad="some-guard"))
    assert "squad" in said and "Some Guard" in said


@pytest.mark.parametrize(
    ("entries", "word"),
    [
        ({"sides_notation": ["1R"]}, "1 sides"),
        ({"sides_notation": ["1Q", "-", "-", "-", "-", "-"]}, "1Q"),
        ({"subtypes": ["drod"]}, "drod"),
        ({"keywords": ["Ambsh"]}, "Ambsh"),
        ({"reprint_of": "00000"}, "00000"),
    ],
)
def test_dice_and_reprints_are_checked(entries: dict[str, Any], word: str) -> None:
    said = refused("destiny", changed(published("destiny"), **entries))
    assert "Luke Skywalker" in said and word in said


def objective_set() -> list[dict[str, Any]]:
    """An objective set of Star Wars as it is published: an objective and five units."""
    none = dict.fromkeys(("affiliation_lock", "cost", "force_icons", "resource_value", "edge_priority", "enhances", "title_pl"))
    same = {"set_number": 900, "set_name": "New", "side": "light", "affiliation": "Jedi", "unique": False, "quantity": 1}
    rest: dict[str, Any] = {
        "limited_to_objective_deck": False,
        "damage_capacity": 1,
        "icons_normal": None,
        "icons_edge": None,
        "traits": [],
    }
    box = {"set": "new-box", "product": "New Box", "cycle": "new", "release_order": 99, "challenge_deck": False}
    common = {**none, **same, **rest, **box, "keywords": [], "ability_types": []}
    return [
        {**common, "id": f"new-{n}", "definition": f"new-{n}", "title": f"New {n}", "number": n, "set_sequence": n}
        | {"type": "objective" if n == 1 else "unit"}
        for n in range(1, 7)
    ]


def keyword(name: str, **told: Any) -> dict[str, Any]:
    return {"keywords": [{"name": name, "value": None, "trait": None, **told}]}


@pytest.mark.parametrize(
    ("entries", "word"),
    [
        (keyword("Elit"), "Elit"),
        (keyword("Protect", trait="Drod"), "Drod"),
        ({"enhances": "a friendly moon"}, "enhances"),
        ({"enhances": "a Drod unit"}, "Drod"),
        ({"type": "units"}, "units"),
        ({"affiliation": "Jedis"}, "Jedis"),
        ({"traits": ["Pilt"]}, "Pilt"),
        ({"id": "new-2"}, "new-2"),
        ({"set_sequence": 2}, "place 2"),
    ],
)
def test_a_card_of_an_objective_set_that_nobody_understands_is_named(entries: dict[str, Any], word: str) -> None:
    *others, last = objective_set()
    said = refused("star_wars_lcg", *others, changed(last, **entries))
    assert word in said and ("New 6" in said or "New 2" in said)


def test_an_objective_set_that_is_not_whole_is_refused() -> None:
    assert "New 1" in refused("star_wars_lcg", *objective_set()[:5])
    (new,) = new_sets(objective_set(), trader_of("star_wars_lcg"), {})
    assert [fact["set_sequence"] for fact in new.facts] == [1, 2, 3, 4, 5, 6]


def test_what_a_card_enhances_or_protects_is_described_and_not_quoted() -> None:
    *others, last = objective_set()
    given = changed(last, enhances="a friendly non-[Sith] Character or Droid unit", **keyword("Protect", trait="Pilot"))
    (new,) = new_sets([*others, given], trader_of("star_wars_lcg"), {})
    fact = new.facts[-1]
    assert fact["enhances"] == {
        "what": "unit",
        "whose": "you",
        "of": [["not affiliation:Sith", "trait:Character"], ["trait:Droid"]],
    }
    assert fact["keywords"] == [{"name": "Protect", "value": None, "trait": "Pilot", "of": []}]


def test_the_sign_of_a_faction_is_that_faction() -> None:
    """The public data has Shadow Field attached to "a L army unit": L is what the sign of the Dark Eldar is typed with."""
    assert zeton.game("conquest").all_facts["shadow-field"]["attach"]["required"] == [["faction:Dark Eldar"]]


def test_cards_of_challenge_decks_are_facts_of_no_objective_set() -> None:
    game = zeton.game("star_wars_lcg")
    challenge = [card for card in game.all_facts if card.endswith("-challenge")]
    assert len(challenge) == 54 and not set(challenge) & set(game.cards)
    assert {game.all_facts[card]["set_number"] for card in challenge} == {None}


def test_an_id_has_its_set_behind_it_where_titles_repeat() -> None:
    (new,) = new_sets([published("destiny")], trader_of("destiny"), facts_there("destiny"))
    assert [fact["id"] for fact in new.facts] == ["luke-skywalker-new-box"]
    again = [
        changed(published("destiny"), name=name, code=code)
        for name, code in (("Nobody Else", "77001"), ("Luke Skywalker", "05031"))
    ]
    (new,) = new_sets(again, trader_of("destiny"), facts_there("destiny"))
    assert {fact["id"] for fact in new.facts} == {"nobody-else", "luke-skywalker"}, "a card that is there keeps its id"


def test_a_set_is_written_as_it_is_read(tmp_path: Path) -> None:
    (new,) = new_sets([changed(published("destiny"), name_pl="Luke Skałochód")], trader_of("destiny"), facts_there("destiny"))
    folder = write_set(new, tmp_path)
    assert json.loads((folder / "cards.json").read_text("utf-8")) == new.facts
    assert json.loads((folder / "set.json").read_text("utf-8")) == {"name": "New Box", "cycle": "new", "release": 77}
    assert json.loads((folder / "text/pl/titles.json").read_text("utf-8")) == {"Luke Skywalker": "Luke Skałochód"}


@pytest.mark.parametrize("text", ["", "{}", "[1]"])
def test_a_file_that_is_no_list_of_facts_is_refused(text: str) -> None:
    with pytest.raises(BadFacts, match=r"mine\.json"):
        read_entries(text, "mine.json")


def test_the_command_checks_names_and_counts(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps([published("destiny")]), encoding="utf-8")
    run = CliRunner().invoke(app, ["facts", "import", str(file), "--game", "destiny", "--check", "--language", "en"])
    assert run.exit_code == 0 and "New Box: one card" in run.output
    assert "new_box" not in {one.id for one in card_sets("zeton.games.destiny")}
    counted = CliRunner().invoke(app, ["cards", "--sets", "--game", "conquest", "--language", "en"])
    assert counted.exit_code == 0 and "Legions of Death" in counted.output
    assert counted.output.lstrip().startswith("Warhammer 40,000: Conquest")


# ── names ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Luke Skywalker (Core)", "luke-skywalker"),
        ("luke skywalker (core set)", "luke-skywalker"),
        ("Luke Skywalker (Escape from Hoth)", "luke-skywalker-64"),
        ("Yoda", "yoda"),
    ],
)
def test_a_card_goes_by_its_title_and_its_set(name: str, card: str) -> None:
    match = zeton.position("star_wars_lcg", {"light": {"units": [name]}})
    assert card in {printed.id for printed in match.table.cards[1:]}
    deck = zeton.game("conquest").read_deck("Mine\nNazdreg (Core)\n3x Shoota Mob (Core Set)", "mine.txt")
    assert deck.warlord == "nazdreg" and deck.cards == (("shoota-mob", 3),)


def test_a_card_of_which_there_are_only_facts_is_no_unknown_card() -> None:
    with pytest.raises(UnknownName, match="cannot be played yet") as wrong:
        zeton.position("star_wars_lcg", {"light": {"units": ["Kyle Katarn (Heroes and Legends)"]}})
    assert all(wrong.value.say(language) for language in languages())
    with pytest.raises(UnknownName, match="Decree of Ruin"):
        zeton.game("conquest").read_deck("Mine\nBroderick Worr", "mine.txt")


@pytest.fixture
def two_lukes() -> Collection:
    """Destiny's cards, of which two Luke Skywalkers play."""
    return destiny_cards()


def test_which_of_several_cards_is_meant_is_asked_and_never_guessed(two_lukes: Collection) -> None:
    cards = two_lukes
    with pytest.raises(UnknownName) as wrong:
        cards.find("card", "Luke Skywalker", {})
    for language in languages():
        assert "Luke Skywalker (Awakenings)" in wrong.value.say(language) and "(Legacies)" in wrong.value.say(language)
    for card in ("luke-skywalker", "luke-skywalker-awakenings"):
        assert cards.find("card", cards.name_of(card), {}) == card
    assert cards.name_of("maul") == "Maul"


LUKES = {"luke-skywalker": "Luke Skywalker (Legacies)", "luke-skywalker-awakenings": "Luke Skywalker (Awakenings)"}


def position_with(name: str) -> set[str]:
    match = zeton.position("destiny", {"first": {"characters": [name]}, "second": {"characters": ["Maul"]}})
    return {card.id for card in match.table.cards}


def deck_with(name: str) -> set[str]:
    deck = zeton.game("destiny").read_deck(f"Mine\n\nCHARACTER\n1x {name}", "mine.txt")
    return {card for card, _ in deck.characters}


def test_a_subtitle_says_which_of_several_is_meant(two_lukes: Collection) -> None:
    assert deck_with("Luke Skywalker, Unlikely Hero") == {"luke-skywalker"}
    assert deck_with("Luke Skywalker - Jedi Knight") == {"luke-skywalker-awakenings"}
    assert deck_with("Luke Skywalker, Rycerz Jedi (Awakenings)") == {"luke-skywalker-awakenings"}


@pytest.mark.parametrize("door", [position_with, deck_with])
def test_every_door_asks_which_of_several_is_meant(door: Callable[[str], set[str]], two_lukes: Collection) -> None:
    for card, name in LUKES.items():
        assert card in door(name)
    for vague in ("Luke Skywalker", "luke skywalker"):
        with pytest.raises(UnknownName) as wrong:
            door(vague)
        assert all(name in wrong.value.say(language) for name in LUKES.values() for language in languages())


def test_a_number_alone_does_not_say_which_set_is_meant(two_lukes: Collection, monkeypatch: pytest.MonkeyPatch) -> None:
    other = {**two_lukes.known["luke-skywalker-awakenings"], "number": two_lukes.known["luke-skywalker"]["number"]}
    facts = tuple(other if fact["id"] == other["id"] else fact for fact in two_lukes.facts)
    monkeypatch.setattr(two_lukes, "facts", facts)
    with pytest.raises(UnknownName):
        deck_with(f"Kto to jest (#{other['number']})")
    assert deck_with(f"Kto to jest (Legacies #{other['number']})") == {"luke-skywalker"}


def test_search_and_builder_say_the_set_where_titles_repeat(two_lukes: Collection) -> None:
    game = zeton.game("destiny")
    found = {card: game.cards[card].title + game.card_mark(card) for card in find_cards(game, ["Luke", "Skywalker"], "en")}
    assert LUKES.items() <= found.items()
    offers = {offer.id: offer_info(game, offer, "en").title for offer in game.deck_pool(None) if offer.kind == "elite"}
    assert LUKES.items() <= offers.items() and offers["maul"] == "Maul"


def test_a_deck_file_of_destiny_names_the_set_of_each_card() -> None:
    game = zeton.game("destiny")
    written = game.write_deck("luke_skywalker")
    assert "(Legacies #31)" in written and game.read_deck(written, "luke.txt").cards == game.decks["luke_skywalker"].cards
    with pytest.raises(UnknownName, match="no set"):
        game.read_deck("Mine\n\nCHARACTER\n1x Luke Skywalker (Nowhere #31)", "mine.txt")


def test_the_readmes_count_what_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for title in (zeton.game(name).title for name in DUELS):
        assert f"\n| **{title}**" in readme and f"\n| {title} |" in readme and f"\n**{title}**: " in readme
    said = subprocess.run([sys.executable, "tools/counts.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert not said.returncode, said.stderr
