"""Everything finite about the game, declared: its words, its bounds, and the numbers of its table."""

from __future__ import annotations

from functools import cache

from zeton.games.star_wars_lcg.rules.printed import DIAL_PIECE, printed_cards
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import LIGHT, PHASES, SETUP, ZONES
from zeton.games.star_wars_lcg.view import COLUMNS
from zeton.kernel.spec import Spec

VERSION = 2
VERBS = (
    "attack", "blast", "capture", "capture at", "choose", "commit", "damage", "defend", "destroy", "discard",
    "discard damage", "discard focus", "discard shield", "done", "engage", "enhance", "enter as enhancement",
    "enter as unit", "focus", "generate", "hit", "keep", "mulligan", "next", "pass", "place", "place shield", "play",
    "protect", "put into play", "put on deck", "put on the bottom", "put under deck", "rescue from", "resolve", "reveal",
    "sacrifice", "shield", "strike", "tactics", "target", "unit damage", "use", "mode", "move damage",
    "move captive", "move focus", "move icon", "name", "return to hand",
    "draw", "look at deck", "look at objective deck", "prevent",
)  # fmt: skip
KINDS = (
    "action", "again", "attackers", "balance damage", "blast", "capture", "capture at", "choose", "commit", "defenders",
    "destroy", "discard", "discard down", "discard from hand", "discard one", "edge card", "engage", "enhance", "fate card",
    "focus", "forced interrupt", "forced reaction", "form", "gained icon", "icon", "interrupt", "keep", "mulligan",
    "next objective", "order", "pay", "protect", "put back", "put into play", "put on the bottom", "reaction", "rejuvenate",
    "rescue", "return objective", "sacrifice", "search", "shield", "shielding", "strike", "tactics", "target",
    "unit damage", "unopposed", "mode", "damage or repair", "move damage", "token",
    "divide damage", "move captive", "move focus", "move icon", "name", "return instead",
    "draw", "find", "look at deck", "prevent", "captive to discard", "open edge card",
)  # fmt: skip
PROCEDURES = (
    "ActionWindow", "BalancePhase", "BeingEngaged", "ConflictPhase", "Damage", "Declaration", "DeploymentPhase",
    "DiscardTogether", "DrawPhase", "EdgeBattle", "Engagement", "EnterPlay", "ForcePhase", "Initiation", "KeepUnits",
    "LeavePlay", "Payment", "PlaceFocus", "PlaceTokens", "PlayCard", "PutBack", "RefreshPhase", "ResolveFate", "Setup",
    "Strike", "Strikes", "Turn", "UseAbility", "Window", "BeingFocused", "ForceStruggle", "Focusing",
)  # fmt: skip
PHASE_NUMBERS = {name: number for number, name in enumerate((SETUP, *PHASES), 1)}
LINKS = ("host",)
FACTS = (
    "light", "turn", "active", "phase", "dial", "balance", "engaged", "edge", "first_turn", "faq",
)  # fmt: skip


def facts(table: StarWarsTable, seat: int | None) -> tuple[int, ...]:
    """The numbers of the whole table; ``balance`` is 1 with the light side, ``edge`` −1 where nobody has it."""
    return (
        table.light,
        table.turn,
        table.active,
        PHASE_NUMBERS[table.phase],
        table.dial,
        table.balance == LIGHT,
        table.engaged,
        table.edge,
        table.first_turn,
        table.faq,
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
        ids=(*printed_cards(), DIAL_PIECE.id),
        most_pieces=160,
        most_options=64,
        most_number=31,
        most_lasting=32,
    )
