"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.conditions import MORE_CHARACTERS
from zeton.games.destiny.language.effects import own, remove_dice, reroll_dice
from zeton.games.destiny.language.filters import OPPONENTS_DIE
from zeton.games.destiny.language.script import Event, Special, script
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.table import DestinyTable

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
