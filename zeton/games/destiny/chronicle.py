"""How the log of the game is told: its chapters, its deeds, and what goes without saying (see ``kernel/chapters.py``)."""

from zeton.kernel.chapters import Chronicle

CHRONICLE = Chronicle(
    chapters=frozenset(("round",)),
    turns=frozenset(("round",)),
    deeds=frozenset(("activates", "claims", "mulligan", "passes", "plays", "resolves", "roll-off", "uses")),
    routine=frozenset(("mulligan", "passes", "roll-off")),
    implied={"controls": frozenset(("claims",)), "enters play": frozenset(("plays",)), "is discarded": frozenset(("plays",))},
    getting=frozenset(("draws", "controls", "rolls")),
    playing=frozenset(("activates", "claims", "enters play", "plays")),
)
