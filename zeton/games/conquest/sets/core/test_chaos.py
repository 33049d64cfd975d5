"""Chaos cards, in the order of chaos.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, tired

ZARATHUR = "Zarathur, High Sorcerer"
FLAMERS = "Zarathur's Flamers"


# ── Zarathur and his squad ────────────────────────────────────────────────────────────────────────────────────────


def test_zarathur_increases_damage_once_for_each_enemy_unit_s16() -> None:
    scene = battle([ZARATHUR, "Vicious Bloodletter"], ["Deathwing Guard", "Land Raider"])
    scene.one.picks("attack Vicious Bloodletter", "area effect Vicious Bloodletter ×3")
    scene.one.picks(f"use {ZARATHUR} → Land Raider", f"use {ZARATHUR}")
    assert scene.damage_on("Deathwing Guard") == scene.damage_on("Land Raider") == 4


def test_zarathur_adds_after_flying_was_halved_s17() -> None:
    scene = battle([ZARATHUR, "Possessed"], ["Hellion Gang", "Land Raider"])
    scene.one.attacks(ZARATHUR, "Hellion Gang")
    scene.one.picks(f"use {ZARATHUR}")
    assert scene.two.pile("discard") == ["Hellion Gang"]


def test_zarathur_may_leave_the_damage_as_it_is() -> None:
    scene = battle([ZARATHUR, "Possessed"], ["Hellion Gang", "Land Raider"])
    scene.one.attacks(ZARATHUR, "Hellion Gang")
    scene.one.passes()
    assert scene.damage_on("Hellion Gang") == 1


def test_zarathur_adds_nothing_to_an_attack_without_damage_s18() -> None:
    suffering = {"card": "Suffering", "of": "two"}
    scene = battle([ZARATHUR, {"card": "Chaos Fanatics", "attachments": [suffering]}], ["Land Raider"])
    scene.one.attacks("Chaos Fanatics", "Land Raider")
    assert scene.damage_on("Land Raider") == 0
    assert scene.is_exhausted("Chaos Fanatics")
    assert not scene.one.can(f"use {ZARATHUR}")


def test_zarathur_helps_neither_elsewhere_nor_against_his_own_nor_bloodied() -> None:
    elsewhere = Scene(
        one={"warlord": ZARATHUR, "planets": {1: ["Possessed", "Chaos Fanatics"], 2: [ZARATHUR]}},
        two={"planets": {1: ["Deathwing Guard"]}},
        battle=1,
        window="turns",
    )
    elsewhere.one.attacks("Chaos Fanatics", "Deathwing Guard")
    assert elsewhere.damage_on("Deathwing Guard") == 1
    own = battle([ZARATHUR, "Possessed"], ["Shoota Mob", "Deathwing Guard"], window="second turn")
    own.two.attacks("Shoota Mob", "Possessed")
    assert own.damage_on("Possessed") == 2
    bloodied = battle([{"card": ZARATHUR, "bloodied": True}, "Possessed"], ["Deathwing Guard"])
    bloodied.one.attacks(ZARATHUR, "Deathwing Guard")
    assert bloodied.damage_on("Deathwing Guard") == 1


def test_zarathur_increases_damage_of_every_source() -> None:
    scene = battle([ZARATHUR, "Possessed"], [FLAMERS, "Deathwing Guard"], window="window")
    scene.two.picks(f"use {FLAMERS}", "target Deathwing Guard")
    scene.one.picks(f"use {ZARATHUR}")
    assert scene.damage_on("Deathwing Guard") == 3


def test_zarathur_increases_damage_that_is_a_cost_a35() -> None:
    gitz = "Nazdreg's Flash Gitz"
    scene = battle([ZARATHUR, "Possessed"], [tired(gitz), "Deathwing Guard"], window="window")
    scene.two.picks(f"use {gitz}")
    scene.one.picks(f"use {ZARATHUR}")
    assert scene.damage_on(gitz) == 2
    assert not scene.is_exhausted(gitz)


def test_flamers_are_sacrificed_for_two_damage_at_their_planet_in_a_deploy_turn_w11() -> None:
    scene = Scene(
        one={"planets": {1: [FLAMERS], 2: ["Possessed"]}},
        two={"planets": {1: ["Goff Nob", "Shoota Mob"], 2: ["Enraged Ork"]}, "hand": ["Sniveling Grot"]},
    )
    scene.one.picks(f"use {FLAMERS}")
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")
    scene.one.picks("target Goff Nob")
    assert scene.damage_on("Goff Nob") == 2
    assert scene.one.pile("discard") == [FLAMERS]
    scene.two.is_asked("deploy turn")


def test_flamers_need_another_unit_at_their_planet_that_is_no_warlord() -> None:
    assert not battle([FLAMERS], ["Nazdreg"], window="window").one.can(f"use {FLAMERS}")
    assert battle([FLAMERS], ["Nazdreg", "Goff Nob"], window="window").one.can(f"use {FLAMERS}")
    assert not Scene(one={"hq": [FLAMERS, "Possessed"]}, two={"hq": ["Goff Nob"]}).one.can(f"use {FLAMERS}")


def destroying(**one: Any) -> Scene:
    """Player one's Possessed destroys a Shoota Mob; Enraged Ork lives on."""
    scene = battle(["Possessed"], ["Shoota Mob", "Enraged Ork"], **{f"one_{name}": value for name, value in one.items()})
    scene.one.attacks("Possessed", "Shoota Mob")
    return scene


