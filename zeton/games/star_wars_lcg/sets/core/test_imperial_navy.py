"""Imperial Navy cards, in the order of imperial_navy.py: each works, and is not offered when it must not be."""

from random import Random
from typing import Any

from zeton.games.star_wars_lcg.rules.terms import BLAST, DEFENDER, UNIT_DAMAGE
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.law import broken_laws

PLAIN = ["Imperial Command", "Death and Despayre", "Shadows of Dathomir"]  # 2 resources each, no text
LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]
EXHAUSTED_FIGHTER = {"card": "TIE Bomber", "focus": 1}  # for Tallon Roll, which would do nothing without one (A88)


def navy(**given: Any) -> dict[str, Any]:
    """The dark side: the Imperial Navy with three objectives without text, and cards to draw."""
    return {"affiliation": "Imperial Navy", "objectives": PLAIN, "deck": ["Death Star Trooper"] * 8, **given}


def rebels(**given: Any) -> dict[str, Any]:
    """The light side, with three objectives and cards to draw."""
    return {"objectives": LIGHT_OBJECTIVES, "deck": ["Twi'lek Loyalist"] * 8, **given}


def attack(*attackers: str, on: str = "Draw Their Fire", step: str = "after attackers", **given: Any) -> dict[str, Any]:
    return {"objective": on, "attackers": list(attackers), "step": step, **given}


def strength(scene: Scene, title: str, icon: int) -> int:
    return scene.table.strength(scene.card(title).number, icon)


def is_fair(scene: Scene) -> bool:
    """Whether what each seat cannot know can be dealt anew without its seeing a difference."""
    match = scene.match
    return all(match.determinize(seat, Random(1)).view(seat) == match.view(seat) for seat in (0, 1))


def knows(scene: Scene, seat: int, title: str, zone: str) -> bool:
    return scene.card(title, zone).number in scene.match.view(seat)["cards"]


# ── set 26 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_admiral_motti_takes_a_focus_token_off_a_unit_of_his_side_after_refreshing() -> None:
    scene = Scene(
        light=rebels(units=["Red Five"]),
        dark=navy(units=["Admiral Motti", {"card": "Duty Officer", "focus": 2}]),
        turn="dark",
        phase="refresh",
    )
    scene.dark.is_offered("use Admiral Motti", "pass")
    scene.dark.picks("use Admiral Motti")
    scene.dark.is_offered("target Admiral Motti", "target Duty Officer")
    scene.dark.picks("target Duty Officer")
    assert scene.focus_on("Duty Officer") == 0


def test_admiral_motti_does_not_react_when_the_opponent_refreshes() -> None:
    scene = Scene(light=rebels(), dark=navy(units=[{"card": "Admiral Motti", "focus": 2}]), turn="light", phase="refresh")
    assert scene.asked != "reaction"
    assert scene.focus_on("Admiral Motti") == 2


def test_orbital_bombardment_gives_each_of_your_units_a_blast_icon() -> None:
    scene = Scene(
        light=rebels(units=["Twi'lek Loyalist"]),
        dark=navy(units=["Duty Officer", "Death Star Trooper"], enhancements=["Orbital Bombardment"]),
        turn="dark",
        engagement=attack("Duty Officer", step="strikes", edge="dark"),
    )
    scene.dark.picks("strike Duty Officer", "blast Duty Officer")
    assert scene.damage_on("Draw Their Fire") == 1
    assert strength(scene, "Death Star Trooper", BLAST) == 1


def test_orbital_bombardment_gives_the_enemy_nothing() -> None:
    scene = Scene(light=rebels(units=["Twi'lek Loyalist"]), dark=navy(enhancements=["Orbital Bombardment"]))
    assert strength(scene, "Twi'lek Loyalist", BLAST) == 0


# ── set 27 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_kuat_reinforcements_lowers_the_cost_of_a_vehicle_by_the_cards_discarded() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=["Kuat Reinforcements"], hand=["AT-ST", "Detained", "Trooper Assault"]),
        turn="dark",
    )
    scene.dark.picks("play AT-ST", "use Kuat Reinforcements")
    scene.dark.is_offered("discard Detained", "discard Trooper Assault")
    scene.dark.picks("discard Detained")
    scene.dark.is_offered("discard Trooper Assault", "done")
    scene.dark.picks("done", "generate Imperial Navy ×1", "generate Kuat Reinforcements ×1")
    assert scene.zone_of("AT-ST") == "units"
    assert scene.zone_of("Detained") == "discard"
    assert scene.dark.hand == ["Trooper Assault"]


def test_kuat_reinforcements_a82_need_not_be_used_for_what_can_be_paid() -> None:
    scene = Scene(light=rebels(), dark=navy(objectives=["Kuat Reinforcements"], hand=["TIE Bomber", "Detained"]), turn="dark")
    scene.dark.picks("play TIE Bomber")
    scene.dark.is_offered("use Kuat Reinforcements", "pass")
    scene.dark.passes()
    scene.dark.pays()
    assert scene.zone_of("TIE Bomber") == "units"
    assert scene.dark.hand == ["Detained"]


