"""Smugglers and Spies cards of Assault on Echo Base, in the order of smugglers_and_spies.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

RICH = ["Last Defense of Hoth", "Renegade Squadron Mobilization", "Jedi Training"]


def smugglers(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Smugglers and Spies", "objectives": RICH, "deck": ["X-Wing", "Yoda"], **cards}


def edge(damage: int = 0, hand: tuple[str, ...] = (), **dark: Any) -> Scene:
    objectives = [{"card": "Last Defense of Hoth", "damage": damage}, *RICH[1:]]
    return Scene(
        light=smugglers(units=["Col Serra"], hand=list(hand), objectives=objectives),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Emperor Palpatine"], **dark},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Col Serra"],
            "defenders": ["Emperor Palpatine"],
            "step": "edge",
        },
    )


def test_last_defense_of_hoth_places_the_top_card_of_the_deck_in_the_edge_stack() -> None:
    scene = edge(hand=("Jedi in Hiding",))
    scene.light.is_offered("use Last Defense of Hoth", "pass")
    scene.light.picks("use Last Defense of Hoth")
    assert scene.light.pile("edge_stack") == ["X-Wing"]
    scene.light.is_offered("place Jedi in Hiding", "pass")  # only once in an edge battle


def test_last_defense_of_hoth_is_used_with_an_empty_hand_a122() -> None:
    scene = edge()
    scene.light.picks("use Last Defense of Hoth")
    assert scene.zone_of("X-Wing") in ("edge_stack", "discard")


def test_last_defense_of_hoth_is_not_used_once_it_is_damaged() -> None:
    scene = edge(1, ("Jedi in Hiding",))
    scene.light.is_offered("place Jedi in Hiding", "pass")


def fight(with_edge: str, **dark: Any) -> Scene:
    return Scene(
        light=smugglers(units=["Col Serra"]),
        dark={"objectives": ["Fall of the Jedi"], "units": ["AT-ST"], **dark},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Col Serra"],
            "defenders": ["AT-ST"],
            "step": "strikes",
            "edge": with_edge,
        },
    )


def test_col_serra_cannot_be_damaged_by_the_enemy_with_the_edge_a123() -> None:
    scene = fight("light")
    scene.light.picks("strike Col Serra", "unit damage Col Serra")
    scene.dark.picks("strike AT-ST")
    assert scene.focus_on("AT-ST") == 1
    assert (scene.zone_of("Col Serra"), scene.damage_on("Col Serra")) == ("units", 0)


def test_col_serra_can_be_damaged_without_the_edge() -> None:
    scene = fight("dark")
    scene.dark.picks("strike AT-ST", "unit damage AT-ST")
    assert scene.damage_on("Col Serra") or scene.zone_of("Col Serra") == "discard"


def test_renegade_squadron_x_wing_is_sacrificed_to_return_a_cheap_unit_to_hand() -> None:
    scene = Scene(light=smugglers(units=["Renegade Squadron X-Wing"]), dark={"units": ["Snowtrooper", "Emperor Palpatine"]})
    scene.light.picks("use Renegade Squadron X-Wing")
    assert (scene.zone_of("Snowtrooper"), scene.zone_of("Renegade Squadron X-Wing")) == ("hand", "discard")


def test_renegade_squadron_x_wing_is_not_used_for_itself_alone() -> None:
    scene = Scene(light=smugglers(units=["Renegade Squadron X-Wing"]), dark={"units": ["Emperor Palpatine"]})
    assert not scene.light.can("use Renegade Squadron X-Wing")


def insulted(attacker: str, *, focus: int = 0) -> Scene:
    scene = Scene(
        light=smugglers(units=[attacker], hand=["A Stinging Insult"]),
        dark={"objectives": ["Fall of the Jedi"], "units": [{"card": "Emperor Palpatine", "focus": focus}, "Nightsister"]},
        engagement={"objective": "Fall of the Jedi"},
    )
    scene.light.picks(f"attack {attacker}")
    return scene


def test_a_stinging_insult_makes_a_unit_defend() -> None:
    scene = insulted("Col Serra")
    scene.light.picks("use A Stinging Insult")
    scene.light.pays()
    scene.light.picks("target Emperor Palpatine")
    scene.dark.is_offered("defend Emperor Palpatine", "defend Nightsister")
    scene.dark.picks("defend Emperor Palpatine")
    scene.dark.is_offered("defend Nightsister", "done")


def test_a_stinging_insult_does_nothing_to_a_unit_that_cannot_defend_a124() -> None:
    scene = insulted("Col Serra", focus=1)
    scene.light.picks("use A Stinging Insult")
    scene.light.pays()
    scene.light.picks("target Emperor Palpatine")
    scene.dark.is_offered("defend Nightsister", "done")


def test_a_stinging_insult_needs_a_character_of_its_affiliation() -> None:
    assert not insulted("Obi-Wan Kenobi").light.can("use A Stinging Insult")


def cocky(*hand: str) -> Scene:
    scene = Scene(
        light=smugglers(units=["Obi-Wan Kenobi"], hand=["Don't Get Cocky", *hand], objectives=RICH[1:]),
        dark={"objectives": ["Fall of the Jedi"], "units": ["Emperor Palpatine"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Obi-Wan Kenobi"],
            "defenders": ["Emperor Palpatine"],
            "step": "edge",
        },
    )
    scene.light.picks(*(f"place {card}" for card in hand), "pass")
    return scene


def test_dont_get_cocky_gives_blast_after_an_edge_battle_won_clearly() -> None:
    scene = cocky("Yoda")
    luke = scene.number("Obi-Wan Kenobi")
    before = scene.table.strength(luke, 2)
    scene.light.picks("use Don't Get Cocky")
    scene.light.pays()
    scene.light.picks("target Obi-Wan Kenobi")
    assert scene.table.strength(luke, 2) == before + 2


def test_dont_get_cocky_is_not_played_after_a_narrow_win() -> None:
    scene = cocky("Jedi in Hiding")
    assert scene.table.edge == scene.table.light
    assert not scene.light.can("use Don't Get Cocky")
