"""How the log of the game is told: its chapters, its deeds, and what goes without saying (see ``kernel/chapters.py``)."""

from zeton.kernel.chapters import Chronicle

CHRONICLE = Chronicle(
    chapters=frozenset(("turn begins",)),
    turns=frozenset(("turn begins",)),
    alternate=True,
    deeds=frozenset(
        ("commits", "engages", "mulligan", "places an edge card", "plays", "refreshes", "resolves fate card", "strikes", "uses")
    ),
    routine=frozenset(("mulligan", "places an edge card", "refreshes")),
    implied={"enters play": frozenset(("plays",)), "is discarded": frozenset(("plays",))},
    getting=frozenset(("draws",)),
    playing=frozenset(("enters play", "plays", "resolves fate card")),
)
