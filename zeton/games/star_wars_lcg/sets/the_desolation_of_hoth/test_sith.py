"""Sith cards of The Desolation of Hoth, in the order of sith.py."""

from zeton.games.star_wars_lcg.testing import Scene


def cold(damage: int, *others: object) -> Scene:
    return Scene(
        dark={"units": ["Nightsister"], "objectives": [{"card": "The Killing Cold", "damage": damage}, *others]}, turn="dark"
    )


def test_the_killing_cold_takes_damage_off_a_hoth_objective_for_a_unit() -> None:
    scene = cold(2)
    scene.dark.picks("use The Killing Cold")
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.damage_on("The Killing Cold") == 1


def test_the_killing_cold_is_not_used_merely_to_sacrifice_a_unit_a88() -> None:
    scene = cold(0, {"card": "Fall of the Jedi", "damage": 1})
    assert not scene.dark.can("use The Killing Cold")


def test_the_killing_cold_repairs_any_friendly_hoth_objective() -> None:
    scene = cold(1, {"card": "Shadows on the Ice", "damage": 1})
    scene.dark.picks("use The Killing Cold", "choose Shadows on the Ice")
    assert (scene.damage_on("Shadows on the Ice"), scene.damage_on("The Killing Cold")) == (0, 1)


def afraid(*, committed: bool, phase: str = "deployment", turn: str = "dark") -> Scene:
    luke = {"card": "Luke Skywalker (Core)", "committed": committed}
    return Scene(light={"units": [luke]}, dark={"hand": ["Fear"], "objectives": ["The Killing Cold"]}, turn=turn, phase=phase)


def test_fear_takes_a_unit_out_of_the_force_struggle_r11_10() -> None:
    scene = afraid(committed=True)
    scene.dark.picks("play Fear")
    scene.dark.pays()
    assert scene.card("Fear").host == "Luke Skywalker"
    assert not scene.card("Luke Skywalker").committed


def test_fear_keeps_a_unit_from_being_committed() -> None:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": ["Fear"]}
    scene = Scene(light={"units": [luke, "Twi'lek Loyalist"]}, turn="light", phase="force")
    scene.light.is_offered("commit Twi'lek Loyalist", "done")
    assert "R11.10" in scene.light.why_not("Luke Skywalker")


def test_fear_enhances_no_friendly_unit() -> None:
    scene = Scene(dark={"units": ["Nightsister"], "hand": ["Fear"], "objectives": ["The Killing Cold"]}, turn="dark")
    assert "R5.3" in scene.dark.why_not("Fear")


def desolation(**light: object) -> Scene:
    return Scene(
        light=light,
        dark={
            "hand": ["The Desolation of Hoth"],
            "objectives": [{"card": "The Killing Cold", "damage": 3}, "Fall of the Jedi", "Counsel of the Sith"],
        },
        turn="dark",
    )


def moved(scene: Scene, target: str, amount: int) -> None:
    scene.dark.picks("use The Desolation of Hoth")
    scene.dark.pays()
    scene.dark.picks(f"target {target}", f"move damage The Killing Cold → {target} ×{amount}")


def test_the_desolation_of_hoth_moves_as_much_damage_as_one_likes_to_an_enemy_unit() -> None:
    scene = desolation(units=["Luke Skywalker (Core)", "Yoda"])
    moved(scene, "Luke Skywalker (Core)", 2)
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("The Killing Cold")) == (2, 1)


def test_the_desolation_of_hoth_moves_damage_to_enemy_hoth_objectives_only() -> None:
    scene = desolation(objectives=["Hoth Operations", "Jedi Training"], units=["Yoda"])
    scene.dark.picks("use The Desolation of Hoth")
    scene.dark.pays()
    scene.dark.is_offered("target Hoth Operations", "target Yoda")


def test_the_desolation_of_hoth_may_be_stopped_by_shields_a87() -> None:
    scene = desolation(units=[{"card": "Luke Skywalker (Core)", "shields": 1}, "Yoda"])
    moved(scene, "Luke Skywalker (Core)", 2)
    scene.light.picks("shield Luke Skywalker")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("The Killing Cold")) == (1, 1)


def test_the_desolation_of_hoth_needs_a_damaged_hoth_objective_and_ones_own_turn() -> None:
    undamaged = ["The Killing Cold", {"card": "Fall of the Jedi", "damage": 1}, "Counsel of the Sith"]
    hand = ["The Desolation of Hoth"]
    scene = Scene(light={"units": ["Yoda"]}, dark={"hand": hand, "objectives": undamaged}, turn="dark")
    assert not scene.dark.can("use The Desolation of Hoth")
    damaged = [{"card": "The Killing Cold", "damage": 1}, "Fall of the Jedi", "Counsel of the Sith"]
    scene = Scene(light={"units": ["Yoda"]}, dark={"hand": hand, "objectives": damaged}, turn="light")
    assert "R12.2" in scene.dark.why_not("The Desolation of Hoth")
