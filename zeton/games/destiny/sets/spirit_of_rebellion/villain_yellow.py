"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, piles

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


CARDS = (
    script("aurra-sing", BeforeMay(YOU_RESOLVE_THIS_DIE, raise_value(1), cost=discard_a_card())),
    script("guavian-enforcer", Action(remove_shields(1, SHIELDED & CHARACTER), cost=REMOVE_THIS_DIE)),
    script(
        "ig-88-spirit-of-rebellion",
        Special(play_card(_is_yellow_arms, 2, zones=(DISCARD,), on=_this_character)),
        own_words=True,
    ),
    script("slave-i-spirit-of-rebellion", Special(opponent_spreads_damage(number_of(OPPONENTS_DIE))), own_words=True),
    script(
        "blackmail",
        After(THIS_DIE_ROLLED, own(_ask_victim_to_pay, _take_the_money, could=_is_in_the_pool)),
        own_words=True,
    ),
    script("vibroknucklers", BeforeMay(YOU_RESOLVE_THIS_DIE, raise_value(1), cost=spend(1))),
    script("bait-and-switch", Event(turn_dice(showing(RESOURCE) & YOUR_DIE))),
    script("loose-ends", Event((remove_dice(showing(RANGED) & YOUR_DIE), THEN, discard_from_opponents_deck(4)))),
    script("one-quarter-portion", Event((remove_dice(OPPONENTS_DIE), THEN, opponent_gains(1)))),
    script("salvage-stand", AfterMay(your_die_rolls(RESOURCE), opponent_loses(1), cost=EXHAUST_THIS)),
)
