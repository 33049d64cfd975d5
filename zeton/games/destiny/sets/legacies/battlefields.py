"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Imperial Palace ──────────────────────────────────────────────────────────────────────────────────────────────


def _ask_card_of_the_hand(use: UseAbility, table: DestinyTable) -> str | None:
    hand = table.hand(use.opponent)
    if not hand:
        return FINISH
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in hand])
    return None


CARDS = (
    script("arid-wasteland", Claim(opponent_loses(1))),
    script(
        "citadel-landing-zone",
        Claim((reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True), THEN, resolve_die(YOUR_DIE, optional=True))),
    ),
    script("imperial-palace", Claim(own(show_hand, _ask_card_of_the_hand, discard_picked)), own_words=True),
    script("launch-deck", Claim((remove_dice(YOUR_DIE), THEN, indirect(HALF_OF_IT))), own_words=True),
    script("outer-rim-outpost", Claim((gain(1), draw(1)))),
    script("petranaki-arena", Claim((indirect_to_yourself(1), deal_damage(1, unblockable=True)))),
    script("power-generator-trench", Claim(turn_dice(ANY_DIE))),
)
