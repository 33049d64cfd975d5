"""Neutral cards of the light side of The Battle of Hoth, in collector order (sets 60–61)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.strikes import Strike, ready_participants

# ── Coordinated Strike ────────────────────────────────────────────────────────────────────────────────────────────


def _other_strikers(use: UseAbility | Prospect, table: StarWarsTable) -> list[int]:
    struck = use.answered(table).card
    return [unit for unit in ready_participants(table, use.seat) if unit != struck]


def _ask_striker(use: UseAbility, table: StarWarsTable) -> None:
    """Paying may have focused the last of them."""
    table.ask(use.seat, "strike", [option("strike", unit) for unit in _other_strikers(use, table)] or [PASS])


def _strike(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        table.begin(Strike(table.picked.card, use.seat))


CARDS = (
    # Set 60
    script(
        "hold-out-blaster",
        ONE_PER_UNIT,
        changes(DOUBLES_ICONS, ENHANCED & UNIT & while_so(if_you_control_fewer(UNIT)), key="doubles-icons"),
    ),
    # Set 61
    script(
        "coordinated-strike",
        Reaction(
            YOU_RESOLVE_A_STRIKE,
            own(_ask_striker, _strike, could=lambda prospect, table, card: bool(_other_strikers(prospect, table))),
        ),
        own_words=True,
    ),
)
