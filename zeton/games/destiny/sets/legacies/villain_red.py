"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import claiming, damage, dice, piles
from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.leaving import discard_from_play
from zeton.games.destiny.rules.resolving import turn_options
from zeton.kernel.ability import Cost
from zeton.kernel.use import ability_of

BATTLE_DROID = "battle-droid"
IS_BATTLE_DROID = Filter("battle-droid", lambda t, c, seat: t.cards[c].id == BATTLE_DROID)

YOUR_RED_DIE = colour(RED) & YOUR_DIE

# ── Kallus ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _kallus_options(use: UseAbility, table: DestinyTable) -> list[Option]:
    found: list[Option] = []
    for die in THIS_DIE.cards(use, table):
        other = {RANGED: MELEE, MELEE: RANGED}.get(dice.symbol(table, die))
        if other is not None:
            found += turn_options(table, [die], frozenset((other,)))
    return found


def _ask_kallus(use: UseAbility, table: DestinyTable) -> str | None:
    options = _kallus_options(use, table)
    if not options:
        return FINISH
    table.ask(use.seat, "turn", options)
    return None


def _turn_picked(use: UseAbility, table: DestinyTable) -> None:
    dice.turn(table, table.picked.card, table.picked.number - 1)


# ── Tarkin ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_with_a_partner(table: DestinyTable, seat: int, first: int = 0) -> list[int]:
    """Dice of the pool that show the same symbol as another one (as ``first``, if that is chosen)."""
    pool = table.dice_pool(seat)
    firsts = [first] if first else pool
    return [die for die in pool if any(die != other and dice.show_the_same(table, die, other) for other in firsts)]


def _ask_first(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "remove", [option("remove", die) for die in _dice_with_a_partner(table, use.seat)])


def _take_first(use: UseAbility, table: DestinyTable) -> None:
    use.targets = (table.picked.card,)


def _ask_second(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "remove", [option("remove", die) for die in _dice_with_a_partner(table, use.seat, use.targets[0])])


def _remove_both(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, (*use.targets, table.picked.card), use.seat, card_effect=True)


REMOVE_A_PAIR = Cost(
    "remove-a-pair",
    lambda t, seat, card: bool(_dice_with_a_partner(t, seat)),
    (_ask_first, _take_first, _ask_second, _remove_both),
)

# ── Separatist Landing Craft ─────────────────────────────────────────────────────────────────────────────────────


def _land_a_droid(use: UseAbility, table: DestinyTable) -> None:
    """The droid and its die were brought along; it is a character like another from now on."""
    droids = [card for card in table.pile(SET_ASIDE, use.seat) if table.cards[card].id == BATTLE_DROID]
    if not droids or table.resources[use.seat] < 2:
        return
    piles.spend(table, use.seat, 2)
    table.move(droids[0], CHARACTERS, use.seat)
    table.note("joins", use.seat, (droids[0],))
    for die in dice.brought_by(table, droids[0]):
        table.move(die, ON_CARDS, use.seat)


def _discard_this(use: UseAbility, table: DestinyTable) -> None:
    discard_from_play(table, use.card)


# ── Fragmentation Grenade ────────────────────────────────────────────────────────────────────────────────────────


def _ask_to_keep(use: UseAbility, table: DestinyTable) -> None:
    options = [option("spend", 0, 0, 1)] if table.resources[use.seat] else []
    table.ask(use.seat, "keep", [*options, PASS])


def _keep_or_discard(use: UseAbility, table: DestinyTable) -> None:
    if table.picked == PASS:
        discard_from_play(table, use.card)
    else:
        piles.spend(table, use.seat, 1)


# ── Grand Moff ───────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_claim_or_switch(use: UseAbility, table: DestinyTable) -> Next:
    """Neither is claiming (R12.8)."""
    options = []
    number = table.cards[table.battlefield].claim
    if may_use(table, use.seat, table.battlefield, ability_of(table, table.battlefield, number)):
        options.append(option("use", table.battlefield, 0, number))
    options += [option("switch", card) for card in claiming.unused_battlefields(table)]
    if not options:
        return use.skip()
    table.ask(use.seat, "claim or switch", options)
    return None


def _claim_or_switch(use: UseAbility, table: DestinyTable) -> None:
    verb, card, _, number = table.picked
    if verb == "use":
        begin_ability(table, use.seat, card, number)
    else:
        claiming.switch(table, card, use.seat)


# ── Shrapnel Blast ───────────────────────────────────────────────────────────────────────────────────────────────


def _blast(use: UseAbility, table: DestinyTable) -> None:
    use.targets = ()
    damage.deal_indirect(table, use.opponent, 1, use.card, use.seat, len(table.stack) - 1)


def _keep_who_was_hit(use: UseAbility, table: DestinyTable) -> str | None:
    use.amount = use.targets[0] if use.targets else 0
    return None if use.amount else FINISH


def _dice_of_who_was_hit(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return in_pool(table, table.dice[use.amount])


CARDS = (
    script(
        "battle-droid",
        AfterMay(ACTIVATE_THIS_ROLLING_INDIRECT, activate(besides_this(ACTIVATABLE & IS_BATTLE_DROID & YOUR_CHARACTER))),
    ),
    script("kallus", PowerAction(own(_ask_kallus, _turn_picked)), own_words=True),
    script("nute-gunray", changes(TAXES_INCOME, opponent, key="taxes-income"), own_words=True),
    script("tarkin", PowerAction(indirect(4), cost=REMOVE_A_PAIR)),
    script("separatist-landing-craft", Special(own(_land_a_droid, _discard_this)), own_words=True),
    script(
        "fragmentation-grenade",
        After(THIS_DIE_RESOLVED, own(_ask_to_keep, _keep_or_discard, which=THIS_IN_PLAY)),
        own_words=True,
    ),
    script(
        "grand-moff",
        PlayOn(UNIQUE & colour(RED) & CHARACTER),
        PowerAction(own(_ask_claim_or_switch, _claim_or_switch)),
        own_words=True,
    ),
    script("battle-fatigue", Event(remove_dice(OPPONENTS_DIE), condition=EVERY_OPPONENT_DAMAGED)),
    script(
        "crush-the-rebellion",
        Event((remove_dice(SHOWING_DAMAGE & ANY_DIE), THEN, indirect(HALF_OF_IT))),
        own_words=True,
    ),
    script("imperial-might", Event(resolve_die(YOUR_DIE, 2))),
    script(
        "scorched-earth",
        Event(indirect(for_each(1, OPPONENTS_DIE)), condition=CONTROL_BATTLEFIELD),
    ),
    script(
        "shrapnel-blast",
        Event((own(_blast, _keep_who_was_hit), remove_dice(Subject("its-dice", _dice_of_who_was_hit), up_to=True))),
        own_words=True,
    ),
    script(
        "target-practice",
        Event(
            (
                reroll_dice(YOUR_RED_DIE, ANY_NUMBER, up_to=True),
                reroll_dice(YOUR_RED_DIE, ANY_NUMBER, up_to=True),
            )
        ),
    ),
    # "Up to": each of them may be declined (R4.4).
    script("three-steps-ahead", Event(additional_actions(3))),
    script("command-bridge", Action(activate(~UNIQUE & YOUR_CHARACTER, 2), cost=EXHAUST_THIS)),
)
