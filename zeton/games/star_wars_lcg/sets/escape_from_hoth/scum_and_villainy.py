"""Scum and Villainy cards of Escape from Hoth, in collector order (set 67)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import captives
from zeton.games.star_wars_lcg.rules.terms import ICONS

# ── Dengar ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_icon_for_a_captive(use: UseAbility, table: StarWarsTable) -> str | None:
    """One icon for each card he holds, each of any type; he stands among the targets once for each icon chosen so far."""
    if table.zone[use.card] != UNITS or len(use.targets) >= len(captives(table, use.card)):
        return "put_away"
    table.ask(use.seat, "gained icon", [option(icon, use.card) for icon in ICONS])
    return None


def _gain_icon_for_a_captive(use: UseAbility, table: StarWarsTable) -> str:
    use.targets += (use.card,)
    table.lasting += (Lasting(ICON_NAMES[ICONS.index(table.picked.verb)], use.card, 1, STRIKE),)
    return "own"


CARDS = (
    # Set 67
    script("hunt-them-down", changes(RESOURCE_VALUE, THIS, for_each(1, CAPTURED_CARD & HELD_HERE), key="resource-value")),
    script(
        "dengar-67",
        changes(HOLDS_CAPTIVES, THIS),
        Reaction(
            THIS_IS_FOCUSED_TO_STRIKE,
            own(
                _ask_icon_for_a_captive,
                _gain_icon_for_a_captive,
                could=lambda prospect, table, card: bool(captives(table, prospect.card)),
            ),
        ),
        own_words=True,
    ),
    script(
        "kihraxz-class-assault-fighter",
        Reaction(
            THIS_IS_FOCUSED_TO_STRIKE,
            capture(),
            targets=target(ENEMY & UNIT & printed_cost_at_most(1)),
            condition=YOU_HAVE_THE_EDGE,
        ),
    ),
)
