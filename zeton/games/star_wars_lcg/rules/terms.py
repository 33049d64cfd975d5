"""The words of the rulebook: zones, sides, phases, events, questions and verbs."""

from typing import Final

from zeton.kernel.zone import NOBODY, OWNER, PUBLIC, ZoneKind

# Zones of each player (R1.11, R17.1–R17.2), and where a card is while it is looked at or being resolved (A55).
HAND: Final = 0
DECK: Final = 1
OBJECTIVE_DECK: Final = 2
UNITS: Final = 3
ENHANCEMENTS: Final = 4
OBJECTIVES: Final = 5
AFFILIATION: Final = 6
DISCARD: Final = 7
VICTORY: Final = 8
EDGE_STACK: Final = 9
CAPTURED: Final = 10
CHOSEN: Final = 11
LOOKED_AT: Final = 12
BEING_PLAYED: Final = 13
BESIDE: Final = 14

ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("hand", OWNER, ordered=False),
    ZoneKind("deck", NOBODY),
    ZoneKind("objective_deck", NOBODY),
    ZoneKind("units", PUBLIC),
    ZoneKind("enhancements", PUBLIC),
    ZoneKind("objectives", PUBLIC),
    ZoneKind("affiliation", PUBLIC),
    ZoneKind("discard", PUBLIC),
    ZoneKind("victory", PUBLIC),
    ZoneKind("edge_stack", OWNER),
    ZoneKind("captured", OWNER, carries=("host",)),  # they lie with the dark side, which may look at them (A59)
    ZoneKind("chosen", OWNER, ordered=False),
    ZoneKind("looked_at", OWNER, ordered=False),
    ZoneKind("being_played", PUBLIC),
    ZoneKind("beside", PUBLIC),
)
IN_PLAY: Final[tuple[int, ...]] = (UNITS, ENHANCEMENTS, OBJECTIVES, AFFILIATION)

LIGHT: Final = "light"
DARK: Final = "dark"

# Card types (R1.7), and the dial, which is a piece but no card.
UNIT: Final = "unit"
ENHANCEMENT: Final = "enhancement"
EVENT: Final = "event"
OBJECTIVE: Final = "objective"
FATE: Final = "fate"
AFFILIATION_CARD: Final = "affiliation"
DIAL: Final = "dial"

TYPES: Final[tuple[str, ...]] = (UNIT, ENHANCEMENT, EVENT, OBJECTIVE, FATE, AFFILIATION_CARD)

# Keywords (R13), and the kinds of abilities a text box can have.
KEYWORDS: Final[tuple[str, ...]] = ("Edge", "Elite", "Limited", "No Enhancements", "Protect", "Shielding", "Targeted Strike")
ABILITIES: Final[tuple[str, ...]] = (
    "action", "constant", "reaction", "forced_reaction", "interrupt", "forced_interrupt", "fate", "keyword",
)  # fmt: skip

# What is printed on cards of later boxes and needs rules that are not played yet: such cards have their facts only.
UNPLAYED_TYPES: Final[tuple[str, ...]] = ("mission",)
UNPLAYED_KEYWORDS: Final[tuple[str, ...]] = ("Pilot", "Influence")
HOST_CONDITIONS: Final[tuple[str, ...]] = ("trait", "affiliation")  # what is played of descriptions of hosts

# Combat icons (R8.6): the place of each in a triple.
UNIT_DAMAGE: Final = 0
TACTICS: Final = 1
BLAST: Final = 2
ICONS: Final[tuple[str, ...]] = ("unit damage", "tactics", "blast")

# Phases (R3.2).
BALANCE: Final = "balance"
REFRESH: Final = "refresh"
DRAW: Final = "draw"
DEPLOYMENT: Final = "deployment"
CONFLICT: Final = "conflict"
FORCE: Final = "force"
PHASES: Final[tuple[str, ...]] = (BALANCE, REFRESH, DRAW, DEPLOYMENT, CONFLICT, FORCE)
SETUP: Final = "setup"

# A participating unit's part in the engagement (R6.6).
ATTACKER: Final = 1
DEFENDER: Final = 2

