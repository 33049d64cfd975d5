"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.terms import CANNOT_COMMIT

# ── Space Wolves Predator ─────────────────────────────────────────────────────────────────────────────────────────


def _bar_the_enemy_warlord(use: UseAbility, table: ConquestTable) -> None:
    planet = table.planet_at(table.location(use.card))
    if planet:
        table.lasting += (Lasting(CANNOT_COMMIT, planet, 1, UNTIL_ROUND, 1 - use.seat),)


CARDS = (
    script("space-wolves-predator", Reaction(THIS_IS_DEPLOYED, own(_bar_the_enemy_warlord)), own_words=True),
    script(
        "primal-howl",
        Reaction(given(YOUR_WARLORD_COMMITS, there_is_there(ENEMY & WARLORD)), draw(3), condition=MAX_ONE_PER_ROUND),
    ),
    script(
        "hallow-librarium",
        Action(
            attack_until_end_of(UNTIL_PHASE, -2),
            cost=EXHAUST_THIS,
            targets=target(UNIT & at_a_planet_without(ENEMY & WARLORD)),
        ),
    ),
)
