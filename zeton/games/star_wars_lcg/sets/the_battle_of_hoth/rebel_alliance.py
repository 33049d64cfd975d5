"""Rebel Alliance cards of The Battle of Hoth, in collector order (set 59)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage, entering
from zeton.games.star_wars_lcg.rules.looking import PutBack, look_at_top

# ── Attack Pattern Delta ──────────────────────────────────────────────────────────────────────────────────────────

CHEAP_VEHICLE = VEHICLE & UNIT_CARD & printed_cost_at_most(2) & CAN_ENTER_PLAY


def _look_at_the_top_card(use: UseAbility, table: StarWarsTable) -> None:
    look_at_top(table, use.seat, use.seat, 1)


def _send_the_vehicle(use: UseAbility, table: StarWarsTable) -> None:
    """A Vehicle must come; whatever else it is goes back where it was, unseen by the opponent."""
    card = table.pile(LOOKED_AT, use.seat)[-1]
    if CHEAP_VEHICLE(table, card, use.card):
        entering.put_into_play(table, card)
    else:
        table.begin(PutBack(use.seat))


# ── Snowspeeder Launch Bay ────────────────────────────────────────────────────────────────────────────────────────


def _trip_a_walker(use: UseAbility, table: StarWarsTable) -> None:
    walkers = [unit for unit in use.targets if WALKER(table, unit, use.card)]
    damage.place_focus(table, use.card, use.seat, [(unit, 1) for unit in walkers])


CARDS = (
    # Set 59
    script(
        "attack-pattern-delta",
        Action(
            own(_look_at_the_top_card, _send_the_vehicle, could=there_is(IN_YOUR_DECK)),
            condition=(if_you_control_more(HOTH & COUNTED_OBJECTIVE), ONCE_PER_TURN),
        ),
        own_words=True,
    ),
    script(
        "rogue-leader",
        gains_icons(THIS & UNIT & while_there_is(FRIENDLY & titled("Rogue Two") & UNIT), tactics=1),
        own_words=True,
    ),
    script("rogue-two", gains_edge_icons(THIS & UNIT, blast=for_each(1, FRIENDLY & ATTACKING & SPEEDER & UNIT))),
    script(
        "snowspeeder-launch-bay",
        # Once a phase: units strike in one phase of a turn only.
        Reaction(
            given(YOU_RESOLVE_A_STRIKE, that_is(SPEEDER)),
            (deal_damage(1), own(_trip_a_walker)),
            targets=target(ENEMY & VEHICLE & UNIT),
            condition=ONCE_PER_TURN,
        ),
        own_words=True,
    ),
)
