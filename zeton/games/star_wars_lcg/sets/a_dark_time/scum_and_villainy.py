"""Scum and Villainy cards of A Dark Time, in collector order (set 52)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import entering, winning
from zeton.kernel.ability import TO_FIRST, Relation

# ── The Hunt for Han Solo ─────────────────────────────────────────────────────────────────────────────────────────


def _is_han_solo(use: UseAbility | Prospect, table: StarWarsTable) -> bool:
    return table.cards[use.answered(table).card].title == "Han Solo"


def _reveal_the_captive(use: UseAbility, table: StarWarsTable) -> None:
    card = use.answered(table).card
    table.show((card,))
    table.note("reveals", use.seat, (card,))


def _raise_dial_for_han_solo(use: UseAbility, table: StarWarsTable) -> None:
    if _is_han_solo(use, table):
        winning.advance_dial(table, 1)


# ── Cloud City Incinerator ────────────────────────────────────────────────────────────────────────────────────────


def _incinerate(use: UseAbility, table: StarWarsTable) -> None:
    card = use.answered(table).card
    if table.zone[card] == CAPTURED:
        table.host[card] = 0
        entering.discard(table, card)


# ── Carbonite Chamber Activation ──────────────────────────────────────────────────────────────────────────────────

TOGETHER = 3
TOGETHER_CHEAP = Relation(
    "together-cheap", TO_FIRST, lambda table, card, first: table.cards[card].cost + table.cards[first].cost <= TOGETHER
)

CARDS = (
    # Set 52
    script(
        "the-hunt-for-han-solo",
        Reaction(
            UNIT_IS_CAPTURED_HERE,
            (
                own(_reveal_the_captive, could=lambda prospect, table, card: False),
                remove_focus(1),
                own(_raise_dial_for_han_solo, could=lambda prospect, table, card: _is_han_solo(prospect, table)),
            ),
            targets=target(affiliation("Scum and Villainy") & CARD_IN_PLAY),
        ),
        own_words=True,
    ),
    script(
        "ugnaught",
        Reaction(CARD_IS_CAPTURED, (choose(FRIENDLY & (VEHICLE | DROID) & UNIT), remove_damage(1, CHOSEN_CARD))),
    ),
    script(
        "cloud-city-incinerator",
        Reaction(CARD_IS_CAPTURED, own(_incinerate), condition=(ONCE_PER_TURN, BALANCE_IS_DARK)),
        own_words=True,
    ),
    script(
        "carbonite-chamber-activation",
        Action(
            place_focus(1, TARGETS),
            targets=targets_up_to(2, ~VEHICLE & UNIT, TOGETHER_CHEAP, printed_cost_at_most(TOGETHER)),
        ),
        own_words=True,
    ),
)
