"""Gray villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_interrogation_droid_discards_an_event_for_its_die() -> None:
    scene = duel("Maul", supports=["Interrogation Droid"], v_hand=["Mislead"])
    scene.h.picks("activate Interrogation Droid")
    scene.h.is_offered("discard Mislead", "pass")
    scene.h.picks("discard Mislead")
    assert scene.v.pile("discard") == ["Mislead"] and not scene.h.pool


def test_interrogation_droid_only_looks_at_other_cards() -> None:
    scene = duel("Maul", supports=["Interrogation Droid"], v_hand=["Hunting Rifle"])
    scene.h.picks("activate Interrogation Droid")
    assert scene.asked == "action" and len(scene.h.pool) == 1 and scene.v.pile("hand") == ["Hunting Rifle"]


def test_doubt_spirit_of_rebellion_lets_the_opponent_resolve_or_remove() -> None:
    scene = duel("Maul", against=card("Han Solo", "1R"), hand=["Doubt (Spirit of Rebellion)"])
    scene.will_roll(("Han Solo", "2RD"))
    scene.h.picks("play Doubt")
    scene.v.is_offered("resolve Han Solo 2RD", "remove Han Solo 2RD")
    scene.v.picks("resolve Han Solo 2RD", "hit Maul ×2")
    assert scene.damage_on("Maul") == 2 and not scene.v.pool


def test_doubt_spirit_of_rebellion_removes_what_cannot_be_resolved() -> None:
    scene = duel("Maul", against=card("Han Solo", "2RD"), hand=["Doubt (Spirit of Rebellion)"])
    scene.will_roll(("Han Solo", "-"))
    scene.h.picks("play Doubt")
    assert not scene.v.pool
