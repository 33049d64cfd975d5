"""What interrupts ("when") and reactions ("after") answer.

What an event carries: ``card`` is what it is about, ``seat`` whose card or deed it is, ``source`` the other card, ``amount`` a
number; for places it is the position of the planet. A card that has left play is judged by what is printed on it.
"""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.damage import damage_in_progress
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Circumstance, Trigger
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter

__all__ = [
    "ATTACHED_EXHAUSTS",
    "ATTACHED_IS_DAMAGED_BY_AN_ATTACK",
    "ATTACHED_LEAVES_PLAY",
    "ATTACHED_USES_AREA_EFFECT",
    "A_BATTLE_ABILITY_IS_USED",
    "BATTLE_BEGINS_HERE",
    "BATTLE_ENDS_HERE",
    "ENEMY_UNIT_DESTROYED",
    "ENEMY_UNIT_DESTROYED_HERE",
    "ENEMY_UNIT_IS_DEPLOYED_HERE",
    "OPPONENT_PLAYS_AN_EVENT",
    "OPPONENT_SHIELDS",
    "OPPONENT_WINS_A_STRUGGLE",
    "STRUGGLE_BEGINS",
    "THIS_COMMITS",
    "THIS_COMMITS_OR_ATTACKS",
    "THIS_ENTERS_PLAY",
    "THIS_IS_DECLARED_AS_ATTACKER",
    "THIS_IS_DECLARED_AS_DEFENDER",
    "THIS_IS_DEPLOYED",
    "THIS_IS_DESTROYED",
    "THIS_LEAVES_PLAY",
    "THIS_RESOLVES_ITS_ATTACK",
    "THIS_TAKES_DAMAGE",
    "YOUR_WARLORD_COMMITS",
    "YOU_DEPLOY_AN_ATTACHMENT",
    "YOU_SEARCH",
    "YOU_WIN_A_STRUGGLE",
    "YOU_WIN_A_STRUGGLE_HERE",
    "an_effect_would_move",
    "attached_declares_an_attack_against",
    "commits_to_this_planet",
    "damage_is_assigned_to",
    "damages",
    "damages_by_an_attack",
    "destroyed_into_your_discard_pile",
    "enemy_would_attack",
    "enters_your_discard_pile_from_play",
    "has_left_play",
    "has_left_play_here",
    "is_assigned_damage",
    "is_assigned_damage_by_an_attack",
    "is_assigned_damage_by_an_attack_here",
    "is_declared_as_attacker",
    "is_declared_as_defender",
    "is_destroyed",
    "leaves_play_from_a_planet",
    "may_be_reassigned",
    "moves_between_planets",
    "moves_to_a_planet",
    "moves_to_this_planet",
    "moves_to_your_hq",
    "opponent_targets",
    "phase_begins",
    "phase_ends",
    "retreats_from_this_planet",
    "there_is_there",
    "this_damages",
    "this_declares_an_attack_against",
    "you_deploy",
    "you_deploy_here",
    "you_have_deployed",
    "you_play",
    "you_sacrifice",
    "you_shield_with",
    "your_unit_is_destroyed",
]

Test = Callable[[ConquestTable, int, Event], bool]


def _yours(table: ConquestTable, card: int, event: Event) -> bool:
    return event.seat == table.controller[card]


def _this(table: ConquestTable, card: int, event: Event) -> bool:
    return event.card == card


def _attached(table: ConquestTable, card: int, event: Event) -> bool:
    return event.card == table.host[card]


def _here(table: ConquestTable, card: int, event: Event) -> bool:
    return event.amount > 0 and event.amount == table.location(card)


def _fits(which: Filter) -> Test:
    return lambda table, card, event: which.test(table, event.card, card)


# ── phases ────────────────────────────────────────────────────────────────────────────────────────────────────────


def phase_begins(phase: str) -> Trigger:
    """After a phase begins (R5.9)."""
    return Trigger("phase-begins", terms.PHASE_BEGINS, lambda t, c, e: t.phase == phase, args={"phase": phase})


