"""Attachments (R19.1–R19.3): what they may be attached to, by their own text and by the text of what would bear them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from zeton.games.conquest.rules.printed import Attach, Required
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ARMY,
    ATTACHMENTS,
    HEADQUARTERS,
    HQ,
    NO_ATTACHMENTS,
    PLANET,
    PLANETS,
    UNIT,
    UNIT_ZONES,
    WARLORD,
    is_refusal,
)

REQUIRED_KEYWORDS: Final = "attachments ask for keywords"
UNITS_OF: Final = tuple(tuple(kind * 2 + seat for kind in UNIT_ZONES) for seat in (0, 1))
"""Where in the list of zones the units of a seat lie: in the HQ, then from planet to planet."""
PILES_OF_UNITS: Final = (*UNITS_OF[0], *UNITS_OF[1])


def units_in_play(table: ConquestTable) -> Iterator[int]:
    """Every unit in play, wherever."""
    return chain.from_iterable(map(table.zones.__getitem__, PILES_OF_UNITS))


def attach_rule(table: ConquestTable, card: int) -> Attach | None:
    """How a card is attached if it is an attachment, or may be one."""
    return table.cards[card].attach or table.cards[card].as_attachment


def elements(table: ConquestTable, rule: Attach) -> Iterable[int]:
    """What an attachment asks for: units, planets, or HQs."""
    if rule.to == UNIT:
        return units_in_play(table)
    return table.planets() if rule.to == PLANET else table.headquarters


def is_element(table: ConquestTable, card: int, rule: Attach) -> bool:
    """Whether a card in play is what an attachment asks for."""
    if rule.to == UNIT:
        return table.zone[card] >= HQ
    return table.zone[card] == PLANETS if rule.to == PLANET else table.cards[card].type == HEADQUARTERS


def hosts_of(table: ConquestTable, card: int, rule: Attach | None) -> list[int]:
    """What an attachment may be attached to (R6.8, R18.12, R19.1)."""
    return [] if rule is None else [host for host in elements(table, rule) if may_be_attached(table, card, rule, host)]


def hosts_at(table: ConquestTable, card: int, location: int) -> Iterator[int]:
    """The same at one planet."""
    rule = attach_rule(table, card)
    if rule is None:
        return iter(())
    if rule.to == UNIT:
        there = [*table.units_at(location, 0), *table.units_at(location, 1)]
    else:
        there = [host for host in elements(table, rule) if table.location(host) == location]
    return (host for host in there if may_be_attached(table, card, rule, host))


def has_host(table: ConquestTable, card: int) -> bool:
    """Whether there is something an attachment may be attached to."""
    rule = attach_rule(table, card)
    return rule is not None and any(may_be_attached(table, card, rule, host) for host in elements(table, rule))


def may_be_attached(table: ConquestTable, card: int, rule: Attach, host: int) -> bool:
    """Whether this attachment may be put on this unit, planet or HQ."""
    if not may_stay_attached(table, card, rule, host):
        return False
    return not rule.one_per_host or all(table.cards[a].title != table.cards[card].title for a in table.attached(host))


def may_stay_attached(table: ConquestTable, card: int, rule: Attach, host: int) -> bool:
    """Whether this attachment may be on this unit, planet or HQ, where it may be already."""
    printed = table.cards[host]
    if table.zone[host] < HQ if rule.to == UNIT else not is_element(table, host, rule):
        return False
    if rule.army_only and table.type_of(host) != ARMY:
        return False
    if rule.unique_only and not printed.unique:
        return False
    if rule.yours_only and table.controller[host] != table.controller[card]:
        return False
    if rule.warlord_only and printed.type != WARLORD:
        return False
    if rule.enemies_only and table.controller[host] == table.controller[card]:
        return False
    if rule.required and not any(all(_meets(table, host, one) for one in conditions) for conditions in rule.required):
        return False
    if rule.excluded_trait and table.has_trait(host, rule.excluded_trait):
        return False
    if not table.lasting and table.index.noted.get(NO_ATTACHMENTS) is False and not printed.keywords:
        return True
    return not refuses(table, host, card)


def _meets(table: ConquestTable, host: int, wanted: Required) -> bool:
    """Whether a host is what an attachment asks for beside its type."""
    return MEANT[wanted.what](table, host, wanted.word) != wanted.denied


MEANT: Final[dict[str, Callable[[ConquestTable, int, str], bool]]] = {
    "trait": lambda table, host, word: table.has_trait(host, word),
    "faction": lambda table, host, word: table.cards[host].faction == word,
    "loyalty": lambda table, host, word: table.cards[host].loyalty == word,
    "type": lambda table, host, word: table.type_of(host) == word,
    "icon": lambda table, host, word: word in table.cards[host].icons,
    "keyword": lambda table, host, word: table.has_keyword(host, word),
    "cost at most": lambda table, host, word: table.cards[host].cost <= int(word),
}
"""What the conditions of the data ask of a host."""


def refuses(table: ConquestTable, host: int, card: int) -> bool:
    """Whether a card has No Attachments, or No <Trait> Attachments of a trait of this one, printed or gained (R18.12)."""
    refusals = table.cards[card].refused_by
    if not table.lasting and (table.index.noted.get(NO_ATTACHMENTS) is False or not refusals_are_granted(table)):
        return not refusals.isdisjoint(table.cards[host].keywords) and not table.is_blank(host)
    return any(table.has_keyword(host, refusal) for refusal in refusals)


def refusals_are_granted(table: ConquestTable) -> bool:
    """Whether any card of the match gives others No Attachments, or takes it from them."""
    found: bool | None = table.index.noted.get(NO_ATTACHMENTS)
    if found is None:
        found = any(is_refusal(what) for what in table.index.constants)
        table.index.noted[NO_ATTACHMENTS] = found
    return found


def keywords_are_required(table: ConquestTable) -> bool:
    """Whether any attachment of the match asks for a host with a keyword: units may lose one."""
    found: bool | None = table.index.noted.get(REQUIRED_KEYWORDS)
    if found is None:
        rules = (printed.attach for printed in table.cards if printed.attach is not None)
        found = any(one.what == "keyword" for rule in rules for conditions in rule.required for one in conditions)
        table.index.noted[REQUIRED_KEYWORDS] = found
    return found


def other_hosts(table: ConquestTable, card: int) -> list[int]:
    """What an attachment in play could be on instead of where it is."""
    return [host for host in hosts_of(table, card, attach_rule(table, card)) if host != table.host[card]]


def has_other_host(table: ConquestTable, card: int) -> bool:
    """Whether there is something an attachment in play could be on instead of where it is."""
    rule, host = attach_rule(table, card), table.host[card]
    assert rule is not None
    return any(other != host and may_be_attached(table, card, rule, other) for other in elements(table, rule))


def illegal_attachments(table: ConquestTable) -> list[int]:
    """What its host no longer bears, or has no host any more (R19.2)."""
    illegal = []
    for card in [card for seat in table.by_initiative() for card in table.pile(ATTACHMENTS, seat)]:
        rule = attach_rule(table, card)
        assert rule is not None
        if not may_stay_attached(table, card, rule, table.host[card]):
            illegal.append(card)
    return illegal
