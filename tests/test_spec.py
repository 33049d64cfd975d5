"""What is declared as finite about a game holds of random games, and its words are those of its messages."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.kernel.grammar import slug

ROOT = Path(zeton.__file__).parent
GAMES = zeton.games()
DECLARED = Path(__file__).parent / "specs.json"  # of each game: the version of its spec, and a hash of its lists and bounds


def said(game: str, kind: str) -> set[str]:
    """The words of a kind that a game, its sets or the kernel have a message for."""
    files = [ROOT / "text/en/common.ftl", *(ROOT / "games" / game).rglob("en/*.ftl")]
    found = (re.findall(rf"^{kind}-([a-z0-9-]+) *=", file.read_text(encoding="utf-8"), re.MULTILINE) for file in files)
    return {word for words in found for word in words} - {"other"}


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_kind_with_a_message_is_declared(game: str) -> None:
    spec = zeton.game(game).spec
    assert said(game, "option") == {slug(verb) for verb in spec.verbs}
    assert said(game, "question") == {slug(kind) for kind in spec.kinds}


@pytest.mark.parametrize("game", GAMES)
def test_every_list_of_a_spec_names_each_word_once(game: str) -> None:
    spec = zeton.game(game).spec
    for words in (spec.verbs, spec.kinds, spec.phases, spec.procedures, spec.columns, spec.links, spec.facts, spec.ids):
        assert len(set(words)) == len(words)
    assert spec.version >= 1 and spec.zones == zeton.game(game).zones
    assert set(zeton.game(game).cards) <= set(spec.ids)


def fingerprint(game: str) -> str:
    """A hash of all that a version stands for: lists, their order, bounds."""
    spec = zeton.game(game).spec
    parts = spec._replace(version=0, zones=tuple(kind.name for kind in spec.zones))._asdict()
    del parts["read"]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_a_spec_that_has_changed_has_another_version(game: str) -> None:
    """What was learnt from arrays of one version does not fit those of another, and nobody would notice."""
    spec = zeton.game(game).spec
    said = f"Has a list or a bound changed? Then raise VERSION in zeton/games/{game}/spec.py and write what is found here to"
    assert [spec.version, fingerprint(game)] == json.loads(DECLARED.read_text())[game], f"{said} {DECLARED}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(700, 712))
def test_random_games_keep_to_the_spec(game: str, seed: int) -> None:
    rng = Random(seed)
    spec = zeton.game(game).spec
    match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
    table = match.table
    assert len(table.cards) <= spec.most_pieces
    assert {card.id for card in table.cards[1:]} <= set(spec.ids)
    for column in (*spec.columns, *spec.links):
        assert len(getattr(table, column)) == len(table.cards)
    while match.decision is not None:
        decision, table = match.decision, match.table
        assert decision.kind in spec.kinds and {option.verb for option in decision.options} <= set(spec.verbs)
        assert table.phase in spec.phases and type(table.stack[-1]).__name__ in spec.procedures
        assert len(decision.options) <= spec.most_options // 2, "the bound is to be wider than what is seen"
        assert all(0 <= option.number <= spec.most_number for option in decision.options)
        assert all(option.card < spec.most_pieces and option.target < spec.most_pieces for option in decision.options)
        assert len(table.lasting) <= spec.most_lasting // 2
        assert len(spec.read(table, decision.seat)) == len(spec.facts)
        for kind in spec.zones:
            assert max(map(len, match.view(None)["zones"][kind.name])) <= spec.bound(kind.name)
        match.choose(rng.randrange(len(decision.options)))