def test_kuat_reinforcements_a82_never_lowers_a_cost_below_1() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=["Kuat Reinforcements"], hand=["TIE Bomber", "Detained", "Trooper Assault"]),
        turn="dark",
    )
    scene.dark.picks("play TIE Bomber", "use Kuat Reinforcements", "discard Detained", "discard Trooper Assault")
    scene.dark.picks("generate Imperial Navy ×1")
    assert scene.zone_of("TIE Bomber") == "units"
    assert (scene.focus_on("Imperial Navy"), scene.focus_on("Kuat Reinforcements")) == (1, 0)


def test_kuat_reinforcements_a82_cards_in_hand_count_for_what_can_be_paid() -> None:
    hand = ["Devastator", "Detained", "Trooper Assault", "Tallon Roll"]
    scene = Scene(light=rebels(), dark=navy(objectives=["Kuat Reinforcements"], hand=hand), turn="dark")
    assert "R4.1" in scene.dark.why_not("Devastator")
    scene = Scene(light=rebels(), dark=navy(objectives=["Kuat Reinforcements"], hand=[*hand, "Duty Officer"]), turn="dark")
    assert scene.dark.can("play Devastator")


def test_kuat_reinforcements_is_not_offered_for_a_character() -> None:
    scene = Scene(light=rebels(), dark=navy(objectives=["Kuat Reinforcements"], hand=["Duty Officer", "Detained"]), turn="dark")
    scene.dark.picks("play Duty Officer")
    scene.dark.is_asked("pay")


def test_kuat_reinforcements_is_not_offered_without_another_card() -> None:
    scene = Scene(light=rebels(), dark=navy(objectives=["Kuat Reinforcements"], hand=["TIE Bomber"]), turn="dark")
    scene.dark.picks("play TIE Bomber")
    scene.dark.is_asked("pay")


def test_kuat_reinforcements_lowers_the_cost_of_a_vehicle_played_into_an_engagement() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=["Kuat Reinforcements"], units=["TIE Fighter"], hand=['"Backstabber"', "Detained"]),
        turn="dark",
        engagement=attack("TIE Fighter"),
    )
    scene.dark.picks('use "Backstabber"', "use Kuat Reinforcements", "discard Detained")
    scene.dark.pays()
    scene.dark.is_offered('use "Backstabber" #1', "pass")


def test_backstabber_joins_an_engagement_and_damages_the_engaged_objective() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(units=["Death Star Trooper"], hand=['"Backstabber"']),
        turn="dark",
        engagement=attack("Death Star Trooper"),
    )
    scene.dark.is_offered('use "Backstabber"', "pass")
    scene.dark.picks('use "Backstabber"')
    scene.dark.pays()
    scene.dark.is_offered('use "Backstabber" #1', "pass")
    scene.dark.picks('use "Backstabber" #1')
    assert scene.damage_on("Draw Their Fire") == 1
    assert scene.zone_of('"Backstabber"') == "units"
    scene.dark.is_offered('strike "Backstabber"', "strike Death Star Trooper")


def test_backstabber_a70_defends_in_the_opponents_turn_and_may_fight_for_the_edge() -> None:
    scene = Scene(
        light=rebels(units=["Luke Skywalker (Core)"]),
        dark=navy(hand=['"Backstabber"', "Duty Officer"]),
        turn="light",
        engagement=attack("Luke Skywalker (Core)", on="Imperial Command", step="after defenders"),
    )
    scene.dark.picks('use "Backstabber"')
    scene.dark.pays()
    scene.dark.passes()
    assert scene.table.part[scene.card('"Backstabber"').number] == DEFENDER
    scene.dark.is_offered("place Duty Officer", "pass")
    assert scene.damage_on("Imperial Command") == 0


def test_backstabber_a70_makes_an_attack_opposed_even_after_the_edge_battle() -> None:
    scene = Scene(
        light=rebels(units=["Rookie Pilot"]),
        dark=navy(hand=['"Backstabber"']),
        turn="light",
        engagement=attack("Rookie Pilot", on="Imperial Command", step="after edge", edge="light"),
    )
    scene.dark.picks('use "Backstabber"')
    scene.dark.pays()
    scene.dark.passes()
    assert (scene.damage_on('"Backstabber"'), scene.zone_of("Rookie Pilot")) == (1, "discard")
    assert scene.damage_on("Imperial Command") == 0


def test_backstabber_a70_may_be_played_in_deployment_without_damage() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=['"Backstabber"']), turn="dark")
    scene.dark.is_offered('play "Backstabber"', "pass")
    scene.dark.picks('play "Backstabber"')
    scene.dark.pays()
    assert scene.zone_of('"Backstabber"') == "units"
    assert scene.asked != "reaction"


def test_backstabber_a70_needs_a_resource_match() -> None:
    scene = Scene(
        light=rebels(),
        dark={
            "affiliation": "Sith",
            "objectives": ["Shadows of Dathomir"],
            "units": ["TIE Fighter", EXHAUSTED_FIGHTER],
            "hand": ['"Backstabber"', "Tallon Roll"],
        },
        turn="dark",
        engagement=attack("TIE Fighter"),
    )
    scene.dark.is_offered("use Tallon Roll", "pass")
    assert "R4.7" in scene.dark.why_not('"Backstabber"')


def test_backstabber_is_not_offered_outside_an_engagement() -> None:
    scene = Scene(light=rebels(), dark=navy(units=["TIE Fighter"], hand=['"Backstabber"']), turn="dark", phase="conflict")
    scene.dark.is_asked("engage")
    assert "R12.2" in scene.dark.why_not('"Backstabber"')


