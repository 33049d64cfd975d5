"""Why a card offers a seat nothing now: the conditions of the rules that do not hold, with their numbers."""

from __future__ import annotations

from typing import Any

from zeton.games.conquest.rules.abilities import (
    chosen_cost,
    could_change,
    counts_as_blank,
    has_targets,
    legal_targets,
    may_play_limited,
    payments,
)
from zeton.games.conquest.rules.attaching import attach_rule, hosts_of
from zeton.games.conquest.rules.attack import Attack, legal_defenders
from zeton.games.conquest.rules.battle import CombatTurn, battle_ability
from zeton.games.conquest.rules.combat import MobileMoves
from zeton.games.conquest.rules.damage import Damage, cannot_shield
from zeton.games.conquest.rules.deploying import most_reduction
from zeton.games.conquest.rules.playing import DEPLOY_TURN, DEPLOYABLE, DEPLOYING
from zeton.games.conquest.rules.printed import fact_of
from zeton.games.conquest.rules.retreating import Retreat, may_retreat
from zeton.games.conquest.rules.round import DeployPhase
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    AMBUSH,
    BEING_PLAYED,
    COMBAT,
    DEPLOY,
    DISCARD,
    HAND,
    HEADQUARTERS,
    HQ,
    IN_PLAY,
    MOBILE,
    PLANET,
    PLANETS,
    RANGED,
    SETUP,
)
from zeton.games.conquest.wording import described_host
from zeton.kernel.ability import ACTION, Ability
from zeton.kernel.event import INTERRUPT, Event
from zeton.kernel.game import Reason
from zeton.kernel.reasons import happening, missing_target, unmet, unpayable, unused, why_no_target
from zeton.kernel.telling import titles
from zeton.kernel.use import NO_EVENT, candidates