def test_shrine_of_warpflame_returns_the_topmost_tzeentch_card() -> None:
    scene = destroying(supports=["Shrine of Warpflame"], discard=["Infernal Gateway", FLAMERS, "Chaos Fanatics", "Warpstorm"])
    scene.one.picks("use Shrine of Warpflame")
    assert scene.one.hand == [FLAMERS]
    assert scene.is_exhausted("Shrine of Warpflame")


def test_shrine_of_warpflame_needs_a_tzeentch_card_and_to_be_ready() -> None:
    assert not destroying(supports=["Shrine of Warpflame"], discard=["Warpstorm"]).one.can("use Shrine of Warpflame")
    exhausted = {"card": "Shrine of Warpflame", "exhausted": True}
    assert not destroying(supports=[exhausted], discard=[FLAMERS]).one.can("use Shrine of Warpflame")


def test_shrine_of_warpflame_does_not_answer_a_defeated_warlord_s33() -> None:
    nazdreg = {"card": "Nazdreg", "damage": 6}
    scene = battle(
        ["Possessed", "Xavaes Split-Tongue"],
        ["Land Raider", nazdreg],
        one_supports=["Shrine of Warpflame"],
        one_discard=[FLAMERS],
        window="second turn",
    )
    scene.one.attacks("Possessed", "Nazdreg")
    assert scene.card("Nazdreg").bloodied
    assert scene.one.pile("discard") == [FLAMERS]
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"]  # no Cultist


def test_infernal_gateway_calls_a_cheap_chaos_unit_until_the_end_of_the_phase_s75() -> None:
    hand = ["Infernal Gateway", FLAMERS, "Khorne Berzerker", "Possessed", "Hellion Gang"]
    scene = Scene(one={"hand": hand, "resources": 1}, phase="combat", window="after")
    scene.one.picks("use Infernal Gateway")
    scene.one.is_offered(f"put into play {FLAMERS}", "put into play Khorne Berzerker")
    scene.one.picks("put into play Khorne Berzerker", "choose Barlus")
    scene.pass_to("deploy turn")
    assert "Khorne Berzerker" in scene.one.pile("discard")


