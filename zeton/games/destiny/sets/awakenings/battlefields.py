"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules.terms import EVENT
from zeton.games.destiny.rules.terms import UPGRADE as UPGRADE_CARD

# ── Imperial Armory ───────────────────────────────────────────────────────────────────────────────────────────────────


def _is_upgrade(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == UPGRADE_CARD


# ── Jedi Temple ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_censorship(use: UseAbility, table: DestinyTable) -> None:
    use.amount = 2


def _ask_event_to_discard(use: UseAbility, table: DestinyTable) -> str | None:
    events = [card for card in table.hand(use.opponent) if table.cards[card].type == EVENT]
    if not events or not use.amount:
        return FINISH
    table.ask(use.seat, "discard from hand", [*(option("discard", card) for card in events), DONE])
    return None


def _discard_event(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return FINISH
    discard_picked(use, table)
    use.amount -= 1
    return use.back(1)


# ── Starship Graveyard ────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_wreck(use: UseAbility, table: DestinyTable) -> str | None:
    wrecks = [card for card in table.pile(DISCARD, use.seat) if table.cards[card].type != EVENT]
    if not wrecks:
        return FINISH
    table.ask(use.seat, "choose", [option("put on top", card) for card in wrecks])
    return None


def _put_on_top(use: UseAbility, table: DestinyTable) -> None:
    table.move(table.picked.card, DECK, use.seat)
    table.note("put on top", use.seat, (table.picked.card,))


CARDS = (
    script("command-center-awakenings", Claim(discard_from_opponents_deck(2))),
    script("echo-base", Claim(give_shields(1))),
    script("emperor-s-throne-room", Claim((turn_dice(YOUR_DIE, to=(SPECIAL,)), THEN, resolve_die(THAT_DIE, optional=True)))),
    script("frozen-wastes", Claim(remove_dice(CHARACTER_DIE))),
    script("imperial-armory", Claim(play_from_hand(_is_upgrade, 1)), own_words=True),
    script("jedi-temple", Claim(own(_begin_censorship, show_hand, _ask_event_to_discard, _discard_event)), own_words=True),
    script("rebel-war-room", Claim(resolve_die(YOUR_DIE, free=True, key="resolve-free"))),
    script("mos-eisley-spaceport", Claim(gain(1), cost=return_a(YOUR & UPGRADE))),
    script("separatist-base", Claim(opponent_hits_own(1, unblockable=True))),
    script("starship-graveyard", Claim(own(_ask_wreck, _put_on_top)), own_words=True),
)
