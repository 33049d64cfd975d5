"""Facts that words need: what is printed on a component beside its text, and what an open question is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeton.games.clone_wars.component_entry import NAME_IN
from zeton.games.clone_wars.rules.attack import Attack
from zeton.games.clone_wars.rules.consent import Proposal
from zeton.games.clone_wars.rules.damage import DealDamage
from zeton.games.clone_wars.rules.free_actions import Bombard, Herd, Lead
from zeton.games.clone_wars.rules.harm import TakeDamage
from zeton.games.clone_wars.rules.missions import Attempt, threshold_of
from zeton.games.clone_wars.rules.printed import Printed
from zeton.games.clone_wars.rules.squads import DiscardCards, ExhaustCards, Limit, ReadyCards
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import MISSION, SHEET
from zeton.kernel.table import Entry
from zeton.kernel.telling import titles
from zeton.kernel.titles import Titles, Words, with_something


def card_facts(cards: Mapping[str, Printed], card: str) -> dict[str, Any]:
    """What is printed on a component beside its text, and where each of its facts comes from."""
    printed = cards[card]
    found: dict[str, Any] = {"type": printed.type}
    if printed.type == MISSION:
        found["threshold"] = (printed.threshold, "+", "threat") if printed.plus_threat else printed.threshold
        found["symbols"] = Words("type", printed.symbols)
        found["damage"] = printed.damage
    if printed.type == SHEET and printed.health:
        found["health"] = [(Titles(cards[who].title), health) for who, health in printed.health]
    return with_something(found | _origins(printed.provenance))


def _origins(provenance: Mapping[str, str]) -> dict[str, Any]:
    """Which facts come from where; what an owner has noted in his file is told as he wrote it."""
    sources = {fact.replace("_", " "): source for fact, source in provenance.items() if NAME_IN not in fact}
    found: dict[str, Any] = {}
    for origin in ORIGINS:
        found[origin] = Words("detail", tuple(fact for fact, source in sources.items() if source.startswith(origin)))
    noted = [(Words("detail", (fact,)), "–", source) for fact, source in sources.items() if not source.startswith(ORIGINS)]
    return found | ({"noted": noted} if noted else {})


ORIGINS = ("rulebook", "public", "reconstructed")  # with what the note of a source begins

SQUAD_NOTES = frozenset(("discards", "draws", "exhausts", "gives", "plays", "readies", "takes"))
"""What is noted of a squad card with the place of its Jedi: a solo player has two (R23.1)."""


def log_facts(table: CloneWarsTable, entry: Entry) -> dict[str, Any]:
    """The Jedi whose squad card an entry of the log is about."""
    if entry.what in SQUAD_NOTES:
        return {"jedi": titles(table, table.jedi[entry.number])}
    return {}


def marks(table: CloneWarsTable, card: int) -> dict[str, Any]:
    """In whose squad a card lies, and whether it is exhausted: there are several of most kinds."""
    jedi = table.holder(card)
    return {"jedi": titles(table, table.jedi[jedi] if jedi >= 0 else 0), "exhausted": table.exhausted[card]}


def question_facts(table: CloneWarsTable) -> dict[str, Any]:
    """What the open question is about: the procedure that asks, a card and a number, and whose it is."""
    top: Any = table.stack[-1]
    if isinstance(top, Proposal) and table.decision is not None and table.decision.kind == "consent":
        return _consent_facts(table, top)
    return {"event": type(top).__name__.lower(), "who": _asker(table, top), **_about(table, top)}


def _asker(table: CloneWarsTable, top: Any) -> str:
    """The Jedi whose doing it is."""
    jedi = top.asker if isinstance(top, Proposal) else getattr(top, "jedi", -1)
    return titles(table, table.jedi[jedi]) if jedi >= 0 else "none"


def _about(table: CloneWarsTable, top: Any) -> dict[str, Any]:
    if isinstance(top, Attempt):
        return {"card": titles(table, top.mission), "number": threshold_of(table, top.mission) - top.successes}
    if isinstance(top, Attack):
        return {"number": top.successes}
    if isinstance(top, TakeDamage):
        return {"card": titles(table, table.jedi[top.jedi]), "number": top.amount}
    if isinstance(top, DealDamage):
        return {"card": titles(table, top.planet), "number": top.amount}
    if isinstance(top, DiscardCards | ExhaustCards | ReadyCards):
        return {"card": titles(table, table.jedi[top.jedi]), "number": top.number}
    if isinstance(top, Limit):
        return {"number": len(table.squad(top.jedi)) - table.kit.hand_limit}
    if isinstance(top, Bombard | Herd | Lead):
        return {"number": top.left}
    if isinstance(top, Proposal) and top.chosen >= 0:
        return {"card": titles(table, table.jedi[top.chosen])}
    return {"number": table.actions}


def _consent_facts(table: CloneWarsTable, asking: Proposal) -> dict[str, Any]:
    """Who wants what of which Jedi, and where to (R2.7)."""
    who, card = (titles(table, table.jedi[jedi]) for jedi in (asking.asker, asking.chosen))
    return {"who": who, "card": card, "event": asking.what(), "target": titles(table, asking.planet)}
