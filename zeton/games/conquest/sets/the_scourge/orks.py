"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.damage import Damage, IndirectDamage

# ── Kustom Field Generator ────────────────────────────────────────────────────────────────────────────────────────


def _prevent_all_of_it(use: UseAbility, table: ConquestTable) -> None:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    use.x = damage.events[use.which].amount
    damage.prevent(use.which, use.x)


def _spread_it_among_orks(use: UseAbility, table: ConquestTable) -> None:
    here = table.location(table.defender)
    if here:
        table.begin(IndirectDamage(use.card, use.seat, use.x, here, (use.seat,), faction="Orks"))


CARDS = (
    script("dakka-dakka-dakka", DeployAction(deal_damage(1, each(UNIT)), cost=EXHAUST_YOUR_WARLORD)),
    script(
        "kustom-field-generator",
        Reaction(
            is_assigned_damage_by_an_attack(YOUR & ORKS & UNIT),
            own(_prevent_all_of_it, _spread_it_among_orks, about=THAT_CARD, could=may_be_prevented),
            cost=EXHAUST_THIS,
        ),
        own_words=True,
    ),
)
