"""Rulings from A135 on: control that changes, and costs that cannot be paid to the end."""

from typing import Any

from zeton.games.star_wars_lcg.rules.control import take_control, you
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.law import broken_laws

LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]
DARK_OBJECTIVES = ["Imperial Command", "Shadows of Dathomir", "Death and Despayre"]


def light(*taken: Any, **given: Any) -> dict[str, Any]:
    """The light side, with enhancements of the dark side it has taken control of."""
    return {"objectives": LIGHT_OBJECTIVES, "deck": ["Twi'lek Loyalist"] * 8, "enhancements": list(taken), **given}


def dark(*taken: Any, **given: Any) -> dict[str, Any]:
    return {"objectives": DARK_OBJECTIVES, "deck": ["Death Star Trooper"] * 8, "enhancements": list(taken), **given}


# ── A135 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a135_you_on_an_enhancement_is_whoever_controls_it() -> None:
    scene = Scene(light=light("Orbital Bombardment", units=["Yoda"]), dark=dark(units=["Nightsister"]), phase="conflict")
    table, yoda, nightsister = scene.table, scene.number("Yoda"), scene.number("Nightsister")
    bombardment = scene.number("Orbital Bombardment")
    assert (you(table, bombardment), table.owner[bombardment]) == (table.light, table.dark)
    assert [table.strength(unit, 2) - table.cards[unit].icons[2] for unit in (yoda, nightsister)] == [1, 0]


def test_a135_its_resources_pay_for_the_cards_of_its_controller() -> None:
    scene = Scene(light=light("Sith Library", hand=["Undercover Operative"]), dark=dark(hand=["Nightsister"]))
    scene.light.picks("play Undercover Operative", "generate Sith Library ×1")
    assert scene.focus_on("Sith Library") == 1


def test_a135_its_abilities_are_its_controllers_to_use() -> None:
    scene = Scene(light=light("E-Web Heavy Repeating Blaster"), dark=dark(units=["Snowtrooper", "Trooper Sentry"]))
    scene.light.is_offered("use E-Web Heavy Repeating Blaster", "pass")
    scene.light.picks("use E-Web Heavy Repeating Blaster", "target Snowtrooper")
    assert scene.focus_on("E-Web Heavy Repeating Blaster") == 1


def test_a135_its_owner_can_no_longer_use_it() -> None:
    scene = Scene(
        light=light("E-Web Heavy Repeating Blaster", hand=["Twi'lek Loyalist"]),
        dark=dark(units=["Snowtrooper", "Trooper Sentry"], hand=["Nightsister"]),
        turn="dark",
    )
    assert not scene.dark.can("use E-Web Heavy Repeating Blaster")
    assert scene.dark.why_not("E-Web Heavy Repeating Blaster") == ["R1.13"]


def test_a135_a_capacity_that_changes_with_it_counts_at_once() -> None:
    """Jabba's Palace gives one's objectives 1 more capacity: without it this one has as much damage as it can bear."""
    scene = Scene(
        light=light(affiliation="Smugglers and Spies", units=["X-Wing"], hand=["Smuggler's Run"]),
        dark=dark(
            "Jabba's Palace",
            objectives=[{"card": "Fall of the Jedi", "damage": 5}, {"card": "Shadows of Dathomir", "damage": 5}],
            hand=["Nightsister"],
        ),
        engagement={"objective": "Fall of the Jedi", "attackers": ["X-Wing"], "step": "strikes", "edge": "light"},
    )
    table, training = scene.table, scene.number("Jedi Training")
    assert (table.capacity(scene.number("Shadows of Dathomir")), table.capacity(training)) == (6, 5)
    scene.light.picks("strike X-Wing", "blast X-Wing", "use Smuggler's Run")
    scene.light.pays()
    assert (scene.zone_of("Fall of the Jedi"), scene.zone_of("Shadows of Dathomir")) == ("victory", "victory")
    assert scene.table.capacity(training) == 6


def test_a135_it_readies_when_its_controller_refreshes() -> None:
    scene = Scene(
        light=light({"card": "Sith Library", "focus": 1}, hand=["Twi'lek Loyalist"]), dark=dark(), turn="light", phase="refresh"
    )
    assert scene.focus_on("Sith Library") == 0


def test_a135_what_it_did_this_turn_is_not_forgotten() -> None:
    scene = Scene(light=light(hand=["Twi'lek Loyalist"]), dark=dark("Cloud City Incinerator"))
    table, incinerator = scene.table, scene.number("Cloud City Incinerator")
    table.used[incinerator] = 1
    take_control(table, table.light, incinerator)
    assert (table.used[incinerator], table.controller[incinerator]) == (1, table.light)


def test_a135_leaving_play_it_goes_to_its_owner() -> None:
    scene = Scene(
        light=light({"card": "Sith Library", "focus": 1}, hand=["Saboteur"], affiliation="Smugglers and Spies"),
        dark=dark("Orbital Bombardment", hand=["Nightsister"]),
    )
    scene.light.picks("play Saboteur")
    scene.light.pays()
    scene.light.picks("use Saboteur")
    assert (scene.dark.pile("discard"), scene.light.pile("discard")) == (["Sith Library"], [])


