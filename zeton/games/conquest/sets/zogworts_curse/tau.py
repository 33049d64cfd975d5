"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.battle import begin_battle_ability, may_use_battle_ability

# ── Tense Negotiations ────────────────────────────────────────────────────────────────────────────────────────────


def planet_of_your_warlord(table: ConquestTable, seat: int) -> int:
    """The planet where the warlord of a seat is; 0 if there is none."""
    return table.planet_at(table.location(table.warlords[seat])) if table.location(table.warlords[seat]) else 0


def _could_be_used(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    """As if the warlord's player had won a battle there."""
    planet, before = planet_of_your_warlord(table, prospect.seat), table.victor
    if not planet:
        return False
    table.victor = prospect.seat
    may = may_use_battle_ability(table, planet)
    table.victor = before
    return may


def _use_its_ability(use: UseAbility, table: ConquestTable) -> None:
    planet = planet_of_your_warlord(table, use.seat)
    use.x = table.victor + 1
    if planet:
        table.victor = use.seat
        begin_battle_ability(table, planet)


def _be_no_victor(use: UseAbility, table: ConquestTable) -> None:
    table.victor = use.x - 1


CARDS = (
    script("sacea-xv88-broadside", gains_area_effect(THIS & WITH_ATTACHMENTS & UNIT, 2)),
    script(
        "tense-negotiations",
        Action(own(_use_its_ability, _be_no_victor, could=_could_be_used), cost=EXHAUST_YOUR_WARLORD),
        own_words=True,
    ),
    script("heavy-marker-drone", takes_double_damage(ATTACHED)),
)
