"""Scenes: a position set in one line, and a language for tests that read like the rulebook's examples.

    scene = Scene(jedi=[anakin("Naboo", "Rex"), ahsoka("Naboo")], droids={"Naboo": 1})
    scene.die(2, 1)
    scene.picks("Anakin Skywalker", "attack", "exhaust Rex", "droid → Naboo")
    assert scene.droids("Naboo") == 0

An option is called by its verb, the title of its card, and "→" and the title of its target: ``"fly → Naboo"``,
``"exhaust Rex"``, ``"herd Naboo → Umbara"``, ``"attempt Rookies"``, ``"play Hondo Ohnaka"``, ``"end"``, ``"pass"``.
"""

from __future__ import annotations

import json
from typing import Any

from zeton.games.clone_wars.components import standard_text
from zeton.games.clone_wars.game import CloneWars
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ZONES
from zeton.kernel import chance
from zeton.kernel.decision import Decision, Option
from zeton.kernel.match import Match
from zeton.kernel.names import find_name
from zeton.kernel.table import Chain

GAME = CloneWars()
ANAKIN, AHSOKA, YODA, MACE = "Anakin Skywalker", "Ahsoka Tano", "Yoda", "Mace Windu"
OBI_WAN, AAYLA, LUMINARA = "Obi-Wan Kenobi", "Aayla Secura", "Luminara Unduli"
VENTRESS, GRIEVOUS, MAUL, DOOKU = "Asajj Ventress", "General Grievous", "Maul", "Count Dooku"
SIEGE = "Planet Under Siege!"
DECLINES = ("pass", "done", "end", "refuse")


def jedi(name: str, at: str, *squad: Any) -> dict[str, Any]:
    """A Jedi of a position."""
    return {"jedi": name, "at": at, "squad": list(squad)}


def anakin(at: str, *squad: Any) -> dict[str, Any]:
    """Anakin Skywalker on a planet with his squad."""
    return jedi(ANAKIN, at, *squad)


def ahsoka(at: str, *squad: Any) -> dict[str, Any]:
    """Ahsoka Tano on a planet with her squad."""
    return jedi(AHSOKA, at, *squad)


def yoda(at: str, *squad: Any) -> dict[str, Any]:
    """Yoda on a planet with his squad."""
    return jedi(YODA, at, *squad)


def mace(at: str, *squad: Any) -> dict[str, Any]:
    """Mace Windu on a planet with his squad."""
    return jedi(MACE, at, *squad)


def exhausted(card: str) -> dict[str, Any]:
    """An exhausted squad card of a position."""
    return {"card": card, "exhausted": True}


def own_components() -> dict[str, Any]:
    """Our component file, to be changed as an owner of the box would."""
    return json.loads(standard_text())  # type: ignore[no-any-return]


