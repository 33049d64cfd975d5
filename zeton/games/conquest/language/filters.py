"""Which cards: ``YOUR & ARMY_UNIT & AT_THIS_PLANET & ~VEHICLE``. Everything is judged from the card it is printed on."""

from __future__ import annotations

from zeton.games.conquest.rules import entering, terms
from zeton.games.conquest.rules.table import ConquestTable, you
from zeton.games.conquest.rules.terms import (
    ATTACHMENTS,
    BESIDE,
    DISCARD,
    HAND,
    HQ,
    PLANETS,
    SUPPORTS,
    UNIT_ZONES,
)
from zeton.kernel.filter import Filter

__all__ = [
    "ADJACENT",
    "ANY_CARD",
    "ARMY_CARD",
    "ARMY_UNIT",
    "ASTRA_MILITARUM",
    "ATTACHED",
    "ATTACHMENT",
    "ATTACHMENT_CARD",
    "ATTACKING",
    "AT_A_PLANET",
    "AT_TARGET_PLANET",
    "AT_THE_ATTACKERS_PLANET",
    "AT_THE_FIRST_PLANET",
    "AT_THIS_PLANET",
    "CAN_ENTER_PLAY",
    "CARD_IN_PLAY",
    "CHAOS",
    "CULTIST",
    "DAEMON",
    "DAMAGED",
    "DARK_ELDAR",
    "DEFENDING",
    "DRONE",
    "ELDAR",
    "ELITE",
    "ENEMY",
    "EVENT_CARD",
    "EXHAUSTED",
    "FIRST",
    "HEADQUARTERS",
    "IN_AN_HQ",
    "IN_ENEMY_DISCARD_PILE",
    "IN_YOUR_DISCARD_PILE",
    "IN_YOUR_HAND",
    "LIMITED",
    "NEXT_TO_YOUR_WARLORD",
    "ON_THIS",
    "ORKS",
    "OTHER",
    "OTHER_THAN_ATTACHED",
    "OWN_WARLORD",
    "PLANET",
    "READY",
    "SOLDIER",
    "SPACE_MARINES",
    "SUPPORT",
    "SUPPORT_CARD",
    "TAU",
    "THIS",
    "TOKEN_UNIT",
    "TZEENTCH",
    "UNDAMAGED",
    "UNIQUE",
    "UNIT",
    "UNIT_CARD",
    "VEHICLE",
    "WARLORD",
    "WARRIOR",
    "WHERE_A_BATTLE_IS",
    "WITHOUT_YOUR_WARLORD",
    "WITH_ATTACHMENTS",
    "YOUR",
    "at_a_planet_with",
    "at_a_planet_with_icon",
    "at_a_planet_without",
    "attacking",
    "faction",
    "loyalty",
    "opponent",
    "printed_cost_at_most",
    "titled",
    "topmost",
    "trait",
    "where_there_is",
    "with_icon",
    "with_keyword",
]

# Kinds of cards in play (R1.7, R1.8).
UNIT = Filter("unit", lambda t, c, s: t.zone[c] >= HQ, UNIT_ZONES, where=True)
ARMY_UNIT = Filter("army-unit", lambda t, c, s: t.zone[c] >= HQ and t.cards[c].type in terms.ARMY_TYPES, UNIT_ZONES)
WARLORD = Filter("warlord", lambda t, c, s: t.zone[c] >= HQ and t.cards[c].type == terms.WARLORD, UNIT_ZONES)
TOKEN_UNIT = Filter("token-unit", lambda t, c, s: t.zone[c] >= HQ and t.cards[c].type == terms.TOKEN, UNIT_ZONES)
SUPPORT = Filter("support", lambda t, c, s: t.zone[c] == SUPPORTS, (SUPPORTS,), where=True)
ATTACHMENT = Filter("attachment", lambda t, c, s: t.zone[c] == ATTACHMENTS, (ATTACHMENTS,), where=True)
CARD_IN_PLAY = Filter(
    "card-in-play", lambda t, c, s: t.zone[c] in terms.IN_PLAY, (SUPPORTS, ATTACHMENTS, *UNIT_ZONES), where=True
)
PLANET = Filter("planet", lambda t, c, s: t.zone[c] == PLANETS, (PLANETS,), where=True)
HEADQUARTERS = Filter("hq", lambda t, c, s: t.cards[c].type == terms.HEADQUARTERS, (BESIDE,))
"""The piece that stands for a player's HQ: an effect can target it, and the units there are found with ``units_at``."""


OWN_WARLORD = Filter("own-warlord", lambda t, c, s: c == t.warlords[you(t, s)], UNIT_ZONES)
"""Your warlord, wherever it is: ``at_a_planet_with(OWN_WARLORD)``, ``exhaust_a(OWN_WARLORD)``."""


