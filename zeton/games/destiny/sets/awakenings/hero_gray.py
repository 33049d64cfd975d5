"""Gray hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.resolving import ResolveDie

# ── BB-8 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _name_it(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """It is rerolled together with this die (A29)."""


def _roll_both(use: UseAbility, table: DestinyTable) -> None:
    """This die stays in the pool, but it is not resolved again in this action (R7.8, A52)."""
    own_die = (use.die,) if is_of_its_own_die(use, table) else ()
    if own_die:
        resolving = table.stack[use.answering]
        assert isinstance(resolving, ResolveDie)
        resolving.keep = True
    dice.reroll(table, (*own_die, *use.targets))


CARDS = (
    script(
        "bb-8-awakenings",
        Special(own(*select(YOUR_DIE, _name_it, verb="reroll", others_only=True), _roll_both)),
        own_words=True,
    ),
    script("rey-s-staff", Special(remove_dice(SHOWING_DAMAGE & ANY_DIE))),
    script(
        "daring-escape",
        Event((reroll_dice(OPPONENTS_DIE, ANY_NUMBER, up_to=True), THEN, remove_each(showing(BLANK) & OPPONENTS_DIE))),
    ),
)
