"""What must be done before an effect: the part before "to" (R15.6). A cost that is not paid ends the ability (R15.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from zeton.games.conquest.language.filters import ATTACHED, OWN_WARLORD, UNIT
from zeton.games.conquest.rules.abilities import PUT_AWAY, ChosenCost, UseAbility, payments
from zeton.games.conquest.rules.damage import deal
from zeton.games.conquest.rules.entering import discard
from zeton.games.conquest.rules.exhausting import exhaust
from zeton.games.conquest.rules.leaving import can_be_sacrificed
from zeton.games.conquest.rules.leaving import sacrifice as sacrifice_cards
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import BEING_PLAYED, HAND, IN_PLAY
from zeton.kernel.ability import Cost
from zeton.kernel.decision import DONE, PASS, option
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Next, Step
from zeton.kernel.use import NO_EVENT

__all__ = [
    "DAMAGE_THAT_UNIT",
    "DAMAGE_THIS",
    "DISCARD_X_CARDS",
    "EXHAUST_AND_SACRIFICE_THIS",
    "EXHAUST_ATTACHED",
    "EXHAUST_THIS",
    "EXHAUST_YOUR_WARLORD",
    "SACRIFICE_THIS",
    "discard_a",
    "exhaust_a",
    "pay",
    "pay_printed_cost_of",
    "sacrifice",
    "sacrifice_one_of",
]

Candidates = Callable[[ConquestTable, int, int, Event], list[int]]


def _exhaust_this(use: UseAbility, table: ConquestTable) -> None:
    exhaust(table, use.card)


def _confirm_this_exhausted(use: UseAbility, table: ConquestTable) -> str | None:
    return None if table.exhausted[use.card] else PUT_AWAY


EXHAUST_THIS = Cost("exhaust-this", lambda t, seat, card: not t.exhausted[card], (_exhaust_this, _confirm_this_exhausted))
"""Exhaust this card: it must be ready (R3.15)."""


def _sacrifice_this(use: UseAbility, table: ConquestTable) -> None:
    """What an attachment was on is remembered: its effect may still be about that (A25)."""
    use.chosen = (table.host[use.card],) if table.host[use.card] else ()
    sacrifice_cards(table, use.card)


def _confirm_this_left(use: UseAbility, table: ConquestTable) -> str | None:
    return PUT_AWAY if table.zone[use.card] in IN_PLAY else None


SACRIFICE_THIS = Cost("sacrifice-this", lambda t, seat, card: True, (_sacrifice_this, _confirm_this_left))
"""Sacrifice this card; "this planet" stays where it was (A25). Target with ``OTHER`` beside it."""

EXHAUST_AND_SACRIFICE_THIS = Cost(
    "exhaust-and-sacrifice-this", EXHAUST_THIS.payable, (*EXHAUST_THIS.steps, *SACRIFICE_THIS.steps)
)


def _chosen(key: str, verb: str, cards: Candidates, pay: Step, confirm: Step, which: Filter | None, leaves: bool) -> ChosenCost:
    def ask(use: UseAbility, table: ConquestTable) -> None:
        able = payments(table, use.seat, use.card, use.ability(table), use.answered(table))
        table.ask(use.seat, verb, [option(verb, card) for card in able] or [PASS])

    def take(use: UseAbility, table: ConquestTable) -> Next:
        if table.picked == PASS:
            return PUT_AWAY
        use.paid, use.paid_at = (table.picked.card,), table.location(table.picked.card)
        return pay(use, table)

    def payable(table: ConquestTable, seat: int, card: int) -> bool:
        return any(True for _ in cards(table, seat, card, NO_EVENT))

    args = {} if which is None else {"which": which}
    return ChosenCost(key, payable, (ask, take, confirm), cards, leaves, args=args)


def _pay_exhaust(use: UseAbility, table: ConquestTable) -> None:
    exhaust(table, use.paid[0])


def _confirm_exhausted(use: UseAbility, table: ConquestTable) -> str | None:
    return None if table.exhausted[use.paid[0]] else PUT_AWAY


def exhaust_a(which: Filter, *, key: str = "exhaust-a") -> ChosenCost:
    """Exhaust a ready card you control that fits (R15.7)."""

    def cards(table: ConquestTable, seat: int, card: int, event: Event) -> list[int]:
        found = which.cards(table, card)
        return [c for c in found if not table.exhausted[c] and table.controller[c] == seat]

    return _chosen(key, "exhaust", cards, _pay_exhaust, _confirm_exhausted, which, leaves=False)


EXHAUST_YOUR_WARLORD = exhaust_a(OWN_WARLORD, key="exhaust-your-warlord")
EXHAUST_ATTACHED = exhaust_a(UNIT & ATTACHED, key="exhaust-attached")
"""Only a unit you control yourself can pay (R15.7)."""


def _pay_sacrifice(use: UseAbility, table: ConquestTable) -> None:
    sacrifice_cards(table, use.paid[0])


def _confirm_sacrificed(use: UseAbility, table: ConquestTable) -> str | None:
    """What has returned to a hand instead was not sacrificed: then it has left no planet for a discard pile (R15.8)."""
    paid = use.paid[0]
    returned = table.zone[paid] == HAND and use.paid_at > 0 and not table.left_from[paid]
    return PUT_AWAY if returned or table.zone[paid] in IN_PLAY else None


def sacrifice(which: Filter) -> ChosenCost:
    """Sacrifice a card you control that fits; warlords cannot be (R12.6, R20.5)."""

    def cards(table: ConquestTable, seat: int, card: int, event: Event) -> list[int]:
        found = which.cards(table, card)
        return [c for c in found if table.controller[c] == seat and can_be_sacrificed(table, c)]

    return _chosen("sacrifice", "sacrifice", cards, _pay_sacrifice, _confirm_sacrificed, which, leaves=True)


def sacrifice_one_of(cards: Candidates, *, key: str) -> ChosenCost:
    """Sacrifice one of the cards that ``cards`` names, which may look at the event: where a filter cannot say it."""
    chosen = _chosen(key, "sacrifice", cards, _pay_sacrifice, _confirm_sacrificed, None, leaves=True)
    return replace(chosen, payable=lambda table, seat, card: True)  # without the event nobody can tell


def _pay_printed_cost(use: UseAbility, table: ConquestTable) -> None:
    card = use.paid[0]
    table.gain(use.seat, -table.cards[card].cost)
    table.note("pays", use.seat, (), table.cards[card].cost)
    table.move(card, BEING_PLAYED, use.seat)


def _confirm_paid(use: UseAbility, table: ConquestTable) -> None:
    """Resources that are there are always paid."""


def pay_printed_cost_of(which: Filter) -> ChosenCost:
    """Pay the printed cost of a card in your hand that fits, and show it: not deployed, nothing lowers that cost (S67)."""

    def cards(table: ConquestTable, seat: int, card: int, event: Event) -> list[int]:
        return [c for c in which.cards(table, card) if table.cards[c].cost <= table.resources[seat]]

    return _chosen("pay-printed-cost", "put into play", cards, _pay_printed_cost, _confirm_paid, which, leaves=True)


def _pay_discard(use: UseAbility, table: ConquestTable) -> None:
    discard(table, use.paid[0])


def discard_a(which: Filter) -> ChosenCost:
    """Discard a card that fits from your hand: ``IN_YOUR_HAND & trait("Torture")``."""

    def cards(table: ConquestTable, seat: int, card: int, event: Event) -> list[int]:
        return which.cards(table, card)

    return _chosen("discard-a", "discard", cards, _pay_discard, _confirm_paid, which, leaves=True)


def pay(resources: int) -> Cost:
    """Pay resources."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.gain(use.seat, -resources)
        table.note("pays", use.seat, (), resources)

    return Cost("pay", lambda t, seat, card: t.resources[seat] >= resources, (run,), args={"amount": resources})


