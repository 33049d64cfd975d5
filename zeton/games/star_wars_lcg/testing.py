"""Scenes of Star Wars: The Card Game.

scene = Scene(light={"units": ["Luke Skywalker (Core)"]}, dark={"units": ["Nightsister"]}, turn="light", phase="force")
scene.light.is_offered("commit Luke Skywalker", "done")
scene.light.picks("commit Luke Skywalker")
assert scene.card("Luke Skywalker").committed

Where titles repeat a position names the set; once a card lies on the table a test may leave it out.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from zeton.games.star_wars_lcg.game import StarWarsLCG
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.kernel import testing

GAME = StarWarsLCG()
BEHIND_A_TITLE = re.compile(rf" \((?:Core|{'|'.join(re.escape(one.name) for one in GAME.sets)})\)")


def without_set(label: str) -> str:
    """What a test calls a card or an option, without the set it may name where titles repeat."""
    return BEHIND_A_TITLE.sub("", label)


class CardState(NamedTuple):
    """What a test asks of one card."""

    number: int
    zone: str
    damage: int
    focus: int
    shields: int
    committed: bool
    host: str


class Scene(testing.Scene):
    """A match at a position, and both players."""

    NUMBERED = ("generate", "hit", "protect", "damage", "move damage", "prevent")

    def __init__(self, **given: Any) -> None:
        testing.Scene.__init__(self, GAME, given)
        self.light = Player(self, self.table.light, "light side")
        self.dark = Player(self, self.table.dark, "dark side")

    def number(self, title: str, zone: str | None = None) -> int:
        return testing.Scene.number(self, without_set(title), zone)

    @property
    def table(self) -> StarWarsTable:
        assert isinstance(self.match.table, StarWarsTable)
        return self.match.table

    def card(self, title: str, zone: str | None = None) -> CardState:
        """The state of the card with this title (in this zone, if there are several)."""
        table, number = self.table, self.number(title, zone)
        return CardState(
            number,
            self.zone_name(number),
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


class Player(testing.Player):
    """One side of a scene."""

    def is_offered(self, *labels: str) -> None:
        testing.Player.is_offered(self, *map(without_set, labels))

    def can(self, label: str) -> bool:
        return testing.Player.can(self, without_set(label))

    def picks(self, *labels: str) -> None:
        testing.Player.picks(self, *map(without_set, labels))

    def pays(self) -> None:
        """Generate what is needed, from the first sources there are."""
        while self.scene.match.decision is not None and self.scene.asked == "pay" and self.scene.decision.seat == self.seat:
            self.scene.match.choose(0)
