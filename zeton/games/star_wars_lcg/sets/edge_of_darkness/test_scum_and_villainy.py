"""Scum and Villainy cards of Edge of Darkness, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.terms import HAND
from zeton.games.star_wars_lcg.rules.turn import reserve_value
from zeton.games.star_wars_lcg.testing import Scene


def dark(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Scum and Villainy", "deck": ["TIE Fighter"] * 8, **cards}


HIVE = "Hive of Scum and Villainy"
CRASH = "The Tatooine Crash"


def damage_of(unit: str, objective: str) -> int:
    """The unit damage of a unit that attacks one of two objectives."""
    scene = Scene(
        light={"units": [unit]},
        dark=dark(objectives=[HIVE, "Counsel of the Sith"]),
        engagement={"objective": objective, "attackers": [unit], "edge": "dark", "step": "strikes"},
    )
    return scene.table.strength(scene.number(unit), 0)


def test_hive_of_scum_and_villainy_takes_unit_damage_from_who_attacks_it() -> None:
    assert damage_of("Jedi in Hiding", HIVE) == 1


def test_hive_of_scum_and_villainy_takes_nothing_from_who_attacks_another_objective() -> None:
    assert damage_of("Jedi in Hiding", "Counsel of the Sith") == 2


def fought(unit: Any, stake: str, *, units: tuple[Any, ...] = (), defends: bool = True) -> Scene:
    """The dark side stakes nothing in an edge battle against a card of the light side."""
    scene = Scene(
        light={"units": ["Yoda", *units], "hand": [stake, "Counter-stroke"], "objectives": ["Jedi Training"]},
        dark=dark(units=[unit, "Nightsister"], objectives=[HIVE], hand=["Force Choke"]),
        engagement={
            "objective": HIVE,
            "attackers": ["Yoda"],
            "defenders": [unit if defends else "Nightsister"],
            "step": "edge",
        },
    )
    scene.light.picks(f"place {stake}")
    scene.dark.picks("pass")
    scene.light.picks("pass")
    return scene


def test_greedo_is_dealt_damage_after_his_player_has_lost_an_edge_battle_he_takes_part_in() -> None:
    assert fought("Greedo", "Jedi in Hiding").damage_on("Greedo") == 1


def test_greedo_is_not_dealt_damage_if_he_does_not_participate() -> None:
    assert fought("Greedo", "Jedi in Hiding", defends=False).damage_on("Greedo") == 0


def hunted(stake: str) -> Scene:
    return fought("Nightsister", stake, units=({"card": "Jedi in Hiding", "enhancements": ["Bounty"]},))


def test_bounty_is_discarded_if_an_edge_battle_is_lost_by_three_a121() -> None:
    assert hunted("Yoda").zone_of("Bounty") == "discard"


def test_bounty_stays_if_an_edge_battle_is_lost_by_less() -> None:
    assert hunted("Jedi in Hiding").zone_of("Bounty") == "enhancements"


def test_bounty_captures_the_unit_after_its_player_has_refreshed() -> None:
    scene = Scene(
        light={"units": [{"card": "Jedi in Hiding", "enhancements": ["Bounty"]}]},
        dark=dark(objectives=[HIVE, CRASH, "Counsel of the Sith"]),
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use Bounty", f"capture at Jedi in Hiding → {HIVE}")
    assert (scene.zone_of("Jedi in Hiding"), scene.zone_of("Bounty")) == ("captured", "discard")


def seized(event: str, turn: str = "dark", **light: Any) -> Scene:
    return Scene(
        light={"hand": ["Yoda"], "objectives": ["Jedi Training"], **light},
        dark=dark(hand=[event, "Force Choke"], units=["Nightsister"], objectives=[HIVE, CRASH, "The Bespin Exchange"]),
        turn=turn,
    )


def test_captured_captures_an_enemy_unit() -> None:
    scene = seized("Captured", units=["Jedi in Hiding"])
    scene.dark.picks("use Captured")
    scene.dark.pays()
    scene.dark.picks(f"capture at Jedi in Hiding → {CRASH}")
    assert scene.card("Jedi in Hiding").host == CRASH


def test_captured_is_played_in_ones_own_turn_only() -> None:
    assert not seized("Captured", "light", units=["Jedi in Hiding"]).dark.can("use Captured")


REACH = "Jabba's Reach"


def reserve(*captured: str) -> int:
    scene = Scene(dark=dark(objectives=[{"card": REACH, "captured": list(captured)}, {"card": HIVE, "captured": ["Yoda"]}]))
    return reserve_value(scene.table, scene.table.dark)


def test_jabbas_reach_raises_the_reserve_value_for_each_card_captured_there() -> None:
    assert (reserve("X-Wing"), reserve("X-Wing", "Luke Skywalker (Core)")) == (7, 8)


def test_jabbas_reach_does_not_count_what_is_captured_elsewhere() -> None:
    assert reserve() == 6


def court(*hand: str, focus: int = 0, beside: tuple[str, ...] = ()) -> Scene:
    return Scene(
        light={"units": ["X-Wing"]},
        dark=dark(units=[{"card": "Jabba the Hutt", "focus": focus}, *beside], objectives=[REACH], hand=list(hand)),
        turn="dark",
    )


def test_jabba_the_hutt_puts_a_cheap_unit_into_play() -> None:
    scene = court("Jawa Scavenger", "Gamorrean Guard", "Darth Vader (Core)", "Force Choke")
    scene.dark.picks("use Jabba the Hutt")
    scene.dark.is_offered("choose Jawa Scavenger", "choose Gamorrean Guard")
    scene.dark.picks("choose Gamorrean Guard")
    assert (scene.zone_of("Gamorrean Guard"), scene.focus_on("Jabba the Hutt")) == ("units", 1)


def test_jabba_the_hutt_puts_an_enhancement_of_the_play_area_into_play() -> None:
    scene = court("Prized Possession")
    scene.dark.picks("use Jabba the Hutt")
    assert scene.zone_of("Prized Possession") == "enhancements"


def test_a133_jabba_the_hutt_attaches_an_enhancement_to_what_it_names() -> None:
    scene = court("Bounty")
    scene.dark.picks("use Jabba the Hutt")
    assert (scene.zone_of("Bounty"), scene.card("Bounty").host) == ("enhancements", "X-Wing")


def test_a133_jabba_the_hutts_player_chooses_what_is_enhanced() -> None:
    scene = court("Blaster Pistol", beside=("Nightsister",))
    scene.dark.picks("use Jabba the Hutt")
    scene.dark.picks("enhance Blaster Pistol → Nightsister")
    assert scene.card("Blaster Pistol").host == "Nightsister"


def test_a133_jabba_the_hutt_needs_something_to_enhance() -> None:
    assert not court("Vader's Lightsaber").dark.can("use Jabba the Hutt")


def test_jabba_the_hutt_is_not_used_exhausted_or_for_what_costs_more() -> None:
    assert not court("Gamorrean Guard", focus=1).dark.can("use Jabba the Hutt")
    assert not court("Darth Vader (Core)").dark.can("use Jabba the Hutt")


def test_jabba_the_hutt_cannot_be_targeted_by_enemy_events() -> None:
    exhausted = [{"card": title, "focus": 1} for title in ("Jabba the Hutt", "Nightsister", "Gamorrean Guard")]
    scene = Scene(
        light={
            "affiliation": "Smugglers and Spies",
            "hand": ["Bamboozle"],
            "objectives": ["Raise the Stakes", "Asteroid Sanctuary"],
            "units": ["Wookiee Warrior"],
        },
        dark=dark(units=exhausted),
    )
    scene.light.picks("use Bamboozle")
    scene.light.pays()
    scene.light.is_offered("target Nightsister", "target Gamorrean Guard")


def cruise(focus: int, unit: str = "Nightsister") -> Scene:
    return Scene(
        light={"units": ["X-Wing"]},
        dark=dark(units=["Jabba's Pleasure Barge", {"card": unit, "focus": focus}], objectives=[REACH]),
        turn="dark",
        phase="conflict",
    )


def test_jabbas_pleasure_barge_takes_over_a_focus_token_of_a_character() -> None:
    scene = cruise(2)
    scene.dark.picks("use Jabba's Pleasure Barge")
    assert (scene.focus_on("Nightsister"), scene.focus_on("Jabba's Pleasure Barge")) == (1, 1)


def test_jabbas_pleasure_barge_needs_an_exhausted_character() -> None:
    assert not cruise(0).dark.can("use Jabba's Pleasure Barge")
    assert not cruise(1, "TIE Fighter").dark.can("use Jabba's Pleasure Barge")


def reversing(light: list[str], staked: list[str]) -> Scene:
    """Both sides stake cards in an edge battle, the light side attacks; the dark side may then use Reversal of Fate."""
    scene = Scene(
        light={
            "units": ["Yoda", "X-Wing"],
            "hand": [*light, "Believer in the Old Ways", "Jedi in Hiding"],
            "objectives": ["Jedi Training"],
        },
        dark=dark(
            units=["Darth Vader (Core)", "Nightsister"],
            objectives=[REACH, HIVE],
            hand=[*staked, "Reversal of Fate"],
        ),
        engagement={
            "objective": HIVE,
            "attackers": ["Yoda", "X-Wing"],
            "defenders": ["Darth Vader (Core)", "Nightsister"],
            "step": "edge",
        },
    )
    for number in range(max(len(light), len(staked))):
        scene.light.picks(f"place {light[number]}" if number < len(light) else "pass")
        scene.dark.picks(f"place {staked[number]}" if number < len(staked) else "pass")
    scene.light.picks("pass")
    if scene.asked == "edge card":
        scene.dark.picks("pass")
    return scene


def reversed_by_the_dark_side(light: list[str], staked: list[str]) -> Scene:
    scene = reversing(light, staked)
    scene.dark.picks("use Reversal of Fate")
    scene.dark.pays()
    return scene


def test_reversal_of_fate_gives_each_player_the_others_edge_stack() -> None:
    scene = reversing(["Luke Skywalker (Core)"], ["TIE Fighter"])
    scene.dark.picks("pass")
    assert scene.table.edge == scene.table.light
    scene = reversed_by_the_dark_side(["Luke Skywalker (Core)"], ["TIE Fighter"])
    assert scene.table.edge == scene.table.dark
    assert (scene.light.pile("discard"), scene.dark.pile("discard")) == (
        ["Luke Skywalker"],
        ["Reversal of Fate", "TIE Fighter"],
    )


def test_reversal_of_fate_is_not_used_where_no_edge_card_lies() -> None:
    scene = reversing([], [])
    assert not scene.dark.can("use Reversal of Fate")


def test_a133_a_fate_card_in_a_switched_stack_is_resolved_by_who_has_it() -> None:
    scene = reversed_by_the_dark_side(["Heat of Battle"], ["TIE Fighter"])
    scene.dark.is_offered("target Yoda", "target X-Wing")
    scene.dark.picks("target Yoda")
    assert (scene.damage_on("Yoda"), scene.damage_on("Darth Vader")) == (1, 0)


def test_a133_an_edge_battle_that_begins_anew_begins_with_stacks_of_ones_own() -> None:
    scene = reversed_by_the_dark_side(["Twist of Fate"], ["TIE Fighter"])
    scene.light.picks("place Believer in the Old Ways")
    assert scene.light.pile("edge_stack") == ["Believer in the Old Ways"]
    assert scene.table.owner[scene.number("Believer in the Old Ways")] == scene.table.light


def crash(*deck: str) -> Scene:
    objectives = [CRASH, HIVE, "Counsel of the Sith"]
    return Scene(light={"deck": list(deck)}, dark=dark(objectives=objectives), turn="dark", phase="refresh")


def test_the_tatooine_crash_captures_the_top_card_of_the_opponents_deck() -> None:
    scene = crash("Yoda", "Jedi in Hiding")
    scene.dark.picks(f"use {CRASH}")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", CRASH)
    assert not scene.table.who_knows(scene.number("Yoda")) & (1 << scene.table.light)


def test_the_tatooine_crash_is_not_used_without_a_card_to_capture() -> None:
    assert not crash().dark.can(f"use {CRASH}")


def test_jawa_scavenger_returns_to_hand_after_its_player_has_lost_an_edge_battle() -> None:
    assert fought("Jawa Scavenger", "Jedi in Hiding").zone_of("Jawa Scavenger") == "hand"


def test_jawa_scavenger_stays_if_its_player_wins() -> None:
    scene = Scene(
        light={"units": ["Yoda"], "hand": ["Counter-stroke"]},
        dark=dark(units=["Jawa Scavenger"], objectives=[HIVE], hand=["Force Choke"]),
        engagement={"objective": HIVE, "attackers": ["Yoda"], "defenders": ["Jawa Scavenger"], "step": "edge"},
    )
    scene.light.picks("pass")
    scene.dark.picks("pass")
    assert scene.zone_of("Jawa Scavenger") == "units"


def test_utinni_captures_an_enemy_enhancement() -> None:
    scene = seized("Utinni!", enhancements=["Ancient Monument"])
    scene.dark.picks("use Utinni!")
    scene.dark.pays()
    scene.dark.picks(f"capture at Ancient Monument → {CRASH}")
    assert (scene.zone_of("Ancient Monument"), scene.card("Ancient Monument").host) == ("captured", CRASH)


def test_utinni_needs_an_enemy_enhancement() -> None:
    assert not seized("Utinni!", units=["Yoda"]).dark.can("use Utinni!")


# ── set 83 ────────────────────────────────────────────────────────────────────────────────────────────────────────────

SHADOW = "The Shadow of Nar Shaddaa"
SPICE = "Spice Visions"
DRAGON = "Krayt Dragon"


def moonlit(focus: int = 0) -> Scene:
    return Scene(
        light={"units": ["Yoda", "Jedi in Hiding"], "objectives": ["Jedi Training"]},
        dark=dark(objectives=[{"card": SHADOW, "focus": focus}, HIVE]),
        engagement={"objective": HIVE, "attackers": ["Yoda"], "step": "after attackers"},
    )


def test_the_shadow_of_nar_shaddaa_is_focused_with_2_tokens_to_focus_an_attacker() -> None:
    scene = moonlit()
    scene.dark.picks(f"use {SHADOW}")
    assert (scene.focus_on(SHADOW), scene.focus_on("Yoda"), scene.focus_on("Jedi in Hiding")) == (2, 1, 0)


def test_the_shadow_of_nar_shaddaa_must_be_ready() -> None:
    assert not moonlit(focus=1).dark.can(f"use {SHADOW}")


def test_the_shadow_of_nar_shaddaa_needs_an_attacking_unit() -> None:
    scene = Scene(light={"units": ["Yoda"]}, dark=dark(objectives=[SHADOW, HIVE], hand=["Captured"]), turn="dark")
    assert not scene.dark.can(f"use {SHADOW}")


def extorted(*objectives: Any) -> Scene:
    scene = Scene(
        light={"objectives": list(objectives)},
        dark=dark(objectives=[HIVE, "Counsel of the Sith", "Fall of the Jedi"], hand=["Aqualish Thug"]),
        turn="dark",
        phase="deployment",
    )
    scene.dark.picks("play Aqualish Thug")
    scene.dark.pays()
    return scene


def test_aqualish_thug_makes_the_opponent_divide_2_damage_among_his_objectives() -> None:
    scene = extorted("Jedi Training", "A Hero's Journey")
    scene.dark.picks("use Aqualish Thug")
    scene.light.is_offered("hit Jedi Training ×1", "hit A Hero's Journey ×1")
    scene.light.picks("hit Jedi Training ×1")
    assert scene.damage_on("Jedi Training") == 0
    scene.light.picks("hit A Hero's Journey ×1")
    assert (scene.damage_on("Jedi Training"), scene.damage_on("A Hero's Journey")) == (1, 1)


def test_aqualish_thugs_damage_may_all_go_to_one_objective_and_be_shielded() -> None:
    scene = extorted({"card": "Jedi Training", "shields": 1}, "A Hero's Journey")
    scene.dark.picks("use Aqualish Thug")
    scene.light.picks("hit Jedi Training ×1", "hit Jedi Training ×1", "shield Jedi Training")
    assert (scene.damage_on("Jedi Training"), scene.damage_on("A Hero's Journey")) == (1, 0)


def test_aqualish_thug_is_not_used_without_an_enemy_objective() -> None:
    assert not extorted().dark.can("use Aqualish Thug")


def dreaming(*units: Any, attackers: tuple[str, ...] = (), hand: tuple[str, ...] = (SPICE,), light: Any = "Yoda") -> Scene:
    """The dark side attacks with what is named, and has the edge."""
    return Scene(
        light={"units": [light], "objectives": ["Jedi Training", "A Hero's Journey"]},
        dark=dark(units=list(units), objectives=[HIVE], hand=list(hand)),
        turn="dark",
        engagement={"objective": "Jedi Training", "attackers": list(attackers), "edge": "dark", "step": "strikes"},
    )


def test_spice_visions_damages_a_unit_that_strikes_and_it_strikes_again_a131() -> None:
    scene = dreaming(DRAGON, attackers=(DRAGON,))
    scene.dark.is_offered(f"use {SPICE}", "pass")
    scene.dark.picks(f"use {SPICE}")
    assert (scene.focus_on(DRAGON), scene.damage_on(DRAGON), scene.damage_on("Jedi Training")) == (1, 1, 4)


def test_spice_visions_need_not_be_used() -> None:
    scene = dreaming(DRAGON, attackers=(DRAGON,))
    scene.dark.picks("pass")
    assert (scene.focus_on(DRAGON), scene.damage_on(DRAGON), scene.zone_of(SPICE)) == (1, 0, "hand")


def test_spice_visions_changes_one_token_of_two_a131() -> None:
    scene = dreaming({"card": DRAGON, "committed": True}, attackers=(DRAGON,))
    scene.dark.picks(f"use {SPICE}")
    assert (scene.focus_on(DRAGON), scene.damage_on(DRAGON), scene.damage_on("Jedi Training")) == (1, 1, 2)


def test_a_second_spice_visions_changes_the_other_token_a131() -> None:
    scene = dreaming({"card": DRAGON, "committed": True}, attackers=(DRAGON,), hand=(SPICE, SPICE))
    scene.dark.picks(f"use {SPICE}", f"use {SPICE}")
    assert scene.damage_on(DRAGON) == 2
    assert scene.damage_on("Jedi Training") == 4


def test_a_unit_that_spice_visions_destroys_does_not_strike_a131() -> None:
    scene = dreaming({"card": DRAGON, "damage": 4}, attackers=(DRAGON,))
    scene.dark.picks(f"use {SPICE}")
    assert (scene.zone_of(DRAGON), scene.damage_on("Jedi Training")) == ("discard", 0)


def test_spice_visions_helps_no_vehicle() -> None:
    scene = dreaming("Slave I", attackers=("Slave I",))
    assert (scene.zone_of(SPICE), scene.focus_on("Slave I")) == ("hand", 1)


def pushed(shields: int = 0) -> Scene:
    """Yoda's tactics focus a dark side Character."""
    return Scene(
        light={"units": ["Yoda"], "objectives": ["Jedi Training"]},
        dark=dark(units=[{"card": "Nightsister", "shields": shields}], objectives=[HIVE], hand=[SPICE]),
        engagement={"objective": HIVE, "attackers": ["Yoda"], "edge": "dark", "step": "strikes"},
    )


