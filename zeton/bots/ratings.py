"""How strong the levels are in each game: their Elo on the kept ladder (bench/ladder.jsonl, docs/research.md); greedy is 0.

Where all play together it is the share of games that a team of two such bots wins at the lowest level. A level with a budget in
seconds is as strong as the machine is quick: ``hard`` stands here as a search that it outdoes on any machine, so its rating is
the least it is worth.
"""

from __future__ import annotations

from collections.abc import Mapping

MEASURED_AS: Mapping[str, str] = {
    "random": "random",
    "easy": "novice",
    "greedy": "greedy",
    "normal": "search:iterations=150",
    "hard": "search:iterations=300",
}
"""The bot on the ladder that a level is."""

TEAMS_MEASURED_AS: Mapping[str, str] = {**MEASURED_AS, "hard": "search:iterations=1500"}
"""The same in a game that all play together."""

RATINGS: Mapping[str, Mapping[str, int]] = {
    "star_wars_lcg": {"random": -709, "easy": -256, "greedy": 0, "normal": 305, "hard": 305},
    "conquest": {"random": -659, "easy": -136, "greedy": 0, "normal": 446, "hard": 612},
    "destiny": {"random": -638, "easy": -203, "greedy": 0, "normal": 876, "hard": 930},
}
"""By game and level. What has not been measured has no rating."""

SHARES: Mapping[str, Mapping[str, int]] = {
    "clone_wars": {"random": 0, "easy": 18, "greedy": 35, "normal": 68, "hard": 98},
}
"""What of a hundred games such a team wins, by game and level."""
