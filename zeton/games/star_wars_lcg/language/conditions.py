"""When an ability may not be used: limits and restrictions, each with the rule it stands for."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules import terms
from zeton.games.star_wars_lcg.rules.conflict import is_first_engagement
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.force import force_total
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import HAND
from zeton.kernel.ability import Ability, Condition
from zeton.kernel.amount import Measure
from zeton.kernel.conditions import not_played, not_used
from zeton.kernel.filter import Filter

__all__ = [
    "BALANCE_IS_DARK",
    "BALANCE_IS_LIGHT",
    "CARDS_IN_HAND",
    "DURING_AN_ENGAGEMENT",
    "FIRST_ENGAGEMENT",
    "FORCE_ICONS",
    "FORCE_PHASE",
    "NO_COPY_IN_PLAY",
    "OBJECTIVES_DESTROYED",
    "ONCE_PER_EDGE_BATTLE",
    "ONCE_PER_TURN",
    "ONE_PER_TURN",
    "OPPONENTS_TURN",
    "THIS_ATTACKS_ALONE",
    "THIS_IS_UNDAMAGED",
    "WITHOUT_FAQ",
    "WITH_FAQ",
    "YOUR_TURN",
    "YOUR_TURN_OR_DARK_BALANCE",
    "YOU_HAVE_THE_EDGE",
    "if_dial_at_least",
    "if_dial_at_most",
    "if_this_attacks",
]


ONCE_PER_TURN = Condition("once-per-turn", "A53", not_used)
"""For a card in play: each copy once per player's turn (A53, A54)."""

ONE_PER_TURN = Condition("one-per-turn", "A53", not_played)
"""For an event: each player one of this title per turn (A53, A54)."""

YOUR_TURN = Condition("your-turn", "R12.2", lambda t, seat, card, ability: t.active == seat)
OPPONENTS_TURN = Condition("opponents-turn", "R12.2", lambda t, seat, card, ability: t.active != seat)
FORCE_PHASE = Condition("force-phase", "R12.2", lambda t, seat, card, ability: t.phase == terms.FORCE)
DURING_AN_ENGAGEMENT = Condition("during-an-engagement", "R12.2", lambda t, seat, card, ability: t.engaged > 0)

YOU_HAVE_THE_EDGE = Condition("you-have-the-edge", "R12.2", lambda t, seat, card, ability: t.edge == seat)
BALANCE_IS_LIGHT = Condition("balance-is-light", "R12.2", lambda t, seat, card, ability: t.balance == terms.LIGHT)
BALANCE_IS_DARK = Condition("balance-is-dark", "R12.2", lambda t, seat, card, ability: t.balance == terms.DARK)

YOUR_TURN_OR_DARK_BALANCE = Condition(
    "your-turn-or-dark-balance", "R12.2", lambda t, seat, card, ability: t.active == seat or t.balance == terms.DARK
)

FIRST_ENGAGEMENT = Condition("first-engagement", "R12.2", lambda t, seat, card, ability: is_first_engagement(t))
"""During the first engagement of a phase."""

THIS_IS_UNDAMAGED = Condition("this-is-undamaged", "R12.2", lambda t, seat, card, ability: not t.damage[card])
"""Beside a filter of a constant: ``while_so(THIS_IS_UNDAMAGED)``."""


def if_dial_at_most(number: int) -> Condition:
    """The Death Star dial shows so much, or less."""
    return Condition("dial-at-most", "R12.2", lambda t, seat, card, ability: t.dial <= number, args={"number": number})


def if_dial_at_least(number: int) -> Condition:
    """The Death Star dial shows so much, or more."""
    return Condition("dial-at-least", "R12.2", lambda t, seat, card, ability: t.dial >= number, args={"number": number})


THIS_ATTACKS_ALONE = Condition("this-attacks-alone", "R12.2", lambda t, seat, card, ability: t.attacks_alone(card))


def _not_in_this_edge_battle(table: StarWarsTable, seat: int, card: int, ability: Ability | None) -> bool:
    battle = next((one for one in reversed(table.stack) if isinstance(one, EdgeBattle)), None)
    return battle is not None and card not in battle.replaced


ONCE_PER_EDGE_BATTLE = Condition("once-per-edge-battle", "A53", _not_in_this_edge_battle)


def if_this_attacks(which: Filter) -> Condition:
    """This unit attacks a card that fits: it participates as an attacker, and the engaged objective is such a card."""

    def test(table: StarWarsTable, seat: int, card: int, ability: Ability | None) -> bool:
        return table.part[card] == terms.ATTACKER and table.engaged > 0 and which.test(table, table.engaged, card)

    return Condition("this-attacks", "R12.2", test, args={"which": which})


WITHOUT_FAQ = Condition("without-faq", "A1", lambda t, seat, card, ability: not t.faq)
WITH_FAQ = Condition("with-faq", "A1", lambda t, seat, card, ability: t.faq)
"""Which of two timings of a card counts, as printed or with its errata (A1)."""


def _not_unique_in_play(table: StarWarsTable, seat: int, card: int, ability: Ability | None) -> bool:
    printed = table.cards[card]
    return not printed.unique or not table.is_unique_in_play(printed.title)


NO_COPY_IN_PLAY = Condition("unique-in-play", "R15.1", _not_unique_in_play)

CARDS_IN_HAND = Measure("cards-in-hand", lambda table, seat: len(table.pile(HAND, seat)))
FORCE_ICONS = Measure("force-icons", force_total)
OBJECTIVES_DESTROYED = Measure("objectives-destroyed", lambda table, seat: len(table.pile(terms.VICTORY, seat)))
"""What both players have, more or less of it: ``if_you_have_more(CARDS_IN_HAND)``."""