def test_backstabber_is_not_offered_while_a_copy_is_in_play() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(units=['"Backstabber"', EXHAUSTED_FIGHTER], hand=['"Backstabber"', "Tallon Roll"]),
        turn="dark",
        engagement=attack('"Backstabber"'),
    )
    scene.dark.is_offered("use Tallon Roll", "pass")


def test_tallon_roll_takes_a_focus_token_off_a_fighter() -> None:
    scene = Scene(
        light=rebels(units=["Red Five", "Luke Skywalker (Core)"]),
        dark=navy(units=[{"card": "TIE Fighter", "focus": 2}, "AT-ST"], hand=["Tallon Roll"]),
        turn="dark",
    )
    scene.dark.picks("use Tallon Roll")
    scene.dark.is_offered("target Red Five", "target TIE Fighter")
    scene.dark.picks("target TIE Fighter")
    assert scene.focus_on("TIE Fighter") == 1
    assert scene.zone_of("Tallon Roll") == "discard"


def test_tallon_roll_is_not_offered_without_a_fighter() -> None:
    scene = Scene(light=rebels(), dark=navy(units=["AT-ST"], hand=["Tallon Roll", "TIE Fighter"]), turn="dark")
    assert not scene.dark.can("use Tallon Roll")
    assert "R12.13" in scene.dark.why_not("Tallon Roll")


def test_death_from_above_gives_two_attacking_vehicles_blast_for_the_engagement() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(units=["TIE Fighter", "AT-ST", "Death Star Trooper", "TIE Bomber"], hand=["Death from Above"]),
        turn="dark",
        engagement=attack("TIE Fighter", "AT-ST", "Death Star Trooper", step="after edge", edge="light"),
    )
    scene.dark.picks("use Death from Above")
    scene.dark.pays()
    scene.dark.is_offered("target AT-ST", "target TIE Fighter")
    scene.dark.picks("target TIE Fighter")
    scene.dark.is_offered("target AT-ST", "done")
    scene.dark.picks("target AT-ST")
    assert [strength(scene, unit, BLAST) for unit in ("TIE Fighter", "AT-ST", "TIE Bomber")] == [1, 2, 1]
    scene.dark.picks("strike TIE Fighter", "strike AT-ST", "strike Death Star Trooper")
    assert scene.damage_on("Draw Their Fire") == 3
    scene.dark.picks("pass")
    assert strength(scene, "AT-ST", BLAST) == 1


def test_death_from_above_may_have_one_target() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(units=["TIE Fighter", "AT-ST"], hand=["Death from Above"]),
        turn="dark",
        engagement=attack("TIE Fighter", "AT-ST"),
    )
    scene.dark.picks("use Death from Above")
    scene.dark.pays()
    scene.dark.picks("target AT-ST", "done")
    assert strength(scene, "AT-ST", BLAST) == 2


def test_death_from_above_is_not_offered_without_an_attacking_vehicle() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(units=["Death Star Trooper", EXHAUSTED_FIGHTER], hand=["Death from Above", "Tallon Roll"]),
        turn="dark",
        engagement=attack("Death Star Trooper"),
    )
    scene.dark.is_offered("use Tallon Roll", "pass")
    assert "R12.13" in scene.dark.why_not("Death from Above")


# ── set 28 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ultimate_power_can_be_attacked_by_two_units_at_most() -> None:
    scene = Scene(
        light=rebels(units=["Luke Skywalker (Core)", "Red Five", "Yoda"]),
        dark=navy(objectives=["The Ultimate Power", *PLAIN[:2]]),
        turn="light",
        engagement=attack(on="The Ultimate Power", step="attackers"),
    )
    scene.light.picks("attack Luke Skywalker", "attack Red Five")
    scene.light.is_asked("strike")
    assert not scene.table.part[scene.card("Yoda").number]


def test_the_ultimate_power_does_not_guard_other_objectives() -> None:
    scene = Scene(
        light=rebels(units=["Luke Skywalker (Core)", "Red Five", "Yoda"]),
        dark=navy(objectives=["The Ultimate Power", *PLAIN[:2]]),
        turn="light",
        engagement=attack(on="Imperial Command", step="attackers"),
    )
    scene.light.picks("attack Luke Skywalker", "attack Red Five")
    scene.light.is_offered("attack Yoda", "done")


def test_grand_moff_tarkin_a79_destroys_enemy_objectives_that_lack_one_damage() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Draw Their Fire", "damage": 4}, {"card": "Jedi Training", "damage": 3}]),
        dark=navy(objectives=[{"card": "Imperial Command", "damage": 4}, *PLAIN[1:]], hand=["Grand Moff Tarkin"]),
        turn="dark",
    )
    scene.dark.picks("play Grand Moff Tarkin")
    scene.dark.pays()
    assert scene.dark.pile("victory") == ["Draw Their Fire"]
    assert scene.zone_of("Jedi Training") == "objectives"
    assert scene.zone_of("Imperial Command") == "objectives"
    assert scene.table.dial == 1


def test_grand_moff_tarkin_does_not_weaken_objectives_from_the_hand() -> None:
    scene = Scene(light=rebels(objectives=[{"card": "Draw Their Fire", "damage": 4}]), dark=navy(hand=["Grand Moff Tarkin"]))
    assert scene.zone_of("Draw Their Fire") == "objectives"


