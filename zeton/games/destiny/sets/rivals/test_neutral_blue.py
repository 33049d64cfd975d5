"""Blue neutral cards, one after another."""

from __future__ import annotations

from dataclasses import replace

from zeton.games.destiny.decks import Deck
from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_anakin_skywalker_rivals_shields_for_a_heros_card() -> None:
    scene = duel(card("Anakin Skywalker", "Sp"), hand=["Bravado", "Alter", "Snare"])
    scene.h.picks("resolve Anakin Skywalker Sp")
    scene.h.is_offered("discard Bravado", "discard Snare")
    scene.h.picks("discard Bravado", "shield Anakin Skywalker ×2")
    assert scene.shields_on("Anakin Skywalker") == 2 and scene.h.pile("discard") == ["Bravado"]


def test_anakin_skywalker_rivals_hurts_for_a_villains_card() -> None:
    scene = duel(card("Anakin Skywalker", "Sp"), hand=["Alter", "Snare"])
    scene.h.picks("resolve Anakin Skywalker Sp", "discard Snare", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2
    neutral = duel(card("Anakin Skywalker", "Sp"), hand=["Alter"])
    neutral.h.picks("resolve Anakin Skywalker Sp")
    assert neutral.h.hand == ["Alter"]


def test_anakin_skywalker_rivals_is_not_in_one_team_with_vader_r20_12() -> None:
    both = Deck("both", (("anakin-skywalker-rivals", 1), ("darth-vader-awakenings", 1)), "dry-fields", "", ())
    assert [reason.rule for reason in both.problems_of_team()] == ["R20.12"]
    assert not replace(both, characters=both.characters[:1]).problems_of_team()


def test_hidden_motive_removes_what_was_named() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Hidden Motive"])
    scene.will_roll((VETERAN, "1R"))
    scene.h.picks("play Hidden Motive", "name symbol #5", "reroll Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    wrong = duel("Maul", against=card(VETERAN, "2RD"), hand=["Hidden Motive"])
    wrong.will_roll((VETERAN, "1R"))
    wrong.h.picks("play Hidden Motive", "name symbol #1", "reroll Veteran Stormtrooper 2RD")
    assert wrong.v.pool == ["Veteran Stormtrooper 1R"]


def test_hidden_motive_may_name_the_blank_a56() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Hidden Motive"])
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("play Hidden Motive", "name symbol", "reroll Veteran Stormtrooper 2RD")
    assert not scene.v.pool


def test_crafted_lightsaber_is_for_exhausted_characters() -> None:
    scene = duel(card("Maul", exhausted=True), "Boba Fett", hand=["Crafted Lightsaber"])
    scene.h.picks("play Crafted Lightsaber")
    assert scene.host_of("Crafted Lightsaber") == "Maul"
    assert not duel("Maul", hand=["Crafted Lightsaber"]).h.can("play Crafted Lightsaber")