def test_infernal_gateway_asks_for_the_planet_and_the_unit_is_ready() -> None:
    scene = Scene(
        one={"hand": ["Infernal Gateway", FLAMERS], "resources": 1}, two={"planets": {3: ["Goff Nob"]}}, phase="combat"
    )
    scene = Scene(
        one={"hand": ["Infernal Gateway", FLAMERS], "resources": 1},
        two={"planets": {3: ["Goff Nob"]}},
        phase="combat",
        window="before",
    )
    scene.one.picks("use Infernal Gateway", f"put into play {FLAMERS}", "choose Barlus")
    assert (scene.one.units_at(3), scene.one.resources) == ([FLAMERS], 0)
    assert not scene.is_exhausted(FLAMERS)
    assert scene.one.can(f"use {FLAMERS}")


def test_a_unit_that_came_back_is_not_sacrificed_for_the_gateway_s75() -> None:
    scene = Scene(
        one={"hand": ["Infernal Gateway", "Soul Grinder", FLAMERS], "resources": 1, "supports": ["Craftworld Gate"]},
        phase="combat",
        window="before",
    )
    scene.one.picks("use Infernal Gateway", f"put into play {FLAMERS}", "choose Barlus")
    scene.one.picks("use Craftworld Gate", f"target {FLAMERS}")
    assert FLAMERS in scene.one.hand
    assert scene.table.lasting == ()


def test_infernal_gateway_cannot_call_a_second_unique_unit_s64() -> None:
    one = {"hand": ["Infernal Gateway", "Xavaes Split-Tongue"], "resources": 1}
    assert Scene(one=one, phase="combat", window="before").one.can("use Infernal Gateway")
    twice = {**one, "planets": {2: ["Xavaes Split-Tongue"]}}
    assert not Scene(one=twice, phase="combat", window="before").one.can("use Infernal Gateway")
    theirs = {"planets": {2: ["Xavaes Split-Tongue"]}}
    assert Scene(one=one, two=theirs, phase="combat", window="before").one.can("use Infernal Gateway")
    assert not Scene(one=one).one.can("use Infernal Gateway")  # it is no combat phase


def test_mark_of_chaos_damages_enemies_before_its_host_leaves() -> None:
    marked = {"card": FLAMERS, "attachments": ["Mark of Chaos"]}
    scene = battle([marked], ["Nazdreg", "Goff Nob"], two_planets={2: ["Shoota Mob"]}, window="window")
    scene.one.picks(f"use {FLAMERS}", "use Mark of Chaos", "target Goff Nob")
    assert (scene.damage_on("Nazdreg"), scene.damage_on("Goff Nob"), scene.damage_on("Shoota Mob")) == (1, 3, 0)
    assert sorted(scene.one.pile("discard")) == ["Mark of Chaos", FLAMERS]


def test_mark_of_chaos_may_be_left_alone_and_needs_an_enemy_there() -> None:
    marked = {"card": FLAMERS, "attachments": ["Mark of Chaos"]}
    scene = Scene(one={"planets": {1: [marked]}}, two={"planets": {1: ["Goff Nob"]}})
    scene.one.picks(f"use {FLAMERS}", "pass")
    assert scene.damage_on("Goff Nob") == 2
    alone = Scene(one={"planets": {1: [marked, "Possessed"]}}, two={"hq": ["Goff Nob"]})
    alone.one.picks(f"use {FLAMERS}")
    assert alone.damage_on("Possessed") == 2


def test_mark_of_chaos_on_an_enemy_unit_hurts_the_enemies_of_who_put_it_there_s72_a37() -> None:
    marked = {"card": "Shoota Mob", "attachments": [{"card": "Mark of Chaos", "of": "one"}]}
    scene = battle(["Possessed", "Chaos Fanatics"], [marked, "Enraged Ork"])
    scene.one.attacks("Possessed", "Shoota Mob")
    scene.one.picks("use Mark of Chaos")
    assert (scene.damage_on("Enraged Ork"), scene.damage_on("Chaos Fanatics")) == (1, 0)
    assert scene.one.pile("discard") == ["Mark of Chaos"]


