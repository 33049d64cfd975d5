"""Neutral cards of the dark side of Assault on Echo Base, in the order of neutral_dark.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def blasted(target: str, *others: str, bases: tuple[str, ...] = ()) -> Scene:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": list(others)}
    scene = Scene(
        light={"units": [luke], "objectives": ["Jedi Training", "A Hero's Journey", "Last Minute Rescue"]},
        dark={
            "affiliation": "Imperial Navy",
            "units": ["Grand Moff Tarkin"],
            "enhancements": ["Turbolaser Battery", *bases],
            "hand": ["Superlaser Blast"],
            "objectives": ["The Ultimate Power", "Death and Despayre", "Defense Protocol"],
        },
        turn="dark",
    )
    scene.dark.picks("use Superlaser Blast")
    scene.dark.pays()
    scene.dark.picks(f"target {target}")
    return scene


def test_turbolaser_battery_is_sacrificed_to_discard_all_enhancements() -> None:
    scene = blasted("Jedi Training", "Jedi Lightsaber", bases=("Death Squadron Command",))
    scene.dark.picks("use Turbolaser Battery")
    for title in ("Turbolaser Battery", "Death Squadron Command", "Jedi Lightsaber"):
        assert scene.zone_of(title) == "discard"


def test_turbolaser_battery_does_not_react_to_the_loss_of_a_friendly_objective() -> None:
    scene = blasted("Defense Protocol", "Jedi Lightsaber")
    assert scene.zone_of("Defense Protocol") == "victory"
    assert not scene.dark.can("use Turbolaser Battery")


def test_turbolaser_battery_is_not_sacrificed_for_itself_alone_a88() -> None:
    scene = blasted("Jedi Training")
    assert scene.zone_of("Jedi Training") == "victory"
    assert not scene.dark.can("use Turbolaser Battery")


def sabotaged(light_shields: int, dark_shields: int, turn: str = "dark") -> Scene:
    return Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "shields": light_shields}], "objectives": ["Jedi Training"] * 3},
        dark={"objectives": [{"card": "Sabotage in the Snow", "shields": dark_shields}]},
        turn=turn,
        phase="conflict",
    )


def test_sabotage_in_the_snow_moves_an_enemy_shield_to_a_friendly_card() -> None:
    scene = sabotaged(1, 0)
    scene.dark.picks("use Sabotage in the Snow")
    assert (scene.shields_on("Luke Skywalker"), scene.shields_on("Sabotage in the Snow")) == (0, 1)


def test_sabotage_in_the_snow_moves_no_second_shield_to_a_card_r9_5() -> None:
    scene = sabotaged(1, 1)
    assert not scene.dark.can("use Sabotage in the Snow")
    assert scene.shields_on("Sabotage in the Snow") == 1


def test_sabotage_in_the_snow_is_not_used_in_the_opponents_conflict_phase_nor_without_an_enemy_shield() -> None:
    assert not sabotaged(1, 0, turn="light").dark.can("use Sabotage in the Snow")
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Jedi Training"] * 3},
        dark={"units": ["Snowtrooper"], "objectives": ["Sabotage in the Snow"]},
        turn="dark",
        phase="conflict",
    )
    assert not scene.dark.can("use Sabotage in the Snow")


def posted(*, of: str = "dark", shields: int = 1, posts: int = 1) -> int:
    """The blast of a unit with so many shields beside the post."""
    unit = {"card": {"dark": "Snowtrooper", "light": "Luke Skywalker (Core)"}[of], "shields": shields}
    scene = Scene(
        light={"units": [unit] if of == "light" else []},
        dark={
            "units": [unit] if of == "dark" else [],
            "enhancements": ["Forward Command Post"] * posts,
            "hand": ["501st Trooper"],
            "objectives": ["Vader's Fist", "Fall of the Jedi"],
        },
        turn="dark",
    )
    scene.dark.is_asked("action")
    return scene.table.strength(scene.card(unit["card"]).number, 2)


def test_forward_command_post_gives_shielded_units_blast() -> None:
    assert (posted(shields=0), posted(), posted(posts=2)) == (0, 1, 2)


def test_forward_command_post_gives_enemy_units_nothing() -> None:
    assert posted(of="light") == posted(of="light", posts=0)


OFFICIAL = "Corrupt Official"


def official(objective: str = "Lucrative Contract", **more: Any) -> Scene:
    """Yoda, with the edge, is about to strike an objective unopposed."""
    return Scene(
        light={"units": [{"card": "Yoda", "enhancements": ["Jedi Lightsaber", "Jedi Lightsaber"]}]},
        dark={"affiliation": "Scum and Villainy", "hand": [OFFICIAL], "objectives": [objective, "Cruel Interrogations"]},
        engagement={"objective": objective, "attackers": ["Yoda"], "edge": "light", "step": "strikes"},
        **more,
    )


def test_corrupt_official_is_discarded_to_cancel_any_amount_of_damage_to_a_scum_and_villainy_objective() -> None:
    scene = official()
    scene.dark.is_offered(f"use {OFFICIAL}", "pass")
    scene.dark.picks(f"use {OFFICIAL}")
    amounts = [int(offered.split("×")[1]) for offered in scene.offered]
    assert amounts == list(range(1, len(amounts) + 1))
    scene.dark.picks(scene.offered[-2])
    assert scene.damage_on("Lucrative Contract") == 1
    assert scene.zone_of(OFFICIAL) == "discard"


def test_corrupt_official_does_not_help_other_objectives() -> None:
    assert not official("Counsel of the Sith").dark.can(f"use {OFFICIAL}")
