"""The threat (R19), and how the game ends (R22)."""

from zeton.games.clone_wars.rules.table import CloneWarsTable


def raise_threat(table: CloneWarsTable, by: int = 1) -> None:
    """Move the threat marker down; on the last space the game is lost at once (R22.1)."""
    for _ in range(by):
        if table.outcome is not None:
            return
        table.threat += 1
        table.note("threat rises", -1, (), table.threat)
        if table.threat >= table.kit.threat_lost:
            table.end((), "threat")


def win(table: CloneWarsTable, reason: str) -> None:
    """Everybody wins together (R22.2, R22.3)."""
    table.end(tuple(range(table.seats)), reason)
