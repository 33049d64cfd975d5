"""The words of the rulebook: zones, card types, phases, events, and how long effects last."""

from typing import Final

from zeton.kernel.zone import NOBODY, OWNER, PUBLIC, ZoneKind

# Zones of each player (R3.1, R3.2). The planets lie with seat 0: nobody controls them.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
VICTORY: Final = 3
LOOKED_AT: Final = 4
BEING_PLAYED: Final = 5
BANK: Final = 6
SUPPORTS: Final = 7
ATTACHMENTS: Final = 8
PLANETS: Final = 9
FACE_DOWN: Final = 10
BOX: Final = 11
REMOVED: Final = 12
BESIDE: Final = 13
# Where units are: in the HQ, or at the planet in position 1 to 7 of the row. These are the last zones, so a card is a unit
# in play exactly if its zone is HQ or more, and its location is its zone less HQ.
HQ: Final = 14
POSITIONS: Final = 7
AT_PLANETS: Final = tuple(range(HQ + 1, HQ + 1 + POSITIONS))
UNIT_ZONES: Final[tuple[int, ...]] = (HQ, *AT_PLANETS)

ZONES: Final[tuple[ZoneKind, ...]] = (
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
IN_PLAY: Final = frozenset((SUPPORTS, ATTACHMENTS, *UNIT_ZONES))
"""Where cards that players control are in play; face-up planets are in play too, and controlled by nobody (R3.1)."""

# Card types (R1.7), and the piece that stands for a player's HQ.
WARLORD: Final = "warlord"
ARMY: Final = "army"
TOKEN: Final = "token"
SUPPORT: Final = "support"
ATTACHMENT: Final = "attachment"
EVENT: Final = "event"
PLANET: Final = "planet"
HEADQUARTERS: Final = "hq"
TYPES: Final[tuple[str, ...]] = (WARLORD, ARMY, TOKEN, SUPPORT, ATTACHMENT, EVENT, PLANET)
UNIT_TYPES: Final[tuple[str, ...]] = (WARLORD, ARMY, TOKEN)
UNIT: Final = "unit"  # any of these three
ARMY_TYPES: Final[tuple[str, ...]] = (ARMY, ATTACHMENT)  # printed on army units in play: an attachment may become one

MATERIAL: Final = "material"
STRONGPOINT: Final = "strongpoint"
TECH: Final = "tech"
ICONS: Final[tuple[str, ...]] = (MATERIAL, STRONGPOINT, TECH)

# Phases (R5.1).
SETUP: Final = "setup"
DEPLOY: Final = "deploy"
COMMAND: Final = "command"
COMBAT: Final = "combat"
HEADQUARTERS_PHASE: Final = "headquarters"
PHASES: Final[tuple[str, ...]] = (DEPLOY, COMMAND, COMBAT, HEADQUARTERS_PHASE)

# Keywords (R18).
AMBUSH: Final = "Ambush"
AREA_EFFECT: Final = "Area Effect"
ARMORBANE: Final = "Armorbane"
BRUTAL: Final = "Brutal"
FLYING: Final = "Flying"
IMMUNE: Final = "Immune"
LIMITED: Final = "Limited"
MOBILE: Final = "Mobile"
NO_ATTACHMENTS: Final = "No Attachments"
RANGED: Final = "Ranged"
KEYWORDS: Final[tuple[str, ...]] = (
    AMBUSH,
    AREA_EFFECT,
    ARMORBANE,
    BRUTAL,
    FLYING,
    IMMUNE,
    LIMITED,
    MOBILE,
    NO_ATTACHMENTS,
    RANGED,
)
RELIC: Final = "Relic"  # a trait with a rule (R19.5)


def immune_to(kind: str) -> str:
    """The keyword Immune to this kind of effects: ``events``, ``enemy events`` … (R18.9)."""
    return f"{IMMUNE} to {kind}"


EFFECTS = {EVENT: "events", SUPPORT: "supports", ATTACHMENT: "attachments", WARLORD: "warlords", PLANET: "planets"}
EFFECTS |= dict.fromkeys((ARMY, TOKEN), "units")
IMMUNITIES: Final = {kind: (immune_to(effects), immune_to(f"enemy {effects}")) for kind, effects in EFFECTS.items()}
"""By type of card: what keeps its effects off others, whoever uses it, and if an enemy does."""


def no_attachments(trait: str = "") -> str:
    """The keyword No Attachments, or No <Trait> Attachments (R18.12)."""
    return f"No {trait} Attachments" if trait else NO_ATTACHMENTS


def is_refusal(keyword: str) -> bool:
    """Whether a keyword is one of these."""
    return keyword.startswith("No ") and keyword.endswith(" Attachments")


# What constants and lasting effects change.
ATK: Final = "ATK"
HP: Final = "HP"
ICONS_OF_COMMAND: Final = "command icons"
COST: Final = "cost"
VALUES: Final[tuple[str, ...]] = (ATK, HP, ICONS_OF_COMMAND, COST)
DOUBLED: Final = {value: value + " doubled" for value in VALUES}
HALVED: Final = {value: value + " halved" for value in VALUES}
SET: Final = {value: value + " set" for value in VALUES}
ATK_NEXT_ATTACK: Final = "ATK for its next attack"  # A48
DOUBLE_DAMAGE_BY: Final = "double damage by"  # of a unit: whatever it damages
DOUBLE_DAMAGE_ON: Final = "double damage on"  # of a card: whatever damages it
UNHARMED_BY: Final = "unharmed by"  # of sources: by what the card with this text, or what it is on, is not damaged
TOP_REVEALED: Final = "plays with the top card revealed"  # of the opponent's deck
COST_ELSEWHERE: Final = "cost at another planet"  # of enemy units
CANNOT_COMMIT: Final = "cannot commit a warlord"  # of a planet, for a seat
DOUBLE_DAMAGE_TO: Final = "double damage to"  # of a source, for what it damages
BLANK: Final = "blank"  # R13.15
CANNOT_RETREAT: Final = "cannot retreat"
CANNOT_BE_ATTACKED: Final = "cannot be attacked"
CANNOT_BE_DAMAGED: Final = "cannot be damaged"  # R11.18
CANNOT_BE_TARGETED: Final = "cannot be targeted by enemies"
IGNORES_FLYING: Final = "ignores Flying"
FIGHTS_HERE: Final = "a battle is fought"  # of a planet: although no warlord is there (R8.4)
SACRIFICED_WITH_DAMAGE: Final = "sacrificed with damage"  # of a support: how much is too much
DAMAGE_ON_ENTERING: Final = "damage after entering play"
SACRIFICED_AT_END: Final = "sacrificed at the end of the phase"  # A43
DISCARDED_AT_END: Final = "discarded at the end of the phase"  # A43
DISCARD_ORDER: Final = "reads the order of a discard pile"
NO_BONUS: Final = {"card": "no card bonus", "resource": "no resource bonus"}  # of a planet, in command struggles
TRAIT: Final = "trait "  # what a gained trait is called begins so
CONTROL: Final = "controlled by"  # of a card: by a seat that is not its owner (R3.6)

# What cards can answer. Interrupts hear what is about to happen, reactions what has happened.
DEPLOYING_UNIT: Final = "a unit is being deployed"
DEPLOYING_SUPPORT: Final = "a support is being deployed"
DEPLOYING_ATTACHMENT: Final = "an attachment is being deployed"
DEPLOYING: Final = {ARMY: DEPLOYING_UNIT, SUPPORT: DEPLOYING_SUPPORT, ATTACHMENT: DEPLOYING_ATTACHMENT}
ENTERED_PLAY: Final = "entered play"
DEPLOYED: Final = "deployed"
BEING_DESTROYED: Final = "being destroyed"
LEAVING_PLAY: Final = "leaving play"
SACRIFICING: Final = "being sacrificed"
LEFT_PLAY: Final = "left play"
UNIT_LEFT_PLAY: Final = "unit left play"  # a unit card that is an attachment leaves as no unit (R19.7)
DESTROYED: Final = "destroyed"
UNIT_DESTROYED: Final = "unit destroyed"
MOVED: Final = "moved to a planet"
MOVED_TO_HQ: Final = "moved to an HQ"
COMMITTED: Final = "committed"
COMMITTED_OR_ATTACKING: Final = "committed, or declared as an attacker"
EXHAUSTING: Final = "exhausting"
RETREATING: Final = "retreating"
MOVING: Final = "an effect is about to move it from a planet"
SEARCHING: Final = "searching a deck"
STRUGGLE_BEGINS: Final = "command struggle begins"
STRUGGLE_BEING_WON: Final = "command struggle is being won"
STRUGGLE_WON: Final = "command struggle won"
PHASE_BEGINS: Final = "phase begins"
PHASE_ENDS: Final = "phase ends"
BATTLE_BEGINS: Final = "battle begins"
BATTLE_ENDS: Final = "battle ends"
ATTACKER_DECLARED: Final = "attacker declared"
DECLARING_DEFENDER: Final = "declaring a defender"
DEFENDER_DECLARED: Final = "defender declared"
ATTACK_RESOLVED: Final = "attack resolved"
AREA_EFFECT_USED: Final = "Area Effect used"
ASSIGNING: Final = "damage is being assigned"
ASSIGNED: Final = "damage assigned"
ASSIGNED_BY_ATTACK: Final = "damage assigned by an attack"
SHIELDING: Final = "shield card used"
TAKING: Final = "damage is being taken"
DAMAGED: Final = "damaged"
DAMAGED_BY_ATTACK: Final = "damaged by an attack"
EVENT_BEING_PLAYED: Final = "event being played"
TARGETING: Final = "ability that targets"
EVENT_THAT_TARGETS: Final = "event that targets"
EVENT_PLAYED: Final = "event played"
BATTLE_ABILITY: Final = "Battle ability used"
BATTLE_ABILITY_THAT_TARGETS: Final = "Battle ability that targets"

IMPLIED: Final = {
    DEPLOYED: (ENTERED_PLAY,),
    DESTROYED: (LEFT_PLAY,),
    UNIT_LEFT_PLAY: (LEFT_PLAY,),
    UNIT_DESTROYED: (DESTROYED, UNIT_LEFT_PLAY, LEFT_PLAY),
    COMMITTED: (MOVED, COMMITTED_OR_ATTACKING),
    ATTACKER_DECLARED: (COMMITTED_OR_ATTACKING,),
    ASSIGNED_BY_ATTACK: (ASSIGNED,),
    DAMAGED_BY_ATTACK: (DAMAGED,),
    EVENT_THAT_TARGETS: (EVENT_BEING_PLAYED, TARGETING),
    BATTLE_ABILITY_THAT_TARGETS: (BATTLE_ABILITY, TARGETING),
    SACRIFICING: (LEAVING_PLAY,),
}
"""What else a kind of event is: a destroyed card has left play, a committed unit has moved (A12), and so on."""


def cost_of(faction: str) -> str:
    """What changes the cost of each unit of a faction that a seat deploys."""
    return f"cost of {faction} units"


def gained_trait(name: str) -> str:
    """What gives a card a trait that is not printed on it."""
    return TRAIT + name


# How long lasting effects last.
UNTIL_ATTACK: Final = "attack"
UNTIL_COMBAT_ROUND: Final = "combat round"
UNTIL_BATTLE: Final = "battle"
UNTIL_STRUGGLE: Final = "struggle"
UNTIL_PHASE: Final = "phase"
UNTIL_ROUND: Final = "round"
WHILE_IN_PLAY: Final = "game"  # no lasting effect follows a card out of play

# The factions in the order of the alliance wheel (DB6).
WHEEL: Final[tuple[str, ...]] = ("Astra Militarum", "Space Marines", "Tau", "Eldar", "Dark Eldar", "Chaos", "Orks")
NEUTRAL: Final = "Neutral"
FACTIONS: Final[tuple[str, ...]] = (*WHEEL, NEUTRAL)

# The kinds of abilities a text box can have (R13).
ABILITIES: Final[tuple[str, ...]] = (
    "action", "combat action", "deploy action", "headquarters action", "battle", "constant", "permission", "restriction",
    "reaction", "combat reaction", "forced reaction", "interrupt", "forced interrupt",
)  # fmt: skip

# What is printed on cards of later boxes and needs rules that are not played yet: such cards have their facts only.
UNPLAYED_TYPES: Final[tuple[str, ...]] = ("synapse",)
UNPLAYED_FACTIONS: Final[tuple[str, ...]] = ("Tyranids", "Necrons")
UNPLAYED_KEYWORDS: Final[tuple[str, ...]] = ("Deep Strike",)
UNPLAYED_ABILITIES: Final[tuple[str, ...]] = ("hive mind",)

TOKENS_OF_A_KIND: Final = 10  # R19.6
FACE_UP: Final = 5  # so many planets, from the first planet token on (R2.3, R10.9)
DIAL_NUMBERS: Final = FACE_UP
