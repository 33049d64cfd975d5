"""What follows from a change without anybody doing it: control that ends, attachments no longer borne, one Relic too many,
HP that have dropped (R3.6, R11.13, R19.2, R19.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.attaching import illegal_attachments, keywords_are_required, refusals_are_granted
from zeton.games.conquest.rules.leaving import discard_from_play, heal_check, is_unsettled
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    CONTROL,
    IN_PLAY,
    TOKEN,
    TOKENS_OF_A_KIND,
    WARLORD,
    WHILE_IN_PLAY,
)
from zeton.kernel.ability import Lasting
from zeton.kernel.decision import option
from zeton.kernel.procedure import Procedure, Steps


@dataclass(slots=True)
class Settle(Procedure):
    """The table is brought in order, one thing after another, since each may bring about the next."""

    def steps(self) -> Steps:
        return "hand_back", "discard_attachments", "offer_relics", "discard_relic", "check_health"

    def hand_back(self, table: ConquestTable) -> None:
        """Cards go to whoever controls them now."""
        for card in [card for seat in table.by_initiative() for card in table.in_play(seat)]:
            controller = rightful_controller(table, card)
            if controller != table.controller[card]:
                table.move(card, table.zone[card], controller)
                table.note("changes control", controller, (card,))

    def discard_attachments(self, table: ConquestTable) -> None:
        """An attachment that is attached against the rules is discarded (R19.2)."""
        discard_from_play(table, *illegal_attachments(table))

    def offer_relics(self, table: ConquestTable) -> str | None:
        """Who controls several Relics chooses and discards until one is left, the player with initiative first (R19.5)."""
        for seat in table.by_initiative():
            relics = table.relics(seat)
            if len(relics) > 1:
                table.ask(seat, "relics", [option("discard", relic) for relic in relics])
                return None
        return "check_health"

    def discard_relic(self, table: ConquestTable) -> str:
        discard_from_play(table, table.picked.card)
        return "offer_relics"

    def check_health(self, table: ConquestTable) -> None:
        heal_check(table)


AFTER_CONTROL: Final = Settle().place_of("discard_attachments")


def settle(table: ConquestTable, *, control: bool = False) -> None:
    """Something has changed from which more may follow; also who controls what, if ``control``. Last in a step."""
    table.begin(Settle(at=0 if control else AFTER_CONTROL))


def settle_health(table: ConquestTable) -> None:
    """HP may have dropped; and where a card says so, what units bear may have changed too. Last in a step."""
    if refusals_are_granted(table) or keywords_are_required(table) or table.traits_are_granted():
        settle(table)
    else:
        heal_check(table)


def settle_circumstances(table: ConquestTable) -> None:
    """Units have moved, or somebody else has initiative: HP that depend on it may have dropped (R11.13).

    Last in a step, so before what has changed is answered.
    """
    if is_unsettled(table):
        settle_health(table)


def attach_to(table: ConquestTable, card: int, host: int) -> None:
    """An attachment in play goes to another host; its old one may have too little HP then (R11.13). Last in a step."""
    table.host[card] = host
    table.note("is attached", table.controller[card], (card, host))
    settle_health(table)


# ── control ───────────────────────────────────────────────────────────────────────────────────────────────────────


def rightful_controller(table: ConquestTable, card: int) -> int:
    """Who controls a card in play: its owner, or who has last taken control of it (R3.6)."""
    taken = [effect.seat for effect in table.lasting if effect.what == CONTROL and effect.card == card]
    return taken[-1] if taken else table.owner[card]


def can_take_control(table: ConquestTable, seat: int, card: int) -> bool:
    """Of a card in play that another player controls, but of no warlord, and of no second unique one of its title (R19.4)."""
    printed = table.cards[card]
    if table.zone[card] not in IN_PLAY or table.controller[card] == seat or printed.type == WARLORD:
        return False
    if printed.type == TOKEN:
        return room_for_tokens(table, seat, printed.title) > 0
    return not printed.unique or not table.controls_unique(seat, printed.title)


def room_for_tokens(table: ConquestTable, seat: int, title: str) -> int:
    """How many more tokens of a title a player may have in play, wherever they came from (R19.6)."""
    cards = table.cards
    mine = (card for card in table.in_play(seat) if cards[card].type == TOKEN and cards[card].title == title)
    return max(0, TOKENS_OF_A_KIND - sum(1 for _ in mine))


def take_control(table: ConquestTable, seat: int, *cards: int, until: str = WHILE_IN_PLAY) -> None:
    """A seat takes control of cards where they are, in the state they have, until something ends (R3.6). Last in a step."""
    taken = [card for card in cards if can_take_control(table, seat, card)]
    if taken:
        table.lasting += tuple(Lasting(CONTROL, card, 1, until, seat) for card in taken)
        settle(table, control=True)
