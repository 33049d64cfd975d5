"""Astra Militarum cards, in the order of astra_militarum.py: each works, and is not offered when it must not be."""

from typing import Any

import pytest

from zeton.games.conquest.rules.leaving import LeavePlay
from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

# ── Colonel Straken ───────────────────────────────────────────────────────────────────────────────────────────────


def test_colonel_straken_strengthens_your_other_soldiers_and_warriors_here() -> None:
    here = ["Colonel Straken", "Guardsman", "Stalwart Ogryn", "Ratling Deadeye"]
    scene = Scene(
        one={"warlord": "Colonel Straken", "planets": {1: here, 2: ["Captain Markis"]}},
        two={"planets": {1: ["Shoota Mob"]}},
    )
    assert scene.attack_of("Colonel Straken") == 2
    guardsman = scene.table.units_at(1, 0)[-1]
    assert (scene.table.attack(guardsman), scene.attack_of("Stalwart Ogryn")) == (2, 3)
    assert scene.attack_of("Ratling Deadeye") == 1  # neither
    assert scene.attack_of("Captain Markis") == 2  # elsewhere
    assert scene.attack_of("Shoota Mob") == 2  # an enemy


def test_straken_in_the_hq_or_bloodied_strengthens_nobody() -> None:
    scene = Scene(one={"warlord": "Colonel Straken", "hq": ["Captain Markis"]})
    assert scene.attack_of("Captain Markis") == 2
    straken = {"card": "Colonel Straken", "bloodied": True}
    scene = Scene(one={"planets": {1: [straken, "Captain Markis"]}})
    assert scene.attack_of("Captain Markis") == 2


# ── Straken's Command Squad ───────────────────────────────────────────────────────────────────────────────────────


