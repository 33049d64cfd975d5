"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, piles, terms

# ── Interrogation Droid ───────────────────────────────────────────────────────────────────────────────────────────────


def _peek(use: UseAbility, table: DestinyTable) -> str | None:
    """One card, at random; only the player who looks sees it."""
    if not table.hand(use.opponent):
        return FINISH
    card = table.roll(table.hand(use.opponent))
    table.show((card,), 1 << use.seat)
    table.note("looks at", use.seat, (card,))
    use.amount = card
    return None


def _ask_about_the_event(use: UseAbility, table: DestinyTable) -> str | None:
    if table.cards[use.amount].type != terms.EVENT or not THIS_DIE.cards(use, table):
        return FINISH
    table.ask(use.seat, "discard looked at", [option("discard", use.amount), PASS])
    return None


def _interrogate(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        dice.remove(table, THIS_DIE.cards(use, table), use.seat, card_effect=True)
        piles.discard(table, table.picked.card)


def _has_a_hand_to_look_at(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.hand(1 - prospect.seat))


CARDS = (
    script(
        "interrogation-droid",
        After(ACTIVATE_THIS, own(_peek, _ask_about_the_event, _interrogate, could=_has_a_hand_to_look_at)),
        own_words=True,
    ),
    script("doubt-spirit-of-rebellion", Event((reroll_dice(OPPONENTS_DIE), THEN, resolve_or_remove(by_opponent=True)))),
)
