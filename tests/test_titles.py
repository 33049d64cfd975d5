"""Titles as each language prints them: what a reader sees, and what whoever types a title may type."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import zeton
from zeton.kernel import contents, words
from zeton.kernel.chronicle import Reader, tell_log
from zeton.kernel.errors import UnknownName
from zeton.kernel.names import find_name, plain_name
from zeton.kernel.titles import Titles, Words, titles_in
from zeton.terminal.cards import find_cards
from zeton.terminal.screen import find_card

ROOT = Path(zeton.__file__).parent
DUELS = [name for name in zeton.games() if zeton.game(name).decks]


def translated(game: str, language: str) -> dict[str, str]:
    return dict(titles_in(language, f"zeton.games.{game}"))


@pytest.mark.parametrize("game", DUELS)
def test_every_title_that_is_printed_otherwise_is_the_title_of_a_card(game: str) -> None:
    rules = zeton.game(game)
    known = {fact.get(part) for fact in rules.all_facts.values() for part in ("title", "name", "subtitle")}
    for file in (ROOT / "games" / game).rglob("text/*/*titles.json"):
        for english, title in json.loads(file.read_text(encoding="utf-8")).items():
            assert english in known or english in ("HQ", "Death Star dial"), f"{file}: {english}"
            assert (title and title == title.strip() and title != english) or english == "Nal Hutta", f"{file}: {title!r}"


def test_a_reader_sees_the_titles_of_his_language() -> None:
    match = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=1)
    saber = next(n for n, card in enumerate(match.table.cards) if card.id == "heirloom-lightsaber")
    die = next(n for n, card in enumerate(match.table.cards) if card.id == "heirloom-lightsaber/die")
    for language, title in (("en", "Heirloom Lightsaber"), ("pl", "Dziedziczny miecz świetlny"), ("hu", "Örökölt fénykard")):
        assert words.card_words(saber, language, match) == words.card_words(die, language, match) == title
        match.table.note("draws", 0, (saber,))
        (line,) = tell_log(match, match.log(0)[-1:], Reader(language, 0))
        assert title in line.text


def test_facts_and_reasons_name_cards_in_the_language_of_the_reader() -> None:
    game = zeton.game("conquest")
    deck = game.read_deck("Mine\nNazdreg\n9x Gun Drones\n3x Promotion\n9x Cultist", "mine.txt")
    said = " ".join(words.reason_words(reason, "pl", None, game="conquest") for reason in game.deck_problems(deck))
    assert "Drony Bojowe" in said and "Kultysta" in said and "Gun Drones" not in said
    assert Titles("Cultist", "Promotion").said(game.titles("hu")) == "Kultista, Promotion"


def test_what_is_printed_is_said_in_words_of_the_language() -> None:
    game = zeton.game("conquest")
    facts = contents.card_facts(game, "nazdregs-flash-gitz", "pl")
    assert facts["faction"] == "Orkowie" and facts["type"] == "jednostka armii" and facts["loyalty"] == "sygnatura"
    assert contents.card_facts(game, "nazdregs-flash-gitz", "hu")["faction"] == "Ork"
    assert contents.card_facts(zeton.game("star_wars_lcg"), "yoda", "hu")["traits"] == ["Karakter", "Erőhasználó"]
    assert contents.option_choices(zeton.game("clone_wars"), "villain", "hu")["dooku"] == "Dooku gróf"
    assert contents.option_choices(zeton.game("clone_wars"), "difficulty", "pl")["jedi_knight"] == "Rycerz Jedi"
    assert contents.deck_name(zeton.game("star_wars_lcg"), "imperial_navy", "pl") == "Marynarka Imperialna"


def test_a_fact_tells_words_of_the_data_until_they_are_said() -> None:
    assert zeton.game("star_wars_lcg").card_facts("yoda")["traits"] == Words("trait", ("Character", "Force User"))


@pytest.mark.parametrize(
    ("game", "typed", "english"),
    [
        ("star_wars_lcg", "Doradca Imperatora", "Advisor to the Emperor"),
        ("star_wars_lcg", "sciezka bohatera", "A Hero's Journey"),
        ("star_wars_lcg", "wybawienie", "Redemption"),
        ("destiny", "orokolt fenykard", "Heirloom Lightsaber"),
        ("destiny", "moc jest ze mna", "The Force Is With Me"),
        ("conquest", "drony bojowe", "Gun Drones"),
        ("clone_wars", "zabawa w kotka i myszke", "Cat and Mouse"),
        ("clone_wars", "dooku grof", "Count Dooku"),
    ],
)
def test_cards_are_found_by_their_titles_in_any_language(game: str, typed: str, english: str) -> None:
    rules = zeton.game(game)
    for language in words.languages():  # whatever the reader's own
        assert english in {rules.cards[card].title for card in find_cards(rules, typed.split(), language)}


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", DUELS)
def test_a_deck_is_read_in_whatever_language_it_is_written(game: str, language: str) -> None:
    rules = zeton.game(game)
    for deck in rules.decks.values():
        written = rules.write_deck(deck, language)
        for text in (written, plain_name_of_each_line(written)):
            assert (
                rules.write_deck(rules.read_deck(text, "deck.txt")).splitlines()[1:] == rules.write_deck(deck).splitlines()[1:]
            )


def plain_name_of_each_line(text: str) -> str:
    """The text as somebody types it who has no accents on his keyboard."""
    return "\n".join(line if set(line) <= {"¯"} else plain_name(line) for line in text.splitlines())


def test_a_position_is_read_in_any_language() -> None:
    in_polish = {"light": {"units": ["Strażnik pokoju"], "affiliation": "Sojusz Rebeliantów"}, "dark": {}}
    match = zeton.position("star_wars_lcg", in_polish)
    assert "Guardian of Peace" in {match.table.cards[card].title for piles in match.table.zones for card in piles}
    planets = {"jedi": [{"jedi": "Yoda", "at": "Korelia"}, {"jedi": "Mace Windu", "at": "dathomira"}]}
    war = zeton.position("clone_wars", planets)
    assert [war.table.cards[war.table.planet_of(jedi)].title for jedi in (0, 1)] == ["Corellia", "Dathomir"]


def test_a_card_of_the_table_is_found_by_a_part_of_its_title_that_no_other_has() -> None:
    match = zeton.position("star_wars_lcg", {"light": {"units": ["Guardian of Peace", "Twi'lek Loyalist"]}, "dark": {}})
    seat = match.table.light
    for typed in ("Guardian of Peace", "straznik", "peace", "LOJALISTA"):
        found = match.table.cards[find_card(match, seat, typed, "pl")].title
        assert found == ("Twi'lek Loyalist" if typed == "LOJALISTA" else "Guardian of Peace")
    with pytest.raises(UnknownName, match=r"Strażnik pokoju.*Twi’lekański lojalista"):
        find_card(match, seat, "i", "pl")


def test_a_title_of_several_cards_names_them() -> None:
    known = [("Snare", 1), ("Lure", 2), ("Trap", 3)]
    others = {"Snare": ("Pułapka",), "Trap": ("Pułapka", "Csapda")}
    assert find_name("card", "csapda", known, others) == 3
    with pytest.raises(UnknownName, match="Snare, Trap"):
        find_name("card", "pulapka", known, others)
    with pytest.raises(UnknownName, match="Did you mean “Csapda”"):
        find_name("card", "Csapdla", known, others)
