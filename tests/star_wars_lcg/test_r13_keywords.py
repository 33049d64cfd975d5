"""Keywords (R13)."""

from typing import Any

import pytest

from zeton.games.star_wars_lcg.rules.damage import Damage
from zeton.games.star_wars_lcg.rules.edge_battle import edge_total
from zeton.games.star_wars_lcg.rules.printed import facts, printed_cards
from zeton.games.star_wars_lcg.testing import Scene

OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Forgotten Heroes"]


@pytest.mark.parametrize(("tokens", "left"), [(1, 0), (2, 0), (3, 1)])
def test_r13_1_an_elite_card_loses_one_focus_token_more(tokens: int, left: int) -> None:
    scene = Scene(
        light={
            "units": [{"card": "Red Five", "focus": tokens}, {"card": "Redemption", "focus": 2}],
            "objectives": OBJECTIVES,
            "hand": ["Rebel Trooper"],
        },
        phase="refresh",
    )
    assert scene.focus_on("Red Five") == left
    assert scene.focus_on("Redemption") == 1


def guarded(guard: object, *others: object, struck: str = "Redemption") -> Scene:
    """Stormtrooper Elite (UD 3) attacks; the unit that is struck has a friend who may protect it."""
    return Scene(
        light={"units": [struck, guard, *others], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Stormtrooper Elite"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Stormtrooper Elite"],
            "defenders": [struck],
            "edge": "dark",
            "step": "strikes",
        },
    )


def test_r13_2_a9_protect_takes_any_amount_up_to_what_fills_it_and_the_rest_stays() -> None:
    scene = guarded("Guardian of Peace", struck="Obi-Wan Kenobi")
    scene.light.is_offered(
        "protect Guardian of Peace → Obi-Wan Kenobi ×1", "protect Guardian of Peace → Obi-Wan Kenobi ×2", "pass"
    )
    scene.light.picks("protect Guardian of Peace → Obi-Wan Kenobi ×1")
    scene.light.is_offered("protect Guardian of Peace → Obi-Wan Kenobi ×1", "pass")
    scene.light.passes()
    assert scene.damage_on("Guardian of Peace") == 1
    assert scene.damage_on("Obi-Wan Kenobi") == 2


def test_r13_2_protect_only_protects_cards_with_the_trait() -> None:
    scene = guarded("Guardian of Peace")  # Redemption is no Character
    assert scene.damage_on("Redemption") == 3
    assert scene.damage_on("Guardian of Peace") == 0


def test_a20_exhausted_and_idle_units_protect_and_several_share_one_packet() -> None:
    scene = guarded({"card": "Guardian of Peace", "focus": 1}, "Guardian of Peace", struck="Obi-Wan Kenobi")
    scene.light.picks("protect Guardian of Peace → Obi-Wan Kenobi ×1")
    assert scene.light.can("protect Guardian of Peace → Obi-Wan Kenobi ×2")
    guards = [option for option in scene.decision.options if option.verb == "protect" and option.number == 2]
    scene.match.choose(guards[0])
    assert scene.damage_on("Obi-Wan Kenobi") == 0


def test_a20_a_protector_cannot_hand_damage_back_and_forth() -> None:
    scene = guarded("Guardian of Peace", "Guardian of Peace", struck="Obi-Wan Kenobi")
    for _ in range(12):
        if scene.match.decision is None or scene.asked != "protect":
            break
        scene.match.choose(0)
    assert scene.match.decision is None or scene.asked != "protect"


