"""What must be done before an effect: the part before "to" (A22 step 4)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules import leaving
from zeton.games.star_wars_lcg.rules.abilities import Initiation, UseAbility
from zeton.games.star_wars_lcg.rules.damage import can_be_damaged, fits, place_damage
from zeton.games.star_wars_lcg.rules.entering import discard
from zeton.games.star_wars_lcg.rules.focusing import focus_to_pay
from zeton.games.star_wars_lcg.rules.resources import Payment, affordable
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION, HAND, PHASE, RESERVE_VALUE
from zeton.kernel.ability import Cost, Lasting
from zeton.kernel.decision import DONE, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Step

__all__ = [
    "DAMAGE_ENHANCED",
    "DAMAGE_THIS",
    "DISCARD_A_CAPTIVE_HERE",
    "DISCARD_A_CARD",
    "DISCARD_THIS",
    "DISCARD_X_CARDS",
    "FOCUS_THIS",
    "LOWER_RESERVE",
    "RETURN_THIS",
    "SACRIFICE_THIS",
    "damage_this",
    "focus_a",
    "focus_this_with",
    "sacrifice",
    "spend",
]


def _focus_this(tokens: int) -> Step:
    def pay(use: UseAbility, table: StarWarsTable) -> None:
        table.note("focuses", use.seat, (use.card,))
        focus_to_pay(table, use.card, use.seat, tokens)

    return pay


def _is_ready(table: StarWarsTable, seat: int, card: int) -> bool:
    return not table.focus[card]


FOCUS_THIS = Cost("focus-this", _is_ready, (_focus_this(1),))  # one token, also on a committed unit (A11)
"""Focus this card: it must be ready (R1.15)."""


def focus_this_with(tokens: int) -> Cost:
    """Focus this card, which must be ready, with more than one focus token."""
    return Cost("focus-this-with", _is_ready, (_focus_this(tokens),), args={"amount": tokens})


def _sacrifice_this(use: UseAbility, table: StarWarsTable) -> None:
    leaving.sacrifice(table, use.card)


SACRIFICE_THIS = Cost("sacrifice-this", lambda t, seat, card: True, (_sacrifice_this,))


def sacrifice(which: Filter) -> Cost:
    """Sacrifice a card you control that fits (R17.5)."""

    def ask(use: UseAbility, table: StarWarsTable) -> None:
        table.ask(use.seat, "sacrifice", [option("sacrifice", card) for card in which.cards(table, use.card)])

    def pay(use: UseAbility, table: StarWarsTable) -> None:
        leaving.sacrifice(table, table.picked.card)

    return Cost("sacrifice", lambda t, seat, card: which.is_there(t, card), (ask, pay), args={"which": which})


def focus_a(which: Filter) -> Cost:
    """Focus a ready card you control that fits (R1.15)."""

    def ask(use: UseAbility, table: StarWarsTable) -> None:
        ready = [card for card in which.cards(table, use.card) if not table.focus[card]]
        table.ask(use.seat, "focus", [option("focus", card) for card in ready])

    def pay(use: UseAbility, table: StarWarsTable) -> None:
        table.note("focuses", use.seat, (table.picked.card,))
        focus_to_pay(table, table.picked.card, use.seat, 1)

    def payable(table: StarWarsTable, seat: int, card: int) -> bool:
        return any(not table.focus[other] for other in which.cards(table, card))

    return Cost("focus-a", payable, (ask, pay), args={"which": which})


def spend(resources: int) -> Cost:
    """Generate resources for an ability: no match is needed (R4.10, A24)."""

    def pay(use: UseAbility, table: StarWarsTable) -> None:
        table.begin(Payment(use.seat, resources, 0, use.card))

    return Cost("spend", lambda t, seat, card: affordable(t, seat, resources, 0), (pay,), args={"amount": resources})


def _ask_discard(use: UseAbility, table: StarWarsTable) -> None:
    hand = table.pile(HAND, use.seat)
    table.ask(use.seat, "discard", [option("discard", card) for card in hand])


def _pay_discard(use: UseAbility, table: StarWarsTable) -> None:
    discard(table, table.picked.card)


def _has_another_card(table: StarWarsTable, seat: int, card: int) -> bool:
    return any(other != card for other in table.pile(HAND, seat))


DISCARD_A_CARD = Cost("discard-a-card", _has_another_card, (_ask_discard, _pay_discard))
"""Discard another card from your hand."""


def _ask_captive(use: UseAbility, table: StarWarsTable) -> None:
    held = leaving.captives(table, use.card)
    table.ask(use.seat, "captive to discard", [option("discard", captive) for captive in held])


def _discard_captive(use: UseAbility, table: StarWarsTable) -> None:
    table.host[table.picked.card] = 0
    discard(table, table.picked.card)


DISCARD_A_CAPTIVE_HERE = Cost(
    "discard-a-captive-here", lambda t, seat, card: bool(leaving.captives(t, card)), (_ask_captive, _discard_captive)
)
"""Discard a card captured at this objective: it goes to its owner's discard pile."""