def phase_ends(phase: str) -> Trigger:
    """After a phase ends, when nothing lasts any more that lasted until its end (R5.9)."""
    return Trigger("phase-ends", terms.PHASE_ENDS, lambda t, c, e: t.phase == phase, args={"phase": phase})


BATTLE_BEGINS_HERE = Trigger("battle-begins-here", terms.BATTLE_BEGINS, _here)
BATTLE_ENDS_HERE = Trigger("battle-ends-here", terms.BATTLE_ENDS, _here)
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
        lambda t, c, e: e.seat == t.controller[c] and e.card != c and _here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


YOU_DEPLOY_AN_ATTACHMENT = Trigger("you-deploy-an-attachment", terms.DEPLOYING_ATTACHMENT, _yours)
THIS_ENTERS_PLAY = Trigger("this-enters-play", terms.ENTERED_PLAY, _this)
THIS_IS_DEPLOYED = Trigger("this-is-deployed", terms.DEPLOYED, _this)
ENEMY_UNIT_IS_DEPLOYED_HERE = Trigger(
    "enemy-unit-is-deployed-here",
    terms.DEPLOYED,
    lambda t, c, e: e.seat != t.controller[c] and t.zone[e.card] >= terms.HQ and _here(t, c, e),
)


def you_have_deployed(which: Filter) -> Trigger:
    """Reaction: after you have deployed a unit that fits."""
    return Trigger(
        "you-have-deployed",
        terms.DEPLOYED,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


# ── leaving play ──────────────────────────────────────────────────────────────────────────────────────────────────

THIS_IS_DESTROYED = Trigger("this-is-destroyed", terms.BEING_DESTROYED, _this)
THIS_LEAVES_PLAY = Trigger("this-leaves-play", terms.LEAVING_PLAY, _this)
ATTACHED_LEAVES_PLAY = Trigger("attached-leaves-play", terms.LEAVING_PLAY, _attached)


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
    return Trigger("an-effect-would-move", terms.MOVING, _fits(which), args={"which": which})


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
        lambda t, c, e: e.seat == t.controller[c] and e.card != c and _here(t, c, e) and which.test(t, e.card, c),
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
    "enemy-unit-destroyed-here", terms.UNIT_DESTROYED, lambda t, c, e: e.seat != t.controller[c] and _here(t, c, e)
)