def guarded_against_ackbar(guard: dict[str, Any]) -> Scene:
    """Admiral Ackbar enters play and deals 1 damage to each participating enemy: Darth Vader and the guard."""
    scene = Scene(
        light={
            "affiliation": "Rebel Alliance",
            "units": ["X-Wing"],
            "hand": ["Admiral Ackbar"],
            "objectives": ["Draw Their Fire", "Jedi Training"],
        },
        dark={"units": ["Darth Vader (Core)", {"card": "Emperor's Royal Guard", **guard}], "objectives": ["Imperial Command"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["X-Wing"],
            "defenders": ["Darth Vader (Core)", "Emperor's Royal Guard"],
            "step": "after defenders",
        },
    )
    scene.light.picks("use Admiral Ackbar")
    scene.light.pays()
    scene.light.picks("use Admiral Ackbar #1")
    return scene


def test_a20_what_the_same_source_deals_to_the_protector_counts_against_its_room() -> None:
    assert guarded_against_ackbar({"damage": 1}).dark.can("protect Emperor's Royal Guard → Darth Vader ×1")
    filled = guarded_against_ackbar({"damage": 2})
    assert not filled.dark.can("protect Emperor's Royal Guard → Darth Vader ×1")
    assert filled.damage_on("Darth Vader") == 1


def test_a20_a_shield_on_the_protector_does_not_enlarge_its_room() -> None:
    filled = guarded_against_ackbar({"damage": 2, "shields": 1})
    assert not filled.dark.can("protect Emperor's Royal Guard → Darth Vader ×1")
    filled.dark.is_offered("shield Emperor's Royal Guard", "pass")


def test_a20_but_may_stop_a_point_taken_over() -> None:
    scene = guarded_against_ackbar({"damage": 1, "shields": 1})
    scene.dark.picks("protect Emperor's Royal Guard → Darth Vader ×1", "shield Emperor's Royal Guard")
    assert (scene.damage_on("Emperor's Royal Guard"), scene.damage_on("Darth Vader")) == (2, 0)


def struck_together(turn: str, guard: dict[str, Any], coming: tuple[str, ...], settled: tuple[str, ...] = ()) -> Scene:
    """One effect deals 1 damage to each of these cards; what these others have been dealt is settled, and not placed yet."""
    scene = Scene(
        light={"units": ["Obi-Wan Kenobi", "Guardian of Peace"], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Darth Vader (Core)", {"card": "Emperor's Royal Guard", **guard}], "objectives": ["Imperial Command"]},
        turn=turn,
        phase="force",
    )
    packets = tuple((scene.number(title), 1, 0, ()) for title in coming)
    tokens = tuple((scene.number(title), 1, 0) for title in settled)
    scene.table.decision = None
    scene.table.begin(Damage(source=0, by=scene.light.seat, coming=packets, tokens=tokens))
    scene.table.run()
    return scene


@pytest.mark.parametrize("turn", ["light", "dark"])
def test_a89_of_damage_to_both_sides_the_active_player_protects_first(turn: str) -> None:
    scene = struck_together(turn, {}, ("Obi-Wan Kenobi", "Darth Vader"))
    first, then = (scene.light, scene.dark) if turn == "light" else (scene.dark, scene.light)
    first.is_asked("protect")
    first.passes()
    then.is_asked("protect")


@pytest.mark.parametrize(("damage", "can"), [(0, True), (1, True), (2, False)])
def test_a41_damage_on_its_way_to_the_protector_counts_against_its_room(damage: int, can: bool) -> None:
    """It comes from the same effect, but took another way: another card's damage was moved, and is protected from later."""
    scene = struck_together("dark", {"damage": damage}, ("Darth Vader",), ("Emperor's Royal Guard",))
    assert scene.dark.can("protect Emperor's Royal Guard → Darth Vader ×1") == can


def test_r13_3_one_limited_card_a_turn() -> None:
    scene = Scene(
        light={
            "hand": ["Cloud City Casino", "Hidden Outpost", "Twi'lek Loyalist"],
            "objectives": ["A Hero's Journey", "Draw Their Fire"],
        }
    )
    assert scene.light.can("play Hidden Outpost")
    scene.light.picks("play Cloud City Casino", "generate Jedi ×1")
    scene.light.is_offered("play Twi'lek Loyalist", "pass")
    assert scene.light.why_not("Hidden Outpost") == ["R13.3"]


def test_r13_3_in_the_next_turn_another_one_may_be_played() -> None:
    scene = Scene(
        light={
            "hand": ["Cloud City Casino", "Hidden Outpost"],
            "objectives": OBJECTIVES,
            "deck": ["Rebel Trooper"] * 10,
        },
        dark={
            "objectives": ["Shadows of Dathomir", "Imperial Command", "Death and Despayre"],
            "deck": ["Espo Trooper"] * 10,
        },
    )
    scene.light.picks("play Cloud City Casino", "generate Jedi ×1")
    scene.pass_all("balance damage")
    scene.light.passes()
    scene.pass_all("action")
    assert scene.light.can("play Hidden Outpost")


def test_r13_4_a13_shielding_shields_a_friendly_participant_or_the_engaged_objective_or_nothing() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "objectives": ["A Hero's Journey", "Draw Their Fire"]},
        dark={"units": ["ISB Interrogators", "Kuati Security Team", "Espo Trooper"]},
        turn="dark",
        phase="conflict",
    )
    scene.dark.picks("engage A Hero's Journey", "attack ISB Interrogators", "attack Kuati Security Team", "done")
    scene.dark.is_offered(
        "place shield ISB Interrogators → ISB Interrogators",
        "place shield ISB Interrogators → Kuati Security Team",
        "place shield ISB Interrogators → A Hero's Journey",  # an enemy objective, but the engaged one (A13)
        "pass",
    )
    scene.dark.picks("place shield ISB Interrogators → Kuati Security Team")
    assert scene.shields_on("Kuati Security Team") == 1
    assert scene.shields_on("ISB Interrogators") == 0


