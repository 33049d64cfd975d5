"""R3 to R6 and R10: places, initiative, windows, the deploy phase and the headquarters phase."""

from __future__ import annotations

from typing import Any

import pytest

from zeton.games.conquest.testing import Scene
from zeton.kernel.errors import BadPosition


def test_r3_5_nobody_is_at_a_face_down_planet() -> None:
    with pytest.raises(BadPosition, match=r"R3\.5"):
        Scene(one={"planets": {6: ["Shoota Mob"]}}, face_down=["Tarrus"])


def test_r3_13_only_face_up_neighbours_are_adjacent() -> None:
    table = Scene(face_down=["Tarrus", "Osus IV"]).table
    assert table.is_adjacent(1, 2) and table.is_adjacent(5, 4)
    assert not table.is_adjacent(5, 6) and not table.is_adjacent(1, 3) and not table.is_adjacent(0, 1)


def test_r4_2_the_only_planet_left_is_first_and_last_w16() -> None:
    scene = Scene(planets=["Tarrus"], first=7, phase="command", window="dial", round=7)
    scene.one.picks("set dial ×3")
    scene.two.picks("set dial ×1")
    assert scene.one.units_at(7) == ["Captain Cato Sicarius"]
    assert scene.two.units_at(7) == ["Nazdreg"]


def test_r6_2_and_r6_4_deploy_turns_alternate_and_who_passes_is_out_s63() -> None:
    hand = ["Shoota Mob", "Sniveling Grot", "Goff Boyz"]
    scene = Scene(one={"hand": ["10th Company Scout"], "resources": 3}, two={"hand": hand, "resources": 9})
    scene.one.is_offered("deploy 10th Company Scout", "pass")
    scene.one.passes()
    scene.two.picks("deploy Shoota Mob", "deploy Shoota Mob → Barlus")
    scene.two.picks("deploy Sniveling Grot", "deploy Sniveling Grot → Barlus")
    scene.two.picks("deploy Goff Boyz", "deploy Goff Boyz → Plannum")
    assert scene.asked == "dial"
    assert scene.one.hand == ["10th Company Scout"]


def test_r6_5_r6_6_and_r3_14_a_unit_costs_resources_and_goes_to_any_face_up_planet() -> None:
    scene = Scene(one={"hand": ["Land Raider", "Eager Recruit"], "resources": 6}, face_down=["Tarrus"])
    scene.one.picks("deploy Land Raider")
    scene.one.is_offered(*(f"deploy Land Raider → {p}" for p in ("Plannum", "Atrox Prime", "Barlus", "Elouith", "Ferrin")))
    scene.one.picks("deploy Land Raider → Elouith")
    assert scene.one.units_at(4) == ["Land Raider"]
    assert scene.one.resources == 1
    assert not scene.is_exhausted("Land Raider")  # R3.14


def test_r6_5_what_cannot_be_paid_is_not_offered() -> None:
    scene = Scene(one={"hand": ["Land Raider", "Eager Recruit"], "resources": 4})
    scene.one.is_offered("deploy Eager Recruit", "pass")
    assert scene.one.why_not("Land Raider") == ["R6.5"]


def test_r6_7_r6_8_and_r19_3_supports_go_to_the_hq_attachments_to_a_host() -> None:
    one: dict[str, Any] = {"hand": ["Holy Sepulchre", "Promotion"], "resources": 2, "planets": {2: ["Land Raider"]}}
    scene = Scene(one=one, two={"hand": ["Squig Bombin'"], "hq": ["Goff Nob"], "planets": {1: ["Snotlings"]}})
    scene.one.picks("deploy Holy Sepulchre")
    scene.one.picks("deploy Promotion")
    scene.one.is_offered("attach Promotion → Land Raider", "attach Promotion → Goff Nob")
    scene.one.picks("attach Promotion → Goff Nob")
    assert scene.card("Holy Sepulchre").place == "supports"
    assert scene.card("Promotion").host == "Goff Nob"
    assert scene.one.pile("attachments") == ["Promotion"]  # R19.3: its player keeps control


def test_r6_9_cards_are_not_deployed_outside_deploy_turns() -> None:
    scene = Scene(one={"hand": ["10th Company Scout", "Eager Recruit"], "resources": 5}, phase="combat", window="before")
    scene.one.is_offered("deploy Eager Recruit", "pass")  # R18.2: Ambush
    assert "R6.9" in scene.one.why_not("10th Company Scout")


def test_r10_3_to_r10_7_the_headquarters_phase() -> None:
    scene = Scene(
        one={"hq": [{"card": "Goff Nob", "exhausted": True}], "supports": [{"card": "Promethium Mine", "exhausted": True}]},
        planets=["Barlus", "Ferrin", "Elouith", "Plannum"],
        face_down=["Tarrus", "Osus IV"],
        first=2,
        phase="headquarters",
        window="reveal",
    )
    table = scene.table
    assert scene.asked == "deploy turn"  # of the next round
    assert table.first == 2
    assert [scene.title(p) for p in table.planets()] == ["Barlus", "Ferrin", "Elouith", "Plannum", "Tarrus"]  # R10.3
    assert (len(scene.one.hand), len(scene.two.hand)) == (2, 2)  # R10.4
    assert (scene.one.resources, scene.two.resources) == (4, 4)  # R10.5
    assert not scene.is_exhausted("Goff Nob") and not scene.card("Promethium Mine").exhausted  # R10.6
    assert table.initiative == 1 and table.starter == 0  # R10.7
    assert table.round == 2


def test_r10_2_the_token_moves_to_the_leftmost_planet_after_the_first_is_gone() -> None:
    scene = Scene(planets=["Barlus", "Ferrin"], first=1, phase="combat", window="battle")
    assert scene.asked == "deploy turn"  # nobody fought at Barlus (S52)
    assert scene.table.first == 2


def test_r5_3_r5_4_and_r9_1_battle_initiative_s45_s46() -> None:
    one, two = {"planets": {3: ["Land Raider"]}}, {"planets": {3: ["Nazdreg", "Goff Nob"]}}
    scene = Scene(one=one, two=two, battle=3)
    assert scene.decision.seat == 1
    scene.pass_to("combat turn")
    scene.two.picks("retreat Nazdreg")
    scene.one.picks("attack Land Raider", "defend Goff Nob")
    scene.two.picks("attack Goff Nob", "defend Land Raider")
    scene.two.is_asked("retreat")  # first, although his warlord has gone (R5.4)
    scene = Scene(one={"planets": {4: ["Captain Cato Sicarius"]}}, two={"planets": {4: ["Nazdreg"]}}, battle=4)
    assert scene.decision.seat == 0


def test_r13_3_a_combat_action_is_no_deploy_turn_and_the_other_way_round() -> None:
    given: dict[str, Any] = {"hand": ["Exterminatus", "Suppressive Fire"], "resources": 9}
    mine, theirs = {2: ["Eager Recruit"]}, {2: ["Goff Nob"]}
    scene = Scene(one={**given, "planets": mine}, two={"planets": theirs}, phase="combat", window="before")
    scene.one.is_offered("use Suppressive Fire", "pass")
    assert scene.one.why_not("Exterminatus") == ["R13.3"]
    scene = Scene(one={**given, "planets": mine}, two={"planets": theirs})
    scene.one.is_offered("use Exterminatus", "pass")
    assert scene.one.why_not("Suppressive Fire") == ["R13.3"]
