"""Every reason of The Clone Wars, at every decision of random games, is held against the table and what could be done.

What a reason says is looked up here anew, not asked of what gives the reasons. Who is told nothing but to wait could do
something if he were asked; who is told anything else could not.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.rules.allies import playable_allies
from zeton.games.clone_wars.rules.attack import RolledAction
from zeton.games.clone_wars.rules.damage import DealDamage
from zeton.games.clone_wars.rules.flight import Flight
from zeton.games.clone_wars.rules.free_actions import FREE_ACTIONS, Bombard
from zeton.games.clone_wars.rules.harm import TakeDamage
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.turn import menu
from zeton.games.clone_wars.testing import Scene, jedi
from zeton.kernel import words
from zeton.kernel.decision import Option
from zeton.kernel.game import Reason
from zeton.kernel.reasons import is_offered

WAITS = {"not-your-choice", "another-choice-first"}
HARDLY = {"blockade-first", "other-enemies-first", "cannot-be-removed", "type-does-not-count", "another-transport"}
"""What an attack or a flight that is possible would not reach, or what counts only later."""
AIMING = {
    *("destination", "aim", "sabotage", "break blockade", "send", "bring"),
    *("lead to", "choose jedi", "exchange with", "lead", "damage"),
}
"""Questions about a Jedi, a planet or a villain: the reasons for what is not among their options are about this question."""


class Seen:
    """What a reason was given for."""

    def __init__(self, match: zeton.Match, seat: int, card: int) -> None:
        table = match.table
        assert isinstance(table, CloneWarsTable) and match.decision is not None
        self.table, self.seat, self.card, self.asked = table, seat, card, match.decision
        self.type = table.cards[card].type
        self.printed: Any = table.cards[card]
        self.top: Any = table.stack[-1]
        self.holder = table.holder(card) if table.zone[card] < 2 else -1
        self.is_mine = self.asked.seat == seat
        self.here = table.planet_of(table.active) if table.phase != "setup" else 0
        self.planet = card if self.type == "planet" else table.planet_of(self.holder) if self.holder >= 0 else table.at[card]

    def under_way(self, kind: type[Any]) -> list[Any]:
        return [procedure for procedure in self.table.stack if isinstance(procedure, kind)]

    def rolls(self) -> list[Any]:
        """Attacks and attempts on the planet of this card."""
        return [roll for roll in self.under_way(RolledAction) if self.table.planet_of(roll.jedi) == self.planet]

    def harms(self) -> list[Any]:
        """Damage that somebody may still prevent."""
        return [harm for harm in self.under_way(TakeDamage) if self.is_open(harm)]

    def is_open(self, harm: Any) -> bool:
        """An ally that is played while damage is prevented lies above it; the cards that are discarded for it do, too."""
        above = self.table.stack[self.table.stack.index(harm) + 1 :][:1]
        return bool(harm.amount) and [type(one).__name__ for one in above] != ["DiscardCards"]

    def reached(self) -> tuple[int, ...]:
        return (self.here, *self.table.kit.adjacent[self.here])

    def elsewhere(self) -> bool:
        """Not on the planet on which something is being done."""
        if self.type == "jedi":
            return self.planet != getattr(self.top, "here", self.here)
        if self.type == "villain":
            return self.planet != (self.top.planet if isinstance(self.top, DealDamage) else self.here)
        doing = [self.table.planet_of(one.jedi) for one in (*self.under_way(RolledAction), *self.under_way(TakeDamage))]
        return any(planet != self.planet for planet in doing)


def damaging(seen: Seen) -> bool:
    """The seat deals damage to villains, in whoever's turn."""
    return seen.is_mine and seen.asked.kind == "damage" and seen.type == "villain"


