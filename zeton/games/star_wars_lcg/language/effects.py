"""What abilities do. Each effect is one or more steps of the procedure that uses the ability."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.costs import DISCARD_A_CARD
from zeton.games.star_wars_lcg.language.subjects import ENGAGED_OBJECTIVE, TARGET
from zeton.games.star_wars_lcg.rules import damage as damage_rules
from zeton.games.star_wars_lcg.rules import entering, leaving, winning
from zeton.games.star_wars_lcg.rules.abilities import LEAST_REDUCED_COST, Initiation, UseAbility
from zeton.games.star_wars_lcg.rules.costs import NEXT_CAPITAL_SHIP, NEXT_CARD_PRICE, NEXT_SITH_CARD
from zeton.games.star_wars_lcg.rules.looking import take_openly
from zeton.games.star_wars_lcg.rules.table import ICON_NAMES, StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BLAST,
    DECK,
    DISCARD,
    ENGAGEMENT,
    ENHANCEMENT,
    HAND,
    IN_PLAY,
    MUST_DEFEND,
    PHASE,
    RESOLVES_NO_ICONS,
    STRIKE,
    TACTICS,
    UNIT_DAMAGE,
)
from zeton.games.star_wars_lcg.rules.turn import reserve_value
from zeton.kernel.ability import Effect, Lasting
from zeton.kernel.amount import Number, how_much
from zeton.kernel.decision import PASS, option
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "CHOOSE_AND_DISCARD",
    "DRAW_TO_RESERVE",
    "ENGAGE_AGAIN",
    "INSTEAD_OF_ICONS",
    "JOIN_THE_ENGAGEMENT",
    "LOOK_AT_HAND",
    "LOOK_AT_HAND_AND_DISCARD",
    "LOWER_DIAL",
    "OPPONENT_DISCARDS",
    "OPPONENT_DISCARDS_AT_RANDOM",
    "PLAY_INTO_THE_ENGAGEMENT",
    "RAISE_DIAL",
    "REDUCE_COST_BY_X",
    "RESCUE_AT_ENGAGED_OBJECTIVE",
    "TAKE_BACK_TOPMOST_ENHANCEMENT",
    "cannot",
    "capture",
    "deal_damage",
    "destroy",
    "discard_from_play",
    "draw",
    "gain_icons_until_end_of",
    "in_play",
    "is_in_play",
    "leave_the_engagement",
    "move_damage",
    "move_focus",
    "move_shield",
    "must_defend",
    "next_capital_ship_costs_less",
    "next_card_costs_less",
    "next_sith_card_costs_less",
    "place_focus",
    "place_shield",
    "put_into_play",
    "remove_a_token",
    "remove_damage",
    "remove_focus",
    "remove_shields",
    "return_to_hand",
    "sacrificed",
    "search_deck_for",
    "take_back",
]


def in_play(table: StarWarsTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Of these cards, those an effect can still reach (R12.17)."""
    return tuple(card for card in cards if table.zone[card] in IN_PLAY)


