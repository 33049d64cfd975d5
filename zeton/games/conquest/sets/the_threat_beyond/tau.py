"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import exhausting

ETHEREAL = trait("Ethereal")
ETHEREAL_UNITS_HERE = YOUR & ETHEREAL & UNIT & AT_THIS_PLANET

# ── Ksi'M'Yen Orbital City ────────────────────────────────────────────────────────────────────────────────────────

AT_HOME = YOUR & ETHEREAL & UNIT & IN_AN_HQ


def _ask_for_unit(use: UseAbility, table: ConquestTable) -> None:
    units = [unit for unit in AT_HOME.cards(table, use.card) if is_reached(use, table, unit)]
    table.ask(use.seat, "choose", [option("choose", unit) for unit in units] or [PASS])


def _move_it(use: UseAbility, table: ConquestTable) -> str | None:
    if table.picked == PASS:
        return PUT_AWAY
    use.x = table.picked.card
    exhausting.move_unit(table, use.x, table.position[use.targets[0]])
    return None


def _ready_it(use: UseAbility, table: ConquestTable) -> None:
    exhausting.ready(table, use.x)


CARDS = (
    script(
        "fire-warrior-grenadiers",
        attack(THIS, for_each(2, ETHEREAL_UNITS_HERE)),
        command_icons(THIS, for_each(1, ETHEREAL_UNITS_HERE)),
    ),
    script(
        "ksimyen-orbital-city",
        CombatAction(
            own(_ask_for_unit, _move_it, _ready_it, could=there_is(AT_HOME)), cost=EXHAUST_THIS, targets=target(PLANET)
        ),
        own_words=True,
    ),
)
