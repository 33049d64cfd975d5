"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import claiming, damage, dice, piles, terms
from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.leaving import discard_from_play
from zeton.kernel.use import ability_of

# ── Quadjumper ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_support(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.SUPPORT


# ── Bolt Hole ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _hide(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    home = table.home[chosen[0]]
    dice.remove(table, chosen, use.seat, card_effect=True)
    damage.give_shields(table, home, 2)


# ── Friends in Low Places ─────────────────────────────────────────────────────────────────────────────────────────────


def _is_cheap_event(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.EVENT and table.cards[card].cost <= 1


# ── Ascension Gun ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_unused_battlefield(use: UseAbility, table: DestinyTable) -> str | None:
    unused = [
        option("use", card, 0, table.cards[card].claim)
        for card in claiming.unused_battlefields(table)
        if may_use(table, use.seat, card, ability_of(table, card, table.cards[card].claim))
    ]
    if not unused:
        return FINISH
    table.ask(use.seat, "choose", unused)
    return None


def _ascend(use: UseAbility, table: DestinyTable) -> None:
    begin_ability(table, use.seat, table.picked.card, table.picked.number)


# ── Con Artist ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _con(use: UseAbility, table: DestinyTable) -> None:
    table.damage[use.card] += 1
    table.note("damage", use.seat, (use.card,), 1)
    piles.discard_from_deck(table, use.opponent, table.damage[use.card], use.seat)


# ── Cheat ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_discarded(use: UseAbility, table: DestinyTable) -> str | None:
    pile = table.pile(DISCARD, use.seat)
    if not pile or (not table.hand(use.seat) and not table.steady):
        return FINISH
    table.ask(use.seat, "take", [option("take", card) for card in pile])
    return None


def _keep_discarded(use: UseAbility, table: DestinyTable) -> None:
    use.amount = table.picked.card


def _ask_hand_card(use: UseAbility, table: DestinyTable) -> str | None:
    return ask_about_hand(use, table, "discard from hand", [option("discard", card) for card in table.hand(use.seat)])


def _cheat(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        piles.discard(table, table.picked.card)
        piles.take(table, use.amount)


# ── Fair Trade ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _trade(use: UseAbility, table: DestinyTable) -> None:
    mine, theirs = table.resources[use.seat], table.resources[use.opponent]
    piles.lose_resources(table, use.seat, mine)
    piles.lose_resources(table, use.opponent, theirs)
    piles.gain(table, use.seat, theirs)
    piles.gain(table, use.opponent, mine)


# ── Sabotage ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _affordable(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    cards = len(table.hand(use.seat))
    return tuple(card for card in SUPPORT.cards(table, use.seat) if table.cards[card].cost <= cards)


def _aim_at(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]
    use.modes = table.cards[chosen[0]].cost


def _ask_what_to_give(use: UseAbility, table: DestinyTable) -> Next:
    if not use.modes:
        return use.skip()
    options = [option("discard", card) for card in table.hand(use.seat)]
    table.ask(use.seat, "discard from hand", options or [DONE])
    return None


def _give_it(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return FINISH
    piles.discard(table, table.picked.card)
    use.modes -= 1
    return use.back(1)


def _sabotage(use: UseAbility, table: DestinyTable) -> None:
    discard_from_play(table, use.amount)


CARDS = (
    script("quadjumper", Action(play_from_hand(_is_support, 3, key="own"), cost=DISCARD_THIS), own_words=True),
    script("ascension-gun", Special(own(_ask_unused_battlefield, _ascend)), own_words=True),
    script("con-artist", PlayOn(colour(YELLOW) & CHARACTER), Special(own(_con)), own_words=True),
    script("bolt-hole", Event(own(*select(colour(YELLOW) & YOUR & CHARACTER_DIE, _hide, verb="remove"))), own_words=True),
    script("cheat", Event(own(_ask_discarded, _keep_discarded, _ask_hand_card, _cheat)), own_words=True),
    script("diversion", Event(opponent_loses(with_another_copy(1, 3))), own_words=True),
    script("fair-trade", Event((resolve_die(showing(RESOURCE) & YOUR_DIE), THEN, own(_trade))), own_words=True),
    script("friends-in-low-places", Event((spot(YELLOW), look_and_discard(_is_cheap_event))), own_words=True),
    script(
        "sabotage",
        Event(
            (
                own(*select(Subject("affordable", _affordable), _aim_at, verb="choose")),
                THEN,
                own(_ask_what_to_give, _give_it, _sabotage),
            )
        ),
        own_words=True,
    ),
    script(
        "improvisation",
        Action(reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True), cost=remove_a(showing(BLANK) & YOUR_DIE)),
    ),
    script("outmaneuver", After(YOU_CLAIM, gain(1))),
    script("fast-hands", PlayOn(colour(YELLOW) & CHARACTER), AfterMay(ACTIVATE_ATTACHED, resolve_die(ATTACHED_DICE))),
)
