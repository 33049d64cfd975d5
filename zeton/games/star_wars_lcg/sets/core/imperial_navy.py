"""Imperial Navy cards, in collector order (sets 26–32)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import capture_out_of_play
from zeton.games.star_wars_lcg.rules.looking import PutBack, look_at_top, reveal_top

SUPERLASER_CARD = affiliation("Imperial Navy") & (EVENT_CARD | ENHANCEMENT_CARD) & printed_cost_at_least(3)


def _reveal_five(use: UseAbility, table: StarWarsTable) -> None:
    reveal_top(table, use.seat, 5)


def _take_superlaser_cards(use: UseAbility, table: StarWarsTable) -> None:
    """Both kinds need the affiliation and the cost, and all of them must be taken (A85)."""
    for card in tuple(table.pile(LOOKED_AT, use.seat)):
        if SUPERLASER_CARD(table, card, use.card):
            table.move(card, HAND, use.seat)
            table.note("takes into hand", use.seat, (card,))


def _put_rest_under_deck(use: UseAbility, table: StarWarsTable) -> None:
    table.begin(PutBack(use.seat, under=True))


def _look_at_three(use: UseAbility, table: StarWarsTable) -> None:
    look_at_top(table, use.seat, 1 - use.seat, 3)


def _ask_prisoner(use: UseAbility, table: StarWarsTable) -> None:
    """Who looks at part of a deck may decline to find anything there (A51, A85)."""
    table.ask(use.seat, "capture", [*(option("capture", card) for card in table.pile(LOOKED_AT, use.seat)), PASS])


def _capture_prisoner(use: UseAbility, table: StarWarsTable) -> None:
    """The light side does not learn which of several cards it was (A59)."""
    if table.picked != PASS:
        several = len(table.pile(LOOKED_AT, use.seat)) > 1
        capture_out_of_play(table, table.picked.card, use.card, secretly=several)


def _put_rest_on_deck(use: UseAbility, table: StarWarsTable) -> None:
    table.begin(PutBack(use.seat))


CARDS = (
    # Set 26
    script("admiral-motti", Reaction(YOU_REFRESH, remove_focus(1), targets=target(FRIENDLY & UNIT))),
    script("orbital-bombardment", gains_icons(FRIENDLY & UNIT, blast=1)),
    # Set 27
    script(
        "kuat-reinforcements",
        Interrupt(you_pay_for(VEHICLE & UNIT_CARD), REDUCE_COST_BY_X, cost=DISCARD_X_CARDS),
        # What may be discarded counts when it is asked whether a Vehicle can be paid for (A82).
        changes(COST_BY_DISCARDS, FRIENDLY & VEHICLE & UNIT_CARD),
        own_words=True,
    ),
    script(
        "backstabber",
        Action(
            JOIN_THE_ENGAGEMENT,
            condition=(DURING_AN_ENGAGEMENT, NO_COPY_IN_PLAY),
            zones=(HAND,),
            play=True,
        ),
        Reaction(THIS_ENTERS_PLAY_IN_AN_ENGAGEMENT, deal_damage(1, ENGAGED_OBJECTIVE)),
    ),
    script("tallon-roll", Action(remove_focus(1), targets=target(FIGHTER & UNIT))),
    script(
        "death-from-above",
        Action(gain_icons_until_end_of(ENGAGEMENT, TARGETS, blast=1), targets=targets_up_to(2, ATTACKING & VEHICLE & UNIT)),
    ),
    # Set 28
    script("the-ultimate-power", most_attackers(THIS, 2)),
    script("grand-moff-tarkin", capacity(ENEMY & OBJECTIVE, -1)),
    script(
        "superlaser-engineer",
        Reaction(
            THIS_ENTERS_PLAY, own(_reveal_five, _take_superlaser_cards, _put_rest_under_deck, could=there_is(IN_YOUR_DECK))
        ),
        own_words=True,
    ),
    script("superlaser-blast", Action(destroy(), targets=target(OBJECTIVE), condition=YOUR_TURN)),
    # Set 29
    script("devastator", Reaction(ENEMY_OBJECTIVE_DESTROYED, RAISE_DIAL, cost=spend(1))),
    script("imperial-officer", Reaction(ENEMY_OBJECTIVE_DESTROYED, RAISE_DIAL, cost=spend(2))),
    script("defense-upgrade", capacity(ENHANCED, 3)),
    # Set 30
    script("defense-protocol", Reaction(YOUR_DRAW_PHASE_BEGINS, deal_damage(1), cost=LOWER_RESERVE, targets=target(UNIT))),
    script(
        "tie-attack-squadron",
        gains_icons(THIS & WITH_YOUR_FATE_CARD, unit_damage=1),
        gains_keyword(THIS & WITH_YOUR_FATE_CARD, "Targeted Strike"),
    ),
    # Set 31
    script("the-endor-gambit", Reaction(YOU_REFRESH, remove_focus(1), targets=target(VEHICLE & UNIT))),
    script(
        "at-st-commander",
        Action(
            place_shield(),
            targets=target(UNSHIELDED & PARTICIPATING & VEHICLE & UNIT),
            cost=spend(1),
            condition=DURING_AN_ENGAGEMENT,
        ),
    ),
    script("at-st", Reaction(THIS_ENTERS_PLAY, draw(1))),
    # Set 32
    script(
        "take-them-prisoner",
        Reaction(
            THIS_ENTERS_PLAY,
            own(_look_at_three, _ask_prisoner, _capture_prisoner, _put_rest_on_deck, could=there_is(IN_ENEMY_DECK)),
        ),
        own_words=True,
    ),
    script("detained", Reaction(resolves_a_strike(ENEMY & ATTACKING & (CHARACTER | DROID) & UNIT), capture(THAT_CARD))),
    script(
        "trooper-assault",
        Action(gain_icons_until_end_of(ENGAGEMENT, each(ATTACKING & TROOPER & UNIT), unit_damage=1, blast=1)),
    ),
    script("tear-this-ship-apart", Action(discard_from_play(), targets=target(~LIMITED & ENHANCEMENT))),
)
