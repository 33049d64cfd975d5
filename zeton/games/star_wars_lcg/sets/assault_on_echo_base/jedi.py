"""Jedi cards of Assault on Echo Base, in collector order (set 53)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.damage import Damage

# ── Confronting the Terror ────────────────────────────────────────────────────────────────────────────────────────


def _ask_who_takes_one(use: UseAbility, table: StarWarsTable) -> str | None:
    """The opponent divides all of it, one by one, among his units and objectives (A111)."""
    cards = (ENEMY & (UNIT | OBJECTIVE)).cards(table, use.card)
    options = [option("hit", card, 0, 1) for card in cards] if use.answered(table).amount else []
    if not options:
        return "put_away"
    table.ask(1 - use.seat, "divide damage", options)
    return None


def _send_one_there(use: UseAbility, table: StarWarsTable) -> str:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    damage.redirect(use.which, table.picked.card, 1, by=use.seat)
    return "own"


CARDS = (
    # Set 53
    script(
        "knowledge-and-defense",
        changes(RETURNS_INSTEAD, FRIENDLY & UNIT & while_so(THIS_IS_UNDAMAGED) & while_so(DURING_AN_ENGAGEMENT)),
        own_words=True,
    ),
    script("daughters-of-allya", Reaction(YOU_COMMIT_THIS, remove_damage(1, each(FRIENDLY & OBJECTIVE)))),
    script("yodas-protection", Reaction(ENHANCED_IS_ENGAGED, place_shield(ENHANCED_CARD))),
    script(
        "confronting-the-terror",
        Interrupt(
            damage_dealt_to(FRIENDLY & (UNIT | OBJECTIVE)),
            own(_ask_who_takes_one, _send_one_there, could=there_is(ENEMY & (UNIT | OBJECTIVE))),
        ),
        own_words=True,
    ),
)