REVEALED = ["Superlaser Blast", "Force Lightning", "Devastator", "Orbital Bombardment", "Trooper Assault"]


def test_superlaser_engineer_takes_dear_events_and_enhancements_and_puts_the_rest_under_the_deck() -> None:
    scene = Scene(
        light=rebels(), dark=navy(hand=["Superlaser Engineer"], deck=[*REVEALED, "TIE Fighter", "TIE Bomber"]), turn="dark"
    )
    scene.dark.picks("play Superlaser Engineer")
    scene.dark.pays()
    scene.dark.is_offered("use Superlaser Engineer", "pass")
    scene.dark.picks("use Superlaser Engineer")
    assert sorted(scene.dark.hand) == ["Orbital Bombardment", "Superlaser Blast"]
    scene.dark.is_offered("put under deck Force Lightning", "put under deck Devastator", "put under deck Trooper Assault")
    scene.dark.picks("put under deck Devastator", "put under deck Trooper Assault", "put under deck Force Lightning")
    assert scene.dark.pile("deck") == ["Force Lightning", "Trooper Assault", "Devastator", "TIE Bomber", "TIE Fighter"]


def test_superlaser_engineer_a85_shows_both_players_what_is_revealed_but_not_the_order_below() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=["Superlaser Engineer"], deck=[*REVEALED, "TIE Fighter"]), turn="dark")
    light, dark = scene.light.seat, scene.dark.seat
    scene.dark.picks("play Superlaser Engineer")
    scene.dark.pays()
    scene.dark.picks("use Superlaser Engineer")
    assert all(knows(scene, light, title, "looked_at") for title in ("Devastator", "Force Lightning", "Trooper Assault"))
    assert is_fair(scene)
    scene.dark.picks("put under deck Devastator")
    assert is_fair(scene)
    scene.dark.picks("put under deck Force Lightning")
    assert knows(scene, light, "Superlaser Blast", "hand")
    for title in ("Devastator", "Force Lightning", "Trooper Assault"):
        assert knows(scene, dark, title, "deck")
        assert not knows(scene, light, title, "deck")
    assert is_fair(scene)


def test_superlaser_engineer_reveals_what_there_is_in_a_small_deck() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=["Superlaser Engineer"], deck=["Superlaser Blast"]), turn="dark")
    scene.dark.picks("play Superlaser Engineer")
    scene.dark.pays()
    scene.dark.picks("use Superlaser Engineer")
    assert scene.dark.hand == ["Superlaser Blast"]
    assert scene.dark.pile("deck") == []


def test_superlaser_engineer_does_not_react_to_another_unit() -> None:
    scene = Scene(light=rebels(), dark=navy(units=["Superlaser Engineer"], hand=["Duty Officer"]), turn="dark")
    scene.dark.picks("play Duty Officer")
    scene.dark.pays()
    assert scene.asked != "reaction"


def test_superlaser_blast_destroys_any_objective() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=["Superlaser Blast"]), turn="dark")
    scene.dark.picks("use Superlaser Blast")
    scene.dark.pays()
    scene.dark.is_offered(*(f"target {title}" for title in (*LIGHT_OBJECTIVES, *PLAIN)))
    scene.dark.picks("target Jedi Training")
    assert scene.dark.pile("victory") == ["Jedi Training"]
    assert scene.table.dial == 1


def test_superlaser_blast_a47_gives_your_own_objective_to_the_opponent() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=["Superlaser Blast"]), turn="dark")
    scene.dark.picks("use Superlaser Blast")
    scene.dark.pays()
    scene.dark.picks("target Shadows of Dathomir")
    assert scene.light.pile("victory") == ["Shadows of Dathomir"]
    assert scene.table.dial == 0


def test_superlaser_blast_r3_12_a_fourth_objective_may_come_while_one_is_being_destroyed() -> None:
    """A Journey to Dagobah finds the next one, which is asked whether it interrupts the same destruction."""
    light = rebels(
        objectives=["A Journey to Dagobah", "In You Must Go", "Forgotten Heroes"], objective_deck=["Decoy at Dantooine"]
    )
    scene = Scene(light=light, dark=navy(hand=["Superlaser Blast"]), dial=5, turn="dark")
    scene.dark.picks("use Superlaser Blast")
    scene.dark.pays()
    scene.dark.picks("target A Journey to Dagobah")
    scene.light.picks("use A Journey to Dagobah", "put into play Decoy at Dantooine")
    scene.light.is_offered("use Decoy at Dantooine", "pass")
    assert not list(broken_laws(scene.table))


def test_superlaser_blast_is_not_offered_in_the_opponents_turn() -> None:
    scene = Scene(light=rebels(), dark=navy(units=[EXHAUSTED_FIGHTER], hand=["Superlaser Blast", "Tallon Roll"]), turn="light")
    scene.dark.is_offered("use Tallon Roll", "pass")
    assert "R12.2" in scene.dark.why_not("Superlaser Blast")