def is_in_play(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    """Whether an effect could reach a card (R12.17)."""
    return table.zone[card] in IN_PLAY


DEAL_DAMAGE = "deal-damage"
MOVE_DAMAGE = "move-damage"
DAMAGING = (DEAL_DAMAGE, MOVE_DAMAGE)


def deal_damage(amount: Number, to: Subject = TARGET) -> Effect:
    """Deal damage to a card, or to several simultaneously (A45)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        damage_rules.deal(table, use.card, use.seat, [(card, how_much(amount, use, table)) for card in to.cards(use, table)])

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and damage_rules.can_be_damaged(table, card, prospect.card)

    return Effect(DEAL_DAMAGE, (run,), args={"amount": amount, "to": to}, about=to, could=could)


def remove_damage(amount: int, to: Subject = TARGET) -> Effect:
    """Remove damage from a card; 0 is all of it."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            damage_rules.remove_damage(table, card, amount or 255)

    return Effect("remove-damage", (run,), args={"amount": amount, "to": to}, about=to, could=lambda p, t, c: t.damage[c] > 0)


def place_focus(amount: Number, to: Subject = TARGET) -> Effect:
    """Place focus tokens (R1.16)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        damage_rules.place_focus(
            table, use.card, use.seat, [(card, how_much(amount, use, table)) for card in to.cards(use, table)]
        )

    return Effect("place-focus", (run,), args={"amount": amount, "to": to}, about=to, could=is_in_play)


def remove_focus(amount: int, to: Subject = TARGET) -> Effect:
    """Remove focus tokens; 0 is all of them."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        damage_rules.remove_focus_from_all(table, in_play(table, to.cards(use, table)), amount or 255)

    return Effect("remove-focus", (run,), args={"amount": amount, "to": to}, about=to, could=lambda p, t, c: t.focus[c] > 0)


def remove_a_token(to: Subject = TARGET) -> Effect:
    """Remove one token, of a kind of your choice among those that lie there (A97)."""

    def ask(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, to.cards(use, table))
        table.ask(use.seat, "token", [option for card in cards for option in damage_rules.removals(table, card)] or [PASS])

    def take(use: UseAbility, table: StarWarsTable) -> None:
        if table.picked != PASS:
            damage_rules.REMOVING[table.picked.verb](table, table.picked.card, 1)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return bool(damage_rules.removals(table, card))

    return Effect("remove-a-token", (ask, take), args={"to": to}, about=to, could=could)


def place_shield(to: Subject = TARGET, *, even_if_shielded: bool = False) -> Effect:
    """Put a shield on each card that has none (R9.5, A44)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            damage_rules.place_shield(table, card, even_if_shielded=even_if_shielded)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and (even_if_shielded or not table.shields[card])

    return Effect("place-shield", (run,), args={"to": to, "even": int(even_if_shielded)}, about=to, could=could)


def remove_shields(to: Subject) -> Effect:
    """Remove all shields from cards; they are not spent."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            if table.shields[card]:
                damage_rules.remove_shield(table, card, table.shields[card])

    return Effect("remove-shields", (run,), args={"to": to}, about=to, could=lambda p, t, c: t.shields[c] > 0)


def destroy(what: Subject = TARGET) -> Effect:
    """Destroy cards."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.destroy(table, *what.cards(use, table), by=use.card)

    return Effect("destroy", (run,), args={"what": what}, about=what, could=is_in_play)


def discard_from_play(what: Subject = TARGET) -> Effect:
    """Discard cards from play."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.discard_from_play(table, *what.cards(use, table))

    return Effect("discard-from-play", (run,), args={"what": what}, about=what, could=is_in_play)


def sacrificed(what: Subject) -> Effect:
    """These cards are sacrificed by whoever controls them."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.sacrifice(table, *what.cards(use, table))

    return Effect("sacrificed", (run,), args={"what": what}, about=what, could=is_in_play)


def return_to_hand(what: Subject = TARGET) -> Effect:
    """Return cards from play to their owners' hands."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.return_to_hand(table, *what.cards(use, table))

    return Effect("return-to-hand", (run,), args={"what": what}, about=what, could=is_in_play)


def put_into_play(what: Subject = TARGET) -> Effect:
    """Put a card into play from where it lies: not played, nothing paid (R17.4), and no second unique one (R15.1)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in what.cards(use, table):
            if entering.can_enter_play(table, card):
                entering.put_into_play(table, card)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return entering.can_enter_play(table, card)

    return Effect("put-into-play", (run,), args={"what": what}, about=what, could=could)


def _draw_to_reserve(use: UseAbility, table: StarWarsTable) -> None:
    entering.draw_by_effect(table, use.seat, max(0, reserve_value(table, use.seat) - len(table.pile(HAND, use.seat))))


DRAW_TO_RESERVE = Effect(
    "draw-to-reserve",
    (_draw_to_reserve,),
    could=lambda p, t, c: len(t.pile(HAND, p.seat)) < reserve_value(t, p.seat),
)
"""Draw until you hold as many cards as your reserve value."""


def must_defend(to: Subject = TARGET) -> Effect:
    """These units must defend in this engagement, if they can."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        table.lasting += tuple(Lasting(MUST_DEFEND, card, 1, ENGAGEMENT) for card in in_play(table, to.cards(use, table)))

    return Effect("must-defend", (run,), args={"to": to}, about=to, could=is_in_play)


def draw(amount: Number) -> Effect:
    """Draw cards."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        entering.draw_by_effect(table, use.seat, how_much(amount, use, table))

    return Effect("draw", (run,), args={"amount": amount}, could=lambda p, t, c: entering.may_draw_by_effects(t, p.seat))


CHOOSE_AND_DISCARD = Effect("choose-and-discard", DISCARD_A_CARD.steps)
"""Discard a card of your choice from your hand, as an effect; the hand is not empty."""


def take_back(what: Subject = TARGET) -> Effect:
    """Return cards from a discard pile to their owner's hand."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in what.cards(use, table):
            if table.zone[card] == DISCARD:
                table.move(card, HAND, table.owner[card])
                table.note("returns to hand", table.owner[card], (card,))

    return Effect("take-back", (run,), args={"what": what}, about=what, could=lambda p, t, c: t.zone[c] == DISCARD)


def search_deck_for(which: Filter) -> Effect:
    """Look through your deck for a card that fits, show it and take it into hand; the deck is shuffled (A51, A52)."""

    def look(use: UseAbility, table: StarWarsTable) -> None:
        table.show(table.pile(DECK, use.seat), 1 << use.seat)

    def ask(use: UseAbility, table: StarWarsTable) -> None:
        """Who searches may decline to find what he was looking for (A51)."""
        found = [card for card in table.pile(DECK, use.seat) if which(table, card, use.card)]
        table.ask(use.seat, "find", [*(option("choose", card) for card in found), PASS])

    def take(use: UseAbility, table: StarWarsTable) -> None:
        if table.picked != PASS:
            take_openly(table, use.seat, table.picked.card)
        table.shuffle(DECK, use.seat)

    return Effect("search-deck-for", (look, ask, take), args={"which": which}, could=lambda p, t, c: bool(t.pile(DECK, p.seat)))


def _ask_opponent_to_discard(use: UseAbility, table: StarWarsTable) -> str | None:
    opponent = 1 - use.seat
    hand = table.pile(HAND, opponent)
    if not hand:
        return "put_away"
    table.ask(opponent, "discard", [option("discard", card) for card in hand])
    return None


def _opponent_discards(use: UseAbility, table: StarWarsTable) -> None:
    entering.discard(table, table.picked.card)


OPPONENT_DISCARDS = Effect("opponent-discards", (_ask_opponent_to_discard, _opponent_discards))
"""The opponent discards a card of his choice from his hand, if he has one: the last effect of an ability."""


def _opponent_has_cards(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    return bool(table.pile(HAND, 1 - prospect.seat))


def _opponent_discards_at_random(use: UseAbility, table: StarWarsTable) -> None:
    if hand := table.pile(HAND, 1 - use.seat):
        entering.discard(table, table.roll(hand))


OPPONENT_DISCARDS_AT_RANDOM = Effect("opponent-discards-at-random", (_opponent_discards_at_random,), could=_opponent_has_cards)
"""A random card of the opponent's hand is discarded."""


def _look_at_the_hand(use: UseAbility, table: StarWarsTable) -> None:
    hand = tuple(table.pile(HAND, 1 - use.seat))
    table.show(hand, 1 << use.seat)
    table.note("looks at", use.seat, hand)


LOOK_AT_HAND = Effect("look-at-hand", (_look_at_the_hand,), could=_opponent_has_cards)
"""Look at the opponent's hand."""


def _ask_card_of_the_hand(use: UseAbility, table: StarWarsTable) -> str | None:
    hand = table.pile(HAND, 1 - use.seat)
    if not hand:
        return "put_away"
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in hand])
    return None