TRUE: dict[str, Callable[[Seen, Reason], bool]] = {
    "setup": lambda s, r: s.table.phase == "setup",
    "not-your-choice": lambda s, r: not s.is_mine,
    "another-choice-first": lambda s, r: s.is_mine and s.asked.kind == r.arguments["kind"],
    "not-a-current-mission": lambda s, r: s.card not in s.table.slots,
    "villain-off-the-board": lambda s, r: not s.table.at[s.card],
    "nothing-to-do-with-it": lambda s, r: s.type in ("sheet", "invasion", "villain card"),
    "not-the-action-step": lambda s, r: s.table.phase != "actions" and not damaging(s),
    "not-your-turn": lambda s, r: s.seat != s.table.active_seat and not damaging(s),
    "no-actions-left": lambda s, r: s.table.actions == 0,
    "in-no-squad": lambda s, r: all(s.card not in s.table.squad(n) for n in range(len(s.table.jedi))),
    "not-your-card": lambda s, r: s.seat != s.table.seat_of(s.holder),
    "exhausted": lambda s, r: s.table.exhausted[s.card] == 1,
    "no-roll-on-your-mission-planet": lambda s, r: not s.rolls() or s.planet not in s.table.tokens,
    "no-attack-or-mission": lambda s, r: not s.rolls(),
    "successes-are-counted": lambda s, r: bool(s.rolls()) and not any(roll.counting for roll in s.rolls()),
    "type-does-not-count": lambda s, r: not any(roll.counts(s.table, s.holder, s.card) for roll in s.rolls()),
    "no-enemy-on-your-planet": lambda s, r: s.table.enemies_at(s.planet) == 0,
    "no-blockade": lambda s, r: not any(s.table.blockades),
    "no-exposed-droids": lambda s, r: not any(n and not s.table.blockades[at] for at, n in enumerate(s.table.droids)),
    "invasion-is-being-revealed": lambda s, r: any(type(p).__name__ == "RevealInvasionCards" for p in s.table.stack),
    "no-damage-on-your-planet": lambda s, r: all(s.table.planet_of(harm.jedi) != s.planet for harm in s.harms()),
    "nobody-to-move": lambda s, r: bool(s.table.refused),
    "not-on-that-planet": lambda s, r: s.elsewhere(),
    "nobody-flies": lambda s, r: all(s.table.planet_of(flight.jedi) != s.planet for flight in s.under_way(Flight)),
    "another-transport": lambda s, r: any(s.table.planet_of(flight.jedi) == s.planet for flight in s.under_way(Flight)),
    "already-there": lambda s, r: s.card == s.here and s.asked.kind == "destination",
    "too-far": lambda s, r: s.card != s.here and s.card not in s.table.kit.two_lanes[s.here],
    "no-lane": lambda s, r: s.card not in s.reached(),
    "not-on-its-planet": lambda s, r: (s.planet if s.type == "villain" else s.printed.planet) != s.here,
    "blockade-on-its-planet": lambda s, r: s.table.blockades[s.printed.planet] > 0,
    "villain-on-its-planet": lambda s, r: not s.table.finale and bool(s.table.villains_at(s.printed.planet)),
    "nobody-plays-it": lambda s, r: s.card not in s.table.jedi,
    "not-your-jedi": lambda s, r: s.table.seat_of(s.table.jedi.index(s.card)) != s.seat,
    "not-its-action-step": lambda s, r: s.table.phase != "actions" or s.table.jedi[s.table.active] != s.card,
    "free-action-used": lambda s, r: s.table.free_actions == 0,
    "free-action-without-effect": lambda s, r: (
        not FREE_ACTIONS[s.printed.ability.do].possible(s.table, s.table.active, s.printed.ability)
    ),
    "has-been-refused": lambda s, r: bool(s.table.refused),
    "is-acting": lambda s, r: s.table.jedi[s.table.acting] == s.card,
    "another-jedi": lambda s, r: s.table.jedi[s.table.active] == s.card,
    "is-there-already": lambda s, r: s.card == s.table.planet_of(max(s.top.chosen, 0)) or s.asked.kind == "lead to",
    "no-jedi-there": lambda s, r: not s.table.jedi_at(s.card),
    "no-blockade-there": lambda s, r: not s.table.blockades[s.card],
    "no-droids-there": lambda s, r: not s.table.droids[s.card],
    "droids-of-one-planet": lambda s, r: s.table.droids[s.card] > 0 and s.top.planet not in (0, s.card),
    "out-of-range": lambda s, r: bool(s.under_way(Bombard)) and s.planet not in s.reached(),
    "aim-at-its-planet": lambda s, r: any(o.target == s.planet for o in s.asked.options),
    "cannot-be-removed": lambda s, r: not s.table.kit.health[s.table.sheet].get(s.card, 0),
    "blockade-first": lambda s, r: s.table.blockades[s.planet] > 0,
    "other-enemies-first": lambda s, r: s.table.enemies_at(s.planet) > 1,
    "not-enough-damage": lambda s, r: s.top.amount < s.table.kit.health[s.table.sheet][s.card],
}
"""What each reason says of the table."""


def possible(seen: Seen) -> bool:
    """Whether the seat could do something with this piece, if it were asked."""
    table, seat = seen.table, seen.seat
    found: list[Option] = playable_allies(table, seat)
    if table.phase == "actions" and seat == table.active_seat:
        found = found + menu(table, seat)
    for roll in seen.under_way(RolledAction):
        found = found + (roll.choices(table, seat) if roll.counting else [])
    for harm in seen.harms():
        found = found + harm.choices(table, seat)
    near = seen.type in ("planet", "villain") and seen.planet == seen.here
    if seen.under_way(Bombard) and seat == table.active_seat and seen.type == "villain" and seen.planet in seen.reached():
        return True
    return any(seen.card in (o.card, o.target) or (o.verb == "attack" and near) for o in found)


