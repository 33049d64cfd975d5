"""Scum and Villainy cards of Edge of Darkness, in collector order (sets 80–86)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage, entering
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.leaving import capture_out_of_play
from zeton.kernel.event import Together

# ── Reversal of Fate ──────────────────────────────────────────────────────────────────────────────────────────────


def _switch_edge_stacks(use: UseAbility, table: StarWarsTable) -> None:
    battle = use.occasion(table)
    assert isinstance(battle, EdgeBattle)
    battle.switch_edge_stacks(table, use.seat)


def _any_edge_card(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    return any(table.pile(EDGE_STACK, seat) for seat in (0, 1))


# ── The Tatooine Crash ────────────────────────────────────────────────────────────────────────────────────────────


def _capture_the_top_card(use: UseAbility, table: StarWarsTable) -> None:
    """Out of the deck, so that no unit is captured from play (A59)."""
    capture_out_of_play(table, table.pile(DECK, 1 - use.seat)[-1], use.card)


# ── Aqualish Thug ─────────────────────────────────────────────────────────────────────────────────────────────────

EXTORTED_DAMAGE = 2
OBJECTIVE_TO_DAMAGE = ENEMY & CAN_BE_DAMAGED & OBJECTIVE


def _ask_where_one_goes(use: UseAbility, table: StarWarsTable) -> int | None:
    """The opponent divides it, one by one, as he likes; it is dealt when all of it has its place."""
    options = [option("hit", card, 0, 1) for card in OBJECTIVE_TO_DAMAGE.cards(table, use.card)]
    if len(use.targets) == EXTORTED_DAMAGE or not options:
        return 1
    table.ask(1 - use.seat, "divide damage", options)
    return None


def _one_goes_there(use: UseAbility, table: StarWarsTable) -> str:
    use.targets += (table.picked.card,)
    return "own"


def _deal_it_as_divided(use: UseAbility, table: StarWarsTable) -> None:
    packets = [(card, use.targets.count(card)) for card in dict.fromkeys(use.targets)]
    damage.deal(table, use.card, use.seat, packets)


# ── Spice Visions ─────────────────────────────────────────────────────────────────────────────────────────────────


def _turn_a_token_into_damage(use: UseAbility, table: StarWarsTable) -> None:
    """One token: whatever it was to be placed for, the damage is placed for it now (A131)."""
    placing = use.occasion(table)
    assert isinstance(placing, Together)
    event = placing.events[use.which]
    placing.change(use.which, event._replace(amount=event.amount - 1))


def _could_be_damaged(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    return damage.can_be_damaged(table, card, prospect.event.source)


# ── Bossk ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_for_a_wookiee(use: UseAbility, table: StarWarsTable) -> None:
    """Only for one that has been captured (A132)."""
    captive = use.targets[0]
    if table.zone[captive] == CAPTURED and WOOKIEE(table, captive, use.card):
        entering.draw_by_effect(table, use.seat, 2)


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
    # Set 81
    script("jabbas-reach", changes(RESERVE_VALUE, YOURS, for_each(1, CAPTURED_CARD & HELD_HERE), key="reserve-value")),
    script(
        "jabba-the-hutt",
        changes(NOT_BY_ENEMY_EVENTS, THIS & UNIT, key="not-by-enemy-events"),
        Action(
            (
                choose((UNIT_CARD | ENHANCEMENT_CARD) & printed_cost_at_most(2) & CAN_ENTER_PLAY & IN_YOUR_HAND),
                put_into_play(CHOSEN_CARD),
            ),
            cost=FOCUS_THIS,
        ),
    ),
    script(
        "jabbas-pleasure-barge",
        Reaction(
            YOUR_CONFLICT_PHASE_BEGINS,
            (choose(FRIENDLY & EXHAUSTED & CHARACTER & UNIT), move_focus(CHOSEN_CARD, THIS_CARD)),
        ),
    ),
    script(
        "reversal-of-fate",
        Interrupt(BOTH_HAVE_PLACED_EDGE_CARDS, own(_switch_edge_stacks, could=_any_edge_card)),
        own_words=True,
    ),
    # Set 82
    script(
        "the-tatooine-crash",
        Reaction(YOU_REFRESH, own(_capture_the_top_card, could=there_is(IN_ENEMY_DECK))),
        own_words=True,
    ),
    script("jawa-scavenger", ForcedReaction(YOU_LOSE_AN_EDGE_BATTLE, return_to_hand(THIS_CARD))),
    script("utinni", Action(capture(), targets=target(ENEMY & ENHANCEMENT))),
    # Set 83
    script("the-shadow-of-nar-shaddaa", Action(place_focus(1), targets=target(ATTACKING & UNIT), cost=focus_this_with(2))),
    script(
        "aqualish-thug",
        Reaction(
            THIS_ENTERS_PLAY,
            own(_ask_where_one_goes, _one_goes_there, _deal_it_as_divided, could=there_is(OBJECTIVE_TO_DAMAGE)),
        ),
        own_words=True,
    ),
    script(
        "spice-visions",
        Interrupt(
            would_get_focus(FRIENDLY & (CHARACTER | CREATURE) & UNIT),
            own(_turn_a_token_into_damage, about=THAT_CARD, could=_could_be_damaged),
        ),
        own_words=True,
    ),
    # Set 84
    script("carbonite-transport", Reaction(YOU_REFRESH, MOVE_A_CAPTIVE)),
    script("slave-i", gains_icons(THIS & UNIT, blast=for_each(1, OBJECTIVE & WITH_CAPTIVES))),
    script("traitorous-wing-guard", gains_icons(THIS & UNIT & while_so(if_there_is(OBJECTIVE & WITH_CAPTIVES)), blast=1)),
    # Set 85
    script(
        "bossk",
        Reaction(
            you_play(THIS & UNIT),
            (capture(), then(own(_draw_for_a_wookiee))),
            targets=target(EXHAUSTED & ENEMY & CHARACTER & UNIT),
            cost=focus_this_with(2),
        ),
        own_words=True,
    ),
    # Set 86
    script(
        "feeding-the-pit",
        Action((remove_damage(1, THIS_CARD), then(draw(1))), cost=DISCARD_A_CAPTIVE_HERE),
        own_words=True,
    ),
    script("bib-fortuna", changes(SACRIFICED_WITH_FOCUS, THIS & UNIT, 4), own_words=True),
    script("the-almighty-sarlacc", Action(remove_focus(1, ENHANCED_CARD), cost=DAMAGE_ENHANCED)),
)