# What cards can answer.
TURN_BEGINS: Final = "turn begins"
REFRESHED: Final = "refreshed"
REFRESH_PHASE_ENDS: Final = "refresh phase ends"
CONFLICT_PHASE_BEGINS: Final = "conflict phase begins"
DRAW_PHASE_BEGINS: Final = "draw phase begins"
DEPLOYMENT_PHASE_BEGINS: Final = "deployment phase begins"
ENGAGED: Final = "engaged"
DECLARED: Final = "declared"
EDGE_WON: Final = "edge battle won"
FOCUSED_TO_STRIKE: Final = "focused to strike"
STRIKE_RESOLVED: Final = "strike resolved"
SURVIVED: Final = "survived engagement"
DAMAGE_DEALT: Final = "damage dealt"
WOULD_BE_DAMAGED: Final = "would be damaged"
DAMAGED: Final = "damaged"
WAS_DEALT: Final = "was dealt damage"
LEAVES_PLAY: Final = "leaves play"
DESTROYED: Final = "destroyed"
DESTROYED_BY: Final = "destroyed by a card"
SACRIFICED: Final = "sacrificed"
ENTERS_PLAY: Final = "enters play"
BEING_PAID: Final = "being paid for"
PLAYED: Final = "played"
EVENT_PLAYED: Final = "event played"
INTERRUPT_EXECUTED: Final = "interrupt executed"
UNIT_ABILITY_EXECUTED: Final = "unit ability executed"
INTERRUPT_EVENT_PLAYED: Final = "interrupt event played"
GENERATED: Final = "resources generated"
CAPTURED_FROM_PLAY: Final = "captured from play"
CARD_CAPTURED: Final = "card captured"
TARGET_CHOSEN: Final = "target chosen"
EDGE_CARD_PLACED: Final = "edge card placed"
EDGE_CARDS_PLACED: Final = "edge cards placed"  # both players are done with it
COMMITTED: Final = "committed"
FOCUS_REMOVED: Final = "focus removed"
FOCUS_PLACED: Final = "focus placed"
FOCUS_COMING: Final = "focus coming"
FORCE_STRUGGLE_BEGINS: Final = "Force struggle begins"
FORCE_STRUGGLE_WON: Final = "Force struggle won"

IMPLIED: Final = {
    DESTROYED: (LEAVES_PLAY,),
    SACRIFICED: (LEAVES_PLAY,),
    CAPTURED_FROM_PLAY: (LEAVES_PLAY, CARD_CAPTURED),
    WAS_DEALT: (DAMAGED,),
    DAMAGE_DEALT: (WOULD_BE_DAMAGED,),
    FOCUSED_TO_STRIKE: (FOCUS_PLACED,),
    GENERATED: (FOCUS_PLACED,),
    INTERRUPT_EVENT_PLAYED: (EVENT_PLAYED, INTERRUPT_EXECUTED),
}
"""What else a kind of event is: a destroyed, sacrificed or captured card leaves play, what was dealt damage is damaged (but
what was moved there or paid was not dealt, A87), what strikes or pays gets focus tokens, an event that is an
interrupt is both."""

# How long lasting effects last.
STRIKE: Final = "strike"
STRUGGLE: Final = "struggle"
ENGAGEMENT: Final = "engagement"
PHASE: Final = "phase"
TURN: Final = "turn"

# The rulebook's six affiliations (R1.4); a neutral card has none.
AFFILIATIONS: Final[tuple[str, ...]] = (
    "Jedi",
    "Rebel Alliance",
    "Smugglers and Spies",
    "Sith",
    "Imperial Navy",
    "Scum and Villainy",
)
NEUTRAL: Final = "Neutral"
AFFILIATION_BITS: Final = {name: 1 << number for number, name in enumerate(AFFILIATIONS)} | {NEUTRAL: 0}

