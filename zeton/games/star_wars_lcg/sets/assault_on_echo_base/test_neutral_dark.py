"""Neutral cards of the dark side of Assault on Echo Base, in the order of neutral_dark.py."""

from zeton.games.star_wars_lcg.testing import Scene


def blasted(target: str, *others: str, bases: tuple[str, ...] = ()) -> Scene:
    luke = {"card": "Luke Skywalker", "enhancements": list(others)}
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
