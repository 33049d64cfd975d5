"""Scenes of Star Wars: Destiny. H is the first player, V the second.

scene = Scene(h={"characters": [{"card": "Luke Skywalker", "pool": ["2RD"]}]}, v={"characters": ["Boba Fett"]})
scene.h.picks("resolve Luke Skywalker 2RD", "hit Boba Fett ×2")
assert scene.damage_on("Boba Fett") == 2

A die is called by the title of its card and what it shows, or, on its card, by the title and "die". Dice roll what
``scene.will_roll`` says.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from zeton.games.destiny.game import Destiny
from zeton.games.destiny.positions import SEATS
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.printed import collection, printed_cards
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, POOL, SYMBOLS, VARIANTS
from zeton.kernel import chance, testing
from zeton.kernel.decision import Option
from zeton.kernel.names import plain_name

GAME = Destiny()


FIRST_MEANT = ("legacies", "two_player_game", "rivals", "awakenings")
"""A title that several sets have means, in a test that names no set, the card of the first of these."""


@cache
def _meant(title: str) -> str:
    """The title with its set, if several sets have it."""
    among = [card for card, printed in printed_cards().items() if plain_name(printed.title) == plain_name(title)]
    sets = {collection().known[card]["set"]: card for card in among}
    if len(among) < 2 or len(sets) < len(among):
        return title
    first = next((sets[name] for name in FIRST_MEANT if name in sets), among[0])
    return str(collection().name_of(first))


def _with_sets(given: Any) -> Any:
    """What is given, every title in it with its set where that must be said."""
    if isinstance(given, dict):
        return {key: _with_sets(value) for key, value in given.items()}
    if isinstance(given, list):
        return [_with_sets(value) for value in given]
    return _meant(given) if isinstance(given, str) else given


class Scene(testing.Scene):
    """A match at a position, and both players."""

    NUMBERED = ("hit", "assign", "heal", "move to", "shield", "spend", "unshield", "block")

    def __init__(self, h: dict[str, Any], v: dict[str, Any], **given: Any) -> None:
        for name in ("turn", "battlefield", "control", "claimed"):
            if name in given:
                given[name] = SEATS["hv".index(given[name])]
        testing.Scene.__init__(self, GAME, {"first": _with_sets(h), "second": _with_sets(v), **given})
        self.h = Player(self, 0, "first player")
        self.v = Player(self, 1, "second player")

    @property
    def table(self) -> DestinyTable:
        assert isinstance(self.match.table, DestinyTable)
        return self.match.table

    def title(self, card: int) -> str:
        printed = self.table.cards[card]
        if printed.type != DIE:
            return printed.title
        return f"{printed.title} {dice.face(self.table, card).notation if self.table.zone[card] == POOL else 'die'}"

    def label(self, option: Option) -> str:
        if option.verb == "resolve side":
            return f"resolve side {self.table.cards[option.card].faces[option.number - 1].notation}"
        if option.verb == "turn":
            return f"turn {self.title(option.card)} to {self.table.cards[option.card].faces[option.number - 1].notation}"
        if option.verb == "resolve" and option.number:
            return f"resolve {self.title(option.card)} as {SYMBOLS[option.number]}"
        if option.verb in ("use", "resolve ability"):
            return f"{option.verb} {self.title(option.card)}"
        return testing.Scene.label(self, option)

    def take_forced(self, label: str) -> bool:
        """A die that was the only option may show another side by now: then its title is enough."""
        if testing.Scene.take_forced(self, label):
            return True
        link, found = self.match.table.choices, None
        while link is not None and link is not self.seen_choices:
            option = link[1]
            printed = self.table.cards[option.card]
            if printed.type == DIE and label.startswith(f"{option.verb} {printed.title} "):
                found = link
            link = link[0]
        if found is not None and label not in (self.offered if self.match.decision is not None else ()):
            self.seen_choices = found
            return True
        return False

    def number(self, title: str, zone: str | None = None) -> int:
        table = self.table
        for card in range(1, len(table.cards)):
            if table.cards[card].type != DIE and plain_name(table.cards[card].title) == plain_name(title):
                if zone in (None, self.zone_name(card)):
                    return card
        raise AssertionError(f"no {title} in {zone or 'the game'}")

    def will_roll(self, *rolls: tuple[str, str]) -> None:
        """The next dice that are rolled, in their order, by title and what each shows then."""
        wanted = []
        for title, shown in rolls:
            faces = self.table.cards[self.number(title)].faces
            wanted.append({side for side, face in enumerate(faces) if face.notation == shown})
            assert wanted[-1], f"the die of {title} has no side {shown}"
        start = 0
        while True:
            state = self.table.chance = chance.first_state(start)
            for sides in wanted:
                state = chance.next_state(state)
                if chance.below(state, 6) not in sides:
                    break
            else:
                return
            start += 1

    def damage_on(self, title: str) -> int:
        return self.table.damage[self.number(title)]

    def shields_on(self, title: str) -> int:
        return self.table.shields[self.number(title)]

    def is_exhausted(self, title: str) -> bool:
        return self.table.exhausted[self.number(title)] > 0

    def host_of(self, title: str) -> str:
        return self.title(self.table.host[self.number(title)])

    def where_is_the_die(self, title: str) -> str:
        """The zone of a card's (first) die."""
        return self.zone_name(self.table.dice[self.number(title)][0])

    def where_are_the_dice(self, title: str) -> list[str]:
        """The zone of each of a card's dice."""
        return [self.zone_name(die) for die in self.table.dice[self.number(title)]]


class Player(testing.Player):
    """One player of a scene."""

    scene: Scene

    @property
    def pool(self) -> list[str]:
        """The dice in the pool: title and side."""
        return self.pile("pool")

    @property
    def resources(self) -> int:
        return self.scene.table.resources[self.seat]

    @property
    def controls_battlefield(self) -> bool:
        return self.scene.table.controls_battlefield(self.seat)

    def why_not_in_hand(self, title: str) -> list[str]:
        """The numbers of the rules that keep a hand card from being played."""
        return [reason.rule for reason in self.scene.match.explain(self.seat, self.scene.number(title, "hand"))]

    def why_not_die(self, title: str) -> list[str]:
        """The numbers of the rules that keep a card's (first) die from being resolved."""
        die = self.scene.table.dice[self.scene.number(title)][0]
        return [reason.rule for reason in self.scene.match.explain(self.seat, die)]


Spec = str | dict[str, Any]


def card(title: str, *pool: str, **facts: Any) -> dict[str, Any]:
    """A card in play, and what its dice in the pool show."""
    return {"card": title, **({"pool": list(pool)} if pool else {}), **facts}


def duel(*characters: Spec, against: Spec | list[Spec] = "Veteran Stormtrooper", **given: Any) -> Scene:
    """A scene in which H has these characters and it is H's turn. What begins with ``v_`` is said of V, most else of H."""
    sides: dict[str, dict[str, Any]] = {"h": {"deck": ["Crackdown"] * 9, "resources": 5}, "v": {"deck": ["Mislead"] * 9}}
    facts: dict[str, Any] = {}
    for name, value in given.items():
        if name in ("turn", "battlefield_of", "control", "claimed", "passes", "phase", *VARIANTS):
            facts["battlefield" if name == "battlefield_of" else name] = value
        elif name.startswith("v_"):
            sides["v"][name[2:]] = value
        else:
            sides["h"][name] = value
    foes = against if isinstance(against, list) else [against]
    return Scene({"characters": list(characters), **sides["h"]}, {"characters": foes, **sides["v"]}, **facts)