def mined(shields: int) -> Scene:
    """The dark side has taken control of a Proximity Mine, and uses it against an attacker of the light side."""
    scene = Scene(
        light=light(units=[{"card": "Luke Skywalker (Core)", "shields": shields}], hand=["Twi'lek Loyalist"]),
        dark=dark("Proximity Mine", units=["Nightsister"]),
        engagement={"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "after attackers"},
    )
    scene.dark.picks("use Proximity Mine")
    return scene


def test_a135_what_is_sacrificed_for_its_own_cost_still_serves_who_used_it() -> None:
    scene = mined(shields=0)
    assert scene.damage_on("Luke Skywalker") == 2
    assert (scene.light.pile("discard"), scene.dark.pile("discard")) == (["Proximity Mine"], [])


def test_a135_while_it_is_used_it_lies_with_its_user() -> None:
    """A shield may stop the damage: the light side is asked while the mine has left play and is not yet in its pile."""
    scene = mined(shields=1)
    scene.light.is_asked("shield")
    assert scene.zone_of("Proximity Mine") == "being_played"
    assert (you(scene.table, scene.number("Proximity Mine")), broken_laws(scene.table)) == (scene.table.dark, [])
    scene.light.picks("pass")
    assert scene.light.pile("discard") == ["Proximity Mine"]


def test_a135_what_returns_to_hand_while_it_is_used_goes_to_its_owners_hand() -> None:
    scene = Scene(
        light=light(units=["Yoda"]),
        dark=dark({"card": "Echo Base Shield Generator", "damage": 2}, units=["Nightsister"]),
        turn="dark",
    )
    scene.dark.picks("use Echo Base Shield Generator", "target Nightsister")
    assert (scene.shields_on("Nightsister"), scene.light.hand, scene.dark.hand) == (1, ["Echo Base Shield Generator"], [])


# ── A137 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def short_of_resources(card: str, payer: str = "Mon Mothma (Core)") -> Scene:
    """One unit pays the first part; what would pay the last may be lost in the answer to that."""
    exhausted = [{"card": objective, "focus": 1, "damage": 1} for objective in LIGHT_OBJECTIVES]
    return Scene(
        light=light(
            affiliation={"card": "Jedi", "focus": 1},
            objectives=exhausted,
            units=[{"card": payer, "enhancements": ["Dark Memories"]}, "Tauntaun"],
            hand=[card, "Lightsaber Deflection"],
        ),
        dark=dark(units=["Nightsister"]),
    )


def test_a137_a_card_that_cannot_be_paid_to_the_end_returns_to_hand() -> None:
    scene = short_of_resources("Secret Informant")
    scene.light.picks("play Secret Informant", "generate Mon Mothma ×2")
    scene.dark.picks("use Dark Memories")
    scene.light.picks("use Lightsaber Deflection", "target Tauntaun")
    assert scene.zone_of("Tauntaun") == "discard"
    assert (scene.zone_of("Secret Informant"), scene.focus_on("Mon Mothma")) == ("hand", 2)
    assert [scene.table.cards[card].title for _, card in scene.table.plays] == ["Lightsaber Deflection"]


def test_a137_an_event_that_cannot_be_paid_to_the_end_has_not_been_played() -> None:
    scene = short_of_resources("Emergency Repair", "Lobot (Edge of Darkness)")
    scene.light.picks("use Emergency Repair", "generate Lobot ×1")
    scene.dark.picks("use Dark Memories")
    scene.light.picks("use Lightsaber Deflection", "target Tauntaun")
    assert (scene.zone_of("Emergency Repair"), scene.damage_on("Jedi Training")) == ("hand", 1)


def test_a137_who_keeps_what_pays_the_rest_goes_on_paying() -> None:
    scene = short_of_resources("Secret Informant")
    scene.light.picks("play Secret Informant", "generate Mon Mothma ×2")
    scene.dark.picks("use Dark Memories")
    scene.light.picks("pass")
    assert (scene.zone_of("Secret Informant"), scene.focus_on("Tauntaun")) == ("units", 1)


def test_a137_an_ability_that_cannot_be_paid_to_the_end_is_used_in_vain() -> None:
    scene = Scene(
        light=light(objectives=[{"card": "Jedi Training", "damage": 4}]),
        dark={"affiliation": "Imperial Navy", "units": ["Imperial Officer", "Devastator"], "objectives": ["Imperial Command"]},
        turn="dark",
        engagement={"objective": "Jedi Training", "attackers": ["Devastator"], "step": "strikes", "edge": "dark"},
    )
    scene.dark.picks("strike Devastator")
    dial = scene.table.dial
    scene.dark.picks("use Imperial Officer")
    scene.table.focus[scene.number("Imperial Command")] = 1  # what would pay the rest is exhausted meanwhile
    scene.dark.picks("generate Imperial Navy ×1")
    assert (scene.table.dial, scene.focus_on("Imperial Navy")) == (dial, 1)
