"""Neutral cards of the dark side of Assault on Echo Base, in collector order (sets 56–58)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.damage import Damage

# ── Corrupt Official ──────────────────────────────────────────────────────────────────────────────────────────────


def _ask_how_much(use: UseAbility, table: StarWarsTable) -> None:
    """Any amount but none: nothing is used for nothing (A88)."""
    event = use.answered(table)
    table.ask(use.seat, "prevent", [option("prevent", event.card, 0, number) for number in range(1, event.amount + 1)])


def _prevent_that_much(use: UseAbility, table: StarWarsTable) -> None:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    damage.reduce(use.which, table.picked.number)


CARDS = (
    # Set 56
    # Sacrificed before: it is not used for itself alone (A88).
    script(
        "turbolaser-battery",
        Reaction(ENEMY_OBJECTIVE_DESTROYED, discard_from_play(each(OTHER & ENHANCEMENT)), cost=SACRIFICE_THIS),
    ),
    # Set 57
    script(
        "corrupt-official",
        Interrupt(
            would_be_damaged(affiliation("Scum and Villainy") & OBJECTIVE),
            own(_ask_how_much, _prevent_that_much),
            cost=DISCARD_THIS,
            zones=(HAND,),
        ),
        own_words=True,
    ),
    # Set 58
    script(
        "sabotage-in-the-snow",
        Reaction(
            YOUR_CONFLICT_PHASE_BEGINS,
            move_shield(TARGET, SECOND_TARGET),
            targets=(target(SHIELDED & ENEMY & (UNIT | OBJECTIVE)), target(UNSHIELDED & FRIENDLY & (UNIT | OBJECTIVE))),
        ),
    ),
    script("forward-command-post", gains_icons(SHIELDED & FRIENDLY & UNIT, blast=1)),
)
