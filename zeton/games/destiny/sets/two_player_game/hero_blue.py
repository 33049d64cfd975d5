"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice

# ── Rey's Lightsaber ──────────────────────────────────────────────────────────────────────────────────────────────


def _shield_who_bears_it(use: UseAbility, table: DestinyTable) -> None:
    for character in ATTACHED.cards(use, table):
        damage.give_shields(table, character, 2 if is_on(table, use.card, "Rey") else 1)


# ── Inner Strength ────────────────────────────────────────────────────────────────────────────────────────────────


def _move_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    for character in ATTACHED.cards(use, table):
        damage.move_damage(table, character, chosen[0], 1)


# ── Concentrate ───────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_first(use: UseAbility, table: DestinyTable) -> None:
    use.amount = use.targets[0]


def _another_of_yours(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(die for die in table.dice_pool(use.seat) if die != use.amount)


def _is_there_another(use: UseAbility, table: DestinyTable) -> str | None:
    return None if _another_of_yours(use, table) else FINISH


# ── Distraction ───────────────────────────────────────────────────────────────────────────────────────────────────


def _name_both(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """Both are named; which of them is removed the opponent says."""


def _ask_which_is_removed(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.opponent, "remove", [option("remove", die) for die in use.targets])


def _remove_it(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, (table.picked.card,), use.seat, card_effect=True)


# ── Fierce Resolve ────────────────────────────────────────────────────────────────────────────────────────────────


def _take_value(use: UseAbility, table: DestinyTable) -> None:
    use.amount = dice.value(table, use.targets[0]) if use.ok else 0


CARDS = (
    script("rey-two-player-game", AfterMay(ACTIVATE_THIS, deal_damage(1), condition=this_is(SHIELDED))),
    script("rey-s-lightsaber", After(PLAY_THIS, own(_shield_who_bears_it)), own_words=True),
    script(
        "inner-strength",
        Special(own(*select(OPPONENTS & ~SHIELDED & CHARACTER, _move_one, verb="move to"))),
        own_words=True,
    ),
    script("luke-s-protection", Action(give_shields(1, colour(BLUE) & CHARACTER), cost=PUT_THIS_ON_TOP)),
    script(
        "concentrate",
        Event(
            (
                turn_dice(YOUR_DIE),
                THEN,
                own(_keep_first, _is_there_another),
                may_spend(1),
                turn_dice(Subject("another", _another_of_yours)),
            )
        ),
        own_words=True,
    ),
    script(
        "distraction",
        Event(
            (
                own(*select(ANY_DIE, _name_both, verb="choose", least=2, most=2)),
                THEN,
                own(_ask_which_is_removed, _remove_it),
            )
        ),
        own_words=True,
    ),
    script("do-or-do-not", Event((reroll_dice(YOUR_DIE), THEN, resolve_or_remove(by_opponent=False, bonus=1)))),
    script(
        "fierce-resolve",
        Event((reroll_dice(YOUR_DIE), THEN, own(_take_value), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
)
