"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.leaving import discard_by_effect
from zeton.games.destiny.rules.terms import EVENT
from zeton.kernel.ability import Cost

REVEAL_TOP_OF_A_DECK = own(ask_deck, reveal_top, could=is_there_a_deck)

# ── Dark Advisor ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_card_to_put_away(use: UseAbility, table: DestinyTable) -> str | None:
    hand = table.hand(use.seat)
    options = [option(verb, card) for card in hand for verb in ("put on top", "put on the bottom")]
    return ask_about_hand(use, table, "put away", options)


def _put_away(use: UseAbility, table: DestinyTable) -> None:
    if table.picked == DONE:
        return
    verb, card, _, _ = table.picked
    # The last card of a hand cannot be picked in secret: whoever had seen it knows which one it was.
    secretly = len(table.hand(use.seat)) > 1
    table.move(card, DECK, use.seat, bottom=verb == "put on the bottom", secretly=secretly)
    table.note(verb, use.seat, (card,))


# ── Mother Talzin ────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_of_that_player(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(table.dice_pool(use.amount))


# ── Palpatine ────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_event(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == EVENT


def _damage_symbols_showing(use: UseAbility, table: DestinyTable) -> int:
    return len({dice.symbol(table, die) for die in table.dice_pool(use.seat)} & set(DAMAGE_SYMBOLS))


# ── Kylo Ren's Starfighter ───────────────────────────────────────────────────────────────────────────────────────


def _ask_colour(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "colour", [option(name) for name in COLOURS])


def _reveal_hand(use: UseAbility, table: DestinyTable) -> None:
    hand = tuple(table.hand(use.opponent))
    table.show(hand)
    table.note("reveals", use.opponent, hand)
    use.amount = sum(table.cards[card].colour == table.picked.verb for card in hand)


def _hit_for_each_match(use: UseAbility, table: DestinyTable) -> None:
    damage.deal_indirect(table, use.opponent, use.amount, use.die, use.seat)


# ── Crystal Ball ─────────────────────────────────────────────────────────────────────────────────────────────────


def _look_at_top(use: UseAbility, table: DestinyTable) -> None:
    card = table.pile(DECK, picked_deck(use, table))[-1]
    table.show((card,), 1 << use.seat)
    table.note("looks at", use.seat, (card,))


# ── Force Rend ───────────────────────────────────────────────────────────────────────────────────────────────────


