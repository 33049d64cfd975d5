"""How the log of the game is told: its chapters, its deeds, and what goes without saying (see ``kernel/chapters.py``)."""

from zeton.kernel.chapters import Chronicle

CHRONICLE = Chronicle(
    chapters=frozenset(
        (
            "battle begins",
            "phase begins",
            "round begins",
        )
    ),
    turns=frozenset(("round begins",)),
    deeds=frozenset(
        (
            "area effect",
            "calls a stalemate",
            "captures",
            "deploys",
            "is attacked",
            "mulligan",
            "passes",
            "plays",
            "retreats",
            "reveals dial",
            "shields",
            "uses",
            "wins the battle",
            "wins the struggle",
        )
    ),
    routine=frozenset(("mulligan", "passes", "reveals dial")),
    implied={
        "enters play": frozenset(("deploys",)),
        "is attached": frozenset(("deploys",)),
        "is discarded": frozenset(("plays", "shields")),
        "is exhausted": frozenset(("attacks",)),
        "moves": frozenset(("retreats",)),
    },
    silent=frozenset(("attacks",)),  # whom, or that it is Area Effect, is told next
    getting=frozenset(("draws", "finds")),
    playing=frozenset(("captures", "deploys", "enters play", "plays")),
)
