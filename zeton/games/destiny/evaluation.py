"""How good a table is for a seat: the evaluation behind the greedy bot and guided playouts."""

from __future__ import annotations

from math import tanh

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import BLANK, DECK, MELEE, RANGED, UPGRADES

SYMBOL_WORTH = (0.0, 0.9, 0.9, 0.7, 0.5, 0.5, 0.35, 0.4, 0.6, 0.9)
"""What one point of each symbol in a pool promises."""


def evaluate(table: DestinyTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, whose characters are healthier, then who has more to fight with."""
    if table.outcome is not None:
        return 0.0 if not table.outcome.winners else 1.0 if seat in table.outcome.winners else -1.0
    return tanh((_strength(table, seat) - _strength(table, 1 - seat)) / 12)


def _strength(table: DestinyTable, seat: int) -> float:
    cards = table.cards
    total = 0.0
    for character in table.characters(seat):
        printed = cards[character]
        left = printed.health - table.damage[character]
        total += 4 + left + 0.7 * table.shields[character] + 1.5 * len(table.dice[character])
        total += 0.0 if table.exhausted[character] else 0.8
    for upgrade in table.pile(UPGRADES, seat):
        total += 0.6 + 0.7 * cards[upgrade].cost
    for support in table.supports(seat):
        total += 0.6 + 0.8 * cards[support].cost
    total += 0.4 * table.resources[seat] + 0.5 * len(table.hand(seat))
    # Who runs out of cards loses: each card counts, and the last ones most.
    cards_left = len(table.pile(DECK, seat)) + len(table.hand(seat))
    total += 0.35 * min(cards_left, 20) - 1.2 * max(0, 6 - cards_left)
    total += 0.4 if table.controls_battlefield(seat) else 0.0
    return total + sum(_die(table, die) for die in table.dice_pool(seat))


def _die(table: DestinyTable, die: int) -> float:
    """A die in the pool; a modifier or a side with a cost is worth a little less."""
    shown = dice.face(table, die)
    if shown.symbol == BLANK:
        return 0.1
    worth = SYMBOL_WORTH[shown.symbol] * max(1, dice.value(table, die))
    if shown.plus:
        worth *= 0.6 if shown.symbol in (MELEE, RANGED) else 0.5
    return worth - 0.3 * shown.cost