def wrong(match: zeton.Match, seat: int, card: int) -> Iterator[str]:
    """What is wrong with the reasons a seat is given."""
    seen, reasons = Seen(match, seat, card), match.explain(seat, card)
    keys = {reason.key for reason in reasons}
    for reason in reasons:
        if not TRUE[reason.key](seen, reason):
            yield f"false: {reason.key}"
    if len(keys) != len(reasons):
        yield "said twice"
    if is_offered(seen.asked, seat, card, match.game.spending):
        if reasons:
            yield "offered, and told why not"
    elif keys and keys <= WAITS and not possible(seen):
        yield "waits in vain"
    elif keys - WAITS - HARDLY and possible(seen) and not (seen.is_mine and seen.asked.kind in AIMING):
        yield "told that it cannot be done, and it could"


def compared(seed: int) -> tuple[int, list[str]]:
    """How many reasons a random game had, and what was wrong with any."""
    rng = random.Random(seed)
    match = zeton.new("clone_wars", seed=seed, **zeton.game("clone_wars").random_setup(rng))
    counted, found = 0, []
    while match.decision is not None:
        for seat in range(match.seats):
            for card in {card for piles in match.view(seat)["zones"].values() for pile in piles for card in pile if card}:
                counted += len(match.explain(seat, card))
                for fault in wrong(match, seat, card):
                    told = [reason.key for reason in match.explain(seat, card)]
                    under_way = [type(procedure).__name__ for procedure in match.table.stack]
                    about = f"{match.table.cards[card].title} for seat {seat}: {told}, {under_way}"
                    found.append(f"{fault}: game {seed}, {match.decision.kind}, {about}")
        match.choose(rng.randrange(len(match.decision.options)))
    return counted, found


@pytest.mark.parametrize("seed", [2, 3, 8, 11, 16])
def test_every_reason_is_true_and_none_is_for_what_could_be_done(seed: int) -> None:
    counted, found = compared(seed)
    assert counted > 1000
    assert not found, "\n".join(found[:5])


# ── by hand ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def told(scene: Scene, seat: int, title: str) -> list[str]:
    pieces = (*scene.table.villains, *(card for number in range(len(scene.table.jedi)) for card in scene.table.squad(number)))
    card = next(card for card in pieces if scene.table.cards[card].title == title)
    return [words.reason_words(reason, "en", scene.match) for reason in scene.match.explain(seat, card)]


def test_a8_cards_that_come_too_late_are_told_that_successes_have_been_counted() -> None:
    """Not that there is no attack: it is being made, and its damage is dealt."""
    scene = Scene(jedi=[jedi("Obi-Wan Kenobi", "Naboo", "Rex"), jedi("Yoda", "Naboo", "Cody")], droids={"Naboo": 2})
    scene.die(1, 0)
    scene.picks("Obi-Wan Kenobi", "attack", "pass")
    scene.decline_all("damage")
    assert scene.decision.kind == "damage"
    assert told(scene, 0, "Rex") == ["The successes of this attack or attempt have been counted already."]


def test_r7_7_whoever_deals_damage_in_anothers_turn_is_told_what_protects_the_villain() -> None:
    """The Bad Batch strikes in any turn: that it is somebody else's is no reason."""
    scene = Scene(
        jedi=[jedi("Obi-Wan Kenobi", "Kamino"), jedi("Yoda", "Naboo", "The Bad Batch")],
        blockades={"Naboo": 1},
        villains={"Asajj Ventress": "Naboo"},
    )
    scene.picks("Yoda", "play The Bad Batch")
    assert (scene.decision.kind, scene.decision.seat) == ("damage", 1)
    assert told(scene, 1, "Asajj Ventress") == ["A blockade must be removed first."]


def test_r7_1_the_active_player_is_told_of_its_own_jedi_while_somebody_elses_ally_strikes_the_villain() -> None:
    """The Bad Batch is on the villain's planet: that it must be on the same planet would be about nobody."""
    scene = Scene(
        jedi=[jedi("Obi-Wan Kenobi", "Kamino"), jedi("Yoda", "Naboo", "The Bad Batch")],
        droids={"Naboo": 2},
        villains={"Asajj Ventress": "Naboo"},
    )
    scene.picks("Yoda", "play The Bad Batch")
    assert (scene.decision.kind, scene.decision.seat) == ("damage", 1)
    assert told(scene, 0, "Asajj Ventress") == ["Another player is asked now.", "The active Jedi is not on Naboo."]


def test_r10_6_armor_is_not_told_to_wait_while_cards_are_being_discarded() -> None:
    """What has been taken cannot be prevented any more."""
    squad = ["Rex", "A6 Juggernaut", "Cody"]
    scene = Scene(jedi=[jedi("Obi-Wan Kenobi", "Naboo", *squad), jedi("Yoda", "Kamino")], droids={"Naboo": 1})
    scene.die(1, 1)
    scene.picks("Obi-Wan Kenobi", "attack")
    scene.decline_all("discard")
    assert told(scene, 0, "A6 Juggernaut") == ["Nobody on that planet is about to take damage."]
