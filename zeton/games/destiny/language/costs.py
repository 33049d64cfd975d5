"""What must be done in full before an effect: the part before "to" (R18.12, A21)."""

from __future__ import annotations

from zeton.games.destiny.language.subjects import THIS_DIE
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.leaving import discard_from_play, put_on_top, return_to_hand, set_aside
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import IN_PLAY, POOL
from zeton.kernel.ability import Cost
from zeton.kernel.decision import DONE, option
from zeton.kernel.filter import Filter

__all__ = [
    "DISCARD_THIS",
    "EXHAUST_THIS",
    "PUT_THIS_ON_TOP",
    "REMOVE_THIS_DIE",
    "SET_THIS_ASIDE",
    "UNSHIELD_THIS",
    "discard_a",
    "discard_a_card",
    "exhaust",
    "exhaust_a",
    "remove_a",
    "return_a",
    "spend",
]


def exhaust(table: DestinyTable, card: int) -> None:
    """Turn a ready card sideways (R14.1)."""
    table.exhausted[card] = 1
    table.note("exhausts", table.controller[card], (card,))


def _exhaust_this(use: UseAbility, table: DestinyTable) -> None:
    exhaust(table, use.card)


EXHAUST_THIS = Cost("exhaust-this", lambda t, seat, card: not t.exhausted[card] and t.zone[card] in IN_PLAY, (_exhaust_this,))
"""A card that is exhausted cannot be exhausted again (R14.3)."""


def spend(resources: int) -> Cost:
    """Pay resources."""

    def pay(use: UseAbility, table: DestinyTable) -> None:
        piles.spend(table, use.seat, resources)

    return Cost("spend", lambda t, seat, card: t.resources[seat] >= resources, (pay,), args={"amount": resources})


def _discard_this(use: UseAbility, table: DestinyTable) -> None:
    discard_from_play(table, use.card)


DISCARD_THIS = Cost("discard-this", lambda t, seat, card: t.zone[card] in IN_PLAY, (_discard_this,))


def _put_this_on_top(use: UseAbility, table: DestinyTable) -> None:
    put_on_top(table, use.card)


PUT_THIS_ON_TOP = Cost("put-this-on-top", lambda t, seat, card: t.zone[card] in IN_PLAY, (_put_this_on_top,))


def _set_this_aside(use: UseAbility, table: DestinyTable) -> None:
    set_aside(table, use.card)


SET_THIS_ASIDE = Cost("set-this-aside", lambda t, seat, card: t.zone[card] in IN_PLAY, (_set_this_aside,))


def _ask_this_die(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "remove", [option("remove", die) for die in THIS_DIE.cards(use, table)])


def _remove_picked(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, (table.picked.card,), use.seat, card_effect=True)


REMOVE_THIS_DIE = Cost(
    "remove-this-die",
    lambda t, seat, card: any(t.zone[die] == POOL for die in t.dice[card]),
    (_ask_this_die, _remove_picked),
)


def _unshield_this(use: UseAbility, table: DestinyTable) -> None:
    damage.remove_shields(table, use.card, 1)


UNSHIELD_THIS = Cost("unshield-this", lambda t, seat, card: t.shields[card] > 0, (_unshield_this,))


def remove_a(which: Filter) -> Cost:
    """Remove a die that fits."""

    def ask(use: UseAbility, table: DestinyTable) -> None:
        table.ask(use.seat, "remove", [option("remove", die) for die in which.cards(table, use.seat)])

    return Cost("remove-a", lambda t, seat, card: which.is_there(t, seat), (ask, _remove_picked), args={"which": which})


def exhaust_a(which: Filter) -> Cost:
    """Exhaust a ready card that fits."""

    def ready(table: DestinyTable, seat: int) -> list[int]:
        return [card for card in which.cards(table, seat) if not table.exhausted[card]]

    def ask(use: UseAbility, table: DestinyTable) -> None:
        table.ask(use.seat, "exhaust", [option("exhaust", card) for card in ready(table, use.seat)])

    def pay(use: UseAbility, table: DestinyTable) -> None:
        exhaust(table, table.picked.card)

    return Cost("exhaust-a", lambda t, seat, card: bool(ready(t, seat)), (ask, pay), args={"which": which})


def discard_a(which: Filter) -> Cost:
    """Discard a card that fits from play."""

    def ask(use: UseAbility, table: DestinyTable) -> None:
        table.ask(use.seat, "discard", [option("discard", card) for card in which.cards(table, use.seat)])

    def pay(use: UseAbility, table: DestinyTable) -> None:
        discard_from_play(table, table.picked.card)

    return Cost("discard-a", lambda t, seat, card: which.is_there(t, seat), (ask, pay), args={"which": which})


def discard_a_card(colour: str = "") -> Cost:
    """Discard a card from hand, perhaps one of a colour; it is left as the target."""

    def fitting(table: DestinyTable, seat: int) -> list[int]:
        return [card for card in table.hand(seat) if not colour or table.cards[card].colour == colour]

    def ask(use: UseAbility, table: DestinyTable) -> None:
        """A hand that is dealt anew may have none."""
        options = [option("discard", card) for card in fitting(table, use.seat)]
        table.ask(use.seat, "discard from hand", options or [DONE])

    def pay(use: UseAbility, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return FINISH
        use.targets = (table.picked.card,)
        piles.discard(table, table.picked.card)
        return None

    args = {"colour": colour or "none"}
    return Cost("discard-a-card", lambda t, seat, card: bool(fitting(t, seat)), (ask, pay), args=args)


def return_a(which: Filter) -> Cost:
    """Return a card that fits from play to its owner's hand."""

    def ask(use: UseAbility, table: DestinyTable) -> None:
        table.ask(use.seat, "return", [option("return", card) for card in which.cards(table, use.seat)])

    def pay(use: UseAbility, table: DestinyTable) -> None:
        return_to_hand(table, table.picked.card)

    return Cost("return-a", lambda t, seat, card: which.is_there(t, seat), (ask, pay), args={"which": which})