def test_a_host_destroyed_by_its_own_mark_leaves_play_once() -> None:
    marked = {"card": "Biel-Tan Guardians", "attachments": [{"card": "Mark of Chaos", "of": "one"}]}
    scene = Scene(
        one={"hand": ["Raid"]},
        two={"planets": {1: [marked, "Goff Nob"]}, "supports": ["Craftworld Gate"]},
        initiative="two",
    )
    scene.two.picks("use Craftworld Gate", "target Biel-Tan Guardians")
    scene.one.picks("use Mark of Chaos")
    assert scene.damage_on("Goff Nob") == 1
    assert scene.two.pile("discard") == ["Biel-Tan Guardians"]


# ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_splintered_path_acolyte_pays_two_of_a_daemon() -> None:
    scene = Scene(one={"hq": ["Splintered Path Acolyte"], "hand": ["Possessed"], "resources": 3})
    scene.one.picks("deploy Possessed", "deploy Possessed → Barlus", "use Splintered Path Acolyte")
    assert scene.one.units_at(3) == ["Possessed"]
    assert (scene.one.resources, scene.one.pile("discard")) == (0, ["Splintered Path Acolyte"])


def test_splintered_path_acolyte_pays_for_daemons_only() -> None:
    scene = Scene(one={"hq": ["Splintered Path Acolyte"], "hand": ["Khorne Berzerker"], "resources": 2})
    assert not scene.one.can("deploy Khorne Berzerker")


def test_umbral_preacher_keeps_army_units_from_retreating_s55() -> None:
    exhausted = [{"card": card, "exhausted": True} for card in ("Umbral Preacher", "Cultist", "Possessed")]
    scene = Scene(
        one={"planets": {1: [ZARATHUR, *exhausted]}},
        two={"planets": {1: ["Goff Nob", "Nazdreg", "Snotlings"]}},
        battle=1,
        window="end of round",
    )
    scene.one.is_offered(f"retreat {ZARATHUR}", "retreat Cultist", "done")
    scene.one.picks("done")
    scene.two.is_offered("retreat Nazdreg", "retreat Snotlings", "done")


def test_umbral_preacher_does_not_keep_anybody_from_being_routed_s55() -> None:
    scene = battle(
        ["Umbral Preacher"], ["Goff Nob", "Enraged Ork"], window="window", one_hand=["Archon's Terror"], one_resources=2
    )
    scene.one.picks("use Archon's Terror", "target Goff Nob")
    assert "Goff Nob" in scene.two.units_at(0)


def test_ravenous_flesh_hounds_eat_a_cultist_to_heal() -> None:
    hounds = {"card": "Ravenous Flesh Hounds", "damage": 4}
    scene = Scene(one={"planets": {1: [hounds], 2: ["Chaos Fanatics"]}, "hq": ["Cultist", "Possessed"]})
    scene.one.picks("use Ravenous Flesh Hounds")
    scene.one.is_offered("sacrifice Chaos Fanatics", "sacrifice Cultist")
    scene.one.picks("sacrifice Cultist")
    assert scene.damage_on("Ravenous Flesh Hounds") == 0
    assert scene.card("Cultist").place == "bank"


def test_ravenous_flesh_hounds_need_damage_and_a_cultist_of_yours() -> None:
    hounds = {"card": "Ravenous Flesh Hounds", "damage": 4}
    assert not Scene(one={"hq": ["Ravenous Flesh Hounds", "Cultist"]}).one.can("use Ravenous Flesh Hounds")
    assert not Scene(one={"hq": [hounds]}, two={"hq": ["Chaos Fanatics"]}).one.can("use Ravenous Flesh Hounds")


def test_virulent_plague_squad_counts_units_in_the_enemy_discard_pile() -> None:
    scene = Scene(
        one={"hq": ["Virulent Plague Squad"], "discard": ["Possessed"]},
        two={"discard": ["Goff Nob", "Squig Bombin'", "Shoota Mob", "Cybork Body"]},
    )
    assert scene.attack_of("Virulent Plague Squad") == 3