def test_strakens_command_squad_leaves_a_guardsman_behind() -> None:
    scene = battle(["Straken's Command Squad", "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn")
    scene.two.attacks("Goff Nob", "Straken's Command Squad")
    scene.one.picks("use Straken's Command Squad")
    assert scene.one.units_at(1) == ["Land Raider", "Guardsman"]
    assert scene.one.pile("discard") == ["Straken's Command Squad"]


def test_the_command_squad_leaves_nobody_in_an_hq_nor_an_eleventh_guardsman() -> None:
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}},
        two={"hq": ["Straken's Command Squad"], "warlord": wounded("Nazdreg", 1)},
        planets=["Atrox Prime", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.table.damage[scene.number("Straken's Command Squad")] = 1
    scene.one.picks("use Atrox Prime", "target HQ")
    assert scene.zone_of("Straken's Command Squad") == "discard"
    assert "Guardsman" not in scene.two.units_at(0)
    scene = battle(["Straken's Command Squad", *["Guardsman"] * 10], ["Goff Nob", "Bad Dok"], window="second turn")
    scene.two.attacks("Goff Nob", "Straken's Command Squad")
    assert scene.zone_of("Straken's Command Squad") == "discard"
    assert len(scene.one.units_at(1)) == 10


# ── Omega Zero Command ────────────────────────────────────────────────────────────────────────────────────────────


def struggles(one: list[Any], two: list[Any]) -> Scene:
    return Scene(
        one={"planets": {3: one}, "supports": ["Omega Zero Command"]},
        two={"planets": {3: two}},
        phase="command",
        window="struggles",
    )


def test_omega_zero_command_puts_a_guardsman_where_a_struggle_was_won() -> None:
    scene = struggles(["Sanctioned Psyker"], ["Shoota Mob"])
    scene.one.picks("pass")  # the bonus
    scene.one.picks("use Omega Zero Command")
    assert scene.one.units_at(3) == ["Sanctioned Psyker", "Guardsman"]
    assert not scene.is_exhausted("Omega Zero Command")


def test_a_tie_gives_no_guardsman_s41() -> None:
    scene = struggles(["Sanctioned Psyker"], ["Shoota Mob", "Bad Dok"])
    assert scene.one.units_at(3) == ["Sanctioned Psyker"]
    assert not scene.one.can("use Omega Zero Command")


# ── Glorious Intervention ─────────────────────────────────────────────────────────────────────────────────────────


def intervention(mine: list[Any], attacked: str, **given: Any) -> Scene:
    """Player two's Dreadnought attacks a unit of player one, who has the event."""
    scene = battle(
        mine,
        ["Ultramarines Dreadnought", "Bad Dok"],
        window="second turn",
        one_hand=["Glorious Intervention"],
        one_resources=1,
        two_warlord="Zarathur, High Sorcerer",
        **given,
    )
    scene.two.attacks("Ultramarines Dreadnought", attacked)
    return scene


def test_glorious_intervention_prevents_all_and_strikes_back_with_the_printed_attack_s27_s9() -> None:
    mine = ["Colonel Straken", "Straken's Command Squad"]
    scene = battle(
        ["Ultramarines Dreadnought", "Eager Recruit"],
        mine,
        two_hand=["Glorious Intervention"],
        two_resources=1,
        one_hand=["Indomitable"],
        initiative="one",
        window="second turn",
        one_planets={},
        two_warlord="Colonel Straken",
    )
    # Straken alone has the initiative here, so the second turn is player one's.
    scene.one.attacks("Ultramarines Dreadnought", "Colonel Straken")
    scene.two.picks("use Glorious Intervention", "sacrifice Straken's Command Squad", "use Straken's Command Squad")
    scene.one.is_offered("shield Indomitable → Ultramarines Dreadnought", "pass")
    scene.one.passes()
    assert scene.damage_on("Ultramarines Dreadnought") == 2
    assert scene.damage_on("Colonel Straken") == 0
    assert scene.two.units_at(1) == ["Colonel Straken", "Guardsman"]


def test_glorious_intervention_needs_another_soldier_or_warrior_at_that_planet() -> None:
    for mine in (["Captain Cato Sicarius", "Ratling Deadeye"], ["Guardsman", "Ratling Deadeye"]):
        scene = intervention(mine, mine[0], one_planets={2: ["Stalwart Ogryn"]})
        assert scene.asked == "shield"
        assert not scene.one.can("use Glorious Intervention")


def test_a_warlord_cannot_intervene() -> None:
    scene = intervention(["Captain Cato Sicarius", "Deathwing Guard"], "Deathwing Guard")
    assert not scene.one.can("use Glorious Intervention")


def test_an_attacker_immune_to_events_takes_nothing_from_the_intervention() -> None:
    scene = battle(
        ["Guardsman", "Sanctioned Psyker"],
        ["Stalwart Ogryn", "Bad Dok"],
        window="second turn",
        one_hand=["Glorious Intervention"],
        one_resources=1,
    )
    scene.two.attacks("Stalwart Ogryn", "Sanctioned Psyker")
    scene.one.picks("use Glorious Intervention", "sacrifice Guardsman")
    assert scene.damage_on("Sanctioned Psyker") == scene.damage_on("Stalwart Ogryn") == 0


# ── Straken's Cunning ─────────────────────────────────────────────────────────────────────────────────────────────


def test_strakens_cunning_gives_attack_and_three_cards_when_its_bearer_leaves() -> None:
    scene = battle(
        [bearing("Eager Recruit", "Straken's Cunning"), "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn"
    )
    assert scene.attack_of("Eager Recruit") == 3
    scene.two.attacks("Goff Nob", "Eager Recruit")
    scene.one.picks("use Straken's Cunning")
    assert len(scene.one.hand) == 3
    assert sorted(scene.one.pile("discard")) == ["Eager Recruit", "Straken's Cunning"]


def test_strakens_cunning_goes_on_army_units() -> None:
    one = {"planets": {1: ["Guardsman", "Eager Recruit"]}, "hand": ["Straken's Cunning"], "resources": 1}
    scene = Scene(one=one)
    scene.one.picks("deploy Straken's Cunning")
    assert scene.card("Straken's Cunning").host == "Eager Recruit"


# ── Cadian Mortar Squad ───────────────────────────────────────────────────────────────────────────────────────────


def mortar(fallen: str, *, at: int = 1, ready: bool = False) -> Scene:
    squad = "Cadian Mortar Squad" if ready else tired("Cadian Mortar Squad")
    scene = (
        battle([fallen, "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn", one_planets={at: [squad]})
        if at > 1
        else battle([fallen, "Land Raider", squad], ["Goff Nob", "Bad Dok"], window="second turn")
    )
    scene.two.attacks("Goff Nob", fallen)
    return scene


def test_cadian_mortar_squad_is_readied_when_your_army_unit_here_leaves_play() -> None:
    scene = mortar("Eager Recruit")
    scene.one.picks("use Cadian Mortar Squad")
    assert not scene.is_exhausted("Cadian Mortar Squad")


def test_cadian_mortar_squad_is_not_readied_by_tokens_or_elsewhere_or_when_ready() -> None:
    assert not mortar("Guardsman").one.can("use Cadian Mortar Squad")
    assert not mortar("Eager Recruit", at=2).one.can("use Cadian Mortar Squad")
    assert not mortar("Eager Recruit", ready=True).one.can("use Cadian Mortar Squad")


def test_a_mortar_squad_readied_in_the_skirmish_attacks_again_in_it_s49() -> None:
    scene = battle(
        ["Cadian Mortar Squad", wounded("Sanctioned Psyker", 3)],
        [bearing("Goff Nob", "Rokkit Launcha"), "Bad Dok"],
        window="ranged",
    )
    scene.one.attacks("Cadian Mortar Squad", "Bad Dok")
    scene.two.attacks("Goff Nob", "Sanctioned Psyker")
    scene.one.picks("use Cadian Mortar Squad")
    scene.one.attacks("Cadian Mortar Squad", "Bad Dok")
    assert scene.damage_on("Bad Dok") == 2


# ── Captain Markis ────────────────────────────────────────────────────────────────────────────────────────────────


def markis(*others: Any, two: tuple[Any, ...] = ("Goff Nob", "Nazdreg"), **given: Any) -> Scene:
    return Scene(
        one={"planets": {2: ["Captain Markis", *others]}, **given},
        two={"planets": {2: list(two), 3: ["Bad Dok"]}},
    )


def test_captain_markis_sacrifices_a_unit_to_exhaust_another() -> None:
    scene = markis("Guardsman", "Eager Recruit", tired("Land Raider"))
    scene.one.picks("use Captain Markis")
    scene.one.is_offered("sacrifice Captain Markis", "sacrifice Guardsman")
    scene.one.picks("sacrifice Guardsman")
    scene.one.is_offered("target Goff Nob", "target Captain Markis", "target Eager Recruit")
    scene.one.picks("target Goff Nob")
    assert scene.is_exhausted("Goff Nob")
    assert "Guardsman" not in scene.one.units_at(2)


def test_captain_markis_may_sacrifice_himself_a25() -> None:
    scene = markis()
    scene.one.picks("use Captain Markis", "sacrifice Captain Markis", "target Goff Nob")
    assert scene.is_exhausted("Goff Nob")
    assert scene.one.pile("discard") == ["Captain Markis"]


def test_captain_markis_acts_once_per_phase_and_needs_a_target() -> None:
    scene = markis("Guardsman", "Guardsman", two=("Goff Nob", "Shoota Mob"), hand=["Eager Recruit"], resources=1)
    scene.one.picks("use Captain Markis", "sacrifice Guardsman", "target Goff Nob")
    scene.two.passes()
    assert not scene.one.can("use Captain Markis")
    assert "R17.1" in scene.one.why_not("Captain Markis")
    scene = Scene(
        one={"planets": {2: ["Captain Markis"]}, "hand": ["Eager Recruit"], "resources": 1},
        two={"planets": {2: ["Nazdreg", tired("Goff Nob")]}},
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")  # nobody is left whom he could exhaust


def test_a_unit_saved_from_the_sacrifice_was_no_payment_w6() -> None:
    scene = markis("Straken's Command Squad")
    scene.one.picks("use Captain Markis", "sacrifice Straken's Command Squad")
    leaving = next(procedure for procedure in scene.table.stack if isinstance(procedure, LeavePlay))
    leaving.cancelled = True  # as an interrupt that saves it would
    scene.one.passes()
    assert "Straken's Command Squad" in scene.one.units_at(2)
    assert not scene.is_exhausted("Goff Nob")
    assert not scene.one.can("target Goff Nob")


# ── Enginseer Augur ───────────────────────────────────────────────────────────────────────────────────────────────

AUGUR_DECK = [
    "Catachan Outpost",
    "Imperial Bunker",
    "Eager Recruit",
    "Bigtoof Banna",
    "Land Raider",
    "Suppressive Fire",
    "Rockcrete Bunker",
    "Penal Legionnaire",
]


def augur(**given: Any) -> Scene:
    scene = battle(
        ["Enginseer Augur", "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn", one_deck=AUGUR_DECK, **given
    )
    scene.two.attacks("Goff Nob", "Enginseer Augur")
    return scene


def test_enginseer_augur_puts_a_cheap_support_into_your_hq_w10() -> None:
    scene = augur()
    scene.one.picks("use Enginseer Augur")
    scene.one.is_offered("take Catachan Outpost", "take Imperial Bunker", "pass")
    scene.one.picks("take Catachan Outpost")
    state = scene.card("Catachan Outpost")
    assert (state.place, state.exhausted) == ("supports", False)
    assert (scene.one.resources, scene.table.plays) == (0, ())


def test_what_the_augur_finds_does_not_count_as_a_limited_card_s62() -> None:
    scene = augur()
    scene.one.picks("use Enginseer Augur", "take Imperial Bunker")
    assert scene.card("Imperial Bunker").place == "supports"
    assert scene.table.plays == ()


def test_a_unique_support_is_not_found_twice() -> None:
    scene = augur(one_supports=["Imperial Bunker"])
    scene.one.picks("use Enginseer Augur")
    scene.one.is_offered("take Catachan Outpost", "pass")


# ── Infantry Conscripts ───────────────────────────────────────────────────────────────────────────────────────────


def test_infantry_conscripts_are_stronger_for_each_support_of_yours() -> None:
    one = {"hq": ["Infantry Conscripts"], "supports": ["Catachan Outpost", "Ork Kannon"]}
    assert Scene(one=one, two={"supports": ["Kraktoof Hall"]}).attack_of("Infantry Conscripts") == 4
    assert Scene(one={"hq": ["Infantry Conscripts"]}).attack_of("Infantry Conscripts") == 0


# ── Elysian Assault Team ──────────────────────────────────────────────────────────────────────────────────────────


def elysians(fallen: str) -> Scene:
    scene = battle(
        [fallen, "Land Raider"], ["Goff Nob", "Bad Dok"], at=2, window="second turn", one_hand=["Elysian Assault Team"]
    )
    scene.two.attacks("Goff Nob", fallen)
    return scene


@pytest.mark.parametrize("fallen", ["Guardsman", "Stalwart Ogryn"])
def test_elysian_assault_team_comes_from_hand_where_a_soldier_or_warrior_fell_s74(fallen: str) -> None:
    scene = elysians(fallen)
    scene.one.picks("use Elysian Assault Team")
    assert scene.one.units_at(2) == ["Land Raider", "Elysian Assault Team"]
    assert not scene.is_exhausted("Elysian Assault Team")
    assert scene.one.hand == []


def test_elysian_assault_team_does_not_come_for_others_nor_for_enemies() -> None:
    assert not elysians("Ratling Deadeye").one.can("use Elysian Assault Team")
    scene = battle(["Goff Nob", "Land Raider"], ["Shoota Mob", "Bad Dok"], at=2, one_hand=["Elysian Assault Team"])
    scene.one.attacks("Goff Nob", "Shoota Mob")
    assert not scene.one.can("use Elysian Assault Team")


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
    scene.one.picks("use Rockcrete Bunker")
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
