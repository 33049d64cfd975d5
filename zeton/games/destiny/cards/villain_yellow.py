"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.effects import (
    THEN,
    deal_damage,
    deal_damage_by,
    may_spend,
    own,
    remove_dice,
    reroll_dice,
    select,
)
from zeton.games.destiny.language.filters import ANY_DIE, CHARACTER, YOUR_DIE, colour, damage_at_least
from zeton.games.destiny.language.script import Event, PlayOn, PowerAction, Special, script
from zeton.games.destiny.language.subjects import Subject, dice_with
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.piles import discard
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import CHOSEN, HAND, YELLOW
from zeton.kernel.decision import option

# ── Boba Fett ────────────────────────────────────────────────────────────────────────────────────────────────────


def _take_value(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """The die stays where it is; the one being resolved shows 0."""
    use.amount = dice.value(table, chosen[0])


def _amount(use: UseAbility, table: DestinyTable) -> int:
    return use.amount


# ── Slave I ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _opposing_dice_of_that_value(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    wanted = use.amount
    return tuple(die for die in table.dice_pool(use.opponent) if dice.value(table, die) == wanted)


def _take_value_of_rerolled(use: UseAbility, table: DestinyTable) -> None:
    use.amount = dice.value(table, use.targets[0])


# ── Hunter Instinct ──────────────────────────────────────────────────────────────────────────────────────────────


def _more_if_hurt(use: UseAbility, table: DestinyTable, character: int) -> int:
    return 2 if table.damage[character] >= 3 else 1


# ── Rumors ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_opponent_to_set_apart(use: UseAbility, table: DestinyTable) -> str | None:
    hand = table.hand(use.opponent)
    if not hand:
        return FINISH
    table.ask(use.opponent, "set apart", [option("set apart", card) for card in hand])
    return None


def _set_apart(use: UseAbility, table: DestinyTable) -> None:
    """Nobody but its holder knows which one it was (A38)."""
    table.move(table.picked.card, CHOSEN, use.opponent, secretly=True)


def _look_at_the_others(use: UseAbility, table: DestinyTable) -> None:
    hand = tuple(table.hand(use.opponent))
    table.show(hand, 1 << use.seat)
    table.note("looks at", use.seat, hand)


def _ask_which_is_discarded(use: UseAbility, table: DestinyTable) -> None:
    hand = table.hand(use.opponent)
    if not hand:
        use.skip()
        return
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in hand])


def _discard_picked(use: UseAbility, table: DestinyTable) -> None:
    discard(table, table.picked.card)


def _return_what_was_set_apart(use: UseAbility, table: DestinyTable) -> None:
    for card in table.pile(CHOSEN, use.opponent)[:]:
        table.move(card, HAND, use.opponent)


# ── Subdue ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_target(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _dice_of_target(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, use.amount)


CARDS = (
    script(
        "boba-fett",
        Special((own(*select(ANY_DIE, _take_value, verb="point at")), deal_damage(_amount))),
        own_words=True,
    ),
    script(
        "slave-i",
        PowerAction(
            (
                reroll_dice(colour(YELLOW) & YOUR_DIE),
                THEN,
                own(_take_value_of_rerolled),
                remove_dice(Subject("that-value", _opposing_dice_of_that_value), up_to=True),
            )
        ),
        own_words=True,
    ),
    script("hunter-instinct", Special(deal_damage_by(_more_if_hurt)), own_words=True),
    script(
        "wrist-rockets",
        PlayOn(colour(YELLOW) & CHARACTER),
        Special((deal_damage(2), may_spend(1), deal_damage(2))),
    ),
    script(
        "rumors",
        Event(
            own(
                _ask_opponent_to_set_apart,
                _set_apart,
                _look_at_the_others,
                _ask_which_is_discarded,
                _discard_picked,
                _return_what_was_set_apart,
            )
        ),
        own_words=True,
    ),
    script(
        "subdue",
        Event(
            (
                own(*select(damage_at_least(3) & CHARACTER, _keep_target, verb="choose")),
                THEN,
                remove_dice(Subject("its-dice", _dice_of_target)),
            )
        ),
        own_words=True,
    ),
    script("take-flight", Event(reroll_dice(colour(YELLOW) & YOUR_DIE, 2, up_to=True))),
)
