"""Scripts: what a card's text box does, in the order it says it."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from operator import or_

from zeton.games.destiny.language.conditions import spot_to_use
from zeton.games.destiny.rules import terms
from zeton.kernel.ability import Ability, Condition, Cost, Effect, Script, Target, Trigger
from zeton.kernel.event import FORCED, INTERRUPT, REACTION
from zeton.kernel.filter import Filter
from zeton.kernel.script import Conditions, Costs, Effects
from zeton.kernel.script import bind as bind_to

__all__ = [
    "Action",
    "After",
    "AfterMay",
    "Before",
    "BeforeMay",
    "Claim",
    "Event",
    "PlayOn",
    "PlayOnly",
    "PowerAction",
    "Special",
]  # fmt: skip

PLACES = {
    terms.CHARACTER: (terms.CHARACTERS,),
    terms.UPGRADE: (terms.UPGRADES,),
    terms.SUPPORT: (terms.SUPPORTS,),
    terms.EVENT: (terms.BEING_PLAYED,),
    terms.BATTLEFIELD_CARD: (terms.BATTLEFIELD,),
    terms.PLOT_CARD: (terms.PLOT,),
}
"""Where abilities of cards of each type work (R18.2)."""


def _marked(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, those after "then" marked: nobody uses an ability for what cannot happen without the rest (R18.11)."""
    depends = accumulate((effect.then for effect in effects), or_)
    return tuple(replace(effect, then=True) if late else effect for effect, late in zip(effects, depends, strict=True))


def _ability(timing: str, effect: Effects, when: Trigger | None, cost: Costs, condition: Conditions) -> Ability:
    effects = _marked(effect if isinstance(effect, tuple) else (effect,))
    costs = cost if isinstance(cost, tuple) else (cost,)
    conditions = condition if isinstance(condition, tuple) else (condition,)
    return Ability(timing, effects, when, conditions, costs)


def Action(effect: Effects, *, cost: Costs = (), condition: Conditions = ()) -> Ability:
    """As an action, any number of times (R11.6)."""
    return _ability(terms.ACTION, effect, None, cost, condition)


def PowerAction(effect: Effects, *, cost: Costs = (), condition: Conditions = ()) -> Ability:
    """As an action, once per round (R11.3)."""
    return _ability(terms.POWER_ACTION, effect, None, cost, condition)


def Special(effect: Effects) -> Ability:
    """When the special side of the card's own die is resolved (R8.11)."""
    return _ability(terms.SPECIAL_ABILITY, effect, None, (), ())


def Claim(effect: Effects, *, cost: Costs = ()) -> Ability:
    """When the battlefield is claimed (R12.4)."""
    return _ability(terms.CLAIM, effect, None, cost, ())


def Event(effect: Effects, *, condition: Conditions = ()) -> Ability:
    """The text of an event; its conditions are play restrictions (R5.3, R5.5), and so is what it spots (R5.6)."""
    effects = effect if isinstance(effect, tuple) else (effect,)
    conditions = condition if isinstance(condition, tuple) else (condition,)
    spotting = (spot_to_use(effect.args["colour"], effect.args["number"]) for effect in effects if effect.key == "spot")
    return _ability(terms.EVENT_TEXT, effects, None, (), (*conditions, *spotting))


def PlayOnly(condition: Condition) -> Ability:
    """A play restriction of an upgrade or support (R5.3)."""
    return _ability(terms.PLAY, (), None, (), condition)


def PlayOn(which: Filter) -> Ability:
    """An upgrade that is played only on certain characters (R5.3)."""
    return Ability(terms.PLAY, (), targets=(Target("on", which),))


def After(when: Trigger, effect: Effects, *, cost: Costs = (), condition: Conditions = ()) -> Ability:
    """After something has happened (R17.1)."""
    return _ability(FORCED[REACTION], effect, when, cost, condition)


def AfterMay(when: Trigger, effect: Effects, *, cost: Costs = (), condition: Conditions = ()) -> Ability:
    """After something has happened you may do this; it is not asked when there is nothing to do it to."""
    return _ability(REACTION, effect, when, cost, condition)


def Before(when: Trigger, effect: Effects) -> Ability:
    """Immediately before something happens (R17.2)."""
    return _ability(FORCED[INTERRUPT], effect, when, (), ())


def BeforeMay(when: Trigger, effect: Effects, *, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """Immediately before something happens you may do this."""
    return _ability(INTERRUPT, effect, when, cost, ())


def bind(given: Script, card_type: str) -> Script:
    """The script with every ability working where cards of this type work."""
    return bind_to(given, card_type, PLACES, terms.EVENT, "R5.3")
