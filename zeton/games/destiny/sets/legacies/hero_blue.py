"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.kernel.ability import Cost

# ── ETA-2 Interceptor ────────────────────────────────────────────────────────────────────────────────────────────


def _dice_to_remove(table: DestinyTable, seat: int, card: int) -> list[int]:
    """This die, or one of yours that shows a shield."""
    shields = [die for die in table.dice_pool(seat) if dice.symbol(table, die) == SHIELD]
    return [*(die for die in in_pool(table, table.dice[card]) if die not in shields), *shields]


def _ask_die_to_remove(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "remove", [option("remove", die) for die in _dice_to_remove(table, use.seat, use.card)])


def _remove_it(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, (table.picked.card,), use.seat, card_effect=True)


REMOVE_THIS_OR_A_SHIELD = Cost(
    "remove-this-or-a-shield",
    lambda t, seat, card: bool(_dice_to_remove(t, seat, card)),
    (_ask_die_to_remove, _remove_it),
)

# ── Obi-Wan Kenobi's Lightsaber ──────────────────────────────────────────────────────────────────────────────────


def _shield_the_attached(use: UseAbility, table: DestinyTable) -> None:
    for character in ATTACHED.cards(use, table):
        damage.give_shields(table, character, 1)


def _shields_on_attached(use: UseAbility, table: DestinyTable) -> int:
    return sum(table.shields[character] for character in ATTACHED.cards(use, table))


# ── Ataru Strike ─────────────────────────────────────────────────────────────────────────────────────────────────


def _shields_of_that_character(use: UseAbility, table: DestinyTable) -> int:
    return table.shields[table.home[use.targets[0]]]


# ── Investigate ──────────────────────────────────────────────────────────────────────────────────────────────────


def _take_it(use: UseAbility, table: DestinyTable) -> None:
    table.move(table.picked.card, HAND, use.seat)


# ── Unbreakable ──────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_below_your_shields(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    shields = sum(table.shields[character] for character in table.characters(use.seat))
    return tuple(die for seat in (0, 1) for die in table.dice_pool(seat) if dice.value(table, die) <= shields)


# ── Defensive Teaching ───────────────────────────────────────────────────────────────────────────────────────────


def _your_blue_character(table: DestinyTable, card: int, source: int) -> bool:
    is_yours = table.controller[card] == table.controller[source]
    return is_yours and table.zone[card] == CHARACTERS and table.cards[card].colour == BLUE


# ── Yoda's Hut ───────────────────────────────────────────────────────────────────────────────────────────────────


def _shield_and_count(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.give_shields(table, chosen[0], 1)
    if table.shields[chosen[0]] >= 3:
        piles.gain(table, use.seat, 1)


CARDS = (
    script(
        "aayla-secura",
        Special((turn_dice((colour(BLUE) | colour(RED)) & YOUR_DIE), turn_dice(OPPONENTS_DIE))),
    ),
    script("luke-skywalker", PowerAction(resolve_die(THIS_CHARACTERS_DICE, 2), cost=spend(2))),
    script("obi-wan-kenobi", AfterMay(ACTIVATE_THIS, give_shields(1))),
    script(
        "yoda",
        Special(
            choose_modes(
                2,
                ("gain 1 resource", (gain(1),)),
                ("give 1 shield", (give_shields(1),)),
                ("turn a die", (turn_dice(YOUR_DIE),)),
                ("discard from a deck", (discard_from_a_deck(1),)),
            )
        ),
        own_words=True,
    ),
    script("eta-2-interceptor", Action(exhaust_card(READY & SUPPORT), cost=REMOVE_THIS_OR_A_SHIELD)),
    # The draw is no condition for the turn.
    script("r2-d2", Special((draw(1), turn_dice(YOUR_DIE, up_to=True)))),
    script("force-meditation", PlayOnly(spot_to_play(BLUE)), Special(discard_from_a_deck(2))),
    script(
        "obi-wan-kenobis-lightsaber",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((own(_shield_the_attached), deal_damage(own_amount(_shields_on_attached), unblockable=True))),
        own_words=True,
    ),
    script("adapt", Event((remove_shields(1, SHIELDED & YOUR_CHARACTER), THEN, gain(1)))),
    script(
        "ataru-strike",
        Event(resolve_die(showing(MELEE) & colour(BLUE) & YOUR & CHARACTER_DIE, own_amount(_shields_of_that_character))),
        own_words=True,
    ),
    script("heightened-awareness", Event(give_shields(3))),
    script(
        "investigate",
        Event(order_top_five(opponents=False, question="take", verb="take", done=_take_it)),
        own_words=True,
    ),
    script("strength-through-weakness", Event(discard_from_a_deck(4))),
    script("unbreakable", Event(remove_dice(Subject("below-shields", _dice_below_your_shields))), own_words=True),
    script("defensive-teaching", changes(SHIELD_LIMIT, _your_blue_character, key="shield-limit")),
    script(
        "yodas-hut",
        Action(own(*select(CHARACTER, _shield_and_count, verb="shield", number=1)), cost=EXHAUST_THIS),
        own_words=True,
    ),
)
