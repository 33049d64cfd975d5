"""What a position may be a puzzle about, in each game: what is made of it, and the goals worth asking for.

Hidden cards have no place in a puzzle: the opponent's hand is empty, and a solution holds whatever lies in the decks. Of a
crowded table a few cards are kept, by chance: that is easier to look through, for people as for proofs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import zeton
from zeton.school.goal import Goal

Position = dict[str, Any]
THROWS = 40  # one side of a die of six is missed in all of them once in 1,500 times


class Quest(NamedTuple):
    """A position made into a puzzle, and its goal."""

    position: Position
    goal: Goal


def titles(cards: list[Any]) -> list[str]:
    """The titles of listed cards."""
    return [card if isinstance(card, str) else card["card"] for card in cards]


def some(cards: list[Any], most: int, rng: Random) -> list[Any]:
    """So many of these cards, in their order."""
    kept = set(rng.sample(range(len(cards)), min(most, len(cards))))
    return [card for place, card in enumerate(cards) if place in kept]


def thinned(player: Position, rng: Random, **most: int) -> Position:
    """A player with at most so many cards in each of these piles."""
    return player | {pile: some(player[pile], number, rng) for pile, number in most.items() if pile in player}


@cache
def _printed(game: str) -> dict[str, Any]:
    return {card.title: card for card in zeton.game(game).cards.values()}


def hurt(card: Any, holds: int, rng: Random, most: int, least: int = 1) -> Any:
    """A card that can take so much more, by chance."""
    spec = {"card": card} if isinstance(card, str) else dict(card)
    left = rng.randint(least, most)
    return {**spec, "damage": max(spec.get("damage", 0), holds - left)} if holds > 1 else spec


def star_wars(given: Position, seat: int, rng: Random) -> Iterator[Quest]:
    """Destroy an objective that is near its end this turn, with the few cards that are left of a position."""
    me, other = given["seats"][seat], given["seats"][1 - seat]
    if given["turn"] != me or given.get("phase") not in ("deployment", "conflict") or "engagement" in given:
        return
    mine = thinned(given[me], rng, units=4, hand=3, objectives=2, enhancements=1)
    theirs = thinned(given[other], rng, units=3, hand=0, objectives=2, enhancements=1)
    printed = _printed("star_wars_lcg")
    for place, objective in enumerate(titles(theirs.get("objectives", []))):
        laid = list(theirs["objectives"])
        laid[place] = hurt(laid[place], printed[objective].capacity, rng, 4)
        bare = {**given, me: mine, other: {**theirs, "objectives": laid}, "phase": "conflict"}
        yield Quest(bare, Goal(seat, "destroyed", objective, ("turn begins",)))


def conquest(given: Position, seat: int, rng: Random) -> Iterator[Quest]:
    """Win a battle at the first planet, or hurt the enemy's warlord in it: some units of both, the enemy's wounded."""
    names = ("one", "two")
    me, other = names[seat], names[1 - seat]
    first = given.get("first", 1)
    fighters = {name: some(_units(given[name]), rng.randint(1, 2), rng) for name in names}
    if not all(fighters.values()) or not given["planets"]:
        return
    fighters[me].append(given[me]["warlord"])
    printed = _printed("conquest")
    wounded = [hurt(unit, printed[title].health, rng, 3) for unit, title in _titled(fighters[other])]
    mine = thinned(given[me], rng, hand=2, hq=0, supports=2) | {"planets": {str(first): fighters[me]}}
    theirs = thinned(given[other], rng, hand=0, hq=0, supports=1) | {"planets": {str(first): wounded}}
    warlord = titles([theirs["warlord"]])[0]
    if rng.random() < 0.5 and "bloodied" not in str(theirs["warlord"]):
        wounded.append(hurt(theirs["warlord"], printed[warlord].health, rng, 4))
    left = {name: fact for name, fact in given.items() if name not in ("turn", "passed", "window", "combat_round")}
    bare = {**left, me: mine, other: theirs, "phase": "combat", "battle": first, "window": "turns", "initiative": me}
    ends = ("phase begins", "stalemate", "round begins")
    yield Quest(bare, Goal(seat, "captures", given["planets"][0], ends))
    if warlord in titles(wounded):
        yield Quest(bare, Goal(seat, "is bloodied", warlord, ends))


def _units(player: Position) -> list[Any]:
    """The army units and tokens of a player, wherever they are."""
    warlord = titles([player["warlord"]])[0]
    found = [*player.get("hq", []), *(unit for units in player.get("planets", {}).values() for unit in units)]
    return [unit for unit, title in _titled(found) if title != warlord]


def _titled(cards: list[Any]) -> list[tuple[Any, str]]:
    return list(zip(cards, titles(cards), strict=True))


def destiny(given: Position, seat: int, rng: Random) -> Iterator[Quest]:
    """Defeat a wounded character before the round ends; the opponent has claimed, so nobody answers, and nothing is rolled."""
    names = ("first", "second")
    me, other = names[seat], names[1 - seat]
    if given.get("phase", "action") != "action":
        return
    mine = thinned(given[me], rng, characters=2, hand=1, supports=0)
    mine["characters"] = [_rolled(card, rng) for card in mine.get("characters", [])]
    theirs = thinned(given[other], rng, hand=0, supports=1)
    printed = _printed("destiny")
    for place, character in enumerate(titles(theirs.get("characters", []))):
        standing = list(theirs["characters"])
        standing[place] = hurt(standing[place], printed[character].health, rng, 8, 3)
        sides = {me: mine, other: {**theirs, "characters": standing}}
        bare = {**given, **sides, "turn": me, "claimed": other, "control": other, "passes": 1}
        yield Quest(bare, Goal(seat, "is defeated", character, ("round",)))


def _rolled(card: Any, rng: Random) -> Any:
    """A character whose dice, and those of its upgrades, have been rolled."""
    spec = {"card": card} if isinstance(card, str) else dict(card)
    faces = [face.notation for face in _printed("destiny")[spec["card"]].faces]
    if faces:
        spec |= {"pool": [rng.choice(faces) for _ in range(int(spec.get("dice", 1)))], "exhausted": True}
    if "upgrades" in spec:
        spec["upgrades"] = [_rolled(upgrade, rng) for upgrade in spec["upgrades"]]
    return spec


def clone_wars(given: Position, seat: int, rng: Random) -> Iterator[Quest]:
    """Complete a mission, break a blockade or drive a villain off in this turn, whatever the dice show."""
    if given.get("step") != "actions":
        return
    planets = [*given.get("blockades", {}), *given.get("villains", {}).values(), *given.get("droids", {})]
    jedi = [thinned(one, rng, squad=4) for one in given["jedi"]]
    for one in jedi:
        one["at"] = rng.choice(planets) if planets and rng.random() < 0.6 else one["at"]
        one["squad"] = titles(one.get("squad", []))
    bare = {**given, "jedi": jedi, "actions": rng.randint(2, 3)}
    goals = [("mission completed", given.get("missions", {}).values())]
    goals += [("blockade removed", given.get("blockades", {})), ("villain removed", given.get("villains", {}))]
    for what, cards in goals:
        for card in cards:
            yield Quest(bare, Goal(seat, what, card, ("turn",), THROWS))


QUESTS: dict[str, Callable[[Position, int, Random], Iterator[Quest]]] = {
    "star_wars_lcg": star_wars,
    "conquest": conquest,
    "destiny": destiny,
    "clone_wars": clone_wars,
}
