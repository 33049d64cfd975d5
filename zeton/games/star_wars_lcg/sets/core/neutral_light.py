"""Neutral cards of the light side, in collector order (sets 3–18)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import entering
from zeton.games.star_wars_lcg.rules.costs import IGNORE_MATCH, NEXT_CARD
from zeton.games.star_wars_lcg.rules.damage import Damage
from zeton.games.star_wars_lcg.rules.entering import can_enter_play
from zeton.games.star_wars_lcg.rules.leaving import captives, rescue_one
from zeton.games.star_wars_lcg.rules.terms import ICONS
from zeton.games.star_wars_lcg.rules.terms import UNIT as UNIT_TYPE
from zeton.games.star_wars_lcg.sets.core.fates import HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE

EWOK = trait("Ewok")


def _return_top_of_discard_pile(use: UseAbility, table: StarWarsTable) -> None:
    """One card, two while the Balance is light; an event that is being resolved does not lie there yet (A55)."""
    for card in table.pile(DISCARD, use.seat)[: -3 if table.balance == LIGHT else -2 : -1]:
        table.move(card, HAND, use.seat)
        table.note("returns to hand", use.seat, (card,))


def _ask_combat_icon(use: UseAbility, table: StarWarsTable) -> None:
    unit = use.answered(table).card
    table.ask(use.seat, "gained icon", [option(icon, unit) for icon in ICONS])


def _gain_combat_icon(use: UseAbility, table: StarWarsTable) -> None:
    icon, unit = ICONS.index(table.picked.verb), table.picked.card
    if table.zone[unit] == UNITS:
        table.lasting += (Lasting(ICON_NAMES[icon], unit, 1, STRIKE),)


def _ease_next_card(use: UseAbility, table: StarWarsTable) -> None:
    table.lasting += (Lasting(NEXT_CARD, 0, 1, PHASE, use.seat),)


def _ask_place_of_captivity(use: UseAbility, table: StarWarsTable) -> None:
    """Only an objective that holds captured cards can be chosen (R16.6, A60)."""
    places = [place for place in table.objectives(table.dark) if captives(table, place)]
    table.ask(use.seat, "rescue", [option("rescue from", place) for place in places] or [PASS])


def _rescue_by_chance(use: UseAbility, table: StarWarsTable) -> None:
    """The rescued card is looked at on its way into the hand: its owner may put it into play from there (A86)."""
    if table.picked != PASS:
        table.move(rescue_one(table, table.picked.card), LOOKED_AT, use.seat)


def _ask_rescued_unit(use: UseAbility, table: StarWarsTable) -> None:
    rescued = table.pile(LOOKED_AT, use.seat)
    units = [c for c in rescued if table.cards[c].type == UNIT_TYPE and can_enter_play(table, c)]
    table.ask(use.seat, "put into play", [*(option("put into play", card) for card in units), PASS])


def _put_rescued_unit_into_play(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        entering.put_into_play(table, table.picked.card)
    else:
        for card in tuple(table.pile(LOOKED_AT, use.seat)):
            table.move(card, HAND, use.seat)


def _prevent_one_damage(use: UseAbility, table: StarWarsTable) -> None:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    damage.reduce(use.which, 1)


CARDS = (
    # Set 3
    script(
        "our-most-desperate-hour",
        Action(place_shield(even_if_shielded=True), targets=target(CHARACTER & UNIT)),
    ),
    script("heat-of-battle-light", HEAT_OF_BATTLE),
    # Set 4
    script("target-of-opportunity-light", TARGET_OF_OPPORTUNITY, own_words=True),
    # Set 5
    script("c-3po", Interrupt(EVENT_IS_PLAYED, CANCEL, cost=SACRIFICE_THIS)),
    script("twist-of-fate-light", TWIST_OF_FATE, own_words=True),
    # Set 6
    script("emergency-repair", Action(remove_damage(0), targets=target(OBJECTIVE), condition=YOUR_TURN)),
    # Set 7
    script(
        "it-binds-all-things",
        # Whoever owns this card is asked in which order several cards go to the discard pile (R3.24, A14).
        changes(READS_DISCARD_ORDER, THIS),
        Action(own(_return_top_of_discard_pile, could=there_is(IN_YOUR_DISCARD_PILE))),
        own_words=True,
    ),
    # Set 8
    script("astromech-droid-upgrade", gains_icons(ENHANCED, unit_damage=1, blast=1)),
    # Set 9
    script("a-wing", Reaction(THIS_IS_FOCUSED_TO_STRIKE, draw(1))),
    script(
        "heavy-blaster-emplacement",
        # The opponent chooses, but it is this card's damage: shields work against it (A43, A87).
        Action(
            (opponent_chooses(ENEMY & UNIT), deal_damage(1, CHOSEN_CARD)),
            cost=FOCUS_THIS,
        ),
    ),
    # Set 10
    script("stolen-plans", Reaction(ENHANCED_GENERATES, draw(1))),
    # Set 12
    script(
        "x-wing-escort",
        Interrupt(THIS_LEAVES_PLAY, (opponent_chooses(ENEMY & VEHICLE & UNIT), discard_from_play(CHOSEN_CARD))),
    ),
    # Set 13
    script(
        "covering-fire",
        Action(
            place_shield(each(FRIENDLY & PARTICIPATING & UNIT)),
            cost=sacrifice(FRIENDLY & UNIT),
            condition=DURING_AN_ENGAGEMENT,
        ),
    ),
    # Set 15
    script(
        "crossfire",
        # A normal icon, gained before any icon of the strike resolves (A38, A72).
        Reaction(
            focused_to_strike(CHARACTER & UNIT), own(_ask_combat_icon, _gain_combat_icon, about=THAT_CARD, could=is_in_play)
        ),
        own_words=True,
    ),
    # Set 16
    script("rumors-at-the-cantina", changes(IGNORE_MATCH, FRIENDLY, key="ignore-match")),
    script("rebel-sympathizer", Action(own(_ease_next_card), cost=SACRIFICE_THIS), own_words=True),
    script("common-ground", changes(MATCHES_ALL, ENHANCED, key="matches-all")),
    script(
        "rescue-mission",
        Action(
            own(
                _ask_place_of_captivity,
                _rescue_by_chance,
                _ask_rescued_unit,
                _put_rescued_unit_into_play,
                could=there_is(CAPTURED_CARD),
            ),
        ),
        own_words=True,
    ),
    script(
        "it-could-be-worse",
        # Damage to several cards is interrupted card by card, so the target is the card the damage is dealt to (A80).
        Interrupt(damage_dealt_to(UNIT | OBJECTIVE), own(_prevent_one_damage)),
        own_words=True,
    ),
    # Set 17
    script(
        "tribal-support",
        # The unit is chosen after the discard, and may be the discarded card itself.
        Reaction(
            YOU_REFRESH,
            (choose(EWOK & UNIT_CARD & IN_YOUR_DISCARD_PILE), take_back(CHOSEN_CARD)),
            cost=DISCARD_A_CARD,
        ),
    ),
    script(
        "ewok-scout",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, cannot(ENGAGEMENT, "defend"), targets=target(ENEMY & UNIT)),
    ),
    script(
        "log-trap",
        # The opponent chooses, but it is this card's focus token: shields work against it (A43, A87).
        Action(
            (opponent_chooses(ENEMY & ATTACKING & UNIT), place_focus(1, CHOSEN_CARD)),
            cost=FOCUS_THIS,
        ),
    ),
    script("yub-yub", Action(discard_from_play(), targets=target(ENHANCEMENT), cost=focus_a(FRIENDLY & EWOK & UNIT))),
    # Set 18
    script(
        "hit-and-run",
        Reaction(
            YOU_WIN_AN_EDGE_BATTLE_AS_ATTACKER,
            deal_damage(1, ENGAGED_OBJECTIVE),
            condition=ONCE_PER_TURN,
        ),
    ),
    script("secret-informant", changes(FATE_CARDS_AGAIN, THIS), own_words=True),
)
