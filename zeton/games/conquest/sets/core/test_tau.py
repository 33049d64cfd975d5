"""Tau cards, in the order of tau.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

SHADOWSUN = "Commander Shadowsun"
CADRE = "Shadowsun's Stealth Cadre"
DRONE = "Command-link Drone"
TEAM = "Fire Warrior Strike Team"
TERROR = "Archon's Terror"


def committing(here: list[Any], **one: Any) -> Scene:
    """Shadowsun commits to the first planet, where these units of player one are."""
    scene = Scene(
        one={"warlord": SHADOWSUN, "planets": {1: here}, **one},
        two={"planets": {2: ["Goff Nob"]}},
        phase="command",
        window="dial",
    )
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×5")
    return scene


# ── Shadowsun and her squad ───────────────────────────────────────────────────────────────────────────────────────


def test_shadowsun_fetches_an_attachment_from_hand_or_discard_pile_s78() -> None:
    scene = committing(
        [TEAM, "Experimental Devilfish"],
        hand=["Repulsor Impact Field", "Gun Drones", "Iron Halo"],
        discard=["Ion Rifle", CADRE, "Gun Drones", "Promotion"],
    )
    scene.one.picks(f"use {SHADOWSUN}")
    scene.one.is_offered(f"attach Repulsor Impact Field → {TEAM}", f"attach Ion Rifle → {TEAM}", f"attach {CADRE} → {TEAM}")
    scene.one.picks(f"attach Ion Rifle → {TEAM}")
    assert scene.card("Ion Rifle").host == TEAM
    assert scene.attack_of(TEAM) == 5


def test_shadowsun_attaches_a_stealth_cadre_and_even_to_an_enemy() -> None:
    scene = Scene(
        one={"warlord": SHADOWSUN, "hand": [CADRE]},
        two={"planets": {1: ["Goff Nob", "Snotlings", "Land Raider"]}},
        phase="command",
        window="dial",
    )
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×5")
    scene.one.picks(f"use {SHADOWSUN}", f"attach {CADRE} → Goff Nob")
    assert (scene.attack_of("Goff Nob"), scene.health_of("Goff Nob")) == (8, 8)


def test_shadowsun_needs_a_card_and_a_unit_for_it_at_her_planet() -> None:
    assert not committing([TEAM], hand=["Gun Drones", "Iron Halo"]).one.can(f"use {SHADOWSUN}")
    assert not committing(["Experimental Devilfish"], hand=["Ion Rifle"]).one.can(f"use {SHADOWSUN}")
    bloodied = {"card": SHADOWSUN, "bloodied": True}
    assert not committing([TEAM], warlord=bloodied, hand=["Ion Rifle"]).one.can(f"use {SHADOWSUN}")


def test_shadowsun_can_take_the_drone_herself() -> None:
    scene = committing([], discard=[DRONE])
    scene.one.picks(f"use {SHADOWSUN}")
    assert scene.card(DRONE).host == SHADOWSUN


def test_stealth_cadre_is_deployed_as_a_unit_or_as_an_attachment() -> None:
    one = {"hand": [CADRE], "resources": 2, "planets": {7: [TEAM, "Experimental Devilfish"]}}
    scene = Scene(one=one, planets=["Plannum", "Barlus"], first=6)
    scene.one.picks(f"deploy {CADRE}")
    scene.one.is_offered(f"deploy {CADRE} → Plannum", f"deploy {CADRE} → Barlus", f"attach {CADRE} → {TEAM}")
    scene.one.picks(f"attach {CADRE} → {TEAM}")
    assert (scene.attack_of(TEAM), scene.health_of(TEAM)) == (4, 7)
    assert CADRE not in scene.one.units_at(7)


def test_a_stealth_cadre_that_is_a_unit_gives_nobody_anything() -> None:
    scene = Scene(one={"planets": {2: [TEAM, CADRE]}})
    assert (scene.attack_of(TEAM), scene.attack_of(CADRE), scene.health_of(CADRE)) == (1, 2, 2)


def relaying(unit: Any, **one: Any) -> Scene:
    """Player two plays Archon's Terror on a unit of player one, who has a Communications Relay."""
    scene = Scene(
        one={"planets": {1: [unit], 2: ["Shoota Mob"]}, "supports": ["Communications Relay"], **one},
        two={"hand": [TERROR], "resources": 2, "planets": {3: ["Goff Nob"]}},
        phase="combat",
        window="before",
        initiative="two",
    )
    scene.two.picks(f"use {TERROR}", f"target {TEAM}")
    return scene


