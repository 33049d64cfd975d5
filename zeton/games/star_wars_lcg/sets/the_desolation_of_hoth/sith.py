"""Sith cards of The Desolation of Hoth, in collector order (set 40)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage

# ── The Desolation of Hoth ────────────────────────────────────────────────────────────────────────────────────────

FRIENDLY_HOTH_OBJECTIVE = FRIENDLY & HOTH & OBJECTIVE
DAMAGED_HOTH_OBJECTIVE = DAMAGED & FRIENDLY_HOTH_OBJECTIVE


def _ask_what_to_move(use: UseAbility, table: StarWarsTable) -> None:
    """From one objective, as much of its damage as one likes; what it comes from is no target (A95)."""
    to = use.targets[0]
    sources = [(card, n) for card in DAMAGED_HOTH_OBJECTIVE.cards(table, use.card) for n in range(1, table.damage[card] + 1)]
    table.ask(use.seat, "move damage", [option("move damage", card, to, n) for card, n in sources] or [PASS])


def _move_it(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        _, source, to, amount = table.picked
        damage.move_damage(table, use.card, use.seat, source, to, amount)


CARDS = (
    # Set 40
    script(
        "the-killing-cold",
        Action((choose(FRIENDLY_HOTH_OBJECTIVE), remove_damage(1, CHOSEN_CARD)), cost=sacrifice(FRIENDLY & UNIT)),
    ),
    script("fear", cannot_commit(ENHANCED & UNIT)),
    script(
        "the-desolation-of-hoth",
        Action(
            own(_ask_what_to_move, _move_it, could=there_is(DAMAGED_HOTH_OBJECTIVE)),
            targets=target((ENEMY & (UNIT | HOTH & OBJECTIVE)).as_far_as(CAN_BE_DAMAGED)),
            condition=YOUR_TURN,
        ),
        own_words=True,
    ),
)