# Whose (R3.8). On a planet, "you" are the winner of the battle there.
def opponent(table: ConquestTable, source: int) -> int:
    """The other player."""
    return 1 - you(table, source)


# It is ``you``, written out: nothing is asked of cards so often.
YOUR = Filter("your", lambda t, c, s: t.controller[c] == (t.victor if t.zone[s] == PLANETS else t.controller[s]), holder=you)
ENEMY = Filter(
    "enemy", lambda t, c, s: t.controller[c] != (t.victor if t.zone[s] == PLANETS else t.controller[s]), holder=opponent
)


# Which one.
ANY_CARD = Filter("any-card", lambda t, c, s: True)
THIS = Filter("this", lambda t, c, s: c == s)
OTHER = Filter("other", lambda t, c, s: c != s)
OTHER_THAN_ATTACHED = Filter("other", lambda t, c, s: t.host[s] != c)
"""Of an attachment: any other than the unit it is on."""
ATTACHED = Filter("attached", lambda t, c, s: t.host[s] == c)
ON_THIS = Filter("on-this", lambda t, c, s: t.host[c] == s, (ATTACHMENTS,))


# Where (R3.11, R3.12): an HQ is no planet, and nothing is "at this planet" of a card that is not at one itself.
def _here(table: ConquestTable, card: int, source: int) -> bool:
    location = table.location(source)
    return location > 0 and table.location(card) == location


AT_THIS_PLANET = Filter("at-this-planet", _here)
ADJACENT = Filter("adjacent", lambda t, c, s: t.is_adjacent(t.location(c), t.location(s)))
AT_A_PLANET = Filter("at-a-planet", lambda t, c, s: t.location(c) > 0)
IN_AN_HQ = Filter("in-an-hq", lambda t, c, s: t.zone[c] == HQ, (HQ,), where=True)
AT_THE_ATTACKERS_PLANET = Filter("at-the-same-planet", lambda t, c, s: 0 < t.location(c) == t.location(t.attacker))
AT_THE_FIRST_PLANET = Filter("at-the-first-planet", lambda t, c, s: t.location(c) == t.first and t.first_planet() > 0)
FIRST = Filter("first", lambda t, c, s: c == t.first_planet())
"""Of planets: the first one."""
WHERE_A_BATTLE_IS = Filter("where-a-battle-is", lambda t, c, s: t.location(c) == t.battle > 0)


def at_a_planet_with(which: Filter) -> Filter:
    """Of units at a planet: where there is a card that fits, too (``WARLORD``, ``YOUR & WARLORD``)."""

    def test(table: ConquestTable, card: int, source: int) -> bool:
        place = table.location(card)
        return place > 0 and any(table.location(unit) == place for unit in which.cards(table, source))

    return Filter("at-a-planet-with", test, (), (which,))


def at_a_planet_with_icon(name: str) -> Filter:
    """Of units at a planet that has this icon (``STRONGPOINT``, ``MATERIAL``, ``TECH``)."""

    def test(table: ConquestTable, card: int, source: int) -> bool:
        place = table.location(card)
        return place > 0 and name in table.cards[table.planet_at(place)].icons

    return Filter("at-a-planet-with-icon", test, icon=name)


def attacking(which: Filter) -> Filter:
    """Attacking a unit that fits, now."""

    def test(table: ConquestTable, card: int, source: int) -> bool:
        return table.attacker == card and table.defender > 0 and which.test(table, table.defender, source)

    return Filter("attacking-a", test, (), (which,))


def _without_your_warlord(table: ConquestTable, card: int, source: int) -> bool:
    return table.position[card] != table.location(table.warlords[you(table, source)])


def _next_to_your_warlord(table: ConquestTable, card: int, source: int) -> bool:
    return table.is_adjacent(table.position[card], table.location(table.warlords[you(table, source)]))


WITHOUT_YOUR_WARLORD = Filter("without-your-warlord", _without_your_warlord)
NEXT_TO_YOUR_WARLORD = Filter("next-to-your-warlord", _next_to_your_warlord)
"""Of planets."""


AT_TARGET_PLANET = Filter("at-target-planet", lambda t, c, s: True)
"""Says where, beside ``each_at(TARGET, …)``, which finds the units there."""


def where_there_is(which: Filter) -> Filter:
    """Of planets: where there is a unit that fits (``~where_there_is(ENEMY & WARLORD)``)."""

    def test(table: ConquestTable, card: int, source: int) -> bool:
        return any(table.location(unit) == table.position[card] for unit in which.cards(table, source))

    return Filter("where-there-is", test, (), (which,))


