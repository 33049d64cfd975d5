"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.effects import (
    ANY_NUMBER,
    THEN,
    deal_damage,
    discard_picked,
    draw,
    gain,
    half_rounded_up,
    indirect,
    indirect_to_yourself,
    opponent_loses,
    own,
    remove_dice,
    reroll_dice,
    resolve_die,
    show_hand,
    turn_dice,
)
from zeton.games.destiny.language.filters import ANY_DIE, YOUR_DIE
from zeton.games.destiny.language.script import Claim, script
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.decision import option

# ── Imperial Palace ──────────────────────────────────────────────────────────────────────────────────────────────


def _ask_card_of_the_hand(use: UseAbility, table: DestinyTable) -> str | None:
    hand = table.hand(use.opponent)
    if not hand:
        return FINISH
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in hand])
    return None


CARDS = (
    script("arid-wasteland", Claim(opponent_loses(1))),
    script(
        "citadel-landing-zone",
        Claim((reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True), THEN, resolve_die(YOUR_DIE, optional=True))),
    ),
    script("imperial-palace", Claim(own(show_hand, _ask_card_of_the_hand, discard_picked)), own_words=True),
    script("launch-deck", Claim((remove_dice(YOUR_DIE), THEN, indirect(half_rounded_up))), own_words=True),
    script("outer-rim-outpost", Claim((gain(1), draw(1)))),
    script("petranaki-arena", Claim((indirect_to_yourself(1), deal_damage(1, unblockable=True)))),
    script("power-generator-trench", Claim(turn_dice(ANY_DIE))),
)
