"""Stacking a card on a set-aside copy, and playing what lies on one (R1.17, A65)."""

from __future__ import annotations

from zeton.games.destiny.language.effects.piles import ask_about_hand
from zeton.games.destiny.rules import piles, stacking
from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.ability import Effect
from zeton.kernel.decision import DONE, option
from zeton.kernel.knowledge import knows
from zeton.kernel.use import Prospect

__all__ = ["PLAY_STACKED", "STACK_ON_THIS"]


def _set_this_aside(use: UseAbility, table: DestinyTable) -> None:
    stacking.set_aside_event(table, use.card, use.seat)


def _ask_which_to_stack(use: UseAbility, table: DestinyTable) -> str | None:
    return ask_about_hand(use, table, "stack", [option("stack", card) for card in table.hand(use.seat)])


def _stack_it(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        stacking.stack(table, table.picked.card, use.card)


STACK_ON_THIS = Effect("stack-on-this", (_set_this_aside, _ask_which_to_stack, _stack_it))
"""Set this event aside and stack a card of your hand on it; without a hand nothing lies on it (R18.3)."""


def _copies(table: DestinyTable, card: int, seat: int) -> list[int]:
    return stacking.copies_with_a_card(table, table.cards[card].title, seat)


def _is_there_a_copy(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(_copies(table, prospect.card, prospect.seat))


def _ask_on_which_copy(use: UseAbility, table: DestinyTable) -> None:
    """Whoever knows what lies on a copy is reminded of it; nobody looks before he plays (A65)."""
    options = []
    for copy in _copies(table, use.card, use.seat):
        card = stacking.stacked_on(table, copy)
        options.append(option("play stacked", copy, card if knows(table, use.seat, card) else 0))
    table.ask(use.seat, "play stacked", options)


def _play_it(use: UseAbility, table: DestinyTable) -> None:
    use.targets = (table.picked.card,)
    stacking.play_stacked(table, table.picked.card, use.seat)


def _discard_the_copy(use: UseAbility, table: DestinyTable) -> None:
    piles.discard(table, use.targets[0])


PLAY_STACKED = Effect("play-stacked", (_ask_on_which_copy, _play_it, _discard_the_copy), could=_is_there_a_copy)
"""Play the card on a set-aside copy of this card for free, whosever it is, and discard the copy to its owner's pile."""
