"""Everything finite about the game, declared: its words, its bounds, and the numbers of its table."""

from __future__ import annotations

from functools import cache

from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import NOBODY_ACTS, SETUP, STEPS, ZONES
from zeton.kernel.spec import Spec

VERSION = 1
VERBS = (
    "agree", "ask for transport", "attack", "attempt", "begin", "blockade", "discard", "done", "droid", "end", "exhaust",
    "fly", "free action", "give", "herd", "jedi", "move", "pass", "planet", "play", "put back", "ready", "refuse",
    "reinforce", "target", "transport", "use", "villain", "villain moves",
)  # fmt: skip
KINDS = (
    "action", "aim", "begin", "bombard", "break blockade", "bring", "cancel", "choose jedi", "consent", "damage",
    "destination", "discard", "exchange with", "exhaust", "give", "help", "herd", "lead", "lead to", "limit", "may move",
    "play as", "protect", "put back", "ready", "sabotage", "send", "spread blockades", "spread droids",
    "spread droids up to limit", "transport", "turn", "villain path",
)  # fmt: skip
PROCEDURES = (
    "ActionStep", "Activation", "AdvanceVillains", "AllyWindow", "Answers", "Attack", "Attempt", "Bombard", "BreakBlockade",
    "Bring", "DealDamage", "DiscardCards", "DrawAndDiscard", "DrawAndExchange", "DrawFirst", "EachJedi", "Effects",
    "Exchange", "ExhaustCards", "Finale", "Flight", "Herd", "Invasion", "Lead", "Limit", "Look", "MayMove", "Momentous",
    "Proposal", "ProposedMove", "ReadyCards", "RevealInvasionCards", "RevealMission", "RolledAction", "Sabotage", "Send",
    "Setup", "Siege", "Spread", "Supply", "TakeDamage", "Turn",
)  # fmt: skip
PHASE_NUMBERS = {name: number for number, name in enumerate((SETUP, *STEPS), 1)}
LINKS: tuple[str, ...] = ()
FACTS = (
    "turn", "phase", "active", "turn_of", "acting", "actions", "free_actions", "finale", "sheet", "threat", "lost_at",
    "invasion", "droids", "blockades", "strength", "tokens 0", "tokens 1", "slots 0", "slots 1",
)  # fmt: skip


def facts(table: CloneWarsTable, seat: int | None) -> tuple[int, ...]:
    """The numbers of the whole table; ``droids`` and ``blockades`` are those left in the supply."""
    return (
        table.turn,
        PHASE_NUMBERS[table.phase],
        table.active_seat,
        table.jedi[table.active] if table.active < len(table.jedi) else 0,
        0 if table.acting == NOBODY_ACTS else table.jedi[table.acting],
        table.actions,
        table.free_actions,
        table.finale,
        table.sheet,
        table.threat,
        table.kit.threat_lost,
        table.invasion,
        table.supply,
        table.blockades_left,
        table.slider,
        *table.tokens,
        *table.slots,
    )


@cache
def spec(cards: tuple[str, ...]) -> Spec:
    """The whole declaration."""
    return Spec(
        version=VERSION,
        verbs=VERBS,
        kinds=KINDS,
        phases=tuple(PHASE_NUMBERS),
        procedures=PROCEDURES,
        zones=ZONES,
        columns=("exhausted", "droids", "blockades", "at"),
        links=LINKS,
        facts=FACTS,
        read=facts,
        ids=cards,
        most_pieces=192,
        most_options=64,
        most_number=31,
        most_lasting=8,
    )
