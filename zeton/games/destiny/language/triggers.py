"""What triggered abilities answer (R18.1)."""

from __future__ import annotations

from zeton.games.destiny.rules import dice, terms
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.ability import Trigger
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter

__all__ = [
    "ACTIVATE_ATTACHED",
    "ACTIVATE_THIS",
    "ACTIVATE_THIS_ROLLING_INDIRECT",
    "AFTER_SETUP",
    "ATTACHED_DEALT_DAMAGE",
    "ATTACHED_DEALT_RANGED",
    "ATTACHED_DEFEATED",
    "ATTACHED_DICE_DEAL_DAMAGE",
    "ATTACHED_LOSES_DIE",
    "ATTACHED_WEAPON_DISCARDED",
    "CHARACTER_WAS_DEFEATED",
    "DIE_ROLLS_BLANK",
    "DISCARD_FROM_OPPONENTS_DECK",
    "FIRST_INDIRECT_TO_OPPONENT",
    "INDIRECT_TO_YOURSELF",
    "OPPONENTS_CHARACTER_DEFEATED",
    "OPPONENT_ACTIVATES",
    "OPPONENT_DISCARDS_TO_REROLL",
    "OPPONENT_EMPTIES_HAND",
    "PLAY_AMBUSH",
    "PLAY_AN_EVENT",
    "PLAY_LAST_CARD",
    "PLAY_THIS",
    "PLAY_UPGRADE_ON_THIS",
    "PLAY_WEAPON_ON_THIS",
    "THIS_DEALT_DAMAGE",
    "THIS_DEFEATED",
    "THIS_DIE_DAMAGES",
    "THIS_DIE_RESOLVED",
    "THIS_DIE_ROLLED",
    "THIS_DIE_ROLLED_IN",
    "THIS_GAINS_SHIELDS",
    "THIS_LOSES_DICE",
    "YOURS_WAS_DEFEATED",
    "YOUR_CHARACTER_DEFEATED",
    "YOU_CLAIM",
    "YOU_DISRUPT",
    "YOU_RESOLVE_THIS_DIE",
    "this_die_resolved_at",
    "you_activate",
    "you_play",
    "your_die_rolls",
]


def _this(table: DestinyTable, card: int, event: Event) -> bool:
    return event.card == card


def _attached(table: DestinyTable, card: int, event: Event) -> bool:
    return event.card == table.host[card]


def _yours(table: DestinyTable, card: int, event: Event) -> bool:
    return event.seat == table.controller[card]


def _two_ranged_to_attached(table: DestinyTable, card: int, event: Event) -> bool:
    """Whether a die that is resolved as ranged damage is about to deal 2 or more of it."""
    if event.card != table.host[card] or event.amount < 2:
        return False
    resolving = (procedure for procedure in table.stack if isinstance(procedure, ResolveDie))
    return any(one.die == event.source and one.symbol == terms.RANGED for one in resolving)


def _first_indirect(table: DestinyTable, card: int, event: Event) -> bool:
    """Whether it is the first time this round: every time is on record, this one too (none of setup: A44)."""
    if not _yours(table, card, event):
        return False
    return sum(e.what == terms.DEALT_INDIRECT and e.seat == event.seat for e in table.lasting) == 1


ACTIVATE_THIS = Trigger("activate-this", terms.ACTIVATED, _this)
ACTIVATE_ATTACHED = Trigger("activate-attached", terms.ACTIVATED, _attached)
ACTIVATE_THIS_ROLLING_INDIRECT = Trigger(
    "activate-this-rolling-indirect", terms.ACTIVATED, lambda t, c, e: e.card == c and e.amount >> terms.INDIRECT & 1 > 0
)
PLAY_THIS = Trigger("play-this", terms.PLAYED, _this)
PLAY_AMBUSH = Trigger("play-ambush", terms.PLAYED, lambda t, c, e: e.amount & terms.WITH_AMBUSH > 0 and _yours(t, c, e))
PLAY_UPGRADE_ON_THIS = Trigger("play-upgrade-on-this", terms.PLAYED, lambda t, c, e: t.host[e.card] == c)
OPPONENT_ACTIVATES = Trigger(
    "opponent-activates",
    terms.ACTIVATED,
    lambda t, c, e: t.cards[e.card].type == terms.CHARACTER and t.controller[e.card] != t.controller[c],
)
# What happens after this die has been resolved happens only if its controller resolved it (A55).
THIS_DIE_RESOLVED = Trigger("this-die-resolved", terms.DIE_RESOLVED, lambda t, c, e: e.card == c and e.seat == t.controller[c])
THIS_DIE_DAMAGES = Trigger(
    "this-die-damages", terms.DAMAGE_TAKEN, lambda t, c, e: t.home[e.source] == c and e.seat == t.controller[c]
)
THIS_LOSES_DICE = Trigger("this-loses-dice", terms.DICE_REMOVED, _this)
ATTACHED_LOSES_DIE = Trigger("attached-loses-die", terms.DIE_REMOVED, _attached)
DIE_ROLLS_BLANK = Trigger(
    "die-rolls-blank",
    terms.ROLLED,
    lambda t, c, e: t.cards[e.source].of == terms.CHARACTER and e.amount & ~terms.INTO_POOL == terms.BLANK,
)
THIS_DIE_ROLLED = Trigger("this-die-rolled", terms.ROLLED, _this)
THIS_DIE_ROLLED_IN = Trigger("this-die-rolled-in", terms.ROLLED, lambda t, c, e: e.card == c and e.amount & terms.INTO_POOL > 0)


