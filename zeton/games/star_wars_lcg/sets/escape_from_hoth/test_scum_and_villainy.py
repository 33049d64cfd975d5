"""Scum and Villainy cards of Escape from Hoth, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.resources import means
from zeton.games.star_wars_lcg.testing import Scene


def hunting(*captured: str) -> Scene:
    hunt = {"card": "Hunt Them Down", "captured": list(captured)}
    other = {"card": "Counsel of the Sith", "captured": ["Yoda"]}
    return Scene(dark={"objectives": [hunt, other], "hand": ["Dengar"], "affiliation": "Scum and Villainy"}, turn="dark")


def test_hunt_them_down_generates_one_more_for_each_captured_card_there() -> None:
    less, more = hunting(), hunting("Luke Skywalker (Core)", "Jedi in Hiding")
    assert means(more.table, more.table.dark)[0] == means(less.table, less.table.dark)[0] + 2
    more.dark.picks("play Dengar")
    assert more.dark.can("generate Hunt Them Down ×3")


def test_hunt_them_down_does_not_count_cards_captured_elsewhere() -> None:
    scene = hunting()
    assert means(scene.table, scene.table.dark)[0] == 3


def holding(*captured: str, edge: str = "dark", attacker: str = "Dengar", **light: Any) -> Scene:
    dengar = {"card": "Dengar", "captured": list(captured)}
    return Scene(
        light={"objectives": ["Jedi Training"], "units": ["Luke Skywalker (Core)", "Munitions Expert"], **light},
        dark={"units": [dengar, "Kihraxz-class Assault Fighter"], "objectives": ["Hunt Them Down"]},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": [attacker],
            "defenders": ["Luke Skywalker (Core)"],
            "step": "strikes",
            "edge": edge,
        },
    )


def test_dengar_67_gains_an_icon_of_any_type_for_each_captured_card_on_him() -> None:
    scene = holding("Yoda", "Twi'lek Loyalist")
    number = scene.number("Dengar")
    scene.dark.picks("strike Dengar", "use Dengar", "blast Dengar", "tactics Dengar")
    assert [scene.table.strength(number, icon) for icon in range(3)] == [2, 1, 1]


def test_dengar_67_is_not_used_without_captured_cards() -> None:
    scene = holding()
    scene.dark.picks("strike Dengar")
    assert not scene.dark.can("use Dengar")


def test_dengar_67_may_hold_what_is_captured_from_play_a112() -> None:
    scene = holding(attacker="Kihraxz-class Assault Fighter")
    scene.dark.picks("strike Kihraxz-class Assault Fighter", "use Kihraxz-class Assault Fighter")
    scene.dark.is_offered("capture at Munitions Expert → Hunt Them Down", "capture at Munitions Expert → Dengar")
    scene.dark.picks("capture at Munitions Expert → Dengar")
    assert scene.card("Munitions Expert").host == "Dengar"


def test_dengar_67_sets_his_captives_free_when_he_leaves_play_a112() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={"units": [{"card": "Dengar", "damage": 2, "captured": ["Yoda"]}], "objectives": ["Hunt Them Down"]},
        engagement={
            "objective": "Hunt Them Down",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Dengar"],
            "step": "strikes",
            "edge": "light",
        },
    )
    scene.light.picks("strike Luke Skywalker", "unit damage Luke Skywalker")
    assert (scene.zone_of("Dengar"), scene.zone_of("Yoda")) == ("discard", "hand")


def test_kihraxz_class_assault_fighter_captures_a_cheap_enemy_unit_with_the_edge() -> None:
    scene = holding(attacker="Kihraxz-class Assault Fighter")
    scene.dark.picks("strike Kihraxz-class Assault Fighter", "use Kihraxz-class Assault Fighter")
    scene.dark.picks("capture at Munitions Expert → Hunt Them Down")
    assert scene.card("Munitions Expert").host == "Hunt Them Down"


def test_kihraxz_class_assault_fighter_is_not_used_without_the_edge_or_a_cheap_unit() -> None:
    scene = holding(attacker="Kihraxz-class Assault Fighter", edge="light")
    scene.light.picks("strike Luke Skywalker")
    assert not scene.dark.can("use Kihraxz-class Assault Fighter")
    scene = holding(attacker="Kihraxz-class Assault Fighter", units=["Luke Skywalker (Core)"])
    scene.dark.picks("strike Kihraxz-class Assault Fighter")
    assert not scene.dark.can("use Kihraxz-class Assault Fighter")
