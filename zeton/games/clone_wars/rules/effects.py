"""What missions, villain cards and sheets do: one function for each effect a component file can name (vocabulary.py).

Effects of a card are resolved from top to bottom; what cannot be resolved is ignored (R14.3).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from zeton.games.clone_wars.rules.harm import take_damage
from zeton.games.clone_wars.rules.invasion import (
    RevealInvasionCards,
    Siege,
    add_droids_up_to_limit,
    place_blockade,
    place_droid,
    put_discard_on_top,
    remove_droid,
)
from zeton.games.clone_wars.rules.looking import Look
from zeton.games.clone_wars.rules.meaning import amount, chosen_jedi, chosen_villains, holds, planets_meant
from zeton.games.clone_wars.rules.moments import Moment
from zeton.games.clone_wars.rules.movement import AdvanceVillains, move_jedi
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.squads import ExhaustCards, ReadyCards, check_limit, reinforce
from zeton.games.clone_wars.rules.stakes import conditions_of, stakes_of
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import SQUAD_DECK, SQUAD_DISCARD
from zeton.games.clone_wars.rules.threat import raise_threat, win
from zeton.games.clone_wars.rules.windows import Momentous, open_ally_window
from zeton.kernel.decision import PASS, option
from zeton.kernel.procedure import END, Procedure, Steps

# ── a card's effects, one after another ──────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Effects(Momentous):
    """The effects of one card, from top to bottom; before each of them allies may be played (R14.3, R11.2).

    Conditions are judged when the card begins, so that of two lines that exclude each other only one can happen.
    """

    effects: tuple[Effect, ...]
    card: int
    judged: bool = False

    def steps(self) -> Steps:
        return "window", "judge", "happen"

    def window(self, table: CloneWarsTable) -> str | None:
        open_ally_window(table, self)
        return "happen" if self.judged else None

    def at_stake(self, table: CloneWarsTable) -> Moment:
        if self.judged:
            return stakes_of(table, self.effects[0], self.card)
        coming = next((effect for effect in self.effects if holds(table, effect.when)), None)
        found = conditions_of(table, self.effects)
        return found if coming is None else stakes_of(table, coming, self.card).and_also(found)

    def judge(self, table: CloneWarsTable) -> str | None:
        self.judged = True
        self.effects = tuple(effect for effect in self.effects if holds(table, effect.when))
        return None if self.effects else END

    def happen(self, table: CloneWarsTable) -> str:
        effect = self.effects[0]
        self.effects = self.effects[1:]
        EFFECTS[effect.do](table, effect, self.card)
        return "window" if self.effects else END


def resolve(table: CloneWarsTable, effects: tuple[Effect, ...], card: int) -> None:
    """Begin to resolve the effects of a card."""
    if effects:
        table.begin(Effects(effects, card))


@dataclass(slots=True)
class EachJedi(Procedure):
    """Something happens to each of several Jedi, one Jedi after another, round after round (A11)."""

    effect: Effect
    who: tuple[int, ...]
    asked: int = 0  # how many of them have been asked whether they cancel it
    done: int = 0

    def steps(self) -> Steps:
        return "offer_cancel", "cancel", "next"

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


EACH: Final[dict[str, Callable[[CloneWarsTable, int, Effect], None]]] = {
    "damage": _take_damage,
    "exhaust": _exhaust,
    "draw": _draw,
    "ready": _ready,
    "move": _may_move,
}


@dataclass(slots=True)
class MayMove(Procedure):
    """A Jedi may move, if its player likes; that is no flight (R25.6)."""

    jedi: int
    adjacent: bool

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> None:
        here = table.planet_of(self.jedi)
        planets = table.kit.adjacent[here] if self.adjacent else [p for p in table.kit.planets if p != here]
        table.ask(table.seat_of(self.jedi), "may move", [*(option("move", 0, planet) for planet in planets), PASS])

    def take(self, table: CloneWarsTable) -> None:
        if table.picked != PASS:
            move_jedi(table, self.jedi, table.picked.target)


@dataclass(slots=True)
class Spread(Procedure):
    """Enemies are placed on several planets, on one after another: the active player chooses which is next (R16.2)."""

    do: str
    planets: tuple[int, ...]
    number: int  # of planets that get something
    each: int = 1

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> str | None:
        """Where all of them get something, it counts who comes first only as long as there is not enough for all."""
        if self.number >= len(self.planets) and not scarce(table, self.do, self.planets, self.each):
            for planet in self.planets:
                PLACING[self.do](table, planet, self.each)
            return END
        if not self.number:
            return END
        table.ask(table.active_seat, "spread " + self.do, [option("planet", 0, planet) for planet in self.planets])
        return None

    def take(self, table: CloneWarsTable) -> str:
        planet = table.picked.target
        self.number -= 1
        self.planets = tuple(other for other in self.planets if other != planet)
        PLACING[self.do](table, planet, self.each)
        return "offer"


def _place_droids(table: CloneWarsTable, planet: int, number: int) -> None:
    for _ in range(number):
        if table.outcome is None:
            place_droid(table, planet)


def _place_blockades(table: CloneWarsTable, planet: int, number: int) -> None:
    for _ in range(number):
        if table.outcome is None:
            place_blockade(table, planet)


PLACING: Final[dict[str, Callable[[CloneWarsTable, int, int], None]]] = {
    "droids": _place_droids,
    "droids up to limit": add_droids_up_to_limit,
    "blockades": _place_blockades,
}


def scarce(table: CloneWarsTable, do: str, planets: tuple[int, ...], each: int) -> bool:
    """Whether there are some pieces left for these planets, but not enough for all of them."""
    free = sum(min(each, table.kit.droid_limit - table.droids[planet]) for planet in planets) if do != "blockades" else 0
    occupied = 0 if do == "droids up to limit" else each * len(planets) - free
    return 0 < table.supply < free or 0 < table.blockades_left < occupied


def place_on_each(table: CloneWarsTable, do: str, planets: tuple[int, ...], number: int) -> None:
    """So many on each planet; which is first counts where there is not enough for all (R16.2)."""
    if len(planets) > 1:
        table.begin(Spread(do, planets, len(planets), number))
        return
    for planet in planets:
        PLACING[do](table, planet, number)


# ── one function per effect ──────────────────────────────────────────────────────────────────────────────────────────


def each(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Something for each of certain Jedi."""
    who = chosen_jedi(table, effect.who, card)
    if who:
        table.begin(EachJedi(effect, who))