def grinding(two: list[Any], **facts: Any) -> Scene:
    """Player one wins the struggle at the first planet with a Soul Grinder."""
    scene = Scene(
        one={"planets": {1: ["Soul Grinder"]}},
        two={"planets": {1: two, 2: ["Nazdreg"]}},
        phase="command",
        window="struggles",
        **facts,
    )
    scene.one.picks("take resources Plannum ×1")
    return scene


def test_soul_grinder_makes_the_opponent_sacrifice_a_unit_there() -> None:
    scene = grinding(["Goff Nob", "Shoota Mob"])
    scene.one.picks("use Soul Grinder")
    scene.two.is_offered("sacrifice Goff Nob", "sacrifice Shoota Mob")
    scene.two.picks("sacrifice Shoota Mob")
    assert scene.two.pile("discard") == ["Shoota Mob"]


def test_soul_grinder_needs_an_enemy_unit_there_and_a_struggle_won_s41() -> None:
    assert not grinding([]).one.can("use Soul Grinder")
    tie = Scene(
        one={"planets": {1: ["Soul Grinder"]}},
        two={"planets": {1: ["Goff Nob", "Tankbusta Bommaz"]}},
        phase="command",
        window="struggles",
    )
    assert not tie.one.can("use Soul Grinder")
    assert tie.two.pile("discard") == []


def test_xavaes_gets_a_cultist_for_each_enemy_destroyed_at_his_planet() -> None:
    scene = battle(["Possessed", "Xavaes Split-Tongue"], ["Shoota Mob", "Enraged Ork"])
    scene.one.attacks("Possessed", "Shoota Mob")
    scene.one.picks("use Xavaes Split-Tongue")
    assert "Cultist" in scene.one.units_at(0)


def test_xavaes_gets_none_for_others_nor_an_eleventh() -> None:
    elsewhere = Scene(
        one={"planets": {1: ["Possessed"], 2: ["Xavaes Split-Tongue"]}},
        two={"planets": {1: ["Shoota Mob", "Enraged Ork"]}},
        battle=1,
        window="turns",
    )
    elsewhere.one.attacks("Possessed", "Shoota Mob")
    assert not elsewhere.one.can("use Xavaes Split-Tongue")
    full = battle(["Possessed", "Xavaes Split-Tongue"], ["Shoota Mob", "Enraged Ork"], one_hq=["Cultist"] * 10)
    full.one.attacks("Possessed", "Shoota Mob")
    assert not full.one.can("use Xavaes Split-Tongue")


def test_warpstorm_hits_every_unit_without_attachments_at_a_planet_or_hq() -> None:
    armored = {"card": "Chaos Fanatics", "attachments": ["Promotion"]}
    scene = Scene(
        one={"planets": {2: ["Possessed", armored]}, "hand": ["Warpstorm"], "resources": 3},
        two={"planets": {2: ["Goff Nob"]}},
        phase="combat",
        window="before",
    )
    scene.one.picks("use Warpstorm")
    scene.one.is_offered("target HQ", "target HQ", "target Atrox Prime")
    scene.one.picks("target Atrox Prime")
    assert (scene.damage_on("Possessed"), scene.damage_on("Goff Nob"), scene.damage_on("Chaos Fanatics")) == (2, 2, 0)


def test_warpstorm_offers_no_place_where_everybody_carries_something_and_shields_alternate_s12() -> None:
    scene = Scene(
        one={"planets": {2: [{"card": "Possessed", "attachments": ["Promotion"]}], 3: ["Chaos Fanatics"]}}
        | {"hand": ["Warpstorm", "Raid"], "resources": 3},
        two={"planets": {3: ["Goff Nob"]}, "hand": ["Cybork Body"]},
        phase="combat",
        window="before",
    )
    scene.one.picks("use Warpstorm")
    assert not scene.one.can("target Atrox Prime")
    scene.one.picks("target Barlus")
    scene.one.is_asked("shield")
    scene.one.picks("shield Raid → Chaos Fanatics")
    scene.two.picks("shield Cybork Body → Goff Nob")
    assert (scene.damage_on("Chaos Fanatics"), scene.damage_on("Goff Nob")) == (0, 0)


