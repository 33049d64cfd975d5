"""Smugglers and Spies cards, in the order of smugglers_and_spies.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.star_wars_lcg.rules.damage import can_be_damaged
from zeton.games.star_wars_lcg.rules.terms import NOT_BY_ENEMIES, PHASE, VICTORY
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.ability import Lasting


def smugglers(**cards: Any) -> dict[str, Any]:
    """The light side with Smugglers and Spies, and a deck to draw from."""
    return {"affiliation": "Smugglers and Spies", "deck": ["X-Wing"] * 12, **cards}


def empire(**cards: Any) -> dict[str, Any]:
    """The dark side with an objective, and a deck to draw from."""
    return {"objectives": ["Shadows of Dathomir"], "deck": ["TIE Fighter"] * 12, **cards}


def contacts(damage: int = 0) -> list[Any]:
    """Three objectives, so that none has to be refilled."""
    return [{"card": "Questionable Contacts", "damage": damage}, "Draw Their Fire", "Draw Their Fire"]


# ── set 15 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_questionable_contacts_move_1_damage_to_an_enemy_unit() -> None:
    scene = Scene(
        light=smugglers(
            objectives=contacts(), units=[{"card": "Luke Skywalker (Core)", "damage": 2}, "X-Wing"], hand=["Swindled"]
        ),
        dark=empire(units=["Darth Vader (Core)", "Nightsister"]),
        phase="refresh",
    )
    scene.light.is_offered("use Questionable Contacts", "pass")
    scene.light.picks("use Questionable Contacts")
    scene.light.is_offered("target Luke Skywalker", "target X-Wing")  # any legal target may be chosen (A88)
    scene.light.picks("target Luke Skywalker")
    scene.light.is_offered("target Darth Vader", "target Nightsister")
    scene.light.picks("target Darth Vader")
    assert scene.damage_on("Questionable Contacts") == 1
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.damage_on("Darth Vader") == 1


def test_questionable_contacts_destroy_a_unit_whose_capacity_is_filled() -> None:
    scene = Scene(
        light=smugglers(objectives=contacts(), units=[{"card": "Luke Skywalker (Core)", "damage": 1}], hand=["Swindled"]),
        dark=empire(units=["Darth Vader (Core)", "Nightsister"]),
        phase="refresh",
    )
    scene.light.picks("use Questionable Contacts", "target Luke Skywalker", "target Nightsister")
    assert scene.zone_of("Nightsister") == "discard"


def moving_to_vader(*dark: Any) -> Scene:
    scene = Scene(
        light=smugglers(
            objectives=[{"card": "Questionable Contacts", "shields": 1}, "Draw Their Fire", "Draw Their Fire"],
            units=[{"card": "Luke Skywalker (Core)", "damage": 1}],
            hand=["Swindled"],
        ),
        dark=empire(units=list(dark)),
        phase="refresh",
    )
    scene.light.picks("use Questionable Contacts", "target Luke Skywalker", "target Darth Vader")
    return scene


def test_questionable_contacts_cannot_shield_themselves_from_their_cost() -> None:
    scene = moving_to_vader("Darth Vader (Core)", "Nightsister")
    assert scene.damage_on("Questionable Contacts") == 1


def test_questionable_contacts_a87_a_shield_stops_the_moved_token() -> None:
    scene = moving_to_vader({"card": "Darth Vader (Core)", "shields": 1}, "Nightsister")
    scene.dark.picks("shield Darth Vader")
    assert scene.damage_on("Darth Vader") == scene.shields_on("Darth Vader") == scene.damage_on("Luke Skywalker") == 0


def test_questionable_contacts_a87_protect_takes_the_moved_token_over_and_may_be_shielded() -> None:
    scene = moving_to_vader("Darth Vader (Core)", "Nightsister", {"card": "Emperor's Royal Guard", "shields": 1})
    scene.dark.picks("protect Emperor's Royal Guard → Darth Vader ×1")
    scene.dark.is_offered("shield Emperor's Royal Guard", "pass")
    scene.dark.passes()
    assert scene.damage_on("Emperor's Royal Guard") == 1
    assert scene.damage_on("Darth Vader") == 0


def test_questionable_contacts_may_be_destroyed_by_their_own_cost() -> None:
    scene = Scene(
        light=smugglers(
            objectives=contacts(damage=4),
            units=[{"card": "Luke Skywalker (Core)", "damage": 1}],
            hand=["Swindled"],
            objective_deck=["Mission Briefing"],
        ),
        dark=empire(units=["Darth Vader (Core)"]),
        phase="refresh",
        dial=3,
    )
    scene.light.picks("use Questionable Contacts")
    assert scene.dark.pile("victory") == ["Questionable Contacts"]
    assert scene.table.dial == 4
    assert scene.damage_on("Darth Vader") == 1
    assert scene.damage_on("Luke Skywalker") == 0


def spent_contacts(**more: Any) -> Scene:
    """The cost destroys the objective, which lies in the opponent's victory pile while its effect is carried out."""
    return Scene(
        light=smugglers(
            objectives=contacts(damage=4),
            units=[{"card": "Luke Skywalker (Core)", "damage": 1}, {"card": "Col Serra", "damage": 1}],
            hand=["Swindled"],
            objective_deck=["Mission Briefing"],
        ),
        dark=empire(units=["Executor", "Darth Vader (Core)", "Nightsister"]),
        **more,
    )


