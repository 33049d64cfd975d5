"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.leaving import discard_from_play
from zeton.games.destiny.rules.playing import FREE, PlayCard, may_play
from zeton.games.destiny.rules.terms import CHOSEN, LOOKED_AT

# ── IG-88 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_yellow_arms(use: UseAbility, table: DestinyTable, card: int) -> bool:
    printed = table.cards[card]
    return printed.colour == YELLOW and bool(printed.subtypes & {WEAPON, EQUIPMENT}) and printed.type == "upgrade"


def _this_character(use: UseAbility, table: DestinyTable) -> int:
    return use.card


# ── Blackmail ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_victim_to_pay(use: UseAbility, table: DestinyTable) -> str | None:
    if not table.resources[use.opponent] or not in_pool(table, (use.event.source,)):
        return FINISH
    table.ask(use.opponent, "blackmail", [option("spend", 0, 0, 1), PASS])
    return None


def _take_the_money(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        piles.gain(table, use.seat, piles.lose_resources(table, use.opponent, 1))
        dice.remove(table, (use.event.source,), use.opponent, card_effect=True)


def _is_in_the_pool(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return table.resources[1 - prospect.seat] > 0 and bool(in_pool(table, (prospect.event.source,)))


# ── Unkar Plutt ───────────────────────────────────────────────────────────────────────────────────────────────────────

LEAST_VALUE = 3


def _is_there_enough(use: UseAbility, table: DestinyTable) -> str | None:
    """What cannot be reached with all dice together is not begun."""
    use.targets = ()
    enough = sum(dice.value(table, die) for die in table.dice_pool(use.seat)) >= LEAST_VALUE
    return None if enough else FINISH


def _ask_scrap(use: UseAbility, table: DestinyTable) -> Next:
    left = [option("remove", die) for die in table.dice_pool(use.seat) if die not in use.targets]
    enough = sum(dice.value(table, die) for die in use.targets) >= LEAST_VALUE
    if not left:
        return use.skip()
    table.ask(use.seat, "remove", [*left, DONE] if enough else left)
    return None


def _take_scrap(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return None
    use.targets = (*use.targets, table.picked.card)
    return use.back(1)


def _haggle(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, use.targets, use.seat, card_effect=True)
    for card in piles.discard_at_random(table, use.opponent, 1):
        piles.gain(table, use.seat, table.cards[card].cost)


# ── Arms Deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_weapon(use: UseAbility, table: DestinyTable) -> None:
    weapons = [card for card in table.hand(use.seat) if WEAPON in table.cards[card].subtypes]
    table.ask(use.seat, "discard from hand", [*(option("discard", card) for card in weapons), DONE])


def _sell_weapon(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        piles.gain(table, use.seat, use.amount)
        return None
    piles.discard(table, table.picked.card)
    use.amount += 1
    return use.back(1)


# ── Friends in High Places ────────────────────────────────────────────────────────────────────────────────────────────


def _look_at_three(use: UseAbility, table: DestinyTable) -> None:
    for card in table.pile(DECK, use.seat)[-3:]:
        table.move(card, LOOKED_AT, use.seat)


def _ask_which_friend(use: UseAbility, table: DestinyTable) -> None:
    cards = [card for card in table.pile(LOOKED_AT, use.seat) if may_play(table, use.seat, card, FREE)]
    table.ask(use.seat, "play", [*(option("play", card) for card in cards), DONE])


def _play_friend(use: UseAbility, table: DestinyTable) -> None:
    """The others wait apart, for what is played may look at cards as well."""
    picked = table.picked
    for card in table.pile(LOOKED_AT, use.seat)[:]:
        if picked == DONE or card != picked.card:
            table.move(card, CHOSEN, use.seat)
    if picked != DONE:
        table.begin(PlayCard(picked.card, use.seat, FREE))


def _discard_the_others(use: UseAbility, table: DestinyTable) -> None:
    piles.discard_of_deck(table, tuple(table.pile(CHOSEN, use.seat)), use.seat, use.seat)


# ── Relentless Pursuit ────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_whom(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _others(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(character for character in CHARACTER.cards(table, use.seat) if character != use.amount)


def _pursue(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.move_damage(table, use.amount, chosen[0], 1)


def _ask_to_go_on(use: UseAbility, table: DestinyTable) -> str | None:
    if not use.targets or table.zone[use.targets[0]] != CHARACTERS or not table.damage[use.amount]:
        return FINISH
    table.ask(use.seat, "may", [option("use", use.card, 0, use.number), PASS])
    return None


def _go_on(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        damage.move_damage(table, use.amount, use.targets[0], 1)


# ── Scrap Buy ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _buy(use: UseAbility, table: DestinyTable) -> None:
    pile = table.pile(DISCARD, use.seat)
    if pile:
        piles.take(table, table.roll(pile))


# ── Armor Plating ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _can_be_blocked(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    coming = damage.on_its_way(table)
    return not coming.unblockable and any(n > 0 and hurt == table.host[prospect.card] for hurt, n in coming.packets)


def _stop_two(use: UseAbility, table: DestinyTable) -> None:
    damage.on_its_way(table).block(table.host[use.card], 2)
    discard_from_play(table, use.card)


CARDS = (
    script("aurra-sing", BeforeMay(YOU_RESOLVE_THIS_DIE, raise_value(1), cost=discard_a_card())),
    script("guavian-enforcer", Action(remove_shields(1, SHIELDED & CHARACTER), cost=REMOVE_THIS_DIE)),
    script(
        "ig-88-spirit-of-rebellion",
        Special(play_card(_is_yellow_arms, 2, zones=(DISCARD,), on=_this_character)),
        own_words=True,
    ),
    script("unkar-plutt", Action(own(_is_there_enough, _ask_scrap, _take_scrap, _haggle)), own_words=True),
    script("slave-i-spirit-of-rebellion", Special(opponent_spreads_damage(number_of(OPPONENTS_DIE))), own_words=True),
    script(
        "blackmail",
        After(THIS_DIE_ROLLED, own(_ask_victim_to_pay, _take_the_money, could=_is_in_the_pool)),
        own_words=True,
    ),
    script("personal-shield", BeforeMay(ATTACHED_DEALT_RANGED, give_shields(1, ATTACHED), cost=EXHAUST_THIS)),
    script("vibroknucklers", BeforeMay(YOU_RESOLVE_THIS_DIE, raise_value(1), cost=spend(1))),
    script("arms-deal", Event(own(_ask_weapon, _sell_weapon)), own_words=True),
    script("bait-and-switch", Event(turn_dice(showing(RESOURCE) & YOUR_DIE))),
    script(
        "friends-in-high-places",
        Event(own(_look_at_three, _ask_which_friend, _play_friend, _discard_the_others), condition=if_your_dice_are_worth(7)),
        own_words=True,
    ),
    script("loose-ends", Event((remove_dice(showing(RANGED) & YOUR_DIE), THEN, discard_from_opponents_deck(4)))),
    script("one-quarter-portion", Event((remove_dice(OPPONENTS_DIE), THEN, opponent_gains(1)))),
    script(
        "relentless-pursuit",
        Event(
            (
                own(*select(DAMAGED & OPPONENTS_CHARACTER, _keep_whom, verb="take from")),
                THEN,
                own(*select(Subject("others", _others), _pursue, verb="move to"), _ask_to_go_on, _go_on),
            )
        ),
        own_words=True,
    ),
    script("scrap-buy", Event(own(_buy), condition=if_discard_pile_has(3)), own_words=True),
    script("salvage-stand", AfterMay(your_die_rolls(RESOURCE), opponent_loses(1), cost=EXHAUST_THIS)),
    script(
        "armor-plating-spirit-of-rebellion",
        BeforeMay(ATTACHED_DEALT_DAMAGE, own(_stop_two, could=_can_be_blocked)),
        own_words=True,
    ),
)
