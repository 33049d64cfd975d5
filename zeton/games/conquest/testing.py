"""Scenes of Warhammer 40,000: Conquest.

scene = Scene(one={"resources": 3, "hand": ["Shoota Mob"]}, two={"planets": {1: ["Goff Nob"]}})
scene.one.picks("deploy Shoota Mob", "deploy Shoota Mob → Plannum")
assert scene.card("Shoota Mob").place == "planet_1"
"""

from __future__ import annotations

from typing import Any, NamedTuple

from zeton.games.conquest.game import Conquest
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel import testing

GAME = Conquest()


class CardState(NamedTuple):
    """What a test asks of one card."""

    number: int
    place: str
    damage: int
    exhausted: bool
    bloodied: bool
    stored: int
    host: str


class Scene(testing.Scene):
    """A match at a position, and both players: ``one`` (seat 0) holds the initiative token unless told otherwise."""

    NUMBERED = ("set dial", "take cards", "take resources", "area effect", "hit", "x")

    def __init__(self, **given: Any) -> None:
        testing.Scene.__init__(self, GAME, given)
        self.one = Player(self, 0, "first player")
        self.two = Player(self, 1, "second player")

    @property
    def table(self) -> ConquestTable:
        assert isinstance(self.match.table, ConquestTable)
        return self.match.table

    def card(self, title: str, zone: str | None = None) -> CardState:
        """The state of the card with this title (in this zone, if there are several)."""
        table, number = self.table, self.number(title, zone)
        return CardState(
            number,
            self.zone_name(number),
            table.damage[number],
            bool(table.exhausted[number]),
            bool(table.bloodied[number]),
            table.stored[number],
            table.cards[table.host[number]].title,
        )

    def damage_on(self, title: str) -> int:
        return self.card(title).damage

    def is_exhausted(self, title: str) -> bool:
        return self.card(title).exhausted

    def attack_of(self, title: str) -> int:
        return self.table.attack(self.number(title))

    def health_of(self, title: str) -> int:
        return self.table.health(self.number(title))

    def command_of(self, title: str) -> int:
        return self.table.command(self.number(title))

    def has(self, title: str, keyword: str) -> bool:
        return self.table.has_keyword(self.number(title), keyword)

    def pass_to(self, kind: str) -> None:
        """Everybody passes, or is done, until a question of this kind is open."""
        self.pass_all(kind)

    def pass_actions(self) -> None:
        """Both players pass as long as an action window asks them."""
        while self.match.decision is not None and self.asked in ("action", "stalemate"):
            self.match.choose(zeton_pass(self))


def zeton_pass(scene: Scene) -> int:
    """The place of "pass" among the options."""
    return scene.offered.index("pass")


class Player(testing.Player):
    """One seat of a scene."""

    @property
    def resources(self) -> int:
        table = self.scene.match.table
        assert isinstance(table, ConquestTable)
        return table.resources[self.seat]

    def attacks(self, attacker: str, defender: str) -> None:
        """Declare an attack; questions in between are for the test to answer."""
        self.picks(f"attack {attacker}", f"defend {defender}")

    def units_at(self, position: int) -> list[str]:
        """The titles of this player's units at a planet, or in the HQ (0)."""
        table = self.scene.match.table
        assert isinstance(table, ConquestTable)
        return [self.scene.title(unit) for unit in table.units_at(position, self.seat)]


def battle(one: list[Any], two: list[Any], *, at: int = 1, window: str = "turns", **given: Any) -> Scene:
    """A battle, in it these units; ``one_`` and ``two_`` begin the name of everything else a player has."""
    players: dict[str, dict[str, Any]] = {"one": {"planets": {at: one}}, "two": {"planets": {at: two}}}
    for name in [key for key in given if key.startswith(("one_", "two_"))]:
        player, fact = name.split("_", 1)
        if fact == "planets":
            players[player]["planets"].update(given.pop(name))
        else:
            players[player][fact] = given.pop(name)
    return Scene(**players, battle=at, window=window, **given)


def wounded(title: str, damage: int, **state: Any) -> dict[str, Any]:
    """A card with damage on it, for a scene."""
    return {"card": title, "damage": damage, **state}


def tired(title: str) -> dict[str, Any]:
    """An exhausted card, for a scene."""
    return {"card": title, "exhausted": True}


def bearing(title: str, *attachments: Any) -> dict[str, Any]:
    """A unit with attachments, for a scene."""
    return {"card": title, "attachments": list(attachments)}
