"""Red neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_ground_battalion_takes_the_battlefield() -> None:
    scene = duel("Tarkin", supports=["Ground Battalion"], control="v")
    scene.h.picks("activate Ground Battalion", "use Ground Battalion")
    assert scene.h.controls_battlefield and scene.table.claimed < 0
    assert scene.v.can("claim Outer Rim Outpost")


def test_lookout_post_needs_control() -> None:
    assert duel("Tarkin", hand=["Lookout Post"]).h.can("play Lookout Post")
    assert not duel("Tarkin", hand=["Lookout Post"], control="v").h.can("play Lookout Post")


def test_auto_cannon_has_costly_sides() -> None:
    cannon = card("Auto Cannon", "3RD1")
    scene = duel(card("Tarkin", upgrades=[cannon]), resources=1)
    scene.h.picks("resolve Auto Cannon 3RD1", "hit Veteran Stormtrooper ×3")
    assert scene.h.resources == 0


def test_e_11_blaster_redeploys() -> None:
    scene = duel(card("Battle Droid", damage=5, upgrades=["E-11 Blaster"]), "Tarkin", against=card(VETERAN, "1RD"), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Battle Droid ×1")
    scene.h.picks("pass")
    assert scene.zone_of("E-11 Blaster") == "discard"


def test_74_z_speeder_bike_resolves_two_dice() -> None:
    bike = card("74-Z Speeder Bike", "1F")
    scene = duel(card("Boba Fett", "-", upgrades=[bike]))
    scene.h.picks("use 74-Z Speeder Bike", "turn Boba Fett - to 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and not scene.h.pool


def test_74_z_speeder_bike_as_a_group() -> None:
    bike = card("74-Z Speeder Bike", "2RD1")
    scene = duel(card("Finn", "+2RD", upgrades=[bike]), resources=1)
    scene.h.picks("use 74-Z Speeder Bike", "add Finn +2RD → 74-Z Speeder Bike 2RD1", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and not scene.h.pool and scene.h.resources == 0


def test_crackdown() -> None:
    scene = duel("Tarkin", against=card(VETERAN, damage=1), hand=["Crackdown"])
    scene.h.picks("play Crackdown")
    assert scene.h.resources == 6
    assert not duel("Tarkin", hand=["Crackdown"]).h.can("play Crackdown")


def test_crash_landing() -> None:
    scene = duel("Tarkin", against=card(VETERAN, "3ID"), hand=["Crash Landing"])
    scene.h.picks("play Crash Landing")
    assert scene.damage_on("Tarkin") == 3 and not scene.v.pool


def test_law_and_order() -> None:
    scene = duel("Tarkin", against=card(VETERAN, upgrades=["Hunting Rifle"]), hand=["Law and Order"])
    scene.h.picks("play Law and Order")
    assert scene.zone_of("Hunting Rifle") == "discard"


def test_locked_and_loaded() -> None:
    scene = duel(card(VETERAN, "-"), card("Maul", "-"), hand=["Locked and Loaded"])
    scene.h.picks("play Locked and Loaded")
    scene.h.is_offered("turn Veteran Stormtrooper - to 3ID", "done")
    scene.h.picks("turn Veteran Stormtrooper - to 3ID")
    assert scene.h.pool == ["Veteran Stormtrooper 3ID", "Maul -"]


def test_reinforce() -> None:
    scene = duel("Battle Droid", "Battle Droid", "Tarkin", hand=["Reinforce"])
    scene.h.picks("play Reinforce")
    assert all(label == "roll Battle Droid die" for label in scene.offered)
    scene.match.choose(0)
    assert len(scene.h.pool) == 1


def test_strength_in_numbers() -> None:
    scene = duel(card("Battle Droid", exhausted=True), card("Tarkin", exhausted=True), "Kallus", hand=["Strength in Numbers"])
    scene.h.picks("play Strength in Numbers")
    assert scene.damage_on(VETERAN) == 2


def test_sudden_impact() -> None:
    scene = duel(card(VETERAN, "3ID"), against=["Maul", "Boba Fett"], hand=["Sudden Impact"])
    scene.h.picks("play Sudden Impact")
    assert (scene.damage_on("Maul"), scene.damage_on("Boba Fett")) == (2, 2)


def test_superior_position() -> None:
    scene = duel("Tarkin", against=card(VETERAN, "3ID"), hand=["Superior Position"])
    scene.h.picks("play Superior Position")
    assert not scene.v.pool
    assert not duel("Tarkin", hand=["Superior Position"], control="v").h.can("play Superior Position")


def test_target_intel() -> None:
    scene = duel(card("Tarkin", "2ID"), against=[VETERAN, "Maul"], hand=["Target Intel"])
    scene.h.picks("play Target Intel", "hit Maul ×2")
    assert scene.damage_on("Maul") == 2


def test_bubble_shield_takes_indirect_damage() -> None:
    scene = duel(card(VETERAN, "3ID"), against="Maul", v_supports=["Bubble Shield"])
    scene.h.picks("resolve Veteran Stormtrooper 3ID")
    scene.v.picks("assign Maul ×1", "assign Bubble Shield ×2")
    assert scene.damage_on("Maul") == 1 and scene.damage_on("Bubble Shield") == 2
    full = duel(card(VETERAN, "3ID"), against="Maul", v_supports=["Bubble Shield"])
    full.h.picks("resolve Veteran Stormtrooper 3ID")
    full.v.picks("assign Maul", "assign Bubble Shield ×3")
    assert full.zone_of("Bubble Shield") == "discard" and full.damage_on("Maul") == 0


def test_cover_team() -> None:
    scene = duel(card("Tarkin", "2ID"), supports=["Cover Team"])
    scene.h.picks("use Cover Team")
    assert scene.damage_on(VETERAN) == 3 and scene.is_exhausted("Cover Team")
