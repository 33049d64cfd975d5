"""Why a piece is not among those that the open question is about: what an action, a free action or an ally is aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zeton.games.clone_wars.rules.allies import Send
from zeton.games.clone_wars.rules.consent import Proposal
from zeton.games.clone_wars.rules.damage import DealDamage, can_be_damaged, health_of
from zeton.games.clone_wars.rules.free_actions import Bring, Exchange, Lead
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import JEDI, PLANET, VILLAIN
from zeton.kernel.game import Reason
from zeton.kernel.telling import titles


def why_not_aimed_at(table: CloneWarsTable, seat: int, card: int) -> list[Reason] | None:
    """Why the seat that is asked cannot choose this piece; none, if its question is not about such pieces."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    why = AIMS.get((decision.kind, table.cards[card].type))
    return None if why is None else why(table, card)


# ── planets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _flown_to(table: CloneWarsTable, planet: int) -> list[Reason]:
    """A flight with a transport covers two lanes (R5.3)."""
    here = table.planet_of(table.active)
    return [Reason("R5.3", "already-there" if planet == here else "too-far", {"planet": titles(table, here)})]


def _bombarded(table: CloneWarsTable, planet: int) -> list[Reason]:
    """Only the Jedi's planet and those beside it, where there are enemies (R24.2)."""
    if planet in table.kit.near[table.planet_of(table.active)]:
        return [Reason("R24.2", "no-enemy-on-your-planet", {})]
    return [Reason("R24.2", "out-of-range", {})]


def _sabotaged(table: CloneWarsTable, planet: int) -> list[Reason]:
    """All droids on one planet, which no blockade protects (R18.4)."""
    if not table.droids[planet]:
        return [Reason("R18.4", "no-droids-there", {})]
    return [Reason("R18.4", "blockade-first" if table.blockades[planet] else "droids-of-one-planet", {})]


def _freed(table: CloneWarsTable, planet: int) -> list[Reason]:
    return [Reason("R11.2", "no-blockade-there", {})]


def _moved_to(table: CloneWarsTable, planet: int) -> list[Reason]:
    """Where a Jedi that has been chosen is not moved (R2.7, R24.6)."""
    move = table.stack[-1]
    assert isinstance(move, Proposal)
    if planet == table.planet_of(move.chosen):
        return [Reason("R2.7", "is-there-already", {})]
    if isinstance(move, Bring) and all(table.at[piece] != planet for piece in table.jedi):
        return [Reason("R24.6", "no-jedi-there", {})]
    return [Reason("R2.7", "has-been-refused", {})]


def _led_to(table: CloneWarsTable, planet: int) -> list[Reason]:
    """Only to an adjacent planet (R24.7)."""
    here = table.planet_of(table.active)
    if planet == here:
        return [Reason("R24.7", "is-there-already", {})]
    if planet in table.kit.adjacent[here]:
        return [Reason("R2.7", "has-been-refused", {})]
    return [Reason("R24.7", "no-lane", {"planet": titles(table, here)})]


# ── Jedi ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _chosen(table: CloneWarsTable, piece: int) -> list[Reason]:
    """Which Jedi it is done to, and who has refused it (R2.7, R24.4, R24.7, R26.4)."""
    proposal = table.stack[-1]
    assert isinstance(proposal, Proposal)
    if piece not in table.jedi:
        return [Reason("R3.12", "nobody-plays-it", {})]
    jedi = table.jedi.index(piece)
    if isinstance(proposal, Send) and jedi == table.acting:
        return [Reason("R26.4", "is-acting", {})]
    if isinstance(proposal, Exchange) and jedi == proposal.asker:
        return [Reason("R24.4", "another-jedi", {})]
    if isinstance(proposal, Exchange) and table.planet_of(jedi) != table.planet_of(proposal.asker):
        return [Reason("R24.4", "not-on-that-planet", {})]
    if isinstance(proposal, Lead) and table.planet_of(jedi) != proposal.here:
        return [Reason("R24.7", "not-on-that-planet", {})]
    return [Reason("R2.7", "has-been-refused", {})]


# ── villains ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_unharmed(table: CloneWarsTable, villain: int) -> list[Reason]:
    """Why damage on its planet does not remove a villain at all (R7.7, R7.11, A34)."""
    if not health_of(table, villain):
        return [Reason("R7.11", "cannot-be-removed", {})]
    if table.blockades[table.at[villain]]:
        return [Reason("R7.7", "blockade-first", {})]
    return [] if can_be_damaged(table, villain) else [Reason("A34", "other-enemies-first", {})]


def _damaged(table: CloneWarsTable, villain: int) -> list[Reason]:
    """Why it is not removed by the damage that is being dealt, whoever deals it (R7.4, R7.6)."""
    dealt = table.stack[-1]
    assert isinstance(dealt, DealDamage)
    if table.at[villain] != dealt.planet:
        return [Reason("R7.4", "not-on-that-planet", {})]
    lacking = Reason("R7.6", "not-enough-damage", {"health": health_of(table, villain), "number": dealt.amount})
    return why_unharmed(table, villain) or [lacking]


def _aimed_at(table: CloneWarsTable, villain: int) -> list[Reason]:
    """A planet is aimed at, and what is hit there is chosen later (R24.2)."""
    if table.at[villain] in table.kit.near[table.planet_of(table.active)]:
        return [Reason("R24.2", "aim-at-its-planet", {}), *why_unharmed(table, villain)]
    return [Reason("R24.2", "out-of-range", {})]


AIMS: Final[dict[tuple[str, str], Callable[[CloneWarsTable, int], list[Reason]]]] = {
    ("destination", PLANET): _flown_to,
    ("aim", PLANET): _bombarded,
    ("sabotage", PLANET): _sabotaged,
    ("break blockade", PLANET): _freed,
    ("send", PLANET): _moved_to,
    ("bring", PLANET): _moved_to,
    ("lead to", PLANET): _led_to,
    ("choose jedi", JEDI): _chosen,
    ("exchange with", JEDI): _chosen,
    ("lead", JEDI): _chosen,
    ("damage", VILLAIN): _damaged,
    ("aim", VILLAIN): _aimed_at,
}
"""Which questions are about which pieces."""
