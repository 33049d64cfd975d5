"""Scum and Villainy cards of Edge of Darkness, in collector order (sets 80–84)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import captives, capture_out_of_play
from zeton.kernel.decision import Option

# ── The Tatooine Crash ────────────────────────────────────────────────────────────────────────────────────────────


def _capture_the_top_card(use: UseAbility, table: StarWarsTable) -> None:
    """Out of the deck, so that no unit is captured from play (A59)."""
    capture_out_of_play(table, table.pile(DECK, 1 - use.seat)[-1], use.card)


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
    # Set 80
    script(
        "hive-of-scum-and-villainy",
        changes(ICON_NAMES[UNIT_DAMAGE], ATTACKING & UNIT & while_so(this_is(ENGAGED)), -1),
        own_words=True,
    ),
    script(
        "greedo",
        ForcedReaction(YOU_LOSE_AN_EDGE_BATTLE, deal_damage(1, THIS_CARD), condition=this_is(PARTICIPATING)),
        own_words=True,
    ),
    script(
        "bounty",
        changes(LOST_WITH_THE_EDGE, THIS, 3),
        Reaction(YOU_REFRESH, capture(ENHANCED_CARD)),
        own_words=True,
    ),
    script("captured", Action(capture(), targets=target(ENEMY & UNIT), condition=YOUR_TURN)),
    # Set 82
    script(
        "the-tatooine-crash",
        Reaction(YOU_REFRESH, own(_capture_the_top_card, could=there_is(IN_ENEMY_DECK))),
        own_words=True,
    ),
    script("jawa-scavenger", ForcedReaction(YOU_LOSE_AN_EDGE_BATTLE, return_to_hand(THIS_CARD))),
    script("utinni", Action(capture(), targets=target(ENEMY & ENHANCEMENT))),
    # Set 84
    script(
        "carbonite-transport",
        Reaction(YOU_REFRESH, own(_ask_transport, _transport, could=lambda p, table, card: bool(_transports(table)))),
        own_words=True,
    ),
    script("slave-i", gains_icons(THIS & UNIT, blast=for_each(1, OBJECTIVE & WITH_CAPTIVES))),
    script("traitorous-wing-guard", gains_icons(THIS & UNIT & while_so(if_there_is(OBJECTIVE & WITH_CAPTIVES)), blast=1)),
)
