"""The words of the rulebook: zones, card types, phases, events, and how long effects last."""

from zeton.kernel.zone import NOBODY, OWNER, PUBLIC, ZoneKind

# Zones of each player (R3.1, R3.2). The planets lie with seat 0: nobody controls them.
HAND, DECK, DISCARD, VICTORY, LOOKED_AT, BEING_PLAYED, BANK, SUPPORTS, ATTACHMENTS = range(9)
PLANETS, FACE_DOWN, BOX, REMOVED, BESIDE = range(9, 14)
# Where units are: in the HQ, or at the planet in position 1 to 7 of the row. These are the last zones, so a card is a unit
# in play exactly if its zone is HQ or more, and its location is its zone less HQ.
HQ = 14
POSITIONS = 7
AT_PLANETS = tuple(range(HQ + 1, HQ + 1 + POSITIONS))
UNIT_ZONES = (HQ, *AT_PLANETS)

ZONES: tuple[ZoneKind, ...] = (
    ZoneKind("hand", OWNER, ordered=False),
    ZoneKind("deck", NOBODY),
    ZoneKind("discard", PUBLIC),
    ZoneKind("victory", PUBLIC),
    ZoneKind("looked_at", OWNER),
    ZoneKind("being_played", PUBLIC),
    ZoneKind("bank", PUBLIC, ordered=False),
    ZoneKind("supports", PUBLIC),
    ZoneKind("attachments", PUBLIC),
    ZoneKind("planets", PUBLIC),
    ZoneKind("face_down_planets", NOBODY, carries=("position",)),
    ZoneKind("box", NOBODY, ordered=False),
    ZoneKind("removed", PUBLIC),
    ZoneKind("beside", PUBLIC),
    ZoneKind("hq", PUBLIC),
    *(ZoneKind(f"planet_{position}", PUBLIC) for position in range(1, POSITIONS + 1)),
)
IN_PLAY = frozenset((SUPPORTS, ATTACHMENTS, *UNIT_ZONES))
"""Where cards that players control are in play; face-up planets are in play too, and controlled by nobody (R3.1)."""

# Card types (R1.7), and the piece that stands for a player's HQ.
WARLORD, ARMY, TOKEN, SUPPORT, ATTACHMENT, EVENT, PLANET, HEADQUARTERS = (
    "warlord", "army", "token", "support", "attachment", "event", "planet", "hq",
)  # fmt: skip
TYPES = (WARLORD, ARMY, TOKEN, SUPPORT, ATTACHMENT, EVENT, PLANET)
UNIT_TYPES = (WARLORD, ARMY, TOKEN)
UNIT = "unit"  # any of these three

MATERIAL, STRONGPOINT, TECH = ICONS = ("material", "strongpoint", "tech")

# Phases (R5.1).
SETUP = "setup"
DEPLOY, COMMAND, COMBAT, HEADQUARTERS_PHASE = PHASES = ("deploy", "command", "combat", "headquarters")

# Keywords (R18).
AMBUSH, AREA_EFFECT, ARMORBANE, BRUTAL, FLYING = "Ambush", "Area Effect", "Armorbane", "Brutal", "Flying"
IMMUNE, LIMITED, MOBILE, NO_ATTACHMENTS, RANGED = "Immune", "Limited", "Mobile", "No Attachments", "Ranged"
KEYWORDS = (AMBUSH, AREA_EFFECT, ARMORBANE, BRUTAL, FLYING, IMMUNE, LIMITED, MOBILE, NO_ATTACHMENTS, RANGED)
RELIC = "Relic"  # a trait with a rule (R19.5)


def immune_to(kind: str) -> str:
    """The keyword Immune to this kind of effects: ``events``, ``enemy events`` … (R18.9)."""
    return f"{IMMUNE} to {kind}"


EFFECTS = {EVENT: "events", SUPPORT: "supports", ATTACHMENT: "attachments", WARLORD: "warlords", PLANET: "planets"}
EFFECTS |= dict.fromkeys((ARMY, TOKEN), "units")
IMMUNITIES = {kind: (immune_to(effects), immune_to(f"enemy {effects}")) for kind, effects in EFFECTS.items()}
"""By type of card: what keeps its effects off others, whoever uses it, and if an enemy does."""


def no_attachments(trait: str = "") -> str:
    """The keyword No Attachments, or No <Trait> Attachments (R18.12)."""
    return f"No {trait} Attachments" if trait else NO_ATTACHMENTS


def is_refusal(keyword: str) -> bool:
    """Whether a keyword is one of these."""
    return keyword.startswith("No ") and keyword.endswith(" Attachments")


