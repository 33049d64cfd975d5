"""Scenes: a position set in one line, and a language for tests that read like the rulebook's examples.

    scene = Scene(light={"units": ["Luke Skywalker"]}, dark={"units": ["Nightsister"]}, turn="light", phase="force")
    scene.light.is_offered("commit Luke Skywalker", "done")
    scene.light.picks("commit Luke Skywalker")
    assert scene.card("Luke Skywalker").committed

An option is called by its verb, the title of its card, "→" and the title of its target, and "×" and its number:
``"enhance Jedi Lightsaber → Luke Skywalker"``, ``"generate Forgotten Heroes ×1"``, ``"use Repair Droid"``, ``"pass"``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import zeton
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import ZONES
from zeton.kernel.decision import Decision, Option
from zeton.kernel.names import plain_name
from zeton.kernel.table import Chain

NUMBERED = ("generate", "hit", "protect", "damage")


class CardState(NamedTuple):
    """What a test asks of one card."""

    number: int
    zone: str
    damage: int
    focus: int
    shields: int
    committed: bool
    host: str


def first_after(chain: Chain, before: Chain) -> Chain:
    """The link of a chain that came right after ``before``."""
    while chain is not None and chain[0] is not before:
        chain = chain[0]
    return chain


class Scene:
    """A match at a position, and both players."""

    def __init__(self, **given: Any) -> None:
        self.match = zeton.position("star_wars_lcg", given)
        self.seen_choices: Chain = None
        self.light = Player(self, self.table.light, "light side")
        self.dark = Player(self, self.table.dark, "dark side")

    @property
    def table(self) -> StarWarsTable:
        assert isinstance(self.match.table, StarWarsTable)
        return self.match.table

    def take_forced(self, label: str) -> bool:
        """Whether this was the only option there was, and so has been taken already since the last pick."""
        forced = []
        chain = self.table.choices
        while chain is not None and chain is not self.seen_choices:
            forced.append(chain)
            chain = chain[0]
        for link in reversed(forced):
            if self.label(link[1]) == label:
                self.seen_choices = link
                return True
        return False

    @property
    def decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None, f"nothing is asked: {self.match.outcome}"
        return decision

    @property
    def asked(self) -> str:
        """The kind of the question that is open."""
        return self.decision.kind

    def label(self, option: Option) -> str:
        """What a test calls an option."""
        parts = [option.verb]
        if option.card:
            parts.append(self.table.cards[option.card].title)
        if option.target:
            parts.append("→ " + self.table.cards[option.target].title)
        if option.number and option.verb in NUMBERED:
            parts.append(f"×{option.number}")
        elif option.number:
            parts.append(f"#{option.number}")
        return " ".join(parts)

    @property
    def offered(self) -> list[str]:
        """Everything the open question offers."""
        return [self.label(option) for option in self.decision.options]

    def card(self, title: str, zone: str | None = None) -> CardState:
        """The state of the card with this title (in this zone, if there are several)."""
        table = self.table
        found = [
            number
            for number, printed in enumerate(table.cards)
            if number
            and plain_name(printed.title) == plain_name(title)
            and zone in (None, ZONES[table.zone[number]].name)
        ]
        assert found, f"no {title} in {zone or 'the game'}"
        number = found[0]
        return CardState(
            number,
            ZONES[table.zone[number]].name,
            table.damage[number],
            table.focus[number],
            table.shields[number],
            bool(table.committed[number]),
            table.cards[table.host[number]].title,
        )

    def damage_on(self, title: str) -> int:
        return self.card(title).damage

    def focus_on(self, title: str) -> int:
        return self.card(title).focus

    def shields_on(self, title: str) -> int:
        return self.card(title).shields

    def zone_of(self, title: str) -> str:
        return self.card(title).zone

    def pass_all(self, until: str, limit: int = 60) -> None:
        """Everybody passes, or is done, until a question of this kind is open."""
        for _ in range(limit):
            if self.match.decision is None or self.asked == until:
                return
            option = next((o for o in self.decision.options if o.verb in ("pass", "done")), None)
            assert option is not None, f"{self.decision.kind} cannot be passed: {self.offered}"
            self.match.choose(option)
        raise AssertionError(f"no question {until!r} came: now {self.asked!r}")


class Player:
    """One side of a scene."""

    def __init__(self, scene: Scene, seat: int, name: str) -> None:
        self.scene = scene
        self.seat = seat
        self.name = name

    def is_asked(self, kind: str) -> None:
        """This player is asked this."""
        decision = self.scene.decision
        assert (decision.seat, decision.kind) == (self.seat, kind), (
            f"the {self.name} is not asked {kind!r}: seat {decision.seat} is asked {decision.kind!r}: {self.scene.offered}"
        )

    def is_offered(self, *labels: str) -> None:
        """Exactly these options, no more, no fewer."""
        self._must_be_asked(", ".join(labels))
        assert sorted(self.scene.offered) == sorted(labels), f"offered {sorted(self.scene.offered)}"

    def can(self, label: str) -> bool:
        """Whether this is one of the options of the open question."""
        decision = self.scene.match.decision
        return decision is not None and decision.seat == self.seat and label in self.scene.offered

    def picks(self, *labels: str) -> None:
        """One choice after another; one that was the only option has been taken already, and is only named."""
        for label in labels:
            if self.scene.take_forced(label):
                continue
            self._must_be_asked(label)
            offered = self.scene.offered
            assert label in offered, f"the {self.name} is asked {self.scene.asked!r}, {label!r} is not among {offered}"
            before = self.scene.table.choices
            self.scene.match.choose(offered.index(label))
            self.scene.seen_choices = first_after(self.scene.table.choices, before)

    def passes(self) -> None:
        self.picks("pass")

    def pays(self) -> None:
        """Generate what is needed, from the first sources there are."""
        while (
            self.scene.match.decision is not None
            and self.scene.asked == "pay"
            and self.scene.decision.seat == self.seat
        ):
            self.scene.match.choose(0)

    def why_not(self, title: str) -> list[str]:
        """The numbers of the rules that keep a card from being used."""
        return [reason.rule for reason in self.scene.match.explain(self.seat, self.scene.card(title).number)]

    @property
    def hand(self) -> list[str]:
        return [self.scene.table.cards[card].title for card in self.scene.table.pile(0, self.seat)]

    def pile(self, zone: str) -> list[str]:
        """The titles in one of this player's zones, from the bottom to the top."""
        kind = next(n for n, z in enumerate(ZONES) if z.name == zone)
        return [self.scene.table.cards[card].title for card in self.scene.table.pile(kind, self.seat)]

    def _must_be_asked(self, what: str) -> None:
        decision = self.scene.decision
        assert decision.seat == self.seat, (
            f"the {self.name} cannot choose {what}: the other side is asked {decision.kind!r}: {self.scene.offered}"
        )