# ── set 29 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_devastator_a24_spends_any_resource_to_raise_the_dial() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Draw Their Fire", "damage": 4}]),
        dark={"affiliation": "Sith", "objectives": ["Reconnaissance Mission"], "units": ["Devastator"]},
        turn="dark",
        engagement=attack("Devastator", step="strikes", edge="dark"),
    )
    scene.dark.picks("strike Devastator", "blast Devastator")
    assert scene.table.dial == 1
    scene.dark.is_offered("use Devastator", "pass")
    scene.dark.picks("use Devastator")
    scene.dark.is_offered("generate Reconnaissance Mission ×1", "generate Sith ×1")
    scene.dark.picks("generate Reconnaissance Mission ×1")
    assert scene.table.dial == 2


def test_devastator_does_not_react_to_an_objective_of_its_own_side() -> None:
    scene = Scene(
        light=rebels(units=["Red Five"]),
        dark=navy(objectives=[{"card": "Imperial Command", "damage": 4}, *PLAIN[1:]], units=["Devastator"]),
        turn="light",
        engagement=attack("Red Five", on="Imperial Command", step="strikes", edge="light"),
    )
    assert scene.light.pile("victory") == ["Imperial Command"]
    assert scene.asked != "reaction"
    assert scene.table.dial == 0


def test_imperial_officer_spends_two_resources_to_raise_the_dial() -> None:
    scene = Scene(
        light=rebels(), dark=navy(objectives=PLAIN, units=["Imperial Officer"], hand=["Superlaser Blast"]), turn="dark"
    )
    scene.dark.picks("use Superlaser Blast", "generate Imperial Command ×2", "generate Death and Despayre ×2")
    scene.dark.picks("target Jedi Training")
    scene.dark.is_offered("use Imperial Officer", "pass")
    scene.dark.picks("use Imperial Officer", "generate Shadows of Dathomir ×2")
    assert scene.table.dial == 2


def test_imperial_officer_is_not_offered_without_two_resources() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Draw Their Fire", "damage": 4}]),
        dark=navy(objectives=[], units=["Imperial Officer", "TIE Bomber"]),
        turn="dark",
        engagement=attack("TIE Bomber", step="strikes", edge="dark"),
    )
    assert scene.dark.pile("victory") == ["Draw Their Fire"]
    assert scene.match.decision is None or scene.asked != "reaction"
    assert scene.table.dial == 1


def test_defense_upgrade_a79_adds_3_to_the_capacity_of_any_objective() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=["Defense Upgrade"]), turn="dark")
    scene.dark.picks("play Defense Upgrade")
    scene.dark.pays()
    scene.dark.is_offered(*(f"enhance Defense Upgrade → {title}" for title in (*LIGHT_OBJECTIVES, *PLAIN)))
    scene.dark.picks("enhance Defense Upgrade → Imperial Command")
    assert scene.table.capacity(scene.card("Imperial Command").number) == 8
    assert scene.table.capacity(scene.card("Jedi Training").number) == 5


def test_defense_upgrade_a46_destroys_its_objective_by_leaving_if_the_damage_is_too_much() -> None:
    enhanced = {"card": "Jedi Training", "damage": 6, "enhancements": ["Defense Upgrade"]}
    scene = Scene(light=rebels(objectives=[enhanced]), dark=navy(hand=["Tear This Ship Apart"]), turn="dark")
    scene.dark.picks("use Tear This Ship Apart")
    scene.dark.pays()
    scene.dark.picks("target Defense Upgrade")
    assert scene.dark.pile("victory") == ["Jedi Training"]


def test_defense_upgrade_cannot_be_played_without_an_objective() -> None:
    scene = Scene(dark=navy(objectives=[], units=["Duty Officer"], hand=["Defense Upgrade", "TIE Fighter"]), turn="dark")
    assert "R5.3" in scene.dark.why_not("Defense Upgrade")


# ── set 30 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_defense_protocol_damages_a_unit_for_one_card_less() -> None:
    scene = Scene(
        light=rebels(units=["Luke Skywalker (Core)"]),
        dark=navy(objectives=["Defense Protocol", *PLAIN[:2]], units=["AT-ST"]),
        turn="dark",
        phase="draw",
    )
    scene.dark.is_offered("use Defense Protocol", "pass")
    scene.dark.picks("use Defense Protocol")
    scene.dark.is_offered("target Luke Skywalker", "target AT-ST")
    scene.dark.picks("target Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 1
    assert len(scene.dark.hand) == 5
    assert not scene.table.lasting  # only until the end of the phase


def test_defense_protocol_makes_a_full_hand_discard() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=["Defense Protocol"], units=["AT-ST"], hand=["Detained"] * 5 + ["Duty Officer"]),
        turn="dark",
        phase="draw",
    )
    scene.dark.picks("use Defense Protocol", "target AT-ST")
    scene.dark.picks("pass")
    scene.dark.is_asked("discard down")
    scene.dark.picks("discard Duty Officer")
    assert len(scene.dark.hand) == 5


def test_defense_protocol_is_not_offered_in_the_opponents_draw_phase() -> None:
    scene = Scene(light=rebels(), dark=navy(objectives=["Defense Protocol"], units=["AT-ST"]), turn="light", phase="draw")
    assert scene.asked != "reaction"


def test_defense_protocol_is_not_offered_without_a_unit() -> None:
    scene = Scene(light=rebels(), dark=navy(objectives=["Defense Protocol"]), turn="dark", phase="draw")
    assert scene.asked != "reaction"
    assert len(scene.dark.hand) == 6


