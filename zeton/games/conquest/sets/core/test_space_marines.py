"""Space Marines warlord, squad and army units, in the order of space_marines.py: each works, and only when it may."""

from typing import Any

import pytest

from zeton.games.conquest.rules.terms import AREA_EFFECT, UNTIL_PHASE
from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded
from zeton.kernel.ability import Lasting

# ── Captain Cato Sicarius ─────────────────────────────────────────────────────────────────────────────────────────


def test_cato_gains_a_resource_when_an_enemy_unit_is_destroyed_at_his_planet() -> None:
    scene = battle(["Captain Cato Sicarius"], ["Shoota Mob", "Goff Nob"])
    scene.one.attacks("Captain Cato Sicarius", "Shoota Mob")
    scene.one.picks("use Captain Cato Sicarius")
    assert scene.one.resources == 1


def test_cato_gains_nothing_elsewhere_nor_bloodied_nor_for_his_own_units() -> None:
    scene = battle(["Ultramarines Dreadnought"], ["Shoota Mob", "Goff Nob"], one_planets={2: ["Captain Cato Sicarius"]})
    scene.one.attacks("Ultramarines Dreadnought", "Shoota Mob")
    assert not scene.one.can("use Captain Cato Sicarius")
    scene = battle([{"card": "Captain Cato Sicarius", "bloodied": True}], ["Shoota Mob", "Goff Nob"])
    scene.one.attacks("Captain Cato Sicarius", "Shoota Mob")
    assert not scene.one.can("use Captain Cato Sicarius")
    scene = battle(["Captain Cato Sicarius", "Eager Recruit"], ["Goff Nob"], window="second turn")
    scene.two.attacks("Goff Nob", "Eager Recruit")
    assert not scene.one.can("use Captain Cato Sicarius")


def test_cato_and_his_stronghold_answer_one_after_the_other_w1() -> None:
    scene = battle(
        ["Captain Cato Sicarius", tired("Sicarius's Chosen")],
        ["Shoota Mob", "Goff Nob"],
        one_supports=["Cato's Stronghold"],
    )
    scene.one.attacks("Captain Cato Sicarius", "Shoota Mob")
    scene.one.is_offered("use Captain Cato Sicarius", "use Cato's Stronghold", "pass")
    scene.one.picks("use Captain Cato Sicarius")
    assert scene.one.resources == 1
    assert not scene.is_exhausted("Cato's Stronghold")
    scene.one.is_offered("use Cato's Stronghold", "pass")
    scene.one.picks("use Cato's Stronghold", "target Sicarius's Chosen")
    assert scene.is_exhausted("Cato's Stronghold")
    assert not scene.is_exhausted("Sicarius's Chosen")


def test_a_defeated_cato_is_bloodied_and_keeps_his_blade_s33() -> None:
    cato = wounded("Captain Cato Sicarius", 5, attachments=["Tallassarian Tempest Blade"])
    scene = battle([cato], ["Burna Boyz", "Enraged Ork"], window="second turn", one_supports=["Holy Sepulchre"], at=2)
    scene.two.attacks("Burna Boyz", "Captain Cato Sicarius")
    state = scene.card("Captain Cato Sicarius")
    assert (state.place, state.damage, state.exhausted, state.bloodied) == ("hq", 0, True, True)
    assert scene.card("Tallassarian Tempest Blade").host == "Captain Cato Sicarius"
    assert (scene.attack_of("Captain Cato Sicarius"), scene.health_of("Captain Cato Sicarius")) == (3, 5)
    assert scene.has("Captain Cato Sicarius", "Armorbane")


# ── Sicarius's Chosen ─────────────────────────────────────────────────────────────────────────────────────────────


def deployed_chosen(two: dict[int, list[Any]], at: str = "Atrox Prime") -> Scene:
    scene = Scene(one={"hand": ["Sicarius's Chosen"], "resources": 3}, two={"planets": two, "hq": ["Goff Boyz"]})
    scene.one.picks("deploy Sicarius's Chosen", f"deploy Sicarius's Chosen → {at}")
    return scene


