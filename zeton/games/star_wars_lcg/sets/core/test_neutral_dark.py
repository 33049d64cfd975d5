"""Neutral cards of the dark side, in the order of neutral_dark.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

OBJECTIVE = "Fall of the Jedi"
THREE = [OBJECTIVE, "Counsel of the Sith", "The Emperor's Web"]
HERE = "Jedi Training"


def attack(step: str, attackers: list[str], defenders: list[str], **more: Any) -> dict[str, Any]:
    """The dark side attacks Jedi Training."""
    return {"objective": HERE, "attackers": attackers, "defenders": defenders, "step": step, **more}


def attacked(step: str, attackers: list[str], defenders: list[str], **more: Any) -> dict[str, Any]:
    """The light side attacks Fall of the Jedi."""
    return {"objective": OBJECTIVE, "attackers": attackers, "defenders": defenders, "step": step, **more}


# ── Heat of Battle ────────────────────────────────────────────────────────────────────────────────────────────────


def test_heat_of_battle_dark_damages_a_participating_enemy_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "Guardian of Peace", "Yoda"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Heat of Battle"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)", "Yoda"]),
    )
    scene.dark.picks("place Heat of Battle")
    scene.dark.is_offered("target Luke Skywalker", "target Yoda")
    scene.dark.picks("target Yoda")
    scene.light.passes()  # the Guardian of Peace does not protect him
    assert scene.damage_on("Yoda") == 1


def test_heat_of_battle_dark_resolves_after_the_light_one() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE], "hand": ["Heat of Battle"]},
        dark={"units": ["Nightsister"], "hand": ["Heat of Battle"]},
        turn="dark",
        engagement=attack("edge", ["Nightsister"], ["Luke Skywalker (Core)"]),
    )
    scene.dark.picks("place Heat of Battle")
    scene.light.picks("place Heat of Battle")
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.damage_on("Luke Skywalker") == 1


def test_heat_of_battle_dark_does_nothing_without_an_enemy_in_the_engagement() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Heat of Battle"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], []),
    )
    scene.dark.picks("place Heat of Battle")
    assert scene.damage_on("Luke Skywalker") == 0
    assert scene.zone_of("Heat of Battle") == "discard"


# ── Twist of Fate ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_twist_of_fate_dark_cancels_the_other_fate_cards_and_begins_a_new_edge_battle() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Heat of Battle", "Target of Opportunity", "Yoda"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE], "hand": ["Twist of Fate", "Nightsister"]},
        engagement=attacked("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.light.picks("place Heat of Battle")
    scene.dark.picks("place Twist of Fate")
    scene.light.picks("place Target of Opportunity")
    scene.dark.passes()
    scene.light.passes()
    scene.light.is_asked("edge card")
    scene.light.is_offered("place Yoda", "pass")
    assert scene.damage_on("Darth Vader") == scene.damage_on(OBJECTIVE) == 0
    assert sorted(scene.light.pile("discard")) == ["Heat of Battle", "Target of Opportunity"]
    assert scene.dark.pile("discard") == ["Twist of Fate"]


def test_twist_of_fate_dark_a66_nobody_has_won_the_cancelled_battle() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Twist of Fate", "Human Replica Droid"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"]),
    )
    scene.dark.picks("place Twist of Fate", "pass")
    scene.dark.is_asked("edge card")
    assert scene.table.edge == -1


def test_twist_of_fate_dark_a66_the_automatic_win_is_checked_anew() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Twist of Fate"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], []),
    )
    scene.dark.picks("place Twist of Fate")
    assert scene.table.edge == scene.dark.seat


def test_twist_of_fate_dark_is_never_played() -> None:
    scene = Scene(dark={"units": ["Nightsister"], "hand": ["Twist of Fate", "Espo Trooper"]}, turn="dark")
    assert scene.dark.why_not("Twist of Fate") == ["R5.8"]


# ── TIE Advanced ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_tie_advanced_damages_the_objective_after_it_survives_unopposed() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["TIE Advanced"]},
        turn="dark",
        engagement=attack("reward", ["TIE Advanced"], [], edge="dark"),
    )
    scene.dark.picks(f"damage {HERE} ×1")
    scene.dark.is_offered("use TIE Advanced", "pass")
    scene.dark.picks("use TIE Advanced")
    assert scene.damage_on(HERE) == 2


def test_tie_advanced_does_not_react_when_a_defender_has_survived() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["TIE Advanced"]},
        turn="dark",
        engagement=attack("reward", ["TIE Advanced"], ["Luke Skywalker (Core)"], edge="dark"),
    )
    assert not scene.dark.can("use TIE Advanced")
    assert scene.damage_on(HERE) == 0


def test_tie_advanced_does_not_react_to_another_attacker() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["TIE Advanced", "TIE Bomber"]},
        turn="dark",
        engagement=attack("reward", ["TIE Bomber"], [], edge="dark"),
    )
    scene.dark.picks(f"damage {HERE} ×1")
    assert not scene.dark.can("use TIE Advanced")
    assert scene.damage_on(HERE) == 1


# ── Black Squadron Pilot ──────────────────────────────────────────────────────────────────────────────────────────


def pilot_scene(*units: str, light: tuple[str, ...] = ()) -> Scene:
    return Scene(
        light={"units": [*light]},
        dark={"units": [*units], "objectives": [OBJECTIVE], "hand": ["Black Squadron Pilot"]},
        turn="dark",
    )


def test_black_squadron_pilot_may_enter_play_on_a_fighter_and_gives_it_two_icons() -> None:
    scene = pilot_scene("TIE Fighter", "Darth Vader (Core)", light=("X-Wing",))
    scene.dark.picks("play Black Squadron Pilot")
    scene.dark.pays()
    scene.dark.is_offered("enter as unit Black Squadron Pilot", "enter as enhancement Black Squadron Pilot → TIE Fighter")
    scene.dark.picks("enter as enhancement Black Squadron Pilot → TIE Fighter")
    fighter = scene.card("TIE Fighter").number
    assert [scene.table.strength(fighter, icon) for icon in range(3)] == [1, 0, 1]
    assert scene.card("Black Squadron Pilot").host == "TIE Fighter"


def test_black_squadron_pilot_may_enter_play_as_a_unit() -> None:
    scene = pilot_scene("TIE Fighter")
    scene.dark.picks("play Black Squadron Pilot")
    scene.dark.pays()
    scene.dark.picks("enter as unit Black Squadron Pilot")
    fighter = scene.card("TIE Fighter").number
    assert scene.zone_of("Black Squadron Pilot") == "units"
    assert [scene.table.strength(fighter, icon) for icon in range(3)] == [0, 0, 0]


def test_black_squadron_pilot_is_a_unit_when_its_player_has_no_fighter() -> None:
    scene = pilot_scene("Darth Vader (Core)", light=("X-Wing",))
    scene.dark.picks("play Black Squadron Pilot")
    scene.dark.pays()
    assert scene.zone_of("Black Squadron Pilot") == "units"


def test_black_squadron_pilot_a84_as_an_enhancement_is_no_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": [{"card": "TIE Fighter", "enhancements": ["Black Squadron Pilot"]}, "Nightsister"]},
        turn="dark",
        engagement=attack("attackers", [], []),
    )
    scene.dark.is_offered("attack TIE Fighter", "attack Nightsister")


def test_black_squadron_pilot_a84_as_an_enhancement_is_discarded_with_its_fighter() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={
            "units": [{"card": "TIE Fighter", "enhancements": ["Black Squadron Pilot"]}],
            "objectives": [OBJECTIVE],
        },
        engagement=attacked("strikes", ["Luke Skywalker (Core)"], ["TIE Fighter"], edge="light"),
    )
    scene.light.picks("unit damage Luke Skywalker")
    assert scene.zone_of("TIE Fighter") == scene.zone_of("Black Squadron Pilot") == "discard"


# ── Target of Opportunity ─────────────────────────────────────────────────────────────────────────────────────────


def test_target_of_opportunity_dark_damages_the_engaged_objective() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Target of Opportunity"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"]),
    )
    scene.dark.picks("place Target of Opportunity")
    assert scene.damage_on(HERE) == 1


def test_target_of_opportunity_dark_does_nothing_for_the_defender() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE], "hand": ["Target of Opportunity"]},
        engagement=attacked("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.dark.picks("place Target of Opportunity")
    assert scene.damage_on(OBJECTIVE) == 0


# ── Rancor ────────────────────────────────────────────────────────────────────────────────────────────────────────


def rancor_scene(light: list[str], dark: list[str], turn: str = "dark") -> Scene:
    return Scene(
        light={"units": light, "objectives": [HERE, "Hit and Run", "Forgotten Heroes"], "deck": ["Yoda"] * 8},
        dark={"units": ["Rancor", *dark], "objectives": THREE, "deck": ["Nightsister"] * 8, "hand": ["Force Choke"]},
        turn=turn,
        phase="refresh",
    )


def test_rancor_destroys_the_cheapest_unit_that_is_no_vehicle() -> None:
    scene = rancor_scene(["Twi'lek Loyalist", "Luke Skywalker (Core)"], ["TIE Fighter", "Darth Vader (Core)"])
    assert scene.zone_of("Twi'lek Loyalist") == "discard"
    assert sorted(scene.dark.pile("units")) == ["Darth Vader", "Rancor", "TIE Fighter"]


def test_rancor_a78_the_active_player_decides_a_tie() -> None:
    scene = rancor_scene(["Rebel Trooper", "R2-D2"], ["Espo Trooper", "TIE Fighter"])
    scene.dark.is_asked("destroy")
    scene.dark.is_offered("destroy Rebel Trooper", "destroy R2-D2", "destroy Espo Trooper")
    scene.dark.picks("destroy R2-D2")
    assert scene.zone_of("R2-D2") == "discard"
    assert scene.zone_of("Rebel Trooper") == scene.zone_of("Espo Trooper") == "units"


def test_rancor_a78_may_have_to_destroy_itself() -> None:
    scene = rancor_scene(["X-Wing"], ["TIE Fighter"])
    assert scene.zone_of("Rancor") == "discard"
    assert scene.zone_of("X-Wing") == scene.zone_of("TIE Fighter") == "units"


def test_rancor_does_not_react_to_the_opponents_refresh() -> None:
    scene = rancor_scene(["Twi'lek Loyalist"], [], turn="light")
    assert scene.zone_of("Twi'lek Loyalist") == scene.zone_of("Rancor") == "units"


# ── Aft Armor Plating ─────────────────────────────────────────────────────────────────────────────────────────────


def test_aft_armor_plating_gives_shielding() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": [{"card": "TIE Bomber", "enhancements": ["Aft Armor Plating"]}]},
        turn="dark",
        engagement=attack("attackers", [], []),
    )
    scene.dark.is_asked("shielding")
    scene.dark.picks("place shield TIE Bomber → TIE Bomber")
    assert scene.shields_on("TIE Bomber") == 1


def test_aft_armor_plating_gives_it_to_no_other_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["TIE Bomber", {"card": "TIE Fighter", "focus": 1, "enhancements": ["Aft Armor Plating"]}]},
        turn="dark",
        engagement=attack("attackers", [], []),
    )
    scene.light.is_asked("defenders")


def test_aft_armor_plating_enhances_only_vehicles() -> None:
    scene = Scene(dark={"units": ["Nightsister"], "hand": ["Aft Armor Plating", "Espo Trooper"]}, turn="dark")
    assert scene.dark.why_not("Aft Armor Plating") == ["R5.3"]


# ── Blaster Pistol ────────────────────────────────────────────────────────────────────────────────────────────────


def test_blaster_pistol_gives_one_unit_damage() -> None:
    scene = Scene(dark={"units": [{"card": "Darth Vader (Core)", "enhancements": ["Blaster Pistol"]}]})
    vader = scene.card("Darth Vader").number
    assert [scene.table.strength(vader, icon) for icon in range(3)] == [3, 0, 1]


def test_blaster_pistol_enhances_only_characters() -> None:
    scene = Scene(dark={"units": ["TIE Fighter", "Rancor"], "hand": ["Blaster Pistol", "Espo Trooper"]}, turn="dark")
    assert scene.dark.why_not("Blaster Pistol") == ["R5.3"]


# ── Looking for Droids ────────────────────────────────────────────────────────────────────────────────────────────


def test_looking_for_droids_ignores_the_resource_match() -> None:
    scene = Scene(dark={"objectives": ["Looking for Droids"], "hand": ["Imperial Officer"]}, turn="dark")
    scene.dark.picks("play Imperial Officer")
    scene.dark.pays()
    assert scene.zone_of("Imperial Officer") == "units"


def test_looking_for_droids_does_not_lower_the_cost() -> None:
    scene = Scene(dark={"objectives": ["Looking for Droids"], "hand": ["Stormtrooper Elite", "Espo Trooper"]}, turn="dark")
    assert scene.dark.why_not("Stormtrooper Elite") == ["R4.1"]


def test_looking_for_droids_helps_only_its_controller() -> None:
    scene = Scene(
        light={"objectives": [HERE], "hand": ["Fleet Officer", "Rebel Trooper"]},
        dark={"objectives": ["Looking for Droids"]},
    )
    assert scene.light.why_not("Fleet Officer") == ["R4.7"]


# ── Viper Probe Droid ─────────────────────────────────────────────────────────────────────────────────────────────


def test_viper_probe_droid_a86_is_played_from_the_discard_pile_for_its_cost() -> None:
    scene = Scene(dark={"objectives": [OBJECTIVE], "discard": ["Nightsister", "Viper Probe Droid"]}, turn="dark")
    scene.dark.is_offered("play Viper Probe Droid", "pass")
    scene.dark.picks("play Viper Probe Droid")
    scene.dark.pays()
    assert scene.zone_of("Viper Probe Droid") == "units"
    assert scene.focus_on(OBJECTIVE) == scene.focus_on("Sith") == 1


def test_viper_probe_droid_is_played_from_hand_as_well() -> None:
    scene = Scene(dark={"objectives": [OBJECTIVE], "hand": ["Viper Probe Droid"]}, turn="dark")
    scene.dark.picks("play Viper Probe Droid")
    scene.dark.pays()
    assert scene.zone_of("Viper Probe Droid") == "units"


def test_viper_probe_droid_a86_a92_a137_stays_where_it_lay_if_it_cannot_be_paid_to_the_end() -> None:
    pile = ["Nightsister", "Viper Probe Droid", "Force Choke"]
    scene = Scene(dark={"objectives": [OBJECTIVE], "discard": pile}, turn="dark")
    scene.dark.picks("play Viper Probe Droid")
    scene.table.focus[scene.number(OBJECTIVE)] = 1  # what would pay the rest is exhausted meanwhile
    scene.dark.picks("generate Sith ×1")
    assert scene.dark.pile("discard") == pile and scene.dark.hand == []
    assert (scene.focus_on("Sith"), scene.table.plays) == (1, ())


def test_viper_probe_droid_is_not_played_without_enough_resources() -> None:
    scene = Scene(dark={"discard": ["Viper Probe Droid"], "hand": ["Espo Trooper"]}, turn="dark")
    scene.dark.is_offered("play Espo Trooper", "pass")
    assert scene.dark.why_not("Viper Probe Droid") == ["R4.1"]


def test_viper_probe_droid_is_not_played_in_the_opponents_turn() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"]}, dark={"objectives": [OBJECTIVE], "discard": ["Viper Probe Droid"]}, turn="light"
    )
    assert "R3.17" in scene.dark.why_not("Viper Probe Droid")


# ── Dark Alliance ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_dark_alliance_ignores_the_resource_match_this_phase() -> None:
    scene = Scene(
        dark={"objectives": [OBJECTIVE], "hand": ["Dark Alliance", "Duty Officer", "Death Star Trooper"]}, turn="dark"
    )
    assert not scene.dark.can("play Duty Officer")
    scene.dark.picks("use Dark Alliance", "play Duty Officer", "generate Sith ×1", "play Death Star Trooper")
    scene.dark.pays()
    assert scene.zone_of("Duty Officer") == scene.zone_of("Death Star Trooper") == "units"


def test_dark_alliance_ends_with_the_phase() -> None:
    scene = Scene(
        dark={"hand": ["Dark Alliance", "Duty Officer", "Espo Trooper"], "deck": ["Nightsister"] * 8},
        turn="dark",
        phase="draw",
    )
    scene.dark.passes()
    scene.dark.picks("use Dark Alliance")
    while scene.table.phase == "draw":
        scene.dark.passes()
    assert scene.dark.can("play Espo Trooper")
    assert scene.dark.why_not("Duty Officer") == ["R4.7"]


def test_dark_alliance_does_not_help_the_opponent() -> None:
    scene = Scene(
        light={"objectives": [HERE], "hand": ["Rebel Assault"], "units": ["Luke Skywalker (Core)"]},
        dark={"hand": ["Dark Alliance", "Force Choke"], "units": ["Nightsister"]},
        turn="dark",
    )
    scene.dark.picks("use Dark Alliance")
    assert "R4.7" in scene.light.why_not("Rebel Assault")


# ── It's Worse ────────────────────────────────────────────────────────────────────────────────────────────────────


def deflection_scene(*hand: str, **light: Any) -> Scene:
    """Darth Vader strikes Luke Skywalker, and the light side answers with Lightsaber Deflection."""
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)", "Fleet Officer", *light.pop("units", ())],
            "objectives": [HERE],
            "hand": ["Lightsaber Deflection"],
        },
        dark={"units": ["Darth Vader (Core)", "Nightsister"], "hand": [*hand]},
        turn="dark",
        engagement=attack("strikes", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"], edge="dark"),
    )
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection", "target Nightsister")
    return scene


def test_its_worse_cancels_an_interrupt_and_damages_an_enemy_unit() -> None:
    scene = deflection_scene("It's Worse")
    scene.dark.is_offered("use It's Worse", "pass")
    scene.dark.picks("use It's Worse")
    scene.dark.is_offered("target Luke Skywalker", "target Fleet Officer")
    scene.dark.picks("target Fleet Officer")
    assert scene.damage_on("Fleet Officer") == 1
    assert scene.damage_on("Luke Skywalker") == 2
    assert scene.zone_of("Nightsister") == "units"
    assert scene.zone_of("Lightsaber Deflection") == "discard"


def test_its_worse_a81_answers_an_interrupt_of_a_card_in_play() -> None:
    scene = Scene(
        light={"units": ["C-3PO", "Luke Skywalker (Core)"]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke", "It's Worse"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use C-3PO")
    scene.dark.picks("use It's Worse", "target Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 2
    assert scene.zone_of("C-3PO") == "discard"  # his cost stays paid


def test_its_worse_a81_a_chain_resolves_from_the_last_backwards() -> None:
    scene = Scene(
        light={"units": ["C-3PO", "Luke Skywalker (Core)"], "hand": ["Counter-stroke"]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke", "It's Worse"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke")
    scene.dark.picks("use It's Worse", "target Luke Skywalker")
    scene.light.picks("use C-3PO")
    assert scene.damage_on("Luke Skywalker") == 0
    assert sorted(scene.dark.pile("discard")) == ["Force Choke", "It's Worse"]


def test_its_worse_a88_a_second_one_would_cancel_nothing_and_is_not_offered() -> None:
    scene = deflection_scene("It's Worse", "It's Worse")
    scene.dark.picks("use It's Worse", "target Fleet Officer")
    scene.dark.passes()  # the second one could answer the first
    assert not scene.dark.can("use It's Worse")
    assert scene.damage_on("Fleet Officer") == 1
    assert scene.damage_on("Luke Skywalker") == 2
    assert scene.dark.pile("discard") == ["It's Worse"]


def test_its_worse_a81_may_answer_another_one() -> None:
    scene = deflection_scene("It's Worse", "It's Worse")
    scene.dark.picks("use It's Worse", "target Luke Skywalker", "use It's Worse", "target Fleet Officer")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Fleet Officer")) == (1, 1)
    assert scene.zone_of("Nightsister") == "discard"


def test_its_worse_does_not_answer_an_action() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]},
        dark={"units": ["Nightsister"], "hand": ["It's Worse"]},
    )
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    assert scene.shields_on("Luke Skywalker") == 1
    assert scene.dark.hand == ["It's Worse"]


def test_its_worse_needs_an_enemy_unit() -> None:
    scene = Scene(
        light={"objectives": [HERE], "hand": ["It Could Be Worse"]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["It's Worse"]},
        turn="dark",
        engagement=attack("strikes", ["Darth Vader (Core)"], [], edge="dark"),
    )
    scene.light.picks("use It Could Be Worse")
    assert scene.damage_on(HERE) == 1
    assert scene.dark.hand == ["It's Worse"]


# ── Corporate Exploitation ────────────────────────────────────────────────────────────────────────────────────────


def test_corporate_exploitation_puts_a_cheap_unit_into_play() -> None:
    scene = Scene(
        dark={
            "objectives": ["Corporate Exploitation"],
            "hand": ["Espo Trooper", "Duty Officer", "Nightsister", "Blaster Pistol"],
        },
        turn="dark",
    )
    scene.dark.picks("use Corporate Exploitation")
    scene.dark.is_offered("choose Espo Trooper", "choose Duty Officer")
    scene.dark.picks("choose Duty Officer")
    assert scene.zone_of("Duty Officer") == "units"
    assert scene.focus_on("Corporate Exploitation") == 1


def test_corporate_exploitation_a86_nothing_is_paid_and_nothing_is_played() -> None:
    scene = Scene(dark={"objectives": ["Corporate Exploitation"], "hand": ["Duty Officer", "Espo Trooper"]}, turn="dark")
    scene.dark.picks("use Corporate Exploitation", "choose Duty Officer")
    assert scene.focus_on("Sith") == 0
    assert scene.table.plays == ()


def test_corporate_exploitation_is_used_in_the_opponents_engagement_too() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={"objectives": [OBJECTIVE, "Corporate Exploitation"], "hand": ["Espo Trooper"]},
        engagement=attacked("after attackers", ["Luke Skywalker (Core)"], []),
    )
    scene.dark.picks("use Corporate Exploitation", "choose Espo Trooper")
    scene.dark.is_offered("defend Espo Trooper", "done")


def test_corporate_exploitation_is_not_used_exhausted() -> None:
    scene = Scene(dark={"objectives": [{"card": "Corporate Exploitation", "focus": 1}], "hand": ["Espo Trooper"]}, turn="dark")
    assert scene.dark.why_not("Corporate Exploitation") == ["A22"]


def test_corporate_exploitation_is_not_used_without_a_cheap_unit_in_hand() -> None:
    scene = Scene(dark={"objectives": ["Corporate Exploitation"], "hand": ["Kuati Security Team", "Force Choke"]}, turn="dark")
    assert scene.dark.why_not("Corporate Exploitation") == ["A88"]


# ── Reconnaissance Mission ────────────────────────────────────────────────────────────────────────────────────────


def test_reconnaissance_mission_raises_the_reserve_value() -> None:
    scene = Scene(dark={"objectives": ["Reconnaissance Mission"], "deck": ["Espo Trooper"] * 9}, turn="dark", phase="draw")
    assert len(scene.dark.hand) == 7


def test_reconnaissance_mission_is_not_for_the_opponent() -> None:
    scene = Scene(
        light={"deck": ["Rebel Trooper"] * 9}, dark={"objectives": ["Reconnaissance Mission"]}, turn="light", phase="draw"
    )
    assert len(scene.light.hand) == 6


# ── Human Replica Droid ───────────────────────────────────────────────────────────────────────────────────────────


def test_human_replica_droid_a71_joins_the_engagement_after_an_edge_battle_is_won() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Emperor Palpatine", "Human Replica Droid"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"]),
    )
    scene.dark.picks("place Emperor Palpatine", "pass")
    scene.dark.is_offered("use Human Replica Droid", "pass")
    scene.dark.picks("use Human Replica Droid")
    scene.dark.is_offered("strike Darth Vader", "strike Human Replica Droid")
    assert scene.focus_on("Sith") == 0


def test_human_replica_droid_a71_joins_as_a_defender_too() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": [OBJECTIVE], "hand": ["Human Replica Droid"]},
        engagement=attacked("edge", ["Luke Skywalker (Core)"], ["Darth Vader (Core)"]),
    )
    scene.dark.picks("pass", "use Human Replica Droid")
    scene.dark.is_offered("strike Darth Vader", "strike Human Replica Droid")


def test_human_replica_droid_a35_reacts_to_a_battle_won_without_defenders() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Human Replica Droid"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], []),
    )
    scene.dark.picks("pass", "use Human Replica Droid")
    assert scene.zone_of("Human Replica Droid") == "units"


def test_human_replica_droid_is_not_offered_after_a_battle_is_lost() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Human Replica Droid"]},
        turn="dark",
        engagement=attack("edge", ["Darth Vader (Core)"], ["Luke Skywalker (Core)"]),
    )
    scene.dark.passes()
    assert scene.table.edge == scene.light.seat
    assert scene.dark.hand == ["Human Replica Droid"]
    assert not scene.dark.can("use Human Replica Droid")


def test_human_replica_droid_does_not_react_in_play() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": [HERE]},
        dark={"units": ["Human Replica Droid", "Darth Vader (Core)"]},
        turn="dark",
        engagement=attack("edge", ["Human Replica Droid", "Darth Vader (Core)"], []),
    )
    scene.dark.is_asked("strike")
