"""How the log of the game is told: its chapters, its deeds, and what goes without saying (see ``kernel/chapters.py``)."""

from zeton.kernel.chapters import Chronicle

CHRONICLE = Chronicle(
    chapters=frozenset(
        (
            "finale",
            "turn",
        )
    ),
    turns=frozenset(("turn",)),
    alternate=True,
    deeds=frozenset(
        ("attempts", "free action", "gives", "invasion card", "mission revealed", "moves", "plays", "plays as", "villain card")
    ),
    routine=frozenset(("mission revealed", "plays as")),
    implied={"discards": frozenset(("plays",))},
    getting=frozenset(("draws", "mission revealed")),
    playing=frozenset(("attempts", "exhausts", "invasion card", "plays", "plays as", "villain card")),
)
