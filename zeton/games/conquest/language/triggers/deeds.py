"""What players do: phases, deploying, playing, committing, moving."""

from __future__ import annotations

from zeton.games.conquest.language.triggers.whose import fits, here, opponents, this, yours
from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Circumstance, Trigger
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter

__all__ = [
    "A_BATTLE_ABILITY_IS_USED",
    "BATTLE_BEGINS_HERE",
    "BATTLE_ENDS_HERE",
    "OPPONENT_PLAYS_AN_EVENT",
    "OPPONENT_WINS_A_STRUGGLE",
    "STRUGGLE_BEGINS",
    "THIS_COMMITS",
    "THIS_COMMITS_OR_ATTACKS",
    "THIS_ENTERS_PLAY",
    "THIS_IS_DEPLOYED",
    "YOUR_WARLORD_COMMITS",
    "YOU_DEPLOY_AN_ATTACHMENT",
    "YOU_WIN_A_STRUGGLE",
    "YOU_WIN_A_STRUGGLE_HERE",
    "commits_to_this_planet",
    "is_deployed_here",
    "moves_between_planets",
    "moves_to_a_planet",
    "moves_to_this_planet",
    "moves_to_your_hq",
    "opponent_targets",
    "phase_begins",
    "phase_ends",
    "retreats_from_this_planet",
    "there_is_there",
    "you_deploy",
    "you_deploy_here",
    "you_have_deployed",
    "you_play",
]

# ── phases ────────────────────────────────────────────────────────────────────────────────────────────────────────


def phase_begins(phase: str) -> Trigger:
    """After a phase begins (R5.9)."""
    return Trigger("phase-begins", terms.PHASE_BEGINS, lambda t, c, e: t.phase == phase, args={"phase": phase})


def phase_ends(phase: str) -> Trigger:
    """After a phase ends, when nothing lasts any more that lasted until its end (R5.9)."""
    return Trigger("phase-ends", terms.PHASE_ENDS, lambda t, c, e: t.phase == phase, args={"phase": phase})


BATTLE_BEGINS_HERE = Trigger("battle-begins-here", terms.BATTLE_BEGINS, here)
BATTLE_ENDS_HERE = Trigger("battle-ends-here", terms.BATTLE_ENDS, here)
"""Everybody is still where he fought (R9.18)."""


# ── deploying and entering play ───────────────────────────────────────────────────────────────────────────────────


def you_deploy(which: Filter) -> Trigger:
    """Interrupt: when you deploy a unit that fits, while its cost is determined. ``which`` looks at printed facts."""
    return Trigger(
        "you-deploy",
        terms.DEPLOYING_UNIT,
        lambda t, c, e: e.seat == t.controller[c] and e.card != c and which.test(t, e.card, c),
        args={"which": which},
    )


