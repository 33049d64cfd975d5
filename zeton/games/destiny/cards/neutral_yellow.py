"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.effects import (
    GIVE_BATTLEFIELD_AWAY,
    YOU_MAY,
    heal,
    indirect_to_yourself,
    own,
    play_from_hand,
    remove_dice,
    reroll_dice,
    select,
    spot,
)
from zeton.games.destiny.language.filters import (
    ANY_DIE,
    CHARACTER_DIE,
    OPPONENTS,
    OPPONENTS_DIE,
    SHOWING_DAMAGE,
    YOUR,
)
from zeton.games.destiny.language.script import Event, script
from zeton.games.destiny.language.subjects import Subject
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.activating import Activate, may_activate
from zeton.games.destiny.rules.piles import gain, lose_resources
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import BLANK, WEAPON, YELLOW

# ── Bamboozle ────────────────────────────────────────────────────────────────────────────────────────────────────


def _take_resource_for_a_blank(use: UseAbility, table: DestinyTable) -> None:
    if use.ok and dice.symbol(table, use.targets[0]) == BLANK:
        gain(table, use.seat, lose_resources(table, use.opponent, 1))


# ── Entangle ─────────────────────────────────────────────────────────────────────────────────────────────────────

MOST_VALUE = 3


def _dice_that_still_fit(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    """Dice whose value, with those already chosen, is 3 or less (R17.10)."""
    taken = sum(dice.value(table, die) for die in use.targets)
    return tuple(die for die in ANY_DIE.cards(table, use.seat) if taken + dice.value(table, die) <= MOST_VALUE)


# ── Face-Off ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_first(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _duel_is_possible(use: UseAbility, table: DestinyTable) -> str | None:
    """Both a die of yours and one of the opponent's are needed."""
    yours = any(True for _ in (YOUR & CHARACTER_DIE).cards(table, use.seat))
    theirs = any(True for _ in (OPPONENTS & CHARACTER_DIE).cards(table, use.seat))
    return None if yours and theirs else FINISH


def _reroll_both(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.targets = (use.amount, chosen[0])
    dice.reroll(table, use.targets)


def _hit_the_lowest(use: UseAbility, table: DestinyTable) -> None:
    """Both, at the same time, if it is a tie (A9)."""
    values = [dice.value(table, die) for die in use.targets]
    losers = [table.home[die] for die, value in zip(use.targets, values, strict=True) if value == min(values)]
    damage.deal(table, [(character, 2) for character in losers], use.card, use.seat)


# ── Quick Draw ───────────────────────────────────────────────────────────────────────────────────────────────────


def _is_weapon(table: DestinyTable, card: int) -> bool:
    return WEAPON in table.cards[card].subtypes


def _is_the_armed_ready(use: UseAbility, table: DestinyTable) -> str | None:
    return None if may_activate(table, table.host[use.targets[0]]) else FINISH


def _activate_the_armed(use: UseAbility, table: DestinyTable) -> None:
    table.begin(Activate(table.host[use.targets[0]]))


CARDS = (
    script("bamboozle", Event((reroll_dice(OPPONENTS_DIE), own(_take_resource_for_a_blank))), own_words=True),
    script("dangerous-maneuver", Event((heal(2), indirect_to_yourself(2)))),
    script(
        "entangle",
        Event((spot(YELLOW), remove_dice(Subject("fitting-dice", _dice_that_still_fit), 2, up_to=True))),
        own_words=True,
    ),
    script(
        "face-off",
        Event(
            own(
                _duel_is_possible,
                *select(YOUR & CHARACTER_DIE, _keep_first, verb="reroll"),
                *select(OPPONENTS & CHARACTER_DIE, _reroll_both, verb="reroll"),
                _hit_the_lowest,
            )
        ),
        own_words=True,
    ),
    script("hasty-exit", Event((GIVE_BATTLEFIELD_AWAY, remove_dice(SHOWING_DAMAGE & ANY_DIE)))),
    script(
        "quick-draw",
        Event((play_from_hand(_is_weapon), own(_is_the_armed_ready), YOU_MAY, own(_activate_the_armed))),
        own_words=True,
    ),
)
