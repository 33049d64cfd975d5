"""Sith cards of A Dark Time, in collector order (set 50)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import entering
from zeton.games.star_wars_lcg.rules.looking import see_top

# ── Prophet of the Dark Side ──────────────────────────────────────────────────────────────────────────────────────


def _foresee(use: UseAbility, table: StarWarsTable) -> None:
    see_top(table, use.seat, DECK, use.seat)


def _ask_whether_to_draw(use: UseAbility, table: StarWarsTable) -> str | None:
    """The Balance is looked at after the card."""
    if table.balance != DARK:
        return "put_away"
    table.ask(use.seat, "draw", [option("draw", table.pile(DECK, use.seat)[-1]), PASS])
    return None


def _draw_it(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        entering.draw_by_effect(table, use.seat)


CARDS = (
    # Set 50
    script("serve-the-emperor", FORCE_STRUGGLE),
    script(
        "prophet-of-the-dark-side",
        Reaction(THIS_ENTERS_PLAY, own(_foresee, _ask_whether_to_draw, _draw_it, could=there_is(IN_YOUR_DECK))),
        own_words=True,
    ),
    script("anger", ForcedReaction(HOLDER_LOSES_FORCE_STRUGGLE, sacrificed(ENHANCED_CARD))),
    script("force-push", Action(place_focus(2), targets=target(~UNIQUE & UNIT), condition=YOUR_TURN_OR_DARK_BALANCE)),
)
