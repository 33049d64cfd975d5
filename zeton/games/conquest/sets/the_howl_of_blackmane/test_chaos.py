"""Chaos cards, in the order of chaos.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene


def deploying(planets: list[str]) -> Scene:
    """The Inventor is deployed at the first of these last planets."""
    scene = Scene(one={"hand": ["Heretek Inventor"], "resources": 1}, planets=planets, first=8 - len(planets))
    scene.one.picks("deploy Heretek Inventor", "deploy Heretek Inventor → Plannum")
    return scene


def test_the_opponent_may_move_heretek_inventor_to_any_other_planet() -> None:
    scene = deploying(["Plannum", "Barlus", "Elouith"])
    scene.two.is_offered("choose Barlus", "choose Elouith", "pass")
    scene.two.picks("choose Elouith")
    assert scene.one.units_at(7) == ["Heretek Inventor"]


def test_the_opponent_may_leave_heretek_inventor_where_it_is() -> None:
    scene = deploying(["Plannum", "Barlus"])
    scene.two.picks("pass")
    assert scene.one.units_at(6) == ["Heretek Inventor"]


def test_nobody_is_asked_where_there_is_no_other_planet() -> None:
    scene = Scene(one={"hand": ["Heretek Inventor"], "resources": 1}, planets=["Plannum"], first=7)
    scene.one.picks("deploy Heretek Inventor")
    assert scene.asked not in ("choose", "forced reaction")
    assert scene.one.units_at(7) == ["Heretek Inventor"]


def test_death_guard_infantry_is_a_unit_without_a_text() -> None:
    scene = Scene(one={"planets": {1: ["Death guard Infantry"]}})
    assert (scene.attack_of("Death guard Infantry"), scene.health_of("Death guard Infantry")) == (2, 4)
