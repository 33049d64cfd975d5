"""Smugglers and Spies cards of Edge of Darkness, in the order of smugglers_and_spies.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.conflict import can_defend
from zeton.games.star_wars_lcg.testing import Scene

RICH = ["Raise the Stakes", "Asteroid Sanctuary", "Escape from Ord Mantell"]


def smugglers(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Smugglers and Spies", "objectives": RICH, "deck": ["X-Wing"] * 8, **cards}


def fight(
    attacker: Any, defender: Any = None, *, edge: str = "light", step: str = "strikes", light: Any = None, dark: Any = None
) -> Scene:
    """The light side attacks an objective of the dark side."""
    name = attacker if isinstance(attacker, str) else attacker["card"]
    defenders = [defender] if defender else []
    parts: dict[str, Any] = {"objective": "Fall of the Jedi", "attackers": [name], "step": step}
    if step not in ("defenders", "after attackers"):
        parts["defenders"] = [unit if isinstance(unit, str) else unit["card"] for unit in defenders]
    if step == "strikes":
        parts["edge"] = edge
    return Scene(
        light=smugglers(units=[attacker], **(light or {})),
        dark={"objectives": ["Fall of the Jedi"], "units": defenders, **(dark or {})},
        engagement=parts,
    )


# ── set 69 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def choked(*objectives: str, target: str = "Luke Skywalker (Core)") -> Scene:
    scene = Scene(
        light={"objectives": list(objectives), "units": ["Luke Skywalker (Core)", "Wookiee Warrior", "X-Wing"]},
        dark={"hand": ["Force Choke"], "objectives": ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    scene.dark.picks(f"target {target}")
    return scene


def test_wookiee_life_debt_gives_wookiee_units_protect_character() -> None:
    scene = choked("Wookiee Life Debt")
    scene.light.is_offered("protect Wookiee Warrior → Luke Skywalker ×1", "pass")
    scene.light.picks("protect Wookiee Warrior → Luke Skywalker ×1")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Wookiee Warrior")) == (0, 1)


def test_wookiee_life_debt_gives_nobody_else_protect() -> None:
    assert choked("Jedi Training").damage_on("Luke Skywalker") == 1


def struck_chewbacca(damage: int = 0) -> Scene:
    scene = fight({"card": "Chewbacca", "damage": damage}, "Darth Vader (Core)", edge="dark", dark={"hand": ["Force Choke"]})
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    return scene


def test_chewbacca_69_deals_twice_the_damage_he_was_dealt_to_a_participating_enemy() -> None:
    scene = fight("Chewbacca", {"card": "Nightsister"}, edge="dark", dark={"units": ["Nightsister", "Darth Vader (Core)"]})
    scene.dark.picks("strike Nightsister")
    taken = scene.damage_on("Chewbacca")
    scene.light.picks("use Chewbacca")
    assert taken and scene.zone_of("Nightsister") == "discard"


def test_chewbacca_69_does_not_answer_damage_outside_an_engagement() -> None:
    scene = Scene(
        light=smugglers(units=["Chewbacca"]),
        dark={"hand": ["Force Choke"], "objectives": ["Fall of the Jedi", "Counsel of the Sith"], "units": ["Nightsister"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    scene.dark.picks("target Chewbacca")
    assert scene.damage_on("Chewbacca") == 1
    assert not scene.light.can("use Chewbacca")


def test_chewbacca_69_who_is_destroyed_answers_nothing_a117() -> None:
    scene = struck_chewbacca(2)
    assert scene.zone_of("Chewbacca") == "discard"
    assert not scene.light.can("use Chewbacca")


def winning(units: list[Any], shields: int = 0) -> Scene:
    nightsister = {"card": "Darth Vader (Core)", "shields": shields}
    return Scene(light=smugglers(hand=["Let the Wookiee Win"], units=units), dark={"units": [nightsister]})


def test_let_the_wookiee_win_damages_one_of_ones_own_and_then_another() -> None:
    scene = winning(["Wookiee Warrior"])
    scene.light.picks("use Let the Wookiee Win", "target Wookiee Warrior", "target Darth Vader")
    assert (scene.damage_on("Wookiee Warrior"), scene.damage_on("Darth Vader")) == (1, 1)


def test_let_the_wookiee_win_needs_a_friendly_unit_and_may_hit_it_twice_a116() -> None:
    assert not winning([]).light.can("use Let the Wookiee Win")
    scene = winning(["Wookiee Warrior"])
    scene.light.picks("use Let the Wookiee Win", "target Wookiee Warrior")
    scene.light.is_offered("target Wookiee Warrior", "target Darth Vader")
    scene.light.picks("target Wookiee Warrior")
    assert scene.damage_on("Wookiee Warrior") == 2


# ── set 70 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def unopposed(*objectives: Any) -> Scene:
    scene = fight("X-Wing", light={"objectives": list(objectives)})
    scene.light.picks("strike X-Wing")
    return scene


def test_raise_the_stakes_makes_unopposed_attacks_deal_2_damage() -> None:
    assert unopposed("Raise the Stakes").light.can("damage Fall of the Jedi ×2")


def test_raise_the_stakes_does_nothing_once_it_is_damaged_and_not_more_twice_a106() -> None:
    assert unopposed({"card": "Raise the Stakes", "damage": 1}).light.can("damage Fall of the Jedi ×1")
    assert unopposed("Raise the Stakes", "Raise the Stakes").light.can("damage Fall of the Jedi ×2")


def run(*more: str, first: str = "Blockade Runner") -> list[str]:
    units = [first, *more]
    scene = Scene(
        light=smugglers(units=units),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Darth Vader (Core)", "Dark Side Apprentice"]},
        engagement={"objective": "Fall of the Jedi", "attackers": units, "step": "defenders"},
    )
    table = scene.table
    return [table.cards[unit].title for unit in table.units(table.dark) if can_defend(table, unit)]


def test_blockade_runner_attacking_alone_keeps_costly_units_from_defending() -> None:
    assert run() == ["Dark Side Apprentice"]


def test_blockade_runner_keeps_nobody_away_when_others_attack_with_it() -> None:
    assert run("X-Wing") == ["Darth Vader", "Dark Side Apprentice"]


def operative(*units: Any, dark: Any = ()) -> Scene:
    scene = Scene(light=smugglers(hand=["Cloud City Operative"], units=list(units)), dark={"units": list(dark)})
    scene.light.picks("play Cloud City Operative")
    scene.light.pays()
    return scene


def test_cloud_city_operative_moves_a_focus_token_to_a_cheap_unit() -> None:
    scene = operative({"card": "Luke Skywalker (Core)", "focus": 1}, dark=["Dark Side Apprentice", "Darth Vader (Core)"])
    scene.light.picks("use Cloud City Operative")
    scene.light.is_offered("target Dark Side Apprentice", "target Cloud City Operative")
    scene.light.picks("target Dark Side Apprentice")
    assert (scene.focus_on("Luke Skywalker"), scene.focus_on("Dark Side Apprentice")) == (0, 1)


def test_cloud_city_operative_is_not_used_where_nobody_is_focused() -> None:
    assert not operative("Luke Skywalker (Core)").light.can("use Cloud City Operative")


def test_cloud_city_operatives_token_may_be_stopped_by_a_shield_a116() -> None:
    scene = operative({"card": "Luke Skywalker (Core)", "focus": 1}, dark=[{"card": "Dark Side Apprentice", "shields": 1}])
    scene.light.picks("use Cloud City Operative", "target Dark Side Apprentice")
    scene.dark.picks("shield Dark Side Apprentice")
    assert (scene.focus_on("Luke Skywalker"), scene.focus_on("Dark Side Apprentice")) == (0, 0)


def declared(*attackers: str) -> Scene:
    carrier = {"card": "X-Wing", "enhancements": ["Smuggling Compartment"]}
    scene = Scene(
        light=smugglers(units=[carrier, "Luke Skywalker (Core)"]),
        dark={"objectives": ["Fall of the Jedi"]},
        engagement={"objective": "Fall of the Jedi"},
    )
    scene.light.picks(*(f"attack {unit}" for unit in attackers))
    if len(attackers) == 1:
        scene.light.picks("done")
    return scene


def test_smuggling_compartment_draws_for_an_attack_of_the_enhanced_unit_alone() -> None:
    scene = declared("X-Wing")
    scene.light.picks("use Smuggling Compartment")
    assert scene.light.hand == ["X-Wing"]


def test_smuggling_compartment_does_not_draw_for_an_attack_with_others_or_of_others() -> None:
    assert not declared("X-Wing", "Luke Skywalker (Core)").light.can("use Smuggling Compartment")
    assert not declared("Luke Skywalker (Core)").light.can("use Smuggling Compartment")


# ── set 71 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def trusting(damage: int) -> Scene:
    objective = {"card": "Trust Me", "damage": damage}
    scene = Scene(
        light=smugglers(units=["Luke Skywalker (Core)"], objectives=[objective, *RICH[:2]]),
        dark={"hand": ["Force Choke"], "objectives": ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    return scene


def test_trust_me_is_damaged_to_cancel_an_event() -> None:
    scene = trusting(0)
    scene.light.picks("use Trust Me")
    assert (scene.damage_on("Trust Me"), scene.damage_on("Luke Skywalker")) == (2, 0)


def test_trust_me_needs_room_for_both_points_of_damage_a117() -> None:
    assert not trusting(4).light.can("use Trust Me")
    scene = trusting(3)
    scene.light.picks("use Trust Me")
    assert scene.zone_of("Trust Me") == "victory"


def test_lando_calrissian_takes_a_unit_out_of_the_engagement() -> None:
    scene = fight("Lando Calrissian", "Darth Vader (Core)", step="after defenders")
    scene.light.picks("use Lando Calrissian")
    scene.light.pays()
    scene.light.picks("target Darth Vader")
    assert not scene.table.part[scene.number("Darth Vader")]
    assert not scene.light.can("use Lando Calrissian")


def test_lando_calrissian_is_not_used_outside_an_engagement() -> None:
    assert not Scene(light=smugglers(units=["Lando Calrissian"])).light.can("use Lando Calrissian")


def sabotaging(enhancement: str) -> Scene:
    scene = Scene(light=smugglers(hand=["Saboteur"]), dark={"enhancements": [enhancement]})
    scene.light.picks("play Saboteur")
    scene.light.pays()
    return scene


def test_saboteur_discards_a_cheap_enhancement() -> None:
    scene = sabotaging("Remote Hideout")
    scene.light.picks("use Saboteur")
    assert scene.zone_of("Remote Hideout") == "discard"


def test_saboteur_cannot_discard_a_costlier_one() -> None:
    assert not sabotaging("Orbital Bombardment").light.can("use Saboteur")


def bombed(damage: int) -> Scene:
    scene = Scene(
        light=smugglers(units=["X-Wing"], hand=["Sabotage"]),
        dark={
            "objectives": [{"card": "Fall of the Jedi", "damage": damage}, "Counsel of the Sith"],
            "units": ["Darth Vader (Core)", "Nightsister"],
        },
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["X-Wing"],
            "defenders": ["Darth Vader (Core)"],
            "step": "strikes",
            "edge": "light",
        },
    )
    scene.light.picks("strike X-Wing", "blast X-Wing")
    return scene


def test_sabotage_destroys_all_participants_once_an_objective_has_been_destroyed() -> None:
    scene = bombed(4)
    assert scene.zone_of("Fall of the Jedi") == "victory"
    scene.light.picks("use Sabotage")
    scene.light.pays()
    assert [scene.zone_of(unit) for unit in ("X-Wing", "Darth Vader", "Nightsister")] == ["discard", "discard", "units"]


def test_sabotage_is_not_played_while_the_objective_stands() -> None:
    assert not bombed(0).light.can("use Sabotage")


# ── set 72 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def edge_won(light: Any, *, wins: bool = True) -> Scene:
    scene = fight("Luke Skywalker (Core)", "Nightsister", step="edge", light=light, dark={"hand": ["Dark Side Apprentice"]})
    if wins:
        scene.light.picks("place Yoda")
        scene.dark.picks("pass")
        scene.pass_all("reaction")
    else:
        scene.light.picks("pass")
        scene.dark.picks("place Dark Side Apprentice")
        while scene.asked == "edge card":
            scene.match.choose(len(scene.decision.options) - 1)
        assert scene.table.edge == scene.table.dark
    return scene


def test_asteroid_sanctuary_draws_for_an_edge_battle_won() -> None:
    scene = edge_won({"hand": ["Yoda", "Jedi in Hiding"]})
    scene.light.picks("use Asteroid Sanctuary")
    assert "X-Wing" in scene.light.hand


def test_asteroid_sanctuary_does_not_draw_for_one_that_was_lost() -> None:
    scene = edge_won({"hand": ["Yoda", "Jedi in Hiding"]}, wins=False)
    assert not scene.light.can("use Asteroid Sanctuary")


def test_millennium_falcon_returns_to_hand_and_brings_a_character_or_droid() -> None:
    scene = Scene(light=smugglers(units=["Millennium Falcon"], hand=["Luke Skywalker (Core)", "R2-D2", "X-Wing"]))
    scene.light.picks("use Millennium Falcon")
    scene.light.is_offered("choose Luke Skywalker", "choose R2-D2")
    scene.light.picks("choose Luke Skywalker")
    assert (scene.zone_of("Luke Skywalker"), scene.zone_of("Millennium Falcon")) == ("units", "hand")


def test_millennium_falcon_is_not_used_without_such_a_unit_in_hand() -> None:
    scene = Scene(light=smugglers(units=["Millennium Falcon"], hand=["X-Wing", "Swindled"]))
    assert not scene.light.can("use Millennium Falcon")


def bamboozling(focus: int) -> Scene:
    units = [{"card": "Luke Skywalker (Core)", "focus": focus}, {"card": "X-Wing", "focus": 1}]
    return Scene(light=smugglers(hand=["Bamboozle"], units=units), dark={"units": ["Darth Vader (Core)", "TIE Fighter"]})


def test_bamboozle_moves_a_focus_token_from_character_to_character() -> None:
    scene = bamboozling(2)
    scene.light.picks("use Bamboozle")
    scene.light.pays()
    scene.light.picks("target Luke Skywalker", "target Darth Vader")
    assert (scene.focus_on("Luke Skywalker"), scene.focus_on("Darth Vader")) == (1, 1)


def test_bamboozle_is_not_played_where_no_character_is_focused() -> None:
    assert not bamboozling(0).light.can("use Bamboozle")


def test_bamboozle_is_not_played_where_there_is_no_other_character_a22() -> None:
    """The focused one alone is no target twice: the event would be paid for in vain."""
    luke = {"card": "Luke Skywalker (Core)", "focus": 1}
    for enemies, is_played in (["TIE Fighter"], False), (["TIE Fighter", "Darth Vader (Core)"], True):
        scene = Scene(light=smugglers(hand=["Bamboozle"], units=[luke, "X-Wing"]), dark={"units": enemies})
        assert scene.light.can("use Bamboozle") == is_played


# ── set 73 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def strength(scene: Scene, title: str) -> list[int]:
    return [scene.table.strength(scene.number(title), icon) for icon in range(3)]


def with_lobot(edge: str, *attackers: str) -> Scene:
    return Scene(
        light=smugglers(units=["Lobot", "X-Wing", "Wookiee Warrior"]),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Nightsister", "Darth Vader (Core)"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": list(attackers),
            "defenders": ["Nightsister"],
            "step": "strikes",
            "edge": edge,
        },
    )


def test_lobot_leaves_participating_units_without_the_edge_no_icons() -> None:
    scene = with_lobot("dark", "Lobot", "X-Wing")
    assert (strength(scene, "X-Wing"), strength(scene, "Nightsister")) == ([0, 0, 0], [1, 0, 1])
    scene = with_lobot("light", "Lobot", "X-Wing")
    assert (strength(scene, "X-Wing"), strength(scene, "Nightsister")) == ([1, 0, 1], [0, 0, 0])


def test_lobot_changes_nothing_where_he_does_not_participate() -> None:
    scene = with_lobot("dark", "X-Wing", "Wookiee Warrior")
    assert (strength(scene, "X-Wing"), strength(scene, "Nightsister")) == ([1, 0, 0], [1, 0, 1])


def test_a130_lobot_leaves_units_outside_the_engagement_their_icons() -> None:
    assert strength(with_lobot("dark", "Lobot", "X-Wing"), "Wookiee Warrior") == [1, 0, 0]
    assert strength(with_lobot("light", "Lobot", "X-Wing"), "Darth Vader") == [2, 0, 1]


def guarded(
    edge: str = "light", *, guard: Any = "Cloud City Wing Guard", attackers: Any = ("Nightsister",), **parts: Any
) -> Scene:
    """The dark side attacks, and the Wing Guard stays at home."""
    return Scene(
        light=smugglers(units=[guard, "X-Wing", "Wookiee Warrior"]),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Nightsister", "Darth Vader (Core)"]},
        turn="dark",
        engagement={"objective": "Raise the Stakes", "attackers": list(attackers), "step": "strikes", "edge": edge, **parts},
    )


def test_cloud_city_wing_guard_strikes_without_participating() -> None:
    scene = guarded()
    scene.light.is_offered("strike Cloud City Wing Guard", "pass")
    scene.light.picks("strike Cloud City Wing Guard")
    assert scene.focus_on("Cloud City Wing Guard") == 1
    assert scene.zone_of("Nightsister") == "discard"


def test_cloud_city_wing_guard_needs_the_edge_for_its_icons() -> None:
    scene = guarded("dark")
    scene.light.picks("strike Cloud City Wing Guard")
    assert scene.focus_on("Cloud City Wing Guard") == 1
    assert scene.zone_of("Nightsister") == "units"


def test_cloud_city_wing_guard_does_not_strike_from_outside_exhausted() -> None:
    scene = guarded(guard={"card": "Cloud City Wing Guard", "focus": 1})
    assert not scene.light.can("strike Cloud City Wing Guard")
    assert scene.focus_on("Nightsister") == 1


def test_no_other_unit_strikes_from_outside_with_cloud_city_wing_guard_in_play() -> None:
    assert not guarded().light.can("strike X-Wing")


def test_a130_cloud_city_wing_guard_may_strike_instead_of_a_participant_but_somebody_must() -> None:
    scene = guarded(defenders=["X-Wing"])
    scene.light.is_offered("strike X-Wing", "strike Cloud City Wing Guard")


def test_a130_who_need_not_strike_is_asked_again_after_the_next_strike() -> None:
    scene = guarded(attackers=("Nightsister", "Darth Vader (Core)"))
    scene.light.picks("pass")
    scene.dark.picks("strike Nightsister")
    scene.light.is_offered("strike Cloud City Wing Guard", "pass")
    scene.light.picks("pass")
    assert scene.focus_on("Darth Vader") == 1
    scene.light.is_offered("strike Cloud City Wing Guard", "pass")
    scene.light.picks("pass")
    scene.dark.is_offered("damage Raise the Stakes ×1", "pass")  # all strikes are over: nobody has defended
    assert scene.focus_on("Cloud City Wing Guard") == 0


def test_a130_cloud_city_wing_guard_does_not_blast_the_engaged_objective_from_outside() -> None:
    scene = Scene(
        light=smugglers(units=["Cloud City Wing Guard", "X-Wing"]),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Darth Vader (Core)"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["X-Wing"],
            "defenders": ["Darth Vader (Core)"],
            "step": "strikes",
            "edge": "light",
        },
    )
    scene.light.picks("strike Cloud City Wing Guard")
    assert (scene.damage_on("Darth Vader"), scene.damage_on("Fall of the Jedi")) == (1, 0)


# ── set 74 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def blast_of(unit: str, *attackers: str, objectives: Any = ("Across the Anoat Sector",)) -> int:
    """How many blast icons a unit has while these attack."""
    scene = Scene(
        light=smugglers(units=["Sleuth Scout", "X-Wing"], objectives=list(objectives)),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Nightsister"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": list(attackers),
            "defenders": ["Nightsister"],
            "step": "strikes",
            "edge": "dark",
        },
    )
    return scene.table.strength(scene.number(unit), 2) - scene.table.cards[scene.number(unit)].icons[2]


def test_across_the_anoat_sector_gives_a_lone_attacker_a_blast_icon() -> None:
    assert blast_of("Sleuth Scout", "Sleuth Scout") == 1
    assert blast_of("Sleuth Scout", "Sleuth Scout", objectives=["Raise the Stakes"]) == 0


def test_across_the_anoat_sector_gives_none_in_company_nor_to_other_affiliations() -> None:
    assert blast_of("Sleuth Scout", "Sleuth Scout", "X-Wing") == 0
    assert blast_of("X-Wing", "X-Wing") == 0
    assert blast_of("Sleuth Scout", "X-Wing") == 0


def test_sleuth_scout_attacking_alone_keeps_costly_units_from_defending() -> None:
    assert run(first="Sleuth Scout") == ["Dark Side Apprentice"]


def test_sleuth_scout_keeps_nobody_away_when_others_attack_with_it() -> None:
    assert run("X-Wing", first="Sleuth Scout") == ["Darth Vader", "Dark Side Apprentice"]


def ran(*enhancements: Any, damage: int = 4, light: Any = None, **dark: Any) -> Scene:
    """The light side has blasted an objective, which is destroyed if it had enough damage."""
    objectives = [{"card": "Fall of the Jedi", "damage": damage}, "Counsel of the Sith"]
    scene = Scene(
        light=smugglers(units=["X-Wing"], hand=["Smuggler's Run", "Jedi in Hiding"], **(light or {})),
        dark={"objectives": objectives, "units": ["Nightsister"], "enhancements": list(enhancements), **dark},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["X-Wing"],
            "defenders": ["Nightsister"],
            "step": "strikes",
            "edge": "light",
        },
    )
    scene.light.picks("strike X-Wing", "blast X-Wing")
    return scene


def taken(title: str, *others: Any, **dark: Any) -> Scene:
    """The light side has taken control of an enhancement."""
    scene = ran({"card": title, "focus": 1}, *others, **dark)
    scene.light.picks("use Smuggler's Run")
    scene.light.pays()
    if scene.asked == "target":
        scene.light.picks(f"target {title}")
    return scene


def test_smugglers_run_takes_control_of_an_enemy_enhancement_as_it_is() -> None:
    scene = taken("Sith Library", "Orbital Bombardment")
    assert (scene.light.pile("enhancements"), scene.dark.pile("enhancements")) == (["Sith Library"], ["Orbital Bombardment"])
    assert scene.focus_on("Sith Library") == 1
    assert scene.zone_of("Smuggler's Run") == "discard"


def test_smugglers_run_is_not_played_while_the_objective_stands() -> None:
    assert not ran("Sith Library", damage=0).light.can("use Smuggler's Run")


def test_smugglers_run_is_not_played_for_what_is_on_a_card_nor_for_ones_own() -> None:
    upgraded = {"card": "Counsel of the Sith", "enhancements": ["Defense Upgrade"]}
    objectives = [{"card": "Fall of the Jedi", "damage": 4}, upgraded]
    assert not ran(objectives=objectives, light={"enhancements": ["Cloud City Casino"]}).light.can("use Smuggler's Run")


def test_smugglers_run_is_not_played_after_the_loss_of_ones_own_objective() -> None:
    scene = Scene(
        light=smugglers(hand=["Smuggler's Run", "Swindled"], objectives=[{"card": "Raise the Stakes", "damage": 4}, *RICH[1:]]),
        dark={"units": ["Darth Vader (Core)"], "enhancements": ["Sith Library"], "objectives": ["Fall of the Jedi"]},
        turn="dark",
        engagement={"objective": "Raise the Stakes", "attackers": ["Darth Vader (Core)"], "step": "strikes", "edge": "dark"},
    )
    scene.dark.picks("strike Darth Vader")
    assert scene.zone_of("Raise the Stakes") == "victory"
    assert not scene.light.can("use Smuggler's Run")


def cancelling(**dark: Any) -> Scene:
    units = [{"card": "Luke Skywalker (Core)", "focus": 1}]
    return Scene(
        light=smugglers(hand=["Over My Dead Body", "Jedi in Hiding"], units=units),
        dark={"objectives": ["Fall of the Jedi"], **dark},
        turn="dark",
    )


def test_over_my_dead_body_cancels_a_reaction_of_a_unit() -> None:
    scene = cancelling(hand=["Trooper Sentry"])
    scene.dark.picks("play Trooper Sentry")
    scene.dark.pays()
    scene.dark.picks("use Trooper Sentry", "target Trooper Sentry")
    scene.light.picks("use Over My Dead Body")
    scene.light.pays()
    assert scene.shields_on("Trooper Sentry") == 0


def test_over_my_dead_body_does_not_answer_an_enhancement() -> None:
    dark = {"enhancements": ["E-Web Heavy Repeating Blaster"], "units": ["Trooper Sentry", "Snowtrooper"]}
    scene = cancelling(**dark)
    scene.dark.picks("use E-Web Heavy Repeating Blaster", "target Snowtrooper")
    assert not scene.light.can("use Over My Dead Body")


# ── set 75 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def ordered(damage: int) -> Scene:
    objectives = ["Escape from Ord Mantell", {"card": "Raise the Stakes", "damage": damage}, "Asteroid Sanctuary"]
    scene = Scene(
        light=smugglers(hand=["Swindled"], objectives=objectives),
        dark={"units": ["Trooper Sentry"], "objectives": ["Fall of the Jedi"] * 3},
    )
    scene.light.picks("use Swindled")
    scene.light.pays()
    return scene


def test_escape_from_ord_mantell_takes_damage_off_an_objective_after_an_event() -> None:
    scene = ordered(2)
    scene.light.picks("use Escape from Ord Mantell", "target Raise the Stakes")
    assert scene.damage_on("Raise the Stakes") == 1


def test_escape_from_ord_mantell_is_not_used_where_nothing_is_damaged() -> None:
    assert not ordered(0).light.can("use Escape from Ord Mantell")


def commanded(*captured: str) -> Scene:
    objective = {"card": "Fall of the Jedi", "captured": list(captured)}
    scene = fight("Mission Commander", dark={"objectives": [objective]})
    scene.light.picks("strike Mission Commander")
    return scene


def test_mission_commander_rescues_a_card_and_then_draws() -> None:
    scene = commanded("Yoda")
    scene.light.picks("use Mission Commander")
    assert sorted(scene.light.hand) == ["X-Wing", "Yoda"]
    assert scene.damage_on("Mission Commander") == 1


def test_mission_commander_is_not_used_where_nobody_is_held() -> None:
    assert not commanded().light.can("use Mission Commander")


def test_bring_em_on_gives_a_participant_unit_damage_after_an_edge_battle_won() -> None:
    scene = edge_won({"hand": ["Yoda", "Bring 'Em On"], "objectives": ["Escape from Ord Mantell"]})
    luke = scene.number("Luke Skywalker")
    before = scene.table.strength(luke, 0)
    scene.light.picks("use Bring 'Em On")
    scene.light.is_offered("target Luke Skywalker", "target Nightsister")
    scene.light.picks("target Luke Skywalker")
    assert scene.table.strength(luke, 0) == before + 2


def test_bring_em_on_is_not_played_after_an_edge_battle_lost() -> None:
    scene = edge_won({"hand": ["Yoda", "Bring 'Em On"], "objectives": ["Escape from Ord Mantell"]}, wins=False)
    assert not scene.light.can("use Bring 'Em On")
