"""No card does nothing: every printed ability is served by a script, every script has tests and words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.conquest.language.abilities import COMBAT_PHASE, DEPLOY_PHASE, HEADQUARTERS_PHASE
from zeton.games.conquest.rules.printed import collection, facts, printed_cards
from zeton.games.conquest.wording import card_text

TESTS = "\n".join(path.read_text("utf-8") for path in (Path(zeton.__file__).parent / "games/conquest/sets").glob("*/test_*.py"))
FACTS = {fact["id"]: fact for fact in facts()}
GAINED = {"blood-angels-veterans": {"constant": "reaction"}}
"""What a card says it gains is written as what it has then."""
GRANTED = {"the-glovodan-eagle": ("action",)}
"""What a card has only as what it can become."""
PHASES = {"combat ": COMBAT_PHASE, "deploy ": DEPLOY_PHASE, "headquarters ": HEADQUARTERS_PHASE}


def kinds_of(fact: dict[str, Any]) -> Counter[str]:
    """The kinds of ability a card has, without restrictions, which are conditions of the others."""
    given = (GAINED.get(fact["id"], {}).get(kind, kind) for kind in fact["abilities"] if kind != "restriction")
    return Counter(given)


@pytest.mark.parametrize("card", FACTS)
def test_every_printed_ability_is_served(card: str) -> None:
    kinds, script = kinds_of(FACTS[card]), printed_cards()[card].script
    if not kinds:
        assert script is None, "a script for a card without abilities"
        return
    assert script is not None, f"{FACTS[card]['title']} does nothing"
    served: Counter[str] = Counter()
    for ability in script.abilities:
        phase = next((name for name, condition in PHASES.items() if condition in ability.conditions), "")
        served[phase + ability.timing] += 1
    written = Counter({kind: number for kind, number in kinds.items() if kind not in ("constant", "permission")})
    written.update(GRANTED.get(card, ()))
    assert served == written
    assert bool(kinds["constant"] or kinds["permission"]) <= bool(script.constants)


@pytest.mark.parametrize("card", [card for card, fact in FACTS.items() if kinds_of(fact)])
def test_every_card_with_abilities_has_words_and_tests(card: str) -> None:
    assert card_text(card).strip()
    title = FACTS[card]["title"]
    named = re.findall(rf'^(\w+) = "{re.escape(title)}"$', TESTS, re.MULTILINE)
    uses = TESTS.count(title) + sum(len(re.findall(rf"\b{name}\b", TESTS)) for name in named)
    assert uses >= 2, f"no test plays {title}: tests beside the scripts name it less than twice"


def test_scripts_stand_in_collector_order() -> None:
    for module in (module for one in collection().sets for module in one.modules()):
        cards = [script.card for script in module.CARDS]
        placed = sorted(cards, key=collection().places.__getitem__)
        assert cards == placed, f"{module.__name__} is not in collector order, which is {placed}"


@pytest.mark.parametrize("card", [card for card in FACTS if printed_cards()[card].script])
def test_a_sentence_says_which_planets_may_be_targeted(card: str) -> None:
    """``TARGET_PLANET`` says "a planet you target": what else must hold of it needs own words."""
    script = printed_cards()[card].script
    assert script is not None
    for ability in script.abilities:
        if any(effect.key.endswith("-target-planet") for effect in ability.effects) and not script.own_words:
            assert ability.targets[-1].filter.key == "planet", f"{FACTS[card]['title']} needs own_words=True: which planets?"
