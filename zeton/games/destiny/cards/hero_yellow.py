"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.constants import anybody, constant
from zeton.games.destiny.language.effects import THEN, activate, deal_damage, gain, remove_dice, reroll_dice, resolve_die, spot
from zeton.games.destiny.language.filters import (
    ACTIVATABLE,
    ANY_DIE,
    OPPONENTS_DIE,
    YOUR_CHARACTER,
    YOUR_DIE,
    colour,
)
from zeton.games.destiny.language.script import AfterMay, Event, script
from zeton.games.destiny.language.triggers import ACTIVATE_THIS
from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import INCOME, RESOURCE, YELLOW

# ── Smuggler's Run ───────────────────────────────────────────────────────────────────────────────────────────────


def _if_resource_was_rolled(use: UseAbility, table: DestinyTable) -> int:
    """Once, however many dice rolled one, before any waiting reroll (R18.4)."""
    return use.amount >> RESOURCE & 1


CARDS = (
    script("han-solo", AfterMay(ACTIVATE_THIS, reroll_dice(ANY_DIE))),
    script("millennium-falcon", AfterMay(ACTIVATE_THIS, activate(YOUR_CHARACTER & ACTIVATABLE))),
    script("bravado", Event((spot(YELLOW), remove_dice(OPPONENTS_DIE), THEN, deal_damage(2)))),
    script("impulsive", Event(resolve_die(YOUR_DIE))),
    script(
        "smugglers-run",
        Event((activate(colour(YELLOW) & YOUR_CHARACTER), gain(_if_resource_was_rolled))),
        own_words=True,
    ),
    script("mazs-vault", constant("income", INCOME, anybody)),
)
