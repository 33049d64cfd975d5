"""Imperial Navy cards of Edge of Darkness, in collector order (set 88)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

# ── Imperial Blockade ─────────────────────────────────────────────────────────────────────────────────────────────


def _is_the_first_unit_of_his_turn(table: StarWarsTable, card: int, source: int) -> bool:
    """Of an opponent, in his own turn, as long as the objective is undamaged."""
    seat = table.controller[card]
    if table.damage[source] or seat == table.controller[source] or table.active != seat or not UNIT_CARD(table, card, source):
        return False
    return not any(player == seat and UNIT_CARD(table, played, source) for player, played in table.plays)


CARDS = (
    # Set 88
    script("imperial-blockade", changes(COST, _is_the_first_unit_of_his_turn, 1), own_words=True),
    script("captain-needa", first_each_turn_costs_less(trait("Capital Ship") & UNIT_CARD, 2)),
    script(
        "apology-accepted",
        Action(
            remove_focus(0),
            targets=target(affiliation("Imperial Navy") & VEHICLE & UNIT),
            cost=sacrifice(FRIENDLY & affiliation("Imperial Navy") & trait("Officer") & UNIT),
        ),
    ),
)
