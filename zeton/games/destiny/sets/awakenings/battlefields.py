"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage
from zeton.games.destiny.rules.terms import EVENT

# ── Separatist Base ───────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_opponent_whom_to_hurt(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.opponent, "hit", [option("hit", character, 0, 1) for character in table.characters(use.opponent)])


def _hurt(use: UseAbility, table: DestinyTable) -> None:
    damage.deal(table, [(table.picked.card, 1)], use.card, use.opponent, unblockable=True)


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
    script("separatist-base", Claim(own(_ask_opponent_whom_to_hurt, _hurt)), own_words=True),
    script("starship-graveyard", Claim(own(_ask_wreck, _put_on_top)), own_words=True),
)