# What constants and lasting effects change.
COST: Final = "cost"
COST_BY_DISCARDS: Final = "cost by discards"  # of a card: interrupts may lower its cost by discards (A82)
READS_DISCARD_ORDER: Final = "discard order"  # it reads the order of a discard pile
MATCHES_ALL: Final = "matches all"
FATE_CARDS_AGAIN: Final = "fate cards again"
DIVIDES_UNIT_DAMAGE: Final = "divides unit damage"
FIRST_EDGE_CARD_FACE_UP: Final = "first edge card face up"
CAPTURED_INSTEAD: Final = "captured instead"
ONLY_VEHICLES_ATTACK: Final = "only Vehicles attack"
CANNOT_BE_TARGETED: Final = "cannot be targeted"
NOT_BY_ENEMIES: Final = "cannot be targeted by enemies"
NOT_BY_ENEMY_EVENTS: Final = "cannot be targeted by enemy events"
SAFE_FROM_TARGETING: Final = frozenset((CANNOT_BE_TARGETED, NOT_BY_ENEMIES, NOT_BY_ENEMY_EVENTS))
ENGAGED_FIRST: Final = "engaged first"  # of objectives: the first engagement of a phase is against one of them (A126)
ENGAGED_LAST: Final = "engaged last"  # of an objective: not before all others of its side have been, this phase (A127)
ENGAGES_THE_DIAL: Final = "engage the dial"
MAY_ENHANCE: Final = "may enhance"
CHEAPER_AS_ENHANCEMENT: Final = "cheaper as an enhancement"  # of a card: what it costs less if it is played as one (A118)
BECOMES_A_UNIT: Final = "becomes a unit"  # of an enhancement: when the card it is on leaves play (A118)
PLAYABLE_FROM_DISCARD_PILE: Final = "playable from discard pile"
NO_DRAWING_BY_EFFECTS: Final = "no drawing by effects"  # of a seat: only its draw phase draws cards (A129)
RETURNS_AT_THE_END: Final = "returns at the end"  # of a unit: to its owner's hand when this ends (A129)
DISCARDED_AT_THE_END: Final = "discarded at the end"  # of a unit: from play when this ends (A134)
RESERVE_VALUE: Final = "reserve value"
LOSES_WITH: Final = "loses with"  # of an objective: whoever loses it loses the game
CANNOT_ATTACK: Final = "cannot attack"
CANNOT_DEFEND: Final = "cannot defend"
CANNOT_BE_DAMAGED: Final = "cannot be damaged"
PREY: Final = "prey"  # of a unit outside the engagement: the card that says so may deal it its unit damage (A132)
RESOLVES_NO_ICONS: Final = "resolves no icons"  # of a unit: its combat icons are not resolved in this strike
DAMAGE_CAPACITY: Final = "damage capacity"
FORCE_OF_A_SIDE: Final = "Force struggle"
FORCE_IN_A_STRUGGLE: Final = "Force icons in a Force struggle"  # of a unit: what it counts for more there
COUNTS_IN_THE_STRUGGLE: Final = "counts in the Force struggle"  # of a unit: though exhausted, or not committed
CANNOT_COMMIT: Final = "cannot commit"
EDGE_VALUE: Final = "edge"  # of Edge (X): what is printed and what is gained add up (A58)
NO_UNOPPOSED_DAMAGE: Final = "no unopposed damage"
FIRST_STRIKER: Final = "first striker"  # of objectives: who strikes first against them in a turn is destroyed (A102)
UNOPPOSED_BONUS: Final = "unopposed bonus"  # of a seat: how much damage its unopposed attacks deal (R8.12)
LOST_WITH_THE_EDGE: Final = "lost with the edge"  # of a card in play: by how much its controller may not lose the edge (A121)
FORCE_IN_EDGE_STACK: Final = "Force icons in an edge stack"  # of a card there: what it counts for more (A104)
COUNTS_AS_OBJECTIVE: Final = "counts as objective"  # of a card in play that is none, where objectives are counted (A109)
UNHARMED_BY: Final = "unharmed by"  # of sources: by what the card that this enhancement is on is not damaged (A111)
RETURNS_INSTEAD: Final = "may return to hand instead"  # of a unit that is destroyed (A110)
RESOURCE_VALUE: Final = "resource value"
HOLDS_CAPTIVES: Final = "holds captives"  # of a unit: what is captured from play may lie on it (A112)
ENTERS_FOCUSED: Final = "enters play focused"  # of a card that is played (A113)
PROTECT: Final = "Protect "  # and a trait: of a unit that gains Protect (A20)
UNTOUCHED_BY_ENEMY: Final = "untouched by the enemy"  # neither damaged nor focused by him (A123)
SACRIFICED_WITH_FOCUS: Final = "sacrificed with focus"  # of a unit: as soon as it has so many focus tokens
MUST_DEFEND: Final = "must defend"
DOUBLES_ICONS: Final = "doubles icons"
ICONS_ONLY_WITH_THE_EDGE: Final = "icons only with the edge"  # of a unit: all its combat icons are edge-enabled (A130)
STRIKES_FROM_OUTSIDE: Final = "strikes from outside"  # of a unit: even in an engagement in which it does not participate (A130)
ONE_PER_HOST: Final = "one per host"  # of an enhancement: no card bears two of its title
RESOURCES_ONLY_FOR: Final = "resources only for"  # of what is played: whose resources are for nothing else (A128)
STRUCK: Final = "struck"  # of a seat, for a turn: somebody has struck against such an objective of it
