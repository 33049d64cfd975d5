"""What interrupts ("when") and reactions ("after") answer."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.star_wars_lcg.rules import terms
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import ATTACKER
from zeton.kernel.ability import Trigger
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter

__all__ = [
    "BOTH_HAVE_PLACED_EDGE_CARDS",
    "CARD_IS_CAPTURED",
    "CARD_IS_SACRIFICED",
    "ENEMY_OBJECTIVE_DESTROYED",
    "ENEMY_UNIT_LEFT_PLAY",
    "ENHANCED_ATTACKS_ALONE",
    "ENHANCED_GENERATES",
    "ENHANCED_GETS_FOCUS",
    "ENHANCED_IS_DESTROYED",
    "ENHANCED_IS_ENGAGED",
    "ENHANCED_IS_FOCUSED_TO_STRIKE",
    "ENHANCED_LEAVES_PLAY",
    "EVENT_IS_PLAYED",
    "FORCE_STRUGGLE_BEGINS",
    "FRIENDLY_UNIT_LEFT_PLAY",
    "HOLDER_LOSES_FORCE_STRUGGLE",
    "INTERRUPT_IS_EXECUTED",
    "OBJECTIVE_DESTROYED",
    "OBJECTIVE_DESTROYED_IN_AN_ENGAGEMENT",
    "OPPONENTS_TURN_BEGINS",
    "OPPONENT_CHOOSES_A_SINGLE_TARGET",
    "OPPONENT_REFRESHES",
    "THIS_DESTROYS_AN_ENEMY_UNIT",
    "THIS_ENTERS_PLAY",
    "THIS_ENTERS_PLAY_IN_AN_ENGAGEMENT",
    "THIS_IS_ABOUT_TO_BE_FOCUSED",
    "THIS_IS_DEALT_DAMAGE_IN_AN_ENGAGEMENT",
    "THIS_IS_DECLARED",
    "THIS_IS_DECLARED_AS_ATTACKER",
    "THIS_IS_DESTROYED",
    "THIS_IS_FOCUSED_TO_STRIKE",
    "THIS_IS_FOCUSED_TO_STRIKE_AS_ATTACKER",
    "THIS_LEAVES_PLAY",
    "THIS_RESOLVES_A_STRIKE",
    "THIS_SURVIVES_AS_ATTACKER",
    "THIS_SURVIVES_UNOPPOSED",
    "UNIT_IS_CAPTURED_HERE",
    "UNIT_USES_AN_ABILITY",
    "YOUR_CONFLICT_PHASE_BEGINS",
    "YOUR_DEPLOYMENT_PHASE_BEGINS",
    "YOUR_DRAW_PHASE_BEGINS",
    "YOUR_OTHER_OBJECTIVE_IS_ENGAGED",
    "YOUR_REFRESH_PHASE_ENDS",
    "YOU_CAPTURE_AN_ENEMY_UNIT",
    "YOU_COMMIT_THIS",
    "YOU_LOSE_AN_EDGE_BATTLE",
    "YOU_PLACE_AN_EDGE_CARD",
    "YOU_REFRESH",
    "YOU_RESOLVE_A_STRIKE",
    "YOU_WIN_AN_EDGE_BATTLE",
    "YOU_WIN_AN_EDGE_BATTLE_AS_ATTACKER",
    "damage_dealt_to",
    "destroyed",
    "enters_play",
    "focus_is_removed_from",
    "focused_to_strike",
    "leaves_play",
    "objective_destroyed",
    "resolves_a_strike",
    "this_damages",
    "would_be_damaged",
    "would_get_focus",
    "you_declare_attacker",
    "you_pay_for",
    "you_play",
    "you_win_an_edge_battle_by",
]


def _yours(table: StarWarsTable, card: int, event: Event) -> bool:
    return event.seat == table.controller[card]


def _opponents(table: StarWarsTable, card: int, event: Event) -> bool:
    return event.seat != table.controller[card]


def _this(table: StarWarsTable, card: int, event: Event) -> bool:
    return event.card == card


def _enhanced(table: StarWarsTable, card: int, event: Event) -> bool:
    return event.card == table.host[card]


def _fits(filter: Filter) -> Callable[[StarWarsTable, int, Event], bool]:
    return lambda table, card, event: filter.test(table, event.card, card)


OPPONENT_REFRESHES = Trigger("opponent-refreshes", terms.REFRESHED, _opponents)
YOU_REFRESH = Trigger("you-refresh", terms.REFRESHED, _yours)
YOUR_REFRESH_PHASE_ENDS = Trigger("your-refresh-phase-ends", terms.REFRESH_PHASE_ENDS, _yours)
OPPONENTS_TURN_BEGINS = Trigger("opponents-turn-begins", terms.TURN_BEGINS, _opponents)
YOUR_CONFLICT_PHASE_BEGINS = Trigger("your-conflict-phase-begins", terms.CONFLICT_PHASE_BEGINS, _yours)
YOUR_DEPLOYMENT_PHASE_BEGINS = Trigger("your-deployment-phase-begins", terms.DEPLOYMENT_PHASE_BEGINS, _yours)
YOUR_DRAW_PHASE_BEGINS = Trigger("your-draw-phase-begins", terms.DRAW_PHASE_BEGINS, _yours)
YOU_WIN_AN_EDGE_BATTLE = Trigger("you-win-an-edge-battle", terms.EDGE_WON, _yours)
YOU_WIN_AN_EDGE_BATTLE_AS_ATTACKER = Trigger(
    "you-win-an-edge-battle-as-attacker", terms.EDGE_WON, lambda t, c, e: e.seat == t.controller[c] == t.active
)

YOU_LOSE_AN_EDGE_BATTLE = Trigger("you-lose-an-edge-battle", terms.EDGE_WON, _opponents)

THIS_IS_DECLARED = Trigger("this-is-declared", terms.DECLARED, _this)
THIS_IS_DECLARED_AS_ATTACKER = Trigger(
    "this-is-declared-as-attacker", terms.DECLARED, lambda t, c, e: e.card == c and e.amount == ATTACKER
)
YOUR_OTHER_OBJECTIVE_IS_ENGAGED = Trigger(
    "your-other-objective-is-engaged",
    terms.ENGAGED,
    # The dial, which is no objective, may be engaged too (A65).
    lambda t, c, e: e.card not in (c, t.dial_piece) and t.controller[e.card] == t.controller[c],
)
ENHANCED_IS_ENGAGED = Trigger("enhanced-is-engaged", terms.ENGAGED, _enhanced)
THIS_IS_ABOUT_TO_BE_FOCUSED = Trigger("this-is-about-to-be-focused", terms.FOCUSED_TO_STRIKE, _this)
THIS_IS_FOCUSED_TO_STRIKE = Trigger("this-is-focused-to-strike", terms.FOCUSED_TO_STRIKE, _this)
THIS_IS_FOCUSED_TO_STRIKE_AS_ATTACKER = Trigger(
    "this-is-focused-to-strike-as-attacker",
    terms.FOCUSED_TO_STRIKE,
    lambda t, c, e: e.card == c and t.part[c] == ATTACKER,
)
ENHANCED_ATTACKS_ALONE = Trigger(
    "enhanced-attacks-alone",
    terms.DECLARED,
    lambda t, c, e: e.card == t.host[c] and t.attacks_alone(e.card),
)
ENHANCED_IS_FOCUSED_TO_STRIKE = Trigger("enhanced-is-focused-to-strike", terms.FOCUSED_TO_STRIKE, _enhanced)
THIS_SURVIVES_AS_ATTACKER = Trigger("this-survives-as-attacker", terms.SURVIVED, _this)
THIS_SURVIVES_UNOPPOSED = Trigger("this-survives-unopposed", terms.SURVIVED, lambda t, c, e: e.card == c and e.amount > 0)

THIS_ENTERS_PLAY = Trigger("this-enters-play", terms.ENTERS_PLAY, _this)
THIS_ENTERS_PLAY_IN_AN_ENGAGEMENT = Trigger(
    "this-enters-play-in-an-engagement", terms.ENTERS_PLAY, lambda t, c, e: e.card == c and t.engaged > 0
)
THIS_LEAVES_PLAY = Trigger("this-leaves-play", terms.LEAVES_PLAY, _this)
THIS_IS_DESTROYED = Trigger("this-is-destroyed", terms.DESTROYED, _this)
ENHANCED_IS_DESTROYED = Trigger("enhanced-is-destroyed", terms.DESTROYED, _enhanced)
ENHANCED_LEAVES_PLAY = Trigger("enhanced-leaves-play", terms.LEAVES_PLAY, _enhanced)
ENHANCED_GENERATES = Trigger("enhanced-generates", terms.GENERATED, _enhanced)

CARD_IS_SACRIFICED = Trigger("card-is-sacrificed", terms.SACRIFICED, lambda t, c, e: True)
FORCE_STRUGGLE_BEGINS = Trigger("force-struggle-begins", terms.FORCE_STRUGGLE_BEGINS, lambda t, c, e: True)
HOLDER_LOSES_FORCE_STRUGGLE = Trigger(
    "holder-loses-force-struggle",
    terms.FORCE_STRUGGLE_WON,
    lambda t, c, e: t.controller[t.host[c]] == t.active != e.seat,
)
"""After whoever controls the enhanced unit has lost a Force struggle in his own turn: the other side has the Balance (A115)."""

ENHANCED_GETS_FOCUS = Trigger("enhanced-gets-focus", terms.FOCUS_PLACED, lambda t, c, e: e.amount > 0 and e.card == t.host[c])
"""After focus tokens were placed on the enhanced card, by an effect, to strike or to pay for something (A120)."""

YOU_COMMIT_THIS = Trigger("you-commit-this", terms.COMMITTED, _this)
YOU_CAPTURE_AN_ENEMY_UNIT = Trigger(
    "you-capture-an-enemy-unit", terms.CAPTURED_FROM_PLAY, lambda t, c, e: e.amount == terms.UNITS and _opponents(t, c, e)
)
CARD_IS_CAPTURED = Trigger("card-is-captured", terms.CARD_CAPTURED, lambda t, c, e: t.zone[e.card] == terms.CAPTURED)
UNIT_IS_CAPTURED_HERE = Trigger(
    "unit-is-captured-here",
    terms.CARD_CAPTURED,
    lambda t, c, e: t.zone[e.card] == terms.CAPTURED and t.host[e.card] == c and t.cards[e.card].type == terms.UNIT,
)
"""After a card has been captured, from play or not; after a unit card has been captured at this objective."""

EVENT_IS_PLAYED = Trigger("event-is-played", terms.EVENT_PLAYED, lambda t, c, e: e.card != c)
UNIT_USES_AN_ABILITY = Trigger("unit-uses-an-ability", terms.UNIT_ABILITY_EXECUTED, lambda t, c, e: True)
INTERRUPT_IS_EXECUTED = Trigger("interrupt-is-executed", terms.INTERRUPT_EXECUTED, lambda t, c, e: e.card != c)


def you_declare_attacker(which: Filter) -> Trigger:
    """After you declare a unit that fits as an attacker."""
    return Trigger(
        "you-declare-attacker",
        terms.DECLARED,
        lambda t, c, e: e.amount == ATTACKER and e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


YOU_PLACE_AN_EDGE_CARD = Trigger("you-place-an-edge-card", terms.EDGE_CARD_PLACED, _yours)
"""When you would place a card in your edge stack, or might (A122)."""


BOTH_HAVE_PLACED_EDGE_CARDS = Trigger("both-have-placed-edge-cards", terms.EDGE_CARDS_PLACED, lambda t, c, e: True)
"""When both players are done placing edge cards, before they are turned up."""


def you_win_an_edge_battle_by(number: int) -> Trigger:
    """After you win an edge battle by so many Force icons, or more."""
    return Trigger(
        "you-win-an-edge-battle-by",
        terms.EDGE_WON,
        lambda t, c, e: e.seat == t.controller[c] and e.amount >= number,
        args={"number": number},
    )


OPPONENT_CHOOSES_A_SINGLE_TARGET = Trigger("opponent-chooses-a-single-target", terms.TARGET_CHOSEN, _opponents)
"""When your opponent has chosen the only target of an effect that does not capture it."""


def focused_to_strike(which: Filter) -> Trigger:
    """After a unit that fits is focused to strike (A38)."""
    return Trigger("is-focused-to-strike", terms.FOCUSED_TO_STRIKE, _fits(which), args={"which": which})


def focus_is_removed_from(which: Filter) -> Trigger:
    """After focus tokens were removed from a card that fits, in a refresh phase too (A98)."""
    return Trigger("focus-is-removed-from", terms.FOCUS_REMOVED, _fits(which), args={"which": which})


YOU_RESOLVE_A_STRIKE = Trigger("you-resolve-a-strike", terms.STRIKE_RESOLVED, _yours)
"""After you have resolved a strike, even if the unit that struck has left play (A105)."""

THIS_RESOLVES_A_STRIKE = Trigger("this-resolves-a-strike", terms.STRIKE_RESOLVED, _this)


def resolves_a_strike(which: Filter) -> Trigger:
    """After a unit that fits has resolved a strike."""
    return Trigger("resolves-a-strike", terms.STRIKE_RESOLVED, _fits(which), args={"which": which})


def damage_dealt_to(which: Filter) -> Trigger:
    """When damage is dealt to a card that fits (A41)."""

    def test(table: StarWarsTable, card: int, event: Event) -> bool:
        return event.amount > 0 and event.card != table.dial_piece and which.test(table, event.card, card)

    return Trigger("damage-dealt-to", terms.DAMAGE_DEALT, test, args={"which": which})


def would_be_damaged(which: Filter) -> Trigger:
    """When a card that fits would be damaged: damage is dealt or moved to it (A41, A87)."""
    return Trigger(
        "would-be-damaged",
        terms.WOULD_BE_DAMAGED,
        lambda t, c, e: e.amount > 0 and which.test(t, e.card, c),
        args={"which": which},
    )


def this_damages(which: Filter) -> Trigger:
    """After this card has damaged one that fits."""
    return Trigger(
        "this-damages", terms.DAMAGED, lambda t, c, e: e.source == c and which.test(t, e.card, c), args={"which": which}
    )


THIS_IS_DEALT_DAMAGE_IN_AN_ENGAGEMENT = Trigger(
    "this-is-dealt-damage-in-an-engagement", terms.WAS_DEALT, lambda t, c, e: e.card == c and t.engaged > 0
)
"""After this card has been dealt damage; ``event.amount`` is what was placed on it."""


def would_get_focus(which: Filter) -> Trigger:
    """When a focus token would be placed on a card that fits: by an effect, to strike or to pay for something (A131)."""
    return Trigger(
        "would-get-focus",
        terms.FOCUS_COMING,
        lambda t, c, e: e.amount > 0 and which.test(t, e.card, c),
        args={"which": which},
    )


THIS_DESTROYS_AN_ENEMY_UNIT = Trigger(
    "this-destroys-an-enemy-unit",
    terms.DESTROYED_BY,
    lambda t, c, e: e.source == c and e.amount == terms.UNITS and e.seat != t.controller[c],
)
"""After this card has destroyed an enemy unit, by the damage it dealt or by its effect."""


def destroyed(which: Filter) -> Trigger:
    """When a card that fits is destroyed (an interrupt: it is still in play)."""
    return Trigger("is-destroyed", terms.DESTROYED, _fits(which), args={"which": which})


def _objective(table: StarWarsTable, event: Event) -> bool:
    return table.cards[event.card].type == terms.OBJECTIVE


OBJECTIVE_DESTROYED = Trigger("objective-destroyed", terms.DESTROYED, lambda t, c, e: _objective(t, e))
"""After an objective has been destroyed: it lies in a victory pile, and ``event.seat`` is who controlled it."""

OBJECTIVE_DESTROYED_IN_AN_ENGAGEMENT = Trigger(
    "objective-destroyed-in-an-engagement", terms.DESTROYED, lambda t, c, e: _objective(t, e) and t.engaged > 0
)

ENEMY_OBJECTIVE_DESTROYED = Trigger(
    "enemy-objective-destroyed", terms.DESTROYED, lambda t, c, e: _objective(t, e) and e.seat != t.controller[c]
)


def objective_destroyed(title: str) -> Trigger:
    """After the objective of a title has been destroyed: it lies in a victory pile."""

    def test(table: StarWarsTable, card: int, event: Event) -> bool:
        return _objective(table, event) and table.cards[event.card].title == title

    return Trigger("objective-of-title-destroyed", terms.DESTROYED, test, args={"title": title})


def enters_play(which: Filter) -> Trigger:
    """After a card that fits has entered play."""
    return Trigger("enters-play", terms.ENTERS_PLAY, _fits(which), args={"which": which})


def leaves_play(which: Filter) -> Trigger:
    """When a card that fits leaves play."""
    return Trigger("leaves-play", terms.LEAVES_PLAY, _fits(which), args={"which": which})


FRIENDLY_UNIT_LEFT_PLAY = Trigger(
    "friendly-unit-left-play", terms.LEAVES_PLAY, lambda t, c, e: e.amount == terms.UNITS and e.seat == t.controller[c]
)
ENEMY_UNIT_LEFT_PLAY = Trigger(
    "enemy-unit-left-play", terms.LEAVES_PLAY, lambda t, c, e: e.amount == terms.UNITS and e.seat != t.controller[c]
)
"""After a unit has left play, wherever it went: ``event.amount`` is the zone it left."""


def you_play(which: Filter) -> Trigger:
    """After you play a card that fits."""
    return Trigger(
        "you-play",
        terms.PLAYED,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )


def you_pay_for(which: Filter) -> Trigger:
    """When you play a card that fits: while its cost is computed (A22 step 3)."""
    return Trigger(
        "you-pay-for",
        terms.BEING_PAID,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c),
        args={"which": which},
    )
