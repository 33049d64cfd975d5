"""Neutral cards of the dark side, in collector order (sets 19–36)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import leaving
from zeton.games.star_wars_lcg.rules.costs import IGNORE_MATCH
from zeton.games.star_wars_lcg.rules.hosts import ENHANCEABLE
from zeton.games.star_wars_lcg.sets.core.fates import HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE

NO_VEHICLE = ~VEHICLE & UNIT
CHEAP_UNIT_IN_HAND = UNIT_CARD & printed_cost_at_most(1) & IN_YOUR_HAND & CAN_ENTER_PLAY


def _ask_cheapest_unit(use: UseAbility, table: StarWarsTable) -> None:
    """The lowest printed cost among the units of both players, this one included; the active player decides a tie (A78)."""
    units = NO_VEHICLE.cards(table, use.card)
    lowest = min(table.cards[unit].cost for unit in units)
    table.ask(table.active, "destroy", [option("destroy", u) for u in units if table.cards[u].cost == lowest])


def _destroy_picked_unit(use: UseAbility, table: StarWarsTable) -> None:
    leaving.destroy(table, table.picked.card)


def _ignore_match_this_phase(use: UseAbility, table: StarWarsTable) -> None:
    table.lasting += (Lasting(IGNORE_MATCH, 0, 1, PHASE, use.seat),)


def _does_not_ignore_match(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    return Lasting(IGNORE_MATCH, 0, 1, PHASE, prospect.seat) not in table.lasting


def _cancel_then(use: UseAbility, table: StarWarsTable) -> str | None:
    """Only a cancel that succeeds is followed by the damage (R12.14, A81)."""
    interrupt = use.occasion(table)
    if interrupt.cancelled:
        return "put_away"
    interrupt.cancelled = True
    return None


CARDS = (
    # Set 19
    script("heat-of-battle-dark", HEAT_OF_BATTLE),
    # Set 20
    script("twist-of-fate-dark", TWIST_OF_FATE, own_words=True),
    # Set 21
    script("tie-advanced", Reaction(THIS_SURVIVES_UNOPPOSED, deal_damage(1, ENGAGED_OBJECTIVE))),
    script(
        "black-squadron-pilot",
        # As an enhancement it is no unit and has only the granted icons (A84).
        changes(MAY_ENHANCE, FRIENDLY & FIGHTER & ENHANCEABLE),
        changes(ICON_NAMES[UNIT_DAMAGE], ENHANCED, zones=(ENHANCEMENTS,)),
        changes(ICON_NAMES[BLAST], ENHANCED, zones=(ENHANCEMENTS,)),
        own_words=True,
    ),
    script("target-of-opportunity-dark", TARGET_OF_OPPORTUNITY, own_words=True),
    # Set 25
    script("rancor", ForcedReaction(YOU_REFRESH, own(_ask_cheapest_unit, _destroy_picked_unit)), own_words=True),
    # Set 31
    script("aft-armor-plating", gains_keyword(ENHANCED, "Shielding")),
    # Set 33
    script("blaster-pistol", gains_icons(ENHANCED, unit_damage=1)),
    # Set 34
    script("looking-for-droids", changes(IGNORE_MATCH, FRIENDLY, key="ignore-match")),
    script("viper-probe-droid", changes(PLAYABLE_FROM_DISCARD_PILE, THIS, zones=(DISCARD,)), own_words=True),
    script("dark-alliance", Action(own(_ignore_match_this_phase, could=_does_not_ignore_match)), own_words=True),
    script(
        "its-worse",
        Interrupt(
            INTERRUPT_IS_EXECUTED,
            (own(_cancel_then, could=is_not_yet_cancelled), then(deal_damage(1))),
            targets=target(ENEMY & UNIT),
        ),
        own_words=True,
    ),
    # Set 35
    script(
        "corporate-exploitation",
        # Put into play, not played: nothing is paid and nothing must match (A86).
        Action((choose(CHEAP_UNIT_IN_HAND), put_into_play(CHOSEN_CARD)), cost=FOCUS_THIS),
    ),
    # Set 36
    script("reconnaissance-mission", changes(RESERVE_VALUE, YOURS, key="reserve-value")),
    script(
        "human-replica-droid",
        Reaction(YOU_WIN_AN_EDGE_BATTLE, JOIN_THE_ENGAGEMENT, zones=(HAND,)),
        own_words=True,
    ),
)
