"""Hands, decks and discard piles."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.costs import DISCARD_A_CARD
from zeton.games.star_wars_lcg.language.subjects import TARGET
from zeton.games.star_wars_lcg.rules import entering
from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.looking import look_at_top, shuffle_back, take_openly
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import BEING_PLAYED, DECK, DISCARD, ENHANCEMENT, HAND, LOOKED_AT
from zeton.games.star_wars_lcg.rules.turn import reserve_value
from zeton.kernel.ability import Effect
from zeton.kernel.amount import Number, how_much
from zeton.kernel.decision import PASS, option
from zeton.kernel.effects import taken_back
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "CHOOSE_AND_DISCARD",
    "DRAW_TO_RESERVE",
    "LOOK_AT_HAND",
    "LOOK_AT_HAND_AND_DISCARD",
    "OPPONENT_DISCARDS",
    "OPPONENT_DISCARDS_AT_RANDOM",
    "TAKE_BACK_TOPMOST_ENHANCEMENT",
    "draw",
    "search_deck_for",
    "search_top_for",
    "take_back",
]


def _draw_to_reserve(use: UseAbility, table: StarWarsTable) -> None:
    entering.draw_by_effect(table, use.seat, max(0, reserve_value(table, use.seat) - len(table.pile(HAND, use.seat))))


DRAW_TO_RESERVE = Effect(
    "draw-to-reserve",
    (_draw_to_reserve,),
    could=lambda p, t, c: len(t.pile(HAND, p.seat)) < reserve_value(t, p.seat),
)
"""Draw until you hold as many cards as your reserve value."""


def draw(amount: Number) -> Effect:
    """Draw cards."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        entering.draw_by_effect(table, use.seat, how_much(amount, use, table))

    return Effect("draw", (run,), args={"amount": amount}, could=lambda p, t, c: entering.may_draw_by_effects(t, p.seat))


CHOOSE_AND_DISCARD = Effect("choose-and-discard", DISCARD_A_CARD.steps)
"""Discard a card of your choice from your hand, as an effect; the hand is not empty."""


def take_back(what: Subject = TARGET) -> Effect:
    """Return cards from a discard pile to their owner's hand."""
    return taken_back(what, DISCARD, HAND)


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


def search_top_for(number: int, which: Filter, *, into_play: bool = False) -> Effect:
    """Look at the top cards of your deck for one that fits, and show it and take it into hand, or put it into play; the others
    are shuffled back (A51, A52)."""
    verb, key = ("put into play", "search-top-into-play") if into_play else ("choose", "search-top-for")

    def look(use: UseAbility, table: StarWarsTable) -> None:
        look_at_top(table, use.seat, use.seat, number)

    def ask(use: UseAbility, table: StarWarsTable) -> None:
        """Who searches may decline to find anything (A51)."""
        found = [card for card in table.pile(LOOKED_AT, use.seat) if which(table, card, use.card)]
        table.ask(use.seat, "find", [*(option(verb, card) for card in found), PASS])

    def take(use: UseAbility, table: StarWarsTable) -> None:
        if table.picked != PASS:
            take_openly(table, use.seat, table.picked.card)
        shuffle_back(table, use.seat)

    def put(use: UseAbility, table: StarWarsTable) -> None:
        """The rest is shuffled back at once, so that what answers the card entering play finds the deck complete."""
        card = table.picked.card
        if card:
            table.move(card, BEING_PLAYED, use.seat)
        shuffle_back(table, use.seat)
        if card:
            entering.put_into_play(table, card)

    args = {"number": number, "which": which}
    return Effect(key, (look, ask, put if into_play else take), args=args, could=lambda p, t, c: bool(t.pile(DECK, p.seat)))


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