def is_destroyed(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was destroyed, whoever controlled it. ``which`` looks at printed facts."""
    return Trigger("is-destroyed", terms.UNIT_DESTROYED, _fits(which), args={"which": which})


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


# ── command ───────────────────────────────────────────────────────────────────────────────────────────────────────

THIS_COMMITS_OR_ATTACKS = Trigger("this-commits-or-attacks", terms.COMMITTED_OR_ATTACKING, _this)
THIS_COMMITS = Trigger("this-commits", terms.COMMITTED, _this)
YOUR_WARLORD_COMMITS = Trigger("your-warlord-commits", terms.COMMITTED, lambda t, c, e: e.card == t.warlords[t.controller[c]])
STRUGGLE_BEGINS = Trigger("struggle-begins", terms.STRUGGLE_BEGINS, lambda t, c, e: True)
OPPONENT_WINS_A_STRUGGLE = Trigger(
    "opponent-wins-a-struggle", terms.STRUGGLE_BEING_WON, lambda t, c, e: e.seat != t.controller[c]
)
"""Interrupt: before the bonuses are taken; ``THAT_CARD`` is the planet."""
YOU_WIN_A_STRUGGLE = Trigger("you-win-a-struggle", terms.STRUGGLE_WON, _yours)
YOU_WIN_A_STRUGGLE_HERE = Trigger(
    "you-win-a-struggle-here", terms.STRUGGLE_WON, lambda t, c, e: _yours(t, c, e) and _here(t, c, e)
)


def commits_to_this_planet(which: Filter) -> Trigger:
    """Reaction: after a warlord that fits has committed to this planet (of an attachment: where its unit is)."""
    return Trigger(
        "commits-to-this-planet",
        terms.COMMITTED,
        lambda t, c, e: _here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


def moves_to_this_planet(which: Filter) -> Trigger:
    """Reaction: after a unit that fits has moved (or committed) to this planet (A12)."""
    return Trigger(
        "moves-to-this-planet", terms.MOVED, lambda t, c, e: _here(t, c, e) and which.test(t, e.card, c), args={"which": which}
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
    return Trigger("moves-to-a-planet", terms.MOVED, _fits(which), args={"which": which})


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
        lambda t, c, e: _here(t, c, e) and which.test(t, e.card, c),
        args={"which": which},
    )


# ── attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────

THIS_IS_DECLARED_AS_ATTACKER = Trigger("this-is-declared-as-attacker", terms.ATTACKER_DECLARED, _this)
"""Also when it uses Area Effect (A19)."""
THIS_RESOLVES_ITS_ATTACK = Trigger("this-resolves-its-attack", terms.ATTACK_RESOLVED, _this)
"""Area Effect in place of an attack counts (R18.3)."""
THIS_IS_DECLARED_AS_DEFENDER = Trigger("this-is-declared-as-defender", terms.DEFENDER_DECLARED, lambda t, c, e: e.source == c)
"""``THAT_CARD`` is the attacker."""


def is_declared_as_attacker(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was declared as an attacker."""
    return Trigger("is-declared-as-attacker", terms.ATTACKER_DECLARED, _fits(which), args={"which": which})


def is_declared_as_defender(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was declared as a defender."""
    return Trigger(
        "is-declared-as-defender", terms.DEFENDER_DECLARED, lambda t, c, e: which.test(t, e.source, c), args={"which": which}
    )


ATTACHED_USES_AREA_EFFECT = Trigger("attached-uses-area-effect", terms.AREA_EFFECT_USED, _attached)
ATTACHED_EXHAUSTS = Trigger("attached-exhausts", terms.EXHAUSTING, _attached)


def this_declares_an_attack_against(which: Filter) -> Trigger:
    """Reaction: after this unit was declared as an attacker against a unit that fits."""
    return Trigger(
        "this-declares-an-attack-against",
        terms.DEFENDER_DECLARED,
        lambda t, c, e: e.card == c and which.test(t, e.source, c),
        args={"which": which},
    )


def attached_declares_an_attack_against(which: Filter) -> Trigger:
    """Interrupt: when the attached unit declares an attack against a unit that fits."""
    return Trigger(
        "attached-declares-an-attack-against",
        terms.DECLARING_DEFENDER,
        lambda t, c, e: e.card == t.host[c] and which.test(t, e.source, c),
        args={"which": which},
    )


def enemy_would_attack(which: Filter) -> Trigger:
    """Interrupt: an enemy unit is about to attack a unit that fits."""
    return Trigger(
        "enemy-would-attack",
        terms.DECLARING_DEFENDER,
        lambda t, c, e: e.seat != t.controller[c] and which.test(t, e.source, c),
        args={"which": which},
    )


# ── damage ────────────────────────────────────────────────────────────────────────────────────────────────────────


def damage_is_assigned_to(which: Filter) -> Trigger:
    """Interrupt: when damage is assigned to a card that fits (R11.4)."""
    return Trigger("damage-is-assigned-to", terms.ASSIGNING, _fits(which), args={"which": which})


def is_assigned_damage(which: Filter) -> Trigger:
    """Reaction: after a card that fits was assigned damage, by whatever; some of it is still there."""
    return Trigger(
        "is-assigned-damage", terms.ASSIGNED, lambda t, c, e: e.amount > 0 and which.test(t, e.card, c), args={"which": which}
    )


def is_assigned_damage_by_an_attack(which: Filter) -> Trigger:
    """The same, by an attack: not by Area Effect (R18.4)."""
    return Trigger(
        "is-assigned-damage-by-an-attack",
        terms.ASSIGNED_BY_ATTACK,
        lambda t, c, e: e.amount > 0 and which.test(t, e.card, c),
        args={"which": which},
    )


def is_assigned_damage_by_an_attack_here(which: Filter) -> Trigger:
    """The same, by an attack at this planet, wherever the attacked unit has gone since (A17)."""
    return Trigger(
        "is-assigned-damage-by-an-attack-here",
        terms.ASSIGNED_BY_ATTACK,
        lambda t, c, e: e.amount > 0 and 0 < t.battle == t.location(c) and which.test(t, e.card, c),
        args={"which": which},
    )


def may_be_reassigned(trigger: Trigger) -> Trigger:
    """The trigger, for damage that has not been reassigned already (R11.17)."""
    test = trigger.test
    return Trigger(
        trigger.key,
        trigger.kind,
        lambda t, c, e: e.amount > 0 and not damage_in_progress(t).reassigned and test(t, c, e),
        args=trigger.args,
    )


def damages_by_an_attack(attacker: Filter, damaged: Filter) -> Trigger:
    """Reaction: after a unit that fits has damaged another that fits, by an attack; it is still in play (A31)."""
    return Trigger(
        "damages-by-an-attack",
        terms.DAMAGED_BY_ATTACK,
        lambda t, c, e: attacker(t, e.source, c) and t.zone[e.card] >= terms.HQ and damaged(t, e.card, c),
        args={"attacker": attacker, "damaged": damaged},
    )


def damages(unit: Filter, damaged: Filter) -> Trigger:
    """Reaction: after a unit that fits has damaged another that fits, by whatever; both are still in play (A31)."""
    return Trigger(
        "damages",
        terms.DAMAGED,
        lambda t, c, e: unit(t, e.source, c) and t.zone[e.card] >= terms.HQ and damaged(t, e.card, c),
        args={"unit": unit, "damaged": damaged},
    )


def this_damages(which: Filter) -> Trigger:
    """Reaction: after this unit has damaged a unit that fits, by whatever; it is still in play."""
    return Trigger(
        "this-damages",
        terms.DAMAGED,
        lambda t, c, e: e.source == c and t.zone[e.card] >= terms.HQ and which.test(t, e.card, c),
        args={"which": which},
    )


ATTACHED_IS_DAMAGED_BY_AN_ATTACK = Trigger(
    "attached-is-damaged-by-an-attack",
    terms.DAMAGED_BY_ATTACK,
    lambda t, c, e: _attached(t, c, e) and t.zone[e.source] >= terms.HQ,
)
"""Reaction: the attacker is still in play."""


THIS_TAKES_DAMAGE = Trigger("this-takes-damage", terms.TAKING, _this)
"""Interrupt: after shields, before it is placed."""
OPPONENT_SHIELDS = Trigger("opponent-shields", terms.SHIELDING, lambda t, c, e: e.seat != t.controller[c])


def you_shield_with(which: Filter, shielded: Filter) -> Trigger:
    """Interrupt: when you use a card that fits as a shield for a unit that fits."""
    return Trigger(
        "you-shield-with",
        terms.SHIELDING,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c) and shielded.test(t, e.source, c),
        args={"which": which, "shielded": shielded},
    )


YOU_SEARCH = Trigger("you-search", terms.SEARCHING, _yours)
"""Interrupt: before you look at the cards you search."""

# ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _use_in_progress(table: ConquestTable, event: Event) -> UseAbility:
    """The use of an ability, or the playing of an event, that this event is about."""
    return next(use for use in reversed(table.stack) if isinstance(use, UseAbility) and use.event == event)


def _opponents(table: ConquestTable, card: int, event: Event) -> bool:
    return event.seat != table.controller[card]


A_BATTLE_ABILITY_IS_USED = Trigger("a-battle-ability-is-used", terms.BATTLE_ABILITY, lambda t, c, e: True)
"""Interrupt: by whomever, between its targets and its effects (A57)."""
OPPONENT_PLAYS_AN_EVENT = Trigger("opponent-plays-an-event", terms.EVENT_BEING_PLAYED, _opponents)


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
        if not _opponents(table, card, event):
            return False
        return any(target and which.test(table, target, card) for target in _use_in_progress(table, event).targets)

    return Trigger("opponent-targets", terms.TARGETING, test, args={"which": which})
