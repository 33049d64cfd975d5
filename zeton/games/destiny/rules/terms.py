"""The words of the rulebook: zones, symbols, card types, events and how long effects last."""

from typing import Final

from zeton.kernel.zone import NOBODY, OWNER, PUBLIC, ZoneKind

# Zones of each player (R1.9). A die is on its card, in a pool or set aside (R1.10, R1.11).
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
CHARACTERS: Final = 3
UPGRADES: Final = 4
SUPPORTS: Final = 5
PLOT: Final = 6
BATTLEFIELD: Final = 7
ON_CARDS: Final = 8
POOL: Final = 9
SET_ASIDE: Final = 10
# Where a card is while it is chosen in secret, looked at, or being played (R1.16).
CHOSEN: Final = 11
LOOKED_AT: Final = 12
BEING_PLAYED: Final = 13
STACKED: Final = 14  # face down on a card that is set aside, which is its host (R1.17)

ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("hand", OWNER, ordered=False),
    ZoneKind("deck", NOBODY),
    ZoneKind("discard", PUBLIC),
    ZoneKind("characters", PUBLIC),
    ZoneKind("upgrades", PUBLIC),
    ZoneKind("supports", PUBLIC),
    ZoneKind("plot", PUBLIC),
    ZoneKind("battlefield", PUBLIC),
    ZoneKind("on_cards", PUBLIC),
    ZoneKind("pool", PUBLIC),
    ZoneKind("set_aside", PUBLIC),
    ZoneKind("chosen", OWNER, ordered=False),
    ZoneKind("looked_at", OWNER, ordered=False),
    ZoneKind("being_played", PUBLIC),
    ZoneKind("stacked", OWNER, carries=("host",)),
)
IN_PLAY: Final[tuple[int, ...]] = (CHARACTERS, UPGRADES, SUPPORTS, PLOT, BATTLEFIELD)

# Card types (R1.7), and dice, which are pieces of their own.
CHARACTER: Final = "character"
UPGRADE: Final = "upgrade"
SUPPORT: Final = "support"
EVENT: Final = "event"
BATTLEFIELD_CARD: Final = "battlefield"
PLOT_CARD: Final = "plot"
DIE: Final = "die"
TYPES: Final[tuple[str, ...]] = (CHARACTER, UPGRADE, SUPPORT, EVENT, BATTLEFIELD_CARD, PLOT_CARD)
DECK_TYPES: Final[tuple[str, ...]] = (UPGRADE, SUPPORT, EVENT)

# Colours and affiliations (R1.8).
BLUE: Final = "blue"
RED: Final = "red"
YELLOW: Final = "yellow"
GRAY: Final = "gray"
COLOURS: Final[tuple[str, ...]] = (BLUE, RED, YELLOW, GRAY)
HERO: Final = "hero"
VILLAIN: Final = "villain"
NEUTRAL: Final = "neutral"
AFFILIATIONS: Final[tuple[str, ...]] = (HERO, VILLAIN, NEUTRAL)

# Symbols of a die (R8), in the order of that chapter.
BLANK: Final = 0
MELEE: Final = 1
RANGED: Final = 2
INDIRECT: Final = 3
SHIELD: Final = 4
RESOURCE: Final = 5
DISRUPT: Final = 6
DISCARDING: Final = 7
FOCUS: Final = 8
SPECIAL: Final = 9
ANY_SYMBOL: Final = 10  # a side that shows none, whose value may be added to any (A63)
SYMBOLS: Final[tuple[str, ...]] = (
    "blank",
    "melee",
    "ranged",
    "indirect",
    "shield",
    "resource",
    "disrupt",
    "discard",
    "focus",
    "special",
    "any",
)
SIGNS: Final[tuple[str, ...]] = ("-", "MD", "RD", "ID", "Sh", "R", "Dr", "Dc", "F", "Sp", "*")
DAMAGE_SYMBOLS: Final[tuple[int, ...]] = (MELEE, RANGED, INDIRECT)

# Keywords (R16).
GUARDIAN: Final = "Guardian"
REDEPLOY: Final = "Redeploy"
AMBUSH: Final = "Ambush"
KEYWORDS: Final[tuple[str, ...]] = (GUARDIAN, REDEPLOY, AMBUSH)

# What is printed on cards of later boxes and needs rules that are not played yet: such cards have their facts only.
UNPLAYED_TYPES: Final[tuple[str, ...]] = ("downgrade",)

# Kinds of ability that are not answers to an event (R18.1).
ACTION: Final = "action"
POWER_ACTION: Final = "power action"
SPECIAL_ABILITY: Final = "special"
CLAIM: Final = "claim"
EVENT_TEXT: Final = "event"
PLAY: Final = "play"
ABILITIES: Final[tuple[str, ...]] = (
    ACTION,
    POWER_ACTION,
    SPECIAL_ABILITY,
    CLAIM,
    EVENT_TEXT,
    "restriction",
    "ongoing",
    "after",
    "before",
)
"""The kinds of abilities a text box can have, as the facts call them."""

