"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules.terms import UPGRADE as UPGRADE_CARD

# ── Black Market ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_upgrade(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == UPGRADE_CARD


# ── Cunning ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_whose_special(use: UseAbility, table: DestinyTable) -> str | None:
    """A special that is being resolved is not borrowed again (A62)."""
    busy = {procedure.card for procedure in table.stack if isinstance(procedure, UseAbility)}
    found = [card for card in CARD.cards(table, use.seat) if table.cards[card].special >= 0 and card not in busy]
    if not found:
        return FINISH
    table.ask(use.seat, "borrow", [option("borrow", card) for card in found])
    return None


def _borrow_it(use: UseAbility, table: DestinyTable) -> None:
    """The die that is resolved is still this card's own."""
    card = table.picked.card
    number = table.cards[card].special
    table.begin(UseAbility(NO_EVENT, card=card, seat=use.seat, number=number, die=use.die, answering=use.answering))


# ── Disarm ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _arms_in_reach(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    arms = (card for card in SUPPORT_OR_UPGRADE.cards(table, use.seat) if table.cards[card].subtypes & {WEAPON, "equipment"})
    return tuple(card for card in arms if table.cards[card].cost <= use.amount)


CARDS = (
    script("black-market", Special((draw(2), play_from_hand(_is_upgrade, 1, optional=True))), own_words=True),
    script("cunning", PlayOn(colour(YELLOW) & CHARACTER), Special(own(_ask_whose_special, _borrow_it)), own_words=True),
    script("jetpack", Special((remove_dice(showing(MELEE) & ANY_DIE), give_shields(1, ATTACHED)))),
    script(
        "thermal-detonator",
        PlayOnly(spot_to_play(YELLOW)),
        Special((deal_damage_to_each(3, OPPONENTS_CHARACTER), discard_cards(THIS_IN_PLAY))),
    ),
    script(
        "disarm",
        Event((remove_dice(SHOWING_DAMAGE & YOUR_DIE), THEN, discard_cards(Subject("arms", _arms_in_reach)))),
        own_words=True,
    ),
    script("electroshock-awakenings", Event((spot(YELLOW), remove_dice(value_at_most(2) & ANY_DIE)))),
    script(
        "reversal-awakenings",
        Event((spot(YELLOW), remove_dice(SHOWING_DAMAGE & ANY_DIE), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("scramble", Event((spot(YELLOW), reroll_each(OPPONENTS_DIE)))),
    script("unpredictable-awakenings", Event(reroll_dice(ANY_DIE))),
    script("infamous", BeforeMay(you_play(YELLOW), GIVE_AMBUSH, cost=EXHAUST_THIS)),
    script("hunker-down", changes(FALLS_TO_MELEE, this), Action(give_shields(1, ATTACHED), cost=EXHAUST_THIS), own_words=True),
)
