"""Rebel Alliance cards of Edge of Darkness, in collector order (set 77)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage
from zeton.kernel.decision import Option

PROMISE = "Alderaan's Promise"

# ── Misdirection ──────────────────────────────────────────────────────────────────────────────────────────────────


def _misdirections(prospect: UseAbility | Prospect, table: StarWarsTable) -> list[Option]:
    """What it comes from and where it goes is chosen, and no target (A95)."""
    objectives = table.objectives(prospect.seat)
    return [
        option("move damage", source, to, 1)
        for source in objectives
        if table.damage[source]
        for to in objectives
        if to != source and damage.can_be_damaged(table, to, prospect.card)
    ]


def _ask_misdirection(use: UseAbility, table: StarWarsTable) -> None:
    table.ask(use.seat, "move damage", _misdirections(use, table) or [PASS])


def _misdirect(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        _, source, to, amount = table.picked
        damage.move_damage(table, use.card, use.seat, source, to, amount)


CARDS = (
    # Set 77
    script("alderaans-promise", ForcedInterrupt(THIS_IS_DESTROYED, RAISE_DIAL)),
    script(
        "bail-organa",
        gains_icons(THIS & UNIT & while_so(if_there_is(trait("Alderaan") & OBJECTIVE)), tactics=1),
        ForcedReaction(objective_destroyed(PROMISE), sacrificed(THIS_CARD)),
    ),
    script("tantive-iv", Reaction(THIS_ENTERS_PLAY, search_top_for(5, UNIQUE & UNIT_CARD))),
    script("diplomatic-presence", changes(ENGAGED_LAST, ENHANCED), own_words=True),
    script(
        "misdirection",
        Action(own(_ask_misdirection, _misdirect, could=lambda p, table, card: bool(_misdirections(p, table)))),
        own_words=True,
    ),
)
