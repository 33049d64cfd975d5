"""The words of the rulebook: zones, kinds of pieces, steps of a turn, verbs of options."""

from typing import Final

from zeton.kernel.decision import option
from zeton.kernel.zone import NOBODY, PUBLIC, ZoneKind

# The squad of Jedi number n is ``table.zones[n]``: of seat n in a game of several, the n-th squad of the one seat in a solo
# game (R23.2). That works because these two kinds come first.
SQUAD: Final = 0
SECOND_SQUAD: Final = 1
SQUAD_DECK: Final = 2
SQUAD_DISCARD: Final = 3
INVASION_DECK: Final = 4
INVASION_DISCARD: Final = 5
VILLAIN_DECK: Final = 6
VILLAIN_DISCARD: Final = 7
MISSION_DECK: Final = 8
MISSIONS: Final = 9
COMPLETED: Final = 10
BOX: Final = 11
BOARD: Final = 12
BESIDE: Final = 13
REVEALED: Final = 14

ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("squad", PUBLIC),
    ZoneKind("second_squad", PUBLIC),
    ZoneKind("squad_deck", NOBODY),
    ZoneKind("squad_discard", PUBLIC),
    ZoneKind("invasion_deck", NOBODY),
    ZoneKind("invasion_discard", PUBLIC),
    ZoneKind("villain_deck", NOBODY),
    ZoneKind("villain_discard", PUBLIC),
    ZoneKind("mission_deck", NOBODY),
    ZoneKind("missions", PUBLIC),
    ZoneKind("completed", PUBLIC),
    ZoneKind("box", NOBODY),  # missions that are not used: nobody sees which (R3.15)
    ZoneKind("board", PUBLIC, ordered=False),  # planets, Jedi and villains
    ZoneKind("beside", PUBLIC, ordered=False),  # villains off the board, Jedi nobody plays, sheets, finale missions to come
    ZoneKind("revealed", PUBLIC),  # a card being resolved, or cards looked at
)

# Kinds of pieces. The five last are the types of squad cards (R10.1).
PLANET: Final = "planet"
JEDI: Final = "jedi"
VILLAIN: Final = "villain"
INVASION_CARD: Final = "invasion"
MISSION: Final = "mission"
VILLAIN_CARD: Final = "villain card"
SHEET: Final = "sheet"
ASSAULT: Final = "assault"
STEALTH: Final = "stealth"
ARMOR: Final = "armor"
TRANSPORT: Final = "transport"
ALLY: Final = "ally"
SQUAD_TYPES: Final[tuple[str, ...]] = (ASSAULT, STEALTH, ARMOR, TRANSPORT, ALLY)
SYMBOLS: Final[tuple[str, ...]] = (ASSAULT, STEALTH, ARMOR, TRANSPORT)  # R11.4: allies are none

ORANGE: Final = 0
WHITE: Final = 1
TOKENS: Final[tuple[str, ...]] = ("orange", "white")

# Steps of a turn (R4.2).
SETUP: Final = "setup"
READY: Final = "ready"
ACTIONS: Final = "actions"
ACTIVATION: Final = "villain"
INVASION: Final = "invasion"
STEPS: Final[tuple[str, ...]] = (READY, ACTIONS, ACTIVATION, INVASION)

AGREE: Final = option("agree")
REFUSE: Final = option("refuse")
BEGIN: Final = option("begin")
END_ACTIONS: Final = option("end")
REINFORCE: Final = option("reinforce")
ATTACK: Final = option("attack")

ANY_SEAT: Final = -1
NOBODY_ACTS: Final = 255  # no Jedi is in the middle of an action
