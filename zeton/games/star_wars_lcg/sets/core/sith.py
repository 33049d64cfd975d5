"""Sith cards, in collector order (sets 19–25)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.entering import discard
from zeton.games.star_wars_lcg.rules.leaving import capture_out_of_play, put_under_decks
from zeton.games.star_wars_lcg.rules.terms import UNIT as UNIT_TYPE
from zeton.kernel.knowledge import knows

SITH_EVENT = affiliation("Sith") & EVENT_CARD


# ── Fall of the Jedi ─────────────────────────────────────────────────────────────────────────────────────────────


def _ask_card_for_the_bottom(use: UseAbility, table: StarWarsTable) -> None:
    hand = table.pile(HAND, use.seat)
    table.ask(use.seat, "put on the bottom", [option("put on the bottom", card) for card in hand])


def _put_on_the_bottom(use: UseAbility, table: StarWarsTable) -> None:
    card = table.picked.card
    # The last card of a hand cannot be picked in secret: whoever had seen it knows which one it was.
    table.move(card, DECK, use.seat, bottom=True, secretly=len(table.pile(HAND, use.seat)) > 1)
    table.note("puts on the bottom", use.seat, (card,))


# ── Vader's TIE Advanced ─────────────────────────────────────────────────────────────────────────────────────────


def _gain_icons_of_the_top_card(use: UseAbility, table: StarWarsTable) -> None:
    """Normal icons are gained as normal and edge-enabled ones as edge-enabled (A73)."""
    card = table.pile(DECK, use.seat)[-1]
    discard(table, card)
    printed = table.cards[card]
    if printed.type != UNIT_TYPE:
        return
    for names, icons in ((ICON_NAMES, printed.icons), (EDGE_ICON_NAMES, printed.edge_icons)):
        gained = tuple(Lasting(names[icon], use.card, amount, STRIKE) for icon, amount in enumerate(icons) if amount)
        table.lasting += gained


# ── There Is No Escape ───────────────────────────────────────────────────────────────────────────────────────────


def _put_all_units_under_decks(use: UseAbility, table: StarWarsTable) -> None:
    put_under_decks(table, *UNIT.cards(table, use.card))


# ── Cruel Interrogations ──────────────────────────────────────────────────────────────────────────────────────────


def _capture_at_random(use: UseAbility, table: StarWarsTable) -> None:
    """Both know what was taken, since the dark side may look at it; others no longer know what is in the hand (A59, A85)."""
    hand = table.pile(HAND, 1 - use.seat)
    known = [card for card in hand if knows(table, use.seat, card)]
    card, several = table.roll(hand), len(hand) > 1
    capture_out_of_play(table, card, use.card, secretly=several)
    table.show((other for other in known if other in hand), 1 << use.seat)


CARDS = (
    # Set 19
    script(
        "fall-of-the-jedi",
        Reaction(YOUR_DRAW_PHASE_BEGINS, own(_ask_card_for_the_bottom, _put_on_the_bottom, could=there_is(IN_YOUR_HAND))),
        own_words=True,
    ),
    script(
        "darth-vader",
        # An event that was cancelled has been played all the same (A56).
        Reaction(you_play(SITH_EVENT), deal_damage(1), targets=target(UNIT), condition=ONCE_PER_TURN),
    ),
    script(
        "vaders-lightsaber",
        gains_icons(ENHANCED & UNIT, unit_damage=1),
        gains_keyword(ENHANCED & titled("Darth Vader"), "Targeted Strike"),
    ),
    script(
        "force-choke",
        Action(deal_damage(1), targets=target((CHARACTER | CREATURE) & UNIT), condition=ONE_PER_TURN),
    ),
    # Set 20
    script("counsel-of-the-sith", Reaction(OPPONENTS_TURN_BEGINS, draw(1))),
    script("dark-precognition", Action((draw(2), CHOOSE_AND_DISCARD))),
    # Set 21
    script(
        "black-squadron-assault",
        Action(remove_focus(1), targets=target(FRIENDLY & trait("Black Squadron") & UNIT), cost=FOCUS_THIS),
    ),
    script(
        "vaders-tie-advanced",
        # Before any icon resolves (A38).
        Reaction(THIS_IS_FOCUSED_TO_STRIKE, own(_gain_icons_of_the_top_card, could=there_is(IN_YOUR_DECK))),
        own_words=True,
    ),
    script("im-on-the-leader", Action(place_focus(1), targets=target(ENEMY & FIGHTER & UNIT))),
    # Set 22
    script(
        "the-heart-of-the-empire",
        # Not an ability that could be answered (A87): the loss is read where the objective reaches the victory pile.
        changes(LOSES_WITH, THIS, key="loses-with", zones=(VICTORY,)),
    ),
    script("coruscant-defense-fleet", changes(CANNOT_ATTACK, THIS & UNIT, key="cannot-attack")),
    script(
        "force-stasis",
        Action(cannot(PHASE, "attack", "defend"), targets=target(ENEMY & (CHARACTER | CREATURE) & UNIT)),
    ),
    script(
        "there-is-no-escape",
        Action(own(_put_all_units_under_decks, could=there_is(UNIT)), condition=FORCE_PHASE),
        own_words=True,
    ),
    # Set 23
    script("the-emperors-web", first_each_turn_costs_less(SITH_EVENT)),
    script(
        "emperor-palpatine",
        Reaction(OBJECTIVE_DESTROYED, take_back(), targets=target(SITH_EVENT & IN_YOUR_DISCARD_PILE)),
    ),
    script("force-lightning", Action(destroy(), targets=target(EXHAUSTED & UNIT))),
    # Set 24
    script(
        "cruel-interrogations",
        Reaction(THIS_ENTERS_PLAY, own(_capture_at_random, could=there_is(IN_ENEMY_HAND))),
        own_words=True,
    ),
    script("interrogation-droid", Reaction(THIS_ENTERS_PLAY, OPPONENT_DISCARDS_AT_RANDOM)),
    script("intimidated", ForcedReaction(ENHANCED_IS_FOCUSED_TO_STRIKE, place_focus(1, ENHANCED_CARD))),
    script("interrogation", Action(LOOK_AT_HAND_AND_DISCARD)),
    # Set 25
    script("nightsister", Reaction(YOU_COMMIT_THIS, deal_damage(1), targets=target(OBJECTIVE))),
    script("the-hands-blessing", Reaction(YOU_REFRESH, remove_focus(0, ENHANCED_CARD))),
    script("a-disturbance-in-the-force", Action(place_focus(1, each(ENEMY & COMMITTED & UNIT)))),
)
