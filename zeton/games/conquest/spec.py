"""Everything finite about the game, declared: its words, its bounds, and the numbers of its table."""

from __future__ import annotations

from functools import cache

from zeton.games.conquest.rules.printed import HQ_PIECE, printed_cards
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import PHASES, SETUP, ZONES
from zeton.games.conquest.view import COLUMNS, dials_are_secret
from zeton.kernel.spec import Spec

VERSION = 2
VERBS = (
    "agree", "area effect", "attach", "attack", "call stalemate", "choose", "defend", "deploy", "disagree", "discard",
    "done", "exhaust", "hit", "look at deck", "move", "mulligan", "next", "pass", "put into play", "put on deck",
    "put under deck", "retreat", "sacrifice", "set dial", "shield", "take", "take both", "take cards", "take resources",
    "target", "use", "x", "mode", "rout",
)  # fmt: skip
KINDS = (
    "action", "agree", "battle ability", "bonus", "choose", "combat turn", "defender", "deploy turn", "dial", "discard",
    "exhaust", "forced interrupt", "forced reaction", "indirect damage", "interrupt", "mobile", "mulligan", "order",
    "place", "put back", "put into play", "reaction", "relics", "retreat", "sacrifice", "search", "shield", "stalemate",
    "target", "x", "mode",
)  # fmt: skip
PROCEDURES = (
    "ActionWindow", "Attack", "Battle", "CombatPhase", "CombatTurn", "CommandPhase", "CommandStruggle", "Commitment",
    "Damage", "Deploy", "DeployPhase", "EndOfPhase", "EnterPlay", "Exhaust", "HeadquartersPhase", "Homecoming",
    "IndirectDamage", "LeavePlay", "MobileMoves", "PutBack", "Retreat", "Round", "Settle", "Setup", "Shield",
    "StalemateCall", "UseAbility", "UseBattleAbility", "Window", "Retreating",
    "Moving", "CopyEffects",
)  # fmt: skip
PHASE_NUMBERS = {name: number for number, name in enumerate((SETUP, *PHASES), 1)}
LINKS = ("host",)
FACTS = (
    "round", "phase", "initiative", "starter", "first", "resources 0", "resources 1", "warlords 0", "warlords 1",
    "headquarters 0", "headquarters 1", "dials 0", "dials 1", "battle", "battle_initiative", "combat_round", "attacker",
    "defender", "victor", "last_captor",
)  # fmt: skip


def facts(table: ConquestTable, seat: int | None) -> tuple[int, ...]:
    """The numbers of the whole table; a dial the seat may not see is −1, and so is nobody."""
    secret = dials_are_secret(table)
    dials = (dial if not secret or holder == seat else -1 for holder, dial in enumerate(table.dials))
    return (
        table.round,
        PHASE_NUMBERS[table.phase],
        table.initiative,
        table.starter,
        table.first,
        *table.resources,
        *table.warlords,
        *table.headquarters,
        *dials,
        table.battle,
        table.battle_initiative,
        table.combat_round,
        table.attacker,
        table.defender,
        table.victor,
        table.last_captor,
    )


@cache
def spec() -> Spec:
    """The whole declaration."""
    return Spec(
        version=VERSION,
        verbs=VERBS,
        kinds=KINDS,
        phases=tuple(PHASE_NUMBERS),
        procedures=PROCEDURES,
        zones=ZONES,
        columns=tuple(column for column in COLUMNS if column not in LINKS),
        links=LINKS,
        facts=FACTS,
        read=facts,
        ids=(*printed_cards(), HQ_PIECE.id),
        most_pieces=192,
        most_options=128,
        most_number=63,
        most_lasting=48,
    )
