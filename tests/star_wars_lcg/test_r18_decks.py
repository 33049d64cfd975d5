"""Deck building (R18)."""

import random

import pytest

import zeton
from zeton.games.star_wars_lcg.decks import Deck
from zeton.games.star_wars_lcg.rules.printed import objective_sets
from zeton.kernel.pools import EVERYTHING, Agreed, Allowed

TEN_LIGHT = (1, 2, 3, 5, 6, 7, 8, 9, 10, 18)
TEN_DARK = (19, 20, 21, 23, 24, 25, 26, 27, 29, 36)


def rules(deck: Deck) -> list[str]:
    return [reason.rule for reason in deck.problems()]


def deck(*sets: int, affiliation: str = "Jedi") -> Deck:
    return Deck("test", affiliation, sets)


def test_r18_1_ten_sets_are_enough_nine_are_not_and_there_is_no_upper_limit() -> None:
    assert rules(deck(*TEN_LIGHT)) == []
    assert rules(deck(*TEN_LIGHT[:9])) == ["R18.1"]
    assert rules(deck(*range(1, 13), *range(14, 18))) == []


def test_r18_1_starter_decks_of_eight_sets_may_be_played() -> None:
    for pair in (("jedi", "sith"), ("rebel_alliance", "imperial_navy")):
        assert zeton.new("star_wars_lcg", decks=pair).decision is not None


@pytest.mark.parametrize("affiliation", ["Smugglers and Spies", "Scum and Villainy"])
def test_r18_1_an_affiliation_that_came_later_has_two_starter_decks_of_ten_sets(affiliation: str) -> None:
    own = [deck for deck in zeton.game("star_wars_lcg").decks.values() if deck.affiliation == affiliation]
    assert len(own) == 2
    assert [rules(deck) for deck in own] == [[], []]


@pytest.mark.parametrize(
    ("deck", "needs"),
    [
        ("renegades_of_hoth", "core, the search for skywalker, a dark time, assault on echo base"),
        ("hunters_of_bespin", "core, the search for skywalker, a dark time, assault on echo base, escape from hoth"),
        ("gamblers_of_cloud_city", "core, edge of darkness"),
        ("sands_of_tatooine", "core, edge of darkness"),
    ],
)
def test_r18_6_a_starter_deck_is_played_where_all_its_boxes_are_allowed(deck: str, needs: str) -> None:
    game = zeton.game("star_wars_lcg")
    boxes = needs.split(", ")
    assert game.deck_problems(deck, game.allowed(needs)) == []
    for box in boxes:
        others = ", ".join(other for other in boxes if other != box)
        assert {reason.rule for reason in game.deck_problems(deck, game.allowed(others))} == {"R18.6"}


def test_r18_2_all_sets_belong_to_the_side_of_the_affiliation_card() -> None:
    assert rules(deck(*TEN_LIGHT, 19)) == ["R18.2"]
    assert rules(deck(*TEN_DARK, affiliation="Sith")) == []
    assert rules(deck(*TEN_DARK, 1, affiliation="Sith")) == ["R18.2"]


def test_r18_3_a_set_at_most_twice() -> None:
    assert rules(deck(*TEN_LIGHT, 1)) == []
    assert rules(deck(*TEN_LIGHT, 1, 1)) == ["R18.3"]


@pytest.mark.parametrize("limited", [17, 18])
def test_r18_3_light_sets_that_are_limited_to_one(limited: int) -> None:
    nine = (1, 2, 3, 5, 6, 7, 8, 9, 10)
    assert rules(deck(*nine, limited)) == []
    assert rules(deck(*nine, limited, limited)) == ["R18.3"]


@pytest.mark.parametrize("limited", [35, 36])
def test_r18_3_dark_sets_that_are_limited_to_one(limited: int) -> None:
    nine = (19, 20, 21, 23, 24, 25, 26, 27, 29)
    assert rules(deck(*nine, limited, affiliation="Sith")) == []
    assert rules(deck(*nine, limited, limited, affiliation="Sith")) == ["R18.3"]


@pytest.mark.parametrize(
    ("locked", "right", "wrong", "others"),
    [
        (4, "Jedi", "Rebel Alliance", TEN_LIGHT),
        (13, "Rebel Alliance", "Smugglers and Spies", TEN_LIGHT),
        (22, "Sith", "Scum and Villainy", TEN_DARK),
        (28, "Imperial Navy", "Sith", TEN_DARK),
    ],
)
def test_r18_4_sets_locked_to_an_affiliation(locked: int, right: str, wrong: str, others: tuple[int, ...]) -> None:
    assert rules(deck(*others, locked, affiliation=right)) == []
    assert rules(deck(*others, locked, affiliation=wrong)) == ["R18.4"]


def test_r18_4_other_sets_need_not_match_the_affiliation_card() -> None:
    assert rules(deck(*TEN_LIGHT, affiliation="Smugglers and Spies")) == []


def test_r18_5_neutral_sets_go_with_any_affiliation_of_their_side() -> None:
    neutral = (16, 16, 17, 18)
    for affiliation in ("Jedi", "Rebel Alliance", "Smugglers and Spies"):
        assert rules(deck(1, 2, 3, 5, 6, 7, *neutral, affiliation=affiliation)) == []


def test_r18_7_one_set_of_a_restricted_group_where_the_list_is_played() -> None:
    """As many copies of it as are allowed; free play has no list."""
    listed = Allowed(agreed=Agreed("2020-01-01", one_of=(frozenset(("1", "2")),)))

    def problems(given: Deck, allowed: Allowed = EVERYTHING) -> set[str]:
        return {reason.rule for reason in zeton.game("star_wars_lcg").deck_problems(given, allowed)}

    assert "R18.7" in problems(deck(1, 2), listed) and "R18.7" not in problems(deck(1, 2))
    assert "R18.7" not in problems(deck(1, 1, 3), listed)


def test_r18_an_illegal_deck_is_refused_with_every_broken_rule() -> None:
    with pytest.raises(zeton.IllegalDeck) as refused:
        zeton.new("star_wars_lcg", decks=(deck(4, 4, 4, affiliation="Rebel Alliance"), "sith"))
    for rule in ("R18.1", "R18.3", "R18.4"):
        assert rule in str(refused.value)


def test_r18_two_decks_of_one_side_cannot_meet() -> None:
    with pytest.raises(zeton.BadSetup, match="One deck of each side"):
        zeton.new("star_wars_lcg", decks=("jedi", "rebel_alliance"))


def largest(affiliation: str) -> Deck:
    """Every set of a side as often as it may be used."""
    found = Deck("all of it", affiliation, ())
    for number in [*sorted(objective_sets())] * 2:
        larger = Deck("all of it", affiliation, (*found.sets, number))
        found = larger if set(rules(larger)) <= {"R18.1"} else found
    return found


def test_r18_1_the_largest_decks_can_be_played() -> None:
    match = zeton.new("star_wars_lcg", decks=(largest("Jedi"), largest("Sith")), seed=1)
    rng = random.Random(1)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    assert len(match.table.cards) > 256
    assert zeton.replay(match.record()).digest() == match.digest()
