"""Scripts: what a card's text box does, in the order it says it, in words that every game shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from zeton.kernel.ability import ACTION, Ability, Condition, Constant, Cost, Effect, Relation, Script, Target, Trigger
from zeton.kernel.event import FORCED, INTERRUPT, REACTION
from zeton.kernel.filter import Filter


def target(which: Filter, relation: Relation | None = None) -> Target:
    """One card of this kind, perhaps related to the event or to what was paid: ``target(UNIT, AT_THAT_PLANET)``."""
    return Target("target", which, relation=relation)


def another(which: Filter, relation: Relation | None = None) -> Target:
    """One card of this kind, not the one the event is about, nor a target before it."""
    return Target("another", which, not_event_card=True, relation=relation)


def up_to(number: int, which: Filter) -> tuple[Target, ...]:
    """Any number of different cards of this kind, up to so many."""
    return (Target("up-to", which, optional=True, args={"number": number}),) * number


def targets_up_to(
    number: int, which: Filter, relation: Relation | None = None, first: Filter | None = None
) -> tuple[Target, ...]:
    """Different targets of this kind, up to so many, those after the first perhaps related to it, so that what must hold of
    the first need not be said of them; without a legal one the effect cannot be initiated."""
    beginning = Target("target", which & first if first else which)
    return (beginning, *(Target("up-to", which, optional=True, relation=relation),) * (number - 1))


def then(effect: Effect) -> Effect:
    """An effect that happens only if what stands before it has happened; nobody uses an ability for it alone."""
    return replace(effect, then=True)


def _tuple(given: object) -> tuple:  # type: ignore[type-arg]
    return given if isinstance(given, tuple) else () if given is None else (given,)


def _ability(timing: str, when: Trigger | None, **parts: object) -> Ability:
    effect, targets, cost, condition, zones, play = (
        parts.get(name) for name in ("effect", "targets", "cost", "condition", "zones", "play")
    )
    return Ability(timing, _tuple(effect), when, _tuple(condition), _tuple(cost), _tuple(targets), _tuple(zones), bool(play))


Effects = Effect | tuple[Effect, ...]
Targets = Target | tuple[Target, ...]
Costs = Cost | tuple[Cost, ...]
Conditions = Condition | tuple[Condition, ...]


def Action(
    effect: Effects,
    *,
    targets: Targets = (),
    cost: Costs = (),
    condition: Conditions = (),
    zones: tuple[int, ...] = (),
    play: bool = False,
) -> Ability:
    """An action: in any action window."""
    return _ability(ACTION, None, effect=effect, targets=targets, cost=cost, condition=condition, zones=zones, play=play)


def Interrupt(
    when: Trigger,
    effect: Effects,
    *,
    targets: Targets = (),
    cost: Costs = (),
    condition: Conditions = (),
    zones: tuple[int, ...] = (),
) -> Ability:
    """An interrupt: before its trigger resolves."""
    return _ability(INTERRUPT, when, effect=effect, targets=targets, cost=cost, condition=condition, zones=zones)


def Reaction(
    when: Trigger,
    effect: Effects,
    *,
    targets: Targets = (),
    cost: Costs = (),
    condition: Conditions = (),
    zones: tuple[int, ...] = (),
) -> Ability:
    """A reaction: after its trigger has resolved."""
    return _ability(REACTION, when, effect=effect, targets=targets, cost=cost, condition=condition, zones=zones)


def ForcedReaction(when: Trigger, effect: Effects, *, targets: Targets = (), condition: Conditions = ()) -> Ability:
    """A reaction that is not optional."""
    return _ability(FORCED[REACTION], when, effect=effect, targets=targets, condition=condition)


def ForcedInterrupt(when: Trigger, effect: Effects, *, targets: Targets = (), condition: Conditions = ()) -> Ability:
    """An interrupt that is not optional."""
    return _ability(FORCED[INTERRUPT], when, effect=effect, targets=targets, condition=condition)


def ability(timing: str, effect: Effects, *, targets: Targets = ()) -> Ability:
    """An ability that only a rule of its game sets off."""
    return _ability(timing, None, effect=effect, targets=targets)


def script(card: str, *parts: Ability | Constant | tuple[Constant, ...], own_words: bool = False) -> Script:
    """The script of a card: its abilities and constant effects, in the order they are printed."""
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    constants: list[Constant] = []
    for part in parts:
        if isinstance(part, Constant):
            constants.append(part)
        elif isinstance(part, tuple):
            constants += part
    return Script(card, abilities, tuple(constants), own_words)


def bind(given: Script, card_type: str, places: Mapping[str, tuple[int, ...]], event: str, rule: str) -> Script:
    """The script with every ability working where cards of this type work; events are played by their abilities.

    ``rule`` is the number of the rule by which an ability needs its conditions.
    """
    place = places[card_type]
    abilities = tuple(
        replace(
            a,
            zones=a.zones or place,
            play=a.play or card_type == event,
            conditions=tuple(c if c.rule else replace(c, rule=rule) for c in a.conditions),
        )
        for a in given.abilities
    )
    constants = tuple(replace(c, zones=c.zones or place) for c in given.constants)
    return replace(given, abilities=abilities, constants=constants)