def explain(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why a card offers a seat nothing now."""
    if table.outcome is not None:
        return [Reason("R22", "game-over", {})]
    if table.phase == SETUP:
        return [Reason("R2.9", "setup", {})]
    zone, reasons = table.zone[card], why_no_target(table, seat, card, "R15.4")
    if table.cards[card].type == PLANET:
        return reasons + _why_planet_not(table, card)
    if table.cards[card].type == HEADQUARTERS:
        return [*reasons, Reason("R3.1", "only-a-place", {})]
    if table.controller[card] != seat:
        return reasons + _why_not_attacked(table, seat, card)
    reasons += _not_asked(table, seat)
    if zone == BEING_PLAYED:
        return [*reasons, Reason("R3.3", "being-played", {})]
    if zone not in IN_PLAY and zone not in (HAND, DISCARD):
        return [*reasons, Reason("R3.3", "out-of-play", {})]
    return reasons + _why_own_card_not(table, seat, card)


def _not_asked(table: ConquestTable, seat: int) -> list[Reason]:
    decision = table.decision
    return [Reason("R5.5", "not-your-choice", {})] if decision is not None and decision.seat != seat else []


def _another_choice_first(table: ConquestTable, seat: int, *kinds: str) -> list[Reason]:
    """What is done at questions of these kinds is not done while something else is asked."""
    decision = table.decision
    if decision is None or decision.seat != seat or decision.kind in kinds:
        return []
    return [Reason("R5.6", "another-choice-first", {"kind": decision.kind})]


# ── own cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _why_own_card_not(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    zone, printed = table.zone[card], table.cards[card]
    reasons = []
    if zone == HAND:
        reasons += _why_no_shield(table, seat, card)
        if printed.type in DEPLOYABLE:
            reasons += _why_not_deployed(table, seat, card)
    here = _abilities_here(table, card)
    for number, ability in here:
        reasons += _why_not_used(table, seat, card, number, ability)
    if zone in IN_PLAY and not here:
        reasons.append(Reason("R13.1", "no-ability-to-use", {}))
    if zone >= HQ:
        reasons += _why_not_fighting(table, seat, card)
    if zone == DISCARD and not here:
        reasons.append(Reason("R3.3", "out-of-play", {}))
    return reasons


def _abilities_here(table: ConquestTable, card: int) -> list[tuple[int, Ability]]:
    """The abilities that a card has where it lies."""
    script = table.cards[card].script
    abilities = script.abilities if script is not None else ()
    return [(number, ability) for number, ability in enumerate(abilities) if table.zone[card] in ability.zones]


def _why_not_deployed(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why a card is not deployed (R6.3–R6.9, R18.2)."""
    ambushes = table.phase == COMBAT and table.has_keyword(card, AMBUSH)
    reasons = (
        _another_choice_first(table, seat, ACTION if ambushes else DEPLOY_TURN) if ambushes or table.phase == DEPLOY else []
    )
    if any(isinstance(procedure, DeployPhase) and seat in procedure.passed for procedure in table.stack):
        reasons.append(Reason("R6.4", "passed-already", {}))
    arguments = {"not-enough-resources": _price, "nothing-to-attach-to": _attach_arguments}
    return reasons + [
        Reason(r.number, r.key, arguments.get(r.key, r.arguments)(table, seat, card))
        for r in DEPLOYING
        if not r.holds(table, seat, card)
    ]


def _price(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    """What a card would cost where it is cheapest, with everything that could lower that (R6.5), and what its player has."""
    printed = table.cards[card]
    if printed.type not in DEPLOYABLE:
        return {"cost": table.cost(card, int(printed.cost_is_x)), "resources": table.resources[seat]}
    places = [(planet, 0) for planet in (0, *table.planets())]
    places += [(0, host) for host in hosts_of(table, card, attach_rule(table, card))]
    lowered = max(most_reduction(table, seat, card, place, host) for place, host in places)
    return {"cost": table.cost(card) - lowered, "resources": table.resources[seat]}


def _attach_arguments(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    """What the text of an attachment says of its hosts (R6.8)."""
    given = fact_of(table.cards[card].id)["attach"]
    return {"what": described_host(given), "one": int(given["limit_per_host"] == 1)}


def _why_not_used(table: ConquestTable, seat: int, card: int, number: int, ability: Ability) -> list[Reason]:
    """What keeps an ability from being used; of one whose trigger is happening, also that nothing could come of it."""
    event, host = NO_EVENT, -1
    if not ability.play and counts_as_blank(table, card, ability):
        return [Reason("R13.15", "text-is-blank", {})]
    if ability.when is None:
        reasons = _another_choice_first(table, seat, ACTION, DEPLOY_TURN)
    elif found := happening(table, card, ability):
        event, host = unused(table, card, number, found)
        reasons = _another_choice_first(table, seat, ability.timing) if host >= 0 else [Reason("R14.2", "used-for-this", {})]
    else:
        rule = "R13.7" if INTERRUPT in ability.timing else "R13.8"
        reasons = [Reason(rule, "only-when-triggered", {"when": ability.when})]
    missing = _why_not_begun(table, seat, card, ability)
    if ability.when is None or host >= 0:
        missing += _why_in_vain(table, seat, card, ability, event, host)
    return reasons + missing


def _why_not_begun(table: ConquestTable, seat: int, card: int, ability: Ability) -> list[Reason]:
    """Conditions, costs and resources (R15.1)."""
    reasons = unmet(table, seat, card, ability, ability.conditions) + unpayable(table, seat, card, ability, "R15.3")
    if ability.play:
        if not may_play_limited(table, seat, card):
            reasons.append(Reason("R18.10", "one-limited-card-per-round", {}))
        price = _price(table, seat, card)
        if price["cost"] > price["resources"]:
            reasons.append(Reason("R6.5", "not-enough-resources", price))
    return reasons


def _why_in_vain(table: ConquestTable, seat: int, card: int, ability: Ability, event: Event, host: int) -> list[Reason]:
    """There is no target, no payment that leaves one, or nothing to change (R15.3, R15.4)."""
    if ability.targets and not has_targets(table, card, ability, event):
        first = legal_targets(table, card, ability, 0, (), (), event)
        if _are_targets_there(table, card, ability, event, first):
            return [Reason("R15.3", "would-change-nothing", {})]
        return [Reason("R15.4", "no-legal-target", {"which": missing_target(ability, bool(first))})]
    cost = chosen_cost(ability)
    if cost is not None and not payments(table, seat, card, ability, event):
        return [Reason("R15.3", "cost-cannot-be-paid", {"cost": cost})]
    return [] if could_change(table, seat, card, ability, event, host) else [Reason("R15.3", "would-change-nothing", {})]


def _are_targets_there(table: ConquestTable, card: int, ability: Ability, event: Event, first: list[int]) -> bool:
    """Whether the cards that its text asks for are there, and only nothing would change for them (A29)."""
    if not first:
        return bool(candidates(table, card, ability.targets[0], (), event))
    return any(candidates(table, card, ability.targets[1], (other,), event) for other in first)


# ── the battle ────────────────────────────────────────────────────────────────────────────────────────────────────


def _why_not_fighting(table: ConquestTable, seat: int, unit: int) -> list[Reason]:
    """Why a unit does not attack, retreat or move by itself now (R8.1, R9.3, R9.6, R9.14)."""
    asks = table.stack[-1]
    if isinstance(asks, Retreat | MobileMoves) and asks.seat == seat and table.location(unit):
        return _why_not_leaving(table, unit, asks)
    if not table.battle:
        return [Reason("R9.6", "attacks-in-a-battle", {})]
    if table.location(unit) != table.battle:
        return [Reason("R9.6", "not-at-the-battle", {"card": titles(table, table.planet_at(table.battle))})]
    if table.exhausted[unit]:
        return [Reason("R9.6", "exhausted", {})]
    if isinstance(asks, CombatTurn) and asks.seat == seat and asks.ranged and not table.has_keyword(unit, RANGED):
        return [Reason("R9.3", "only-ranged-units", {})]
    return [Reason("R9.6", "attacks-in-your-combat-turn", {})]


def _why_not_leaving(table: ConquestTable, unit: int, asks: Retreat | MobileMoves) -> list[Reason]:
    """Why a unit is not among those that may go."""
    if isinstance(asks, MobileMoves):
        if not table.has_keyword(unit, MOBILE):
            return [Reason("R8.1", "not-mobile", {})]
        return [Reason("R8.1", "moved-already" if unit in asks.moved else "nowhere-to-move", {})]
    if table.location(unit) != asks.position:
        return [Reason("R9.14", "not-at-the-battle", {"card": titles(table, table.planet_at(asks.position))})]
    return [Reason("R9.14", "retreats-already" if may_retreat(table, unit) else "cannot-retreat", {})]


def _why_not_attacked(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why an enemy unit cannot be attacked now; other cards of the opponent are only his (R3.6, R9.8)."""
    asks = table.stack[-1]
    if table.zone[card] >= HQ and isinstance(asks, Attack) and asks.seat == seat:
        if table.location(card) != table.battle:
            return [Reason("R9.8", "not-at-the-battle", {"card": titles(table, table.planet_at(table.battle))})]
        if card not in legal_defenders(table, 1 - seat):
            return [Reason("R9.8", "cannot-be-attacked", {})]
    return _why_not_used_by_anybody(table, seat, card) or [Reason("R3.6", "not-your-card", {})]


def _why_not_used_by_anybody(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why an ability that is not its controller's alone is not used by his opponent (R13.4)."""
    anybodys = [(number, ability) for number, ability in _abilities_here(table, card) if ability.anybody]
    reasons = _not_asked(table, seat) if anybodys else []
    for number, ability in anybodys:
        reasons += _why_not_used(table, seat, card, number, ability)
    return reasons


def _why_no_shield(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why a card in hand is not offered as a shield for what is about to be damaged (R11.5, R18.5)."""
    asks = table.stack[-1]
    decision = table.decision
    if not isinstance(asks, Damage) or decision is None or (decision.seat, decision.kind) != (seat, "shield"):
        return []
    if cannot_shield(table, seat):
        return [Reason("R18.5", "no-shields-against-armorbane", {})]
    return [] if table.cards[card].shield else [Reason("R11.5", "no-shield-icons", {})]


def _why_planet_not(table: ConquestTable, planet: int) -> list[Reason]:
    """Planets are nobody's; only the winner of a battle there uses their Battle ability (R3.1, R3.3, R9.22)."""
    if table.zone[planet] != PLANETS:
        return [Reason("R3.3", "out-of-play", {})]
    if battle_ability(table, planet) is None:
        return [Reason("R3.1", "nobodys-planet", {})]
    return [Reason("R9.22", "battle-ability-of-the-winner", {})]
