"""Hands, decks, discard piles and resources; searching (R21)."""

from __future__ import annotations

from zeton.games.conquest.language.subjects import TARGET, Place
from zeton.games.conquest.rules import entering, looking
from zeton.games.conquest.rules.abilities import PUT_AWAY, UseAbility
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    DISCARD,
    HAND,
    SEARCHING,
)
from zeton.kernel.ability import Effect
from zeton.kernel.decision import PASS, option
from zeton.kernel.effects import taken_back
from zeton.kernel.event import INTERRUPT, Event, open_window
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "LOOK_AT_HAND_AND_DISCARD",
    "OPPONENT_DISCARDS",
    "OPPONENT_DISCARDS_AT_RANDOM",
    "draw",
    "gain",
    "pays",
    "search",
    "search_more",
    "store",
    "take_back",
    "take_from_opponent",
    "transfer",
]


def draw(amount: int) -> Effect:
    """Draw cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        entering.draw(table, use.seat, amount)

    return Effect("draw", (run,), args={"amount": amount})


def gain(resources: int) -> Effect:
    """Gain resources."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.gain(use.seat, resources)
        table.note("gains", use.seat, (), resources)

    return Effect("gain", (run,), args={"amount": resources})


def pays(resources: int) -> Effect:
    """Pay resources, as one of the things to choose from: whoever has not enough cannot."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.gain(use.seat, -resources)
        table.note("pays", use.seat, (), resources)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.resources[prospect.seat] >= resources

    return Effect("pay", (run,), args={"amount": resources}, could=could)


def take_from_opponent(resources: int) -> Effect:
    """Resources go from the opponent's pool to yours, as many as there are."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        taken = min(resources, table.resources[1 - use.seat])
        table.gain(1 - use.seat, -taken)
        table.gain(use.seat, taken)
        table.note("takes", use.seat, (), taken)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.resources[1 - prospect.seat] > 0

    return Effect("take-from-opponent", (run,), args={"amount": resources}, could=could)


def store(resources: int) -> Effect:
    """Place resources on this card."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.stored[use.card] += resources
        table.note("stores", use.seat, (use.card,), resources)

    return Effect("store", (run,), args={"amount": resources})


def transfer(resources: int) -> Effect:
    """Resources go from this card to your pool."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        taken = min(resources, table.stored[use.card])
        table.stored[use.card] -= taken
        table.gain(use.seat, taken)
        table.note("gains", use.seat, (), taken)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.stored[prospect.card] > 0

    return Effect("transfer", (run,), args={"amount": resources}, could=could)


def _opponent_discards_at_random(use: UseAbility, table: ConquestTable) -> str | None:
    if not table.pile(HAND, 1 - use.seat):
        return PUT_AWAY
    entering.discard_at_random(table, 1 - use.seat)
    return None


def _opponent_has_cards(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(table.pile(HAND, 1 - prospect.seat))


OPPONENT_DISCARDS_AT_RANDOM = Effect("opponent-discards-at-random", (_opponent_discards_at_random,), could=_opponent_has_cards)
"""A random card of the opponent's hand is discarded; if there is none, what would follow then does not either (R14.9)."""


def _ask_opponent_to_discard(use: UseAbility, table: ConquestTable) -> str | None:
    hand = table.pile(HAND, 1 - use.seat)
    if not hand:
        return PUT_AWAY
    table.ask(1 - use.seat, "discard", [option("discard", card) for card in hand])
    return None


def _opponent_discards(use: UseAbility, table: ConquestTable) -> None:
    entering.discard(table, table.picked.card)


OPPONENT_DISCARDS = Effect("opponent-discards", (_ask_opponent_to_discard, _opponent_discards), could=_opponent_has_cards)
"""The opponent discards a card of his choice, if he has one: the last effect of an ability."""


def _show_their_hand(use: UseAbility, table: ConquestTable) -> None:
    hand = tuple(table.pile(HAND, 1 - use.seat))
    table.show(hand, 1 << use.seat)
    table.note("looks at", use.seat, hand, len(hand))


def _ask_which_of_their_cards(use: UseAbility, table: ConquestTable) -> str | None:
    hand = table.pile(HAND, 1 - use.seat)
    if not hand:
        return PUT_AWAY
    table.ask(use.seat, "discard", [option("discard", card) for card in hand])
    return None


LOOK_AT_HAND_AND_DISCARD = Effect(
    "look-at-hand-and-discard", (_show_their_hand, _ask_which_of_their_cards, _opponent_discards), could=_opponent_has_cards
)
"""Look at the opponent's hand and discard a card of your choice from it: the last effect of an ability."""


def take_back(what: Subject = TARGET) -> Effect:
    """Return cards from a discard pile to their owner's hand."""
    return taken_back(what, DISCARD, HAND)


def search(number: int, which: Filter, *, reveal: bool = False, into_play: Place | None = None) -> Effect:
    """Search the top cards of your deck for one that fits; you may find none; the rest goes under the deck (R21.1, R21.2).

    It goes to your hand (shown first, if ``reveal``), or into play.
    """

    def announce(use: UseAbility, table: ConquestTable) -> None:
        use.event = Event(SEARCHING, use.card, use.seat, 0, number)
        open_window(table, INTERRUPT, use.event, len(table.stack) - 1)

    def look(use: UseAbility, table: ConquestTable) -> None:
        use.x = looking.look_at_top(table, use.seat, use.seat, use.event.amount)

    def ask(use: UseAbility, table: ConquestTable) -> None:
        cards = [c for c in looking.looked_at(table, use.seat, use.x) if which(table, c, use.card)]
        able = [c for c in cards if into_play is None or entering.can_enter_play(table, c)]
        table.ask(use.seat, "search", [*(option("take", card) for card in able), PASS])

    def take(use: UseAbility, table: ConquestTable) -> None:
        if table.picked == PASS:
            return
        card = table.picked.card
        if into_play is not None:
            entering.put_into_play(table, card, into_play.location(use, table))
            return
        if reveal:
            table.show((card,))
        table.move(card, HAND, use.seat, secretly=not reveal)
        table.note("finds", use.seat, (card,))

    def put_back(use: UseAbility, table: ConquestTable) -> None:
        table.begin(looking.PutBack(use.seat, use.x))

    key = "search" if into_play is None else "search-into-play-at-" + into_play.key
    return Effect(key, (announce, look, ask, take, put_back), args={"number": number, "which": which, "reveal": int(reveal)})


def search_more(number: int) -> Effect:
    """Interrupt to a search: so many cards more are looked at."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        searching = use.occasion(table)
        searching.event = searching.event._replace(amount=searching.event.amount + number)

    return Effect("search-more", (run,), args={"number": number})
