"""Decks are built one thing at a time: what the game offers may be taken, what it mends is mended, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import zeton
from zeton.games.conquest.decks import Deck as ConquestDeck
from zeton.games.conquest.decks import squad_of
from zeton.games.destiny.decks import Deck as DestinyDeck
from zeton.games.star_wars_lcg.decks import Deck as StarWarsDeck
from zeton.kernel import contents, words
from zeton.kernel.building import Change, Offer, differences, opponent_for

DUELS = [name for name in zeton.games() if zeton.game(name).decks]
BEGINNINGS = {
    "star_wars_lcg": Change("affiliation", "Sith", 1),
    "conquest": Change("warlord", "nazdreg", 1),
    "destiny": Change("elite", "maul", 1),
}
LEADERS = ("affiliation", "warlord")


def free(game: zeton.Game, deck: Any) -> list[Offer]:
    """What may be put into the deck, beside another leader."""
    return [o for o in game.deck_pool(deck) if not o.why and o.copies < o.most and o.kind not in LEADERS]


def built(game: zeton.Game, rng: Random) -> Any:
    deck = game.change_deck(None, BEGINNINGS[game.id])
    while game.deck_problems(deck):
        offer = rng.choice(free(game, deck))
        deck = game.change_deck(deck, Change(offer.kind, offer.id, offer.copies + 1))
    return deck


@pytest.mark.parametrize("name", DUELS)
def test_whoever_takes_only_what_is_offered_builds_a_legal_deck_from_nothing(name: str) -> None:
    game = zeton.game(name)
    for seed in range(3):
        deck = built(game, Random(seed))
        assert zeton.new(name, (deck, opponent_for(game, deck)), seed=1).decision is not None


@pytest.mark.parametrize("name", DUELS)
def test_what_is_not_offered_breaks_a_rule(name: str) -> None:
    game = zeton.game(name)
    deck = built(game, Random(5))
    refused = [offer for offer in game.deck_pool(deck) if offer.why and not offer.fixed]
    assert refused
    for offer in refused:
        more = game.change_deck(deck, Change(offer.kind, offer.id, offer.copies + 1))
        broken = {problem.rule for problem in game.deck_problems(more)}
        assert {reason.rule for reason in offer.why} <= broken, offer


@pytest.mark.parametrize("name", DUELS)
def test_every_mend_with_changes_takes_its_problem_away(name: str) -> None:
    game = zeton.game(name)
    for seed in range(4):
        rng = Random(seed)
        deck = built(game, rng)
        for offer in rng.sample([o for o in game.deck_pool(deck) if o.kind not in LEADERS], 12):
            deck = game.change_deck(deck, Change(offer.kind, offer.id, rng.randrange(6)))
        for problem in game.deck_problems(deck):
            assert problem.mends, problem
            for mend in problem.mends:
                mended = deck
                for change in mend.changes:
                    mended = game.change_deck(mended, change)
                left = [(p.rule, p.key, p.arguments.get("card", p.arguments.get("set"))) for p in game.deck_problems(mended)]
                named = problem.arguments.get("card", problem.arguments.get("set"))
                assert not mend.changes or (problem.rule, problem.key, named) not in left, (problem, mend)


@pytest.mark.parametrize("name", DUELS)
@pytest.mark.parametrize("language", words.languages())
def test_everything_about_a_deck_is_said_in_every_language(name: str, language: str) -> None:
    game = zeton.game(name)
    deck = game.change_deck(built(game, Random(1)), BEGINNINGS[name])
    for offer in game.deck_pool(deck):
        assert contents.section_name(game, offer.section, language)
        for reason in offer.why:
            assert words.reason_words(reason, language, None, game=name)
            assert all(contents.mend_words(game, mend, language) for mend in reason.mends)
    for curve in game.deck_curves(deck):
        named, bars = contents.curve_words(game, curve, language)
        assert named and sum(copies for _, copies in bars) > 0
        assert all(label for label, _ in bars)
    assert all(contents.tally_name(game, tally, language) for tally in game.deck_tallies(deck))


@pytest.mark.parametrize("name", DUELS)
def test_a_wrong_change_is_refused(name: str) -> None:
    game = zeton.game(name)
    deck = game.change_deck(None, BEGINNINGS[name])
    for wrong in (
        Change("nothing", "x", 1),
        Change(BEGINNINGS[name].kind, "nobody", 1),
        BEGINNINGS[name]._replace(copies=-1),
        BEGINNINGS[name]._replace(copies=100),
        BEGINNINGS[name]._replace(id=7),  # type: ignore[arg-type]
    ):
        with pytest.raises(zeton.ZetonError):
            game.change_deck(deck, wrong)


def test_two_decks_are_compared_thing_by_thing() -> None:
    game = zeton.game("star_wars_lcg")
    before = StarWarsDeck("a", "Jedi", (1, 1, 2))
    found = {
        (d.offer.kind, d.offer.id): (d.before, d.after) for d in differences(game, before, StarWarsDeck("a", "Jedi", (1, 3)))
    }
    assert found == {("set", "1"): (2, 1), ("set", "2"): (1, 0), ("set", "3"): (0, 1)}
    assert differences(game, before, before) == []


def test_a_warlord_comes_with_its_squad_and_leaves_with_it() -> None:
    game = zeton.game("conquest")
    deck = game.change_deck(None, Change("warlord", "nazdreg", 1))
    assert dict(deck.cards) == {fact["id"]: fact["quantity"] for fact in squad_of("nazdreg")}
    deck = game.change_deck(game.change_deck(deck, Change("card", "promotion", 2)), Change("warlord", "colonel-straken", 1))
    assert dict(deck.cards) == {fact["id"]: fact["quantity"] for fact in squad_of("colonel-straken")} | {"promotion": 2}
    assert all(offer.fixed for offer in game.deck_pool(deck) if offer.section == "squad")


def test_a_second_ally_is_not_offered_and_goes_with_all_its_cards() -> None:
    game = zeton.game("conquest")
    allies = {card.faction: card.id for card in game.cards.values() if card.loyalty == "common" and card.type == "army"}
    deck = ConquestDeck("b", "nazdreg", ((allies["Chaos"], 1),))
    offers = {offer.id: offer for offer in game.deck_pool(deck)}
    assert [reason.rule for reason in offers[allies["Astra Militarum"]].why] == ["DB5"]
    both = game.change_deck(deck, Change("card", allies["Astra Militarum"], 2))
    (broken,) = [problem for problem in both.problems() if problem.rule == "DB5"]
    assert {mend.changes for mend in broken.mends} == {
        (Change("card", allies[name], 0),) for name in ("Chaos", "Astra Militarum")
    }


def test_a_unique_character_taken_with_two_dice_replaces_the_one_with_one_die() -> None:
    game = zeton.game("destiny")
    deck = game.change_deck(game.change_deck(None, Change("character", "maul", 1)), Change("elite", "maul", 1))
    assert deck.characters == (("maul", 2),)
    offers = {(offer.kind, offer.id): offer for offer in game.deck_pool(deck)}
    assert offers["elite", "maul"].points == 16 and offers["elite", "maul"].copies == 1
    assert [reason.rule for reason in offers["elite", "palpatine"].why] == ["R20.1"]


def test_a_team_that_is_too_dear_is_told_what_would_save_enough() -> None:
    deck = DestinyDeck("c", (("maul", 2), ("palpatine", 2)), "", "", ())
    (broken,) = [problem for problem in deck.problems() if problem.rule == "R20.1"]
    assert [mend.key for mend in broken.mends] == ["take-out", "take-out"]
    cheaper = DestinyDeck("c", (("maul", 2), ("palpatine", 1)), "", "", ())
    (broken,) = [problem for problem in cheaper.problems() if problem.rule == "R20.1"]
    assert [mend.key for mend in broken.mends] == ["one-die", "take-out", "take-out"]
