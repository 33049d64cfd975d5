"""Attack (R7)."""

import pytest

from zeton.games.clone_wars.rules.terms import BESIDE, BOARD
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, VENTRESS, Scene, ahsoka, anakin, exhausted, yoda


def attack(successes: int, damage: int, **given: object) -> Scene:
    scene = Scene(**given)
    scene.die(successes, damage)
    scene.picks(AHSOKA, "attack")
    return scene


def test_r7_1_an_attack_needs_an_enemy() -> None:
    assert not Scene(jedi=[ahsoka("Naboo"), anakin("Rishi")], droids={"Umbara": 1}).can(AHSOKA, "attack")
    for given in ({"droids": {"Naboo": 1}}, {"blockades": {"Naboo": 1}}, {"villains": {VENTRESS: "Naboo"}}):
        assert Scene(jedi=[ahsoka("Naboo"), anakin("Rishi")], **given).can(AHSOKA, "attack")
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi")])
    assert scene.why_not(AHSOKA, "Naboo") == ["R7.1"]


def test_r7_2_r7_4_each_success_of_the_die_is_one_damage() -> None:
    scene = attack(2, 0, jedi=[ahsoka("Naboo"), anakin("Rishi")], droids={"Naboo": 3})
    scene.picks(AHSOKA, "droid → Naboo", "droid → Naboo")
    assert scene.droids("Naboo") == 1 and scene.asked == (AHSOKA, "turn")


def test_r7_3_cards_are_added_after_the_roll_by_everybody_on_the_planet() -> None:
    scene = attack(
        0, 1, jedi=[ahsoka("Naboo", "Rex", exhausted("Cody")), anakin("Naboo", "Hevy", "Echo"), yoda("Rishi", "Bly")],
        droids={"Naboo": 3},
    )  # fmt: skip
    assert scene.match.view(0)["roll"]["counting"]
    scene.is_offered(AHSOKA, "exhaust Rex", "pass")
    scene.picks(AHSOKA, "exhaust Rex")
    scene.is_offered(ANAKIN, "exhaust Hevy", "pass")
    scene.picks(ANAKIN, "exhaust Hevy")
    assert scene.asked == (AHSOKA, "damage") and scene.match.view(0)["roll"]["successes"] == 2


def test_r7_5_r7_6_health_and_removal() -> None:
    scene = attack(
        3, 0, jedi=[ahsoka("Naboo", "Rex", "Cody", "Jesse"), anakin("Rishi")], droids={"Naboo": 1},
        blockades={"Naboo": 1}, villains={VENTRESS: "Naboo"},
    )  # fmt: skip
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Cody", "exhaust Jesse", "blockade → Naboo", "droid → Naboo")
    scene.picks(AHSOKA, f"villain {VENTRESS}")
    assert (scene.droids("Naboo"), scene.blockades("Naboo"), scene.at(VENTRESS)) == (0, 0, "")
    assert (scene.table.supply, scene.table.blockades_left) == (36, 3)
    ventress = scene.table.villains[0]  # the figure: the sheet beside the board has the same title
    assert ventress in scene.table.pile(BESIDE, 0) and ventress not in scene.table.pile(BOARD, 0)
    scene.table.put_on_board(ventress, scene.planet("Rishi"))
    assert ventress in scene.table.pile(BOARD, 0) and scene.at(VENTRESS) == "Rishi"


def test_r7_7_a_blockade_protects_everything_else() -> None:
    scene = attack(3, 0, jedi=[ahsoka("Naboo"), anakin("Rishi")], droids={"Naboo": 2}, blockades={"Naboo": 1})
    scene.is_offered(AHSOKA, "blockade → Naboo", "done")
    scene.picks(AHSOKA, "blockade → Naboo")
    scene.is_offered(AHSOKA, "droid → Naboo", "done")


def test_r7_8_damage_that_removes_nothing_is_lost() -> None:
    scene = attack(1, 0, jedi=[ahsoka("Naboo"), anakin("Rishi")], blockades={"Naboo": 1})
    assert scene.asked == (AHSOKA, "turn") and scene.blockades("Naboo") == 1


def test_r7_9_the_attacker_takes_one_for_each_enemy_left_and_each_symbol() -> None:
    scene = attack(
        1, 1, jedi=[ahsoka("Naboo", "AT-TE", "AT-RT", "Rex", "Cody", "Venator"), anakin("Rishi")],
        droids={"Naboo": 2}, villains={VENTRESS: "Naboo"},
    )  # fmt: skip
    scene.picks(AHSOKA, "pass", "droid → Naboo")
    assert scene.match.view(0)["damage"] == {"jedi": scene.number(AHSOKA), "amount": 3}
    assert [(entry.what, entry.number) for entry in scene.match.log(0)][:2] == [("rolls", 1), ("rolls damage", 1)]


def test_r7_9_a_villain_that_just_left_does_not_hurt() -> None:
    scene = attack(3, 0, jedi=[ahsoka("Naboo", "Venator"), anakin("Rishi")], villains={VENTRESS: "Naboo"})
    scene.picks(AHSOKA, f"villain {VENTRESS}")
    assert scene.squad(AHSOKA) == ["Venator"]


def test_r7_10_helpers_take_no_damage() -> None:
    scene = attack(0, 1, jedi=[ahsoka("Naboo"), anakin("Naboo", "Rex", "Cody")], droids={"Naboo": 3})
    scene.picks(ANAKIN, "exhaust Rex", "pass")
    scene.picks(AHSOKA, "droid → Naboo")
    assert scene.squad(ANAKIN) == ["Rex", "Cody"] and scene.squad(AHSOKA) == []


def test_r7_11_a_villain_without_health_stays_and_hurts() -> None:
    scene = attack(
        3, 0, jedi=[ahsoka("Sullust", "Venator", "Twilight"), anakin("Rishi")], finale=True, villains={VENTRESS: "Sullust"}
    )
    assert scene.asked == (AHSOKA, "discard")
    assert scene.why_not(AHSOKA, VENTRESS)[-1] == "R7.11"


@pytest.mark.parametrize("label", ["done", "droid → Naboo"])
def test_a9_damage_may_be_left_unassigned(label: str) -> None:
    scene = attack(1, 0, jedi=[ahsoka("Naboo"), anakin("Rishi")], droids={"Naboo": 1})
    scene.picks(AHSOKA, label)
    assert scene.droids("Naboo") == (label == "done")