LOOK_AT_HAND_AND_DISCARD = Effect(
    "look-at-hand-and-discard", (_look_at_the_hand, _ask_card_of_the_hand, _opponent_discards), could=_opponent_has_cards
)
"""Look at the opponent's hand and choose a card in it, which is discarded: the last effect of an ability."""


def _reduce_cost_by_x(use: UseAbility, table: StarWarsTable) -> None:
    played = use.occasion(table)
    assert isinstance(played, Initiation)
    played.reduction += use.reduction


def _can_be_reduced(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    played = prospect.occasion(table)
    assert isinstance(played, Initiation)
    return played.cost(table) > LEAST_REDUCED_COST


REDUCE_COST_BY_X = Effect("reduce-cost-by-x", (_reduce_cost_by_x,), could=_can_be_reduced)
"""The card being played costs as much less as cards were discarded for it, never less than 1 (A82)."""


def next_capital_ship_costs_less(amount: int) -> Effect:
    """The next Capital Ship unit you play this phase costs less; several such effects add up (A103)."""
    return _next_costs_less("next-capital-ship-costs-less", NEXT_CAPITAL_SHIP, amount)


def next_card_costs_less(amount: int) -> Effect:
    """The next card you play this phase costs less, whatever it is; several such effects add up (A103)."""
    return _next_costs_less("next-card-costs-less", NEXT_CARD_PRICE, amount)


def next_sith_card_costs_less(amount: int) -> Effect:
    """The next Sith card you play this phase costs less; several such effects add up (A103)."""
    return _next_costs_less("next-sith-card-costs-less", NEXT_SITH_CARD, amount)


def _next_costs_less(key: str, what: str, amount: int) -> Effect:
    def run(use: UseAbility, table: StarWarsTable) -> None:
        table.lasting += (Lasting(what, 0, amount, PHASE, use.seat),)

    return Effect(key, (run,), args={"amount": amount})


def move_damage(amount: int, source: Subject, to: Subject) -> Effect:
    """Move damage from one card to another: it is not dealt, but Protect may take it over and a shield stop it (A87)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, (*source.cards(use, table), *to.cards(use, table)))
        if len(cards) == 2:
            damage_rules.move_damage(table, use.card, use.seat, *cards, amount)

    args = {"amount": amount, "source": source, "to": to}
    return Effect(MOVE_DAMAGE, (run,), args=args, about=source, could=lambda p, t, c: t.damage[c] > 0)


def move_shield(source: Subject, to: Subject) -> Effect:
    """Move a shield from one card to another that has none (R9.5)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, (*source.cards(use, table), *to.cards(use, table)))
        if len(cards) == 2:
            damage_rules.move_shield(table, *cards)

    return Effect(
        "move-shield", (run,), args={"source": source, "to": to}, about=source, could=lambda p, t, c: t.shields[c] > 0
    )


