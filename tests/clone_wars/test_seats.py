"""Nothing depends on who sits at which seat: the same Jedi in the same order of turns play the same game from other seats."""

import random
from typing import Any

import pytest

from zeton.games.clone_wars.testing import ANAKIN, LUMINARA, OBI_WAN, YODA, Scene, jedi

TEAM = (
    jedi(LUMINARA, "Naboo", "Hondo Ohnaka", "AT-TE", "Rex", "Cody"),
    jedi(OBI_WAN, "Naboo", "Saw Gerrera", "The Bad Batch", "Venator", "AT-RT"),
    jedi(YODA, "Rishi", "Bail Organa", "Bo-Katan Kryze", "Fives", "Twilight"),
    jedi(ANAKIN, "Coruscant", "Cham Syndulla", "Padmé Amidala", "Fox", "Hevy"),
)
BOARD: dict[str, Any] = {
    "active": YODA,
    "droids": {"Naboo": 3, "Umbara": 3, "Rishi": 3, "Coruscant": 2, "Kamino": 3, "Ryloth": 3, "Utapau": 2, "Toydaria": 3},
    "blockades": {"Umbara": 1, "Rishi": 1},
    "missions": {"orange": "Rookies", "white": "Hunt for Ziro"},
    "mission_deck": ["Water War", "Blue Shadow Virus"],
    "threat": 0,
}


def others_of(scene: Scene) -> dict[str, Any]:
    """Everything that is open on the table, by names."""
    table = scene.table
    places = {table.cards[piece].title: table.cards[table.at[piece]].title for piece in (*table.jedi, *table.villains)}
    squads = {table.cards[piece].title: sorted(scene.squad(table.cards[piece].title)) for piece in table.jedi}
    return {
        "asked": scene.asked,
        "offered": sorted(scene.offered),
        "places": places,
        "squads": squads,
        "board": (table.droids, table.blockades, table.threat, table.invasion, table.tokens, table.supply, table.slider),
        "exhausted": table.exhausted,
        "turn": (table.turn, table.phase, table.actions, table.free_actions),
    }


@pytest.mark.parametrize("villain", ["ventress", "grievous", "maul", "dooku"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_played_from_other_seats_is_the_same_game(villain: str, seed: int) -> None:
    rng = random.Random(f"{villain} {seed}")
    shift = 1 + seed % 3
    start = {"Asajj Ventress": "Naboo"} if villain == "ventress" else {}
    given = {**BOARD, "villain": villain, "villains": start, "seed": seed}
    first = Scene(jedi=list(TEAM), **given)
    second = Scene(jedi=[*TEAM[shift:], *TEAM[:shift]], **given)
    for _ in range(400):
        assert (first.match.outcome is None) == (second.match.outcome is None)
        if first.match.outcome is not None:
            break
        assert others_of(first) == others_of(second)
        label = rng.choice(sorted(first.offered))
        for scene in (first, second):
            scene.match.choose(scene.offered.index(label))
