"""What each effect of a card depends on, as far as allies could change it: when it is worth asking for them (R11.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zeton.games.clone_wars.rules.meaning import amount, chosen_jedi, chosen_villains, holds, planets_meant
from zeton.games.clone_wars.rules.moments import (
    NOTHING,
    Moment,
    blockades_coming,
    droids_coming,
    droids_up_to_limit_coming,
    is_held,
)
from zeton.games.clone_wars.rules.movement import targets_of, will_move
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.squads import in_a_squad
from zeton.games.clone_wars.rules.table import CloneWarsTable

VILLAIN_WORDS: Final = frozenset(("villain", "villain or adjacent", "adjacent to villain"))
HARM: Final = frozenset(("damage", "exhaust"))


def stakes_of(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    """What an effect that is about to happen depends on."""
    stakes = STAKES.get(effect.do)
    return stakes(table, effect, card) if stakes is not None else NOTHING


def conditions_of(table: CloneWarsTable, effects: tuple[Effect, ...]) -> Moment:
    """The conditions of a card's effects, about to be judged: a villain who is removed first is not on the board."""
    planets: tuple[int, ...] = ()
    if not is_held(table, "strike"):
        return NOTHING
    for effect in effects:
        if effect.when and effect.when != "off board" and holds(table, effect.when):
            planets += _planets_of(table, table.villains if effect.when == "all on board" else table.villains[:1])
    return Moment(villains=planets) if planets else NOTHING


def _planets_of(table: CloneWarsTable, villains: tuple[int, ...]) -> tuple[int, ...]:
    """The planets of villains on the board; they count only if somebody could strike them there."""
    if not is_held(table, "strike"):
        return ()
    return tuple(table.at[villain] for villain in villains if table.at[villain])


def _by_place(table: CloneWarsTable, word: str) -> Moment:
    """What is meant by the place of villains changes with them."""
    if word in VILLAIN_WORDS:
        return Moment(villains=_planets_of(table, table.villains[:1]))
    return Moment(villains=_planets_of(table, table.villains)) if word == "villains" else NOTHING


def _by_strength(table: CloneWarsTable) -> Moment:
    """X is less when the main villain has been removed (R25.11)."""
    return Moment(villains=_planets_of(table, table.villains[:1])) if table.cards[table.sheet].removed else NOTHING


def _each(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    """Whom it hits depends on where the Jedi are, and perhaps their enemies; what it does to each is seen then."""
    parts = [part for round_ in effect.rounds for part in round_]
    found = NOTHING
    hit = chosen_jedi(table, effect.who, card)
    planets = tuple(table.planet_of(jedi) for jedi in hit)
    if not parts or (not hit and any(part.do in HARM for part in parts)):
        return found
    if effect.who == "with enemies":
        found = Moment(enemies=planets, jedi=True)
    elif effect.who == "with villains":
        found = Moment(villains=planets, jedi=True)
    elif effect.who not in ("active", "all"):
        found = _by_place(table, effect.who).and_also(Moment(jedi=True))
    if any(part.per == "enemies" for part in parts):
        found = found.and_also(Moment(enemies=planets))
    if any(part.per == "X" for part in parts):
        found = found.and_also(_by_strength(table))
    return found


def _droids(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    planets = planets_meant(table, effect.where, card)
    coming = droids_coming(table, planets, amount(table, effect))
    return _placed_by(table, effect, coming)


def _placed_by(table: CloneWarsTable, effect: Effect, coming: Moment) -> Moment:
    found = coming.and_also(_by_place(table, effect.where))
    return found.and_also(_by_strength(table)) if effect.per == "X" else found


def _droids_up_to_limit(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    planets = planets_meant(table, effect.where, card)
    return _placed_by(table, effect, droids_up_to_limit_coming(table, planets, effect.number))


def _spread_droids(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    planets, number = planets_meant(table, effect.where, card), amount(table, effect)
    if not number or not planets:
        return NOTHING
    coming = droids_coming(table, planets, 1)
    return _placed_by(table, effect, coming._replace(droids=number > table.supply))


def _blockade(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    planets = planets_meant(table, effect.where, card)
    return _placed_by(table, effect, blockades_coming(table, planets, effect.number))


def _take(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    """A card that somebody has is not handed over; one that has just been played is (R26.5)."""
    named = (table.kit.number[name] for name in effect.cards)
    return Moment(cards=tuple(card for card in named if in_a_squad(table, card)))


def _place(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    """Villains on the board leave the planets where they can be struck."""
    planets = planets_meant(table, effect.where, card)
    leaving = _planets_of(table, chosen_villains(table, effect.villain)) if planets else ()
    return Moment(villains=tuple(planet for planet in leaving if planet != planets[0]))


def _advance(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    """They leave their planets, and go where the Jedi are."""
    villains = chosen_villains(table, effect.villain)
    chased = effect.toward == "jedi" and any(table.at[villain] for villain in villains)
    if not is_held(table, "strike"):
        return Moment(jedi=True) if chased else NOTHING
    targets = targets_of(table, effect.toward)
    moving = tuple(villain for villain in villains if will_move(table, villain, targets, effect.number))
    return Moment(villains=_planets_of(table, moving), jedi=chased)


def _strength(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    """The slider stops at either end: it counts whether it falls before it rises (R25.9, R25.11)."""
    return _by_strength(table)


def _reveal_invasion(table: CloneWarsTable, effect: Effect, card: int) -> Moment:
    return Moment(deck=effect.number > 0)


STAKES: Final[dict[str, Callable[[CloneWarsTable, Effect, int], Moment]]] = {
    "each": _each,
    "droids": _droids,
    "droids up to limit": _droids_up_to_limit,
    "spread droids": _spread_droids,
    "blockade": _blockade,
    "take": _take,
    "place": _place,
    "advance": _advance,
    "strength": _strength,
    "reveal invasion": _reveal_invasion,
}
