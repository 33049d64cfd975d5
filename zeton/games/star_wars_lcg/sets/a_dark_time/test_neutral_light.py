"""Neutral cards of the light side of A Dark Time, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

TRANSPORT = "Action-series Bulk Transport"


def outcast(balance: str) -> int:
    scene = Scene(light={"units": ["Gotal Outcast"]}, balance=balance)
    return scene.table.strength(scene.card("Gotal Outcast").number, 2)


def test_gotal_outcast_gains_blast_while_the_balance_is_light() -> None:
    assert outcast("light") == 2


def test_gotal_outcast_gains_nothing_while_the_balance_is_dark() -> None:
    assert outcast("dark") == 0


def transport(*deck: str, **light: Any) -> Scene:
    """It strikes, and what is on the deck is looked at from the top."""
    return Scene(
        light={"units": [TRANSPORT], "deck": list(deck), "objectives": ["Jedi Training"], **light},
        dark={"objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith", "attackers": [TRANSPORT], "edge": "light", "step": "strikes"},
    )


def test_action_series_bulk_transport_puts_a_cheap_character_among_the_top_five_into_play() -> None:
    scene = transport(
        "Yoda", "X-Wing Escort", "Twi'lek Loyalist", "Counter-stroke", "Jedi in Hiding", "Believer in the Old Ways"
    )
    scene.light.picks(f"use {TRANSPORT}")
    scene.light.is_offered("put into play Twi'lek Loyalist", "put into play Jedi in Hiding", "pass")
    scene.light.picks("put into play Twi'lek Loyalist")
    assert scene.zone_of("Twi'lek Loyalist") == "units"
    assert len(scene.light.pile("deck")) == 5
    assert not scene.light.pile("looked_at")


def test_action_series_bulk_transport_need_not_find_anything_a51() -> None:
    scene = transport("Yoda", "Twi'lek Loyalist")
    scene.light.picks(f"use {TRANSPORT}", "pass")
    assert len(scene.light.pile("deck")) == 2


def test_action_series_bulk_transport_is_not_used_without_a_deck() -> None:
    assert not transport().light.can(f"use {TRANSPORT}")


def burst(*units: str) -> Scene:
    return Scene(
        light={"hand": ["Ion Cannon Burst", "Yoda"], "units": ["Yoda"], "objectives": ["Jedi Training"]},
        dark={"units": list(units), "objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith", "attackers": ["Yoda"], "step": "after attackers"},
    )


def test_ion_cannon_burst_keeps_a_vehicle_or_a_droid_from_defending() -> None:
    scene = burst("AT-ST", "Interrogation Droid", "Nightsister")
    scene.light.picks("use Ion Cannon Burst")
    scene.light.pays()
    scene.light.is_offered("target AT-ST", "target Interrogation Droid")
    scene.light.picks("target AT-ST")
    scene.pass_all("defenders")
    scene.dark.is_offered("defend Interrogation Droid", "defend Nightsister", "done")


def test_ion_cannon_burst_needs_a_vehicle_or_a_droid() -> None:
    assert not burst("Nightsister").light.can("use Ion Cannon Burst")


def edge(light: dict[str, Any], dark: str = "The Killing Cold") -> Scene:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Battle of Hoth"], "objectives": [light]},
        dark={"units": ["Nightsister"], "objectives": [dark]},
        engagement={"objective": dark, "attackers": ["Luke Skywalker (Core)"], "defenders": ["Nightsister"], "step": "edge"},
    )
    scene.light.picks("place Battle of Hoth")
    return scene


def test_battle_of_hoth_takes_damage_off_a_hoth_objective() -> None:
    scene = edge({"card": "Hoth Operations", "damage": 2})
    scene.light.picks("target Hoth Operations", "discard damage Hoth Operations")
    assert scene.damage_on("Hoth Operations") == 1


def test_battle_of_hoth_damages_a_hoth_objective_of_the_dark_side() -> None:
    scene = edge({"card": "Hoth Operations"})
    scene.light.picks("target The Killing Cold", "damage The Killing Cold ×1")
    assert scene.damage_on("The Killing Cold") == 1


def test_battle_of_hoth_may_do_nothing() -> None:
    scene = edge({"card": "Hoth Operations", "damage": 1})
    scene.light.picks("done")
    assert (scene.damage_on("Hoth Operations"), scene.damage_on("The Killing Cold")) == (1, 0)


def test_battle_of_hoth_finds_nothing_without_a_hoth_objective() -> None:
    scene = edge({"card": "Jedi Training", "damage": 1}, "Counsel of the Sith")
    assert scene.asked != "target"
    assert scene.damage_on("Jedi Training") == 1
