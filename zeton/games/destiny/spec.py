"""Everything finite about the game, declared: its words, its bounds, and the numbers of its table."""

from __future__ import annotations

from functools import cache

from zeton.games.destiny.rules.printed import die_of, printed_cards
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import ACTING, SETUP, UPKEEP, VARIANTS, ZONES
from zeton.games.destiny.view import COLUMNS
from zeton.kernel.spec import Spec

VERSION = 3
VERBS = (
    "activate", "add", "assign", "attach", "battlefield", "blue", "choose", "claim", "decline", "discard",
    "discard from a deck", "discard from deck", "discard hand", "discard to reroll", "done", "draw", "event", "exhaust",
    "gain 1 resource", "give 1 shield", "give 2 shields", "gray", "guard", "heal", "hit", "lure", "move to",
    "opponents deck", "opponents hand", "pass", "pay ransom", "play", "point at", "put back", "put on the bottom",
    "put on top", "red", "redeploy", "remove", "repair", "repair a support", "replace", "reroll", "resolve",
    "resolve ability", "resolve both", "reveal", "roll", "set apart", "set aside", "shield", "shield each", "spend",
    "store", "support", "switch", "take", "take all", "take from", "target", "turn", "turn a die", "unshield", "upgrade",
    "use", "yellow", "your deck", "your hand", "mode", "name symbol", "ready",
    "deal 1 damage", "lose all resources", "remove 2 dice", "return", "take 2 damage", "put aside",
    "remove group", "resolve side", "borrow", "block", "stack", "play stacked", "defeat",
)  # fmt: skip
KINDS = (
    "action", "activate", "additional action", "attach", "battlefield", "blackmail", "brawl", "card type", "choose", "claim",
    "claim or switch", "colour", "deck", "discard", "discard copy", "discard from hand", "discard hand",
    "discard looked at", "discard upgrade", "draw", "exhaust", "guardian", "hand", "heal", "hit", "indirect", "keep",
    "leaving die", "lure", "may", "mode", "modifier", "move to", "mulligan", "order", "play", "point at", "put away",
    "put back", "ransom", "reaction", "redeploy", "remove", "repair", "reroll", "resolve", "resolve both", "resolve one",
    "reveal", "roll", "set apart", "setup shield", "shield", "spend", "take", "take from", "tax", "turn", "unshield",
    "upkeep discard", "ready", "resolve or remove", "symbol",
    "return", "resolve any", "prevent", "put aside", "split", "group", "battlefield switch", "before playing", "resolve side",
    "borrow", "block", "stack", "play stacked", "defeat",
)  # fmt: skip
PROCEDURES = (
    "ActionPhase", "Activate", "Answers", "Claim", "DealDamage", "Defeat", "DiscardOneOfTwo", "DiscardToReroll", "EmptyQueue",
    "GiveShields", "Indirect",
    "KeepOneUnique", "MarkCards", "PlayCard", "ResolveDice", "ResolveDie", "Round", "Setup", "TrimUpgrades", "UseAbility",
    "DiscardByEffect", "LoseSecondDie", "AdditionalActions",
)  # fmt: skip
PHASE_NUMBERS = {name: number for number, name in enumerate((SETUP, ACTING, UPKEEP), 1)}
LINKS = ("host",)
FACTS = ("round", "phase", "active", "battlefield", "claimed", "resources 0", "resources 1", *VARIANTS)


def facts(table: DestinyTable, seat: int | None) -> tuple[int, ...]:
    """The numbers of the whole table; ``claimed`` is −1 where nobody has."""
    return (
        table.round,
        PHASE_NUMBERS[table.phase],
        table.active,
        table.battlefield,
        table.claimed,
        *table.resources,
        table.cap_indirect,
        table.replace_once_per_round,
        table.spot_nothing,
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
        columns=(*(column for column in COLUMNS if column not in LINKS), "face"),
        links=LINKS,
        facts=FACTS,
        read=facts,
        ids=(*printed_cards(), *(die_of(card.id).id for card in printed_cards().values() if card.faces)),
        most_pieces=160,
        most_options=128,
        most_number=31,
        most_lasting=32,
    )