def test_spice_visions_turns_a_token_of_an_enemy_effect_into_damage_of_it_a131() -> None:
    scene = pushed()
    scene.dark.picks(f"use {SPICE}")
    assert (scene.focus_on("Nightsister"), scene.zone_of("Nightsister")) == (0, "discard")


def test_a_shield_may_stop_that_damage_a131() -> None:
    scene = pushed(shields=1)
    scene.dark.picks(f"use {SPICE}", "shield Nightsister")
    assert (scene.focus_on("Nightsister"), scene.damage_on("Nightsister"), scene.shields_on("Nightsister")) == (0, 0, 0)


def paying(hand: tuple[str, ...], damage: int = 0) -> Scene:
    return Scene(
        light={"objectives": ["Jedi Training"]},
        dark=dark(units=[{"card": "Bib Fortuna", "damage": damage}], objectives=[HIVE], hand=list(hand)),
        turn="dark",
        phase="deployment",
    )


def test_damage_in_place_of_a_focus_token_has_generated_the_resource_a131() -> None:
    scene = paying((SPICE, "Gamorrean Guard"))
    scene.dark.picks("play Gamorrean Guard", "generate Bib Fortuna ×1", f"use {SPICE}")
    assert (scene.zone_of("Gamorrean Guard"), scene.damage_on("Bib Fortuna"), scene.focus_on("Bib Fortuna")) == ("units", 1, 0)


