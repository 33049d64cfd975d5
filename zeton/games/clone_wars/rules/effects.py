"""What missions, villain cards and sheets do: one function for each effect a component file can name (vocabulary.py).

Effects of a card are resolved from top to bottom; what cannot be resolved is ignored (R14.3).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from zeton.games.clone_wars.rules.harm import take_damage
from zeton.games.clone_wars.rules.invasion import (
    add_droids_up_to_limit,
    place_blockade,
    place_droid,
    planet_of_card,
    put_discard_on_top,
    refill_invasion_deck,
    remove_droid,
    reveal_invasion_card,
    top_planet,
)
from zeton.games.clone_wars.rules.looking import Look
from zeton.games.clone_wars.rules.movement import AdvanceVillains, move_jedi
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.squads import ExhaustCards, ReadyCards, check_limit, reinforce
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import INVASION_DECK, INVASION_DISCARD, SQUAD_DECK, SQUAD_DISCARD
from zeton.games.clone_wars.rules.threat import raise_threat, win
from zeton.kernel.decision import PASS, option
from zeton.kernel.procedure import END, Procedure

# ── which Jedi, planets and villains ─────────────────────────────────────────────────────────────────────────────────


def holds(table: CloneWarsTable, condition: str) -> bool:
    """Whether the condition of an effect holds. It speaks of the main villain."""
    planet = table.at[table.villains[0]]
    if condition == "on board":
        return planet != 0
    if condition == "off board":
        return planet == 0
    if condition == "on a mission planet":
        return table.is_mission_planet(planet)
    if condition == "all on board":
        return all(table.at[villain] for villain in table.villains)
    return True


def chosen_jedi(table: CloneWarsTable, who: str, card: int) -> tuple[int, ...]:
    """The Jedi an effect speaks of, in turn order from the active one (A11)."""
    order = table.turn_order()
    if who == "active":
        return (table.active,)
    if who == "all":
        return tuple(order)
    if who == "with enemies":
        return tuple(jedi for jedi in order if table.enemies_at(table.planet_of(jedi)))
    if who == "with villains":
        return tuple(jedi for jedi in order if table.villains_at(table.planet_of(jedi)))
    places = planets_meant(table, "top" if who == "top planet" else who, card)
    return tuple(jedi for jedi in order if table.planet_of(jedi) in places)


def planets_meant(table: CloneWarsTable, where: str, card: int) -> tuple[int, ...]:
    """The planets an effect speaks of: "here" is the mission's own, "villain" that of the main villain."""
    kit = table.kit
    here, villain = table.cards[card].planet, table.at[table.villains[0]]
    if where == "here":
        return (here,)
    if where in ("here and adjacent", "here or adjacent"):
        return kit.near[here]
    if where == "villain":
        return (villain,) if villain else ()
    if where == "villain or adjacent":
        return kit.near[villain]
    if where == "adjacent to villain":
        return kit.adjacent[villain] if villain else ()
    if where == "villains":
        return tuple(dict.fromkeys(table.at[v] for v in table.villains if table.at[v]))
    if where == "top":
        top = top_planet(table)
        return (top,) if top else ()
    return (kit.number[where],) if where in kit.number else ()


def chosen_villains(table: CloneWarsTable, which: str) -> tuple[int, ...]:
    """The villains an effect speaks of, the main one first."""
    if which == "this":
        return table.villains[:1]
    if which == "all":
        return table.villains
    missing = tuple(villain for villain in table.villains if not table.at[villain])
    if which == "missing":
        return missing
    if which == "first missing":
        return missing[:1]
    number = table.kit.number.get(which, 0)
    return (number,) if number in table.villains else ()


def amount(table: CloneWarsTable, effect: Effect, jedi: int = -1) -> int:
    """How many: the printed number, X by Maul's strength, or one for each enemy around that Jedi."""
    number = effect.number
    if effect.per == "X":
        number *= table.kit.strength.x[table.slider]
    elif effect.per == "enemies":
        number *= table.enemies_at(table.planet_of(jedi))
    return min(number, effect.most) if effect.most else number


