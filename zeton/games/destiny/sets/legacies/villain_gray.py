"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.resolving import ResolveDie

# ── BB-9E ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _reroll_this_and_keep_it(use: UseAbility, table: DestinyTable) -> None:
    """It stays in the pool, but it is not resolved again in this action (R7.8)."""
    resolving = table.stack[use.answering]
    assert isinstance(resolving, ResolveDie)
    resolving.keep = True
    dice.reroll(table, (use.die,))


CARDS = (
    script("bb-9e", Special((reroll_dice(OPPONENTS_DIE), own(_reroll_this_and_keep_it))), own_words=True),
    script("outnumber", Event(remove_dice(OPPONENTS_DIE), condition=MORE_CHARACTERS)),
)
