"""What the fate card of the Hoth cycle does, on either side (R7.7)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage


def _ask_damage_or_repair(use: UseAbility, table: StarWarsTable) -> int | None:
    """Without a target nothing happens."""
    objective = use.targets[0]
    if not objective:
        return 1
    repairs = [option("discard damage", objective)] if table.damage[objective] else []
    table.ask(use.seat, "damage or repair", [option("damage", objective, 0, 1), *repairs])
    return None


def _damage_or_repair(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked.verb == "damage":
        damage.deal(table, use.card, use.seat, [(table.picked.card, 1)])
    else:
        damage.remove_damage(table, table.picked.card, 1)


BATTLE_OF_HOTH = Fate(own(_ask_damage_or_repair, _damage_or_repair), targets=up_to(1, HOTH & OBJECTIVE))
