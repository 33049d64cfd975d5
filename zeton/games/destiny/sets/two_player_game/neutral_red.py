"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.resolving import turn_options

# ── Recon ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_symbol(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = dice.symbol(table, chosen[0])


def _ask_another_to_turn(use: UseAbility, table: DestinyTable) -> str | None:
    others = [die for die in ANY_DIE.cards(table, use.seat) if die not in use.targets]
    options = turn_options(table, others, frozenset((use.amount,)) - {ANY_SYMBOL})
    if not options:
        return FINISH
    table.ask(use.seat, "turn", options)
    return None


def _turn_it(use: UseAbility, table: DestinyTable) -> None:
    dice.turn(table, table.picked.card, table.picked.number - 1)


CARDS = (
    script("i-have-you-now", Event(turn_dice(ANY_DIE, to=DAMAGE_SYMBOLS))),
    script("mobilize", Event(gain(4))),
    script("direct-hit", Event(resolve_die(SHOWING_DAMAGE & YOUR_DIE, 2))),
    script(
        "recon",
        Event((own(*select(ANY_DIE, _keep_symbol, verb="point at")), THEN, own(_ask_another_to_turn, _turn_it))),
        own_words=True,
    ),
)
