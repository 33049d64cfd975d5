"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.piles import discard
from zeton.games.destiny.rules.piles import gain as gain_resources
from zeton.games.destiny.rules.playing import FREE
from zeton.games.destiny.rules.resolving import ResolveDie, may_resolve, symbol_picked
from zeton.games.destiny.rules.terms import CHOSEN, DECK_TYPES, EVENT

# ── Boba Fett ────────────────────────────────────────────────────────────────────────────────────────────────────


def _take_value(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """The die stays where it is; the one being resolved shows 0."""
    use.amount = dice.value(table, chosen[0])


# ── Slave I ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _opposing_dice_of_that_value(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    wanted = use.amount
    return tuple(die for die in table.dice_pool(use.opponent) if dice.value(table, die) == wanted)


def _take_value_of_rerolled(use: UseAbility, table: DestinyTable) -> None:
    use.amount = dice.value(table, use.targets[0])


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


def _ask_which_is_discarded(use: UseAbility, table: DestinyTable) -> Next:
    hand = table.hand(use.opponent)
    if not hand:
        return use.skip()
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in hand])
    return None


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


# ── Bib Fortuna ──────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_on_other_characters(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    others = [character for character in table.characters(use.seat) if character != use.card]
    return tuple(die for character in others for die in table.dice[character] if table.zone[die] == ON_CARDS)


def _roll_chosen(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    dice.roll_into_pool(table, chosen)


# ── Doctor Aphra ─────────────────────────────────────────────────────────────────────────────────────────────────


def _first_droid_this_round(table: DestinyTable, card: int, source: int) -> bool:
    seat = table.controller[source]
    if table.controller[card] != seat or DROID not in table.cards[card].subtypes:
        return False
    return not any(player == seat and DROID in table.cards[played].subtypes for player, played in table.played)


# ── Greedo ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_on_this(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(die for die in table.dice[use.card] if table.zone[die] == ON_CARDS)


def _ask_last_shot(use: UseAbility, table: DestinyTable) -> str | None:
    options = [option("resolve", die) for die in THIS_DIE.cards(use, table) if may_resolve(table, use.seat, die)]
    if not options:
        return FINISH
    table.ask(use.seat, "resolve", [*options, DONE])
    return None


def _resolve_last_shot(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return FINISH
    table.begin(ResolveDie(use.seat, table.picked.card, symbol_picked(table, table.picked)))
    return use.back(1)


# ── Rebel Traitor ────────────────────────────────────────────────────────────────────────────────────────────────


def _force_an_activation(use: UseAbility, table: DestinyTable) -> None:
    table.lasting += (Lasting(MUST_ACTIVATE, 0, 1, ROUND, use.opponent),)


# ── No Good To Me Dead ───────────────────────────────────────────────────────────────────────────────────────────


def _ask_how_much_is_healed(use: UseAbility, table: DestinyTable) -> str | None:
    options = [
        option("heal", character, 0, amount)
        for character in OPPONENTS_CHARACTER.cards(table, use.seat)
        for amount in range(1, min(2, table.damage[character]) + 1)
    ]
    table.ask(use.seat, "heal", [*options, DONE])
    return None


def _heal_and_gain(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        gain_resources(table, use.seat, damage.heal(table, table.picked.card, table.picked.number))


def _is_support_or_upgrade(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type in DECK_TYPES and table.cards[card].type != EVENT


def _number_removed(use: UseAbility, table: DestinyTable) -> int:
    return len(use.targets)


CARDS = (
    script(
        "bib-fortuna",
        Special(own(*select(Subject("on-others", _dice_on_other_characters), _roll_chosen, verb="roll"))),
        own_words=True,
    ),
    script(
        "boba-fett",
        Special((own(*select(ANY_DIE, _take_value, verb="point at")), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script(
        "doctor-aphra",
        changes(COST, _first_droid_this_round, -1, key="first-droid"),
        AfterMay(INDIRECT_TO_YOURSELF, draw(1)),
    ),
    script(
        "greedo",
        Before(
            THIS_DEFEATED,
            own(
                *select(Subject("on-this", _dice_on_this), _roll_chosen, verb="roll", least=0, most=ANY_NUMBER),
                _ask_last_shot,
                _resolve_last_shot,
            ),
        ),
        own_words=True,
    ),
    script("rebel-traitor", AfterMay(ACTIVATE_THIS, own(_force_an_activation)), own_words=True),
    script("ark-angel", After(ACTIVATE_THIS, activate(besides_this(YOUR & SUPPORT), 2, up_to=True))),
    script("bt-1", After(ACTIVATE_THIS, (indirect_to_yourself(1), THEN, indirect(1)))),
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
    script("hunter-instinct", Special(deal_damage_or(1, 2, damage_at_least(3) & CHARACTER))),
    script(
        "wrist-rockets",
        PlayOn(colour(YELLOW) & CHARACTER),
        Special((deal_damage(2), may_spend(1), deal_damage(2))),
    ),
    script(
        "delve",
        Event((indirect_to_yourself(1), play_from_hand(_is_support_or_upgrade, FREE))),
        own_words=True,
    ),
    script(
        "free-for-all",
        Event((remove_dice(YOUR_DIE, ANY_NUMBER, up_to=True), indirect(own_amount(_number_removed)))),
        own_words=True,
    ),
    script(
        "in-pursuit",
        Event(activate(colour(YELLOW) & YOUR_CHARACTER, ANY_NUMBER, up_to=True), condition=OPPONENT_ACTIVATED),
    ),
    script("no-good-to-me-dead", Event(own(_ask_how_much_is_healed, _heal_and_gain)), own_words=True),
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
