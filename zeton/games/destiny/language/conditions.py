"""When a card may not be played, or an ability not be used, each with the rule it stands for."""

from __future__ import annotations

from zeton.games.destiny.language.filters import EXHAUSTED, OPPONENTS_CHARACTER, YOUR_CHARACTER, YOUR_DIE, showing
from zeton.games.destiny.rules import dice, terms
from zeton.games.destiny.rules.activating import may_activate
from zeton.games.destiny.rules.table import CHARACTERS_ACTIVATED, DestinyTable
from zeton.kernel.ability import Ability, Condition
from zeton.kernel.amount import Measure

__all__ = [
    "ANY_PLAYER",
    "AN_EXHAUSTED_CHARACTER",
    "ATTACHED_UNSHIELDED",
    "CARDS_IN_HAND",
    "CONTROL_BATTLEFIELD",
    "EVERY_OPPONENT_DAMAGED",
    "MORE_CHARACTERS",
    "OPPONENT_ACTIVATED",
    "THIS_IS_READY",
    "can_spot",
    "if_discard_pile_has",
    "if_your_dice_are_worth",
    "if_your_dice_show",
    "spot_to_play",
    "spot_to_use",
]


CARDS_IN_HAND = Measure("cards-in-hand", lambda table, seat: len(table.hand(seat)))


def can_spot(table: DestinyTable, seat: int, colour: str, number: int = 1) -> bool:
    """So many own characters of the colour that are not defeated (R15.2–R15.4)."""
    cards = table.cards
    for character in table.characters(seat):
        if cards[character].colour == colour:
            number -= 1
            if not number:
                return True
    return False


def spot_to_play(colour: str) -> Condition:
    """A play restriction (R5.3)."""
    return Condition("spot-to-play", "R5.3", lambda t, seat, card, a: can_spot(t, seat, colour), args={"colour": colour})


def spot_to_use(colour: str, number: int = 1) -> Condition:
    """What an event spots it needs to be used at all; with ``spot_nothing`` it may be played for nothing (R15.5, A6)."""

    def test(table: DestinyTable, seat: int, card: int, ability: Ability | None) -> bool:
        return table.spot_nothing or can_spot(table, seat, colour, number)

    return Condition("spot-to-use", "R15.5", test, args={"colour": colour, "number": number})


def if_your_dice_show(symbol: int, number: int = 1) -> Condition:
    """So many dice of your pool show this symbol, or more."""
    which = showing(symbol) & YOUR_DIE

    def test(table: DestinyTable, seat: int, card: int, ability: Ability | None) -> bool:
        return len(which.cards(table, seat)) >= number

    return Condition("your-dice-show", "R5.3", test, args={"symbol": terms.SYMBOLS[symbol], "number": number})


def if_your_dice_are_worth(number: int) -> Condition:
    """The dice of your pool show this value together, or more (R17.10)."""

    def test(table: DestinyTable, seat: int, card: int, ability: Ability | None) -> bool:
        return sum(dice.value(table, die) for die in table.dice_pool(seat)) >= number

    return Condition("your-dice-are-worth", "R5.3", test, args={"number": number})


def if_discard_pile_has(number: int) -> Condition:
    """So many cards lie in your discard pile, or more."""

    def test(table: DestinyTable, seat: int, card: int, ability: Ability | None) -> bool:
        return len(table.pile(terms.DISCARD, seat)) >= number

    return Condition("discard-pile-has", "R5.3", test, args={"number": number})


CONTROL_BATTLEFIELD = Condition("control-battlefield", "R5.3", lambda t, seat, card, a: t.controls_battlefield(seat))
EVERY_OPPONENT_DAMAGED = Condition(
    "every-opponent-damaged",
    "R5.3",
    lambda t, seat, card, a: all(t.damage[c] for c in OPPONENTS_CHARACTER.cards(t, seat)),
)
MORE_CHARACTERS = Condition(
    "more-characters", "R5.3", lambda t, seat, card, a: len(t.characters(1 - seat)) < len(t.characters(seat))
)
AN_EXHAUSTED_CHARACTER = Condition(
    "an-exhausted-character",
    "R5.3",
    lambda t, seat, card, a: any(EXHAUSTED(t, c, seat) for c in YOUR_CHARACTER.cards(t, seat)),
)
ATTACHED_UNSHIELDED = Condition("attached-unshielded", "R11.7", lambda t, seat, card, a: not t.shields[t.host[card]])
OPPONENT_ACTIVATED = Condition(
    "opponent-activated", "R5.3", lambda t, seat, card, a: t.remembered(1 - seat, CHARACTERS_ACTIVATED) > 0
)
ANY_PLAYER = Condition("any-player", "R11.2", lambda t, seat, card, a: True)
"""An action that the opponent may take as well."""
THIS_IS_READY = Condition("this-is-ready", "R6.1", lambda t, seat, card, a: may_activate(t, card))