def squadron_attacks(*hand: str, light_hand: tuple[str, ...] = ()) -> Scene:
    return Scene(
        light=rebels(
            units=[{"card": "Luke Skywalker (Core)", "focus": 1}, {"card": "Yoda", "focus": 1}], hand=list(light_hand)
        ),
        dark=navy(units=["TIE Attack Squadron"], hand=list(hand)),
        turn="dark",
        engagement=attack("TIE Attack Squadron", step="edge", defenders=["Luke Skywalker (Core)"]),
    )


def test_tie_attack_squadron_gains_unit_damage_and_targeted_strike_with_a_fate_card() -> None:
    scene = squadron_attacks("Target of Opportunity")
    scene.dark.picks("place Target of Opportunity", "strike TIE Attack Squadron", "unit damage TIE Attack Squadron")
    scene.dark.is_offered("hit Luke Skywalker ×2", "hit Yoda ×2")
    scene.dark.picks("hit Yoda ×2")
    assert scene.zone_of("Yoda") == "discard"


def test_tie_attack_squadron_gains_nothing_from_other_edge_cards() -> None:
    scene = squadron_attacks("Detained")
    scene.dark.picks("place Detained", "strike TIE Attack Squadron", "unit damage TIE Attack Squadron")
    scene.dark.picks("hit Luke Skywalker ×1")
    assert scene.damage_on("Luke Skywalker") == 1


def test_tie_attack_squadron_gains_nothing_from_the_opponents_fate_card() -> None:
    scene = squadron_attacks("Detained", light_hand=("Target of Opportunity",))
    scene.dark.picks("place Detained")
    scene.light.picks("place Target of Opportunity")
    assert strength(scene, "TIE Attack Squadron", UNIT_DAMAGE) == 1


def test_tie_attack_squadron_a74_keeps_it_when_the_edge_battle_begins_anew() -> None:
    scene = squadron_attacks("Twist of Fate", "Detained")
    scene.dark.picks("place Twist of Fate", "pass")
    assert strength(scene, "TIE Attack Squadron", UNIT_DAMAGE) == 2
    scene.dark.is_offered("place Detained", "pass")
    scene.dark.picks("pass")
    assert strength(scene, "TIE Attack Squadron", UNIT_DAMAGE) == 2


# ── set 31 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_endor_gambit_takes_a_focus_token_off_a_vehicle_after_refreshing() -> None:
    scene = Scene(
        light=rebels(units=["Red Five", "Luke Skywalker (Core)"]),
        dark=navy(objectives=["The Endor Gambit", *PLAIN[:2]], units=[{"card": "AT-ST", "focus": 2}, "Duty Officer"]),
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use The Endor Gambit")
    scene.dark.is_offered("target AT-ST", "target Red Five")
    scene.dark.picks("target AT-ST")
    assert scene.focus_on("AT-ST") == 0


def test_the_endor_gambit_is_not_offered_without_a_vehicle() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=["The Endor Gambit", *PLAIN[:2]], units=["Duty Officer"]),
        turn="dark",
        phase="refresh",
    )
    assert scene.asked != "reaction"


def test_at_st_commander_a24_spends_any_resource_for_a_shield_on_a_participating_vehicle() -> None:
    scene = Scene(
        light=rebels(),
        dark={"units": ["AT-ST", "TIE Fighter", "AT-ST Commander"], "objectives": ["Reconnaissance Mission"]},
        turn="dark",
        engagement=attack("AT-ST"),
    )
    scene.dark.is_offered("use AT-ST Commander", "pass")
    scene.dark.picks("use AT-ST Commander", "generate Reconnaissance Mission ×1", "target AT-ST")
    assert scene.shields_on("AT-ST") == 1
    assert not scene.dark.can("use AT-ST Commander")  # no participating Vehicle is unshielded any more (R9.5)


def test_at_st_commander_is_not_offered_outside_an_engagement() -> None:
    scene = Scene(
        light=rebels(), dark=navy(units=["AT-ST", "AT-ST Commander"], hand=["Duty Officer"]), turn="dark", phase="conflict"
    )
    scene.dark.is_asked("engage")
    assert "R12.2" in scene.dark.why_not("AT-ST Commander")


def test_at_st_commander_is_not_offered_without_a_participating_vehicle() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(units=["AT-ST", "AT-ST Commander", EXHAUSTED_FIGHTER], hand=["Tallon Roll"]),
        turn="dark",
        engagement=attack("AT-ST Commander"),
    )
    scene.dark.is_offered("use Tallon Roll", "pass")
    assert "R12.13" in scene.dark.why_not("AT-ST Commander")


def test_at_st_draws_a_card_after_entering_play() -> None:
    scene = Scene(light=rebels(), dark=navy(hand=["AT-ST"], deck=["Detained", "TIE Fighter"]), turn="dark")
    scene.dark.picks("play AT-ST")
    scene.dark.pays()
    scene.dark.is_offered("use AT-ST", "pass")
    scene.dark.picks("use AT-ST")
    assert scene.dark.hand == ["Detained"]


def test_at_st_does_not_react_to_another_unit() -> None:
    scene = Scene(light=rebels(), dark=navy(units=["AT-ST"], hand=["TIE Fighter"]), turn="dark")
    scene.dark.picks("play TIE Fighter")
    scene.dark.pays()
    assert scene.asked != "reaction"