def test_communications_relay_cancels_what_targets_a_unit_with_attachments_s70_a57() -> None:
    scene = relaying(bearing(TEAM, "Ion Rifle"))
    scene.one.picks("use Communications Relay")
    assert TEAM in scene.one.units_at(1) or TEAM in scene.one.units_at(0)
    assert not scene.is_exhausted(TEAM)
    assert TERROR in scene.two.pile("discard")


def test_communications_relay_needs_an_attachment_on_the_target_s70() -> None:
    assert not relaying(TEAM).one.can("use Communications Relay")
    assert not relaying(bearing(TEAM, "Ion Rifle"), supports=[tired("Communications Relay")]).one.can(
        "use Communications Relay"
    )


def test_communications_relay_cancels_abilities_in_play_whose_costs_stay_paid() -> None:
    scene = Scene(
        one={"planets": {1: [bearing(TEAM, "Ion Rifle")]}, "supports": ["Communications Relay"]},
        two={"planets": {1: ["Zarathur's Flamers", "Goff Nob"]}},
        initiative="two",
    )
    scene.two.picks("use Zarathur's Flamers", f"target {TEAM}")
    scene.one.picks("use Communications Relay")
    assert scene.damage_on(TEAM) == 0
    assert scene.two.pile("discard") == ["Zarathur's Flamers"]


