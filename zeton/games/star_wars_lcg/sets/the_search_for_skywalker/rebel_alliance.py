"""Rebel Alliance cards of The Search for Skywalker, in collector order (set 43)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage, leaving

# ── Echo Base Shield Generator ────────────────────────────────────────────────────────────────────────────────────

WORN_OUT = 3


def _shield(use: UseAbility, table: StarWarsTable) -> str | None:
    """Only if a shield has been placed does what follows count."""
    card = use.targets[0]
    if not in_play(table, (card,)) or table.shields[card]:
        return "put_away"
    damage.place_shield(table, card)
    return None


def _return_if_worn_out(use: UseAbility, table: StarWarsTable) -> None:
    if table.damage[use.card] >= WORN_OUT:
        leaving.return_to_hand(table, use.card)


CARDS = (
    # Set 43
    script(
        "sensors-are-placed",
        first_edge_card_face_up(THE_OPPONENTS & while_so(if_you_control_more(HOTH & COUNTED_OBJECTIVE))),
    ),
    script("echo-defender", gains_edge_icons(THIS & UNIT, unit_damage=for_each(1, FRIENDLY & HOTH & COUNTED_OBJECTIVE))),
    script(
        "echo-base",
        capacity(FRIENDLY & HOTH & OBJECTIVE, 1),
        # It has the trait Hoth itself (A109).
        changes(COUNTS_AS_OBJECTIVE, THIS, key="counts-as-hoth-objective"),
    ),
    script(
        "echo-base-shield-generator",
        Action(
            (
                own(_shield, about=TARGET, could=lambda prospect, table, card: not table.shields[card]),
                then(own(_return_if_worn_out)),
            ),
            targets=target(UNIT | HOTH & OBJECTIVE),
            cost=DAMAGE_THIS,
            condition=ONCE_PER_TURN,
        ),
        own_words=True,
    ),
)
