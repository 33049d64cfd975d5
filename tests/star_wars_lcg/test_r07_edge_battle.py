"""The edge battle (R7)."""

import random

from zeton.games.star_wars_lcg.rules.terms import EDGE_STACK
from zeton.games.star_wars_lcg.testing import Scene

BATTLE = {"objective": "Imperial Command", "step": "edge"}


def battle(
    light_hand: list[str],
    dark_hand: list[str],
    *,
    light_units: tuple[object, ...] = ("Twi'lek Loyalist",),
    dark_units: tuple[object, ...] = ("Advisor to the Emperor",),
    defended: bool = True,
    **more: object,
) -> Scene:
    """The light side attacks Imperial Command with all its units, and all dark units defend, or none."""
    names = [u["card"] if isinstance(u, dict) else u for u in dark_units]
    return Scene(
        light={"units": list(light_units), "hand": light_hand},
        dark={"units": list(dark_units), "hand": dark_hand, "objectives": ["Imperial Command"]},
        engagement={**BATTLE, "attackers": list(light_units), "defenders": names if defended else []},
        **more,
    )


def edge_of(scene: Scene) -> str:
    return scene.table.side(scene.table.edge)


def test_r7_1_cards_are_placed_revealed_resolved_and_counted() -> None:
    scene = battle(["Target of Opportunity"], ["Espo Trooper"])
    scene.light.picks("place Target of Opportunity")
    scene.dark.picks("place Espo Trooper")
    assert scene.damage_on("Imperial Command") == 1
    assert edge_of(scene) == "light"
    assert scene.zone_of("Target of Opportunity") == "discard"


def test_r7_2_the_attacker_places_first_then_they_alternate_one_card_at_a_time() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Espo Trooper", "Darth Vader (Core)"])
    scene.light.is_offered("place Yoda", "place Rebel Trooper", "pass")
    scene.light.picks("place Yoda")
    scene.dark.is_offered("place Espo Trooper", "place Darth Vader", "pass")
    scene.dark.picks("place Espo Trooper")
    scene.light.is_offered("place Rebel Trooper", "pass")


def test_r7_2_who_passed_may_place_again_if_the_opponent_placed_after_his_pass() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Espo Trooper", "Darth Vader (Core)"])
    scene.light.passes()
    scene.dark.picks("place Espo Trooper")
    scene.light.is_offered("place Yoda", "place Rebel Trooper", "pass")


def test_r7_2_placing_ends_when_both_pass_in_a_row() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Espo Trooper", "Darth Vader (Core)"])
    scene.light.picks("place Rebel Trooper")
    scene.dark.passes()
    scene.light.passes()
    assert scene.asked != "edge card"


def test_r7_2_cards_are_placed_face_down() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Espo Trooper", "Darth Vader (Core)"])
    scene.light.picks("place Yoda")
    light, dark = scene.table.light, scene.table.dark
    assert scene.match.view(dark)["zones"]["edge_stack"][light] == [None]
    assert scene.match.view(None)["zones"]["edge_stack"][light] == [None]
    assert scene.match.view(light)["zones"]["edge_stack"][light] == [scene.card("Yoda").number]
    assert scene.card("Yoda").number not in scene.match.view(dark)["cards"]


def test_r7_2_a_face_down_edge_card_is_dealt_anew_for_the_opponent() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Espo Trooper", "Darth Vader (Core)"])
    scene.light.picks("place Yoda")
    light, dark = scene.table.light, scene.table.dark
    dealt = {scene.match.determinize(dark, random.Random(seed)).table.pile(EDGE_STACK, light)[0] for seed in range(20)}
    assert dealt == {scene.card("Yoda").number, scene.card("Rebel Trooper").number}


def test_r7_2_placing_a_card_the_opponent_knew_to_be_in_hand_hides_it() -> None:
    scene = battle(["Fall Back!"], ["Espo Trooper"], light_units=("Twi'lek Loyalist", "Rebel Trooper"))
    light, dark = scene.table.light, scene.table.dark
    trooper = scene.card("Rebel Trooper").number
    scene.table.move(trooper, 0, light)  # back to the hand from play: everybody saw it
    assert trooper in scene.match.view(dark)["cards"]
    scene.table.reask()
    scene.light.picks("place Fall Back!")
    assert trooper not in scene.match.view(dark)["cards"]  # it may be the card that was placed


def test_r7_3_any_card_may_be_placed_and_nothing_is_paid() -> None:
    scene = battle(["Admiral Ackbar", "A New Hope", "Trench Run", "Twist of Fate"], [])
    scene.light.is_offered("place Admiral Ackbar", "place A New Hope", "place Trench Run", "place Twist of Fate", "pass")
    scene.light.picks("place Admiral Ackbar")
    assert scene.focus_on("Jedi") == 0


def test_r7_4_a_player_without_a_participating_unit_cannot_place() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Darth Vader (Core)"], defended=False)
    scene.light.picks("place Rebel Trooper")
    scene.light.is_asked("edge card")  # the dark side had no opportunity


def test_r7_5_without_defenders_the_attacker_wins_whatever_the_icons() -> None:
    scene = battle(["Yoda"], ["Darth Vader (Core)"], defended=False)
    scene.light.passes()
    assert edge_of(scene) == "light"


def test_r7_5_fate_cards_of_an_attacker_without_opposition_resolve() -> None:
    scene = battle(["Target of Opportunity"], [], defended=False)
    scene.light.picks("place Target of Opportunity")
    assert scene.damage_on("Imperial Command") == 1


