"""Blue neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel
from zeton.kernel.words import question_words

VETERAN = "Veteran Stormtrooper"


def test_use_the_force_awakenings_turns_a_die() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Use The Force"])
    scene.h.picks("play Use The Force", "turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]
    assert not duel("Tarkin", against=card(VETERAN, "2RD"), hand=["Use The Force"]).h.can("play Use The Force")


def test_force_throw_throws_what_a_die_is_worth() -> None:
    scene = duel(card("Maul", upgrades=[card("Force Throw", "Sp")]), against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Force Throw Sp", "remove Veteran Stormtrooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and not scene.v.pool
    assert not duel("Tarkin", hand=["Force Throw"]).h.can("play Force Throw")


def test_force_throw_of_a_blank_deals_nothing() -> None:
    scene = duel(card("Maul", upgrades=[card("Force Throw", "Sp")]), against=card(VETERAN, "-"))
    scene.h.picks("resolve Force Throw Sp")
    assert scene.damage_on(VETERAN) == 0 and not scene.v.pool


def test_lightsaber_awakenings_cannot_be_blocked() -> None:
    scene = duel(card("Maul", upgrades=[card("Lightsaber", "Sp")]), against=card(VETERAN, shields=2))
    scene.h.picks("resolve Lightsaber Sp", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.shields_on(VETERAN) == 2


def test_mind_probe_counts_the_cards_in_the_opponents_hand() -> None:
    probe = card("Mind Probe", "Sp")
    scene = duel(card("Maul", upgrades=[probe]), against=[VETERAN, "Han Solo"], v_hand=["Alter"] * 3)
    scene.h.picks("resolve Mind Probe Sp", "hit Han Solo ×3")
    assert scene.damage_on("Han Solo") == 3
    empty = duel(card("Maul", upgrades=[probe]))
    empty.h.picks("resolve Mind Probe Sp")
    assert empty.damage_on(VETERAN) == 0


def test_deflect_turns_half_of_the_damage_away() -> None:
    falcon = card("Millennium Falcon", "3RD")
    scene = duel("Maul", hand=["Deflect"], v_supports=[falcon])
    scene.h.picks("play Deflect", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and not scene.v.pool
    assert not duel("Tarkin", hand=["Deflect"], v_supports=[falcon]).h.can("play Deflect")


def test_disturbance_in_the_force_rerolls_every_die() -> None:
    scene = duel(card("Maul", "-"), against=card(VETERAN, "2RD"), hand=["Disturbance in the Force"])
    scene.will_roll(("Maul", "2MD"), (VETERAN, "1R"))
    scene.h.picks("play Disturbance in the Force")
    assert scene.h.pool == ["Maul 2MD"] and scene.v.pool == ["Veteran Stormtrooper 1R"]


def test_force_training_does_two_different_things() -> None:
    """By the ruling of its card."""
    scene = duel(card("Maul", upgrades=[card("Force Training", "Sp")]), resources=0)
    scene.h.picks("resolve Force Training Sp")
    scene.h.is_offered("deal 1 damage", "gain 1 resource", "give 1 shield")
    scene.h.picks("deal 1 damage", "hit Veteran Stormtrooper ×1")
    scene.h.is_offered("gain 1 resource", "give 1 shield")
    scene.h.picks("gain 1 resource")
    assert scene.damage_on(VETERAN) == 1 and scene.h.resources == 1
    assert not duel("Tarkin", hand=["Force Training"]).h.can("play Force Training")


def test_the_power_of_the_force_counts_blue_upgrades() -> None:
    upgrades = ["Force Throw", "Lightsaber", "Promotion"]
    scene = duel(card("Maul", "1R", upgrades=upgrades), hand=["The Power of the Force"], resources=1)
    scene.h.picks("play The Power of the Force")
    assert scene.h.resources == 2
    none = duel(card("Maul", "1R"), hand=["The Power of the Force"], resources=1)
    none.h.picks("play The Power of the Force")
    assert none.h.resources == 0 and not none.h.pool


def test_mind_trick_lets_the_opponent_split_and_you_choose() -> None:
    scene = duel("Maul", against=[card(VETERAN, "2RD"), card("Bib Fortuna", "1R")], hand=["Mind Trick"])
    scene.h.picks("play Mind Trick")
    scene.v.is_offered("choose Veteran Stormtrooper 2RD", "choose Bib Fortuna 1R", "done")
    scene.v.picks("choose Bib Fortuna 1R", "done")
    scene.h.is_offered("remove group Bib Fortuna 1R", "remove group Veteran Stormtrooper 2RD")
    scene.h.picks("remove group Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Bib Fortuna 1R"]


def test_mind_trick_of_one_group_removes_everything_or_nothing() -> None:
    scene = duel("Maul", against=[card(VETERAN, "2RD"), card("Bib Fortuna", "1R")], hand=["Mind Trick"])
    scene.h.picks("play Mind Trick")
    scene.v.picks("done")
    scene.h.is_offered("remove group Veteran Stormtrooper 2RD", "pass")
    asked = question_words(scene.decision, "en", scene.match)
    assert asked.endswith("one group is Bib Fortuna and Veteran Stormtrooper, the other has no dice. Which one do you remove?")
    scene.h.picks("remove group Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    assert not duel("Tarkin", against=card(VETERAN, "2RD"), hand=["Mind Trick"]).h.can("play Mind Trick")


def test_it_binds_all_things_awakenings_makes_a_blue_upgrade_cheaper() -> None:
    scene = duel("Maul", supports=["It Binds All Things"], hand=["Lightsaber"], resources=3)
    scene.h.picks("play Lightsaber")
    scene.h.is_offered("use It Binds All Things", "pass")
    scene.h.picks("use It Binds All Things")
    assert scene.host_of("Lightsaber") == "Maul" and scene.h.resources == 1 and scene.is_exhausted("It Binds All Things")


def test_it_binds_all_things_awakenings_must_be_used_where_the_upgrade_is_too_dear() -> None:
    scene = duel("Maul", supports=["It Binds All Things"], hand=["Lightsaber"], resources=2)
    scene.h.picks("play Lightsaber")
    assert scene.h.resources == 0 and scene.is_exhausted("It Binds All Things")
    assert not duel("Maul", supports=["It Binds All Things"], hand=["Lightsaber"], resources=1).h.can("play Lightsaber")


def test_it_binds_all_things_awakenings_is_for_blue_upgrades() -> None:
    scene = duel("Maul", supports=["It Binds All Things"], hand=["Jetpack"], resources=3)
    scene.h.picks("play Jetpack")
    assert scene.h.resources == 1 and not scene.is_exhausted("It Binds All Things")
