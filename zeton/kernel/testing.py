"""Scenes: a position set in one line, and a language for tests that read like the rulebook's examples.

An option is called by its verb, the title of its card, "→" and the title of its target, and "×" and its number:
``"enhance Jedi Lightsaber → Luke Skywalker"``, ``"generate Forgotten Heroes ×1"``, ``"use Repair Droid"``, ``"pass"``.
"""

from __future__ import annotations

from typing import Any, ClassVar

from zeton.kernel.decision import Decision, Option
from zeton.kernel.game import Game
from zeton.kernel.match import Match
from zeton.kernel.names import plain_name
from zeton.kernel.table import Chain


def first_after(chain: Chain, before: Chain) -> Chain:
    """The link of a chain that came right after ``before``."""
    while chain is not None and chain[0] is not before:
        chain = chain[0]
    return chain


class Scene:
    """A match at a position. A game adds its players, and what its tests ask of a card."""

    NUMBERED: ClassVar[tuple[str, ...]] = ()  # verbs whose number is an amount; other numbers are written #1

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        self.match = Match(game, None, 0, game.position(given))
        self.match.table.run()
        self.seen_choices: Chain = None

    def take_forced(self, label: str) -> bool:
        """Whether this was the only option there was, and so has been taken already since the last pick."""
        forced = []
        chain = self.match.table.choices
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

    def title(self, card: int) -> str:
        """What a test calls a card."""
        return str(self.match.table.cards[card].title)

    def label(self, option: Option) -> str:
        """What a test calls an option."""
        parts = [option.verb]
        if option.card:
            parts.append(self.title(option.card))
        if option.target:
            parts.append("→ " + self.title(option.target))
        if option.number:
            parts.append(f"×{option.number}" if option.verb in self.NUMBERED else f"#{option.number}")
        return " ".join(parts)

    @property
    def offered(self) -> list[str]:
        """Everything the open question offers."""
        return [self.label(option) for option in self.decision.options]

    def number(self, title: str, zone: str | None = None) -> int:
        """The card with this title (the first one in this zone, if there are several)."""
        table = self.match.table
        for card in range(1, len(table.cards)):
            if plain_name(self.title(card)) == plain_name(title) and zone in (None, self.zone_name(card)):
                return card
        raise AssertionError(f"no {title} in {zone or 'the game'}")

    def zone_name(self, card: int) -> str:
        """The name of the zone a card is in."""
        return self.match.game.zones[self.match.table.zone[card]].name

    def zone_of(self, title: str) -> str:
        return self.zone_name(self.number(title))

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
    """One seat of a scene."""

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
        """Whether this is one of the options of the open question, or all but the target or the number of one."""
        decision = self.scene.match.decision
        if decision is None or decision.seat != self.seat:
            return False
        return any(
            offered == label or offered.startswith((f"{label} →", f"{label} ×", f"{label} #")) for offered in self.scene.offered
        )

    def picks(self, *labels: str) -> None:
        """One choice after another; one that was the only option has been taken already, and is only named."""
        for label in labels:
            if self.scene.take_forced(label):
                continue
            self._must_be_asked(label)
            offered = self.scene.offered
            assert label in offered, f"the {self.name} is asked {self.scene.asked!r}, {label!r} is not among {offered}"
            before = self.scene.match.table.choices
            self.scene.match.choose(offered.index(label))
            self.scene.seen_choices = first_after(self.scene.match.table.choices, before)

    def passes(self) -> None:
        self.picks("pass")

    def why_not(self, title: str) -> list[str]:
        """The numbers of the rules that keep a card from being used."""
        return [reason.rule for reason in self.scene.match.explain(self.seat, self.scene.number(title))]

    @property
    def hand(self) -> list[str]:
        return self.pile("hand")

    def pile(self, zone: str) -> list[str]:
        """The titles in one of this player's zones, from the bottom to the top."""
        kinds = [kind.name for kind in self.scene.match.game.zones]
        return [self.scene.title(card) for card in self.scene.match.table.pile(kinds.index(zone), self.seat)]

    def _must_be_asked(self, what: str) -> None:
        decision = self.scene.decision
        assert decision.seat == self.seat, (
            f"the {self.name} cannot choose {what}: seat {decision.seat} is asked {decision.kind!r}: {self.scene.offered}"
        )