def test_warpstorm_can_defeat_both_bloodied_warlords_at_once_s35() -> None:
    cato = {"card": "Captain Cato Sicarius", "bloodied": True, "damage": 4}
    nazdreg = {"card": "Nazdreg", "bloodied": True, "damage": 4}
    scene = Scene(
        one={"warlord": cato, "planets": {2: [cato]}, "hand": ["Warpstorm"], "resources": 3},
        two={"warlord": nazdreg, "planets": {2: [nazdreg]}},
        phase="combat",
        window="before",
    )
    scene.one.picks("use Warpstorm", "target Atrox Prime")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == ()


def test_tzeentchs_firestorm_deals_as_much_as_was_paid_a46() -> None:
    firestorm = "Tzeentch's Firestorm"
    scene = Scene(one={"hand": [firestorm], "resources": 3}, two={"hq": ["Goff Nob", "Shoota Mob"]})
    scene.one.picks(f"use {firestorm}")
    scene.one.is_offered(f"x {firestorm} ×1", f"x {firestorm} ×2", f"x {firestorm} ×3")
    scene.one.picks(f"x {firestorm} ×2")
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")
    scene.one.picks("target Goff Nob")
    assert (scene.damage_on("Goff Nob"), scene.one.resources) == (2, 1)


def test_tzeentchs_firestorm_needs_a_resource_and_a_unit_that_is_no_warlord() -> None:
    hand = ["Tzeentch's Firestorm"]
    assert not Scene(one={"hand": hand}, two={"hq": ["Goff Nob"]}).one.can("use Tzeentch's Firestorm")
    assert not Scene(one={"hand": hand, "resources": 3}).one.can("use Tzeentch's Firestorm")


def test_promise_of_glory_brings_two_cultists() -> None:
    scene = Scene(one={"hand": ["Promise of Glory"]})
    scene.one.picks("use Promise of Glory")
    assert scene.one.units_at(0).count("Cultist") == 2


def test_promise_of_glory_brings_what_is_left_and_only_in_the_deploy_phase_a42() -> None:
    scene = Scene(one={"hand": ["Promise of Glory"], "hq": ["Cultist"] * 9})
    scene.one.picks("use Promise of Glory")
    assert scene.one.units_at(0).count("Cultist") == 10
    assert not Scene(one={"hand": ["Promise of Glory"], "hq": ["Cultist"] * 10}).one.can("use Promise of Glory")
    assert not Scene(one={"hand": ["Promise of Glory"]}, phase="combat", window="before").one.can("use Promise of Glory")


def test_rune_encrusted_armor_gives_two_of_each() -> None:
    scene = Scene(one={"hq": [{"card": "Chaos Fanatics", "attachments": ["Rune-Encrusted Armor"]}]})
    assert (scene.attack_of("Chaos Fanatics"), scene.health_of("Chaos Fanatics")) == (3, 4)


def test_rune_encrusted_armor_is_for_army_units_that_take_wargear() -> None:
    scene = Scene(one={"hq": ["Soul Grinder", "Chaos Fanatics"], "hand": ["Rune-Encrusted Armor"], "resources": 2})
    scene.one.picks("deploy Rune-Encrusted Armor", "attach Rune-Encrusted Armor → Chaos Fanatics")
    assert scene.card("Rune-Encrusted Armor").host == "Chaos Fanatics"