# What constants and lasting effects change.
ATK, HP, ICONS_OF_COMMAND, COST = VALUES = ("ATK", "HP", "command icons", "cost")
DOUBLED = {value: value + " doubled" for value in VALUES}
HALVED = {value: value + " halved" for value in VALUES}
SET = {value: value + " set" for value in VALUES}
ATK_NEXT_ATTACK = "ATK for its next attack"  # A48
DOUBLE_DAMAGE_BY = "double damage by"  # of a unit: whatever it damages
DOUBLE_DAMAGE_TO = "double damage to"  # of a source, for what it damages
BLANK = "blank"  # R13.15
CANNOT_RETREAT = "cannot retreat"
CANNOT_BE_ATTACKED = "cannot be attacked"
CANNOT_BE_DAMAGED = "cannot be damaged"  # R11.18
CANNOT_BE_TARGETED = "cannot be targeted by enemies"
IGNORES_FLYING = "ignores Flying"
FIGHTS_HERE = "a battle is fought"  # of a planet: although no warlord is there (R8.4)
SACRIFICED_WITH_DAMAGE = "sacrificed with damage"  # of a support: how much is too much
DAMAGE_ON_ENTERING = "damage after entering play"
SACRIFICED_AT_END = "sacrificed at the end of the phase"  # A43
DISCARDED_AT_END = "discarded at the end of the phase"  # A43
DISCARD_ORDER = "reads the order of a discard pile"
NO_BONUS = {"card": "no card bonus", "resource": "no resource bonus"}  # of a planet, in command struggles
CONTROL = "controlled by"  # of a card: by a seat that is not its owner (R3.6)

# What cards can answer. Interrupts hear what is about to happen, reactions what has happened.
DEPLOYING_UNIT, DEPLOYING_SUPPORT, DEPLOYING_ATTACHMENT = (
    "a unit is being deployed", "a support is being deployed", "an attachment is being deployed",
)  # fmt: skip
DEPLOYING = {ARMY: DEPLOYING_UNIT, SUPPORT: DEPLOYING_SUPPORT, ATTACHMENT: DEPLOYING_ATTACHMENT}
ENTERED_PLAY = "entered play"
DEPLOYED = "deployed"
BEING_DESTROYED = "being destroyed"
LEAVING_PLAY = "leaving play"
LEFT_PLAY, UNIT_LEFT_PLAY = "left play", "unit left play"  # a unit card that is an attachment leaves as no unit (R19.7)
DESTROYED, UNIT_DESTROYED = "destroyed", "unit destroyed"
MOVED, MOVED_TO_HQ = "moved to a planet", "moved to an HQ"
COMMITTED = "committed"
EXHAUSTING = "exhausting"
STRUGGLE_BEGINS = "command struggle begins"
STRUGGLE_BEING_WON = "command struggle is being won"
STRUGGLE_WON = "command struggle won"
PHASE_BEGINS = "phase begins"
PHASE_ENDS = "phase ends"
BATTLE_BEGINS, BATTLE_ENDS = "battle begins", "battle ends"
ATTACKER_DECLARED = "attacker declared"
DECLARING_DEFENDER = "declaring a defender"
DEFENDER_DECLARED = "defender declared"
ATTACK_RESOLVED = "attack resolved"
ASSIGNING = "damage is being assigned"
ASSIGNED = "damage assigned"
ASSIGNED_BY_ATTACK = "damage assigned by an attack"
SHIELDING = "shield card used"
DAMAGED = "damaged"
DAMAGED_BY_ATTACK = "damaged by an attack"
EVENT_BEING_PLAYED = "event being played"
TARGETING = "ability that targets"
EVENT_THAT_TARGETS = "event that targets"
EVENT_PLAYED = "event played"

IMPLIED = {
    DEPLOYED: (ENTERED_PLAY,),
    DESTROYED: (LEFT_PLAY,),
    UNIT_LEFT_PLAY: (LEFT_PLAY,),
    UNIT_DESTROYED: (DESTROYED, UNIT_LEFT_PLAY, LEFT_PLAY),
    COMMITTED: (MOVED,),
    ASSIGNED_BY_ATTACK: (ASSIGNED,),
    DAMAGED_BY_ATTACK: (DAMAGED,),
    EVENT_THAT_TARGETS: (EVENT_BEING_PLAYED, TARGETING),
}
"""What else a kind of event is: a destroyed card has left play, a committed unit has moved (A12), and so on."""


def cost_of(faction: str) -> str:
    """What changes the cost of each unit of a faction that a seat deploys."""
    return f"cost of {faction} units"


# How long lasting effects last.
UNTIL_ATTACK, UNTIL_BATTLE, UNTIL_STRUGGLE, UNTIL_PHASE, UNTIL_ROUND = "attack", "battle", "struggle", "phase", "round"
WHILE_IN_PLAY = "game"  # no lasting effect follows a card out of play

# The factions in the order of the alliance wheel (DB6).
WHEEL = ("Astra Militarum", "Space Marines", "Tau", "Eldar", "Dark Eldar", "Chaos", "Orks")
NEUTRAL = "Neutral"
FACTIONS = (*WHEEL, NEUTRAL)

# The kinds of abilities a text box can have (R13).
ABILITIES = (
    "action", "combat action", "deploy action", "headquarters action", "battle", "constant", "permission", "restriction",
    "reaction", "combat reaction", "forced reaction", "interrupt", "forced interrupt",
)  # fmt: skip

# What is printed on cards of later boxes and needs rules that are not played yet: such cards have their facts only.
UNPLAYED_TYPES = ("synapse",)
UNPLAYED_FACTIONS = ("Tyranids", "Necrons")
UNPLAYED_KEYWORDS = ("Deep Strike",)
UNPLAYED_ABILITIES = ("hive mind",)

TOKENS_OF_A_KIND = 10  # R19.6
DIAL_NUMBERS = 5  # no more planets are ever face up (R2.3, R10.9)
