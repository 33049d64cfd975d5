"""Every card has a script or an empty text box, a test that bears its name, and words for its text."""

from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.destiny.rules import terms
from zeton.games.destiny.rules.printed import collection, facts, printed_cards
from zeton.kernel.event import FORCED, INTERRUPT, REACTION

KINDS = {
    terms.EVENT_TEXT: "event",
    terms.SPECIAL_ABILITY: "special",
    terms.ACTION: "action",
    terms.POWER_ACTION: "power action",
    terms.CLAIM: "claim",
    terms.PLAY: "restriction",
    REACTION: "after",
    FORCED[REACTION]: "after",
    INTERRUPT: "before",
    FORCED[INTERRUPT]: "before",
}
"""What the rules call an ability of this timing (R18.1)."""
CARDS = [fact["id"] for fact in facts()]
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in (Path(zeton.__file__).parent / "games/destiny/sets").glob("*/test_*.py")
)


def test_legacies_has_180_cards_and_74_dice() -> None:
    legacies = [fact for fact in facts() if fact["set"] == "legacies"]
    assert len(legacies) == 180 and sum(bool(fact["sides"]) for fact in legacies) == 74


@pytest.mark.parametrize(("whole", "number"), [("awakenings", 174), ("two_player_game", 46), ("rivals", 20)])
def test_every_card_of_a_set_plays(whole: str, number: int) -> None:
    assert sum(fact["set"] == whole for fact in facts()) == number


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_test(card: str) -> None:
    """A card that is printed again shares its script, and so its test, with the first print."""
    tested = collection().known[card]["reprint_of"] or card
    name = f"test_{tested.replace('-', '_')}"
    assert f"def {name}" in TESTS, f"{card} plays, and no test's name begins with {name}"


@pytest.mark.parametrize("fact", facts(), ids=CARDS)
def test_every_printed_ability_is_served(fact: dict[str, Any]) -> None:
    script = printed_cards()[fact["id"]].script
    served = {KINDS[ability.timing] for ability in script.abilities} if script is not None else set()
    if script is not None and script.constants:
        served.add("ongoing")
    # What an event spots goes with its text (R5.6).
    if any(condition.key != "spot-to-use" for condition in printed_cards()[fact["id"]].restrictions):
        served.add("restriction")
    assert served == set(fact["abilities"])


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_words(card: str) -> None:
    text = zeton.game("destiny").card_text(card, "en")
    assert bool(text) == (card in collection().scripts or bool(printed_cards()[card].keywords))


def test_modules_are_in_collector_order() -> None:
    for module in (module for one in collection().sets for module in one.modules()):
        cards = [script.card for script in module.CARDS]
        placed = sorted(cards, key=collection().places.__getitem__)
        assert cards == placed, f"{module.__name__} is not in collector order, which is {placed}"


def test_special_sides_and_special_abilities_go_together() -> None:
    for card in printed_cards().values():
        has_side = any(face.notation.startswith("Sp") for face in card.faces)
        assert has_side == (card.special >= 0), card.title
