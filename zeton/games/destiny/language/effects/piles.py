"""Resources, hands and decks; playing a card through an effect; the battlefield; additional actions (R4, R12.8, R17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from zeton.games.destiny.language.effects.choosing import own
from zeton.games.destiny.rules import claiming, piles
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.playing import CHEAPER, PlayCard, may_play
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DECK, HAND, LOOKED_AT
from zeton.kernel.ability import Effect
from zeton.kernel.amount import Number, how_much
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.procedure import Next, Step
from zeton.kernel.use import Prospect

__all__ = [
    "DISCARD_FROM_HAND",
    "GIVE_AMBUSH",
    "GIVE_BATTLEFIELD_AWAY",
    "LOOK_AT_HAND",
    "OPPONENT_DISCARDS",
    "OPPONENT_DISCARDS_HAND",
    "TAKE_BATTLEFIELD",
    "additional_actions",
    "ask_about_hand",
    "ask_deck",
    "cheaper",
    "discard_from_a_deck",
    "discard_from_opponents_deck",
    "discard_picked",
    "draw",
    "each_draws",
    "gain",
    "is_there_a_deck",
    "look_and_discard",
    "opponent_discards_at_random",
    "opponent_gains",
    "opponent_loses",
    "order_top_five",
    "picked_deck",
    "play_card",
    "play_from",
    "play_from_hand",
    "put_under_the_deck",
    "reveal_top",
    "show_hand",
]


def gain(amount: Number) -> Effect:
    """Gain resources."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.gain(table, use.seat, how_much(amount, use, table))

    return Effect("gain", (run,), args={"amount": amount})


def _has_a_deck(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.pile(DECK, prospect.seat))


def _has_opponent_a_deck(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.pile(DECK, 1 - prospect.seat))