# What cards can answer.
ACTIVATED: Final = "activated"
PLAYED: Final = "played"
PLAYING: Final = "playing"  # about to be played
LAST_OF_HAND: Final = 1
WITH_AMBUSH: Final = 2
"""What is told of a card that was played: a bit for each."""
DIE_RESOLVED: Final = "die resolved"
DIE_REMOVED: Final = "die removed"
DICE_REMOVED: Final = "dice removed"
ROLLED: Final = "rolled"
DAMAGE_TAKEN: Final = "damage taken"
INDIRECT_DEALT: Final = "indirect damage dealt"
INDIRECT_TO_SELF: Final = "indirect damage to self"
DECK_DISCARDED: Final = "discarded from a deck"
DEFEATED: Final = "defeated"
DEALT_DAMAGE: Final = "dealt damage"
GIVEN_SHIELDS: Final = "given shields"
HAND_EMPTIED: Final = "hand emptied"
DISRUPTED: Final = "disrupted"
SET_UP: Final = "set up"
CLAIMED: Final = "claimed"
DISCARDED_BY_EFFECT: Final = "discarded by a card effect"
DISCARDED_TO_REROLL: Final = "discarded to reroll"
INTO_POOL: Final = 1 << 4  # in the amount of a roll, beside the symbol: the die came into the pool

# What constants and lasting effects change.
COST: Final = "cost"
SHIELD_LIMIT: Final = "shield limit"
INCOME: Final = "income"
MORE_CARDS: Final = "more cards in hand"
RESOLVES_AS_RANGED: Final = "resolves as ranged"
SIDE_COST: Final = "side cost"
VALUE_X: Final = "value X"
TAKES_INDIRECT: Final = "takes indirect damage"
BREAKS: Final = "breaks"
TAXES_INCOME: Final = "taxes income"
FIRST_RESOURCES: Final = "first resources"
ROLL_OFF: Final = "roll-off"
MUST_ACTIVATE: Final = "must activate"
NOT_WITH: Final = "not with"  # a character that another will not have in its team (R20.12)
VALUE: Final = "value"  # of every side of a die that shows one
UNBLOCKABLE: Final = "unblockable"  # the damage of a die, or of dice it modifies
PROTECTED: Final = "protected"  # a die that no opponent removes
REFUSES_ABILITIES: Final = "refuses abilities"  # a character on which no blue ability is played
CLAIM_COST: Final = "claim cost"
COVERS_OTHERS: Final = "covers others"  # a character whose shields block for others
FROZEN: Final = "frozen"  # a die that is not rolled
NEXT_AMBUSHES: Final = "next card has Ambush"
LOSES: Final = "loses"
DOOMED: Final = "doomed"  # defeated after the round
ENDS_PHASE: Final = "ends phase"  # no more turns in this action phase
HELD: Final = "held"  # a die that lies on a card of the opponent
ANY_WEAPON: Final = "any weapon"  # a character that bears every weapon, whatever restricts it
WELCOMES: Final = "welcomes"  # cards a character lets into the deck (R21.3, R21.5)
COST_ON: Final = "cost on"  # what an upgrade costs less on a character
ENTERS_DAMAGED: Final = "enters damaged"
FALLS_TO_MELEE: Final = "falls to melee"  # an upgrade, when its character takes melee damage
SPREADS_SHIELDS: Final = "spreads shields"
ELITE: Final = "elite"  # a character that has a second die of its own, if there is one
MODIFIES_ANY: Final = "modifies any"  # a die whose modifiers go with every symbol
DEALT_INDIRECT: Final = "dealt indirect"

# How long lasting effects last.
ROUND: Final = "round"
ACTION_PHASE: Final = "action phase"
TURN: Final = "turn"
NEXT_ROUND: Final = "next round"
GAME: Final = "game"

# Phases.
SETUP: Final = "setup"
ACTING: Final = "action"
UPKEEP: Final = "upkeep"

# Subtypes that rules of cards speak of (R17.16).
WEAPON: Final = "weapon"
VEHICLE: Final = "vehicle"
DROID: Final = "droid"
ABILITY: Final = "ability"
EQUIPMENT: Final = "equipment"

MOST_SHIELDS: Final = 3  # R8.5
MOST_UPGRADES: Final = 3  # R5.10
HAND_SIZE: Final = 5  # R2.3, R3.11; cards may change it
INCOME_PER_ROUND: Final = 2  # R3.10

VARIANTS: Final = ("cap_indirect", "replace_once_per_round", "spot_nothing")  # what a table may agree on (A2, A3, A6)
