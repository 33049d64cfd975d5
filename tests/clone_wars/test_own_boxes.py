"""Component files nobody has written yet: effects put together at random are refused with a reason, or can be played."""

import random
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.components import read_box
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.testing import own_components
from zeton.games.clone_wars.vocabulary import ALLY_EFFECTS, EACH_JEDI, FREE_ACTIONS, TABLE_EFFECTS, WORDS
from zeton.kernel.errors import BadSetup

VILLAINS = ("ventress", "grievous", "maul", "dooku")
SYMBOLS = ("assault", "stealth", "armor", "transport")


class Inventor:
    """Makes up effects out of all words of a component file, sensible or not."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def effect(self, words: dict[str, frozenset[str]]) -> dict[str, Any]:
        do = self.rng.choice(sorted(words))
        return {"do": do, **{part: self.part(part) for part in sorted(words[do]) if part != "if" or self.rng.random() < 0.3}}

    def part(self, part: str) -> Any:
        rng = self.rng
        if part == "rounds":
            return [[self.effect(EACH_JEDI) for _ in range(rng.randint(0, 2))] for _ in range(rng.randint(0, 2))]
        if part == "cards":
            return rng.sample(["sq_bail_organa", "sq_padme_amidala", "sq_rex"], 2)
        if part == "overflow":
            return rng.random() < 0.5
        choices: dict[str, tuple[Any, ...]] = {
            "who": WORDS.who,
            "where": (*WORDS.places, "any", "adjacent", "naboo"),
            "villain": (*WORDS.villains, *VILLAINS),
            "toward": WORDS.toward,
            "if": WORDS.conditions,
            "cancel": SYMBOLS,
            "as": SYMBOLS,
        }
        return rng.choice(choices.get(part, (0, 1, 2, 3, 5, "X", "enemies")))

    def box(self, villain: str) -> tuple[dict[str, Any], int]:
        """Our file with some of its effects made up anew, and how many were refused on the way."""
        own, rng = own_components(), self.rng
        own["setup"]["hand_limit"], own["setup"]["droid_limit_per_planet"] = rng.randint(4, 9), rng.randint(3, 5)
        own["components"]["droids"], own["components"]["blockades"] = rng.randint(12, 60), rng.randint(1, 6)
        own["tracks"]["threat"]["lose_value"] = rng.randint(4, 20)
        refused = 0
        for mission in rng.sample(own["missions"], 4):
            mission["threshold"] = rng.randint(1, 3)
            refused += self.replace(own, mission, rng.choice(("when_drawn", "when_completed")), TABLE_EFFECTS)
        enemy = next(entry for entry in own["villains"] if entry["id"] == villain)
        refused += self.replace(own, enemy["deck"][rng.randint(1, 5)], "effects", TABLE_EFFECTS)
        refused += self.replace(own, rng.choice((enemy["front"], enemy["finale"])), "per_turn", TABLE_EFFECTS)
        refused += self.replace(own, enemy["front"], "setup", TABLE_EFFECTS)
        for ally in rng.sample([card for card in own["squad_cards"] if card["type"] == "ally"], 2):
            refused += self.replace(own, ally, "effect", ALLY_EFFECTS)
        refused += self.replace(own, rng.choice(own["jedi"]), "free_action", FREE_ACTIONS)
        return own, refused

    def replace(self, own: dict[str, Any], entry: dict[str, Any], key: str, words: dict[str, frozenset[str]]) -> int:
        """Make up effects for one entry until they are accepted; how many were not."""
        for refused in range(100):
            entry[key] = self.effect(words) if isinstance(entry.get(key), dict) else [self.effect(words), self.effect(words)]
            try:
                read_box(own)
                return refused
            except BadSetup as wrong:
                assert "Component file" in str(wrong)
        raise AssertionError(f"nothing is accepted for {key}")


@pytest.mark.parametrize("seed", range(10))
def test_a_made_up_box_is_refused_or_can_be_played(seed: int) -> None:
    inventor = Inventor(seed)
    rng = inventor.rng
    villain = VILLAINS[seed % len(VILLAINS)]
    own, refused = inventor.box(villain)
    assert refused  # not everything makes sense
    for number in range(4):
        match = zeton.new("clone_wars", seats=rng.randint(1, 5), seed=number, villain=villain, components=own)
        for _ in range(4000):
            if match.decision is None:
                break
            if rng.random() < 0.03:
                check(match, rng)
            match.choose(rng.randrange(len(match.decision.options)))
        assert match.outcome is not None
        assert zeton.replay(match.record()).digest() == match.digest()
    for card in match.game.cards:
        match.game.card_text(card, "en")


def check(match: zeton.Match, rng: random.Random) -> None:
    """What holds with every box."""
    table = match.table
    assert isinstance(table, CloneWarsTable)
    settings = table.kit.settings
    assert sum(table.droids) + table.supply == settings.droids and table.supply >= 0 and not table.droids[0]
    assert sum(table.blockades) + table.blockades_left == settings.blockades and not table.blockades[0]
    assert max(table.droids) <= settings.droid_limit
    seat = rng.randrange(match.seats)
    assert match.determinize(seat, rng).view(seat) == match.view(seat)
