"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, piles
from zeton.games.destiny.rules.leaving import return_to_hand

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
    return len((colour(RED) & YOUR_CHARACTER).cards(table, use.seat))


def _reroll_them(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    dice.reroll(table, chosen)


# ── Traitor ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _discard_own_top(use: UseAbility, table: DestinyTable) -> None:
    gone = piles.discard_from_deck(table, use.seat, 1, use.seat)
    use.ok = bool(gone)
    use.amount = table.cards[gone[0]].cost if gone else 0


def _dice_no_dearer(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    both = ANY_DIE.cards(table, use.seat)
    return tuple(die for die in both if dice.symbol(table, die) != SPECIAL and dice.value(table, die) <= use.amount)


# ── Undying Loyalty ───────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_to_keep_it(use: UseAbility, table: DestinyTable) -> str | None:
    title = table.cards[use.card].title
    copies = any(table.cards[card].title == title for card in table.pile(DISCARD, use.seat))
    if not copies or not table.resources[use.seat]:
        return FINISH
    table.ask(use.seat, "spend", [option("spend", 0, 0, 1), PASS])
    return None


def _put_it_on_top(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        piles.spend(table, use.seat, 1)
        table.move(use.card, DECK, table.owner[use.card])
        table.note("put on top", use.seat, (use.card,))


# ── Imperial Inspection ───────────────────────────────────────────────────────────────────────────────────────────────

CHEAP_UPGRADE = cost_at_most(2) & UPGRADE


def _confiscate(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    return_to_hand(table, chosen[0])


CARDS = (
    script(
        "fn-2199", After(PLAY_WEAPON_ON_THIS, (own(_roll_that_weapon), resolve_die(THAT_DIE, optional=True))), own_words=True
    ),
    script(
        "director-krennic-spirit-of-rebellion",
        After(ACTIVATE_THIS, ROLL_A_LOOSE_DIE, condition=CONTROL_BATTLEFIELD),
        own_words=True,
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
        "traitor",
        Event((own(_discard_own_top), THEN, remove_dice(Subject("no-dearer", _dice_no_dearer)))),
        own_words=True,
    ),
    script(
        "trench-warfare",
        Event(turn_dice(OPPONENTS_DIE, ANY_NUMBER, up_to=True, to=(SHIELD,)), condition=if_your_dice_show(SHIELD)),
    ),
    script(
        "undying-loyalty",
        Event((heal(1, colour(RED) & CHARACTER), own(_ask_to_keep_it, _put_it_on_top))),
        own_words=True,
    ),
    script(
        "we-have-them-now",
        Event(turn_dice(YOUR_DIE, 4, up_to=True, to=DAMAGE_SYMBOLS), condition=CONTROL_BATTLEFIELD),
        own_words=True,
    ),
    script("attrition", After(YOURS_WAS_DEFEATED, deal_damage(1))),
    script(
        "imperial-inspection",
        AfterMay(
            your_die_rolls(DISRUPT),
            own(*select(CHEAP_UPGRADE, _confiscate, verb="return"), which=CHEAP_UPGRADE),
            cost=SET_THIS_ASIDE,
        ),
        own_words=True,
    ),
)
