"""Astra Militarum events, attachments and supports, in the order of astra_militarum.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

# ── Preemptive Barrage ────────────────────────────────────────────────────────────────────────────────────────────


def barrage(window: str) -> Scene:
    return battle(
        ["Guardsman", "Assault Valkyrie", "Land Raider", "Stalwart Ogryn", "Captain Markis"],
        ["Goff Nob", "Stalwart Ogryn"],
        window=window,
        one_hand=["Preemptive Barrage"],
        one_resources=1,
        one_planets={2: ["Sanctioned Psyker", "Penal Legionnaire"]},
        one_hq=["Infantry Conscripts"],
    )


def test_preemptive_barrage_gives_ranged_to_up_to_three_units_at_one_planet_a56() -> None:
    scene = barrage("skirmish")
    scene.one.picks("use Preemptive Barrage")
    assert not scene.one.can("target Land Raider") and not scene.one.can("target Infantry Conscripts")
    assert scene.one.can("target Sanctioned Psyker") and not scene.one.can("done")
    scene.one.picks("target Assault Valkyrie")
    scene.one.is_offered("target Guardsman", "target Stalwart Ogryn", "target Captain Markis", "done")
    scene.one.picks("target Captain Markis", "done")
    assert scene.has("Assault Valkyrie", "Ranged") and scene.has("Captain Markis", "Ranged")
    assert not scene.has("Stalwart Ogryn", "Ranged")
    scene.pass_to("combat turn")
    scene.one.is_offered("attack Assault Valkyrie", "attack Captain Markis")


def test_preemptive_barrage_is_too_late_after_the_skirmish_but_lasts_the_phase_a56() -> None:
    scene = barrage("window")
    scene.one.picks("use Preemptive Barrage", "target Captain Markis", "target Guardsman", "target Assault Valkyrie")
    scene.pass_to("combat turn")
    assert scene.one.can("attack Land Raider")  # an ordinary turn
    assert scene.has("Captain Markis", "Ranged")


def test_preemptive_barrage_needs_a_unit_of_yours_at_a_planet() -> None:
    scene = battle(
        ["Eager Recruit"],
        ["Stalwart Ogryn"],
        window="skirmish",
        one_hq=["Captain Markis"],
        one_hand=["Preemptive Barrage", "Eager Recruit"],
        one_resources=1,
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")


def test_preemptive_barrage_gives_nobody_what_he_has_r15_3() -> None:
    given = {"window": "skirmish", "one_hand": ["Preemptive Barrage", "Eager Recruit"], "one_resources": 1}
    scene = battle(["Ratling Deadeye", "Cadian Mortar Squad"], ["Stalwart Ogryn"], **given)
    scene.one.is_offered("deploy Eager Recruit", "pass")
    scene = battle(["Ratling Deadeye", "Captain Markis", "Stalwart Ogryn"], ["Goff Nob"], **given)
    scene.one.picks("use Preemptive Barrage")
    scene.one.is_offered("target Captain Markis", "target Stalwart Ogryn")


# ── Suppressive Fire ──────────────────────────────────────────────────────────────────────────────────────────────


def test_suppressive_fire_exhausts_a_unit_for_a_unit_s32() -> None:
    scene = battle(
        ["Eager Recruit", tired("Land Raider"), "Captain Cato Sicarius"],
        ["Goff Nob", "Nazdreg", tired("Bad Dok")],
        window="window",
        one_hand=["Suppressive Fire"],
        one_planets={2: ["Deathwing Guard"], 3: ["Sanctioned Psyker"]},
        two_planets={3: ["Shoota Mob", "Stalwart Ogryn"]},
        one_hq=["Ratling Deadeye"],
    )
    scene.one.picks("use Suppressive Fire")
    scene.one.is_offered("exhaust Eager Recruit", "exhaust Captain Cato Sicarius", "exhaust Sanctioned Psyker")
    scene.one.picks("exhaust Captain Cato Sicarius")
    scene.one.is_offered("target Eager Recruit", "target Goff Nob")
    scene.one.picks("target Goff Nob")
    assert scene.is_exhausted("Goff Nob") and scene.is_exhausted("Captain Cato Sicarius")


def test_suppressive_fire_is_not_offered_without_a_target_beside_the_payer() -> None:
    scene = battle(
        ["Eager Recruit"],
        [tired("Goff Nob"), "Stalwart Ogryn"],
        window="window",
        one_hand=["Suppressive Fire", "Eager Recruit"],
        one_resources=1,
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")  # the Ogryn is immune to enemy events


# ── Hostile Environment Gear ──────────────────────────────────────────────────────────────────────────────────────


def test_hostile_environment_gear_gives_three_health() -> None:
    assert Scene(one={"hq": [bearing("Eager Recruit", "Hostile Environment Gear")]}).health_of("Eager Recruit") == 4


# ── Bodyguard ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bodyguard_takes_one_damage_of_each_attack_here_s23() -> None:
    scene = battle(
        ["Colonel Straken", bearing("Penal Legionnaire", "Bodyguard")],
        ["Tankbusta Bommaz", "Bad Dok"],
        window="second turn",
        one_warlord="Colonel Straken",
        one_hand=["Indomitable", "Suppressive Fire"],
    )
    scene.two.attacks("Tankbusta Bommaz", "Colonel Straken")
    scene.one.picks("shield Indomitable → Colonel Straken")
    scene.one.is_offered("shield Suppressive Fire → Penal Legionnaire", "pass")
    scene.one.passes()
    assert scene.damage_on("Colonel Straken") == 1
    assert scene.one.pile("discard")[-2:] == ["Penal Legionnaire", "Bodyguard"]


def test_a_bodyguard_unshielded_dies_and_his_charge_takes_the_rest_s23() -> None:
    scene = battle(
        ["Colonel Straken", bearing("Penal Legionnaire", "Bodyguard")],
        ["Tankbusta Bommaz", "Bad Dok"],
        window="second turn",
        one_warlord="Colonel Straken",
    )
    scene.two.attacks("Tankbusta Bommaz", "Colonel Straken")
    assert scene.damage_on("Colonel Straken") == 2
    assert scene.zone_of("Penal Legionnaire") == "discard"


def test_several_bodyguards_take_one_each_and_never_from_one_another_a32() -> None:
    guards = [bearing("Sanctioned Psyker", "Bodyguard"), bearing("Deathwing Guard", "Bodyguard")]
    scene = battle(["Land Raider", *guards], ["Tankbusta Bommaz", "Goff Nob"], window="second turn")
    scene.two.attacks("Goff Nob", "Land Raider")
    scene.one.picks("use Bodyguard")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Sanctioned Psyker"), scene.damage_on("Deathwing Guard")) == (
        4,
        1,
        1,
    )


def test_a_bodyguard_attacked_himself_keeps_the_damage_and_none_comes_from_elsewhere_a32() -> None:
    scene = battle([bearing("Deathwing Guard", "Bodyguard"), "Eager Recruit"], ["Shoota Mob", "Bad Dok"], window="second turn")
    scene.two.attacks("Shoota Mob", "Deathwing Guard")
    assert scene.damage_on("Deathwing Guard") == 2
    scene = battle(
        ["Land Raider", "Eager Recruit"],
        ["Shoota Mob", "Bad Dok"],
        window="second turn",
        one_planets={2: [bearing("Deathwing Guard", "Bodyguard")]},
    )
    scene.two.attacks("Shoota Mob", "Land Raider")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Deathwing Guard")) == (2, 0)


def test_bodyguard_does_not_answer_area_effect_s13() -> None:
    scene = battle(
        ["Land Raider", bearing("Deathwing Guard", "Bodyguard")], ["Daring Assault Squad", "Bad Dok"], window="second turn"
    )
    scene.two.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Deathwing Guard")) == (2, 2)


def test_bodyguard_goes_only_on_your_own_army_units() -> None:
    scene = Scene(
        one={"planets": {1: ["Guardsman", "Eager Recruit", "Land Raider"]}, "hand": ["Bodyguard"]},
        two={"hq": ["Goff Nob"]},
    )
    scene.one.picks("deploy Bodyguard")
    scene.one.is_offered("attach Bodyguard → Eager Recruit", "attach Bodyguard → Land Raider")


# ── Imperial Bunker ───────────────────────────────────────────────────────────────────────────────────────────────


def test_imperial_bunker_makes_an_astra_militarum_unit_cheaper() -> None:
    scene = Scene(one={"supports": ["Imperial Bunker"], "hand": ["Assault Valkyrie", "Daring Assault Squad"], "resources": 3})
    assert not scene.one.can("deploy Daring Assault Squad")
    scene.one.picks("deploy Assault Valkyrie", "deploy Assault Valkyrie → Ferrin", "use Imperial Bunker")
    assert scene.one.units_at(5) == ["Assault Valkyrie"]
    assert scene.is_exhausted("Imperial Bunker")


# ── Rockcrete Bunker ──────────────────────────────────────────────────────────────────────────────────────────────


def bunker(*supports: Any, mine: str = "Land Raider") -> Scene:
    scene = battle([mine, "Eager Recruit"], ["Goff Nob", "Bad Dok"], window="second turn", one_supports=list(supports))
    scene.two.attacks("Goff Nob", mine)
    return scene


def test_rockcrete_bunker_takes_one_of_the_damage_and_keeps_it_a53() -> None:
    scene = bunker("Rockcrete Bunker")
    scene.one.picks("use Rockcrete Bunker")
    assert scene.damage_on("Land Raider") == 5
    state = scene.card("Rockcrete Bunker")
    assert (state.damage, state.exhausted, state.place) == (1, True, "supports")


def test_rockcrete_bunker_with_four_damage_is_sacrificed_s24() -> None:
    scene = bunker(wounded("Rockcrete Bunker", 3))
    scene.one.picks("use Rockcrete Bunker")
    assert scene.zone_of("Rockcrete Bunker") == "discard"
    assert scene.damage_on("Land Raider") == 5


def test_two_rockcrete_bunkers_break_at_once() -> None:
    scene = bunker(wounded("Rockcrete Bunker", 3), wounded("Rockcrete Bunker", 3))
    scene.one.picks("use Rockcrete Bunker", "use Rockcrete Bunker")
    assert scene.one.pile("discard") == ["Rockcrete Bunker", "Rockcrete Bunker"]
    assert scene.damage_on("Land Raider") == 4


def test_an_exhausted_bunker_takes_nothing() -> None:
    scene = bunker(tired("Rockcrete Bunker"))
    assert scene.damage_on("Land Raider") == 6


def test_rockcrete_bunker_helps_against_area_effect_and_damage_is_reassigned_only_once_s13() -> None:
    scene = battle(
        ["Land Raider", bearing("Deathwing Guard", "Bodyguard")],
        ["Daring Assault Squad", "Bad Dok"],
        window="second turn",
        one_supports=["Rockcrete Bunker"],
    )
    scene.two.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    scene.one.picks("use Rockcrete Bunker → Land Raider")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Rockcrete Bunker")) == (1, 1)
    scene = battle(
        ["Eager Recruit", bearing("Deathwing Guard", "Bodyguard")],
        ["Chaos Fanatics", "Bad Dok"],
        window="second turn",
        one_supports=["Rockcrete Bunker"],
    )
    scene.two.attacks("Chaos Fanatics", "Eager Recruit")
    assert scene.damage_on("Deathwing Guard") == 1  # what the Bodyguard took cannot go on to the Bunker
    assert scene.damage_on("Rockcrete Bunker") == 0


# ── Catachan Outpost ──────────────────────────────────────────────────────────────────────────────────────────────


def test_catachan_outpost_strengthens_the_next_attack_only_a48() -> None:
    scene = battle(
        ["Eager Recruit", "Nazdreg's Flash Gitz"],
        [bearing("Goff Nob", "Cybork Body"), "Land Raider"],
        window="window",
        one_supports=["Catachan Outpost", "Catachan Outpost"],
    )
    scene.one.picks("use Catachan Outpost", "target Nazdreg's Flash Gitz")
    assert scene.attack_of("Nazdreg's Flash Gitz") == 2
    scene.one.picks("use Catachan Outpost", "target Nazdreg's Flash Gitz")
    scene.pass_to("combat turn")
    scene.one.attacks("Nazdreg's Flash Gitz", "Goff Nob")
    assert scene.damage_on("Goff Nob") == 6  # several uses add up
    assert scene.attack_of("Nazdreg's Flash Gitz") == 2
    assert not any(effect.card == scene.number("Nazdreg's Flash Gitz") for effect in scene.table.lasting)


def test_catachan_outpost_acts_only_in_the_combat_phase_and_ready() -> None:
    scene = Scene(one={"supports": ["Catachan Outpost"], "hand": ["Eager Recruit"], "resources": 1})
    scene.one.is_offered("deploy Eager Recruit", "pass")
    scene = battle(
        ["Eager Recruit"],
        ["Goff Nob"],
        window="window",
        one_supports=[tired("Catachan Outpost")],
        one_hand=["Eager Recruit"],
        one_resources=1,
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")
