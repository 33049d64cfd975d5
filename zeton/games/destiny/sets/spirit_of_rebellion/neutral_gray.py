"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import claiming
from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.leaving import DiscardByEffect, discard_from_play
from zeton.games.destiny.rules.terms import NEXT_AMBUSHES, TURN
from zeton.kernel.use import ability_of

# ── New Orders ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_battlefield(use: UseAbility, table: DestinyTable) -> str | None:
    unused = claiming.unused_battlefields(table)
    if not unused:
        return FINISH
    table.ask(use.seat, "battlefield switch", [option("switch", card) for card in unused])
    return None


def _give_new_orders(use: UseAbility, table: DestinyTable) -> None:
    """Its claim ability is used, and nothing is claimed (R12.8)."""
    card = table.picked.card
    claiming.switch(table, card, use.seat)
    number = table.cards[card].claim
    if may_use(table, use.seat, card, ability_of(table, card, number)):
        begin_ability(table, use.seat, card, number)


# ── Swiftness ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _hasten(use: UseAbility, table: DestinyTable) -> None:
    table.lasting += (Lasting(NEXT_AMBUSHES, 0, 1, TURN, use.seat),)


# ── Ammo Belt ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _spend_the_belt(use: UseAbility, table: DestinyTable) -> None:
    leaving = next(procedure for procedure in reversed(table.stack) if isinstance(procedure, DiscardByEffect))
    leaving.replaced = True
    discard_from_play(table, use.card)


def _is_still_leaving(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    leaving = next(procedure for procedure in reversed(table.stack) if isinstance(procedure, DiscardByEffect))
    return not leaving.replaced


CARDS = (
    script("vibroknife", changes(UNBLOCKABLE, this_die), own_words=True),
    script("evade-spirit-of-rebellion", Event(remove_dice(showing(RANGED) & ANY_DIE))),
    script("new-orders", Event(own(_ask_battlefield, _give_new_orders)), own_words=True),
    script("parry-spirit-of-rebellion", Event(remove_dice(showing(MELEE) & ANY_DIE))),
    script("swiftness", Event(own(_hasten)), own_words=True),
    script("resolve", Action(reroll_dice(OPPONENTS_DIE), cost=discard_a_card())),
    script("ammo-belt", BeforeMay(ATTACHED_WEAPON_DISCARDED, own(_spend_the_belt, could=_is_still_leaving)), own_words=True),
)