class Scene:
    """A match at a position."""

    def __init__(self, **given: Any) -> None:
        self.match = Match(GAME, None, 0, GAME.position(given))
        self.table.run()
        self.seen_choices: Chain = None

    @property
    def table(self) -> CloneWarsTable:
        assert isinstance(self.match.table, CloneWarsTable)
        return self.match.table

    # ── what is asked ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None, f"nothing is asked: {self.match.outcome}"
        return decision

    @property
    def asked(self) -> tuple[str, str]:
        """Which Jedi's player is asked what (in a solo game: the active Jedi's)."""
        jedi = self.decision.seat if self.table.seats > 1 else self.table.active
        return self.table.cards[self.table.jedi[jedi]].title, self.decision.kind

    @property
    def offered(self) -> list[str]:
        """Everything the open question offers."""
        return [self.label(option) for option in self.decision.options]

    def label(self, option: Option) -> str:
        """What a test calls an option."""
        parts = [option.verb]
        if option.card:
            parts.append(self.table.cards[option.card].title)
        if option.target:
            parts.append("→ " + self.table.cards[option.target].title)
        return " ".join(parts)

    def can(self, who: str, label: str) -> bool:
        """Whether this is one of the options of the open question, and this player's."""
        return self.match.decision is not None and self.asked[0] == who and label in self.offered

    def is_offered(self, who: str, *labels: str) -> None:
        """Exactly these options, no more, no fewer."""
        assert self.asked[0] == who, f"{who} is not asked: {self.asked}: {self.offered}"
        assert sorted(self.offered) == sorted(labels), f"offered {sorted(self.offered)}"

    # ── what is done ─────────────────────────────────────────────────────────────────────────────────────────────

    def die(self, successes: int, damage: int) -> None:
        """The next roll shows this."""
        faces = self.table.kit.die
        for state in range(10_000):
            if faces[chance.below(chance.next_state(state * 7919), len(faces))] == (successes, damage):
                self.table.chance = state * 7919
                return
        raise AssertionError(f"no face shows {successes} successes and {damage} damage")

    def picks(self, who: str, *labels: str) -> None:
        """One choice after another; one that was the only option has been taken already, and is only named."""
        for label in labels:
            if self._was_forced(label):
                continue
            assert self.asked[0] == who, f"{who} cannot choose {label}: {self.asked}: {self.offered}"
            assert label in self.offered, f"{who} is asked {self.asked[1]!r}, {label!r} is not among {self.offered}"
            before = self.table.choices
            self.match.choose(self.offered.index(label))
            self.seen_choices = _first_after(self.table.choices, before)

    def _was_forced(self, label: str) -> bool:
        if self.match.decision is not None and label in self.offered:
            return False
        links = []
        chain = self.table.choices
        while chain is not None and chain is not self.seen_choices:
            links.append(chain)
            chain = chain[0]
        for link in reversed(links):
            if self.label(link[1]) == label:
                self.seen_choices = link
                return True
        return False

    def decline_all(self, until: str = "", limit: int = 60) -> None:
        """Everybody declines everything until a question of this kind is open, or the first that cannot be declined."""
        for _ in range(limit):
            if self.match.decision is None or (until and self.decision.kind == until):
                return
            option = next((o for o in self.decision.options if o.verb in DECLINES), None)
            if option is None:
                return
            self.match.choose(option)
        raise AssertionError(f"no question {until!r} came: now {self.asked}")

    # ── what is so ───────────────────────────────────────────────────────────────────────────────────────────────

    def number(self, title: str) -> int:
        """The number of the piece with this title: on the board if there are several."""
        return find_name("piece", title, ((card.title, n) for n, card in enumerate(self.table.cards) if n))

    def planet(self, title: str) -> int:
        return find_name("planet", title, ((self.table.cards[n].title, n) for n in self.table.kit.planets))

    def droids(self, planet: str) -> int:
        return self.table.droids[self.planet(planet)]

    def blockades(self, planet: str) -> int:
        return self.table.blockades[self.planet(planet)]

    def at(self, piece: str) -> str:
        """The planet of a Jedi or a villain; empty if it is off the board."""
        pieces = (*self.table.kit.jedi, *self.table.kit.villains)
        number = find_name("piece", piece, ((self.table.cards[n].title, n) for n in pieces))
        return self.table.cards[self.table.at[number]].title

    def squad(self, who: str) -> list[str]:
        """The squad cards of a Jedi."""
        return [self.table.cards[card].title for card in self.table.squad(self._place(who))]

    def ready(self, who: str) -> list[str]:
        """The ready squad cards of a Jedi."""
        return [self.table.cards[card].title for card in self.table.ready_cards(self._place(who))]

    def pile(self, zone: str) -> list[str]:
        """The titles in a pile, the top one first."""
        kind = next(n for n, z in enumerate(ZONES) if z.name == zone)
        return [self.table.cards[card].title for card in reversed(self.table.pile(kind, 0))]

    def why_not(self, who: str, title: str) -> list[str]:
        """The numbers of the rules that keep a piece from being used by the player of a Jedi."""
        return [reason.rule for reason in self.match.explain(self.table.seat_of(self._place(who)), self.number(title))]

    def _place(self, who: str) -> int:
        return find_name("Jedi", who, ((self.table.cards[n].title, place) for place, n in enumerate(self.table.jedi)))


def _first_after(chain: Chain, before: Chain) -> Chain:
    while chain is not None and chain[0] is not before:
        chain = chain[0]
    return chain