def your_die_rolls(symbol: int) -> Trigger:
    """A die of yours has been rolled, or rerolled, and shows this symbol."""

    def test(table: DestinyTable, card: int, event: Event) -> bool:
        return _yours(table, card, event) and event.amount & ~terms.INTO_POOL == symbol

    return Trigger("your-die-rolls", terms.ROLLED, test, args={"symbol": terms.SYMBOLS[symbol]})


INDIRECT_TO_YOURSELF = Trigger("indirect-to-yourself", terms.INDIRECT_TO_SELF, _yours)
FIRST_INDIRECT_TO_OPPONENT = Trigger("first-indirect-to-opponent", terms.INDIRECT_DEALT, _first_indirect)
DISCARD_FROM_OPPONENTS_DECK = Trigger(
    "discard-from-opponents-deck",
    terms.DECK_DISCARDED,
    lambda t, c, e: e.seat == t.controller[c] and e.amount != t.controller[c],
)
THIS_DEFEATED = Trigger("this-defeated", terms.DEFEATED, _this)
ATTACHED_DEFEATED = Trigger("attached-defeated", terms.DEFEATED, _attached)
YOUR_CHARACTER_DEFEATED = Trigger(
    "your-character-defeated", terms.DEFEATED, lambda t, c, e: t.controller[e.card] == t.controller[c]
)
OPPONENTS_CHARACTER_DEFEATED = Trigger(
    "opponents-character-defeated", terms.DEFEATED, lambda t, c, e: e.seat != t.controller[c]
)
THIS_DEALT_DAMAGE = Trigger("this-dealt-damage", terms.DEALT_DAMAGE, _this)
THIS_GAINS_SHIELDS = Trigger("this-gains-shields", terms.GIVEN_SHIELDS, _this)
OPPONENT_EMPTIES_HAND = Trigger("opponent-empties-hand", terms.HAND_EMPTIED, lambda t, c, e: e.seat != t.controller[c])
YOU_DISRUPT = Trigger("you-disrupt", terms.DISRUPTED, _yours)
CHARACTER_WAS_DEFEATED = Trigger("character-was-defeated", terms.DEFEATED, lambda t, c, e: True)
YOURS_WAS_DEFEATED = Trigger("yours-was-defeated", terms.DEFEATED, _yours)
YOU_CLAIM = Trigger("you-claim", terms.CLAIMED, _yours)
OPPONENT_DISCARDS_TO_REROLL = Trigger(
    "opponent-discards-to-reroll", terms.DISCARDED_TO_REROLL, lambda t, c, e: e.seat != t.controller[c]
)
YOU_RESOLVE_THIS_DIE = Trigger(
    "you-resolve-this-die", terms.DIE_RESOLVED, lambda t, c, e: e.card == c and e.seat == t.controller[c]
)
PLAY_WEAPON_ON_THIS = Trigger(
    "play-weapon-on-this", terms.PLAYED, lambda t, c, e: t.host[e.card] == c and terms.WEAPON in t.cards[e.card].subtypes
)
PLAY_AN_EVENT = Trigger("play-an-event", terms.PLAYED, lambda t, c, e: t.cards[e.card].type == terms.EVENT and _yours(t, c, e))


def this_die_resolved_at(value: int) -> Trigger:
    """You have resolved this die, and it showed this value."""

    def test(table: DestinyTable, card: int, event: Event) -> bool:
        return event.card == card and _yours(table, card, event) and event.amount == value

    return Trigger("this-die-resolved-at", terms.DIE_RESOLVED, test, args={"amount": value})


def you_activate(which: Filter) -> Trigger:
    """You have activated a card that fits."""

    def test(table: DestinyTable, card: int, event: Event) -> bool:
        return _yours(table, card, event) and which.test(table, event.card, event.seat)

    return Trigger("you-activate", terms.ACTIVATED, test, args={"which": which})


ATTACHED_DICE_DEAL_DAMAGE = Trigger(
    "attached-dice-deal-damage",
    terms.DEALT_DAMAGE,
    lambda t, c, e: t.cards[e.source].type == terms.DIE and dice.belongs_to(t, e.source) == t.host[c] and _yours(t, c, e),
)
ATTACHED_WEAPON_DISCARDED = Trigger(
    "attached-weapon-discarded",
    terms.DISCARDED_BY_EFFECT,
    lambda t, c, e: c != e.card and t.host[e.card] == t.host[c] and terms.WEAPON in t.cards[e.card].subtypes,
)
ATTACHED_DEALT_DAMAGE = Trigger("attached-dealt-damage", terms.DEALT_DAMAGE, _attached)
ATTACHED_DEALT_RANGED = Trigger("attached-dealt-ranged", terms.DEALT_DAMAGE, _two_ranged_to_attached)
PLAY_LAST_CARD = Trigger(
    "play-last-card", terms.PLAYED, lambda t, c, e: _yours(t, c, e) and e.amount & terms.LAST_OF_HAND > 0 and not t.used[c]
)
AFTER_SETUP = Trigger("after-setup", terms.SET_UP, lambda t, c, e: True)


def you_play(colour: str, kind: str = "card") -> Trigger:
    """You are about to play a card of a colour, perhaps only one of a type."""

    def test(table: DestinyTable, card: int, event: Event) -> bool:
        printed = table.cards[event.card]
        fits = printed.colour == colour and kind in ("card", printed.type)
        return fits and event.seat == table.controller[card]

    return Trigger("you-play", terms.PLAYING, test, args={"colour": colour, "kind": kind})
