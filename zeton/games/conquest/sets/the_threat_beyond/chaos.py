"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.damage import IndirectDamage

# ── Cacophonic Choir ──────────────────────────────────────────────────────────────────────────────────────────────

ENEMY_UNITS = ENEMY & UNIT
EVERYWHERE = -1


def _opponent_spreads_as_much_as_he_has_units(use: UseAbility, table: ConquestTable) -> None:
    units = len(ENEMY_UNITS.cards(table, use.card))
    table.begin(IndirectDamage(use.card, use.seat, units, EVERYWHERE, (1 - use.seat,)))


CARDS = (
    script("noise-marine-zealots", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script(
        "turbulent-rift",
        Reaction(you_have_deployed(ELITE & UNIT), deal_damage(1, each_there(ENEMY & UNIT)), cost=DAMAGE_THAT_UNIT),
        own_words=True,
    ),
    script(
        "cacophonic-choir",
        DeployAction(own(_opponent_spreads_as_much_as_he_has_units), cost=EXHAUST_YOUR_WARLORD),
        own_words=True,
    ),
)
