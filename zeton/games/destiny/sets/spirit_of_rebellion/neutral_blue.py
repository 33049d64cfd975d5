"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.leaving import discard_from_play

NO_DAMAGE = (BLANK, SHIELD, RESOURCE, DISRUPT, DISCARDING, FOCUS, SPECIAL)

# ── Decisive Blow ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_of_the_struck(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    struck = [card for card in use.targets if table.zone[card] == CHARACTERS]
    return tuple(die for character in struck for die in dice_with(table, character))


# ── High Ground ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _remove_and_strike_down(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    home = table.home[chosen[0]] if dice.belongs_to(table, chosen[0]) else 0  # a loose die is no character's
    dice.remove(table, chosen, use.seat, card_effect=True)
    use.targets = (home,) if table.zone[home] == CHARACTERS else ()


def _strike_it(use: UseAbility, table: DestinyTable) -> None:
    damage.deal(table, [(character, 1) for character in use.targets], use.card, use.seat)


# ── Overconfidence ────────────────────────────────────────────────────────────────────────────────────────────────────


def _lowest_of_them(use: UseAbility, table: DestinyTable) -> list[int]:
    lying = in_pool(table, use.targets)
    least = min((dice.value(table, die) for die in lying), default=0)
    lowest = [die for die in lying if dice.value(table, die) == least]
    return [die for die in lowest if dice.may_be_removed(table, die, use.seat)]


def _ask_for_the_lowest(use: UseAbility, table: DestinyTable) -> str | None:
    lowest = _lowest_of_them(use, table)
    if not lowest:
        return FINISH
    table.ask(use.seat, "remove", [option("remove", die) for die in lowest])
    return None


def _remove_the_lowest(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, (table.picked.card,), use.seat, card_effect=True)


# ── Trust Your Instincts ──────────────────────────────────────────────────────────────────────────────────────────────


def _trust(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _its_dice(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, use.amount)


# ── Force Illusion ────────────────────────────────────────────────────────────────────────────────────────────────────


def _coming(table: DestinyTable, upgrade: int) -> int:
    """How much damage is coming to the character that can be blocked."""
    coming = damage.on_its_way(table)
    return 0 if coming.unblockable else sum(n for hurt, n in coming.packets if hurt == table.host[upgrade])


def _is_illusory(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return _coming(table, prospect.card) > 0


def _ask_how_much(use: UseAbility, table: DestinyTable) -> None:
    """All of it, or what shields leave of it: the player says which of the two blocks first."""
    host = table.host[use.card]
    amount = _coming(table, use.card)
    numbers = dict.fromkeys((amount, amount - table.shields[host]))
    table.ask(use.seat, "block", [option("block", host, 0, number) for number in numbers if number > 0])


def _pay_with_cards(use: UseAbility, table: DestinyTable) -> None:
    """With fewer cards than damage nothing is blocked."""
    wanted = table.picked.number
    gone = piles.discard_from_deck(table, use.seat, wanted, use.seat)
    if len(gone) == wanted:
        damage.on_its_way(table).block(table.host[use.card], wanted)
    discard_from_play(table, use.card)


CARDS = (
    script("force-push", PlayOn(colour(BLUE) & CHARACTER), Special(turn_dice(OPPONENTS_DIE, 2, up_to=True))),
    script("force-speed", PlayOn(colour(BLUE) & CHARACTER), Special(additional_actions(2))),
    script(
        "makashi-training",
        PlayOnly(spot_to_play(BLUE)),
        Action(remove_dice(showing(MELEE) & ANY_DIE), cost=(remove_a(showing(MELEE) & YOUR_DIE), EXHAUST_THIS)),
    ),
    script(
        "decisive-blow-spirit-of-rebellion",
        Event(
            (
                resolve_die(showing(MELEE) & YOUR_DIE, tells=True),
                THEN,
                remove_each(Subject("dice-of-the-struck", _dice_of_the_struck)),
            )
        ),
        own_words=True,
    ),
    script(
        "high-ground",
        Event(
            (
                own(*select(SHOWING_DAMAGE & OPPONENTS_DIE, _remove_and_strike_down, verb="remove", fits=dice.may_be_removed)),
                THEN,
                own(_strike_it),
            ),
            condition=CONTROL_BATTLEFIELD,
        ),
        own_words=True,
    ),
    script("momentum-shift", Event(move_shields(OPPONENTS_CHARACTER, YOUR_CHARACTER, 1)), own_words=True),
    script(
        "overconfidence",
        Event((spot(BLUE), reroll_dice(ANY_DIE, 2), THEN, own(_ask_for_the_lowest, _remove_the_lowest))),
        own_words=True,
    ),
    script("premonitions", Event(choose_one(STACK_ON_THIS, PLAY_STACKED))),
    script("rejuvenate", Event((spot(BLUE), heal(1, CHARACTER)))),
    script(
        "trust-your-instincts",
        Event(
            (
                spot(BLUE),
                own(*select(colour(BLUE) & YOUR_CHARACTER, _trust, verb="choose")),
                reroll_dice(Subject("its-dice", _its_dice), ANY_NUMBER, up_to=True),
                YOU_MAY,
                draw(1),
            )
        ),
        own_words=True,
    ),
    script(
        "meditate",
        Action(turn_dice(YOUR_DIE, to=NO_DAMAGE), cost=(EXHAUST_THIS, remove_a(showing(BLANK) & YOUR_DIE))),
        own_words=True,
    ),
    script(
        "force-illusion",
        BeforeMay(ATTACHED_DEALT_DAMAGE, own(_ask_how_much, _pay_with_cards, could=_is_illusory)),
        own_words=True,
    ),
)
