"""Imperial Navy cards of The Desolation of Hoth, in collector order (set 41)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

# ── Imperial Suppression ──────────────────────────────────────────────────────────────────────────────────────────


def _send_back_to_the_deck(use: UseAbility, table: StarWarsTable) -> None:
    """It is cancelled, and lies on the deck before it could be discarded (A119)."""
    played = use.occasion(table)
    played.cancelled = True
    table.move(played.card, DECK, table.owner[played.card])
    table.note("puts back", use.seat, (played.card,))


CARDS = (
    # Set 41
    script("lord-vaders-command", changes_cost(ENEMY & EVENT_CARD & while_so(THIS_IS_UNDAMAGED), 1)),
    script(
        "darth-vader-41",
        gains_icons(FRIENDLY & ATTACKING & UNIT & while_so(this_is(ATTACKING)), blast=1),
        own_words=True,
    ),
    script("imperial-suppression", Interrupt(EVENT_IS_PLAYED, own(_send_back_to_the_deck)), own_words=True),
)