# ── a card's effects, one after another ──────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Effects(Procedure):
    """The effects of one card, from top to bottom. Conditions are judged when the card begins, so that of two lines that
    exclude each other only one can happen."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "next")

    effects: tuple[Effect, ...]
    card: int
    done: int = 0

    def begin(self, table: CloneWarsTable) -> None:
        self.effects = tuple(effect for effect in self.effects if holds(table, effect.when))

    def next(self, table: CloneWarsTable) -> str:
        if self.done == len(self.effects):
            return END
        effect = self.effects[self.done]
        self.done += 1
        EFFECTS[effect.do](table, effect, self.card)
        return "next"


def resolve(table: CloneWarsTable, effects: tuple[Effect, ...], card: int) -> None:
    """Begin to resolve the effects of a card."""
    if effects:
        table.begin(Effects(effects, card))


@dataclass(slots=True)
class EachJedi(Procedure):
    """Something happens to each of several Jedi, one Jedi after another, round after round (A11)."""

    steps: ClassVar[tuple[str, ...]] = ("offer_cancel", "cancel", "next")

    effect: Effect
    who: tuple[int, ...]
    asked: int = 0  # how many of them have been asked whether they cancel it
    done: int = 0

    def offer_cancel(self, table: CloneWarsTable) -> str | None:
        """One of these Jedi may exhaust a card of the printed type to cancel the effect for all (R26.9)."""
        kind = self.effect.card_type
        while kind and self.asked < len(self.who):
            jedi = self.who[self.asked]
            cards = [option("exhaust", card) for card in table.ready_cards(jedi) if table.cards[card].type == kind]
            if cards or table.steady:
                table.ask(table.seat_of(jedi), "cancel", [*cards, PASS])
                return None
            self.asked += 1
        return "next"

    def cancel(self, table: CloneWarsTable) -> str:
        if table.picked == PASS:
            self.asked += 1
            return "offer_cancel"
        table.exhaust(table.picked.card)
        return END

    def next(self, table: CloneWarsTable) -> str:
        happening = self._happening()
        if happening is None:
            return END
        jedi, effect = happening
        self.done += 1
        EACH[effect.do](table, jedi, effect)
        return "next"

    def _happening(self) -> tuple[int, Effect] | None:
        """The next Jedi and what happens to it: a round for one Jedi after another, then the next round."""
        left = self.done
        for round_ in self.effect.rounds:
            size = len(round_) * len(self.who)
            if left < size:
                return self.who[left // len(round_)], round_[left % len(round_)]
            left -= size
        return None


def _take_damage(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    take_damage(table, jedi, amount(table, effect, jedi))


def _exhaust(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(ExhaustCards(jedi, amount(table, effect, jedi)))


def _draw(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    reinforce(table, jedi, effect.number)


def _ready(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(ReadyCards(jedi, effect.number))


def _may_move(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(MayMove(jedi, effect.where == "adjacent"))


EACH: dict[str, Callable[[CloneWarsTable, int, Effect], None]] = {
    "damage": _take_damage,
    "exhaust": _exhaust,
    "draw": _draw,
    "ready": _ready,
    "move": _may_move,
}


@dataclass(slots=True)
class MayMove(Procedure):
    """A Jedi may move, if its player likes; that is no flight (R25.6)."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    jedi: int
    adjacent: bool

    def offer(self, table: CloneWarsTable) -> None:
        here = table.planet_of(self.jedi)
        planets = table.kit.adjacent[here] if self.adjacent else [p for p in table.kit.planets if p != here]
        table.ask(table.seat_of(self.jedi), "may move", [*(option("move", 0, planet) for planet in planets), PASS])

    def take(self, table: CloneWarsTable) -> None:
        if table.picked != PASS:
            move_jedi(table, self.jedi, table.picked.target)


@dataclass(slots=True)
class SpreadDroids(Procedure):
    """The active player chooses different planets; each gets a droid (Maul's Death Watch)."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    planets: tuple[int, ...]
    number: int

    def offer(self, table: CloneWarsTable) -> str | None:
        if not self.number or not self.planets:
            return END
        table.ask(table.active_seat, "spread droids", [option("planet", 0, planet) for planet in self.planets])
        return None

    def take(self, table: CloneWarsTable) -> str:
        planet = table.picked.target
        self.number -= 1
        self.planets = tuple(other for other in self.planets if other != planet)
        place_droid(table, planet)
        return "offer"


# ── one function per effect ──────────────────────────────────────────────────────────────────────────────────────────


def each(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Something for each of certain Jedi."""
    who = chosen_jedi(table, effect.who, card)
    if who:
        table.begin(EachJedi(effect, who))


