"""The words of the rulebook: zones, symbols, card types, events and how long effects last."""

from zeton.kernel.zone import NOBODY, OWNER, PUBLIC, ZoneKind

# Zones of each player (R1.9). A die is on its card, in a pool or set aside (R1.10, R1.11).
HAND, DECK, DISCARD, CHARACTERS, UPGRADES, SUPPORTS, PLOT, BATTLEFIELD, ON_CARDS, POOL, SET_ASIDE = range(11)
# Where a card is while it is chosen in secret, looked at, or being played (R1.16).
CHOSEN, LOOKED_AT, BEING_PLAYED = range(11, 14)

ZONES: tuple[ZoneKind, ...] = (
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
)
IN_PLAY = (CHARACTERS, UPGRADES, SUPPORTS, PLOT, BATTLEFIELD)

# Card types (R1.7), and dice, which are pieces of their own.
CHARACTER, UPGRADE, SUPPORT, EVENT, BATTLEFIELD_CARD, PLOT_CARD, DIE = (
    "character", "upgrade", "support", "event", "battlefield", "plot", "die",
)  # fmt: skip
TYPES = (CHARACTER, UPGRADE, SUPPORT, EVENT, BATTLEFIELD_CARD, PLOT_CARD)
DECK_TYPES = (UPGRADE, SUPPORT, EVENT)

# Colours and affiliations (R1.8).
BLUE, RED, YELLOW, GRAY = COLOURS = ("blue", "red", "yellow", "gray")
HERO, VILLAIN, NEUTRAL = AFFILIATIONS = ("hero", "villain", "neutral")

# Symbols of a die (R8), in the order of that chapter.
BLANK, MELEE, RANGED, INDIRECT, SHIELD, RESOURCE, DISRUPT, DISCARDING, FOCUS, SPECIAL = range(10)
SYMBOLS = ("blank", "melee", "ranged", "indirect", "shield", "resource", "disrupt", "discard", "focus", "special")
SIGNS = ("-", "MD", "RD", "ID", "Sh", "R", "Dr", "Dc", "F", "Sp")
DAMAGE_SYMBOLS = (MELEE, RANGED, INDIRECT)

# Keywords (R16).
GUARDIAN, REDEPLOY, AMBUSH = KEYWORDS = ("Guardian", "Redeploy", "Ambush")

# What is printed on cards of later boxes and needs rules that are not played yet: such cards have their facts only.
UNPLAYED_TYPES = ("downgrade",)
UNPLAYED_SIGNS = ("*",)  # on a die: a modifier of any symbol

# Kinds of ability that are not answers to an event (R18.1).
ACTION, POWER_ACTION, SPECIAL_ABILITY, CLAIM, EVENT_TEXT, PLAY = (
    "action", "power action", "special", "claim", "event", "play",
)  # fmt: skip
ABILITIES = (ACTION, POWER_ACTION, SPECIAL_ABILITY, CLAIM, EVENT_TEXT, "restriction", "ongoing", "after", "before")
"""The kinds of abilities a text box can have, as the facts call them."""

# What cards can answer.
ACTIVATED = "activated"
PLAYED = "played"
DIE_RESOLVED = "die resolved"
DIE_REMOVED = "die removed"
DICE_REMOVED = "dice removed"
ROLLED_BLANK = "rolled a blank"
DAMAGE_TAKEN = "damage taken"
INDIRECT_DEALT = "indirect damage dealt"
INDIRECT_TO_SELF = "indirect damage to self"
DECK_DISCARDED = "discarded from a deck"
DEFEATED = "defeated"
SET_UP = "set up"

# What constants and lasting effects change.
COST = "cost"
SHIELD_LIMIT = "shield limit"
INCOME = "income"
RESOLVES_AS_RANGED = "resolves as ranged"
SIDE_COST = "side cost"
VALUE_X = "value X"
TAKES_INDIRECT = "takes indirect damage"
BREAKS = "breaks"
TAXES_INCOME = "taxes income"
FIRST_RESOURCES = "first resources"
ROLL_OFF = "roll-off"
MUST_ACTIVATE = "must activate"
LOSES = "loses"
DEALT_INDIRECT = "dealt indirect"

# How long lasting effects last.
ROUND = "round"
ACTION_PHASE = "action phase"

# Phases.
SETUP, ACTING, UPKEEP = "setup", "action", "upkeep"

WEAPON, VEHICLE, DROID = "weapon", "vehicle", "droid"  # subtypes that rules of cards speak of (R17.16)

MOST_SHIELDS = 3  # R8.5
MOST_UPGRADES = 3  # R5.10
HAND_SIZE = 5  # R2.3, R3.11
INCOME_PER_ROUND = 2  # R3.10
