"""The words of the rulebook: zones, kinds of pieces, steps of a turn, verbs of options."""

from zeton.kernel.decision import option
from zeton.kernel.zone import NOBODY, PUBLIC, ZoneKind

# The squad of Jedi number n is ``table.zones[n]``: of seat n in a game of several, the n-th squad of the one seat in a solo
# game (R23.2). That works because these two kinds come first.
SQUAD, SECOND_SQUAD, SQUAD_DECK, SQUAD_DISCARD, INVASION_DECK, INVASION_DISCARD = range(6)
VILLAIN_DECK, VILLAIN_DISCARD, MISSION_DECK, MISSIONS, COMPLETED, BOX, BOARD, BESIDE, REVEALED = range(6, 15)

ZONES: tuple[ZoneKind, ...] = (
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
PLANET, JEDI, VILLAIN, INVASION_CARD, MISSION, VILLAIN_CARD, SHEET = (
    "planet", "jedi", "villain", "invasion", "mission", "villain card", "sheet",
)  # fmt: skip
ASSAULT, STEALTH, ARMOR, TRANSPORT, ALLY = "assault", "stealth", "armor", "transport", "ally"
SQUAD_TYPES = (ASSAULT, STEALTH, ARMOR, TRANSPORT, ALLY)
SYMBOLS = (ASSAULT, STEALTH, ARMOR, TRANSPORT)  # R11.4: allies are none

ORANGE, WHITE = 0, 1
TOKENS = ("orange", "white")

# Steps of a turn (R4.2).
SETUP, READY, ACTIONS, ACTIVATION, INVASION = "setup", "ready", "actions", "villain", "invasion"
STEPS = (READY, ACTIONS, ACTIVATION, INVASION)

AGREE = option("agree")
REFUSE = option("refuse")
BEGIN = option("begin")
END_ACTIONS = option("end")
REINFORCE = option("reinforce")
ATTACK = option("attack")

ANY_SEAT = -1
NOBODY_ACTS = 255  # no Jedi is in the middle of an action
