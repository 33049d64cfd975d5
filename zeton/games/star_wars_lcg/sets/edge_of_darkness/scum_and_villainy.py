"""Scum and Villainy cards of Edge of Darkness, in collector order (set 84)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import captives
from zeton.kernel.decision import Option

# ── Carbonite Transport ───────────────────────────────────────────────────────────────────────────────────────────


def _transports(table: StarWarsTable) -> list[Option]:
    """From one objective to another; a card that a unit holds stays with it (A112)."""
    objectives = table.objectives(table.dark)
    return [
        option("move captive", captive, place)
        for objective in objectives
        for captive in captives(table, objective)
        for place in objectives
        if place != objective
    ]


def _ask_transport(use: UseAbility, table: StarWarsTable) -> None:
    table.ask(use.seat, "move captive", _transports(table) or [PASS])


def _transport(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        _, captive, place, _ = table.picked
        table.host[captive] = place
        table.note("is captured", table.dark, (captive, place))


CARDS = (
    # Set 84
    script(
        "carbonite-transport",
        Reaction(YOU_REFRESH, own(_ask_transport, _transport, could=lambda p, table, card: bool(_transports(table)))),
        own_words=True,
    ),
    script("slave-i", gains_icons(THIS & UNIT, blast=for_each(1, OBJECTIVE & WITH_CAPTIVES))),
    script("traitorous-wing-guard", gains_icons(THIS & UNIT & while_so(if_there_is(OBJECTIVE & WITH_CAPTIVES)), blast=1)),
)
