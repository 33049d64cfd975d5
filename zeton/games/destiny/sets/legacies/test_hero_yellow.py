"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_han_solo_rerolls_a_die() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "2RD"))
    scene.will_roll(("Han Solo", "2RD"), (VETERAN, "-"))
    scene.h.picks("activate Han Solo", "use Han Solo", "reroll Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Veteran Stormtrooper -"]


def test_jar_jar_binks_is_activated_by_the_opponent() -> None:
    scene = duel(card("Han Solo", "1R"), against="Jar Jar Binks", turn="h")
    scene.will_roll(("Jar Jar Binks", "1Sh"), ("Han Solo", "-"))
    scene.h.picks("use Jar Jar Binks")
    assert scene.is_exhausted("Jar Jar Binks") and scene.v.pool == ["Jar Jar Binks 1Sh"]
    assert scene.h.pool == ["Han Solo -"]  # its symbol was not among his
    scene.v.passes()
    assert not scene.h.can("use Jar Jar Binks") and "R6.1" in scene.h.why_not(
        "Jar Jar Binks"
    )  # not whose he is: he is exhausted


def test_jar_jar_binks_spares_his_symbols() -> None:
    scene = duel("Jar Jar Binks", card("Han Solo", "1R"))
    scene.will_roll(("Jar Jar Binks", "1R"))
    scene.h.picks("activate Jar Jar Binks")
    assert scene.h.pool == ["Han Solo 1R", "Jar Jar Binks 1R"]


def test_jedha_partisan_first_time_each_round() -> None:
    scene = duel(card("Jedha Partisan", "2ID"), card("Saw Gerrera", "2ID"), against=card(VETERAN, "1R"))
    scene.h.picks("resolve Jedha Partisan 2ID", "use Jedha Partisan", "opponents deck", "done")
    assert len(scene.v.pile("discard")) == 1
    scene.v.picks("resolve Veteran Stormtrooper 1R")
    scene.h.picks("resolve Saw Gerrera 2ID")
    scene.v.is_asked("action")


def test_saw_gerrera() -> None:
    scene = duel(card("Saw Gerrera", "Sp"), v_hand=["Alter"])
    scene.h.picks("resolve Saw Gerrera Sp", "opponents hand")
    assert scene.damage_on(VETERAN) == 2 and not scene.v.hand
    empty = duel(card("Saw Gerrera", "Sp"))
    empty.h.picks("resolve Saw Gerrera Sp")
    assert empty.damage_on(VETERAN) == 0


def test_zeb_orrelios_as_ranged() -> None:
    scene = duel(card("Zeb Orrelios", "2MD"), card("Han Solo", "2RD"))
    scene.h.picks("resolve Han Solo 2RD", "hit Veteran Stormtrooper ×2", "resolve Zeb Orrelios 2MD as ranged")
    scene.h.picks("hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 4


def test_runaway_boomas_roll_a_loose_die() -> None:
    scene = duel("Jar Jar Binks", supports=["Runaway Boomas"], resources=1)
    scene.will_roll(("Runaway Boomas", "2ID"))
    scene.h.picks("use Runaway Boomas")
    assert scene.h.pool == ["Runaway Boomas 2ID"] and scene.h.resources == 0
    scene.v.passes()
    scene.h.picks("resolve Runaway Boomas 2ID")
    assert not scene.h.pool and scene.damage_on(VETERAN) == 2
    loose = next(iter(scene.table.loose))
    assert scene.zone_name(loose) == "set_aside"


def test_runaway_boomas_loose_die_is_set_aside_in_upkeep() -> None:
    scene = duel("Jar Jar Binks", supports=["Runaway Boomas"])
    scene.h.picks("use Runaway Boomas")
    scene.v.passes()
    scene.h.passes()
    assert scene.zone_name(next(iter(scene.table.loose))) == "set_aside"


def test_millennium_falcon_brings_a_character() -> None:
    scene = duel("Han Solo", supports=["Millennium Falcon"])
    scene.h.picks("activate Millennium Falcon", "use Millennium Falcon")
    assert scene.is_exhausted("Han Solo") and len(scene.h.pool) == 2


def test_roguish_charm_gains_the_cost() -> None:
    charm = card("Roguish Charm", "Sp")
    scene = duel(card("Han Solo", upgrades=[charm]), against=card("Maul", "3MD1"), resources=0)
    scene.h.picks("resolve Roguish Charm Sp")
    assert scene.h.resources == 1 and not scene.v.pool
    assert not duel("Luke Skywalker", hand=["Roguish Charm"]).h.can("play Roguish Charm")


def test_zeb_orrelios_bo_rifle_without_the_plus() -> None:
    rifle = card("Zeb Orrelios' Bo-Rifle", "+3RD")
    scene = duel(card("Zeb Orrelios", upgrades=[rifle]), resources=1)
    scene.h.picks("use Zeb Orrelios' Bo-Rifle", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0


def test_bravado() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Bravado"])
    scene.h.picks("play Bravado", "remove Veteran Stormtrooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and not scene.v.pool


def test_easy_pickings() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2RD", "2MD", dice=2)]
    scene = duel("Han Solo", against=foes, hand=["Easy Pickings"])
    scene.h.picks("play Easy Pickings", "remove Boba Fett 2RD", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Boba Fett 2MD"]
    lone = duel("Han Solo", against=card("Boba Fett", "2RD", "2MD", dice=2), hand=["Easy Pickings"])
    lone.h.picks("play Easy Pickings")
    assert len(lone.v.pool) == 2


def test_explosive_tactics() -> None:
    scene = duel("Han Solo", hand=["Explosive Tactics"], v_deck=["Alter", "Mislead"])
    scene.h.picks("play Explosive Tactics", "opponents deck")
    assert scene.damage_on(VETERAN) == 2


def test_impulsive_resolves_a_die() -> None:
    scene = duel(card("Han Solo", "2RD"), hand=["Impulsive"])
    scene.h.picks("play Impulsive", "hit Veteran Stormtrooper ×2")
    scene.h.is_asked("additional action")


def test_scruffy_looking_nerf_herder() -> None:
    scene = duel("Han Solo", hand=["Scruffy Looking Nerf-Herder"], v_hand=["Alter", "Slave I (Legacies)", "Mislead"])
    scene.h.picks("play Scruffy Looking Nerf-Herder", "event")
    scene.h.is_offered("discard Alter", "discard Mislead")
    scene.h.picks("discard Alter")
    assert sorted(scene.v.hand) == ["Mislead", "Slave I"]


def test_smugglers_run() -> None:
    scene = duel("Han Solo", "Luke Skywalker", hand=["Smuggler's Run"], resources=0)
    scene.will_roll(("Han Solo", "1R"))
    scene.h.picks("play Smuggler's Run")
    assert scene.h.resources == 1


def test_mazs_vault() -> None:
    scene = duel("Han Solo", supports=["Maz's Vault"], phase="upkeep")
    assert (scene.h.resources, scene.v.resources) == (8, 3)


def test_diplomatic_protection() -> None:
    scene = duel(
        card("Han Solo", damage=9, upgrades=["Diplomatic Protection"]), "Luke Skywalker", against=card(VETERAN, "1RD"), turn="v"
    )
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Han Solo ×1")
    scene.h.picks("use Diplomatic Protection")
    assert scene.shields_on("Luke Skywalker") == 2 and scene.zone_of("Han Solo") == "set_aside"
