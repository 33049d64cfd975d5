"""Positions given by hand: what is wrong about them is named, with the rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

import zeton
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import BOX, FACE_DOWN
from zeton.games.conquest.testing import GAME, Scene
from zeton.kernel.errors import BadPosition, UnknownName
from zeton.kernel.law import broken_laws

BAD: dict[str, tuple[Any, str]] = {
    "no object": ([], "“position” is an object"),
    "foreign entry": ({"three": {}}, "no entry “three”"),
    "a player who is no object": ({"one": ["Shoota Mob"]}, "“one” is an object"),
    "an attachment among units": ({"one": {"hq": ["Iron Halo"]}}, "its type is attachment"),
    "a warlord who is none": ({"one": {"warlord": "Goff Nob"}}, "not a warlord"),
    "a warlord in two places": (
        {"two": {"planets": {1: ["Nazdreg"], 2: ["Nazdreg"]}}},
        "“two” has Nazdreg at place 1 of the row, Nazdreg at place 2",
    ),
    "a warlord among the units": ({"one": {"hq": ["Nazdreg"]}}, "its type is warlord"),
    "two warlords": (
        {"one": {"warlord": "Nazdreg", "planets": {1: ["Colonel Straken"]}}},
        "“one” has Nazdreg, Colonel Straken at place 1 of the row: a player has one warlord, in one place (R2.1)",
    ),
    "a dead unit": ({"one": {"hq": [{"card": "Shoota Mob", "damage": 1}]}}, "Shoota Mob of “one” has 1 damage of 1"),
    "a dead warlord": ({"two": {"warlord": {"card": "Nazdreg", "damage": 7}}}, "R11.13"),
    "a dead support": (
        {"one": {"supports": [{"card": "Rockcrete Bunker", "damage": 4}]}},
        "Damage lies on units",
    ),
    "damage on a support": (
        {"one": {"supports": [{"card": "Promethium Mine", "damage": 1}]}},
        "Damage lies on units",
    ),
    "a unique unit twice": ({"one": {"hq": ["Crushface", "Crushface"]}}, "R19.4"),
    "two Relics": (
        {
            "one": {
                "warlord": {"card": "Captain Cato Sicarius", "attachments": ["Tallassarian Tempest Blade"]},
                "hq": [{"card": "Crushface", "attachments": ["Iron Halo"]}],
            }
        },
        "“one” controls Tallassarian Tempest Blade and Iron Halo. A player controls one Relic at",
    ),
    "a bloodied unit": ({"one": {"hq": [{"card": "Goff Nob", "bloodied": True}]}}, "Only warlords are bloodied"),
    "half a damage": (
        {"one": {"hq": [{"card": "Goff Nob", "damage": 0.5}]}},
        "In “Goff Nob”: “damage” is a number from 0 to 99",
    ),
    "a unit that is perhaps exhausted": (
        {"one": {"hq": [{"card": "Goff Nob", "exhausted": "no"}]}},
        "In “Goff Nob”: “exhausted” is true or false, not “no”",
    ),
    "resources on a unit": ({"one": {"hq": [{"card": "Goff Nob", "stored": 1}]}}, "1 resources on it, of 0"),
    "a mine too rich": ({"one": {"supports": [{"card": "Promethium Mine", "stored": 5}]}}, "5 resources on it, of 4"),
    "a unit where no planet is": ({"one": {"planets": {7: ["Shoota Mob"]}}}, "R3.5"),
    "a unit beside the row": ({"one": {"planets": {8: ["Shoota Mob"]}}}, "from 1 to 7"),
    "a host that cannot be": ({"one": {"hq": [{"card": "Land Raider", "attachments": ["Ion Rifle"]}]}}, "R6.8"),
    "an event as an attachment": (
        {"one": {"hq": [{"card": "Goff Nob", "attachments": ["No Mercy"]}]}},
        "its type is event",
    ),
    "eleven tokens": ({"one": {"hq": ["Snotlings"] * 11}}, "R19.6"),
    "no deck": ({"one": {"deck": []}}, "R22.3"),
    "a game that is won": ({"one": {"victory": ["Barlus", "Osus IV", "Tarrus"]}, "planets": ["Plannum"], "first": 5}, "R22.1"),
    "a captor without a planet": ({"last_captor": "two"}, "R22.5"),
    "no planets": ({"planets": []}, "No planet lies in the row. The row begins at the first planet token"),
    "only face-down planets": ({"planets": [], "face_down": ["Tarrus"]}, "R10.9"),
    "six face-up planets": (
        {"planets": ["Plannum", "Atrox Prime", "Barlus", "Elouith", "Ferrin", "Tarrus"]},
        "Five planets are face up from the first planet token on",
    ),
    "a planet twice": ({"planets": ["Barlus", "Barlus"]}, "Barlus is in two places"),
    "a planet in two places": ({"planets": ["Barlus"], "one": {"victory": ["Barlus"]}}, "two places"),
    "a row too long": ({"planets": ["Barlus", "Ferrin"], "first": 7}, "The row has 7 places; none is left for Ferrin"),
    "no first planet": ({"first": 0}, "“first” is a number from 1 to 7, not 0"),
    "round 0": ({"round": 0}, "“round” is a number from 1 to 99, not 0"),
    "phase": ({"phase": "dinner"}, "no value “dinner”"),
    "window": ({"window": "midnight"}, "no value “midnight”"),
    "a battle nowhere": ({"battle": 6}, "no battle is fought"),
    "a battle while deploying": ({"battle": 1, "phase": "deploy"}, "combat phase"),
    "initiative": ({"initiative": "me"}, "“initiative” is “one” or “two”, not “me”"),
    "resources": ({"one": {"resources": -1}}, "In “one”: “resources” is a number from 0 to 99"),
    "resources of truth": ({"one": {"resources": True}}, "“resources” is a number from 0 to 99"),
}


@pytest.mark.parametrize(("given", "said"), BAD.values(), ids=BAD.keys())
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(said)):
        GAME.position(given)


def test_a_misspelt_card_is_named_with_its_neighbours() -> None:
    with pytest.raises(UnknownName, match="Shoota Mob"):
        GAME.position({"one": {"hq": ["Shota Mob"]}})


def test_an_empty_position_is_a_deploy_turn_of_two_warlords() -> None:
    scene = Scene(one={"hand": ["Eager Recruit"], "resources": 1})
    assert scene.asked == "deploy turn"
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"]
    assert scene.two.units_at(0) == ["Nazdreg"]


def test_a_token_may_bear_attachments() -> None:
    scene = Scene(
        one={"hand": ["Eager Recruit"], "resources": 1, "hq": [{"card": "Guardsman", "attachments": ["Command-link Drone"]}]}
    )
    assert scene.card("Command-link Drone").host == "Guardsman"
    assert scene.one.units_at(0) == ["Captain Cato Sicarius", "Guardsman"]


# ── what cannot be at one moment ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"turn": "one", "passed": ["one"]}, "has passed, and takes no deploy turn"),
        ({"passed": ["one", "two"]}, "has passed, and takes no deploy turn"),
        ({"phase": "combat", "turn": "two"}, "belongs to the deploy phase"),
        ({"phase": "command", "passed": ["two"]}, "belongs to the deploy phase"),
        ({"combat_round": 2}, "only battles have combat rounds"),
        ({"battle": 1, "combat_round": 2}, "a number from 1 to 1"),
        ({"battle": 1, "combat_round": 0, "window": "turns"}, "a number from 1 to 99"),
        ({"battle": 2, "one": {"planets": {"2": ["Guardsman"]}}}, "no warlord is there"),
        ({"round": 8}, "rounds to 7"),
        ({"round": 3}, "In round 3 the first planet token is at place 1"),
        ({"first": 3, "round": 1}, "In round 1 the first planet token is at place 3"),
        (
            {"phase": "headquarters", "window": "draw", "first": 2, "round": 2},
            "In round 2 the first planet token is at place 2",
        ),
        ({"one": {"planets": {2: ["Captain Cato Sicarius"]}}}, "is at a planet in the phase “deploy”"),
        ({"two": {"planets": {2: ["Nazdreg"]}}, "phase": "headquarters"}, "is at a planet in the phase “headquarters”"),
        ({"two": {"planets": {2: ["Nazdreg"]}}, "phase": "command", "window": "dial"}, "is at a planet in the phase “command”"),
        ({"one": {"planets": {1: ["Guardsman"]}}, "phase": "headquarters"}, "is at place 1 of the row"),
        ({"one": {"victory": ["Tarrus"]}}, "1 planets are captured or removed, where 0 have been fought over"),
        ({"removed": ["Tarrus", "Iridial"], "first": 2}, "2 planets are captured or removed, where 1 have been fought over"),
        ({"one": {"planets": {1: ["Guardsman"]}}, "phase": "combat", "window": "after"}, "is at place 1 of the row"),
    ],
)
def test_r4_3_r6_4_r8_4_r8_7_r9_14_r10_9_a_moment_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(zeton.BadPosition, match=why):
        zeton.position("conquest", given)


@pytest.mark.parametrize(
    ("given", "round_"),
    [
        ({"first": 3}, 3),
        ({"first": 3, "phase": "headquarters"}, 3),
        ({"first": 3, "phase": "headquarters", "window": "draw"}, 2),
        ({"first": 2, "battle": 4, "window": "turns", "two": {"planets": {4: ["Nazdreg"]}}}, 2),
        ({"two": {"planets": {2: ["Nazdreg"]}}, "phase": "command", "window": "struggles"}, 1),
    ],
)
def test_r10_9_the_round_follows_from_the_first_planet_token(given: dict[str, Any], round_: int) -> None:
    assert GAME.position({"planets": ["Barlus", "Elouith", "Ferrin"], **given}).round == round_


def test_r4_3_once_the_first_planet_has_been_fought_over_the_row_begins_beside_the_token() -> None:
    table = GAME.position({"first": 5, "planets": ["Barlus", "Ferrin"], "phase": "combat", "window": "after"})
    assert (table.first, table.first_planet()) == (5, 0)
    assert [(table.cards[planet].title, table.position[planet]) for planet in table.planets()] == [("Barlus", 6), ("Ferrin", 7)]


def laid(given: Any) -> ConquestTable:
    table = GAME.position(given)
    assert isinstance(table, ConquestTable)
    return table


@pytest.mark.parametrize(
    ("given", "up", "down"),
    [
        ({"planets": ["Barlus", "Ferrin"]}, [1, 2, 3, 4, 5], [6, 7]),
        ({"planets": ["Barlus"], "face_down": ["Ferrin"], "first": 2}, [2, 3, 4, 5, 6], [7]),
        ({"first": 5}, [5, 6, 7], []),
        ({"phase": "headquarters"}, [2, 3, 4, 5], [6, 7]),
        ({"phase": "headquarters", "window": "reveal", "first": 2}, [2, 3, 4, 5], [6, 7]),
        ({"phase": "headquarters", "window": "draw", "first": 2}, [2, 3, 4, 5, 6], [7]),
    ],
)
def test_r2_3_r10_9_the_row_goes_to_its_end_and_five_planets_are_face_up(given: Any, up: list[int], down: list[int]) -> None:
    """What is named comes first; the places behind it hold other planets, each once."""
    table = laid(given)
    piles = table.planets(), table.pile(FACE_DOWN, 0)
    assert [[table.position[planet] for planet in pile] for pile in piles] == [up, down]
    titles = [table.cards[planet].title for pile in piles for planet in pile]
    assert titles[: len(given.get("planets", ()))] == given.get("planets", []) and len(set(titles)) == len(titles)
    assert set(given.get("face_down", ())) <= {table.cards[planet].title for planet in piles[1]}


def test_r10_9_a_row_that_ends_too_early_or_shows_too_little_breaks_the_laws() -> None:
    table = laid({})
    last = table.pile(FACE_DOWN, 0)[-1]
    table.move(last, BOX, 0)
    assert [law.told["rule"] for law in broken_laws(table)] == ["R2.3"]
    table = laid({})
    table.move(table.planets()[-1], FACE_DOWN, 0)
    assert [law.told["rule"] for law in broken_laws(table)] == ["R10.9"]


def test_r6_4_who_has_passed_takes_no_turn_whoever_has_initiative() -> None:
    rich = {"hand": ["10th Company Scout"], "resources": 5}
    for passed, asked in ("one", 1), ("two", 0):
        match = zeton.position("conquest", {"one": rich, "two": rich, "passed": [passed]})
        assert match.decision is not None and (match.decision.kind, match.decision.seat) == ("deploy turn", asked)
