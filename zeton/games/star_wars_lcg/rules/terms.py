"""The words of the rulebook: zones, sides, phases, events, questions and verbs."""

from zeton.kernel.zone import NOBODY, OWNER, PUBLIC, ZoneKind

# Zones of each player (R1.11, R17.1–R17.2), and where a card is while it is looked at or being resolved (A55).
HAND, DECK, OBJECTIVE_DECK, UNITS, ENHANCEMENTS, OBJECTIVES, AFFILIATION, DISCARD, VICTORY = range(9)
EDGE_STACK, CAPTURED, CHOSEN, LOOKED_AT, BEING_PLAYED, BESIDE = range(9, 15)

ZONES: tuple[ZoneKind, ...] = (
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
IN_PLAY = (UNITS, ENHANCEMENTS, OBJECTIVES, AFFILIATION)

LIGHT, DARK = "light", "dark"

# Card types (R1.7), and the dial, which is a piece but no card.
UNIT, ENHANCEMENT, EVENT, OBJECTIVE, FATE, AFFILIATION_CARD, DIAL = (
    "unit", "enhancement", "event", "objective", "fate", "affiliation", "dial",
)  # fmt: skip

TYPES = (UNIT, ENHANCEMENT, EVENT, OBJECTIVE, FATE, AFFILIATION_CARD)

# Keywords (R13), and the kinds of abilities a text box can have.
KEYWORDS = ("Edge", "Elite", "Limited", "No Enhancements", "Protect", "Shielding", "Targeted Strike")
ABILITIES = (
    "action", "constant", "reaction", "forced_reaction", "interrupt", "forced_interrupt", "fate", "keyword",
)  # fmt: skip

# What is printed on cards of later boxes and needs rules that are not played yet: such cards have their facts only.
UNPLAYED_TYPES = ("mission",)
UNPLAYED_KEYWORDS = ("Pilot", "Influence")

# Combat icons (R8.6): the place of each in a triple.
UNIT_DAMAGE, TACTICS, BLAST = range(3)
ICONS = ("unit damage", "tactics", "blast")

# Phases (R3.2).
BALANCE, REFRESH, DRAW, DEPLOYMENT, CONFLICT, FORCE = PHASES = (
    "balance", "refresh", "draw", "deployment", "conflict", "force",
)  # fmt: skip
SETUP = "setup"

# A participating unit's part in the engagement (R6.6).
ATTACKER, DEFENDER = 1, 2

# What cards can answer.
TURN_BEGINS = "turn begins"
REFRESHED = "refreshed"
REFRESH_PHASE_ENDS = "refresh phase ends"
DRAW_PHASE_BEGINS = "draw phase begins"
ENGAGED = "engaged"
DECLARED = "declared"
EDGE_WON = "edge battle won"
FOCUSED_TO_STRIKE = "focused to strike"
STRIKE_RESOLVED = "strike resolved"
SURVIVED = "survived engagement"
DAMAGE_DEALT = "damage dealt"
DAMAGED = "damaged"
LEAVES_PLAY = "leaves play"
DESTROYED = "destroyed"
ENTERS_PLAY = "enters play"
BEING_PAID = "being paid for"
PLAYED = "played"
EVENT_PLAYED = "event played"
INTERRUPT_EXECUTED = "interrupt executed"
INTERRUPT_EVENT_PLAYED = "interrupt event played"
GENERATED = "resources generated"
CAPTURED_FROM_PLAY = "captured from play"
COMMITTED = "committed"

IMPLIED = {
    DESTROYED: (LEAVES_PLAY,),
    INTERRUPT_EVENT_PLAYED: (EVENT_PLAYED, INTERRUPT_EXECUTED),
}
"""What else a kind of event is: a destroyed card leaves play, an event that is an interrupt is both."""

# How long lasting effects last.
STRIKE, ENGAGEMENT, PHASE, TURN = "strike", "engagement", "phase", "turn"

# The rulebook's six affiliations (R1.4); a neutral card has none.
AFFILIATIONS = ("Jedi", "Rebel Alliance", "Smugglers and Spies", "Sith", "Imperial Navy", "Scum and Villainy")
NEUTRAL = "Neutral"
AFFILIATION_BITS = {name: 1 << number for number, name in enumerate(AFFILIATIONS)} | {NEUTRAL: 0}