def move_focus(source: Subject, to: Subject) -> Effect:
    """Move a focus token from one card to another (A116)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, (*source.cards(use, table), *to.cards(use, table)))
        if len(cards) == 2 and table.focus[cards[0]]:
            damage_rules.move_focus(table, use.card, use.seat, *cards)

    return Effect("move-focus", (run,), args={"source": source, "to": to}, about=source, could=lambda p, t, c: t.focus[c] > 0)


def leave_the_engagement(what: Subject = TARGET) -> Effect:
    """Participating units participate no more, and keep their tokens (R6.8)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for unit in what.cards(use, table):
            if table.part[unit]:
                table.part[unit] = 0
                table.note("leaves the engagement", table.controller[unit], (unit,))

    return Effect("leave-the-engagement", (run,), args={"what": what}, about=what, could=lambda p, t, c: t.part[c] > 0)


def _topmost_enhancement(use: UseAbility | Prospect, table: StarWarsTable) -> list[int]:
    return [card for card in table.pile(DISCARD, use.seat) if table.cards[card].type == ENHANCEMENT][-1:]


def _take_back_topmost_enhancement(use: UseAbility, table: StarWarsTable) -> None:
    for card in _topmost_enhancement(use, table):
        table.move(card, HAND, use.seat)
        table.note("returns to hand", use.seat, (card,))


TAKE_BACK_TOPMOST_ENHANCEMENT = Effect(
    "take-back-topmost-enhancement",
    (_take_back_topmost_enhancement,),
    could=lambda prospect, table, card: bool(_topmost_enhancement(prospect, table)),
)
"""The enhancement that lies highest in your discard pile returns to your hand, whatever lies above it (A100)."""


