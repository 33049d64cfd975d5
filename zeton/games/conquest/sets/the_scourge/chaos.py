"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import damage, exhausting
from zeton.games.conquest.rules.damage import IndirectDamage

NURGLE = trait("Nurgle")

# ── Vile Laboratory ───────────────────────────────────────────────────────────────────────────────────────────────

MADE_TO_MOVE = ENEMY & ~VEHICLE & UNIT


def moves_from(use: UseAbility | Prospect, table: ConquestTable, planet: int) -> list[Option]:
    """Every move of an opposing unit from this planet to an adjacent one."""
    here = table.position[planet]
    neighbours = [other for other in table.planets() if table.is_adjacent(here, table.position[other])]
    units = [unit for unit in MADE_TO_MOVE.cards(table, use.card) if table.location(unit) == here]
    return [option("move", unit, to) for unit in units if is_reached(use, table, unit) for to in neighbours]


def _somebody_can_go(prospect: Prospect, table: ConquestTable, planet: int) -> bool:
    return bool(moves_from(prospect, table, planet))


def _ask_who_goes(use: UseAbility, table: ConquestTable) -> None:
    table.ask(1 - use.seat, "choose", moves_from(use, table, use.targets[0]) or [PASS])


def _send_it_there(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        exhausting.move_unit(table, table.picked.card, table.position[table.picked.target])


# ── Fetid Haze ────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_damaged(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return table.damage[card] > 0 and is_reached(prospect, table, card)


def _heal_completely(use: UseAbility, table: ConquestTable) -> None:
    use.x = table.damage[use.targets[0]]
    damage.remove_damage(table, use.targets[0], use.x)


def _opponent_spreads_it(use: UseAbility, table: ConquestTable) -> None:
    here = table.location(use.targets[0])
    if here:
        table.begin(IndirectDamage(use.card, use.seat, use.x, here, (1 - use.seat,), army_only=True))


CARDS = (
    script(
        "kugath-plaguefather",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, (choose(OTHER & UNIT & AT_THIS_PLANET), move_damage(1, THIS_CARD, CHOSEN_CARD))),
    ),
    script("kugaths-nurglings", ForcedReaction(moves_to_this_planet(UNIT), deal_damage(1, THAT_CARD))),
    script(
        "vile-laboratory",
        DeployAction(
            own(_ask_who_goes, _send_it_there, about=TARGET, could=_somebody_can_go), cost=EXHAUST_THIS, targets=target(PLANET)
        ),
        own_words=True,
    ),
    script(
        "the-plaguefathers-banner",
        health(ATTACHED, 1),
        Reaction(
            is_declared_as_attacker(ATTACHED),
            (choose(OTHER_THAN_ATTACHED & UNIT & AT_THIS_PLANET), move_damage(1, ATTACHED_UNIT, CHOSEN_CARD)),
        ),
    ),
    script(
        "fetid-haze",
        CombatAction(
            own(_heal_completely, _opponent_spreads_it, about=TARGET, could=_is_damaged), targets=target(YOUR & NURGLE & UNIT)
        ),
        own_words=True,
    ),
)