# In what state.
UNDAMAGED = Filter("undamaged", lambda t, c, s: not t.damage[c])
READY = Filter("ready", lambda t, c, s: not t.exhausted[c])
EXHAUSTED = Filter("exhausted", lambda t, c, s: t.exhausted[c] > 0)
DAMAGED = Filter("damaged", lambda t, c, s: t.damage[c] > 0)
ATTACKING = Filter("attacking", lambda t, c, s: t.attacker == c)
DEFENDING = Filter("defending", lambda t, c, s: t.defender == c)
WITH_ATTACHMENTS = Filter("with-attachments", lambda t, c, s: bool(t.attached(c)))


# What it is.
UNIQUE = Filter("unique", lambda t, c, s: t.cards[c].unique)
LIMITED = Filter("limited", lambda t, c, s: t.has_keyword(c, terms.LIMITED))


def trait(name: str) -> Filter:
    """Cards with a trait, printed or gained (R1.11)."""
    return Filter("trait", lambda t, c, s: t.has_trait(c, name), trait=name)


VEHICLE = trait("Vehicle")
SOLDIER = trait("Soldier")
WARRIOR = trait("Warrior")
ELITE = trait("Elite")
DAEMON = trait("Daemon")
CULTIST = trait("Cultist")
DRONE = trait("Drone")
TZEENTCH = trait("Tzeentch")


def faction(name: str) -> Filter:
    """Cards of a faction."""
    return Filter("faction", lambda t, c, s: t.cards[c].faction == name, faction=name)


SPACE_MARINES = faction("Space Marines")
ASTRA_MILITARUM = faction("Astra Militarum")
ORKS = faction("Orks")
CHAOS = faction("Chaos")
DARK_ELDAR = faction("Dark Eldar")
ELDAR = faction("Eldar")
TAU = faction("Tau")


def loyalty(kind: str) -> Filter:
    """Cards of a loyalty: "signature", "loyal", "common" (DB5)."""
    return Filter("loyalty", lambda t, c, s: t.cards[c].loyalty == kind, loyalty=kind)


def with_keyword(name: str) -> Filter:
    """Cards that have a keyword, printed or gained."""
    return Filter("with-keyword", lambda t, c, s: t.has_keyword(c, name), keyword=name)


def with_icon(name: str) -> Filter:
    """Of planets: with this icon (of units at such a planet: ``at_a_planet_with_icon``)."""
    return Filter("with-icon", lambda t, c, s: name in t.cards[c].icons, icon=name)


def titled(title: str) -> Filter:
    """Cards with a title."""
    return Filter("titled", lambda t, c, s: t.cards[c].title == title, title=title)


def at_a_planet_without(which: Filter) -> Filter:
    """Of units at a planet: where there is no card that fits."""
    there = at_a_planet_with(which).test
    return Filter("at-a-planet-without", lambda t, c, s: t.location(c) > 0 and not there(t, c, s), (), (which,))


def printed_cost_at_most(cost: int) -> Filter:
    """Cards whose printed cost is not higher; X counts as 0 (A46)."""
    return Filter("cost-at-most", lambda t, c, s: t.cards[c].cost <= cost, cost=cost)


# Printed types, wherever the card is (R3.3: effects reach an out-of-play area only by naming it).
UNIT_CARD = Filter("unit-card", lambda t, c, s: t.cards[c].type in terms.UNIT_TYPES)
ARMY_CARD = Filter("army-card", lambda t, c, s: t.cards[c].type == terms.ARMY)
EVENT_CARD = Filter("event-card", lambda t, c, s: t.cards[c].type == terms.EVENT)
SUPPORT_CARD = Filter("support-card", lambda t, c, s: t.cards[c].type == terms.SUPPORT)
ATTACHMENT_CARD = Filter("attachment-card", lambda t, c, s: t.cards[c].type == terms.ATTACHMENT)
CAN_ENTER_PLAY = Filter("can-enter-play", lambda t, c, s: entering.can_enter_play(t, c))
"""No unique copy, and no second Relic (R19.4, R19.5)."""

IN_YOUR_HAND = Filter("in-your-hand", lambda t, c, s: t.controller[c] == you(t, s), (HAND,))
IN_YOUR_DISCARD_PILE = Filter("in-your-discard-pile", lambda t, c, s: t.owner[c] == you(t, s), (DISCARD,))
IN_ENEMY_DISCARD_PILE = Filter("in-enemy-discard-pile", lambda t, c, s: t.owner[c] != you(t, s), (DISCARD,))


def topmost(which: Filter) -> Filter:
    """The topmost card of your discard pile that fits, whatever lies above it. Declare ``READS_DISCARD_ORDER`` beside it."""

    def test(table: ConquestTable, card: int, source: int) -> bool:
        pile = table.pile(DISCARD, you(table, source))
        return card == next((c for c in reversed(pile) if which.test(table, c, source)), 0)

    return Filter("topmost", test, (DISCARD,), which=which)