def test_who_is_destroyed_by_it_has_paid_all_the_same_a131() -> None:
    scene = paying((SPICE, "Gamorrean Guard"), damage=2)
    scene.dark.picks("play Gamorrean Guard", "generate Bib Fortuna ×1", f"use {SPICE}")
    assert (scene.zone_of("Gamorrean Guard"), scene.zone_of("Bib Fortuna")) == ("units", "discard")


def test_a_token_with_which_a_unit_enters_play_is_not_placed_on_it_a131() -> None:
    scene = Scene(
        light={"objectives": ["Jedi Training"]},
        dark=dark(enhancements=["Remote Hideout"], objectives=[HIVE], hand=[SPICE, "Gamorrean Guard"]),
        turn="dark",
        phase="deployment",
    )
    scene.dark.picks("play Gamorrean Guard")
    scene.dark.pays()
    assert (scene.focus_on("Gamorrean Guard"), scene.zone_of(SPICE)) == (1, "hand")


# ── set 84 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def transport(*captured: str) -> Scene:
    objectives = [{"card": "Carbonite Transport", "captured": list(captured)}, "Counsel of the Sith", "Fall of the Jedi"]
    return Scene(dark=dark(objectives=objectives), light={"objectives": ["Jedi Training"]}, turn="dark", phase="refresh")