def test_communications_relay_cancels_a_battle_ability() -> None:
    scene = Scene(
        one={"planets": {2: [bearing(TEAM, "Ion Rifle")]}, "supports": ["Communications Relay"]},
        two={"planets": {1: ["Nazdreg"]}},
        planets=["Ferrin", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.two.picks("use Ferrin", f"target {TEAM}")
    scene.one.picks("use Communications Relay")
    assert TEAM in scene.one.units_at(2)


def test_communications_relay_does_not_answer_your_own_abilities() -> None:
    one = {"planets": {1: [bearing(TEAM, "Ion Rifle")], 2: ["Goff Nob"]}, "supports": ["Communications Relay"]}
    scene = Scene(one={**one, "hand": [TERROR], "resources": 2}, phase="combat", window="before")
    scene.one.picks(f"use {TERROR}", f"target {TEAM}")
    assert TEAM in scene.one.units_at(0)


def test_squadron_redeployment_moves_the_unit_that_exhausts_for_it() -> None:
    one = {"planets": {1: [bearing(TEAM, "Ion Rifle"), "Carnivore Pack"]}, "hand": ["Squadron Redeployment"]}
    scene = Scene(one=one, two={"hand": ["Shoota Mob"], "resources": 1})
    scene.one.picks("use Squadron Redeployment", f"exhaust {TEAM}")
    assert not scene.one.can("target Plannum")
    scene.one.picks("target Barlus")
    assert scene.one.units_at(3) == [TEAM]
    assert scene.is_exhausted(TEAM)


def test_squadron_redeployment_needs_a_ready_army_unit_with_an_attachment() -> None:
    event = "Squadron Redeployment"
    assert not Scene(one={"planets": {1: [TEAM]}, "hand": [event]}).one.can(f"use {event}")
    exhausted = {"card": TEAM, "exhausted": True, "attachments": ["Ion Rifle"]}
    assert not Scene(one={"planets": {1: [exhausted]}, "hand": [event]}).one.can(f"use {event}")
    warlord = bearing(SHADOWSUN, DRONE)
    assert not Scene(one={"warlord": warlord, "hand": [event]}).one.can(f"use {event}")


def test_command_link_drone_gives_attack_and_goes_over_to_another_unit() -> None:
    one = {"planets": {1: [bearing(TEAM, DRONE)], 2: ["Carnivore Pack"]}, "resources": 1}
    scene = Scene(one=one, two={"hq": ["Snotlings", "Khymera"], "hand": ["Shoota Mob"], "resources": 1})
    assert scene.attack_of(TEAM) == 3
    scene.one.picks(f"use {DRONE}")
    hosts = ("Carnivore Pack", "Captain Cato Sicarius", "Nazdreg", "Snotlings")  # a Khymera takes none
    scene.one.is_offered(*(f"attach {DRONE} → {host}" for host in hosts))
    scene.one.picks(f"attach {DRONE} → Carnivore Pack")
    assert (scene.attack_of(TEAM), scene.attack_of("Carnivore Pack")) == (1, 4)
    assert scene.one.resources == 0


def test_command_link_drone_costs_a_resource_to_move() -> None:
    scene = Scene(one={"planets": {1: [bearing(TEAM, DRONE)]}})
    assert not scene.one.can(f"use {DRONE}")


# ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_carnivore_pack_gives_three_resources_when_destroyed() -> None:
    scene = battle(["Goff Nob"], ["Carnivore Pack", "Land Raider"])
    scene.one.attacks("Goff Nob", "Carnivore Pack")
    scene.two.picks("use Carnivore Pack")
    assert scene.two.resources == 3
    assert scene.two.pile("discard") == ["Carnivore Pack"]


def test_carnivore_pack_gives_nothing_when_sacrificed() -> None:
    one = {"hand": ["Power from Pain"], "resources": 2, "planets": {2: ["Goff Nob"]}}
    scene = Scene(one=one, two={"planets": {1: ["Carnivore Pack"]}}, phase="combat", window="before")
    scene.one.picks("use Power from Pain")
    assert not scene.two.can("use Carnivore Pack")
    assert "Carnivore Pack" in scene.two.pile("discard")


def test_fire_warrior_elite_steps_in_as_the_defender_s30() -> None:
    scene = battle(["Burna Boyz"], ["Fire Warrior Elite", "Earth Caste Technician", "Land Raider"])
    scene.one.attacks("Burna Boyz", "Earth Caste Technician")
    scene.two.picks("use Fire Warrior Elite")
    scene.one.picks("use Burna Boyz")
    scene.one.is_offered("choose Earth Caste Technician", "choose Land Raider")
    scene.one.picks("choose Earth Caste Technician")
    assert sorted(scene.two.pile("discard")) == ["Earth Caste Technician", "Fire Warrior Elite"]


def test_fire_warrior_elite_may_stay_out_of_it_and_protects_only_its_planet() -> None:
    scene = battle(["Goff Nob"], ["Fire Warrior Elite", "Land Raider"])
    scene.one.attacks("Goff Nob", "Land Raider")
    scene.two.passes()
    assert (scene.damage_on("Land Raider"), scene.damage_on("Fire Warrior Elite")) == (6, 0)
    elsewhere = battle(["Goff Nob"], ["Land Raider", "Deathwing Guard"], two_planets={2: ["Fire Warrior Elite"]})
    elsewhere.one.attacks("Goff Nob", "Land Raider")
    assert elsewhere.damage_on("Land Raider") == 6


def test_r14_8_the_unit_that_steps_in_is_the_one_the_attack_is_declared_against() -> None:
    """The Sword is not for attacks on warlords: but the attack is declared against the Elite."""
    sworded = bearing("Altansar Rangers", "Banshee Power Sword")
    scene = battle([sworded], ["Nazdreg", "Fire Warrior Elite"], one_hand=["Doom"], window="second turn")
    scene.one.attacks("Altansar Rangers", "Nazdreg")
    scene.two.picks("use Fire Warrior Elite")
    scene.one.picks("use Banshee Power Sword", "discard Doom")
    assert (scene.damage_on("Fire Warrior Elite"), scene.damage_on("Nazdreg")) == (4, 0)


def test_r14_8_of_two_that_step_in_the_last_one_is_the_defender() -> None:
    scene = battle(["Goff Nob"], ["Fire Warrior Elite", "Fire Warrior Elite", "Land Raider"])
    scene.one.attacks("Goff Nob", "Land Raider")
    scene.two.picks("use Fire Warrior Elite", "use Fire Warrior Elite")
    assert scene.two.units_at(1) == ["Fire Warrior Elite", "Land Raider"]
    assert scene.damage_on("Land Raider") == 0


def test_fire_warrior_elite_cannot_step_before_an_area_effect_a19() -> None:
    scene = battle(["Daring Assault Squad"], ["Fire Warrior Elite", "Land Raider"])
    scene.one.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Fire Warrior Elite")) == (2, 2)


def test_fire_warrior_strike_team_counts_the_attachments_on_it() -> None:
    team = bearing(TEAM, "Ion Rifle", {"card": "Suffering", "of": "two"}, "Gun Drones")
    assert Scene(one={"hq": [team]}).attack_of(TEAM) == 1 + 3 + 3 - 2


def test_earth_caste_technician_finds_an_attachment_or_a_drone_and_shows_it() -> None:
    deck = ["Ion Rifle", "Recon Drone", "Gun Drones", CADRE, "Deception", "Carnivore Pack", DRONE]
    scene = Scene(one={"hand": ["Earth Caste Technician"], "resources": 1, "deck": deck})
    scene.one.picks("deploy Earth Caste Technician", "deploy Earth Caste Technician → Barlus", "use Earth Caste Technician")
    scene.one.is_offered("take Ion Rifle", "take Recon Drone", "take Gun Drones", "pass")
    scene.one.picks("take Recon Drone")
    assert scene.table.who_knows(scene.number("Recon Drone")) & 0b11 == 0b11
    for title in ("Ion Rifle", "Gun Drones", CADRE, "Deception", "Carnivore Pack"):
        scene.one.picks(f"put under deck {title}")
    assert scene.one.hand == ["Recon Drone"]


def test_gun_drones_are_deployed_as_an_attachment_w4() -> None:
    one = {"hand": ["Gun Drones"], "resources": 2, "planets": {2: [TEAM, "Experimental Devilfish"]}}
    scene = Scene(one=one)
    scene.one.picks("deploy Gun Drones")
    assert not scene.one.can("attach Gun Drones → Experimental Devilfish")
    scene.one.picks(f"attach Gun Drones → {TEAM}")
    assert (scene.attack_of(TEAM), scene.table.area_effect(scene.number(TEAM))) == (2, 2)
    assert scene.one.units_at(2) == [TEAM, "Experimental Devilfish"]


def test_gun_drones_leave_with_their_host_w4() -> None:
    scene = battle(["Goff Nob"], [bearing("Carnivore Pack", "Gun Drones"), "Land Raider"])
    scene.one.attacks("Goff Nob", "Carnivore Pack")
    scene.two.passes()
    assert sorted(scene.two.pile("discard")) == ["Carnivore Pack", "Gun Drones"]


def test_the_area_effect_of_gun_drones_adds_up_w7() -> None:
    scene = battle([bearing("Tactical Squad Cardinis", "Gun Drones"), "Gun Drones"], ["Land Raider", "Goff Nob"])
    scene.one.picks("attack Tactical Squad Cardinis", "area effect Tactical Squad Cardinis ×3")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Goff Nob")) == (3, 3)


def test_armorbane_and_gun_drones_leave_no_room_for_shields_s15() -> None:
    maxos = bearing("Veteran Brother Maxos", "Tallassarian Tempest Blade", "Gun Drones")
    scene = battle([maxos], ["Land Raider", "Goff Nob"], two_hand=["Cybork Body"])
    scene.one.picks("attack Veteran Brother Maxos", "area effect Veteran Brother Maxos ×2")
    assert (scene.damage_on("Land Raider"), scene.damage_on("Goff Nob")) == (2, 2)


def shielding(hand: list[str], kaisvre: int = 1) -> Scene:
    """Goff Nob hits a Land Raider that may be shielded; Kais'vre is at this planet."""
    two: dict[int, list[Any]] = {1: ["Land Raider", "Deathwing Guard"]}
    two.setdefault(kaisvre, []).append("Fireblade Kais'vre")
    scene = Scene(one={"planets": {1: ["Goff Nob"]}}, two={"planets": two, "hand": hand}, battle=1, window="turns")
    scene.one.attacks("Goff Nob", "Land Raider")
    return scene


def test_kaisvre_gives_a_tau_shield_one_more_icon_s21() -> None:
    scene = shielding(["Calculated Strike", "No Mercy"])
    scene.two.picks("shield Calculated Strike → Land Raider", "use Fireblade Kais'vre")
    assert scene.damage_on("Land Raider") == 4


def test_kaisvre_gives_nothing_to_a_shield_that_was_cancelled() -> None:
    scene = Scene(
        one={"planets": {1: ["Goff Nob", "Crushface"]}, "hand": ["No Mercy"]},
        two={"planets": {1: ["Land Raider", "Fireblade Kais'vre"]}, "hand": ["Calculated Strike"]},
        battle=1,
        window="turns",
    )
    scene.one.attacks("Goff Nob", "Land Raider")
    scene.two.picks("shield Calculated Strike → Land Raider")
    scene.one.picks("use No Mercy", "exhaust Crushface")
    assert not scene.two.can("use Fireblade Kais'vre") and scene.damage_on("Land Raider") == 6


def test_kaisvre_gives_nothing_to_other_factions_nor_elsewhere_s21() -> None:
    scene = shielding(["No Mercy", "Calculated Strike"])
    scene.two.picks("shield No Mercy → Land Raider")
    assert scene.damage_on("Land Raider") == 5
    scene = shielding(["Calculated Strike"], kaisvre=2)
    scene.two.picks("shield Calculated Strike → Land Raider")
    assert scene.damage_on("Land Raider") == 5


def test_experimental_devilfish_readies_after_committing_s39() -> None:
    scene = committing([], hq=["Experimental Devilfish", "Carnivore Pack"], warlord=tired(SHADOWSUN))
    scene.one.picks("use Experimental Devilfish")
    assert not scene.is_exhausted("Experimental Devilfish")
    assert scene.is_exhausted("Carnivore Pack")
    scene.one.is_asked("bonus")  # one icon to none


def test_even_the_odds_hands_an_attachment_on_to_a_unit_of_the_same_player_a36() -> None:
    lent = bearing("Goff Nob", {"card": "Suffering", "of": "one"})
    one = {"hand": ["Even the Odds"], "resources": 1, "hq": ["Carnivore Pack", bearing(TEAM, "Ion Rifle")]}
    scene = Scene(one=one, two={"hq": [lent, "Shoota Mob", "Snotlings"], "hand": ["Sniveling Grot"]})
    scene.one.picks("use Even the Odds")
    scene.one.is_offered("target Ion Rifle", "target Suffering")
    scene.one.picks("target Suffering", "attach Suffering → Shoota Mob")
    assert scene.card("Suffering").host == "Shoota Mob"
    assert "Suffering" in scene.one.pile("attachments")


def test_even_the_odds_can_take_a_units_last_hp_away_s6() -> None:
    boyz = bearing("Goff Boyz", "Hostile Environment Gear", "Cybork Body") | {"damage": 5}
    one = {"hand": ["Even the Odds"], "resources": 1}
    scene = Scene(one=one, two={"hq": [boyz, "Shoota Mob"], "hand": ["Sniveling Grot"]})
    assert scene.health_of("Goff Boyz") == 10
    scene.one.picks("use Even the Odds", "target Hostile Environment Gear")
    assert "Goff Boyz" in scene.two.pile("discard")
    assert scene.card("Hostile Environment Gear").host == "Shoota Mob"


def test_even_the_odds_needs_somebody_else_who_can_bear_it() -> None:
    one = {"hand": ["Even the Odds"], "resources": 1, "hq": [bearing(TEAM, "Ion Rifle"), "Experimental Devilfish"]}
    assert not Scene(one=one, two={"hq": ["Goff Nob"]}).one.can("use Even the Odds")
    fields = [bearing(TEAM, "Repulsor Impact Field"), bearing("Carnivore Pack", "Repulsor Impact Field")]
    assert not Scene(one={**one, "hq": fields}).one.can("use Even the Odds")


def test_calculated_strike_destroys_a_limited_card() -> None:
    one = {"hand": ["Calculated Strike"], "resources": 1, "hq": ["Recon Drone"]}
    two = {"supports": ["Bigtoof Banna", "Kraktoof Hall"], "hq": [bearing("Goff Nob", "Promotion")], "hand": ["Shoota Mob"]}
    scene = Scene(one=one, two={**two, "resources": 1})
    scene.one.picks("use Calculated Strike")
    scene.one.is_offered("target Recon Drone", "target Bigtoof Banna", "target Promotion")
    scene.one.picks("target Bigtoof Banna")
    assert scene.two.pile("discard") == ["Bigtoof Banna"]


def test_calculated_strike_needs_a_limited_card_in_play() -> None:
    one = {"hand": ["Calculated Strike", "Recon Drone"], "resources": 1}
    assert not Scene(one=one, two={"supports": ["Kraktoof Hall"]}).one.can("use Calculated Strike")


def test_deception_returns_a_unit_that_is_not_elite_to_its_owner() -> None:
    one = {"hand": ["Deception"], "resources": 2, "hq": [TEAM]}
    two = {"planets": {1: ["Goff Nob", bearing("Shoota Mob", "Promotion"), "Snotlings"]}}
    scene = Scene(one=one, two=two)
    scene.one.picks("use Deception")
    scene.one.is_offered(f"target {TEAM}", "target Shoota Mob")
    scene.one.picks("target Shoota Mob")
    assert (scene.two.hand, scene.two.pile("discard")) == (["Shoota Mob"], ["Promotion"])


def test_deception_is_a_deploy_action_and_needs_a_target() -> None:
    one = {"hand": ["Deception"], "resources": 2}
    assert not Scene(one=one, two={"hq": ["Goff Nob"]}).one.can("use Deception")
    assert not Scene(one=one, two={"hq": ["Shoota Mob"]}, phase="combat", window="before").one.can("use Deception")


def test_repulsor_impact_field_strikes_back_s28() -> None:
    scene = battle(["Shoota Mob", "Goff Nob"], [bearing("Carnivore Pack", "Repulsor Impact Field"), "Land Raider"])
    scene.one.attacks("Shoota Mob", "Carnivore Pack")
    scene.two.picks("use Repulsor Impact Field")
    assert scene.damage_on("Carnivore Pack") == 2
    assert scene.one.pile("discard") == ["Shoota Mob"]


def test_repulsor_impact_field_is_gone_with_its_host_a31() -> None:
    scene = battle(["Goff Nob", "Shoota Mob"], [bearing("Carnivore Pack", "Repulsor Impact Field"), "Land Raider"])
    scene.one.attacks("Goff Nob", "Carnivore Pack")
    scene.two.passes()
    assert scene.damage_on("Goff Nob") == 0
    assert not scene.two.can("use Repulsor Impact Field")


def test_repulsor_impact_field_does_not_answer_an_area_effect_s13() -> None:
    scene = battle(["Daring Assault Squad", "Goff Nob"], [bearing("Carnivore Pack", "Repulsor Impact Field"), "Land Raider"])
    scene.one.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    assert scene.damage_on("Carnivore Pack") == 2
    assert not scene.two.can("use Repulsor Impact Field")


def test_a_unit_bears_one_repulsor_impact_field() -> None:
    one = {"hand": ["Repulsor Impact Field"], "resources": 2, "hq": [bearing(TEAM, "Repulsor Impact Field")]}
    assert not Scene(one=one).one.can("deploy Repulsor Impact Field")


def test_ion_rifle_gives_three_attack_to_an_army_unit_that_takes_wargear() -> None:
    assert Scene(one={"hq": [bearing("Carnivore Pack", "Ion Rifle")]}).attack_of("Carnivore Pack") == 6
    one = {"hand": ["Ion Rifle"], "resources": 1, "hq": ["Experimental Devilfish"]}
    assert not Scene(one=one).one.can("deploy Ion Rifle")


def test_frontline_launch_bay_makes_a_tau_unit_cheaper() -> None:
    one = {"supports": ["Frontline Launch Bay"], "hand": ["Carnivore Pack", "Crushface"], "resources": 2}
    scene = Scene(one=one)
    assert not scene.one.can("deploy Crushface")
    scene.one.picks("deploy Carnivore Pack", "deploy Carnivore Pack → Barlus", "use Frontline Launch Bay")
    assert (scene.one.units_at(3), scene.one.resources) == (["Carnivore Pack"], 0)


def test_the_launch_bay_is_for_units_and_the_platform_for_attachments_s60() -> None:
    one = {"hand": ["Gun Drones"], "resources": 1, "planets": {1: ["Carnivore Pack"]}}
    bay = Scene(one={**one, "supports": ["Frontline Launch Bay"]}, planets=["Plannum"])
    bay.one.picks("deploy Gun Drones", "deploy Gun Drones → Plannum", "use Frontline Launch Bay")
    assert bay.one.units_at(1) == ["Carnivore Pack", "Gun Drones"]
    platform = Scene(one={**one, "supports": ["Ambush Platform"]}, planets=["Plannum"])
    platform.one.picks("deploy Gun Drones", "attach Gun Drones → Carnivore Pack", "use Ambush Platform")
    assert (platform.card("Gun Drones").host, platform.one.resources) == ("Carnivore Pack", 0)


def platform_in_combat(hand: list[str], **one: Any) -> Scene:
    return battle(
        ["Carnivore Pack", "Experimental Devilfish"],
        ["Goff Nob"],
        window="window",
        one_hand=hand,
        **{f"one_{name}": value for name, value in {"supports": ["Ambush Platform"], **one}.items()},
    )


def test_ambush_platform_deploys_an_attachment_in_combat_for_less_s61() -> None:
    scene = platform_in_combat(["Ion Rifle", "Repulsor Impact Field", "Gun Drones", "Recon Drone"], resources=0)
    scene.one.picks("use Ambush Platform #1", "deploy Ion Rifle", "attach Ion Rifle → Carnivore Pack", "use Ambush Platform")
    assert scene.card("Ion Rifle").host == "Carnivore Pack"
    assert scene.is_exhausted("Ambush Platform")


def test_ambush_platform_deploys_gun_drones_as_an_attachment_only() -> None:
    scene = platform_in_combat(["Gun Drones", "Repulsor Impact Field"], resources=2)
    scene.one.picks("use Ambush Platform #1")
    scene.one.is_offered("deploy Gun Drones", "deploy Repulsor Impact Field")
    scene.one.picks("deploy Gun Drones")
    assert not scene.one.can("deploy Gun Drones → Plannum")


def test_ambush_platform_does_not_lower_a_cost_of_nothing() -> None:
    scene = platform_in_combat([DRONE], resources=0)
    scene.one.picks("use Ambush Platform #1", f"attach {DRONE} → Carnivore Pack")
    assert scene.card(DRONE).host == "Carnivore Pack"
    assert not scene.one.can("use Ambush Platform")


def test_ambush_platform_needs_an_attachment_that_can_be_paid_for() -> None:
    assert not platform_in_combat(["Repulsor Impact Field"], resources=0).one.can("use Ambush Platform #1")
    assert not platform_in_combat(["Recon Drone"], resources=5).one.can("use Ambush Platform #1")
    exhausted = platform_in_combat(["Ion Rifle"], resources=5, supports=[tired("Ambush Platform")])
    assert not exhausted.one.can("use Ambush Platform #1")


def test_damage_on_a_host_counts_against_its_own_hp_when_the_cadre_is_handed_on() -> None:
    team = wounded(TEAM, 6, attachments=[CADRE])
    one = {"hand": ["Even the Odds"], "resources": 1, "hq": [team, "Carnivore Pack"]}
    scene = Scene(one=one)
    scene.one.picks("use Even the Odds", f"target {CADRE}", f"attach {CADRE} → Carnivore Pack")
    assert TEAM in scene.one.pile("discard")
    assert scene.health_of("Carnivore Pack") == 5