def _engage_again(use: UseAbility, table: StarWarsTable) -> None:
    table.engageable[table.engaged] += 1
    table.note("may be engaged again", use.seat, (table.engaged,))


ENGAGE_AGAIN = Effect("engage-again", (_engage_again,), about=ENGAGED_OBJECTIVE, could=is_in_play)
"""The objective that is engaged now may be engaged once more this phase; the dial is none (A69)."""


def _lower_dial(use: UseAbility, table: StarWarsTable) -> None:
    winning.lower_dial(table)


def _raise_dial(use: UseAbility, table: StarWarsTable) -> None:
    winning.advance_dial(table, 1)


LOWER_DIAL = Effect("lower-dial", (_lower_dial,), could=lambda p, t, c: t.dial > winning.LOWEST_DIAL)
RAISE_DIAL = Effect("raise-dial", (_raise_dial,))


def gain_icons_until_end_of(
    until: str, to: Subject = TARGET, *, unit_damage: int = 0, tactics: int = 0, blast: int = 0
) -> Effect:
    """These units gain normal combat icons until the phase, the engagement or the strike ends."""
    gained = {UNIT_DAMAGE: unit_damage, TACTICS: tactics, BLAST: blast}

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, to.cards(use, table))
        table.lasting += tuple(
            Lasting(ICON_NAMES[icon], card, number, until) for card in cards for icon, number in gained.items() if number
        )

    args = {"to": to, "until": until, "unit": unit_damage, "tactics": tactics, "blast": blast}
    return Effect("gain-icons", (run,), args=args, about=to, could=is_in_play)


def _leave_icons_out(use: UseAbility, table: StarWarsTable) -> None:
    table.lasting += (Lasting(RESOLVES_NO_ICONS, use.card, 1, STRIKE),)


INSTEAD_OF_ICONS = Effect("instead-of-icons", (_leave_icons_out,), could=lambda p, t, c: False)
"""This unit resolves none of its combat icons in this strike: nobody does that for itself alone."""


def cannot(until: str, *do: str, to: Subject = TARGET) -> Effect:
    """These units cannot be declared as what is named ("attack", "defend") until the phase or the engagement ends."""

    def lasting(card: int) -> tuple[Lasting, ...]:
        return tuple(Lasting(f"cannot {what}", card, 1, until) for what in do)

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            table.lasting += lasting(card)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and any(effect not in table.lasting for effect in lasting(card))

    return Effect("cannot-" + "-or-".join(do), (run,), args={"until": until, "to": to}, about=to, could=could)


def capture(what: Subject = TARGET) -> Effect:
    """Capture a card in play at a dark side objective of your choice (R16.2)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.capture(table, *what.cards(use, table))

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and bool(table.objectives(table.dark))

    return Effect("capture", (run,), args={"what": what}, about=what, could=could)


def _rescue_here(use: UseAbility, table: StarWarsTable) -> str | None:
    """What follows needs a card that was rescued."""
    for objective in ENGAGED_OBJECTIVE.cards(use, table):
        if leaving.captives(table, objective):
            leaving.rescue_one(table, objective)
            return None
    return "put_away"


RESCUE_AT_ENGAGED_OBJECTIVE = Effect(
    "rescue-at-engaged-objective",
    (_rescue_here,),
    about=ENGAGED_OBJECTIVE,
    could=lambda p, t, c: bool(leaving.captives(t, c)),
)
"""Rescue a captured card at the engaged objective, by chance (R16.6)."""


def _play_into_engagement(use: UseAbility, table: StarWarsTable) -> None:
    entering.put_into_play(table, use.card, participating=True)


JOIN_THE_ENGAGEMENT = Effect("join-the-engagement", (_play_into_engagement,))
"""This unit enters play ready and participating, without being declared (A70, A71)."""

PLAY_INTO_THE_ENGAGEMENT = Effect("play-into-the-engagement", JOIN_THE_ENGAGEMENT.steps)
"""The same for a unit whose action plays it from hand, for its cost (A70)."""