def test_dire_mutation_hurts_its_host_whenever_it_exhausts_s31() -> None:
    mutated = {"card": "Shoota Mob", "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    scene = battle([mutated, "Possessed"], ["Enraged Ork"])
    scene.one.picks("attack Shoota Mob")
    assert scene.one.pile("discard") == ["Shoota Mob"]
    assert scene.damage_on("Enraged Ork") == 0
    scene.two.attacks("Enraged Ork", "Possessed")  # the combat turn is spent


def test_dire_mutation_may_be_shielded_and_the_attack_goes_on() -> None:
    mutated = {"card": "Shoota Mob", "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    scene = battle([mutated, "Possessed"], ["Enraged Ork"], one_hand=["Raid"])
    scene.one.picks("attack Shoota Mob", "shield Raid → Shoota Mob")
    assert scene.damage_on("Enraged Ork") == 2


def test_dire_mutation_works_on_commitment_and_as_a_cost() -> None:
    mutated = {"card": "Possessed", "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    scene = Scene(one={"hq": [mutated], "planets": {}}, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    assert scene.damage_on("Possessed") == 1


def test_dire_mutation_is_an_ambush_even_for_enemy_units() -> None:
    scene = battle(["Possessed"], ["Enraged Ork", "Land Raider"], window="window", one_hand=["Dire Mutation"], one_resources=1)
    scene.one.picks("deploy Dire Mutation")
    scene.one.is_offered(*(f"attach Dire Mutation → {host}" for host in ("Possessed", "Enraged Ork", "Land Raider")))
    scene.one.picks("attach Dire Mutation → Enraged Ork")
    assert scene.card("Dire Mutation").host == "Enraged Ork"


def test_fortress_of_madness_makes_a_chaos_unit_cheaper() -> None:
    scene = Scene(one={"supports": ["Fortress of Madness"], "hand": ["Chaos Fanatics", "Hellion Gang"], "resources": 1})
    assert not scene.one.can("deploy Hellion Gang")
    scene.one.picks("deploy Chaos Fanatics", "deploy Chaos Fanatics → Barlus", "use Fortress of Madness")
    assert (scene.one.units_at(3), scene.one.resources) == (["Chaos Fanatics"], 0)
    assert scene.is_exhausted("Fortress of Madness")


def test_murder_cogitator_answers_inside_a_deployment_s59() -> None:
    one = {"hq": ["Splintered Path Acolyte"], "supports": ["Murder Cogitator"], "hand": ["Possessed"], "resources": 3}
    scene = Scene(one={**one, "deck": ["Chaos Fanatics", "Warpstorm"]})
    scene.one.picks("deploy Possessed", "deploy Possessed → Barlus", "use Splintered Path Acolyte", "use Murder Cogitator")
    assert scene.one.hand == ["Chaos Fanatics"]
    assert (scene.one.units_at(3), scene.one.resources) == (["Possessed"], 0)


def test_murder_cogitator_leaves_any_other_card_on_the_deck_for_all_to_see() -> None:
    one = {"hq": ["Splintered Path Acolyte"], "supports": ["Murder Cogitator"], "hand": ["Possessed"], "resources": 3}
    scene = Scene(one={**one, "deck": ["Warpstorm", "Chaos Fanatics"]})
    scene.one.picks("deploy Possessed", "deploy Possessed → Barlus", "use Splintered Path Acolyte", "use Murder Cogitator")
    assert scene.one.pile("deck") == ["Chaos Fanatics", "Warpstorm"]
    assert scene.table.who_knows(scene.number("Warpstorm")) & 0b11 == 0b11


def test_murder_cogitator_loses_the_game_with_the_last_card_a1() -> None:
    one = {"planets": {1: [FLAMERS]}, "supports": ["Murder Cogitator"], "deck": ["Chaos Fanatics"]}
    scene = Scene(one=one, two={"planets": {1: ["Goff Nob"]}})
    scene.one.picks(f"use {FLAMERS}", "use Murder Cogitator")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)


def test_murder_cogitator_does_not_answer_other_units() -> None:
    scene = battle(["Xavaes Split-Tongue", "Possessed"], ["Goff Nob"], window="second turn", one_supports=["Murder Cogitator"])
    scene.two.attacks("Goff Nob", "Xavaes Split-Tongue")
    assert scene.one.pile("discard") == ["Xavaes Split-Tongue"]
    assert not scene.one.can("use Murder Cogitator")
