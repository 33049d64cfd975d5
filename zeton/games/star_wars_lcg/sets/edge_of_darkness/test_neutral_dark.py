"""Neutral cards of the dark side of Edge of Darkness, in the order of neutral_dark.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.edge_battle import edge_total
from zeton.games.star_wars_lcg.rules.strikes import Strike
from zeton.games.star_wars_lcg.rules.terms import CANNOT_BE_DAMAGED, NOT_BY_ENEMIES, PHASE, UNIT_DAMAGE
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.ability import Lasting

RICH = ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"]


def crawler(sacrificed: str) -> Scene:
    scene = Scene(
        light={"units": ["Yoda", "X-Wing Escort"], "hand": ["Counter-stroke"]},
        dark={
            "units": ["Sandcrawler", "Nightsister", "Interrogation Droid"],
            "hand": ["Aggression", "Force Choke"],
            "objectives": ["Counsel of the Sith", "The Heart of the Empire"],
        },
        turn="dark",
    )
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    scene.light.picks("pass")
    scene.dark.picks(f"sacrifice {sacrificed}")
    scene.light.picks("sacrifice X-Wing Escort")
    return scene


def test_sandcrawler_focuses_every_character_and_every_droid_when_it_leaves_play() -> None:
    scene = crawler("Sandcrawler")
    assert [scene.focus_on(unit) for unit in ("Yoda", "Nightsister", "Interrogation Droid")] == [1, 1, 1]


def test_sandcrawler_says_nothing_of_other_units_that_leave_play() -> None:
    scene = crawler("Nightsister")
    assert [scene.focus_on(unit) for unit in ("Yoda", "Interrogation Droid")] == [0, 0]


def hunt(prey: Any, *others: Any) -> Scene:
    """An Assassin Droid attacks and strikes first."""
    units = [prey, *others]
    return Scene(
        light={"units": units, "objectives": ["Jedi Training", "A Hero's Journey"], "hand": ["Counter-stroke"]},
        dark={"units": ["Assassin Droid", "Nightsister"], "objectives": RICH},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Assassin Droid"],
            "defenders": [unit if isinstance(unit, str) else unit["card"] for unit in units],
            "edge": "dark",
            "step": "strikes",
        },
    )


def test_assassin_droid_loses_a_focus_token_after_it_has_destroyed_an_enemy_unit_and_strikes_again() -> None:
    scene = hunt("Yoda", "Luke Skywalker (Core)")
    scene.dark.picks("hit Yoda ×2", "use Assassin Droid")
    assert (scene.zone_of("Yoda"), scene.focus_on("Assassin Droid")) == ("discard", 0)


def test_assassin_droid_does_not_answer_a_unit_it_only_damages() -> None:
    scene = hunt("Yoda", "Luke Skywalker (Core)")
    scene.dark.picks("hit Luke Skywalker ×2")
    assert (scene.damage_on("Luke Skywalker"), scene.focus_on("Assassin Droid")) == (2, 1)
    assert not scene.dark.can("use Assassin Droid")


def test_assassin_droid_does_not_answer_who_is_captured_instead_a131() -> None:
    scene = hunt("Leia Organa", {"card": "Luke Skywalker (Core)", "focus": 1})
    scene.dark.picks("hit Leia Organa ×2")
    scene.light.picks("pass")
    scene.dark.picks("capture at Leia Organa → Fall of the Jedi")
    assert (scene.zone_of("Leia Organa"), scene.focus_on("Assassin Droid")) == ("captured", 1)
    assert not scene.dark.can("use Assassin Droid")


def test_assassin_droid_does_not_answer_what_another_unit_destroys() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding", "Luke Skywalker (Core)"], "objectives": ["Jedi Training", "A Hero's Journey"]},
        dark={"units": [{"card": "Assassin Droid", "focus": 1}, "Nightsister"], "objectives": RICH},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Nightsister"],
            "defenders": ["Jedi in Hiding"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("unit damage Nightsister")
    assert (scene.zone_of("Jedi in Hiding"), scene.focus_on("Assassin Droid")) == ("discard", 1)
    assert not scene.dark.can("use Assassin Droid")


def beam(focus: int, *light: Any) -> Scene:
    units = [{"card": "Lictor-class Dungeon Ship", "focus": focus}, "TIE Fighter"]
    return Scene(
        light={"units": list(light)},
        dark={"units": units, "hand": ["Tractor Beam"], "objectives": RICH},
        turn="dark",
    )


def test_tractor_beam_moves_a_focus_token_to_a_cheaper_vehicle() -> None:
    scene = beam(1, "X-Wing", "Luke Skywalker (Core)")
    scene.dark.picks("use Tractor Beam")
    scene.dark.pays()
    scene.dark.is_offered("target X-Wing", "target TIE Fighter")
    scene.dark.picks("target X-Wing")
    assert (scene.focus_on("Lictor-class Dungeon Ship"), scene.focus_on("X-Wing")) == (0, 1)


def test_tractor_beam_is_not_played_without_a_focused_vehicle_that_cost_more() -> None:
    assert not beam(0, "X-Wing").dark.can("use Tractor Beam")
    scene = Scene(
        light={"units": ["Blockade Runner"]},
        dark={"units": [{"card": "TIE Fighter", "focus": 1}], "hand": ["Tractor Beam"], "objectives": RICH},
        turn="dark",
    )
    assert not scene.dark.can("use Tractor Beam")


def test_tractor_beams_token_may_be_stopped_by_a_shield_a116() -> None:
    scene = beam(1, {"card": "X-Wing", "shields": 1})
    scene.dark.picks("use Tractor Beam")
    scene.dark.pays()
    scene.dark.picks("target X-Wing")
    scene.light.picks("shield X-Wing")
    assert (scene.focus_on("Lictor-class Dungeon Ship"), scene.focus_on("X-Wing")) == (0, 0)


def stalked(prey: str, *, defender: str = "Luke Skywalker (Core)") -> Scene:
    """A Trandoshan Hunter strikes; the prey takes no part in the engagement."""
    defenders = [defender] if defender else []
    return Scene(
        light={"units": [*defenders, prey], "objectives": ["Jedi Training", "A Hero's Journey"], "hand": ["Counter-stroke"]},
        dark={"units": ["Trandoshan Hunter"], "objectives": RICH},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Trandoshan Hunter"],
            "defenders": defenders,
            "edge": "dark",
            "step": "strikes",
        },
    )


def test_trandoshan_hunter_may_deal_its_unit_damage_to_a_wookiee_outside_the_engagement_a132() -> None:
    scene = stalked("Wookiee Warrior")
    assert scene.focus_on("Trandoshan Hunter") == 1
    scene.dark.is_offered("hit Luke Skywalker ×2", "hit Wookiee Warrior ×2")
    scene.dark.picks("hit Wookiee Warrior ×2")
    assert (scene.damage_on("Wookiee Warrior"), scene.damage_on("Luke Skywalker")) == (2, 0)  # it has the edge


def test_trandoshan_hunter_may_damage_whom_it_fights_as_well_a132() -> None:
    scene = stalked("Wookiee Warrior")
    scene.dark.picks("hit Luke Skywalker ×2")
    assert (scene.damage_on("Wookiee Warrior"), scene.damage_on("Luke Skywalker")) == (0, 2)


def test_trandoshan_hunter_may_damage_a_wookiee_where_no_enemy_participates_and_need_not_a132() -> None:
    scene = stalked("Wookiee Warrior", defender="")
    scene.dark.is_offered("hit Wookiee Warrior ×2", "pass")
    scene.dark.picks("pass")
    assert scene.damage_on("Wookiee Warrior") == 0


def test_trandoshan_hunter_damages_nobody_else_that_way() -> None:
    scene = stalked("Yoda")
    assert (scene.damage_on("Yoda"), scene.damage_on("Luke Skywalker")) == (0, 2)


def test_trandoshan_hunter_damages_no_wookiee_that_participates_that_way() -> None:
    scene = stalked("Yoda", defender="Wookiee Warrior")
    assert scene.damage_on("Wookiee Warrior") == 2


def test_trandoshan_hunter_chooses_nobody_who_cannot_be_targeted_or_damaged_a132() -> None:
    scene = stalked("Wookiee Warrior")
    table, warrior, luke = scene.table, scene.number("Wookiee Warrior"), scene.number("Luke Skywalker")
    strike = Strike(scene.number("Trandoshan Hunter"), table.dark)
    assert strike.recipients(table, UNIT_DAMAGE) == [luke, warrior]
    for what in (NOT_BY_ENEMIES, CANNOT_BE_DAMAGED):
        table.lasting = (Lasting(what, warrior, 1, PHASE),)
        assert strike.recipients(table, UNIT_DAMAGE) == [luke]


def wastes(attacker: str) -> Scene:
    scene = Scene(
        light={"units": [attacker]},
        dark={"objectives": ["Across the Jundland Wastes", "Fall of the Jedi"]},
        engagement={"objective": "Fall of the Jedi", "attackers": [attacker], "step": "strikes", "edge": "light"},
    )
    scene.light.picks(f"strike {attacker}")
    return scene


def test_across_the_jundland_wastes_puts_a_focus_token_on_a_character_that_strikes() -> None:
    assert wastes("Luke Skywalker (Core)").focus_on("Luke Skywalker") == 2


def test_across_the_jundland_wastes_does_nothing_to_vehicles() -> None:
    assert wastes("X-Wing").focus_on("X-Wing") == 1


def caravan(unit: str, *discard: str) -> Scene:
    scene = Scene(
        dark={"units": ["Bantha"], "hand": [unit, "Force Choke"], "discard": list(discard), "objectives": RICH},
        turn="dark",
    )
    scene.dark.picks(f"play {unit}")
    scene.dark.pays()
    return scene


def test_bantha_takes_the_topmost_enhancement_back_after_a_scavenger_was_played() -> None:
    scene = caravan("Tusken Raider", "Control Room", "Gaffi Stick", "Nightsister")
    scene.dark.picks("use Bantha")
    assert (scene.zone_of("Gaffi Stick"), scene.zone_of("Control Room")) == ("hand", "discard")


def test_bantha_is_not_used_for_other_units_nor_without_an_enhancement() -> None:
    assert not caravan("Trooper Sentry", "Gaffi Stick").dark.can("use Bantha")
    assert not caravan("Tusken Raider", "Nightsister").dark.can("use Bantha")


def raid(*attackers: str) -> Scene:
    return Scene(
        light={"objectives": ["Jedi Training"]},
        dark={"units": [{"card": "Tusken Raider", "enhancements": ["Gaffi Stick"]}, "Nightsister"]},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": list(attackers or ("Tusken Raider", "Nightsister")),
            "step": "strikes",
            "edge": "dark",
        },
    )


def test_tusken_raider_may_return_to_hand_after_its_strike() -> None:
    scene = raid()
    scene.dark.picks("strike Tusken Raider", "use Tusken Raider")
    assert scene.zone_of("Tusken Raider") == "hand"


def test_tusken_raider_does_not_return_after_the_strike_of_another() -> None:
    scene = raid("Nightsister")
    scene.dark.picks("strike Nightsister")
    assert not scene.dark.can("use Tusken Raider")


def test_gaffi_stick_gives_edge_for_every_other_friendly_participant() -> None:
    scene = raid()
    assert edge_total(scene.table, scene.table.dark) == 1


def test_gaffi_stick_gives_no_edge_to_a_unit_that_attacks_alone() -> None:
    scene = raid("Tusken Raider")
    assert edge_total(scene.table, scene.table.dark) == 0


def pursuit(turn: str) -> Scene:
    objectives = ["Asteroid Pursuit", "Fall of the Jedi", "Counsel of the Sith"]
    light = {"objectives": ["Jedi Training", "A Hero's Journey", "Last Minute Rescue"], "hand": ["Yoda"], "deck": ["Yoda"] * 8}
    dark = {"objectives": objectives, "deck": ["TIE Fighter"] * 8, "hand": ["Nightsister"]}
    return Scene(light=light, dark=dark, turn=turn, phase="refresh")


def test_asteroid_pursuit_is_damaged_whenever_its_player_refreshes() -> None:
    assert pursuit("dark").damage_on("Asteroid Pursuit") == 1


def test_asteroid_pursuit_is_not_damaged_when_the_opponent_refreshes() -> None:
    assert pursuit("light").damage_on("Asteroid Pursuit") == 0


def ship(*captured: str) -> list[int]:
    objectives = [{"card": "Fall of the Jedi", "captured": list(captured)}]
    scene = Scene(dark={"units": ["Lictor-class Dungeon Ship"], "objectives": objectives}, turn="dark")
    return [scene.table.strength(scene.number("Lictor-class Dungeon Ship"), icon) for icon in range(3)]


def test_lictor_class_dungeon_ship_gains_icons_while_somebody_is_held() -> None:
    assert ship("Yoda", "Luke Skywalker (Core)") == [1, 0, 2]


def test_lictor_class_dungeon_ship_has_only_its_own_otherwise() -> None:
    assert ship() == [0, 0, 1]


def sentry() -> Scene:
    scene = Scene(dark={"hand": ["Trooper Sentry", "Nightsister"], "objectives": RICH}, turn="dark")
    scene.dark.picks("play Trooper Sentry")
    scene.dark.pays()
    return scene


def test_trooper_sentry_brings_a_shield_for_a_unit_or_objective() -> None:
    scene = sentry()
    scene.dark.picks("use Trooper Sentry", "target Fall of the Jedi")
    assert scene.shields_on("Fall of the Jedi") == 1


def test_trooper_sentry_need_not_be_used() -> None:
    scene = sentry()
    scene.dark.picks("pass")
    assert not any(scene.table.shields)


def armed(shields: int) -> Scene:
    units = [{"card": "Snowtrooper", "shields": shields}, "TIE Fighter", "Nightsister"]
    return Scene(dark={"units": units, "hand": ["Armed and Ready", "Trooper Sentry"], "objectives": RICH}, turn="dark")


def test_armed_and_ready_arms_every_shielded_unit_until_the_phase_ends() -> None:
    scene = armed(1)
    scene.dark.picks("use Armed and Ready")
    scene.dark.pays()
    strengths = [
        [scene.table.strength(scene.number(title), icon) for icon in range(3)] for title in ("Snowtrooper", "TIE Fighter")
    ]
    assert strengths == [[1, 0, 1], [0, 0, 0]]


def test_armed_and_ready_is_not_played_where_nobody_is_shielded() -> None:
    assert not armed(0).dark.can("use Armed and Ready")


def protecting() -> Scene:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Jedi Training"], "hand": ["Yoda"]},
        dark={"units": ["Nightsister"], "hand": ["Protection", "Force Choke"]},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Nightsister"],
            "defenders": ["Luke Skywalker (Core)"],
            "step": "edge",
        },
    )
    scene.dark.picks("place Protection")
    scene.light.picks("pass")
    scene.dark.picks("pass")
    return scene


def test_protection_83_puts_a_shield_on_any_unit_or_objective() -> None:
    scene = protecting()
    scene.dark.is_offered("target Luke Skywalker", "target Nightsister", "target Jedi Training")
    scene.dark.picks("target Nightsister")
    assert scene.shields_on("Nightsister") == 1


def test_protection_83_places_no_second_shield_r9_5() -> None:
    scene = protecting()
    scene.table.shields[scene.number("Nightsister")] = 1
    scene.dark.picks("target Nightsister")
    assert scene.shields_on("Nightsister") == 1