def test_questionable_contacts_destroyed_by_their_cost_are_still_the_enemy_of_whom_enemies_cannot_target() -> None:
    scene = spent_contacts(phase="refresh")
    scene.light.picks("use Questionable Contacts", "target Col Serra")
    assert scene.dark.pile("victory") == ["Questionable Contacts"]
    scene.light.is_offered("target Darth Vader", "target Nightsister")


def test_questionable_contacts_destroyed_by_their_cost_are_no_enemy_of_who_is_safe_from_enemies() -> None:
    scene = spent_contacts(phase="refresh")
    scene.table.lasting = (Lasting(NOT_BY_ENEMIES, scene.number("Luke Skywalker"), 1, PHASE),)
    scene.light.picks("use Questionable Contacts")
    scene.light.is_offered("target Luke Skywalker", "target Col Serra")


def test_questionable_contacts_destroyed_by_their_cost_are_no_enemy_of_col_serra_a123() -> None:
    scene = spent_contacts(
        engagement={"objective": "Shadows of Dathomir", "attackers": ["Col Serra"], "step": "strikes", "edge": "light"}
    )
    table, serra, spent = scene.table, scene.number("Col Serra"), scene.number("Questionable Contacts")
    table.move(spent, VICTORY, table.dark)
    assert can_be_damaged(table, serra, spent)
    assert not can_be_damaged(table, serra, scene.number("Executor"))


def test_questionable_contacts_are_not_offered_without_damage_to_move() -> None:
    scene = Scene(
        light=smugglers(objectives=contacts(), units=["Luke Skywalker (Core)"], hand=["Twi'lek Smuggler"]),
        dark=empire(units=[{"card": "Darth Vader (Core)", "damage": 1}]),
        phase="refresh",
    )
    scene.light.is_asked("discard one")


def test_questionable_contacts_are_not_offered_without_an_enemy_unit() -> None:
    scene = Scene(
        light=smugglers(
            objectives=contacts(), units=[{"card": "Luke Skywalker (Core)", "damage": 1}], hand=["Twi'lek Smuggler"]
        ),
        dark=empire(),
        phase="refresh",
    )
    scene.light.is_asked("discard one")


HAN_ATTACKS = {"objective": "Shadows of Dathomir", "step": "attackers"}


def test_han_solo_damages_an_enemy_unit_after_he_is_declared_as_an_attacker() -> None:
    scene = Scene(
        light=smugglers(units=["Han Solo (Core)"]),
        dark=empire(units=["Darth Vader (Core)", "Nightsister"]),
        engagement=HAN_ATTACKS,
    )
    scene.light.is_offered("use Han Solo", "pass")
    scene.light.picks("use Han Solo")
    scene.light.is_offered("target Darth Vader", "target Nightsister")
    scene.light.picks("target Darth Vader")
    assert scene.damage_on("Darth Vader") == 1


def test_han_solo_damages_an_enemy_unit_after_he_is_declared_as_a_defender() -> None:
    scene = Scene(
        light=smugglers(units=["Han Solo (Core)"], objectives=["Draw Their Fire"]),
        dark=empire(units=["Darth Vader (Core)", "Nightsister"]),
        turn="dark",
        engagement={"objective": "Draw Their Fire", "step": "defenders", "attackers": ["Darth Vader (Core)"]},
    )
    scene.light.picks("defend Han Solo", "use Han Solo", "target Nightsister")
    assert scene.zone_of("Nightsister") == "discard"


def test_han_solo_does_not_react_when_another_unit_is_declared() -> None:
    scene = Scene(
        light=smugglers(units=["Han Solo (Core)", "X-Wing"], hand=["Twi'lek Smuggler"]),
        dark=empire(units=["Darth Vader (Core)"]),
        engagement=HAN_ATTACKS,
    )
    scene.light.picks("attack X-Wing", "done")
    scene.dark.is_asked("defenders")
    assert scene.damage_on("Darth Vader") == 0


def test_han_solo_needs_an_enemy_unit() -> None:
    scene = Scene(light=smugglers(units=["Han Solo (Core)"], hand=["Twi'lek Smuggler"]), dark=empire(), engagement=HAN_ATTACKS)
    scene.light.is_asked("edge card")


def test_swindled_returns_a_unit_of_printed_cost_2_or_less_to_its_owners_hand() -> None:
    scene = Scene(
        light=smugglers(units=["Han Solo (Core)", "Twi'lek Smuggler"], hand=["Swindled"]),
        dark=empire(units=["Darth Vader (Core)", {"card": "TIE Advanced", "damage": 1}]),
    )
    scene.light.picks("use Swindled")
    scene.light.is_offered("target Twi'lek Smuggler", "target TIE Advanced")
    scene.light.picks("target TIE Advanced")
    assert scene.dark.hand == ["TIE Advanced"]
    assert scene.damage_on("TIE Advanced") == 0
    assert scene.zone_of("Swindled") == "discard"
    assert scene.focus_on("Smugglers and Spies") == 1


def test_swindled_needs_a_unit_of_printed_cost_2_or_less() -> None:
    scene = Scene(light=smugglers(units=["Han Solo (Core)"], hand=["Swindled"]), dark=empire(units=["Darth Vader (Core)"]))
    assert not scene.light.can("use Swindled")
    assert "R12.13" in scene.light.why_not("Swindled")


def test_swindled_needs_a_resource_match() -> None:
    scene = Scene(
        light={"affiliation": "Jedi", "units": ["Twi'lek Smuggler"], "hand": ["Swindled"]},
        dark=empire(units=["TIE Fighter"]),
    )
    assert not scene.light.can("use Swindled")
    assert "R4.7" in scene.light.why_not("Swindled")
