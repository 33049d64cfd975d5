"""Pools and formats: which sets a table allows, what is restricted or banned from a day on, and that everybody keeps to it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import zeton
from zeton.cli import app
from zeton.games.star_wars_lcg.decks import MAKEUP, Deck, random_deck
from zeton.kernel import contents, pools
from zeton.kernel.errors import BadRecord, BadSetup, IllegalDeck, UnknownName
from zeton.kernel.pools import EVERYTHING, FORMAT, POOL, Agreed, Allowed, allowed, formats
from zeton.kernel.sets import card_sets
from zeton.kernel.words import languages, reason_words

DUELS = [name for name in zeton.games() if zeton.game(name).sets]
FIRST = {name: zeton.game(name).past[POOL] for name in DUELS}
"""The box each game began with."""


def starters(game: str) -> tuple[str, str]:
    """Two decks of the first box."""
    return {
        "star_wars_lcg": ("jedi", "sith"),
        "conquest": ("space_marines", "orks"),
        "destiny": ("luke_skywalker", "boba_fett"),
    }[game]


def elsewhere(game: str) -> str:
    """A set of which there are the facts only: the starter decks are not of it, and no deck can be."""
    rules = zeton.game(game)
    playing = {rules.all_facts[card]["set"] for card in rules.cards}
    return next(one.id for one in rules.sets if one.id not in playing)


# ── setup and record ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", DUELS)
def test_without_a_word_a_table_allows_every_set_and_no_list(game: str) -> None:
    assert zeton.new(game, starters(game)).record()["setup"]["options"] | dict(pools.OPTIONS) == {
        **zeton.game(game).options,
        **dict(pools.OPTIONS),
    }


def test_a_pool_is_named_by_sets_and_cycles_and_recorded_set_by_set() -> None:
    match = zeton.new("conquest", starters("conquest"), pool="Core Set, The Scourge")
    assert match.record()["setup"]["options"][POOL] == "core,the_scourge"
    cycle = zeton.new("conquest", starters("conquest"), pool="warlord, core").record()["setup"]["options"][POOL]
    assert cycle.split(",") == ["core", *(one.id for one in card_sets("zeton.games.conquest") if one.cycle == "warlord")]


@pytest.mark.parametrize("game", DUELS)
def test_a_set_that_there_is_not_is_refused_with_those_there_are(game: str) -> None:
    with pytest.raises(UnknownName) as wrong:
        zeton.new(game, starters(game), pool="core of the matter")
    assert all("core of the matter" in wrong.value.say(language) for language in languages())
    with pytest.raises(BadSetup):
        zeton.new(game, starters(game), pool=7)


@pytest.mark.parametrize("game", DUELS)
def test_a_deck_of_other_sets_is_refused_with_the_rule_and_what_would_mend_it(game: str) -> None:
    with pytest.raises(IllegalDeck) as wrong:
        zeton.new(game, starters(game), pool=elsewhere(game))
    assert all(wrong.value.say(language) for language in languages())
    rules = zeton.game(game)
    broken = rules.deck_problems(starters(game)[0], rules.allowed(elsewhere(game)))
    assert broken and {reason.rule for reason in broken} == {rules.parts.building.makeup.rules.pool}  # type: ignore[attr-defined]
    for reason in broken:
        for language in languages():
            assert reason_words(reason, language, None, game=game)
            assert all(contents.mend_words(rules, mend, language) for mend in reason.mends)
        assert reason.mends


@pytest.mark.parametrize("game", DUELS)
def test_a_record_from_before_there_were_pools_means_the_first_box(game: str) -> None:
    match = zeton.new(game, starters(game), seed=3)
    for _ in range(20):
        assert match.decision is not None
        match.choose(match.decision.options[-1])
    record = json.loads(json.dumps(match.record()))
    for option in (POOL, FORMAT):
        del record["setup"]["options"][option]
    again = zeton.replay(record)
    assert again.digest() == match.digest()
    assert again.record()["setup"]["options"][POOL] == FIRST[game]


@pytest.mark.parametrize("game", DUELS)
def test_a_record_keeps_to_its_pool(game: str) -> None:
    record = zeton.new(game, starters(game), pool=FIRST[game]).record()
    assert zeton.replay(record).record() == record
    record["setup"]["options"][POOL] = elsewhere(game)
    with pytest.raises(BadRecord):
        zeton.replay(record)


# ── formats ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", DUELS)
def test_every_format_speaks_of_cards_and_sets_there_are_and_has_a_name(game: str) -> None:
    rules, sets = zeton.game(game), {one.id for one in zeton.game(game).sets}
    for name, said in formats(f"zeton.games.{game}").items():
        assert all(contents.option_choices(rules, FORMAT, language)[name] != name for language in languages())
        for agreed in said:
            assert pools.DAY.fullmatch(agreed.since) and (agreed.sets or set()) <= sets
            for id_ in agreed.banned.union(*agreed.one_of):
                known = {str(fact.get("set_number")) for fact in rules.all_facts.values()} | set(rules.all_facts)
                assert id_ in known, f"{name}: {id_}"


def test_the_restricted_list_of_star_wars_has_seven_groups_since_the_12th_of_april_2017() -> None:
    (said,) = formats("zeton.games.star_wars_lcg")["tournament"]
    assert said.since == "2017-04-12" and len(said.one_of) == 7 and frozenset(("46", "180")) in said.one_of


def test_a_format_is_recorded_with_the_day_its_list_is_of() -> None:
    for given in ("tournament", "tournament 2017-04-12", "tournament 2020-02-29"):
        match = zeton.new("star_wars_lcg", ("jedi", "sith"), format=given)
        assert match.record()["setup"]["options"][FORMAT] == "tournament 2017-04-12"
        assert zeton.replay(match.record()).record() == match.record()


@pytest.mark.parametrize(
    ("given", "said"),
    [("tournament 2012-12-01", "2017-04-12"), ("tournament yesterday", "yesterday"), ("turnament", "tournament")],
)
def test_what_no_format_says_is_refused(given: str, said: str) -> None:
    with pytest.raises((BadSetup, UnknownName), match=said) as wrong:
        zeton.new("star_wars_lcg", ("jedi", "sith"), format=given)
    assert all(wrong.value.say(language) for language in languages())


# A list of our own for the sets that play: one of 1 and 2, and 3 is banned.
LIST = Allowed(agreed=Agreed("2020-01-01", banned=frozenset("3"), one_of=(frozenset("12"),)))
GAME = zeton.game("star_wars_lcg")


def jedi(*sets: int) -> Deck:
    return Deck("mine", "Jedi", sets)


def broken(*sets: int) -> list[Any]:
    return [reason for reason in GAME.deck_problems(jedi(*sets), LIST) if reason.rule == "R18.7"]


def test_one_objective_set_of_a_group_and_as_many_copies_as_the_rules_allow() -> None:
    assert not broken(1, 1, 4) and not broken(2, 4)
    (found,) = broken(1, 1, 2)
    assert found.key == "one-of-a-group"
    mended = []
    for mend in found.mends:
        deck = jedi(1, 1, 2)
        for change in mend.changes:
            deck = GAME.change_deck(deck, change)
        mended.append(deck.sets)
    assert mended == [(1, 1), (2,)]


def test_what_is_banned_is_in_no_deck() -> None:
    (found,) = broken(3)
    assert found.key == "banned" and "2020-01-01" in reason_words(found, "en", None, game="star_wars_lcg")


def test_what_has_rotated_out_is_not_allowed() -> None:
    rotated = Allowed(agreed=Agreed("2020-01-01", sets=frozenset(("edge_of_darkness",))))
    assert {reason.rule for reason in GAME.deck_problems("jedi", rotated)} == {"R18.6"}


def test_a_starter_deck_keeps_to_the_lists_too() -> None:
    assert GAME.deck_problems("jedi") == []
    assert GAME.deck_problems("jedi", Allowed(agreed=Agreed("2020-01-01", banned=frozenset(("1",)))))


# ── builder and random decks ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", DUELS)
def test_the_builder_offers_what_is_allowed_and_keeps_what_is_in_the_deck(game: str) -> None:
    rules = zeton.game(game)
    deck = rules.decks[starters(game)[0]]
    everything, nothing = rules.deck_pool(deck), rules.deck_pool(deck, rules.allowed(elsewhere(game)))
    assert rules.deck_pool(deck, rules.allowed(FIRST[game])) == [
        offer for offer in everything if all(FIRST[game] in printed_in(game, card) for card in offer.cards[:1])
    ]
    # Affiliations go with any set, and a squad is where its warlord is.
    kept = [offer for offer in nothing if not offer.copies and offer.kind != "affiliation"]
    assert all(rules.all_facts[card].get("squad") for offer in kept for card in offer.cards)
    assert all(
        offer.why and not offer.most for offer in nothing if offer.copies and offer.kind != "affiliation" and not offer.fixed
    )


def printed_in(game: str, card: str) -> frozenset[str]:
    return zeton.game(game).parts.collection().printed_in(card)  # type: ignore[attr-defined, no-any-return]


def test_the_builder_says_why_a_second_set_of_a_group_is_not_offered() -> None:
    offers = {offer.id: offer for offer in GAME.deck_pool(jedi(1), LIST)}
    assert offers["2"].most == 0 and offers["2"].why[0].key == "one-of-a-group"
    assert offers["3"].why[0].key == "banned" and not offers["1"].why


@pytest.mark.parametrize("game", DUELS)
def test_random_decks_are_of_the_pool(game: str) -> None:
    rules = zeton.game(game)
    for seed in range(12):
        drawn = rules.random_setup(Random(seed), {POOL: FIRST[game]})
        assert drawn[POOL] == FIRST[game]
        for deck in drawn["decks"]:
            assert not rules.deck_problems(deck, rules.allowed(FIRST[game]))
        zeton.new(game, **drawn)


def test_random_decks_keep_to_the_lists() -> None:
    drawn = [random_deck("light", Random(seed), LIST) for seed in range(40)]
    assert not any(MAKEUP.problems(deck, LIST) for deck in drawn)
    assert any(1 in deck.sets for deck in drawn) and any(2 in deck.sets for deck in drawn)


@pytest.mark.parametrize("game", DUELS)
def test_from_too_few_cards_nothing_is_drawn(game: str) -> None:
    with pytest.raises(BadSetup, match="more") as wrong:
        for seed in range(20):
            zeton.game(game).random_setup(Random(seed), {POOL: elsewhere(game)})
    assert all(wrong.value.say(language) for language in languages())


@pytest.mark.parametrize("game", DUELS)
def test_drawn_without_a_pool_decks_are_what_they_always_were(game: str) -> None:
    rules = zeton.game(game)
    for seed in range(5):
        assert rules.random_setup(Random(seed)) == rules.random_setup(Random(seed), {})
    assert allowed(f"zeton.games.{game}") == EVERYTHING


# ── the command line ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_deck_file_is_checked_against_a_pool(tmp_path: Path) -> None:
    file = tmp_path / "orks.txt"
    file.write_text(zeton.game("conquest").write_deck("orks"), encoding="utf-8")
    check = ["deck", "check", str(file), "--game", "conquest", "--language", "en", "--option"]
    assert CliRunner().invoke(app, [*check, "pool=core"]).exit_code == 0
    wrong = CliRunner().invoke(app, [*check, "pool=warlord"])
    assert wrong.exit_code == 1 and "DB11" in wrong.output and "Take out" in wrong.output