def test_r7_6_both_stacks_are_revealed_at_once() -> None:
    scene = battle(
        ["Yoda", "Heat of Battle"], ["Emperor's Royal Guard"], dark_units=("Darth Vader (Core)", "Kuati Security Team")
    )
    scene.light.picks("place Heat of Battle")
    scene.dark.picks("place Emperor's Royal Guard")
    scene.light.passes()
    scene.light.is_asked("target")  # Heat of Battle is being resolved
    for seat in (scene.table.light, scene.table.dark, None):
        stacks = scene.match.view(seat)["zones"]["edge_stack"]
        assert None not in stacks[0] + stacks[1]


def test_r7_6_revealed_cards_are_blank_but_for_force_icons_and_fate_cards() -> None:
    scene = battle(["Mon Mothma"], ["Emperor's Royal Guard"])  # F 2 each; her Edge (1) does not count in the stack
    scene.light.picks("place Mon Mothma")
    scene.dark.picks("place Emperor's Royal Guard")
    assert edge_of(scene) == "dark"


def test_r7_7_fate_cards_resolve_in_ascending_priority() -> None:
    scene = battle(
        ["Target of Opportunity"], ["Heat of Battle"], light_units=("Twi'lek Loyalist", "X-Wing")
    )  # priorities 9 and 6
    scene.light.picks("place Target of Opportunity")
    scene.dark.picks("place Heat of Battle")
    scene.dark.is_asked("target")
    assert scene.damage_on("Imperial Command") == 0
    scene.dark.picks("target X-Wing")
    assert scene.damage_on("X-Wing") == 1
    assert scene.damage_on("Imperial Command") == 1


def test_r7_7_the_attacking_player_orders_fate_cards_of_equal_priority() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Yoda"], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Heat of Battle", "Heat of Battle"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Darth Vader (Core)"],
            "defenders": ["Luke Skywalker (Core)"],
            "step": "edge",
        },
    )
    scene.dark.picks("place Heat of Battle")
    scene.light.passes()
    scene.dark.picks("place Heat of Battle")
    scene.light.passes()
    scene.dark.is_asked("fate card")
    scene.dark.is_offered("resolve Heat of Battle", "resolve Heat of Battle")
    scene.dark.picks("resolve Heat of Battle")
    assert scene.damage_on("Luke Skywalker") == 2


def test_r7_7_one_fate_card_is_completely_resolved_before_the_next() -> None:
    scene = battle(["Rebel Trooper"], ["Heat of Battle", "Heat of Battle"])
    scene.light.passes()
    scene.dark.picks("place Heat of Battle")
    scene.light.passes()
    scene.dark.picks("place Heat of Battle")
    scene.light.passes()
    scene.light.picks("resolve Heat of Battle")
    # The only attacker (capacity 1) is gone before the second one could find a target.
    assert scene.zone_of("Twi'lek Loyalist") == "discard"
    assert scene.dark.pile("edge_stack") == []


def test_r7_8_a_fate_card_belongs_to_the_player_in_whose_stack_it_lies() -> None:
    scene = battle(["Rebel Trooper"], ["Target of Opportunity"])  # "if you are the attacking player": the dark side is not
    scene.light.passes()
    scene.dark.picks("place Target of Opportunity")
    scene.light.passes()
    assert scene.damage_on("Imperial Command") == 0


def test_r7_9_the_higher_total_wins() -> None:
    scene = battle(["Yoda"], ["Darth Vader (Core)"])  # 5 : 4
    scene.light.picks("place Yoda")
    scene.dark.picks("place Darth Vader")
    assert edge_of(scene) == "light"


def test_r7_9_a_tie_is_won_by_the_defender() -> None:
    scene = battle(["Jedi Lightsaber"], ["Emperor's Royal Guard"])  # 2 : 2
    scene.light.picks("place Jedi Lightsaber")
    scene.dark.picks("place Emperor's Royal Guard")
    assert edge_of(scene) == "dark"


def test_r7_9_with_no_cards_at_all_the_defender_wins() -> None:
    assert edge_of(battle([], [])) == "dark"


def test_r7_9_the_icons_of_fate_cards_count() -> None:
    scene = battle(["Target of Opportunity"], ["Espo Trooper"])  # 2 : 1
    scene.light.picks("place Target of Opportunity")
    scene.dark.picks("place Espo Trooper")
    assert edge_of(scene) == "light"


def test_r7_9_force_icons_of_participating_units_do_not_count() -> None:
    assert edge_of(battle([], [], light_units=("Luke Skywalker (Core)", "Yoda"))) == "dark"


def test_r7_10_the_winner_has_the_edge_for_the_rest_of_the_engagement() -> None:
    scene = battle(["Yoda"], [], light_units=("Jedi in Hiding",), dark_units=("Heavy Stormtrooper Squad",))
    scene.light.picks("place Yoda")
    scene.light.is_asked("icon")
    assert edge_of(scene) == "light"
    scene.light.picks("blast Jedi in Hiding", "damage Imperial Command ×1")
    assert scene.table.edge == -1  # the engagement is over


def test_r7_11_all_cards_of_both_stacks_are_discarded_by_their_owners() -> None:
    scene = battle(["Yoda", "Rebel Trooper"], ["Darth Vader (Core)"])
    scene.light.picks("place Yoda")
    scene.dark.picks("place Darth Vader")
    scene.light.picks("place Rebel Trooper")
    assert sorted(scene.light.pile("discard")) == ["Rebel Trooper", "Yoda"]
    assert scene.dark.pile("discard") == ["Darth Vader"]
    assert scene.light.pile("edge_stack") == scene.dark.pile("edge_stack") == []