def test_sicariuss_chosen_pulls_an_enemy_army_unit_over_and_damages_it() -> None:
    scene = deployed_chosen({1: ["Goff Nob", "Snotlings"], 3: [tired("Enraged Ork")], 4: ["Bad Dok"]})
    scene.one.picks("use Sicarius's Chosen")
    scene.one.is_offered("target Goff Nob", "target Enraged Ork")
    scene.one.picks("target Enraged Ork")
    assert scene.two.units_at(2) == ["Enraged Ork"]
    assert scene.damage_on("Enraged Ork") == 1
    assert scene.is_exhausted("Enraged Ork")


def test_what_the_chosen_kill_dies_at_the_new_planet_a54() -> None:
    scene = deployed_chosen({1: ["Shoota Mob"], 2: ["Goff Nob"]})
    scene.one.picks("use Sicarius's Chosen", "target Shoota Mob")
    assert scene.two.pile("discard") == ["Shoota Mob"]
    assert scene.table.left_from[scene.number("Shoota Mob")] == 2


def test_sicariuss_chosen_need_an_enemy_army_unit_next_to_them_a54() -> None:
    assert not deployed_chosen({2: ["Goff Nob"], 4: ["Bad Dok"], 1: ["Snotlings"]}).one.can("use Sicarius's Chosen")
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}, "hand": ["Sicarius's Chosen"]},
        two={"hq": ["Goff Nob"]},
        planets=["Y'varn", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.one.picks("use Y'varn", "put into play Sicarius's Chosen")
    assert "Sicarius's Chosen" in scene.one.units_at(0)
    assert not scene.one.can("use Sicarius's Chosen")


# ── Cato's Stronghold ─────────────────────────────────────────────────────────────────────────────────────────────


def stronghold(*units: Any, **given: Any) -> Scene:
    scene = battle(["Ultramarines Dreadnought", *units], ["Shoota Mob", "Goff Nob"], **given)
    scene.one.attacks("Ultramarines Dreadnought", "Shoota Mob")
    return scene


def test_catos_stronghold_readies_a_space_marine_where_an_enemy_was_destroyed() -> None:
    scene = stronghold(
        tired("Eager Recruit"),
        "10th Company Scout",
        tired("Shoota Mob"),
        one_supports=["Cato's Stronghold"],
        one_planets={2: [tired("Deathwing Guard")]},
    )
    scene.one.picks("use Cato's Stronghold")
    scene.one.is_offered("target Ultramarines Dreadnought", "target Eager Recruit")
    scene.one.picks("target Ultramarines Dreadnought")
    assert not scene.is_exhausted("Ultramarines Dreadnought")
    assert scene.is_exhausted("Cato's Stronghold")


def test_an_exhausted_stronghold_does_nothing() -> None:
    assert not stronghold(one_supports=[tired("Cato's Stronghold")]).one.can("use Cato's Stronghold")


def test_the_stronghold_needs_an_exhausted_space_marine_there() -> None:
    scene = battle(
        [bearing("Goff Nob", "Rokkit Launcha"), "Eager Recruit"],
        ["Shoota Mob", "Enraged Ork"],
        one_supports=["Cato's Stronghold"],
        one_planets={2: [tired("Deathwing Guard")]},
    )
    scene.one.attacks("Goff Nob", "Shoota Mob")
    assert not scene.one.can("use Cato's Stronghold")


# ── The Fury of Sicarius ──────────────────────────────────────────────────────────────────────────────────────────


def fury(attacker: str, defender: Any, *, hand: tuple[str, ...] = (), resources: int = 2) -> Scene:
    scene = battle(
        ["Captain Cato Sicarius", attacker],
        [defender, "Sniveling Grot", "Bad Dok"],
        one_hand=["The Fury of Sicarius"],
        one_resources=resources,
        two_hand=list(hand),
    )
    scene.one.attacks(attacker, defender if isinstance(defender, str) else defender["card"])
    return scene


def test_the_fury_of_sicarius_destroys_what_a_space_marine_has_damaged() -> None:
    scene = fury("10th Company Scout", "Goff Nob")
    scene.one.picks("use The Fury of Sicarius", "use Captain Cato Sicarius")
    assert scene.two.pile("discard") == ["Goff Nob"]
    assert scene.one.pile("discard") == ["The Fury of Sicarius"]
    assert scene.one.resources == 1  # Cato's


@pytest.mark.parametrize(
    ("attacker", "defender", "resources"),
    [
        ("Shoota Mob", "Goff Nob", 2),  # no Space Marine
        ("10th Company Scout", "Nazdreg", 2),  # a warlord
        ("10th Company Scout", "Stalwart Ogryn", 2),  # destroyed already
        ("10th Company Scout", "Goff Nob", 1),
    ],
)
def test_the_fury_of_sicarius_is_not_offered(attacker: str, defender: str, resources: int) -> None:
    assert not fury(attacker, defender, resources=resources).one.can("use The Fury of Sicarius")


def test_the_fury_of_sicarius_needs_damage_actually_taken_s29() -> None:
    scene = fury("10th Company Scout", "Goff Nob", hand=("Cybork Body",))
    scene.two.picks("shield Cybork Body → Goff Nob")
    assert not scene.one.can("use The Fury of Sicarius")
    assert scene.damage_on("Goff Nob") == 0


def test_the_fury_of_sicarius_does_nothing_to_a_unit_immune_to_enemy_events() -> None:
    ogryn = bearing("Stalwart Ogryn", "Hostile Environment Gear")
    assert not fury("10th Company Scout", ogryn).one.can("use The Fury of Sicarius")


def test_a_bodyguard_was_not_attacked_and_the_fury_does_not_reach_it_a15() -> None:
    guard = bearing("Goff Nob", "Bodyguard")
    scene = battle(
        ["Captain Cato Sicarius", "10th Company Scout"],
        [guard, "Nazdreg"],
        one_hand=["The Fury of Sicarius"],
        one_resources=2,
    )
    scene.one.attacks("10th Company Scout", "Nazdreg")
    assert scene.damage_on("Goff Nob") == scene.damage_on("Nazdreg") == 1
    assert not scene.one.can("use The Fury of Sicarius")


# ── Tallassarian Tempest Blade ────────────────────────────────────────────────────────────────────────────────────


def test_the_tempest_blade_gives_attack_and_armorbane() -> None:
    scene = battle([bearing("Captain Cato Sicarius", "Tallassarian Tempest Blade")], ["Goff Nob"], two_hand=["Cybork Body"])
    assert scene.attack_of("Captain Cato Sicarius") == 3
    scene.one.attacks("Captain Cato Sicarius", "Goff Nob")
    assert scene.damage_on("Goff Nob") == 3


def test_the_tempest_blade_goes_only_on_unique_units() -> None:
    one = {"planets": {1: ["Deathwing Guard", "Veteran Brother Maxos"]}, "hand": ["Tallassarian Tempest Blade"], "resources": 1}
    scene = Scene(one=one, two={})
    scene.one.picks("deploy Tallassarian Tempest Blade")
    scene.one.is_offered(
        "attach Tallassarian Tempest Blade → Captain Cato Sicarius",
        "attach Tallassarian Tempest Blade → Veteran Brother Maxos",
        "attach Tallassarian Tempest Blade → Nazdreg",
    )


def test_only_one_relic_s65() -> None:
    cato = bearing("Captain Cato Sicarius", "Tallassarian Tempest Blade")
    scene = Scene(one={"warlord": cato, "hand": ["Iron Halo", "Eager Recruit"], "resources": 3})
    assert not scene.one.can("deploy Iron Halo")
    assert scene.one.why_not("Iron Halo") == ["R19.5"]


def test_armorbane_stops_shields_against_area_effect_s15_a20() -> None:
    maxos = bearing("Veteran Brother Maxos", "Tallassarian Tempest Blade")
    scene = battle([maxos, "Eager Recruit"], ["Goff Nob", "Enraged Ork"], two_hand=["Cybork Body"])
    scene.table.lasting += (Lasting(AREA_EFFECT, scene.number("Veteran Brother Maxos"), 2, UNTIL_PHASE),)
    scene.one.picks("attack Veteran Brother Maxos", "area effect Veteran Brother Maxos ×2")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Enraged Ork")) == (2, 2)
    assert scene.two.hand == ["Cybork Body"]


# ── Honored Librarian ─────────────────────────────────────────────────────────────────────────────────────────────


def test_honored_librarian_cannot_be_attacked_beside_another_unit() -> None:
    scene = battle(["Goff Nob"], ["Honored Librarian", "Honored Librarian", "Snotlings"])
    scene.one.picks("attack Goff Nob")
    assert scene.two.units_at(1) == ["Honored Librarian", "Honored Librarian"]  # the Snotlings were the only choice


def test_honored_librarians_alone_can_be_attacked() -> None:
    scene = battle(["Goff Nob"], ["Honored Librarian", "Honored Librarian"], two_planets={2: ["Eager Recruit"]})
    scene.one.picks("attack Goff Nob")
    scene.one.is_offered("defend Honored Librarian", "defend Honored Librarian")


def test_area_effect_reaches_the_librarian_s14() -> None:
    scene = battle(["Daring Assault Squad"], ["Honored Librarian", "Goff Nob"])
    scene.one.picks("attack Daring Assault Squad")
    scene.one.is_offered("defend Goff Nob", "area effect Daring Assault Squad ×2")
    scene.one.picks("area effect Daring Assault Squad ×2")
    assert scene.two.pile("discard") == ["Honored Librarian"]
    assert scene.damage_on("Goff Nob") == 2


# ── Blood Angels Veterans ─────────────────────────────────────────────────────────────────────────────────────────


def test_blood_angels_veterans_prevent_one_damage_while_ready() -> None:
    scene = battle(["Blood Angels Veterans"], ["Shoota Mob"], window="second turn")
    scene.two.attacks("Shoota Mob", "Blood Angels Veterans")
    scene.one.picks("use Blood Angels Veterans")
    assert scene.damage_on("Blood Angels Veterans") == 1


def test_exhausted_blood_angels_veterans_prevent_nothing() -> None:
    scene = battle([tired("Blood Angels Veterans")], ["Shoota Mob"], window="second turn")
    scene.two.attacks("Shoota Mob", "Blood Angels Veterans")
    assert scene.damage_on("Blood Angels Veterans") == 2


def test_damage_prevented_to_zero_was_not_dealt_s19() -> None:
    scene = battle(
        ["Sanctioned Psyker", "Blood Angels Veterans"],
        ["Tactical Squad Cardinis"],
        window="second turn",
        two_hand=["The Fury of Sicarius"],
        two_resources=2,
    )
    scene.two.attacks("Tactical Squad Cardinis", "Blood Angels Veterans")
    scene.one.picks("use Blood Angels Veterans")
    assert scene.damage_on("Blood Angels Veterans") == 0
    assert not scene.two.can("use The Fury of Sicarius")


def test_veterans_answer_area_effect_and_no_attack_is_answered_s13() -> None:
    scene = battle(
        [bearing("Captain Cato Sicarius", "Iron Halo"), "Blood Angels Veterans", "Hellion Gang"],
        ["Daring Assault Squad"],
        window="second turn",
        one_hand=["Indomitable"],
        one_resources=1,
    )
    scene.two.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    scene.one.is_offered("use Blood Angels Veterans", "pass")
    scene.one.picks("use Blood Angels Veterans")
    assert scene.asked == "shield"
    scene.one.passes()
    assert (scene.damage_on("Captain Cato Sicarius"), scene.damage_on("Blood Angels Veterans")) == (2, 1)
    assert scene.zone_of("Hellion Gang") == "discard"


# ── Land Raider ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_land_raider_keeps_enemies_from_targeting_the_others_here_s68() -> None:
    scene = battle(
        ["Land Raider", "Deathwing Guard", "Raven Guard Speeder"],
        ["Goff Nob"],
        window="window",
        one_planets={2: ["Eager Recruit"]},
        two_hand=["Suppressive Fire"],
    )
    scene.two.picks("use Suppressive Fire", "exhaust Goff Nob")
    scene.two.is_offered("target Land Raider", "target Raven Guard Speeder")


def test_land_raider_does_not_keep_its_own_player_from_targeting() -> None:
    scene = battle(["Land Raider", "Deathwing Guard"], ["Goff Nob"], window="window", one_supports=["Catachan Outpost"])
    scene.one.picks("use Catachan Outpost")
    scene.one.is_offered(
        "target Land Raider", "target Deathwing Guard", "target Goff Nob", "target Captain Cato Sicarius", "target Nazdreg"
    )


def test_land_raider_does_not_keep_a_planet_from_targeting_r3_1() -> None:
    """A planet is nobody's: its Battle ability is no enemy card's, although the enemy uses it."""
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}},
        two={"planets": {2: ["Land Raider", "Deathwing Guard"]}},
        planets=["Ferrin", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.one.picks("use Ferrin")
    scene.one.is_offered("target Land Raider", "target Deathwing Guard")


# ── Veteran Brother Maxos ─────────────────────────────────────────────────────────────────────────────────────────


def test_maxos_puts_a_space_marine_into_play_for_its_printed_cost_s67() -> None:
    scene = battle(
        ["Veteran Brother Maxos"],
        ["Goff Nob", "Shoota Mob"],
        window="window",
        one_hand=["Ultramarines Dreadnought", "Sicarius's Chosen", "Shoota Mob", "Indomitable", "Veteran Brother Maxos"],
        one_resources=6,
        one_supports=["Fortress-Monastery"],
        two_planets={2: ["Enraged Ork"]},
    )
    scene.one.picks("use Veteran Brother Maxos")
    scene.one.is_offered("put into play Ultramarines Dreadnought", "put into play Sicarius's Chosen")
    scene.one.picks("put into play Sicarius's Chosen")
    scene.one.is_offered("use Sicarius's Chosen", "pass")
    scene.one.picks("use Sicarius's Chosen", "target Enraged Ork")
    assert scene.one.units_at(1) == ["Veteran Brother Maxos", "Sicarius's Chosen"]
    assert not scene.is_exhausted("Fortress-Monastery")
    assert scene.one.resources == 3


def test_maxos_cannot_put_into_play_what_he_cannot_pay_for_or_from_the_hq() -> None:
    scene = battle(
        ["Veteran Brother Maxos"],
        ["Goff Nob"],
        window="window",
        one_hand=["Ultramarines Dreadnought"],
        one_resources=5,
        one_supports=["Fortress-Monastery"],
    )
    assert not scene.one.can("use Veteran Brother Maxos")
    one = {"hq": ["Veteran Brother Maxos"], "planets": {1: ["Eager Recruit"]}, "hand": ["Eager Recruit"], "resources": 5}
    scene = Scene(one=one, two={"planets": {1: ["Goff Nob"]}}, battle=1, window="window")
    assert scene.one.can("deploy Eager Recruit")
    assert not scene.one.can("use Veteran Brother Maxos")


def test_maxos_acts_only_in_the_combat_phase() -> None:
    scene = Scene(one={"planets": {1: ["Veteran Brother Maxos"]}, "hand": ["Eager Recruit"], "resources": 5})
    assert not scene.one.can("use Veteran Brother Maxos")
    assert "R13.3" in scene.one.why_not("Veteran Brother Maxos")


# ── Iron Hands Techmarine ─────────────────────────────────────────────────────────────────────────────────────────


def test_iron_hands_techmarine_gains_an_icon_for_each_enemy_unit_here() -> None:
    one = {"planets": {1: ["Iron Hands Techmarine", "Eager Recruit"]}}
    two = {"planets": {1: ["Goff Nob", "Snotlings", "Nazdreg"], 2: ["Shoota Mob"]}}
    assert Scene(one=one, two=two, battle=1, window="turns").command_of("Iron Hands Techmarine") == 4
    assert Scene(one={"hq": ["Iron Hands Techmarine"]}, two={"hq": ["Shoota Mob"]}).command_of("Iron Hands Techmarine") == 1
