"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles

# ── Anakin Skywalker ──────────────────────────────────────────────────────────────────────────────────────────────


def _ask_hero_or_villain(use: UseAbility, table: DestinyTable) -> str | None:
    sided = [card for card in table.hand(use.seat) if table.cards[card].affiliation != NEUTRAL]
    return ask_about_hand(use, table, "discard from hand", [option("discard", card) for card in sided])


def _discard_it(use: UseAbility, table: DestinyTable) -> str | None:
    if table.picked == DONE:
        return FINISH
    use.amount = int(table.cards[table.picked.card].affiliation == HERO)
    piles.discard(table, table.picked.card)
    return None


def _ask_whom(use: UseAbility, table: DestinyTable) -> None:
    """A hero's card shields, a villain's hurts."""
    verb = "shield" if use.amount else "hit"
    table.ask(use.seat, verb, [option(verb, character, 0, 2) for character in CHARACTER.cards(table, use.seat)])


def _shield_or_hit(use: UseAbility, table: DestinyTable) -> None:
    if use.amount:
        damage.give_shields(table, table.picked.card, 2)
    else:
        damage.deal(table, [(table.picked.card, 2)], use.die, use.seat)


# ── Hidden Motive ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_symbol(use: UseAbility, table: DestinyTable) -> str | None:
    """A blank is a symbol like the others (A56)."""
    if not table.dice_pool(use.opponent):
        return FINISH
    table.ask(use.seat, "symbol", [option("name symbol", 0, 0, symbol) for symbol in range(BLANK, SPECIAL + 1)])
    return None


def _keep_symbol(use: UseAbility, table: DestinyTable) -> None:
    use.amount = table.picked.number


def _reroll_it(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    dice.reroll(table, chosen)


def _remove_if_it_was_named(use: UseAbility, table: DestinyTable) -> None:
    named = [die for die in use.targets if dice.symbol(table, die) == use.amount]
    dice.remove(table, named, use.seat, card_effect=True)


CARDS = (
    script(
        "anakin-skywalker-rivals",
        changes(NOT_WITH, this, title="Darth Vader"),
        Special(own(_ask_hero_or_villain, _discard_it, _ask_whom, _shield_or_hit)),
        own_words=True,
    ),
    script(
        "hidden-motive",
        Event(
            own(_ask_symbol, _keep_symbol, *select(OPPONENTS_DIE, _reroll_it, verb="reroll"), _remove_if_it_was_named),
        ),
        own_words=True,
    ),
    script("crafted-lightsaber", PlayOn(EXHAUSTED & CHARACTER)),
)