# ── set 32 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def prisoners(*deck: str) -> Scene:
    """Take Them Prisoner enters play in the dark side's refresh phase."""
    return Scene(
        light=rebels(deck=list(deck)),
        dark=navy(objectives=PLAIN[:2], objective_deck=["Take Them Prisoner"]),
        turn="dark",
        phase="refresh",
    )


def test_take_them_prisoner_captures_one_of_three_cards_and_orders_the_others() -> None:
    scene = prisoners("Luke Skywalker (Core)", "Yoda", "Red Five", "X-Wing")
    scene.dark.is_offered("use Take Them Prisoner", "pass")
    scene.dark.picks("use Take Them Prisoner")
    scene.dark.is_offered("capture Luke Skywalker", "capture Yoda", "capture Red Five", "pass")
    scene.dark.picks("capture Yoda")
    scene.dark.is_offered("put on deck Luke Skywalker", "put on deck Red Five")
    scene.dark.picks("put on deck Luke Skywalker", "put on deck Red Five")
    assert scene.light.pile("deck") == ["X-Wing", "Luke Skywalker", "Red Five"]
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", "Take Them Prisoner")


def test_take_them_prisoner_a51_a85_may_capture_nothing() -> None:
    scene = prisoners("Luke Skywalker (Core)", "Yoda", "Red Five", "X-Wing")
    scene.dark.picks("use Take Them Prisoner", "pass")
    scene.dark.picks("put on deck Luke Skywalker", "put on deck Red Five", "put on deck Yoda")
    assert scene.light.pile("deck") == ["X-Wing", "Luke Skywalker", "Red Five", "Yoda"]
    assert scene.dark.pile("captured") == []


def test_take_them_prisoner_a59_tells_only_the_dark_side_what_was_captured() -> None:
    scene = prisoners("Luke Skywalker (Core)", "Yoda", "Red Five", "X-Wing")
    light, dark = scene.light.seat, scene.dark.seat
    scene.dark.picks("use Take Them Prisoner")
    assert is_fair(scene)
    scene.dark.picks("capture Yoda")
    assert is_fair(scene)
    scene.dark.picks("put on deck Luke Skywalker")
    assert is_fair(scene)
    for title, zone in (("Yoda", "captured"), ("Luke Skywalker (Core)", "deck"), ("Red Five", "deck")):
        assert knows(scene, dark, title, zone)
        assert not knows(scene, light, title, zone)
    assert not knows(scene, dark, "X-Wing", "deck")


def test_take_them_prisoner_a85_looks_at_fewer_cards_if_there_are_no_more() -> None:
    scene = prisoners("Luke Skywalker (Core)", "Yoda")
    scene.dark.picks("use Take Them Prisoner", "capture Luke Skywalker")
    assert scene.light.pile("deck") == ["Yoda"]
    assert scene.dark.pile("captured") == ["Luke Skywalker"]


def test_take_them_prisoner_a88_is_not_offered_against_an_empty_deck() -> None:
    scene = prisoners()
    assert scene.zone_of("Take Them Prisoner") == "objectives"
    assert scene.asked != "reaction"
    assert scene.match.outcome is None


def test_take_them_prisoner_frees_its_captive_when_it_is_destroyed() -> None:
    scene = prisoners("Luke Skywalker (Core)")
    scene.dark.picks("use Take Them Prisoner", "capture Luke Skywalker")
    held = {"card": "Take Them Prisoner", "damage": 5, "captured": ["Luke Skywalker (Core)"]}
    scene = Scene(light=rebels(), dark=navy(objectives=[held]), turn="light", phase="balance")
    scene.light.picks("damage Take Them Prisoner ×1")
    assert "Luke Skywalker" in scene.light.hand


def test_take_them_prisoner_does_not_react_to_another_objective() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=["Take Them Prisoner", PLAIN[0]], objective_deck=[PLAIN[1]]),
        turn="dark",
        phase="refresh",
    )
    assert scene.zone_of(PLAIN[1]) == "objectives"
    assert scene.asked != "reaction"


def strikes_at_the_navy(attacker: str | dict[str, Any], *hand: str) -> Scene:
    title = attacker if isinstance(attacker, str) else attacker["card"]
    return Scene(
        light=rebels(units=[attacker]),
        dark=navy(hand=list(hand)),
        turn="light",
        engagement=attack(title, on="Imperial Command", step="strikes", edge="light"),
    )


def test_detained_captures_an_attacking_character_after_its_strike() -> None:
    luke = {"card": "Luke Skywalker (Core)", "damage": 1, "committed": True, "enhancements": ["Jedi Lightsaber"]}
    scene = strikes_at_the_navy(luke, "Detained")
    scene.dark.is_offered("use Detained", "pass")
    scene.dark.picks("use Detained")
    scene.dark.pays()
    scene.dark.is_offered(*(f"capture at Luke Skywalker → {title}" for title in PLAIN))
    scene.dark.picks("capture at Luke Skywalker → Death and Despayre")
    held = scene.card("Luke Skywalker")
    assert (held.zone, held.host, held.damage, held.committed) == ("captured", "Death and Despayre", 0, False)
    assert scene.zone_of("Jedi Lightsaber") == "discard"
    assert scene.damage_on("Imperial Command") == 3  # nobody survived: no reward for being unopposed