def test_carbonite_transport_moves_a_captured_card_to_another_objective() -> None:
    scene = transport("Yoda")
    scene.dark.picks("use Carbonite Transport")
    scene.dark.is_offered("move captive Yoda → Counsel of the Sith", "move captive Yoda → Fall of the Jedi")
    scene.dark.picks("move captive Yoda → Fall of the Jedi")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", "Fall of the Jedi")


def test_carbonite_transport_is_not_used_without_captured_cards() -> None:
    assert not transport().dark.can("use Carbonite Transport")


def blast(unit: str, *places: tuple[str, ...]) -> int:
    objectives = ["Carbonite Transport", "Counsel of the Sith", "Fall of the Jedi"]
    holding = [{"card": title, "captured": list(held)} for title, held in zip(objectives, (*places, (), (), ()), strict=False)]
    scene = Scene(dark=dark(objectives=holding, units=[unit]), turn="dark")
    return scene.table.strength(scene.number(unit), 2)


def test_slave_i_gains_blast_for_each_objective_that_holds_captured_cards() -> None:
    assert blast("Slave I", ("Yoda", "Luke Skywalker (Core)"), ("Jedi in Hiding",)) == 2 + 2


def test_slave_i_gains_nothing_where_nobody_is_held() -> None:
    assert blast("Slave I") == 2


