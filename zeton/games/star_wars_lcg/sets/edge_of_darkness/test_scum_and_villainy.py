"""Scum and Villainy cards of Edge of Darkness, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def dark(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Scum and Villainy", "deck": ["TIE Fighter"] * 8, **cards}


HIVE = "Hive of Scum and Villainy"
CRASH = "The Tatooine Crash"


def damage_of(unit: str, objective: str) -> int:
    """The unit damage of a unit that attacks one of two objectives."""
    scene = Scene(
        light={"units": [unit]},
        dark=dark(objectives=[HIVE, "Counsel of the Sith"]),
        engagement={"objective": objective, "attackers": [unit], "edge": "dark", "step": "strikes"},
    )
    return scene.table.strength(scene.number(unit), 0)


def test_hive_of_scum_and_villainy_takes_unit_damage_from_who_attacks_it() -> None:
    assert damage_of("Jedi in Hiding", HIVE) == 1


def test_hive_of_scum_and_villainy_takes_nothing_from_who_attacks_another_objective() -> None:
    assert damage_of("Jedi in Hiding", "Counsel of the Sith") == 2


def fought(unit: Any, stake: str, *, units: tuple[Any, ...] = (), defends: bool = True) -> Scene:
    """The dark side stakes nothing in an edge battle against a card of the light side."""
    scene = Scene(
        light={"units": ["Yoda", *units], "hand": [stake, "Counter-stroke"], "objectives": ["Jedi Training"]},
        dark=dark(units=[unit, "Nightsister"], objectives=[HIVE], hand=["Force Choke"]),
        engagement={
            "objective": HIVE,
            "attackers": ["Yoda"],
            "defenders": [unit if defends else "Nightsister"],
            "step": "edge",
        },
    )
    scene.light.picks(f"place {stake}")
    scene.dark.picks("pass")
    scene.light.picks("pass")
    return scene


def test_greedo_is_dealt_damage_after_his_player_has_lost_an_edge_battle_he_takes_part_in() -> None:
    assert fought("Greedo", "Jedi in Hiding").damage_on("Greedo") == 1


def test_greedo_is_not_dealt_damage_if_he_does_not_participate() -> None:
    assert fought("Greedo", "Jedi in Hiding", defends=False).damage_on("Greedo") == 0


def hunted(stake: str) -> Scene:
    return fought("Nightsister", stake, units=({"card": "Jedi in Hiding", "enhancements": ["Bounty"]},))


def test_bounty_is_discarded_if_an_edge_battle_is_lost_by_three_a121() -> None:
    assert hunted("Yoda").zone_of("Bounty") == "discard"


def test_bounty_stays_if_an_edge_battle_is_lost_by_less() -> None:
    assert hunted("Jedi in Hiding").zone_of("Bounty") == "enhancements"


def test_bounty_captures_the_unit_after_its_player_has_refreshed() -> None:
    scene = Scene(
        light={"units": [{"card": "Jedi in Hiding", "enhancements": ["Bounty"]}]},
        dark=dark(objectives=[HIVE, CRASH, "Counsel of the Sith"]),
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use Bounty", f"capture at Jedi in Hiding → {HIVE}")
    assert (scene.zone_of("Jedi in Hiding"), scene.zone_of("Bounty")) == ("captured", "discard")


def seized(event: str, turn: str = "dark", **light: Any) -> Scene:
    return Scene(
        light={"hand": ["Yoda"], "objectives": ["Jedi Training"], **light},
        dark=dark(hand=[event, "Force Choke"], units=["Nightsister"], objectives=[HIVE, CRASH, "The Bespin Exchange"]),
        turn=turn,
    )


def test_captured_captures_an_enemy_unit() -> None:
    scene = seized("Captured", units=["Jedi in Hiding"])
    scene.dark.picks("use Captured")
    scene.dark.pays()
    scene.dark.picks(f"capture at Jedi in Hiding → {CRASH}")
    assert scene.card("Jedi in Hiding").host == CRASH


def test_captured_is_played_in_ones_own_turn_only() -> None:
    assert not seized("Captured", "light", units=["Jedi in Hiding"]).dark.can("use Captured")


def crash(*deck: str) -> Scene:
    objectives = [CRASH, HIVE, "Counsel of the Sith"]
    return Scene(light={"deck": list(deck)}, dark=dark(objectives=objectives), turn="dark", phase="refresh")


def test_the_tatooine_crash_captures_the_top_card_of_the_opponents_deck() -> None:
    scene = crash("Yoda", "Jedi in Hiding")
    scene.dark.picks(f"use {CRASH}")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", CRASH)
    assert not scene.table.who_knows(scene.number("Yoda")) & (1 << scene.table.light)


def test_the_tatooine_crash_is_not_used_without_a_card_to_capture() -> None:
    assert not crash().dark.can(f"use {CRASH}")


def test_jawa_scavenger_returns_to_hand_after_its_player_has_lost_an_edge_battle() -> None:
    assert fought("Jawa Scavenger", "Jedi in Hiding").zone_of("Jawa Scavenger") == "hand"


def test_jawa_scavenger_stays_if_its_player_wins() -> None:
    scene = Scene(
        light={"units": ["Yoda"], "hand": ["Counter-stroke"]},
        dark=dark(units=["Jawa Scavenger"], objectives=[HIVE], hand=["Force Choke"]),
        engagement={"objective": HIVE, "attackers": ["Yoda"], "defenders": ["Jawa Scavenger"], "step": "edge"},
    )
    scene.light.picks("pass")
    scene.dark.picks("pass")
    assert scene.zone_of("Jawa Scavenger") == "units"


def test_utinni_captures_an_enemy_enhancement() -> None:
    scene = seized("Utinni!", enhancements=["Ancient Monument"])
    scene.dark.picks("use Utinni!")
    scene.dark.pays()
    scene.dark.picks(f"capture at Ancient Monument → {CRASH}")
    assert (scene.zone_of("Ancient Monument"), scene.card("Ancient Monument").host) == ("captured", CRASH)


def test_utinni_needs_an_enemy_enhancement() -> None:
    assert not seized("Utinni!", units=["Yoda"]).dark.can("use Utinni!")


def transport(*captured: str) -> Scene:
    objectives = [{"card": "Carbonite Transport", "captured": list(captured)}, "Counsel of the Sith", "Fall of the Jedi"]
    return Scene(dark=dark(objectives=objectives), light={"objectives": ["Jedi Training"]}, turn="dark", phase="refresh")


def test_carbonite_transport_moves_a_captured_card_to_another_objective() -> None:
    scene = transport("Yoda")
    scene.dark.picks("use Carbonite Transport")
    scene.dark.is_offered("move captive Yoda → Counsel of the Sith", "move captive Yoda → Fall of the Jedi")
    scene.dark.picks("move captive Yoda → Fall of the Jedi")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", "Fall of the Jedi")


def test_carbonite_transport_is_not_used_without_captured_cards() -> None:
    assert not transport().dark.can("use Carbonite Transport")


def blast(unit: str, *places: tuple[str, ...]) -> int:
    objectives = ["Carbonite Transport", "Counsel of the Sith", "Fall of the Jedi"]
    holding = [{"card": title, "captured": list(held)} for title, held in zip(objectives, (*places, (), (), ()), strict=False)]
    scene = Scene(dark=dark(objectives=holding, units=[unit]), turn="dark")
    return scene.table.strength(scene.number(unit), 2)


def test_slave_i_gains_blast_for_each_objective_that_holds_captured_cards() -> None:
    assert blast("Slave I", ("Yoda", "Luke Skywalker (Core)"), ("Jedi in Hiding",)) == 2 + 2


def test_slave_i_gains_nothing_where_nobody_is_held() -> None:
    assert blast("Slave I") == 2


def test_traitorous_wing_guard_gains_blast_while_somebody_is_held() -> None:
    assert blast("Traitorous Wing Guard", ("Yoda",), ("Jedi in Hiding",)) == 1


def test_traitorous_wing_guard_gains_nothing_where_nobody_is_held() -> None:
    assert blast("Traitorous Wing Guard") == 0
