"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_hondo_ohnaka_asks_for_ransom() -> None:
    scene = duel(card("Hondo Ohnaka", "Sp"), v_resources=1, resources=0)
    scene.h.picks("resolve Hondo Ohnaka Sp")
    scene.v.is_offered("pay ransom", "pass")
    scene.v.picks("pay ransom")
    assert (scene.h.resources, scene.v.resources, scene.damage_on(VETERAN)) == (1, 0, 0)
    poor = duel(card("Hondo Ohnaka", "Sp"))
    poor.h.picks("resolve Hondo Ohnaka Sp")
    assert poor.damage_on(VETERAN) == 3


def test_pirate_speeder_tank() -> None:
    scene = duel("Hondo Ohnaka", supports=[card("Pirate Speeder Tank", "Sp")])
    scene.h.picks("resolve Pirate Speeder Tank Sp", "hit Veteran Stormtrooper ×2", "shield Hondo Ohnaka ×2")
    scene.h.is_asked("additional action")
    assert scene.damage_on(VETERAN) == 2 and scene.shields_on("Hondo Ohnaka") == 2


def test_bartering() -> None:
    scene = duel(card("Hondo Ohnaka", upgrades=[card("Bartering", "Sp")]), resources=0)
    scene.h.picks("resolve Bartering Sp", "use Bartering")
    assert scene.h.resources == 1 and len(scene.h.hand) == len(scene.v.hand) == 1


def test_gang_up_counts_yellow_characters() -> None:
    scene = duel(card("Greedo", upgrades=[card("Gang Up", "XID")]), "Boba Fett", "Maul")
    scene.h.picks("resolve Gang Up XID")
    assert scene.damage_on(VETERAN) == 2


def test_vibrocutlass_is_cheaper_on_yellow() -> None:
    blade = card("Vibrocutlass", "3MD1")
    scene = duel(card("Boba Fett", upgrades=[blade]), resources=0)
    scene.h.picks("resolve Vibrocutlass 3MD1", "hit Veteran Stormtrooper ×3")
    assert not duel(card("Maul", upgrades=[blade]), resources=0).h.can("resolve Vibrocutlass 3MD1")


def test_bamboozle() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Bamboozle"], resources=0, v_resources=2)
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("play Bamboozle")
    assert (scene.h.resources, scene.v.resources) == (1, 1)
    other = duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Bamboozle"], resources=0, v_resources=2)
    other.will_roll((VETERAN, "1R"))
    other.h.picks("play Bamboozle")
    assert other.h.resources == 0


def test_cantina_brawl_goes_on() -> None:
    scene = duel("Han Solo", hand=["Cantina Brawl", "Alter"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play Cantina Brawl")
    scene.v.picks("discard Alter")
    assert (scene.damage_on("Han Solo"), scene.damage_on(VETERAN)) == (1, 1)
    scene.h.picks("discard Alter")
    assert (scene.damage_on("Han Solo"), scene.damage_on(VETERAN)) == (1, 2)
    scene.v.passes()
    assert scene.damage_on(VETERAN) == 2 and scene.v.hand == ["Mislead"] and not scene.h.hand


def test_counter_strike() -> None:
    scene = duel(card("Boba Fett", "2RD"), against=card(VETERAN, "1RD"), hand=["Counter Strike"], turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Boba Fett ×1")
    scene.h.picks("play Counter Strike", "hit Veteran Stormtrooper ×4")
    plain = duel(card("Boba Fett", "2RD"), hand=["Counter Strike"])
    plain.h.picks("play Counter Strike", "hit Veteran Stormtrooper ×2")
    assert plain.damage_on(VETERAN) == 2


def test_counter_strike_sees_modifiers_that_were_resolved() -> None:
    rifle = card("Zeb Orrelios' Bo-Rifle", "+2RD")
    scene = duel(
        card("Boba Fett", "2RD"), against=card("Zeb Orrelios", "1MD", upgrades=[rifle]), hand=["Counter Strike"], turn="v"
    )
    scene.v.picks("resolve Zeb Orrelios 1MD as ranged", "add Zeb Orrelios' Bo-Rifle +2RD → Zeb Orrelios 1MD")
    scene.v.picks("hit Boba Fett ×3")
    scene.h.picks("play Counter Strike", "hit Zeb Orrelios ×4")


def test_dangerous_maneuver() -> None:
    scene = duel(card("Han Solo", damage=3, shields=1), "Luke Skywalker", hand=["Dangerous Maneuver"])
    scene.h.picks("play Dangerous Maneuver", "heal Han Solo ×2", "assign Han Solo ×2")
    assert (scene.damage_on("Han Solo"), scene.shields_on("Han Solo")) == (2, 0)


def test_entangle() -> None:
    scene = duel("Boba Fett", against=card("Luke Skywalker", "1RD", "2RD", dice=2), hand=["Entangle"])
    scene.h.picks("play Entangle", "remove Luke Skywalker 1RD", "remove Luke Skywalker 2RD")
    assert not scene.v.pool


def test_face_off() -> None:
    scene = duel(card("Boba Fett", "-"), against=card(VETERAN, "-"), hand=["Face-Off"])
    scene.will_roll(("Boba Fett", "2RD"), (VETERAN, "1R"))
    scene.h.picks("play Face-Off")
    assert (scene.damage_on("Boba Fett"), scene.damage_on(VETERAN)) == (0, 2)
    alone = duel(card("Boba Fett", "-"), hand=["Face-Off"])
    alone.h.picks("play Face-Off")
    assert alone.h.pool == ["Boba Fett -"] and alone.damage_on("Boba Fett") == 0


def test_hasty_exit() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Hasty Exit"])
    scene.h.picks("play Hasty Exit")
    assert scene.v.controls_battlefield and not scene.v.pool


def test_lure_forces_an_activation() -> None:
    scene = duel("Han Solo", against="Obi-Wan Kenobi (Legacies)", hand=["Lure"])
    scene.h.picks("play Lure")
    assert scene.is_exhausted("Obi-Wan Kenobi") and len(scene.v.pool) == 1
    scene.v.picks("use Obi-Wan Kenobi", "shield Obi-Wan Kenobi ×1")
    scene.h.is_asked("additional action")


def test_quick_draw() -> None:
    scene = duel("Han Solo", hand=["Quick Draw", "Hunting Rifle"], resources=1)
    scene.h.picks("play Quick Draw", "play Hunting Rifle", "attach Hunting Rifle → Han Solo", "use Quick Draw")
    assert len(scene.h.pool) == 2 and scene.h.resources == 0


def test_vandalize() -> None:
    scene = duel(card("Han Solo", "-"), hand=["Vandalize"], v_supports=["Backup Specialist", "Slave I (Legacies)"])
    scene.h.picks("play Vandalize", "choose Backup Specialist", "remove Han Solo -")
    assert scene.zone_of("Backup Specialist") == "discard" and not scene.h.pool


def test_well_connected() -> None:
    scene = duel("Han Solo", hand=["Well-Connected"], resources=0)
    scene.h.picks("play Well-Connected")
    scene.v.picks("draw")
    assert scene.h.resources == 1 and len(scene.v.hand) == 1
    without = duel("Luke Skywalker", hand=["Well-Connected"], resources=0)
    assert not without.h.can("play Well-Connected")