def test_traitorous_wing_guard_gains_blast_while_somebody_is_held() -> None:
    assert blast("Traitorous Wing Guard", ("Yoda",), ("Jedi in Hiding",)) == 1


def test_traitorous_wing_guard_gains_nothing_where_nobody_is_held() -> None:
    assert blast("Traitorous Wing Guard") == 0


# ── set 85 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def bossk(prey: Any, *hand: str) -> Scene:
    scene = Scene(
        light={"units": [prey], "objectives": ["Jedi Training"]},
        dark=dark(objectives=[HIVE, "Counsel of the Sith", "Fall of the Jedi"], hand=["Bossk", *hand]),
        turn="dark",
        phase="deployment",
    )
    scene.dark.picks("play Bossk")
    scene.dark.pays()
    return scene


def in_hand(scene: Scene) -> int:
    return len(scene.table.pile(HAND, scene.table.dark))


def test_bossk_is_focused_with_2_tokens_to_capture_an_exhausted_character() -> None:
    scene = bossk({"card": "Yoda", "focus": 1})
    scene.dark.picks("use Bossk", f"capture at Yoda → {HIVE}")
    assert (scene.zone_of("Yoda"), scene.focus_on("Bossk"), in_hand(scene)) == ("captured", 2, 0)


def test_bossk_draws_2_cards_for_a_wookiee() -> None:
    scene = bossk({"card": "Wookiee Warrior", "focus": 1})
    scene.dark.picks("use Bossk", f"capture at Wookiee Warrior → {HIVE}")
    assert (scene.zone_of("Wookiee Warrior"), in_hand(scene)) == ("captured", 2)


