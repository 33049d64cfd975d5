"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.resolving import ResolveDie, may_resolve, symbol_picked, ways_to_resolve

# ── 74-Z Speeder Bike ────────────────────────────────────────────────────────────────────────────────────────────


def _two_dice(use: UseAbility, table: DestinyTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """This die, and the character dice of which one is resolved; what has been resolved is out."""
    bike, riders = THIS_DIE.cards(use, table), ATTACHED_CHARACTER_DICE.cards(use, table)
    return bike if use.amount != 1 else (), riders if use.amount != 2 else ()


def _resolve_options(use: UseAbility, table: DestinyTable) -> list[Option]:
    bike, riders = _two_dice(use, table)
    able = (die for die in (*bike, *riders) if may_resolve(table, use.seat, die))
    options = [way for die in able for way in ways_to_resolve(table, die)]
    for base in (*bike, *riders):
        # If both show one symbol and one is a modifier, they may be resolved as a group (A13).
        for other in riders if base in bike else bike:
            both = dice.side_cost(table, base) + dice.side_cost(table, other)
            if (
                may_resolve(table, use.seat, base)
                and other not in table.resolved
                and dice.face(table, other).plus
                and dice.symbol(table, other) == dice.symbol(table, base)
                and both <= table.resources[use.seat]
            ):
                options.append(option("add", other, base))
    return options


def _ask_die(use: UseAbility, table: DestinyTable) -> Next:
    options = _resolve_options(use, table)
    if not options:
        return use.skip()
    table.ask(use.seat, "resolve one", options)
    return None


def _resolve_picked(use: UseAbility, table: DestinyTable) -> Next:
    """What is left for the second die: the character's after this one, this one after the character's; nothing after both."""
    verb, die, base, _ = table.picked
    if verb == "add":
        table.begin(ResolveDie(use.seat, base, dice.symbol(table, base), modifiers=(die,)))
        return use.skip(2)
    use.amount = 1 if die in THIS_DIE.cards(use, table) else 2
    table.begin(ResolveDie(use.seat, die, symbol_picked(table, table.picked)))
    return None


def _begin_with_both(use: UseAbility, table: DestinyTable) -> None:
    use.amount = 0


# ── Reinforce ────────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_on_characters_with_a_copy(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    titles = [table.cards[character].title for character in table.characters(use.seat)]
    return tuple(
        die
        for character in table.characters(use.seat)
        if titles.count(table.cards[character].title) > 1
        for die in table.dice[character]
        if table.zone[die] == ON_CARDS
    )


def _roll_chosen(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    dice.roll_into_pool(table, chosen)


# ── Strength in Numbers ──────────────────────────────────────────────────────────────────────────────────────────


def _exhausted_characters(use: UseAbility, table: DestinyTable) -> int:
    return sum(table.exhausted[character] > 0 for character in table.characters(use.seat))


# ── Sudden Impact ────────────────────────────────────────────────────────────────────────────────────────────────


def _hit_every_opponent(use: UseAbility, table: DestinyTable) -> None:
    amount = how_much(HALF_OF_IT, use, table)
    damage.deal(table, [(character, amount) for character in table.characters(use.opponent)], use.card, use.seat)


CARDS = (
    script(
        "ground-battalion",
        AfterMay(ACTIVATE_THIS, TAKE_BATTLEFIELD),
    ),
    script("lookout-post", PlayOnly(CONTROL_BATTLEFIELD)),
    script(
        "74-z-speeder-bike",
        Action(own(_begin_with_both, _ask_die, _resolve_picked, _ask_die, _resolve_picked)),
        own_words=True,
    ),
    script("crackdown", Event(gain(1), condition=EVERY_OPPONENT_DAMAGED)),
    script(
        "crash-landing",
        Event((remove_dice(SHOWING_DAMAGE & ANY_DIE), THEN, indirect_to_yourself(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("law-and-order", Event((spot(RED), discard_cards(UPGRADE)))),
    script("locked-and-loaded", Event((spot(RED), turn_dice(YOUR_DIE, 2, up_to=True, to=(INDIRECT,)))), own_words=True),
    script(
        "reinforce",
        Event(own(*select(Subject("copies", _dice_on_characters_with_a_copy), _roll_chosen, verb="roll"))),
        own_words=True,
    ),
    script("strength-in-numbers", Event(indirect(own_amount(_exhausted_characters))), own_words=True),
    script(
        "sudden-impact",
        Event((remove_dice(SHOWING_DAMAGE & YOUR_DIE), THEN, own(_hit_every_opponent))),
        own_words=True,
    ),
    script("superior-position", Event(remove_dice(ANY_DIE), condition=CONTROL_BATTLEFIELD)),
    script(
        "target-intel",
        Event(resolve_die(showing(INDIRECT) & YOUR_DIE, as_symbol=RANGED, key="resolve-as")),
    ),
    script(
        "bubble-shield",
        changes(TAKES_INDIRECT, this, 3),
        changes(BREAKS, this, 3),
        own_words=True,
    ),
    script("cover-team", Action(resolve_die(showing(INDIRECT) & YOUR_DIE, 1), cost=EXHAUST_THIS)),
)