def _what_can_be_paid_for(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    found = SUPPORT_OR_UPGRADE.cards(table, use.seat)
    return tuple(card for card in found if table.cards[card].cost <= table.resources[use.seat])


def _pay_and_discard(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    piles.spend(table, use.seat, table.cards[chosen[0]].cost)
    discard_by_effect(table, chosen[0])


# ── Maul's Lightsaber ────────────────────────────────────────────────────────────────────────────────────────────


def _opponent_is_unshielded(table: DestinyTable, seat: int) -> bool:
    return not any(table.shields[character] for character in table.characters(1 - seat))


def _pay_if_unshielded(use: UseAbility, table: DestinyTable) -> str | None:
    """As changed by the errata: 1 resource."""
    if not _opponent_is_unshielded(table, use.seat):
        return FINISH
    piles.spend(table, use.seat, 1)
    return None


ONE_IF_UNSHIELDED = Cost("one-if-unshielded", lambda t, seat, card: t.resources[seat] >= 1, (_pay_if_unshielded,))


def _roll_this_die(use: UseAbility, table: DestinyTable) -> None:
    dice.roll_into_pool(table, [die for die in table.dice[use.card] if table.zone[die] == ON_CARDS])


# ── Consumed By The Dark Side ────────────────────────────────────────────────────────────────────────────────────


def _deal_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.deal(table, [(chosen[0], 1)], use.card, use.seat)


# ── Dark Scheme ──────────────────────────────────────────────────────────────────────────────────────────────────


def _discard_it(use: UseAbility, table: DestinyTable) -> None:
    """What is looked at is still of the deck (R17.7)."""
    piles.discard_of_deck(table, (table.picked.card,), use.opponent, use.seat)


# ── Frighten ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_to_frighten(use: UseAbility, table: DestinyTable) -> None:
    use.amount = 3


def _ask_whose_shield(use: UseAbility, table: DestinyTable) -> str | None:
    options = [option("unshield", character) for character in (SHIELDED & CHARACTER).cards(table, use.seat)]
    if not options or not use.amount:
        return FINISH
    table.ask(use.seat, "unshield", [*options, DONE])
    return None


def _remove_shield(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return None
    damage.remove_shields(table, table.picked.card, 1)
    use.amount -= 1
    return use.back(1)


# ── I Am Your Father ─────────────────────────────────────────────────────────────────────────────────────────────

THEIR_CHARACTER_DIE = OPPONENTS & CHARACTER_DIE


def _ask_opponent_to_discard_all(use: UseAbility, table: DestinyTable) -> None:
    """The die has been named. Who has no card cannot discard any (R18.13, A49)."""
    options = [option("discard hand")] if table.hand(use.opponent) else []
    table.ask(use.opponent, "discard hand", [*options, PASS])


def _discard_all(use: UseAbility, table: DestinyTable) -> str | None:
    if table.picked == PASS:
        return None
    for card in table.hand(use.opponent)[:]:
        piles.discard(table, card)
    return FINISH


# ── Spell of Removal ─────────────────────────────────────────────────────────────────────────────────────────────


def _if_odd(use: UseAbility, table: DestinyTable) -> str | None:
    return None if use.ok and use.amount % 2 else FINISH


# ── Witch Magick ─────────────────────────────────────────────────────────────────────────────────────────────────


def _reveal_three(use: UseAbility, table: DestinyTable) -> str | None:
    cards = tuple(table.pile(DECK, use.seat)[-3:])
    table.show(cards)
    table.note("reveals", use.seat, cards)
    use.amount = sum(table.cards[card].cost % 2 for card in cards)
    return None if use.amount else FINISH


def _heal_that_much(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.heal(table, chosen[0], use.amount)


# ── Nightsister Coven ────────────────────────────────────────────────────────────────────────────────────────────


def _hurt_the_unlucky(use: UseAbility, table: DestinyTable) -> None:
    damage.deal(table, [(use.event.card, 1)], use.card, use.seat)


CARDS = (
    script("dark-advisor", Special((draw(3), THEN, own(_ask_card_to_put_away, _put_away))), own_words=True),
    # Only card effects of the opponent count (R18.18).
    script("maul", AfterMay(THIS_LOSES_DICE, remove_dice(OPPONENTS_DIE))),
    script(
        "mother-talzin",
        AfterMay(ACTIVATE_THIS, (REVEAL_TOP_OF_A_DECK, THEN, turn_dice(Subject("that-players", _dice_of_that_player)))),
        own_words=True,
    ),
    script("palpatine", PowerAction(play_from_hand(_is_event, own_amount(_damage_symbols_showing))), own_words=True),
    script("kylo-rens-starfighter", Special(own(_ask_colour, _reveal_hand, _hit_for_each_match)), own_words=True),
    script("crystal-ball", AfterMay(ACTIVATE_ATTACHED, own(ask_deck, _look_at_top, could=is_there_a_deck)), own_words=True),
    script(
        "force-rend",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(own(*select(Subject("affordable", _what_can_be_paid_for), _pay_and_discard, verb="discard"))),
        own_words=True,
    ),
    script(
        "mauls-lightsaber",
        PlayOn(colour(BLUE) & CHARACTER),
        PowerAction(own(_roll_this_die), cost=ONE_IF_UNSHIELDED),
        own_words=True,
    ),
    script(
        "consumed-by-the-dark-side",
        Event((own(*select(colour(BLUE) & YOUR_CHARACTER, _deal_one, verb="hit")), THEN, turn_dice(ANY_DIE, to=(BLANK,)))),
        own_words=True,
    ),
    script(
        "dark-scheme",
        Event(order_top_five(opponents=True, question="discard looked at", verb="discard", done=_discard_it)),
        own_words=True,
    ),
    script("double-strike", Event(resolve_die(showing(MELEE) & YOUR_DIE, keep=True, key="resolve-and-keep"))),
    script("frighten", Event(own(_begin_to_frighten, _ask_whose_shield, _remove_shield)), own_words=True),
    script(
        "i-am-your-father",
        Event(resolve_die(THEIR_CHARACTER_DIE, unless=(_ask_opponent_to_discard_all, _discard_all))),
        own_words=True,
    ),
    script("snare", Event(exhaust_card(READY & CHARACTER), condition=AN_EXHAUSTED_CHARACTER)),
    script(
        "spell-of-removal",
        Event(
            (
                spot(BLUE),
                discard_from_a_deck(1),
                own(_if_odd),
                remove_dice(ANY_DIE),
            )
        ),
        own_words=True,
    ),
    script("witch-magick", Event(own(_reveal_three, *select(CHARACTER, _heal_that_much, verb="heal"))), own_words=True),
    script(
        "nightsister-coven",
        AfterMay(DIE_ROLLS_BLANK, (REVEAL_TOP_OF_A_DECK, THEN, own(_hurt_the_unlucky)), cost=EXHAUST_THIS),
        own_words=True,
    ),
)