def _damage_this(use: UseAbility, table: ConquestTable) -> None:
    use.x = table.damage[use.card]
    deal(table, use.card, use.seat, [(use.card, 1)])


def _confirm_damaged(use: UseAbility, table: ConquestTable) -> str | None:
    return PUT_AWAY if table.zone[use.card] in IN_PLAY and table.damage[use.card] <= use.x else None


def _damage_that_unit(use: UseAbility, table: ConquestTable) -> None:
    unit = use.answered(table).card
    use.x = table.damage[unit]
    deal(table, use.card, use.seat, [(unit, 1)])


def _confirm_that_unit_damaged(use: UseAbility, table: ConquestTable) -> str | None:
    unit = use.answered(table).card
    return PUT_AWAY if table.zone[unit] in IN_PLAY and table.damage[unit] <= use.x else None


DAMAGE_THAT_UNIT = Cost("damage-that-unit", lambda t, seat, card: True, (_damage_that_unit, _confirm_that_unit_damaged))
"""1 damage to the unit of the answered event, by the whole damage procedure; if none is taken the cost is unpaid (A35)."""
DAMAGE_THIS = Cost("damage-this", lambda t, seat, card: True, (_damage_this, _confirm_damaged))
"""1 damage to this unit, by the whole damage procedure; if none is taken the cost is unpaid (A35)."""


def _ask_discard_x(use: UseAbility, table: ConquestTable) -> str | None:
    hand = table.pile(HAND, use.seat)
    if not hand:
        return "offer_target"
    options = [option("discard", card) for card in hand]
    if use.x:
        options.append(DONE)
    table.ask(use.seat, "discard", options)
    return None


def _pay_discard_x(use: UseAbility, table: ConquestTable) -> str:
    if table.picked == DONE:
        return "offer_target"
    use.x += 1
    discard(table, table.picked.card)
    return DISCARD_X_CARDS.key


DISCARD_X_CARDS = Cost("discard-x-cards", lambda t, seat, card: len(t.pile(HAND, seat)) > 0, (_ask_discard_x, _pay_discard_x))
"""Discard X cards from your hand, one after another, X ≥ 1; ``use.x`` is X. The last cost of an ability."""