def is_there_a_deck(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    """Whether any deck has a card."""
    return any(table.pile(DECK, seat) for seat in (prospect.seat, 1 - prospect.seat))


def draw(number: int) -> Effect:
    """Draw cards."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        use.ok = len(table.pile(DECK, use.seat)) >= number
        piles.draw(table, use.seat, number)

    return Effect("draw", (run,), args={"amount": number}, could=_has_a_deck)


def each_draws(number: int) -> Effect:
    """Every player draws cards; the battlefield controller first (R3.13)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        first = table.battlefield_controller
        for seat in (first, 1 - first):
            piles.draw(table, seat, number)

    return Effect("each-draws", (run,), args={"amount": number}, could=is_there_a_deck)


def discard_from_opponents_deck(number: Number) -> Effect:
    """Discard from the top of the opponent's deck."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.discard_from_deck(table, use.opponent, how_much(number, use, table), use.seat)

    return Effect("discard-from-opponents-deck", (run,), args={"amount": number}, could=_has_opponent_a_deck)


def opponent_discards_at_random(number: Number) -> Effect:
    """The opponent discards cards of his hand that chance picks (R8.8)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.discard_at_random(table, use.opponent, how_much(number, use, table))

    return Effect("opponent-discards-at-random", (run,), args={"amount": number}, could=_has_opponent_a_hand)


def opponent_gains(number: int) -> Effect:
    """The opponent gains resources."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.gain(table, use.opponent, number)

    return Effect("opponent-gains", (run,), args={"amount": number})


def opponent_loses(number: Number) -> Effect:
    """The opponent loses resources: so many, or all of them (``ANY_NUMBER``)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.lose_resources(table, use.opponent, how_much(number, use, table))

    return Effect("opponent-loses", (run,), args={"amount": number})


def ask_about_hand(use: UseAbility, table: DestinyTable, question: str, options: list[Option]) -> str | None:
    """Ask about cards of a hand. Without any the rest does nothing; but a question put again to a hand dealt anew is put."""
    if not options and not table.steady:
        return FINISH
    table.ask(use.seat, question, options or [DONE])
    return None


DECKS = (option("your deck"), option("opponents deck"))


def ask_deck(use: UseAbility, table: DestinyTable) -> Next:
    """Which deck? An empty one cannot be chosen; if both are, the next step is left out."""
    options = [deck for deck, seat in zip(DECKS, (use.seat, use.opponent), strict=True) if table.pile(DECK, seat)]
    use.ok = bool(options)
    if not options:
        return use.skip()
    table.ask(use.seat, "deck", options)
    return None


def picked_deck(use: UseAbility, table: DestinyTable) -> int:
    """The seat whose deck was picked."""
    return use.seat if table.picked == DECKS[0] else use.opponent


def discard_from_a_deck(number: int) -> Effect:
    """Discard from the top of a deck of your choice; the cost of the last card is left as the amount."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        gone = piles.discard_from_deck(table, picked_deck(use, table), number, use.seat)
        use.ok = len(gone) == number
        use.targets = gone
        use.amount = table.cards[gone[-1]].cost if gone else 0

    return Effect("discard-from-a-deck", (ask_deck, run), args={"amount": number}, could=is_there_a_deck)


def play_from(
    zones: tuple[int, ...],
    fits: Callable[[DestinyTable, int], bool],
    discount: Number = 0,
    *,
    optional: bool = False,
    key: str = "play-from-hand",
    **args: object,
) -> Effect:
    """Play a card of these piles of yours as part of the effect: all rules for playing apply (A23). It is left as target."""
    played = play_card(lambda use, table, card: fits(table, card), discount, zones=zones, optional=optional)
    return replace(played, key=key, args={"amount": discount, **args})


def play_card(
    fits: Callable[[UseAbility, DestinyTable, int], bool],
    discount: Number = 0,
    *,
    zones: tuple[int, ...] = (HAND,),
    on: Callable[[UseAbility, DestinyTable], int] | None = None,
    optional: bool = False,
) -> Effect:
    """Play a card from one of your piles, perhaps on a certain character: all rules for playing apply (A23)."""

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        less, where = how_much(discount, use, table), on(use, table) if on is not None else 0
        cards = [card for zone in zones for card in table.pile(zone, use.seat) if fits(use, table, card)]
        options = [option("play", card) for card in cards if may_play(table, use.seat, card, less, where)]
        return ask_about_hand(use, table, "play", [*options, DONE] if options and optional else options)

    def take(use: UseAbility, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return FINISH
        where = on(use, table) if on is not None else 0
        use.targets = (table.picked.card,)
        table.begin(PlayCard(table.picked.card, use.seat, how_much(discount, use, table), where))
        return None

    def could(prospect: Prospect, table: DestinyTable, card: int) -> bool:
        return any(table.pile(zone, prospect.seat) for zone in zones)

    return Effect("own", (offer, take), could=could)


def look_and_discard(fits: Callable[[DestinyTable, int], bool]) -> Effect:
    """Look at the opponent's hand and discard a card that fits from it."""

    def ask(use: UseAbility, table: DestinyTable) -> str | None:
        found = [card for card in table.hand(use.opponent) if fits(table, card)]
        return ask_about_hand(use, table, "discard looked at", [option("discard", card) for card in found])

    def discard(use: UseAbility, table: DestinyTable) -> None:
        if table.picked != DONE:
            discard_picked(use, table)

    return own(show_hand, ask, discard, could=_has_opponent_a_hand)


def play_from_hand(
    fits: Callable[[DestinyTable, int], bool],
    discount: Number = 0,
    *,
    optional: bool = False,
    key: str = "play-from-hand",
    **args: object,
) -> Effect:
    """Play a card from hand as part of the effect."""
    return play_from((HAND,), fits, discount, optional=optional, key=key, **args)


def cheaper(amount: int) -> Effect:
    """The card about to be played costs less; without that it may be too dear to be played at all (see ``may_play``)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        playing = table.stack[use.answering]
        assert isinstance(playing, PlayCard)
        playing.discount += amount

    return Effect(CHEAPER, (run,), args={"amount": amount})


def _give_ambush(use: UseAbility, table: DestinyTable) -> None:
    playing = table.stack[use.answering]
    assert isinstance(playing, PlayCard)
    playing.ambush = True


GIVE_AMBUSH = Effect("give-ambush", (_give_ambush,))
"""The card about to be played gains Ambush (R16.9)."""


def _give_battlefield_away(use: UseAbility, table: DestinyTable) -> str | None:
    if not table.controls_battlefield(use.seat):
        return FINISH
    claiming.take_control(table, use.opponent)
    return None


GIVE_BATTLEFIELD_AWAY = Effect("give-battlefield-away", (_give_battlefield_away,))
"""Give control of the battlefield to the opponent; without control there is nothing to give (R18.12)."""


def _take_battlefield(use: UseAbility, table: DestinyTable) -> None:
    claiming.take_control(table, use.seat)


def _without_control(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return not table.controls_battlefield(prospect.seat)


TAKE_BATTLEFIELD = Effect("take-battlefield", (_take_battlefield,), could=_without_control)
"""Take control of the battlefield, which is not claiming it (R12.8)."""


def show_hand(use: UseAbility, table: DestinyTable) -> None:
    """Look at the opponent's hand."""
    hand = tuple(table.hand(use.opponent))
    table.show(hand, 1 << use.seat)
    table.note("looks at", use.seat, hand)


LOOK_AT_HAND = Effect("look-at-hand", (show_hand,))
"""Look at the opponent's hand, no more."""


def _ask_opponent_to_discard(use: UseAbility, table: DestinyTable) -> str | None:
    hand = table.hand(use.opponent)
    if not hand:
        return FINISH
    table.ask(use.opponent, "discard from hand", [option("discard", card) for card in hand])
    return None


def _has_opponent_a_hand(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.hand(1 - prospect.seat))


def reveal_top(use: UseAbility, table: DestinyTable) -> None:
    """Reveal the top card of the picked deck; whose deck it is, and whether its cost is odd, is left behind (R17.6, R17.14)."""
    seat = picked_deck(use, table)
    card = table.pile(DECK, seat)[-1]
    table.show((card,))
    table.note("reveals", use.seat, (card,))
    use.amount = seat
    use.ok = table.cards[card].cost % 2 == 1


def discard_picked(use: UseAbility, table: DestinyTable) -> None:
    """The picked card goes to its owner's discard pile."""
    piles.discard(table, table.picked.card)


def _discard_opponents_hand(use: UseAbility, table: DestinyTable) -> None:
    for card in table.hand(use.opponent)[:]:
        piles.discard(table, card)


OPPONENT_DISCARDS_HAND = Effect("opponent-discards-hand", (_discard_opponents_hand,), could=_has_opponent_a_hand)
"""The opponent discards his whole hand."""

OPPONENT_DISCARDS = Effect("opponent-discards", (_ask_opponent_to_discard, discard_picked), could=_has_opponent_a_hand)
"""The opponent chooses a card of his hand and discards it."""


def _ask_own_discard(use: UseAbility, table: DestinyTable) -> str | None:
    return ask_about_hand(use, table, "discard from hand", [option("discard", card) for card in table.hand(use.seat)])


def _discard_own(use: UseAbility, table: DestinyTable) -> str | None:
    if table.picked == DONE:
        return FINISH
    discard_picked(use, table)
    return None


def _has_a_hand(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.hand(prospect.seat))


DISCARD_FROM_HAND = Effect("discard-from-hand", (_ask_own_discard, _discard_own), could=_has_a_hand)
"""Discard a card of your hand; without one the rest does nothing (R18.12)."""


def put_under_the_deck(least: int, most: int) -> Effect:
    """Put cards of your hand under your deck, one after another."""

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.amount = 0

    def ask(use: UseAbility, table: DestinyTable) -> Next:
        if use.amount == most or (not table.hand(use.seat) and not table.steady):
            return use.skip()
        options = [option("put on the bottom", card) for card in table.hand(use.seat)]
        table.ask(use.seat, "put away", [*options, DONE] if use.amount >= least or not options else options)
        return None

    def put(use: UseAbility, table: DestinyTable) -> Next:
        if table.picked == DONE:
            return None
        # The last card of a hand cannot be picked in secret: whoever had seen it knows which one it was.
        secretly = len(table.hand(use.seat)) > 1
        table.move(table.picked.card, DECK, use.seat, bottom=True, secretly=secretly)
        table.note("put on the bottom", use.seat, (table.picked.card,))
        use.amount += 1
        return use.back(1)

    return Effect("own", (start, ask, put), could=_has_a_hand)


def additional_actions(number: int) -> Effect:
    """Additional actions (R4)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        table.additional += (use.seat,) * number

    return Effect("additional-actions", (run,), args={"amount": number})


def order_top_five(opponents: bool, question: str, verb: str, done: Step) -> Effect:
    """Look at the top five cards of a deck, pick one of them, do something with it, and put the rest back in any order."""

    def look(use: UseAbility, table: DestinyTable) -> None:
        for card in table.pile(DECK, use.opponent if opponents else use.seat)[-5:]:
            table.move(card, LOOKED_AT, use.seat)

    def ask(use: UseAbility, table: DestinyTable) -> str | None:
        return _ask_looked_at(use, table, question, verb)

    return own(look, ask, done, _ask_which_goes_back, _put_back)


def _ask_looked_at(use: UseAbility, table: DestinyTable, question: str, verb: str) -> str | None:
    looked_at = table.pile(LOOKED_AT, use.seat)
    if not looked_at:
        return FINISH
    table.ask(use.seat, question, [option(verb, card) for card in looked_at])
    return None


def _ask_which_goes_back(use: UseAbility, table: DestinyTable) -> str | None:
    """The last one put back is the top."""
    return _ask_looked_at(use, table, "put back", "put on top")


def _put_back(use: UseAbility, table: DestinyTable) -> Next:
    table.move(table.picked.card, DECK, table.owner[table.picked.card])
    return use.back(1)
