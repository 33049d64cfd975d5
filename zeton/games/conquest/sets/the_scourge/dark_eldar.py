"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering

KABALITE = trait("Kabalite")
TORTURE = trait("Torture")

# ── Soul Seizure ──────────────────────────────────────────────────────────────────────────────────────────────────

TORTURE_IN_YOUR_DISCARD_PILE = TORTURE & IN_YOUR_DISCARD_PILE


def _can_be_seized(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    most = len(TORTURE_IN_YOUR_DISCARD_PILE.cards(table, prospect.card))
    return table.cards[card].cost <= most and entering.can_enter_under(table, card, prospect.seat)


def _ask_for_planet(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("choose", planet) for planet in table.planets()])


def _seize(use: UseAbility, table: ConquestTable) -> None:
    if table.zone[use.targets[0]] == DISCARD:
        entering.put_into_play_under(table, use.targets[0], use.seat, table.position[table.picked.card])


CARDS = (
    script(
        "klaivex-warleader",
        Reaction(
            THIS_IS_DEPLOYED,
            destroy(),
            targets=target(DAMAGED & ARMY_UNIT & AT_THIS_PLANET),
            condition=DURING_THE_COMBAT_PHASE,
        ),
    ),
    script("bladed-lotus-rifle", attack(ATTACHED, 1), gains_keyword(ATTACHED & KABALITE, RANGED)),
    script(
        "soul-seizure",
        Action(
            own(_ask_for_planet, _seize, about=TARGET, could=_can_be_seized),
            targets=target(ARMY_CARD & IN_ENEMY_DISCARD_PILE),
        ),
        own_words=True,
    ),
)
