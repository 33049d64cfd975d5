"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import damage, exhausting

# ── Smash 'n Bash ─────────────────────────────────────────────────────────────────────────────────────────────────

MOST_TO_READY = 3
WITH_YOUR_UNITS = where_there_is(YOUR & UNIT)


def _hurt_everybody_there(use: UseAbility, table: ConquestTable) -> None:
    there = table.units_at(table.position[use.targets[0]], use.seat)
    damage.deal(table, use.card, use.seat, [(unit, 1) for unit in there])


def _can_be_readied(use: UseAbility, table: ConquestTable) -> list[int]:
    there = table.units_at(table.position[use.targets[0]], use.seat)
    return [unit for unit in there if table.exhausted[unit] and unit not in use.chosen]


def _ask_who_is_readied(use: UseAbility, table: ConquestTable) -> Next:
    left = _can_be_readied(use, table)
    if not left or len(use.chosen) == MOST_TO_READY:
        return 1
    table.ask(use.seat, "choose", [*(option("choose", unit) for unit in left), DONE])
    return None


def _take_one_more(use: UseAbility, table: ConquestTable) -> Next:
    if table.picked == DONE:
        return None
    use.chosen += (table.picked.card,)
    return -2  # ask again


def _ready_them(use: UseAbility, table: ConquestTable) -> None:
    exhausting.ready(table, *use.chosen)


def _somebody_is_exhausted(prospect: Prospect, table: ConquestTable, planet: int) -> bool:
    return any(table.exhausted[unit] for unit in table.units_at(table.position[planet], prospect.seat))


CARDS = (
    script(
        "deathskull-lootas",
        Reaction(damages_by_an_attack(THIS, ENEMY & UNIT), destroy(), targets=target(ENEMY & SUPPORT)),
    ),
    script(
        "smash-n-bash",
        CombatAction(
            own(
                _hurt_everybody_there,
                _ask_who_is_readied,
                _take_one_more,
                _ready_them,
                about=TARGET,
                could=_somebody_is_exhausted,
            ),
            targets=target(PLANET & WITH_YOUR_UNITS & ~where_there_is(ENEMY & WARLORD)),
        ),
        own_words=True,
    ),
)