def test_bossk_captures_nobody_who_is_ready() -> None:
    assert not bossk("Yoda").dark.can("use Bossk")


def test_bossk_captures_no_vehicle() -> None:
    assert not bossk({"card": "X-Wing", "focus": 1}).dark.can("use Bossk")


def test_damage_in_place_of_a_focus_token_pays_for_bossks_reaction_a131() -> None:
    scene = bossk({"card": "Yoda", "focus": 1}, SPICE)
    scene.dark.picks("use Bossk", f"use {SPICE}", f"capture at Yoda → {HIVE}")
    assert (scene.zone_of("Yoda"), scene.focus_on("Bossk"), scene.damage_on("Bossk")) == ("captured", 1, 1)


# ── set 86 ────────────────────────────────────────────────────────────────────────────────────────────────────────────

PIT = "Feeding the Pit"
SARLACC = "The Almighty Sarlacc"


def pit(damage: int = 1, *captured: str) -> Scene:
    objectives = [{"card": PIT, "damage": damage, "captured": list(captured)}, HIVE]
    return Scene(light={"objectives": ["Jedi Training"]}, dark=dark(objectives=objectives, hand=["Captured"]), turn="dark")


def test_feeding_the_pit_discards_a_captured_card_to_remove_damage_and_draw() -> None:
    scene = pit(2, "Yoda", "Jedi in Hiding")
    scene.dark.picks(f"use {PIT}")
    scene.dark.is_offered("discard Yoda", "discard Jedi in Hiding")
    scene.dark.picks("discard Yoda")
    assert (scene.zone_of("Yoda"), scene.zone_of("Jedi in Hiding"), scene.damage_on(PIT)) == ("discard", "captured", 1)
    assert len(scene.table.pile(HAND, scene.table.dark)) == 2