def test_detained_captures_an_attacking_droid() -> None:
    scene = strikes_at_the_navy("R2-D2", "Detained")
    scene.dark.picks("use Detained")
    scene.dark.pays()
    scene.dark.picks("capture at R2-D2 → Imperial Command")
    assert scene.zone_of("R2-D2") == "captured"


def test_detained_a75_is_not_offered_for_a_unit_that_is_gone() -> None:
    scene = strikes_at_the_navy("Luke Skywalker (Core)", "Detained", "Detained")
    scene.dark.picks("use Detained")
    scene.dark.pays()
    scene.dark.picks("capture at Luke Skywalker → Imperial Command")
    assert scene.dark.hand == ["Detained"]
    assert scene.asked != "reaction"


def test_detained_is_not_offered_for_a_vehicle() -> None:
    scene = strikes_at_the_navy("Red Five", "Detained")
    assert scene.asked != "reaction"


def test_detained_is_not_offered_for_a_defender() -> None:
    scene = Scene(
        light=rebels(units=["Luke Skywalker (Core)"]),
        dark=navy(units=["AT-ST"], hand=["Detained"]),
        turn="dark",
        engagement=attack("AT-ST", step="strikes", defenders=["Luke Skywalker (Core)"], edge="light"),
    )
    scene.light.picks("strike Luke Skywalker", "hit AT-ST ×2")
    scene.dark.is_asked("icon")


def test_trooper_assault_strengthens_each_attacking_trooper_for_the_engagement() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(
            units=["Death Star Trooper", "Stormtrooper Elite", "AT-ST", "Heavy Stormtrooper Squad"],
            hand=["Trooper Assault"],
        ),
        turn="dark",
        engagement=attack("Death Star Trooper", "Stormtrooper Elite", "AT-ST", step="after edge", edge="light"),
    )
    scene.dark.picks("use Trooper Assault")
    scene.dark.pays()
    units = ("Death Star Trooper", "Stormtrooper Elite", "AT-ST", "Heavy Stormtrooper Squad")
    assert [strength(scene, unit, UNIT_DAMAGE) for unit in units] == [2, 4, 1, 1]
    assert [strength(scene, unit, BLAST) for unit in units] == [1, 1, 1, 0]
    scene.dark.picks("strike Death Star Trooper", "strike Stormtrooper Elite", "strike AT-ST", "pass")
    assert scene.damage_on("Draw Their Fire") == 3
    assert strength(scene, "Death Star Trooper", UNIT_DAMAGE) == 1


def test_trooper_assault_a88_is_not_offered_without_an_attacking_trooper() -> None:
    scene = Scene(
        light=rebels(units=["Luke Skywalker (Core)"]),
        dark=navy(units=["Death Star Trooper", EXHAUSTED_FIGHTER], hand=["Trooper Assault", "Tallon Roll"]),
        turn="light",
        engagement=attack(
            "Luke Skywalker (Core)", on="Imperial Command", step="after edge", edge="light", defenders=["Death Star Trooper"]
        ),
    )
    scene.dark.is_offered("use Tallon Roll", "pass")
    assert scene.dark.why_not("Trooper Assault") == ["A88"]


def test_trooper_assault_is_not_offered_without_its_resources() -> None:
    scene = Scene(
        light=rebels(),
        dark=navy(objectives=[], units=["Death Star Trooper", EXHAUSTED_FIGHTER], hand=["Trooper Assault", "Tallon Roll"]),
        turn="dark",
        engagement=attack("Death Star Trooper"),
    )
    scene.dark.is_offered("use Tallon Roll", "pass")
    assert "R4.1" in scene.dark.why_not("Trooper Assault")


def test_tear_this_ship_apart_discards_a_non_limited_enhancement_of_either_side() -> None:
    scene = Scene(
        light=rebels(
            units=[{"card": "Luke Skywalker (Core)", "enhancements": ["Jedi Lightsaber"]}], enhancements=["Hidden Outpost"]
        ),
        dark=navy(enhancements=["Orbital Bombardment", "Control Room"], hand=["Tear This Ship Apart"]),
        turn="dark",
    )
    scene.dark.picks("use Tear This Ship Apart")
    scene.dark.pays()
    scene.dark.is_offered("target Jedi Lightsaber", "target Orbital Bombardment")
    scene.dark.picks("target Jedi Lightsaber")
    assert scene.light.pile("discard") == ["Jedi Lightsaber"]


def test_tear_this_ship_apart_is_not_offered_with_limited_enhancements_only() -> None:
    scene = Scene(
        light=rebels(enhancements=["Hidden Outpost"]),
        dark=navy(enhancements=["Control Room"], hand=["Tear This Ship Apart", "TIE Fighter"]),
        turn="dark",
    )
    scene.dark.is_offered("play TIE Fighter", "pass")
    assert "R12.13" in scene.dark.why_not("Tear This Ship Apart")


def test_tear_this_ship_apart_cannot_target_trench_run() -> None:
    scene = Scene(
        light=rebels(enhancements=["Trench Run"]), dark=navy(hand=["Tear This Ship Apart", "TIE Fighter"]), turn="dark"
    )
    scene.dark.is_offered("play TIE Fighter", "pass")
