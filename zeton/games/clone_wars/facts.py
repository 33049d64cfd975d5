"""Facts that words need: what is printed on a component beside its text, and what an open question is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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


def card_facts(cards: Mapping[str, Printed], card: str) -> dict[str, Any]:
    """What is printed on a component beside its text, and where each of its facts comes from."""
    printed = cards[card]
    found: dict[str, Any] = {"type": printed.type}
    if printed.type == MISSION:
        found["threshold"] = f"{printed.threshold} + threat" if printed.plus_threat else printed.threshold
        found["symbols"] = ", ".join(printed.symbols)
        found["damage"] = printed.damage
    if printed.type == SHEET and printed.health:
        found["health"] = ", ".join(f"{cards[who].title} {health}" for who, health in printed.health)
    if printed.name_pl:
        found["polish"] = printed.name_pl
    found["provenance"] = "; ".join(f"{fact} – {source}" for fact, source in printed.provenance.items())
    return found


SQUAD_NOTES = frozenset(("discards", "draws", "exhausts", "gives", "plays", "readies", "takes"))
"""What is noted of a squad card with the place of its Jedi: a solo player has two (R23.1)."""


def log_facts(table: CloneWarsTable, entry: Entry) -> dict[str, Any]:
    """The Jedi whose squad card an entry of the log is about."""
    if entry.what in SQUAD_NOTES:
        return {"jedi": table.cards[table.jedi[entry.number]].title}
    return {}


def marks(table: CloneWarsTable, card: int) -> dict[str, Any]:
    """In whose squad a card lies, and whether it is exhausted: there are several of most kinds."""
    jedi = table.holder(card)
    return {"jedi": table.cards[table.jedi[jedi]].title if jedi >= 0 else "", "exhausted": table.exhausted[card]}


def question_facts(table: CloneWarsTable) -> dict[str, Any]:
    """The card and the number the open question is about."""
    top = table.stack[-1]
    if isinstance(top, Proposal) and table.decision is not None and table.decision.kind == "consent":
        return _consent_facts(table, top)
    if isinstance(top, Attempt):
        return {"card": table.cards[top.mission].title, "number": threshold_of(table, top.mission) - top.successes}
    if isinstance(top, Attack):
        return {"number": top.successes}
    if isinstance(top, TakeDamage):
        return {"card": table.cards[table.jedi[top.jedi]].title, "number": top.amount}
    if isinstance(top, DealDamage):
        return {"card": table.cards[top.planet].title, "number": top.amount}
    if isinstance(top, DiscardCards | ExhaustCards | ReadyCards):
        return {"card": table.cards[table.jedi[top.jedi]].title, "number": top.number}
    if isinstance(top, Limit):
        return {"number": len(table.squad(top.jedi)) - table.kit.hand_limit}
    if isinstance(top, Bombard | Herd | Lead):
        return {"number": top.left}
    return {"number": table.actions}


def _consent_facts(table: CloneWarsTable, asking: Proposal) -> dict[str, Any]:
    """Who wants what of which Jedi, and where to (R2.7)."""
    who, card = (table.cards[table.jedi[jedi]].title for jedi in (asking.asker, asking.chosen))
    return {"who": who, "card": card, "event": asking.what, "target": table.cards[asking.planet].title}
