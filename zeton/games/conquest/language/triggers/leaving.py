"""What leaves play, and how."""

from __future__ import annotations

from zeton.games.conquest.language.triggers.whose import attached, fits, here, this
from zeton.games.conquest.rules import terms
from zeton.kernel.ability import Trigger
from zeton.kernel.filter import Filter

__all__ = [
    "ATTACHED_LEAVES_PLAY",
    "ENEMY_UNIT_DESTROYED",
    "ENEMY_UNIT_DESTROYED_HERE",
    "THIS_IS_DESTROYED",
    "THIS_LEAVES_PLAY",
    "an_effect_would_move",
    "destroyed_into_your_discard_pile",
    "enters_your_discard_pile_from_play",
    "has_left_play",
    "has_left_play_here",
    "is_destroyed",
    "leaves_play_from_a_planet",
    "you_sacrifice",
    "your_unit_is_destroyed",
]

# ── leaving play ──────────────────────────────────────────────────────────────────────────────────────────────────

THIS_IS_DESTROYED = Trigger("this-is-destroyed", terms.BEING_DESTROYED, this)
THIS_LEAVES_PLAY = Trigger("this-leaves-play", terms.LEAVING_PLAY, this)
ATTACHED_LEAVES_PLAY = Trigger("attached-leaves-play", terms.LEAVING_PLAY, attached)


def leaves_play_from_a_planet(which: Filter) -> Trigger:
    """Interrupt: when a card that fits leaves play from a planet; it is still there (A21)."""
    return Trigger(
        "leaves-play-from-a-planet",
        terms.LEAVING_PLAY,
        lambda t, c, e: e.amount > 0 and which.test(t, e.card, c),
        args={"which": which},
    )


def you_sacrifice(which: Filter) -> Trigger:
    """Interrupt: when you sacrifice a card that fits; it is still there."""
    return Trigger(
        "you-sacrifice",
        terms.SACRIFICING,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


def an_effect_would_move(which: Filter) -> Trigger:
    """Interrupt: when an effect is about to move a unit that fits from a planet; ``CANCEL`` cancels the effect."""
    return Trigger("an-effect-would-move", terms.MOVING, fits(which), args={"which": which})


def has_left_play(which: Filter) -> Trigger:
    """Reaction: after a unit of yours that fits has left play. ``which`` looks at printed facts."""
    return Trigger(
        "has-left-play",
        terms.UNIT_LEFT_PLAY,
        lambda t, c, e: e.seat == t.controller[c] and e.card != c and which.test(t, e.card, c),
        args={"which": which},
    )


def has_left_play_here(which: Filter) -> Trigger:
    """The same, from this planet."""
    return Trigger(
        "has-left-play-here",
        terms.UNIT_LEFT_PLAY,
        lambda t, c, e: e.seat == t.controller[c] and e.card != c and here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


def enters_your_discard_pile_from_play(which: Filter) -> Trigger:
    """Reaction: after a unit that fits has gone from play to your discard pile, where it still is."""
    return Trigger(
        "enters-your-discard-pile",
        terms.UNIT_LEFT_PLAY,
        lambda t, c, e: t.zone[e.card] == terms.DISCARD and t.owner[e.card] == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


ENEMY_UNIT_DESTROYED = Trigger("enemy-unit-destroyed", terms.UNIT_DESTROYED, lambda t, c, e: e.seat != t.controller[c])
ENEMY_UNIT_DESTROYED_HERE = Trigger(
    "enemy-unit-destroyed-here", terms.UNIT_DESTROYED, lambda t, c, e: e.seat != t.controller[c] and here(t, c, e)
)


def is_destroyed(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was destroyed, whoever controlled it. ``which`` looks at printed facts."""
    return Trigger("is-destroyed", terms.UNIT_DESTROYED, fits(which), args={"which": which})


def your_unit_is_destroyed(which: Filter) -> Trigger:
    """The same, of a unit you controlled."""
    return Trigger(
        "your-unit-is-destroyed",
        terms.UNIT_DESTROYED,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


def destroyed_into_your_discard_pile(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was destroyed and lies in your discard pile."""
    return Trigger(
        "destroyed-into-your-discard-pile",
        terms.UNIT_DESTROYED,
        lambda t, c, e: t.zone[e.card] == terms.DISCARD and t.owner[e.card] == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )
