"""Yellow villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_bib_fortuna_rolls_a_die_of_another() -> None:
    scene = duel(card("Bib Fortuna", "Sp"), "Boba Fett")
    scene.will_roll(("Boba Fett", "2RD"))
    scene.h.picks("resolve Bib Fortuna Sp")
    assert scene.h.pool == ["Boba Fett 2RD"] and not scene.is_exhausted("Boba Fett")


def test_boba_fett_points_at_a_die() -> None:
    scene = duel(card("Boba Fett", "Sp"), against=card(VETERAN, "3ID"))
    scene.h.picks("resolve Boba Fett Sp", "point at Veteran Stormtrooper 3ID", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.v.pool == ["Veteran Stormtrooper 3ID"]


def test_doctor_aphra_makes_the_first_droid_cheaper() -> None:
    scene = duel("Doctor Aphra", hand=["BT-1", "BB-9E"], resources=1)
    scene.h.picks("play BT-1")
    assert scene.h.resources == 0
    scene.v.passes()
    assert not scene.h.can("play BB-9E")


def test_doctor_aphra_draws_for_indirect_damage_to_herself() -> None:
    scene = duel("Doctor Aphra", supports=["BT-1"])
    scene.h.picks("activate BT-1", "use Doctor Aphra")
    assert len(scene.h.hand) == 1


def test_greedo_shoots_last() -> None:
    scene = duel(card("Greedo", damage=6, dice=2), "Boba Fett", against=card(VETERAN, "2RD"), turn="v")
    scene.will_roll(("Greedo", "2RD"), ("Greedo", "-"))
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Greedo ×2")
    while scene.asked == "roll" and scene.offered[0].startswith("roll"):
        scene.match.choose(0)
    scene.h.picks("resolve Greedo 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.zone_of("Greedo") == "set_aside" and not scene.h.pool


def test_greedo_may_end_the_game_first() -> None:
    scene = duel(card("Greedo", "1RD", damage=6), against=card(VETERAN, "2RD", damage=8), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Greedo ×2")
    scene.h.picks("resolve Greedo 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.match.outcome is not None and scene.match.outcome.winners == (0,)


def test_rebel_traitor_forces_an_activation() -> None:
    scene = duel("Rebel Traitor", against=card("Luke Skywalker", "2RD"), v_hand=["Alter"], v_resources=2)
    scene.h.picks("activate Rebel Traitor", "use Rebel Traitor")
    scene.v.is_offered("activate Luke Skywalker", "pass")
    scene.v.passes()
    scene.h.picks("claim Outer Rim Outpost", "pass")
    scene.v.is_offered("activate Luke Skywalker", "pass")
    scene.v.picks("activate Luke Skywalker")
    assert scene.v.can("play Alter")


def test_rebel_traitor_if_able() -> None:
    scene = duel("Rebel Traitor", against=card("Luke Skywalker", exhausted=True), v_hand=["Ice Storm"])
    scene.h.picks("activate Rebel Traitor", "use Rebel Traitor")
    assert scene.v.can("play Ice Storm")


def test_ark_angel_brings_up_to_two_supports() -> None:
    scene = duel("Boba Fett", supports=["Ark Angel", "Slave I (Legacies)", "Backup Specialist"])
    scene.h.picks("activate Ark Angel", "activate Slave I")
    assert len(scene.h.pool) == 2  # Backup Specialist has no die


def test_bt_1_hurts_both() -> None:
    scene = duel("Boba Fett", supports=["BT-1"])
    scene.h.picks("activate BT-1")
    assert (scene.damage_on("Boba Fett"), scene.damage_on(VETERAN)) == (1, 1)


def test_slave_i_removes_a_die_of_equal_value() -> None:
    scene = duel(card("Boba Fett", "-"), supports=["Slave I (Legacies)"], against=[card(VETERAN, "2RD"), card("Maul", "3MD1")])
    scene.will_roll(("Boba Fett", "2MD"))
    scene.h.picks("use Slave I", "reroll Boba Fett -")
    scene.h.is_offered("remove Veteran Stormtrooper 2RD", "done")
    scene.h.picks("done")
    assert len(scene.v.pool) == 2


def test_hunter_instinct() -> None:
    instinct = card("Hunter Instinct", "Sp")
    for damage, expected in ((2, 3), (3, 5)):
        scene = duel(card("Boba Fett", upgrades=[instinct]), against=card(VETERAN, damage=damage))
        scene.h.picks("resolve Hunter Instinct Sp", "hit Veteran Stormtrooper")
        assert scene.damage_on(VETERAN) == expected


def test_wrist_rockets_may_hit_twice() -> None:
    rockets = card("Wrist Rockets", "Sp")
    scene = duel(card("Boba Fett", upgrades=[rockets]), resources=1)
    scene.h.picks("resolve Wrist Rockets Sp", "hit Veteran Stormtrooper ×2", "spend ×1", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 4 and scene.h.resources == 0
    assert not duel("Maul", hand=["Wrist Rockets"]).h.can("play Wrist Rockets")


def test_delve_plays_for_free() -> None:
    scene = duel("Boba Fett", hand=["Delve", "Slave I (Legacies)"], resources=3)
    scene.h.picks("play Delve", "play Slave I")
    assert scene.zone_of("Slave I") == "supports" and scene.h.resources == 0 and scene.damage_on("Boba Fett") == 1


def test_free_for_all() -> None:
    scene = duel(card("Boba Fett", "-", "1R", dice=2), hand=["Free-For-All"])
    scene.h.picks("play Free-For-All", "remove Boba Fett -", "remove Boba Fett 1R")
    assert scene.damage_on(VETERAN) == 2 and not scene.h.pool


def test_in_pursuit_follows_an_activation() -> None:
    scene = duel("Boba Fett", "Greedo", hand=["In Pursuit"], turn="v")
    scene.v.picks("activate Veteran Stormtrooper")
    scene.h.picks("play In Pursuit", "activate Boba Fett", "activate Greedo")
    assert len(scene.h.pool) == 2
    idle = duel("Boba Fett", hand=["In Pursuit"], turn="v")
    idle.v.passes()
    assert not idle.h.can("play In Pursuit")


def test_no_good_to_me_dead() -> None:
    scene = duel("Boba Fett", against=card(VETERAN, damage=3), hand=["No Good To Me Dead"])
    scene.h.picks("play No Good To Me Dead", "heal Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 1 and scene.h.resources == 7


def test_rumors() -> None:
    scene = duel("Boba Fett", hand=["Rumors"], v_hand=["Alter", "Mislead", "Bravado"])
    scene.h.picks("play Rumors")
    scene.v.picks("set apart Alter")
    scene.h.is_offered("discard Mislead", "discard Bravado")
    scene.h.picks("discard Bravado")
    assert sorted(scene.v.hand) == ["Alter", "Mislead"]
    known = [c for c in scene.match.view(0)["zones"]["hand"][1] if c]
    assert [scene.title(c) for c in known] == ["Mislead"]
    one = duel("Boba Fett", hand=["Rumors"], v_hand=["Alter"])
    one.h.picks("play Rumors")
    assert one.v.hand == ["Alter"]


def test_subdue() -> None:
    rifle = card("Hunting Rifle", "1RD")
    scene = duel("Boba Fett", against=card(VETERAN, "2RD", damage=3, upgrades=[rifle]), hand=["Subdue"])
    scene.h.picks("play Subdue", "remove Hunting Rifle 1RD")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]
    healthy = duel("Boba Fett", against=card(VETERAN, "2RD", damage=2), hand=["Subdue"])
    healthy.h.picks("play Subdue")
    assert healthy.v.pool == ["Veteran Stormtrooper 2RD"]


def test_take_flight() -> None:
    scene = duel(card("Boba Fett", "-"), card("Maul", "-"), hand=["Take Flight"])
    scene.h.picks("play Take Flight")
    scene.h.is_offered("reroll Boba Fett -", "done")
    scene.h.picks("reroll Boba Fett -")
    scene.h.is_asked("additional action")