def droids(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place droids; occupation applies."""
    planets, number = planets_meant(table, effect.where, card), amount(table, effect)
    place_on_each(table, "droids", planets, number)


def droids_up_to_limit(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place droids, but never a fourth."""
    planets, number = planets_meant(table, effect.where, card), effect.number
    place_on_each(table, "droids up to limit", planets, number)


def spread_droids(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place one droid on each of several planets the active player chooses."""
    table.begin(Spread("droids", planets_meant(table, effect.where, card), amount(table, effect)))


def clear_droids(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Remove all droids."""
    for planet in planets_meant(table, effect.where, card):
        while table.droids[planet]:
            remove_droid(table, planet)


def blockade(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Place blockades; that alone does not raise the threat (R18.5)."""
    planets, number = planets_meant(table, effect.where, card), effect.number
    place_on_each(table, "blockades", planets, number)


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
    """Move Maul's slider; it stops at either end (R25.9). Villains without one have no strength to change (R14.3)."""
    most = table.kit.strength.most
    if not most:
        return
    if effect.overflow and table.slider == most:
        raise_threat(table)
        return
    table.slider = max(0, min(most, table.slider + effect.number))
    table.note("strength", -1, (table.villains[0],), table.slider)


def reveal_invasion(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Extra invasion cards (R25.8)."""
    table.begin(RevealInvasionCards(effect.number))


def advance_invasion_marker(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """One space to the right; on the last one the threat rises instead (R15.1)."""
    if table.invasion == len(table.kit.invasion_track) - 1:
        raise_threat(table)
        return
    table.invasion += 1
    table.note("invasion marker", -1, (), table.kit.invasion_track[table.invasion])


def besiege(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """Take the bottom invasion card; its planet gets droids until it has three (R15.2)."""
    table.begin(Siege())


def recycle_invasion(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """The invasion discard pile, shuffled, goes on top of the deck (R15.4)."""
    put_discard_on_top(table)


def win_game(table: CloneWarsTable, effect: Effect, card: int) -> None:
    """The players win (R22.2)."""
    win(table, "villain-removed")


EFFECTS: Final[dict[str, Callable[[CloneWarsTable, Effect, int], None]]] = {
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
