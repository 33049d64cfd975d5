"""Jedi cards of The Desolation of Hoth, in collector order (set 37)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage, leaving
from zeton.games.star_wars_lcg.rules.leaving import LeavePlay

# ── Old Ben's Spirit ──────────────────────────────────────────────────────────────────────────────────────────────


def _spare_the_enhanced_unit(use: UseAbility, table: StarWarsTable) -> None:
    leave_play = use.occasion(table)
    assert isinstance(leave_play, LeavePlay)
    leave_play.spare(use.which)
    damage.remove_damage(table, table.host[use.card], 255)
    leaving.discard_from_play(table, use.card)


# ── Weapon Mastery ────────────────────────────────────────────────────────────────────────────────────────────────


def _gain_unit_damage_for_enhancements(use: UseAbility, table: StarWarsTable) -> None:
    """The enhancements are counted once (A100)."""
    unit = use.targets[0]
    if table.zone[unit] == UNITS and (number := len(table.attached(unit))):
        table.lasting += (Lasting(ICON_NAMES[UNIT_DAMAGE], unit, number, PHASE),)


CARDS = (
    # Set 37
    script(
        "a-message-from-beyond",
        changes(READS_DISCARD_ORDER, THIS),
        Reaction(
            YOU_REFRESH,
            TAKE_BACK_TOPMOST_ENHANCEMENT,
            cost=DAMAGE_THIS,
        ),
        own_words=True,
    ),
    script("old-bens-spirit", Interrupt(ENHANCED_IS_DESTROYED, own(_spare_the_enhanced_unit)), own_words=True),
    script(
        "weapon-mastery",
        Action(
            own(_gain_unit_damage_for_enhancements, about=TARGET, could=lambda p, t, c: bool(t.attached(c))),
            targets=target(CHARACTER & UNIT),
        ),
        own_words=True,
    ),
    script("calm", Action(remove_focus(0), targets=target(CHARACTER & UNIT & with_enhancements(2)), condition=OPPONENTS_TURN)),
)
