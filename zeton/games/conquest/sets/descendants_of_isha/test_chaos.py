"""Chaos cards, in the order of chaos.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing, tired

KEEPER = "Ancient Keeper Of Secrets"
TEMPTATION = "Slaanesh's Temptation"
SIREN = "Doom Siren"


def test_ancient_keeper_of_secrets_is_readied_by_a_sacrificed_cultist() -> None:
    scene = Scene(one={"planets": {1: [tired(KEEPER)], 2: ["Cultist"]}})
    scene.one.picks(f"use {KEEPER}")
    assert not scene.is_exhausted(KEEPER)
    assert scene.one.units_at(2) == []


def test_ancient_keeper_of_secrets_needs_a_cultist_and_to_be_exhausted() -> None:
    assert not Scene(one={"planets": {1: [tired(KEEPER)]}}).one.can(f"use {KEEPER}")
    assert not Scene(one={"planets": {1: [KEEPER], 2: ["Cultist"]}}).one.can(f"use {KEEPER}")


def tempting(resources: int) -> Scene:
    """The first player has laid the Temptation on Barlus, the third planet."""
    scene = Scene(
        one={"hand": [TEMPTATION, "Void Pirate"], "resources": 3},
        two={"hand": ["Shoota Mob", "Bigtoof Banna"], "resources": resources},
    )
    scene.one.picks(f"deploy {TEMPTATION}", f"attach {TEMPTATION} → Barlus")
    return scene


def test_slaaneshs_temptation_makes_other_planets_dearer_for_the_enemy() -> None:
    scene = tempting(2)
    scene.two.picks("deploy Shoota Mob", "deploy Shoota Mob → Plannum")
    assert scene.two.resources == 0
    cheap = tempting(2)
    cheap.two.picks("deploy Shoota Mob", "deploy Shoota Mob → Barlus")
    assert cheap.two.resources == 1


def test_who_cannot_pay_more_is_left_with_that_planet() -> None:
    scene = tempting(1)
    scene.two.picks("deploy Shoota Mob")
    assert scene.two.units_at(3) == ["Shoota Mob"]


def test_slaaneshs_temptation_does_not_touch_its_owner_and_goes_with_the_battle() -> None:
    scene = tempting(0)
    scene.one.picks("deploy Void Pirate", "deploy Void Pirate → Plannum")
    assert scene.one.resources == 0
    over = battle(["Crushface"], [], at=2, one_planets={3: ["Void Pirate"]}, one_hand=[TEMPTATION])
    assert over.zone_of(TEMPTATION) == "hand"


def test_doom_siren_carries_an_area_effect_to_the_planets_beside() -> None:
    units = [bearing("Daring Assault Squad", SIREN), "Crushface"]
    scene = battle(units, ["Goff Nob", "Bad Dok"], at=3, two_planets={2: ["Land Raider"], 4: ["Possessed"], 5: ["Rokkitboy"]})
    scene.one.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2", f"use {SIREN}")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Possessed"), scene.damage_on("Rokkitboy")) == (2, 2, 0)
    assert scene.zone_of("Daring Assault Squad") == "discard"


def test_doom_siren_does_not_answer_an_attack() -> None:
    units = [bearing("Daring Assault Squad", SIREN), "Crushface"]
    scene = battle(units, ["Goff Nob", "Bad Dok"], at=3, two_planets={2: ["Land Raider"]})
    scene.one.picks("attack Daring Assault Squad", "defend Goff Nob")
    assert not scene.one.can(f"use {SIREN}")