def _discard_this(use: UseAbility, table: StarWarsTable) -> None:
    discard(table, use.card)


DISCARD_THIS = Cost("discard-this", lambda t, seat, card: True, (_discard_this,))
"""Discard this card from your hand."""


def _ask_discard_x(use: UseAbility, table: StarWarsTable) -> str | None:
    """At least one card, and enough to pay for what is played (A82). X is kept as the reduction of this use."""
    hand = table.pile(HAND, use.seat)
    if not hand:
        return "offer_target"
    options = [option("discard", card) for card in hand]
    played = use.occasion(table)
    assert isinstance(played, Initiation)
    if use.reduction and played.is_affordable(table, use.reduction):
        options.append(DONE)
    table.ask(use.seat, "discard", options)
    return None


def _pay_discard_x(use: UseAbility, table: StarWarsTable) -> str:
    if table.picked == DONE:
        return "offer_target"
    use.reduction += 1
    discard(table, table.picked.card)
    return DISCARD_X_CARDS.key


DISCARD_X_CARDS = Cost("discard-x-cards", _has_another_card, (_ask_discard_x, _pay_discard_x))
"""Discard X other cards from your hand, one at a time, X ≥ 1: the last cost of an ability that lowers another cost (A82)."""


def damage_this(amount: int) -> Cost:
    """Put damage on this card; all of it must find room there."""

    def pay(use: UseAbility, table: StarWarsTable) -> None:
        place_damage(table, use.card, use.seat, use.card, amount)

    def payable(table: StarWarsTable, seat: int, card: int) -> bool:
        return can_be_damaged(table, card, card) and fits(table, card, amount) == amount

    return Cost("damage-this", payable, (pay,), args={"amount": amount})


DAMAGE_THIS = damage_this(1)


def _damage_enhanced(use: UseAbility, table: StarWarsTable) -> None:
    place_damage(table, use.card, use.seat, table.host[use.card], 1)


def _enhanced_has_room(table: StarWarsTable, seat: int, card: int) -> bool:
    host = table.host[card]
    return can_be_damaged(table, host, card) and fits(table, host, 1) == 1


DAMAGE_ENHANCED = Cost("damage-enhanced", _enhanced_has_room, (_damage_enhanced,))
"""Put 1 damage on the card this one enhances."""


def _return_this(use: UseAbility, table: StarWarsTable) -> None:
    leaving.return_to_hand(table, use.card)


RETURN_THIS = Cost("return-this", lambda t, seat, card: True, (_return_this,))
"""Return this card to your hand."""


def _lower_reserve(use: UseAbility, table: StarWarsTable) -> None:
    affiliation = table.pile(AFFILIATION, use.seat)[0]
    table.lasting += (Lasting(RESERVE_VALUE, affiliation, -1, PHASE),)


LOWER_RESERVE = Cost("lower-reserve", lambda t, seat, card: True, (_lower_reserve,))
"""Your reserve value is 1 less until the end of the phase."""
