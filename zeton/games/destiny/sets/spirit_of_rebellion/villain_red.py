"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice

# ── FN-2199 ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _roll_that_weapon(use: UseAbility, table: DestinyTable) -> None:
    """If able: a die that is in the pool already, or that there is none of, is not rolled."""
    use.targets = tuple(die for die in table.dice[use.event.card] if table.zone[die] == ON_CARDS)
    dice.roll_into_pool(table, use.targets)


# ── TIE Pilot ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _covered(table: DestinyTable, die: int, source: int) -> bool:
    """Another die of yours than the pilot's, showing ranged damage, while that is in the pool."""
    if table.controller[die] != table.controller[source] or dice.symbol(table, die) != RANGED:
        return False
    return any(cover != die for cover in in_pool(table, table.dice[source]))


# ── E-Web Emplacement ─────────────────────────────────────────────────────────────────────────────────────────────────


def _this_die_in_control(table: DestinyTable, die: int, source: int) -> bool:
    return this_die(table, die, source) and table.controls_battlefield(table.controller[source])


# ── Battle Formation ──────────────────────────────────────────────────────────────────────────────────────────────────


def _red_characters(use: UseAbility, table: DestinyTable) -> int:
    return sum(1 for _ in (colour(RED) & YOUR_CHARACTER).cards(table, use.seat))


def _reroll_them(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    dice.reroll(table, chosen)


CARDS = (
    script(
        "fn-2199", After(PLAY_WEAPON_ON_THIS, (own(_roll_that_weapon), resolve_die(THAT_DIE, optional=True))), own_words=True
    ),
    script("tie-pilot", changes(PROTECTED, _covered), own_words=True),
    script("e-web-emplacement", changes(VALUE, _this_die_in_control), own_words=True),
    script(
        "imperial-discipline",
        PlayOn(colour(RED) & CHARACTER),
        Action(turn_dice(ATTACHED_DICE, to=(RANGED, RESOURCE)), cost=REMOVE_THIS_DIE),
        own_words=True,
    ),
    script("dt-29-heavy-blaster-pistol", Special(remove_dice(SHOWING_COST & OPPONENTS_DIE))),
    script("z6-riot-control-baton", AfterMay(THIS_DIE_ROLLED_IN, reroll_dice(THIS_DIE))),
    script(
        "battle-formation",
        Event(
            (
                YOU_MAY,
                own(*select(YOUR_DIE, _reroll_them, verb="reroll", least=ANY_NUMBER, most=own_amount(_red_characters))),
            )
        ),
        own_words=True,
    ),
    script("imperial-war-machine", Event(resolve_die(SHOWING_COST & colour(RED) & YOUR_DIE, free=True)), own_words=True),
    script("lockdown", Event((spot(RED, 2), TAKE_BATTLEFIELD))),
    script(
        "sustained-fire",
        Event(remove_shields_from_each(ANY_NUMBER, OPPONENTS_CHARACTER), condition=if_your_dice_show(RANGED, 2)),
    ),
    script(
        "trench-warfare",
        Event(turn_dice(OPPONENTS_DIE, ANY_NUMBER, up_to=True, to=(SHIELD,)), condition=if_your_dice_show(SHIELD)),
    ),
    script(
        "we-have-them-now",
        Event(turn_dice(YOUR_DIE, 4, up_to=True, to=DAMAGE_SYMBOLS), condition=CONTROL_BATTLEFIELD),
        own_words=True,
    ),
    script("attrition", After(YOURS_WAS_DEFEATED, deal_damage(1))),
)