def test_r13_4_a_defender_shields_too_before_the_action_window() -> None:
    scene = Scene(
        light={"units": ["Corellian Engineer", "Luke Skywalker (Core)"], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Kuati Security Team"], "hand": ["Force Choke"]},
        turn="dark",
        engagement={"objective": "A Hero's Journey", "attackers": ["Kuati Security Team"], "step": "defenders"},
    )
    scene.light.picks("defend Corellian Engineer", "done")
    scene.light.is_offered(
        "place shield Corellian Engineer → Corellian Engineer",
        "place shield Corellian Engineer → A Hero's Journey",
        "pass",
    )
    scene.light.picks("place shield Corellian Engineer → A Hero's Journey")
    assert scene.shields_on("A Hero's Journey") == 1
    scene.dark.is_asked("action")


def targeted(part: str) -> Scene:
    """Luke Skywalker (Targeted Strike, UD 2) meets Kuati; Espo Trooper does not participate."""
    attacks = part == "attacker"
    return Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Kuati Security Team", "Espo Trooper"], "objectives": ["Imperial Command"]},
        turn="light" if attacks else "dark",
        engagement={
            "objective": "Imperial Command" if attacks else "A Hero's Journey",
            "attackers": ["Luke Skywalker (Core)"] if attacks else ["Kuati Security Team"],
            "defenders": ["Kuati Security Team"] if attacks else ["Luke Skywalker (Core)"],
            "edge": "light",
            "step": "strikes",
        },
    )


def test_r13_5_targeted_strike_reaches_units_that_do_not_participate() -> None:
    scene = targeted("attacker")
    scene.light.picks("unit damage Luke Skywalker")
    scene.light.is_offered("hit Kuati Security Team ×2", "hit Espo Trooper ×2")


def unopposed_luke() -> Scene:
    """Luke Skywalker (Targeted Strike, UD 2) meets nobody; Espo Trooper does not participate."""
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={"units": [{"card": "Espo Trooper", "focus": 1}], "objectives": ["Imperial Command"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)"],
            "edge": "light",
            "step": "strikes",
        },
    )
    scene.light.picks("unit damage Luke Skywalker")
    return scene


def test_r13_5_with_no_participating_enemy_targeted_strike_may_still_go_outside() -> None:
    scene = unopposed_luke()
    scene.light.is_offered("hit Espo Trooper ×2", "pass")
    scene.light.picks("hit Espo Trooper ×2")
    assert scene.zone_of("Espo Trooper") == "discard"


def test_r13_5_with_no_participating_enemy_the_striker_may_let_it_go() -> None:
    scene = unopposed_luke()
    scene.light.passes()
    assert scene.damage_on("Espo Trooper") == 0
    assert scene.damage_on("Imperial Command") == 2  # his other icons are resolved all the same


def test_r13_5_but_only_for_an_attacker() -> None:
    scene = targeted("defender")
    assert scene.zone_of("Kuati Security Team") == "discard"  # the only unit Luke could strike
    assert scene.zone_of("Espo Trooper") == "units"


def test_r13_6_no_enhancements_can_be_attached() -> None:
    scene = Scene(
        dark={"units": ["Rancor", "Darth Vader (Core)"], "hand": ["Blaster Pistol", "The Hand's Blessing"]}, turn="dark"
    )
    scene.dark.picks("play The Hand's Blessing")
    assert scene.card("The Hand's Blessing").host == "Darth Vader"


def test_r13_6_a_force_card_can() -> None:
    scene = Scene(dark={"units": ["Rancor"]}, turn="dark", phase="force")
    scene.dark.is_offered("commit Rancor", "done")


def test_r13_7_edge_adds_to_the_total_while_its_card_participates() -> None:
    def edge(attackers: list[str]) -> str:
        scene = Scene(
            light={"units": ["Mon Mothma", "Fleet Officer"], "hand": ["Jedi Lightsaber"]},
            dark={"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"], "hand": ["Emperor's Royal Guard"]},
            engagement={
                "objective": "Imperial Command",
                "attackers": attackers,
                "defenders": ["Darth Vader (Core)"],
                "step": "edge",
            },
        )
        scene.light.picks("place Jedi Lightsaber")
        scene.dark.picks("place Emperor's Royal Guard")  # 2 : 2
        return scene.table.side(scene.table.edge)

    assert edge(["Mon Mothma", "Fleet Officer"]) == "light"
    assert edge(["Fleet Officer"]) == "dark"


def test_a8_edge_in_an_edge_stack_does_not_count() -> None:
    """Mon Mothma has one Force icon and Edge: in the stack only the icon counts."""
    scene = Scene(
        light={"units": ["Fleet Officer"], "hand": ["Mon Mothma"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"], "hand": ["Emperor's Royal Guard"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Fleet Officer"],
            "defenders": ["Darth Vader (Core)"],
            "step": "edge",
        },
    )
    scene.light.picks("place Mon Mothma")
    mothma = scene.table.cards[scene.number("Mon Mothma")]
    assert mothma.edge > 0
    assert edge_total(scene.table, scene.light.seat) == mothma.force_icons


def test_r13_8_a_reminder_is_no_ability() -> None:
    """A card with nothing but keywords needs no script, whatever is explained in brackets beside them."""
    explained = [fact for fact in facts() if set(fact["ability_types"]) == {"keyword"}]
    assert len(explained) > 10
    assert [fact["id"] for fact in explained if printed_cards()[fact["definition"]].script is not None] == []
