"""Whom and what an effect of the component file speaks of: Jedi, planets, villains, conditions and numbers."""

from __future__ import annotations

from zeton.games.clone_wars.rules.invasion import top_planet
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.table import CloneWarsTable


def holds(table: CloneWarsTable, condition: str) -> bool:
    """Whether the condition of an effect holds. It speaks of the main villain."""
    planet = table.at[table.villains[0]]
    if condition == "on board":
        return planet != 0
    if condition == "off board":
        return planet == 0
    if condition == "on a mission planet":
        return table.is_mission_planet(planet)
    if condition == "all on board":
        return all(table.at[villain] for villain in table.villains)
    return True


def chosen_jedi(table: CloneWarsTable, who: str, card: int) -> tuple[int, ...]:
    """The Jedi an effect speaks of, in turn order from the active one (A11)."""
    order = table.turn_order()
    if who == "active":
        return (table.active,)
    if who == "all":
        return tuple(order)
    if who == "with enemies":
        return tuple(jedi for jedi in order if table.enemies_at(table.planet_of(jedi)))
    if who == "with villains":
        return tuple(jedi for jedi in order if table.villains_at(table.planet_of(jedi)))
    places = planets_meant(table, "top" if who == "top planet" else who, card)
    return tuple(jedi for jedi in order if table.planet_of(jedi) in places)


def planets_meant(table: CloneWarsTable, where: str, card: int) -> tuple[int, ...]:
    """The planets an effect speaks of: "here" is the mission's own, "villain" that of the main villain."""
    kit = table.kit
    here, villain = table.cards[card].planet, table.at[table.villains[0]]
    if where == "here":
        return (here,)
    if where in ("here and adjacent", "here or adjacent"):
        return kit.near[here]
    if where == "villain":
        return (villain,) if villain else ()
    if where == "villain or adjacent":
        return kit.near[villain]
    if where == "adjacent to villain":
        return kit.adjacent[villain] if villain else ()
    if where == "villains":
        return tuple(dict.fromkeys(table.at[v] for v in table.villains if table.at[v]))
    if where == "top":
        top = top_planet(table)
        return (top,) if top else ()
    return (kit.number[where],) if where in kit.number else ()


def chosen_villains(table: CloneWarsTable, which: str) -> tuple[int, ...]:
    """The villains an effect speaks of, the main one first."""
    if which == "this":
        return table.villains[:1]
    if which == "all":
        return table.villains
    missing = tuple(villain for villain in table.villains if not table.at[villain])
    if which == "missing":
        return missing
    if which == "first missing":
        return missing[:1]
    number = table.kit.number.get(which, 0)
    return (number,) if number in table.villains else ()


def amount(table: CloneWarsTable, effect: Effect, jedi: int = -1) -> int:
    """How many: the printed number, X by Maul's strength, or one for each enemy around that Jedi."""
    number = effect.number
    if effect.per == "X":
        number *= table.kit.strength.x[table.slider]
    elif effect.per == "enemies":
        number *= table.enemies_at(table.planet_of(jedi))
    return min(number, effect.most) if effect.most else number