def test_feeding_the_pit_needs_a_card_captured_there() -> None:
    assert not pit(2).dark.can(f"use {PIT}")


def test_feeding_the_pit_is_not_used_without_damage_to_remove() -> None:
    assert not pit(0, "Yoda").dark.can(f"use {PIT}")


def burdened(focus: int, **cards: Any) -> Scene:
    """Yoda's tactics put one more focus token on Bib Fortuna."""
    return Scene(
        light={"units": ["Yoda"], "objectives": ["Jedi Training"]},
        dark=dark(units=[{"card": "Bib Fortuna", "focus": focus}], objectives=[HIVE], **cards),
        engagement={"objective": HIVE, "attackers": ["Yoda"], "edge": "dark", "step": "strikes"},
    )


def test_bib_fortuna_is_sacrificed_with_4_focus_tokens() -> None:
    assert burdened(3).zone_of("Bib Fortuna") == "discard"


def test_bib_fortuna_bears_3_focus_tokens() -> None:
    scene = burdened(2)
    assert (scene.zone_of("Bib Fortuna"), scene.focus_on("Bib Fortuna")) == ("units", 3)


def test_spice_visions_saves_bib_fortuna_from_his_fourth_focus_token_a131() -> None:
    scene = burdened(3, hand=[SPICE])
    scene.dark.picks(f"use {SPICE}")
    assert (scene.zone_of("Bib Fortuna"), scene.damage_on("Bib Fortuna")) == ("units", 1)


def desert(focus: int = 1, damage: int = 0) -> Scene:
    lair = {"card": CRASH, "focus": focus, "damage": damage, "enhancements": [SARLACC]}
    return Scene(light={"objectives": ["Jedi Training"]}, dark=dark(objectives=[lair, HIVE], hand=["Captured"]), turn="dark")


def test_the_almighty_sarlacc_damages_its_objective_to_remove_a_focus_token() -> None:
    scene = desert(focus=2)
    scene.dark.picks(f"use {SARLACC}")
    assert (scene.focus_on(CRASH), scene.damage_on(CRASH)) == (1, 1)


def test_the_almighty_sarlacc_is_not_used_without_a_focus_token() -> None:
    assert not desert(focus=0).dark.can(f"use {SARLACC}")


def test_the_almighty_sarlacc_may_destroy_its_objective() -> None:
    scene = desert(damage=5)
    scene.dark.picks(f"use {SARLACC}")
    assert (scene.zone_of(CRASH), scene.zone_of(SARLACC)) == ("victory", "discard")
