"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Firepower ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _more_for_a_vehicle(use: UseAbility, table: DestinyTable) -> int:
    return 2 if VEHICLE in table.cards[use.targets[0]].subtypes else 1


# ── Leadership ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lead(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    exhaust(table, chosen[0])
    use.amount = chosen[0]


def _another_exhausted(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in (EXHAUSTED & CHARACTER).cards(table, use.seat) if card != use.amount)


CARDS = (
    script("iqa-11-blaster-rifle", Special(deal_damage(2, unblockable=True))),
    script("promotion", PlayOn(colour(RED) & CHARACTER), AfterMay(PLAY_THIS, draw(1))),
    script("dug-in", Event(spread_shields(3), condition=CONTROL_BATTLEFIELD)),
    script(
        "firepower",
        Event(resolve_die(showing(RANGED) & colour(RED) & YOUR_DIE, own_amount(_more_for_a_vehicle))),
        own_words=True,
    ),
    script(
        "leadership",
        Event(
            (
                own(*select(READY & UNIQUE & colour(RED) & YOUR_CHARACTER, _lead, verb="exhaust")),
                THEN,
                ready_card(Subject("another", _another_exhausted)),
            )
        ),
        own_words=True,
    ),
    script("logistics-awakenings", Event((spot(RED), resolve_die(showing(RESOURCE) & YOUR_DIE, 1)))),
    script("supporting-fire", Action(resolve_die(showing(RANGED) & YOUR_DIE, 1), cost=EXHAUST_THIS)),
)