def you_deploy_here(which: Filter) -> Trigger:
    """The same, at this planet."""
    return Trigger(
        "you-deploy-here",
        terms.DEPLOYING_UNIT,
        lambda t, c, e: e.seat == t.controller[c] and e.card != c and here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


YOU_DEPLOY_AN_ATTACHMENT = Trigger("you-deploy-an-attachment", terms.DEPLOYING_ATTACHMENT, yours)
THIS_ENTERS_PLAY = Trigger("this-enters-play", terms.ENTERED_PLAY, this)
THIS_IS_DEPLOYED = Trigger("this-is-deployed", terms.DEPLOYED, this)


def is_deployed_here(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was deployed at this planet, by whomever; it is still in play."""
    return Trigger(
        "is-deployed-here",
        terms.DEPLOYED,
        lambda t, c, e: t.zone[e.card] >= terms.HQ and here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


def you_have_deployed(which: Filter) -> Trigger:
    """Reaction: after you have deployed a unit that fits."""
    return Trigger(
        "you-have-deployed",
        terms.DEPLOYED,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


# ── command ───────────────────────────────────────────────────────────────────────────────────────────────────────

THIS_COMMITS_OR_ATTACKS = Trigger("this-commits-or-attacks", terms.COMMITTED_OR_ATTACKING, this)
THIS_COMMITS = Trigger("this-commits", terms.COMMITTED, this)
YOUR_WARLORD_COMMITS = Trigger("your-warlord-commits", terms.COMMITTED, lambda t, c, e: e.card == t.warlords[t.controller[c]])
STRUGGLE_BEGINS = Trigger("struggle-begins", terms.STRUGGLE_BEGINS, lambda t, c, e: True)
OPPONENT_WINS_A_STRUGGLE = Trigger(
    "opponent-wins-a-struggle", terms.STRUGGLE_BEING_WON, lambda t, c, e: e.seat != t.controller[c]
)
"""Interrupt: before the bonuses are taken; ``THAT_CARD`` is the planet."""
YOU_WIN_A_STRUGGLE = Trigger("you-win-a-struggle", terms.STRUGGLE_WON, yours)
YOU_WIN_A_STRUGGLE_HERE = Trigger(
    "you-win-a-struggle-here", terms.STRUGGLE_WON, lambda t, c, e: yours(t, c, e) and here(t, c, e)
)


def commits_to_this_planet(which: Filter) -> Trigger:
    """Reaction: after a warlord that fits has committed to this planet (of an attachment: where its unit is)."""
    return Trigger(
        "commits-to-this-planet",
        terms.COMMITTED,
        lambda t, c, e: here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


def moves_to_this_planet(which: Filter) -> Trigger:
    """Reaction: after a unit that fits has moved (or committed) to this planet (A12)."""
    return Trigger(
        "moves-to-this-planet", terms.MOVED, lambda t, c, e: here(t, c, e) and which.test(t, e.card, c), args={"which": which}
    )


def moves_between_planets(which: Filter) -> Trigger:
    """Reaction: after a unit that fits has moved from one planet to another."""
    return Trigger(
        "moves-between-planets", terms.MOVED, lambda t, c, e: e.source > 0 and which.test(t, e.card, c), args={"which": which}
    )


def moves_to_your_hq(which: Filter) -> Trigger:
    """Reaction: after a unit of yours that fits has moved to your HQ."""
    return Trigger(
        "moves-to-your-hq",
        terms.MOVED_TO_HQ,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


def moves_to_a_planet(which: Filter) -> Trigger:
    """Reaction: after a unit that fits has moved (or committed) to a planet (A12)."""
    return Trigger("moves-to-a-planet", terms.MOVED, fits(which), args={"which": which})


def there_is_there(which: Filter) -> Circumstance:
    """For ``given``: a card that fits is where the event is ("…, if there is an enemy warlord there")."""

    def test(table: ConquestTable, card: int, event: Event) -> bool:
        return event.amount > 0 and any(table.location(unit) == event.amount for unit in which.cards(table, card))

    return Circumstance("there-is-there", test, args={"which": which})


def retreats_from_this_planet(which: Filter) -> Trigger:
    """Interrupt: when a unit that fits retreats from this planet; it is still there."""
    return Trigger(
        "retreats-from-this-planet",
        terms.RETREATING,
        lambda t, c, e: here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _use_in_progress(table: ConquestTable, event: Event) -> UseAbility:
    """The use of an ability, or the playing of an event, that this event is about."""
    return next(use for use in reversed(table.stack) if isinstance(use, UseAbility) and use.event == event)


A_BATTLE_ABILITY_IS_USED = Trigger("a-battle-ability-is-used", terms.BATTLE_ABILITY, lambda t, c, e: True)
"""Interrupt: by whomever, between its targets and its effects (A57)."""
OPPONENT_PLAYS_AN_EVENT = Trigger("opponent-plays-an-event", terms.EVENT_BEING_PLAYED, opponents)


def you_play(which: Filter) -> Trigger:
    """Reaction: after you have played an event that fits."""
    return Trigger(
        "you-play",
        terms.EVENT_PLAYED,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


def opponent_targets(which: Filter) -> Trigger:
    """Interrupt: when your opponent uses an ability that targets a card that fits (A57)."""

    def test(table: ConquestTable, card: int, event: Event) -> bool:
        if not opponents(table, card, event):
            return False
        return any(target and which.test(table, target, card) for target in _use_in_progress(table, event).targets)

    return Trigger("opponent-targets", terms.TARGETING, test, args={"which": which})
