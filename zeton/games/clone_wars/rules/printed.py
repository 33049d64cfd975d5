"""Printed facts: pieces and cards, and what they do as plain declarations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple


class Effect(NamedTuple):
    """One thing a card does, as the component file declares it. Plain data, so that a procedure can hold it.

    ``number`` is what is printed; ``per`` says what it is multiplied by: "X" (Maul's strength), "enemies" (on that planet).
    """

    do: str
    when: str = ""  # the condition under which it happens
    who: str = ""  # which Jedi
    villain: str = ""  # which villains
    where: str = ""  # which planet, or where to
    toward: str = ""
    number: int = 0
    per: str = ""
    most: int = 0
    second: int = 0  # another number: cards to discard, cards to draw
    card_type: str = ""  # a type of squad card: what others count as, or what cancels the effect
    overflow: bool = False  # what cannot be added raises the threat instead
    cards: tuple[str, ...] = ()
    rounds: tuple[tuple[Any, ...], ...] = ()  # for each Jedi: the effects of the first round, then those of the next

    def parts(self) -> list[Effect]:
        """The effect itself and those it has for each Jedi."""
        return [self, *(part for round_ in self.rounds for part in round_)]


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """One piece or card. What is not printed on it is 0, empty or −1. Planets are numbers of pieces."""

    id: str
    title: str
    type: str
    planet: int = 0  # of an invasion card or a mission
    token: int = -1  # of a Mission planet card (R1.5)
    threshold: int = 0
    plus_threat: bool = False  # the threshold grows with the threat (R25.13)
    symbols: tuple[str, ...] = ()
    damage: int = 0
    drawn: tuple[Effect, ...] = ()
    completed: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()  # of a villain card; of a sheet: each turn (R14.1)
    ability: Effect | None = None  # of an ally, or the free action of a Jedi
    reminder: bool = False
    setup: tuple[Effect, ...] = ()
    removed: tuple[Effect, ...] = ()
    health: tuple[tuple[str, int], ...] = ()  # of the villains, by their ids; a villain not named here cannot be removed
    last_enemy: tuple[str, ...] = ()  # villains that can be damaged only as the last enemy on their planet (A34)
    start_cards: tuple[tuple[str, int], ...] = ()  # on the planet of which setup card each villain begins (R3.10)
    layout: tuple[int, int] = (0, 0)
    names: dict[str, str] = field(default_factory=dict)  # its title in other languages
    provenance: dict[str, str] = field(default_factory=dict)  # where each fact comes from


NO_PIECE: Final = Printed(id="", title="", type="")


class Strength(NamedTuple):
    """Maul's strength track: its top, where the slider begins, and X for every strength (R25.9)."""

    most: int = 0
    start: int = 0
    x: tuple[int, ...] = (0,)


class Face(NamedTuple):
    """One side of the die (R1.7)."""

    successes: int
    damage: int
