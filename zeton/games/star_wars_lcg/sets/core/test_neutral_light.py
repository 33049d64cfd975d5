"""Neutral cards of the light side, in the order of neutral_light.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

OBJECTIVE = "Fall of the Jedi"
HERE = "Jedi Training"


def attack(step: str, attackers: list[str], defenders: list[str], **more: Any) -> dict[str, Any]:
    """The light side attacks Fall of the Jedi."""
    return {"objective": OBJECTIVE, "attackers": attackers, "defenders": defenders, "step": step, **more}


def attacked(step: str, attackers: list[str], defenders: list[str], **more: Any) -> dict[str, Any]:
    """The dark side attacks Jedi Training."""
    return {"objective": HERE, "attackers": attackers, "defenders": defenders, "step": step, **more}


# ── Our Most Desperate Hour ───────────────────────────────────────────────────────────────────────────────────────


def test_our_most_desperate_hour_shields_a_character_even_a_shielded_one() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "shields": 1}, "Red Five"], "hand": ["Our Most Desperate Hour"]},
        dark={"units": ["Darth Vader (Core)"]},
    )
    scene.light.picks("use Our Most Desperate Hour")
    scene.light.is_offered("target Luke Skywalker", "target Darth Vader")
    scene.light.picks("target Luke Skywalker")
    assert scene.shields_on("Luke Skywalker") == 2


def test_our_most_desperate_hour_needs_a_character() -> None:
    scene = Scene(light={"units": ["Red Five"], "hand": ["Our Most Desperate Hour"]})
    assert "R12.13" in scene.light.why_not("Our Most Desperate Hour")


def test_our_most_desperate_hour_a44_two_shields_stop_two_points_of_one_packet() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "shields": 1}],
            "objectives": [HERE],
            "hand": ["Our Most Desperate Hour"],
        },
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement=attacked("after edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"], edge="dark"),
    )
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.picks("shield Luke Skywalker", "shield Luke Skywalker")
    assert (scene.damage_on("Luke Skywalker"), scene.shields_on("Luke Skywalker")) == (0, 0)


# ── Heat of Battle ────────────────────────────────────────────────────────────────────────────────────────────────


def test_heat_of_battle_light_damages_a_participating_enemy_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Heat of Battle"]},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team", "Nightsister"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)", "Kuati Security Team"]),
    )
    scene.light.picks("place Heat of Battle")
    scene.light.is_offered("target Darth Vader", "target Kuati Security Team")
    scene.light.picks("target Darth Vader")
    assert scene.damage_on("Darth Vader") == 1
    assert scene.zone_of("Heat of Battle") == "discard"


def test_heat_of_battle_light_does_nothing_without_an_enemy_in_the_engagement() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Heat of Battle"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], []),
    )
    scene.light.picks("place Heat of Battle")
    assert scene.damage_on("Darth Vader") == 0
    assert scene.zone_of("Heat of Battle") == "discard"


def test_heat_of_battle_light_is_never_played() -> None:
    scene = Scene(light={"units": ["Rebel Sympathizer"], "hand": ["Heat of Battle"]})
    assert "R5.8" in scene.light.why_not("Heat of Battle")


def test_heat_of_battle_light_a34_the_totals_count_even_if_it_destroys_the_last_defender() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Heat of Battle"]},
        dark={"units": ["Nightsister"], "objectives": [OBJECTIVE], "hand": ["Emperor Palpatine"]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], ["Nightsister"]),
    )
    scene.light.picks("place Heat of Battle")
    scene.dark.picks("place Emperor Palpatine")
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.table.edge == scene.dark.seat


# ── Target of Opportunity ─────────────────────────────────────────────────────────────────────────────────────────


def test_target_of_opportunity_light_damages_the_engaged_objective() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Target of Opportunity"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.light.picks("place Target of Opportunity")
    assert scene.damage_on(OBJECTIVE) == 1


def test_target_of_opportunity_light_does_nothing_for_the_defender() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE], "hand": ["Target of Opportunity"]},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement=attacked("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"]),
    )
    scene.light.picks("place Target of Opportunity")
    assert scene.damage_on(HERE) == 0
    assert scene.zone_of("Target of Opportunity") == "discard"


# ── C-3PO ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_c_3po_is_sacrificed_to_cancel_an_event() -> None:
    scene = Scene(
        light={"units": ["C-3PO", "Luke Skywalker (Core)"]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.is_offered("use C-3PO", "pass")
    scene.light.picks("use C-3PO")
    assert scene.damage_on("Luke Skywalker") == 0
    assert scene.zone_of("C-3PO") == scene.zone_of("Force Choke") == "discard"


def test_c_3po_a81_may_answer_an_event_of_his_own_side() -> None:
    scene = Scene(light={"units": ["C-3PO", "Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]})
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    scene.light.is_offered("use C-3PO", "pass")


def test_c_3po_a81_may_answer_an_event_played_as_a_reaction() -> None:
    scene = Scene(
        light={"units": ["C-3PO", "Luke Skywalker (Core)"], "hand": ["Double Strike"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("strikes", ["Luke Skywalker (Core)"], [], edge="light"),
    )
    scene.light.picks("strike Luke Skywalker", "use Double Strike", "use C-3PO")
    assert scene.focus_on("Luke Skywalker") == 1


def test_c_3po_does_not_answer_a_unit_that_is_played() -> None:
    scene = Scene(
        light={"units": ["C-3PO"]}, dark={"units": ["Nightsister"], "hand": ["Espo Trooper", "Force Choke"]}, turn="dark"
    )
    scene.dark.picks("play Espo Trooper")
    scene.dark.is_asked("action")
    assert scene.zone_of("Espo Trooper") == "units"


# ── Twist of Fate ─────────────────────────────────────────────────────────────────────────────────────────────────


def twist_scene(**light: Any) -> Scene:
    """Both sides hold a Twist of Fate and a Heat of Battle; Luke Skywalker attacks Darth Vader."""
    return Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Twist of Fate", "Heat of Battle", "Yoda"], **light},
        dark={
            "units": ["Darth Vader (Core)"],
            "objectives": [OBJECTIVE],
            "hand": ["Twist of Fate", "Heat of Battle", "Nightsister"],
        },
        engagement=attack("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )


def test_twist_of_fate_light_discards_both_stacks_and_the_attacker_places_first_again() -> None:
    scene = twist_scene()
    scene.light.picks("place Twist of Fate")
    scene.dark.picks("place Nightsister")
    scene.light.passes()
    scene.dark.passes()
    scene.light.is_asked("edge card")
    scene.light.is_offered("place Heat of Battle", "place Yoda", "pass")
    assert scene.light.pile("discard") == ["Twist of Fate"]
    assert scene.dark.pile("discard") == ["Nightsister"]


def test_twist_of_fate_light_a66_resolves_before_the_dark_one_and_cancels_it_and_every_other() -> None:
    scene = twist_scene()
    scene.light.picks("place Twist of Fate")
    scene.dark.picks("place Twist of Fate")
    scene.light.picks("place Heat of Battle")
    scene.dark.picks("place Heat of Battle")
    scene.light.passes()
    scene.dark.passes()
    scene.light.is_offered("place Yoda", "pass")
    assert scene.damage_on("Luke Skywalker") == scene.damage_on("Darth Vader") == 0
    scene.light.picks("place Yoda")
    scene.dark.picks("place Nightsister")
    assert scene.table.edge == scene.light.seat


def test_twist_of_fate_light_a66_nobody_has_won_the_cancelled_battle() -> None:
    scene = twist_scene(objectives=["Hit and Run"])
    scene.light.picks("place Twist of Fate")
    scene.dark.passes()
    scene.light.passes()
    scene.light.is_asked("edge card")
    assert scene.table.edge == -1


def test_twist_of_fate_light_a66_secret_informant_cannot_resolve_it_again() -> None:
    scene = Scene(
        light={"units": ["Secret Informant"], "hand": ["Twist of Fate", "Yoda"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", ["Secret Informant"], ["Darth Vader (Core)"]),
    )
    scene.light.picks("place Twist of Fate")
    scene.light.passes()
    scene.light.is_asked("edge card")


def test_twist_of_fate_light_is_never_played() -> None:
    scene = Scene(light={"units": ["Rebel Sympathizer"], "hand": ["Twist of Fate"]})
    assert "R5.8" in scene.light.why_not("Twist of Fate")


# ── Emergency Repair ──────────────────────────────────────────────────────────────────────────────────────────────


def test_emergency_repair_removes_all_damage_from_an_objective() -> None:
    scene = Scene(
        light={"objectives": [{"card": HERE, "damage": 3}, "Hit and Run"], "hand": ["Emergency Repair"]},
        dark={"objectives": [OBJECTIVE]},
    )
    scene.light.picks("use Emergency Repair")
    scene.light.pays()
    scene.light.is_offered(f"target {HERE}", "target Hit and Run", f"target {OBJECTIVE}")
    scene.light.picks(f"target {HERE}")
    assert scene.damage_on(HERE) == 0


def test_emergency_repair_is_not_played_in_the_opponents_turn() -> None:
    scene = Scene(
        light={"objectives": [{"card": HERE, "damage": 3}, "Hit and Run"], "hand": ["Emergency Repair"]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke"]},
        turn="dark",
    )
    assert "R12.2" in scene.light.why_not("Emergency Repair")


# ── It Binds All Things ───────────────────────────────────────────────────────────────────────────────────────────


def test_it_binds_all_things_returns_the_top_card_of_the_discard_pile() -> None:
    scene = Scene(
        light={"hand": ["It Binds All Things"], "discard": ["Red Five", "Yoda", "Luke Skywalker (Core)"]}, balance="dark"
    )
    scene.light.picks("use It Binds All Things")
    assert scene.light.hand == ["Luke Skywalker"]
    assert scene.light.pile("discard") == ["Red Five", "Yoda", "It Binds All Things"]


def test_it_binds_all_things_returns_two_cards_while_the_balance_is_light() -> None:
    scene = Scene(
        light={"hand": ["It Binds All Things"], "discard": ["Red Five", "Yoda", "Luke Skywalker (Core)"]}, balance="light"
    )
    scene.light.picks("use It Binds All Things")
    assert sorted(scene.light.hand) == ["Luke Skywalker", "Yoda"]


def test_it_binds_all_things_a14_its_owner_orders_the_cards_of_his_edge_stack() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Yoda", "Red Five"], "deck": ["It Binds All Things"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE], "hand": ["Nightsister", "Force Choke"]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.light.picks("place Yoda")
    scene.dark.picks("place Nightsister")
    scene.light.picks("place Red Five")
    scene.dark.picks("place Force Choke")
    scene.light.is_asked("order")
    scene.light.is_offered("next Yoda", "next Red Five")
    scene.light.picks("next Red Five")
    assert scene.light.pile("discard") == ["Red Five", "Yoda"]
    assert len(scene.dark.pile("discard")) == 2


def test_it_binds_all_things_is_not_offered_without_resources() -> None:
    scene = Scene(light={"hand": ["It Binds All Things", "Twi'lek Loyalist"], "discard": ["Yoda"]})
    scene.light.picks("play Twi'lek Loyalist")
    assert "R4.1" in scene.light.why_not("It Binds All Things")


# ── Astromech Droid Upgrade ───────────────────────────────────────────────────────────────────────────────────────


def test_astromech_droid_upgrade_gives_one_unit_damage_and_one_blast() -> None:
    scene = Scene(light={"units": [{"card": "X-Wing", "enhancements": ["Astromech Droid Upgrade"]}]})
    wing = scene.card("X-Wing").number
    assert [scene.table.strength(wing, icon) for icon in range(3)] == [2, 0, 1]


def test_astromech_droid_upgrade_enhances_only_vehicles() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "X-Wing"], "hand": ["Astromech Droid Upgrade"]},
        dark={"units": ["TIE Bomber"]},
    )
    scene.light.picks("play Astromech Droid Upgrade")
    scene.light.is_offered("enhance Astromech Droid Upgrade → X-Wing", "enhance Astromech Droid Upgrade → TIE Bomber")


# ── A-Wing ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_wing_draws_a_card_after_it_is_focused_to_strike() -> None:
    scene = Scene(
        light={"units": ["A-Wing"], "deck": ["Yoda", "Red Five"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("strikes", ["A-Wing"], ["Darth Vader (Core)"], edge="light"),
    )
    scene.light.is_offered("use A-Wing", "pass")
    scene.light.picks("use A-Wing")
    assert scene.light.hand == ["Yoda"]


def test_a_wing_does_not_react_to_another_unit() -> None:
    scene = Scene(
        light={"units": ["A-Wing", "X-Wing"], "deck": ["Yoda"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("strikes", ["X-Wing"], ["Darth Vader (Core)"], edge="light"),
    )
    scene.light.picks("unit damage X-Wing")
    assert scene.damage_on("Darth Vader") == 1
    assert not scene.light.can("use A-Wing")
    assert scene.light.hand == []


# ── Heavy Blaster Emplacement ─────────────────────────────────────────────────────────────────────────────────────


def test_heavy_blaster_emplacement_a87_the_opponent_chooses_the_unit() -> None:
    scene = Scene(
        light={"enhancements": ["Heavy Blaster Emplacement"], "units": ["Luke Skywalker (Core)"]},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team"]},
    )
    scene.light.picks("use Heavy Blaster Emplacement")
    scene.dark.is_offered("choose Darth Vader", "choose Kuati Security Team")
    scene.dark.picks("choose Kuati Security Team")
    assert scene.damage_on("Kuati Security Team") == 1
    assert scene.focus_on("Heavy Blaster Emplacement") == 1


def test_heavy_blaster_emplacement_a43_the_damage_can_be_shielded() -> None:
    scene = Scene(
        light={"enhancements": ["Heavy Blaster Emplacement"], "units": ["Luke Skywalker (Core)"]},
        dark={"units": [{"card": "Darth Vader (Core)", "shields": 1}]},
    )
    scene.light.picks("use Heavy Blaster Emplacement")
    scene.dark.picks("choose Darth Vader", "shield Darth Vader")
    assert (scene.damage_on("Darth Vader"), scene.shields_on("Darth Vader")) == (0, 0)


def test_heavy_blaster_emplacement_is_not_used_exhausted() -> None:
    scene = Scene(
        light={"enhancements": [{"card": "Heavy Blaster Emplacement", "focus": 1}], "units": ["Luke Skywalker (Core)"]},
        dark={"units": ["Darth Vader (Core)"]},
    )
    assert scene.light.why_not("Heavy Blaster Emplacement")[-1] == "A22"


def test_heavy_blaster_emplacement_is_not_used_without_an_enemy_unit() -> None:
    scene = Scene(light={"enhancements": ["Heavy Blaster Emplacement"], "units": ["Luke Skywalker (Core)"]})
    assert not scene.light.can("use Heavy Blaster Emplacement")


# ── Stolen Plans ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_stolen_plans_draws_a_card_after_the_objective_generates() -> None:
    scene = Scene(
        light={"deck": ["Yoda"]},
        dark={
            "objectives": [{"card": OBJECTIVE, "enhancements": ["Stolen Plans"]}],
            "hand": ["Kuati Security Team"],
        },
        turn="dark",
    )
    scene.dark.picks("play Kuati Security Team", f"generate {OBJECTIVE} ×1")
    scene.light.is_offered("use Stolen Plans", "pass")
    scene.light.picks("use Stolen Plans")
    assert scene.light.hand == ["Yoda"]
    assert scene.zone_of("Kuati Security Team") == "units"


def test_stolen_plans_does_not_react_to_another_source() -> None:
    scene = Scene(
        light={"deck": ["Yoda"]},
        dark={
            "objectives": [{"card": OBJECTIVE, "enhancements": ["Stolen Plans"]}],
            "hand": ["TIE Fighter"],
        },
        turn="dark",
    )
    scene.dark.picks("play TIE Fighter", "generate Sith ×1")
    assert scene.zone_of("TIE Fighter") == "units"
    assert not scene.light.can("use Stolen Plans")


def test_stolen_plans_enhances_only_an_enemy_objective() -> None:
    scene = Scene(
        light={"objectives": [HERE], "hand": ["Stolen Plans"]}, dark={"objectives": [OBJECTIVE, "Counsel of the Sith"]}
    )
    scene.light.picks("play Stolen Plans")
    scene.light.pays()
    scene.light.is_offered(f"enhance Stolen Plans → {OBJECTIVE}", "enhance Stolen Plans → Counsel of the Sith")


# ── X-Wing Escort ─────────────────────────────────────────────────────────────────────────────────────────────────


def escort_scene(light: list[str], dark: list[str], defender: str) -> Scene:
    """Darth Vader strikes the defender, which is destroyed."""
    return Scene(
        light={"units": light, "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)", *dark]},
        turn="dark",
        engagement=attacked("strikes", ["Darth Vader (Core)"], [defender], edge="dark"),
    )


def test_x_wing_escort_makes_the_opponent_sacrifice_a_vehicle_of_his_choice() -> None:
    scene = escort_scene(["X-Wing Escort"], ["TIE Fighter", "TIE Bomber"], "X-Wing Escort")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.picks("use X-Wing Escort")
    scene.dark.is_offered("choose TIE Fighter", "choose TIE Bomber")
    scene.dark.picks("choose TIE Bomber")
    assert scene.zone_of("TIE Bomber") == scene.zone_of("X-Wing Escort") == "discard"
    assert scene.zone_of("TIE Fighter") == "units"


def test_x_wing_escort_a88_is_not_offered_without_an_enemy_vehicle() -> None:
    scene = escort_scene(["X-Wing Escort"], ["Nightsister"], "X-Wing Escort")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    assert not scene.light.can("use X-Wing Escort")
    assert scene.dark.pile("units") == ["Darth Vader", "Nightsister"]
    assert scene.zone_of("X-Wing Escort") == "discard"


def test_x_wing_escort_answers_a_sacrifice_as_well() -> None:
    scene = Scene(
        light={"units": ["X-Wing Escort", "Luke Skywalker (Core)"], "hand": ["Covering Fire"]},
        dark={"units": ["TIE Fighter"], "objectives": [OBJECTIVE]},
        engagement=attack("after attackers", ["Luke Skywalker (Core)"], []),
    )
    scene.light.picks("use Covering Fire", "sacrifice X-Wing Escort", "use X-Wing Escort")
    assert scene.zone_of("TIE Fighter") == "discard"


def test_x_wing_escort_does_not_answer_another_unit() -> None:
    scene = escort_scene(["X-Wing Escort", "Y-Wing"], ["TIE Fighter"], "Y-Wing")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    assert scene.zone_of("Y-Wing") == "discard"
    assert not scene.light.can("use X-Wing Escort")


# ── Covering Fire ─────────────────────────────────────────────────────────────────────────────────────────────────


def covering_scene() -> Scene:
    return Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "shields": 1}, "Red Five", "Rookie Pilot", "Yoda"],
            "hand": ["Covering Fire"],
        },
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("after attackers", ["Luke Skywalker (Core)", "Red Five"], []),
    )


def test_covering_fire_shields_each_friendly_participating_unit() -> None:
    scene = covering_scene()
    scene.light.picks("use Covering Fire", "sacrifice Rookie Pilot")
    assert scene.zone_of("Rookie Pilot") == "discard"
    assert [scene.shields_on(unit) for unit in ("Red Five", "Yoda", "Darth Vader")] == [1, 0, 0]


def test_covering_fire_a44_skips_shielded_units() -> None:
    scene = covering_scene()
    scene.light.picks("use Covering Fire", "sacrifice Rookie Pilot")
    assert scene.shields_on("Luke Skywalker") == 1


def test_covering_fire_a87_the_sacrifice_is_a_cost() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "Rookie Pilot", "C-3PO"], "hand": ["Covering Fire"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("after attackers", ["Luke Skywalker (Core)"], []),
    )
    scene.light.picks("use Covering Fire", "sacrifice Rookie Pilot", "use C-3PO")
    assert scene.zone_of("Rookie Pilot") == "discard"
    assert scene.shields_on("Luke Skywalker") == 0


def test_covering_fire_is_not_played_outside_an_engagement() -> None:
    scene = Scene(light={"units": ["Luke Skywalker (Core)", "Rookie Pilot"], "hand": ["Covering Fire"]})
    assert "R12.2" in scene.light.why_not("Covering Fire")


# ── Crossfire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_crossfire_a72_gives_a_normal_icon_until_the_end_of_the_strike() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper"], "hand": ["Crossfire"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("strikes", ["Rebel Trooper"], [], edge="dark"),
    )
    scene.light.picks("use Crossfire")
    scene.light.is_offered("unit damage Rebel Trooper", "tactics Rebel Trooper", "blast Rebel Trooper")
    scene.light.picks("blast Rebel Trooper")
    assert scene.damage_on(OBJECTIVE) == 1
    assert scene.table.strength(scene.card("Rebel Trooper").number, 2) == 0


def test_crossfire_may_be_used_for_an_enemy_character() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE], "hand": ["Crossfire"]},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement=attacked("strikes", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"], edge="dark"),
    )
    scene.dark.picks("strike Darth Vader")
    scene.light.picks("use Crossfire", "generate Jedi ×1", "blast Darth Vader")
    scene.dark.picks("blast Darth Vader")
    assert scene.damage_on(HERE) == 3


def test_crossfire_is_not_offered_for_a_vehicle() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "hand": ["Crossfire"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("strikes", ["Red Five"], [], edge="light"),
    )
    assert scene.damage_on(OBJECTIVE) >= 3
    assert scene.light.hand == ["Crossfire"]


# ── Rumors at the Cantina ─────────────────────────────────────────────────────────────────────────────────────────


def test_rumors_at_the_cantina_ignores_the_resource_match() -> None:
    scene = Scene(light={"objectives": ["Rumors at the Cantina"], "hand": ["Fleet Officer"]})
    scene.light.picks("play Fleet Officer")
    scene.light.pays()
    assert scene.zone_of("Fleet Officer") == "units"


def test_rumors_at_the_cantina_lets_events_ignore_it_too() -> None:
    scene = Scene(
        light={"objectives": ["Rumors at the Cantina", {"card": HERE, "focus": 1}], "hand": ["Rebel Assault"]},
        dark={"units": ["Darth Vader (Core)"]},
    )
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    scene.light.picks("target Darth Vader")
    assert scene.damage_on("Darth Vader") == 2


def test_rumors_at_the_cantina_helps_only_its_controller() -> None:
    scene = Scene(
        light={"objectives": ["Rumors at the Cantina"]},
        dark={"objectives": [OBJECTIVE], "hand": ["Duty Officer", "TIE Fighter"]},
        turn="dark",
    )
    assert scene.dark.why_not("Duty Officer") == ["R4.7"]


# ── Rebel Sympathizer ─────────────────────────────────────────────────────────────────────────────────────────────


def test_rebel_sympathizer_a82_the_next_card_costs_one_less_and_needs_no_match() -> None:
    scene = Scene(light={"units": ["Rebel Sympathizer"], "hand": ["Fleet Officer"]})
    assert not scene.light.can("play Fleet Officer")
    scene.light.picks("use Rebel Sympathizer", "play Fleet Officer", "generate Jedi ×1")
    assert scene.zone_of("Fleet Officer") == "units"
    assert scene.zone_of("Rebel Sympathizer") == "discard"


def test_rebel_sympathizer_a82_only_the_next_card() -> None:
    scene = Scene(light={"units": ["Rebel Sympathizer"], "objectives": [HERE], "hand": ["Rebel Trooper", "Fleet Officer"]})
    scene.light.picks("use Rebel Sympathizer", "play Rebel Trooper")
    assert "R4.7" in scene.light.why_not("Fleet Officer")


def test_rebel_sympathizer_a82_the_effect_lapses_at_the_end_of_the_phase() -> None:
    scene = Scene(
        light={
            "units": ["Rebel Sympathizer"],
            "hand": ["Fleet Officer"] + ["Heat of Battle"] * 4 + ["Rebel Trooper"],
        },
        phase="draw",
    )
    scene.light.passes()
    scene.light.picks("use Rebel Sympathizer")
    scene.light.is_asked("action")
    assert scene.table.phase == "deployment"
    assert scene.light.can("play Rebel Trooper")
    assert "R4.1" in scene.light.why_not("Fleet Officer")


def test_rebel_sympathizer_is_not_used_from_hand() -> None:
    scene = Scene(light={"hand": ["Rebel Sympathizer", "Fleet Officer"]})
    scene.light.is_offered("play Rebel Sympathizer", "pass")


# ── Common Ground ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_common_ground_makes_resources_match_every_affiliation() -> None:
    scene = Scene(light={"objectives": [{"card": HERE, "enhancements": ["Common Ground"]}], "hand": ["Fleet Officer"]})
    scene.light.picks("play Fleet Officer")
    scene.light.pays()
    assert scene.zone_of("Fleet Officer") == "units"


def test_common_ground_a82_serves_whoever_controls_the_objective() -> None:
    scene = Scene(
        dark={"objectives": [{"card": OBJECTIVE, "enhancements": ["Common Ground"]}], "hand": ["Duty Officer"]},
        turn="dark",
    )
    scene.dark.picks("play Duty Officer", f"generate {OBJECTIVE} ×1")
    assert scene.zone_of("Duty Officer") == "units"


def test_common_ground_helps_only_the_resources_of_the_enhanced_objective() -> None:
    scene = Scene(
        light={
            "units": ["Rebel Sympathizer"],
            "objectives": ["Hit and Run", {"card": HERE, "focus": 1, "enhancements": ["Common Ground"]}],
            "hand": ["Fleet Officer"],
        }
    )
    assert scene.light.why_not("Fleet Officer") == ["R4.7"]


# ── Rescue Mission ────────────────────────────────────────────────────────────────────────────────────────────────


def rescue_scene(*captured: str, units: tuple[str, ...] = ()) -> Scene:
    return Scene(
        light={"objectives": [HERE], "units": [*units], "hand": ["Rescue Mission"]},
        dark={
            "objectives": [
                {"card": OBJECTIVE, "captured": [*captured]},
                {"card": "Counsel of the Sith", "captured": ["Jedi Lightsaber"]},
                "The Emperor's Web",
            ]
        },
    )


def test_rescue_mission_a86_a_rescued_unit_may_be_put_into_play() -> None:
    scene = rescue_scene("Luke Skywalker (Core)")
    scene.light.picks("use Rescue Mission")
    scene.light.pays()
    scene.light.is_offered(f"rescue from {OBJECTIVE}", "rescue from Counsel of the Sith")
    scene.light.picks(f"rescue from {OBJECTIVE}")
    scene.light.is_offered("put into play Luke Skywalker", "pass")
    scene.light.picks("put into play Luke Skywalker")
    assert scene.zone_of("Luke Skywalker") == "units"
    assert scene.card("Luke Skywalker").host == ""


def test_rescue_mission_the_unit_may_stay_in_hand() -> None:
    scene = rescue_scene("Luke Skywalker (Core)")
    scene.light.picks("use Rescue Mission")
    scene.light.pays()
    scene.light.picks(f"rescue from {OBJECTIVE}", "pass")
    assert scene.light.hand == ["Luke Skywalker"]


def test_rescue_mission_a_card_that_is_no_unit_goes_to_hand() -> None:
    scene = rescue_scene("Luke Skywalker (Core)")
    scene.light.picks("use Rescue Mission")
    scene.light.pays()
    scene.light.picks("rescue from Counsel of the Sith")
    assert scene.light.hand == ["Jedi Lightsaber"]


def test_rescue_mission_a86_no_second_unique_unit_is_put_into_play() -> None:
    scene = rescue_scene("Luke Skywalker (Core)", units=("Luke Skywalker (Core)",))
    scene.light.picks("use Rescue Mission")
    scene.light.pays()
    scene.light.picks(f"rescue from {OBJECTIVE}")
    assert scene.light.hand == ["Luke Skywalker"]


def test_rescue_mission_a60_one_of_the_cards_there_is_rescued_by_chance() -> None:
    scene = rescue_scene("Luke Skywalker (Core)", "Yoda", "Red Five")
    scene.light.picks("use Rescue Mission")
    scene.light.pays()
    scene.light.picks(f"rescue from {OBJECTIVE}", "pass")
    assert len(scene.light.hand) == 1
    assert len(scene.dark.pile("captured")) == 3


def test_rescue_mission_is_not_played_without_a_captured_card() -> None:
    scene = Scene(
        light={"objectives": [HERE], "units": ["Rebel Sympathizer"], "hand": ["Rescue Mission"]},
        dark={"objectives": [OBJECTIVE]},
    )
    assert scene.light.why_not("Rescue Mission") == ["A88"]


# ── It Could Be Worse ─────────────────────────────────────────────────────────────────────────────────────────────


def worse_scene(*hand: str, defenders: tuple[str, ...] = ("Luke Skywalker (Core)",)) -> Scene:
    return Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE], "hand": [*hand]},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement=attacked("strikes", ["Darth Vader (Core)"], [*defenders], edge="dark"),
    )


def test_it_could_be_worse_prevents_one_damage_to_a_unit() -> None:
    scene = worse_scene("It Could Be Worse")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.is_offered("use It Could Be Worse", "pass")
    scene.light.picks("use It Could Be Worse")
    assert scene.damage_on("Luke Skywalker") == 1


def test_it_could_be_worse_prevents_one_damage_to_an_objective() -> None:
    scene = worse_scene("It Could Be Worse")
    scene.dark.picks("strike Darth Vader", "blast Darth Vader")
    scene.light.picks("use It Could Be Worse")
    assert scene.damage_on(HERE) == 1


def test_it_could_be_worse_a80_serves_either_side() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["It Could Be Worse"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("strikes", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"], edge="light"),
    )
    scene.light.picks("strike Luke Skywalker", "unit damage Luke Skywalker", "hit Darth Vader ×2", "use It Could Be Worse")
    assert scene.damage_on("Darth Vader") == 1


def test_it_could_be_worse_two_copies_answer_the_same_damage() -> None:
    scene = worse_scene("It Could Be Worse", "It Could Be Worse")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.picks("use It Could Be Worse", "use It Could Be Worse")
    assert scene.damage_on("Luke Skywalker") == 0


def test_it_could_be_worse_is_not_offered_when_all_of_it_has_been_prevented() -> None:
    scene = worse_scene("It Could Be Worse", "It Could Be Worse", "It Could Be Worse")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.picks("use It Could Be Worse", "use It Could Be Worse")
    scene.light.is_asked("interrupt")  # to the blast damage that comes next
    assert scene.damage_on("Luke Skywalker") == 0
    assert scene.light.hand == ["It Could Be Worse"]


def test_it_could_be_worse_is_not_offered_for_focus_tokens() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE], "hand": ["It Could Be Worse"]},
        dark={"units": ["Interrogation Droid"]},
        turn="dark",
        engagement=attacked("strikes", ["Interrogation Droid"], ["Luke Skywalker (Core)"], edge="dark"),
    )
    assert scene.focus_on("Luke Skywalker") == 1
    assert not scene.light.can("use It Could Be Worse")


# ── Tribal Support ────────────────────────────────────────────────────────────────────────────────────────────────

SUPPORTED = ["Tribal Support", HERE, "Hit and Run"]


def test_tribal_support_returns_an_ewok_for_a_discarded_card() -> None:
    scene = Scene(
        light={"objectives": SUPPORTED, "hand": ["Yoda"], "discard": ["Luke Skywalker (Core)", "Ewok Scout"]}, phase="refresh"
    )
    scene.light.is_offered("use Tribal Support", "pass")
    scene.light.picks("use Tribal Support", "discard Yoda", "choose Ewok Scout")
    assert scene.light.hand == ["Ewok Scout"]
    assert scene.light.pile("discard") == ["Luke Skywalker", "Yoda"]


def test_tribal_support_may_return_the_discarded_ewok() -> None:
    scene = Scene(
        light={"objectives": SUPPORTED, "hand": ["Ewok Scout"], "discard": ["Ewok Scout", "Luke Skywalker (Core)"]},
        phase="refresh",
    )
    scene.light.picks("use Tribal Support", "discard Ewok Scout")
    scene.light.is_offered("choose Ewok Scout", "choose Ewok Scout")
    scene.light.picks("choose Ewok Scout")
    assert scene.light.hand == ["Ewok Scout"]


def test_tribal_support_a88_an_ewok_in_hand_does_not_count() -> None:
    scene = Scene(
        light={"objectives": SUPPORTED, "hand": ["Ewok Scout"], "discard": ["Luke Skywalker (Core)"]}, phase="refresh"
    )
    assert not scene.light.can("use Tribal Support")


def test_tribal_support_is_not_offered_with_an_empty_hand() -> None:
    scene = Scene(light={"objectives": SUPPORTED, "discard": ["Ewok Scout"], "deck": ["Yoda"] * 6}, phase="refresh")
    assert scene.asked != "reaction"
    assert scene.zone_of("Ewok Scout") == "discard"


def test_tribal_support_does_not_react_to_the_opponents_refresh() -> None:
    scene = Scene(
        light={"objectives": SUPPORTED, "hand": ["Yoda"], "discard": ["Ewok Scout"]},
        dark={
            "objectives": [OBJECTIVE, "Counsel of the Sith", "The Emperor's Web"],
            "deck": ["Nightsister"] * 6,
            "hand": ["Force Choke"],
        },
        turn="dark",
        phase="refresh",
    )
    assert not scene.light.can("use Tribal Support")


# ── Ewok Scout ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ewok_scout_keeps_an_enemy_unit_from_defending() -> None:
    scene = Scene(
        light={"units": ["Ewok Scout"]},
        dark={"units": ["Darth Vader (Core)", "Nightsister"], "objectives": [OBJECTIVE]},
        engagement=attack("attackers", [], []),
    )
    scene.light.picks("attack Ewok Scout", "use Ewok Scout")
    scene.light.is_offered("target Darth Vader", "target Nightsister")
    scene.light.picks("target Darth Vader")
    scene.dark.is_offered("defend Nightsister", "done")


def test_ewok_scout_only_during_this_engagement() -> None:
    scene = Scene(
        light={"units": ["Ewok Scout", "Luke Skywalker (Core)"]},
        dark={"units": ["Darth Vader (Core)", "Nightsister"], "objectives": [OBJECTIVE, "Counsel of the Sith"]},
        engagement=attack("attackers", [], []),
    )
    scene.light.picks("attack Ewok Scout", "done", "use Ewok Scout", "target Darth Vader")
    scene.dark.picks("done")
    scene.pass_all("engage")
    scene.light.picks("engage Counsel of the Sith", "attack Luke Skywalker")
    scene.dark.is_offered("defend Darth Vader", "defend Nightsister", "done")


def test_ewok_scout_does_not_react_to_defending() -> None:
    scene = Scene(
        light={"units": ["Ewok Scout"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement=attacked("defenders", ["Darth Vader (Core)"], []),
    )
    scene.light.picks("defend Ewok Scout")
    assert not scene.light.can("use Ewok Scout")


# ── Log Trap ──────────────────────────────────────────────────────────────────────────────────────────────────────


def trap_scene(trap: object = "Log Trap", **vader: int) -> Scene:
    return Scene(
        light={"enhancements": [trap], "objectives": [HERE], "units": ["Luke Skywalker (Core)"]},
        dark={"units": [{"card": "Darth Vader (Core)", **vader}, "Nightsister", "Advisor to the Emperor"]},
        turn="dark",
        engagement=attacked("after attackers", ["Darth Vader (Core)", "Nightsister"], []),
    )


def test_log_trap_a87_the_opponent_chooses_an_attacking_unit() -> None:
    scene = trap_scene()
    scene.light.picks("use Log Trap")
    scene.dark.is_offered("choose Darth Vader", "choose Nightsister")
    scene.dark.picks("choose Nightsister")
    assert scene.focus_on("Nightsister") == scene.focus_on("Log Trap") == 1


def test_log_trap_a43_the_token_can_be_shielded() -> None:
    scene = trap_scene(shields=1)
    scene.light.picks("use Log Trap")
    scene.dark.picks("choose Darth Vader", "shield Darth Vader")
    assert (scene.focus_on("Darth Vader"), scene.shields_on("Darth Vader")) == (0, 0)


def test_log_trap_is_not_used_exhausted() -> None:
    scene = trap_scene({"card": "Log Trap", "focus": 1})
    assert not scene.light.can("use Log Trap")


def test_log_trap_is_not_used_when_no_enemy_attacks() -> None:
    scene = Scene(light={"enhancements": ["Log Trap"], "units": ["Rebel Sympathizer"]}, dark={"units": ["Darth Vader (Core)"]})
    assert scene.light.why_not("Log Trap") == ["A88"]


# ── Yub Yub! ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_yub_yub_focuses_an_ewok_to_discard_an_enhancement() -> None:
    scene = Scene(
        light={"units": ["Ewok Scout", "Luke Skywalker (Core)"], "hand": ["Yub Yub!"]},
        dark={"enhancements": ["Sith Library"], "units": [{"card": "Darth Vader (Core)", "enhancements": ["Blaster Pistol"]}]},
    )
    scene.light.picks("use Yub Yub!")
    scene.light.is_offered("target Sith Library", "target Blaster Pistol")
    scene.light.picks("target Sith Library")
    assert scene.zone_of("Sith Library") == "discard"
    assert (scene.focus_on("Ewok Scout"), scene.focus_on("Luke Skywalker")) == (1, 0)


def test_yub_yub_needs_a_ready_ewok() -> None:
    scene = Scene(
        light={"units": [{"card": "Ewok Scout", "focus": 1}, "Luke Skywalker (Core)"], "hand": ["Yub Yub!"]},
        dark={"enhancements": ["Sith Library"]},
    )
    assert "A22" in scene.light.why_not("Yub Yub!")


def test_yub_yub_needs_an_enhancement() -> None:
    scene = Scene(light={"units": ["Ewok Scout", "Luke Skywalker (Core)"], "hand": ["Yub Yub!"]})
    assert "R12.13" in scene.light.why_not("Yub Yub!")


# ── Hit and Run ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_hit_and_run_damages_the_engaged_objective_after_an_edge_battle_is_won() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Hit and Run"], "hand": ["Yoda"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.light.picks("place Yoda")
    scene.light.is_offered("use Hit and Run", "pass")
    scene.light.picks("use Hit and Run")
    assert scene.damage_on(OBJECTIVE) == 1


def test_hit_and_run_a35_reacts_to_a_battle_won_without_defenders() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Hit and Run"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", ["Luke Skywalker (Core)"], []),
    )
    scene.light.picks("use Hit and Run")
    assert scene.damage_on(OBJECTIVE) == 1


def test_hit_and_run_a53_once_per_turn() -> None:
    scene = Scene(
        light={"units": ["Corellian Engineer", "Fleet Officer"], "objectives": ["Hit and Run"]},
        dark={"objectives": [OBJECTIVE, "Counsel of the Sith"]},
        engagement=attack("edge", ["Corellian Engineer"], []),
    )
    scene.light.picks("use Hit and Run")
    scene.pass_all("engage")
    scene.light.picks("engage Counsel of the Sith", "attack Fleet Officer")
    scene.light.is_asked("unopposed")
    assert scene.table.engaged == scene.card("Counsel of the Sith").number


def test_hit_and_run_does_not_react_for_the_defender() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE, "Hit and Run"], "hand": ["Yoda"]},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement=attacked("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"]),
    )
    scene.light.picks("place Yoda")
    assert scene.table.edge == scene.light.seat
    assert not scene.light.can("use Hit and Run")


# ── Secret Informant ──────────────────────────────────────────────────────────────────────────────────────────────


def informant_scene(attackers: list[str], hand: list[str], *, idle: tuple[str, ...] = ()) -> Scene:
    return Scene(
        light={"units": [*attackers, *idle], "hand": hand},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team"], "objectives": [OBJECTIVE]},
        engagement=attack("edge", attackers, ["Darth Vader (Core)", "Kuati Security Team"]),
    )


def test_secret_informant_resolves_each_fate_card_once_more() -> None:
    scene = informant_scene(["Secret Informant"], ["Target of Opportunity"])
    scene.light.picks("place Target of Opportunity", "resolve Target of Opportunity")
    scene.light.is_offered("resolve Target of Opportunity", "pass")
    scene.light.picks("resolve Target of Opportunity")
    assert scene.damage_on(OBJECTIVE) == 2


def test_secret_informant_may_leave_it_at_once() -> None:
    scene = informant_scene(["Secret Informant"], ["Target of Opportunity"])
    scene.light.picks("place Target of Opportunity", "pass")
    assert scene.damage_on(OBJECTIVE) == 1


def test_secret_informant_a67_with_new_targets() -> None:
    scene = informant_scene(["Secret Informant"], ["Heat of Battle"])
    scene.light.picks("place Heat of Battle", "target Darth Vader", "resolve Heat of Battle", "target Kuati Security Team")
    assert scene.damage_on("Darth Vader") == scene.damage_on("Kuati Security Team") == 1


def test_secret_informant_a67_two_of_them_twice_more() -> None:
    scene = informant_scene(["Secret Informant", "Secret Informant"], ["Target of Opportunity"])
    scene.light.picks("place Target of Opportunity", "resolve Target of Opportunity")
    scene.light.picks("resolve Target of Opportunity")
    scene.light.is_offered("resolve Target of Opportunity", "pass")
    scene.light.picks("resolve Target of Opportunity")
    assert scene.damage_on(OBJECTIVE) == 3
    assert scene.table.edge == scene.light.seat


def test_secret_informant_must_participate() -> None:
    scene = informant_scene(["Luke Skywalker (Core)"], ["Target of Opportunity"], idle=("Secret Informant",))
    scene.light.picks("place Target of Opportunity")
    assert scene.damage_on(OBJECTIVE) == 1
    assert scene.asked != "again"


def test_secret_informant_does_not_serve_the_opponents_fate_cards() -> None:
    scene = Scene(
        light={"units": ["Secret Informant", "Luke Skywalker (Core)"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE], "hand": ["Heat of Battle"]},
        engagement=attack("edge", ["Secret Informant", "Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.dark.picks("place Heat of Battle", "target Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.asked != "again"