def droids(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place droids; occupation applies."""
    for planet in planets_meant(table, effect.where, card):
        for _ in range(amount(table, effect)):
            if table.outcome is None:
                place_droid(table, planet)


def droids_up_to_limit(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place droids, but never a fourth."""
    for planet in planets_meant(table, effect.where, card):
        add_droids_up_to_limit(table, planet, effect.number)


def spread_droids(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place one droid on each of several planets the active player chooses."""
    table.begin(SpreadDroids(planets_meant(table, effect.where, card), amount(table, effect)))


def clear_droids(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Remove all droids."""
    for planet in planets_meant(table, effect.where, card):
        while table.droids[planet]:
            remove_droid(table, planet)


def blockade(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place blockades; that alone does not raise the threat (R18.5)."""
    for planet in planets_meant(table, effect.where, card):
        for _ in range(effect.number):
            if table.outcome is None:
                place_blockade(table, planet)


def take(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """The active Jedi takes named cards from the deck or the discard pile, not from a squad (R26.5, A31)."""
    searched = False
    for name in effect.cards:
        named = table.kit.number[name]
        if table.zone[named] in (SQUAD_DECK, SQUAD_DISCARD):
            searched = searched or table.zone[named] == SQUAD_DECK
            table.to_squad(named, table.active)
            table.note("takes", table.active_seat, (named,), table.active)
    if searched:
        table.shuffle(SQUAD_DECK, 0)
    check_limit(table, table.active)


def look(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """The active player looks at the top invasion cards and puts them back in any order."""
    table.begin(Look(table.active_seat, effect.number))


def place(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place villains on a planet, on the board or not; whether that matters the card says itself (A17)."""
    planets = planets_meant(table, effect.where, card)
    for villain in chosen_villains(table, effect.villain) if planets else ():
        table.put_on_board(villain, planets[0])
        table.note("villain placed", -1, (villain, planets[0]))


def advance(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Villains on the board move toward the nearest mission planet or Jedi."""
    moving = tuple(villain for villain in chosen_villains(table, effect.villain) if table.at[villain])
    if moving:
        table.begin(AdvanceVillains(moving, effect.toward, effect.number, effect.number))


def retire(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """A villain is out of the game (R25.18)."""
    for villain in chosen_villains(table, effect.villain):
        table.put_on_board(villain, 0)
        table.villains = tuple(other for other in table.villains if other != villain)
        table.note("villain retired", -1, (villain,))


def tokens(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Put both mission tokens on a planet, or off the board."""
    planets = planets_meant(table, effect.where, card)
    planet = planets[0] if planets else 0
    table.tokens = (planet, planet)
    table.note("tokens placed", -1, planets)


def threat(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Raise the threat (R19.1d)."""
    raise_threat(table, effect.number)


def strength(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Move Maul's slider; it stops at either end (R25.9)."""
    most = table.kit.strength.most
    if effect.overflow and table.slider == most:
        raise_threat(table)
        return
    table.slider = max(0, min(most, table.slider + effect.number))
    table.note("strength", -1, (table.villains[0],), table.slider)


def reveal_invasion(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Extra invasion cards (R25.8)."""
    for _ in range(effect.number):
        if table.outcome is None:
            reveal_invasion_card(table)


def advance_invasion_marker(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """One space to the right; on the last one the threat rises instead (R15.1)."""
    if table.invasion == len(table.kit.invasion_track) - 1:
        raise_threat(table)
        return
    table.invasion += 1
    table.note("invasion marker", -1, (), table.kit.invasion_track[table.invasion])


def besiege(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Take the bottom invasion card; its planet gets droids until it has three (R15.2, R15.3, A4)."""
    refill_invasion_deck(table)
    bottom = table.pile(INVASION_DECK, 0)[0]
    table.move(bottom, INVASION_DISCARD, 0)
    table.note("besieged", -1, (bottom,))
    planet = planet_of_card(table, bottom)
    if planet:
        add_droids_up_to_limit(table, planet, table.kit.droid_limit)


def recycle_invasion(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """The invasion discard pile, shuffled, goes on top of the deck (R15.4)."""
    put_discard_on_top(table)


def win_game(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """The players win (R22.2)."""
    win(table, "villain-removed")


EFFECTS: dict[str, Callable[[CloneWarsTable, Effect, int], None]] = {
    "each": each,
    "droids": droids,
    "droids up to limit": droids_up_to_limit,
    "spread droids": spread_droids,
    "clear droids": clear_droids,
    "blockade": blockade,
    "take": take,
    "look": look,
    "place": place,
    "advance": advance,
    "retire": retire,
    "tokens": tokens,
    "threat": threat,
    "strength": strength,
    "reveal invasion": reveal_invasion,
    "advance invasion marker": advance_invasion_marker,
    "besiege": besiege,
    "recycle invasion": recycle_invasion,
    "win": win_game,
}
