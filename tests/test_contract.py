"""What holds at every decision of every game (design: the contract), on random games of every registered game."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import fields
from pprint import pformat
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import zeton
from zeton.kernel.knowledge import knows
from zeton.kernel.law import broken_laws
from zeton.kernel.match import Match

LONGEST = 20_000  # decisions: a game that has not ended by then does not end


def random_match(name: str, seed: int) -> Match:
    setup = zeton.game(name).random_setup(random.Random(seed))
    return zeton.new(name, seed=seed, **setup)


def hidden_seats(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def check_views(match: Match, rng: random.Random) -> None:
    """Views leak nothing, and dealing the unknown anew changes nothing that a seat sees."""
    json.dumps(match.view(None))
    for seat in range(match.seats):
        view = match.view(seat)
        json.dumps(view)
        dealt = match.determinize(seat, rng)
        assert dealt.view(seat) == view
        kept = dealt.table
        assert kept.log is kept.choices is kept.unknown is None and not kept.idle, "a deal keeps what would tell the truth"
        decision, other = match.decision, dealt.decision
        assert decision is not None and other is not None
        assert (decision.seat, decision.kind) == (other.seat, other.kind)
        if decision.seat == seat:
            assert decision.options == other.options
        check_conserved(match, dealt)
    for seat in hidden_seats(match):
        known = [card for card in range(1, len(match.table.cards)) if knows(match.table, seat, card)]
        zones = match.view(seat)["zones"].values()
        assert sorted(card for piles in zones for pile in piles for card in pile if card) == known
        assert list(match.view(seat)["cards"]) == known
        for entry in match.log(seat)[-3:]:
            assert not any(entry.cards) or entry.known


def check_conserved(before: Match, after: Match) -> None:
    """Every card is in exactly one place, and the columns agree with the zones."""
    places = Counter(card for pile in after.table.zones for card in pile)
    assert places == Counter(range(1, len(after.table.cards)))
    assert [c.id for c in before.table.cards] == [c.id for c in after.table.cards]
    seats = after.table.seats
    for number, pile in enumerate(after.table.zones):
        for card in pile:
            assert (after.table.zone[card], after.table.controller[card]) == divmod(number, seats)


def check_same_deal(match: Match, seed: int) -> None:
    """Two tables that look alike to a seat give it the same copies for the same generator."""
    for seat in range(match.seats):
        once = match.determinize(seat, random.Random(seed))
        twice = once.determinize(seat, random.Random(seed))
        assert once.digest() == twice.digest()


def check_asked_again(match: Match) -> None:
    """A step that asks does nothing else: it can be run again when hidden cards have been dealt anew, and asks the same."""
    asked = match.decision
    assert asked is not None
    again = match.clone()
    again.table.reask()
    assert again.decision is not None and (again.decision.kind, again.decision.number) == (asked.kind, asked.number)
    assert sorted(again.decision.options) == sorted(asked.options)


def check_clone(match: Match, rng: random.Random) -> None:
    """A clone plays on, and the original is unchanged."""
    before = match.digest()
    clone = match.clone()
    assert clone.digest() == before
    for _ in range(8):
        if clone.decision is None:
            break
        clone.choose(rng.randrange(len(clone.decision.options)))
    assert match.digest() == before


def check_plain(match: Match) -> None:
    """The table is plain data: numbers, strings, tuples, lists and columns, all the way down."""

    def plain(value: Any) -> bool:
        if isinstance(value, tuple | list):
            return all(plain(v) for v in value)
        return value is None or isinstance(value, bool | int | str | bytes | bytearray)

    for procedure in match.table.stack:
        for f in fields(procedure):
            assert plain(getattr(procedure, f.name)), f"{type(procedure).__name__}.{f.name} is not plain data"


@pytest.mark.parametrize("name", zeton.games())
@pytest.mark.parametrize("seed", range(12))
def test_contract_holds_at_every_decision(name: str, seed: int) -> None:
    match = random_match(name, seed)
    rng = random.Random(seed)
    number = 0
    while match.decision is not None:
        assert len(match.decision.options) >= 2
        assert len(set(match.decision.options)) == len(match.decision.options)
        assert broken_laws(match.table) == []
        check_asked_again(match)
        if rng.random() < 0.15:
            check_views(match, rng)
            check_same_deal(match, number)
            check_clone(match, rng)
            check_plain(match)
            check_conserved(match, match)
        match.choose(rng.randrange(len(match.decision.options)))
        number += 1
        assert number < LONGEST
    assert match.outcome is not None and match.outcome.reason
    assert zeton.replay(json.loads(json.dumps(match.record()))).digest() == match.digest()


@pytest.mark.parametrize("name", zeton.games())
def test_unknown_cards_of_one_pool_are_dealt_to_every_place_alike(name: str) -> None:
    match, rng, deals = random_match(name, 2), random.Random(2), 1500
    for _ in range(12):
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    table = match.table
    piles = {card: number for number, pile in enumerate(table.zones) for card in pile}
    for seat in range(match.seats):
        unknown = [card for card in range(1, len(table.cards)) if not knows(table, seat, card)]
        in_pile: Counter[tuple[int, int]] = Counter()
        on_top: Counter[tuple[int, int]] = Counter()
        for _ in range(deals):
            zones = match.determinize(seat, rng).table.zones
            in_pile.update((number, card) for number, pile in enumerate(zones) for card in pile)
            on_top.update((number, pile[-1]) for number, pile in enumerate(zones) if pile)
        for card in unknown:
            alike = [other for other in unknown if table.pool[other] == table.pool[card]]
            for number, pile in enumerate(table.zones):
                here = sum(piles[other] == number for other in alike)
                assert is_likely(in_pile[number, card], deals, here / len(alike))
                if pile and pile[-1] in alike and table.game.is_ordered[number // table.seats]:
                    assert is_likely(on_top[number, card], deals, 1 / len(alike))


def is_likely(count: int, trials: int, chance: float) -> bool:
    """Whether something with this chance happens so often; six standard deviations do not come about by accident."""
    return bool(abs(count - trials * chance) <= 6 * (trials * chance * (1 - chance)) ** 0.5)


@pytest.mark.parametrize("name", zeton.games())
def test_same_seed_and_choices_give_the_same_digest_and_log(name: str) -> None:
    def play() -> tuple[list[str], list[object]]:
        match, rng, digests = random_match(name, 5), random.Random(5), []
        while match.decision is not None:
            digests.append(match.digest())
            match.choose(rng.randrange(len(match.decision.options)))
        return digests, match.log(None)

    assert play() == play()


@pytest.mark.parametrize("name", zeton.games())
def test_a_record_replays_step_by_step(name: str) -> None:
    match, rng = random_match(name, 9), random.Random(9)
    digests = {}
    while match.decision is not None:
        digests[len(match.record()["choices"])] = match.digest()
        match.choose(rng.randrange(len(match.decision.options)))
    record = match.record()
    for upto in list(digests)[::25]:
        assert zeton.replay(record, upto=upto).digest() == digests[upto]


@pytest.mark.parametrize("name", zeton.games())
def test_a_refused_choice_changes_nothing(name: str) -> None:
    match = random_match(name, 3)
    assert match.decision is not None
    before = match.digest()
    for wrong in (-1, len(match.decision.options), True, "pass", zeton.Option("no such verb"), None, 1.0):
        with pytest.raises(zeton.IllegalChoice):
            match.choose(wrong)
    with pytest.raises(zeton.StaleChoice, match="decision"):
        match.choose(0, number=match.decision.number + 1)
    assert match.digest() == before


@pytest.mark.parametrize("name", zeton.games())
def test_a_record_whose_setup_cannot_be_is_refused(name: str) -> None:
    record = random_match(name, 4).record()
    setup = record["setup"]
    parts: tuple[dict[str, Any], ...] = ({"seats": "many"}, {"decks": 7}, {"options": []}, {"options": {"nonsense": 1}})
    for wrong in ({}, *({**setup, **part} for part in parts)):
        if wrong or zeton.game(name).decks:  # without decks of one's own every part of a setup has its default
            with pytest.raises(zeton.BadRecord, match=r"cannot be set up|set-up of a record"):
                zeton.replay({**record, "setup": wrong, "choices": []})
    for option in zeton.game(name).files:
        with pytest.raises(zeton.BadRecord, match="not a path"):
            zeton.replay({**record, "setup": {**setup, "options": {option: __file__}}, "choices": []})
    assert zeton.replay(record).setup == setup


def as_test(match: Match) -> str:
    """A failing game as a test that can be pasted into this file."""
    return f"def test_recorded() -> None:\n    match = zeton.replay({pformat(match.record(), compact=True, width=100)})\n"


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_hypothesis_finds_no_broken_contract(data: st.DataObject) -> None:
    """Choices are drawn one by one, so a failure shrinks to its shortest record; it is printed as a ready-made test."""
    name = data.draw(st.sampled_from(zeton.games()))
    match = random_match(name, data.draw(st.integers(0, 10_000)))
    rng = random.Random(0)
    try:
        for _ in range(data.draw(st.integers(1, 60))):
            if match.decision is None:
                break
            match.choose(data.draw(st.integers(0, len(match.decision.options) - 1)))
        if match.decision is not None:
            check_views(match, rng)
            check_same_deal(match, 1)
            check_clone(match, rng)
            check_plain(match)
            assert broken_laws(match.table) == []
        assert zeton.replay(match.record()).digest() == match.digest()
    except Exception:
        note(as_test(match))
        raise
