"""How good a table is for the team: everybody wins or loses together (R22.3), so it is the same for every seat.

Progress counts: missions done, and cards that serve the next one, the nearer to it the more; in the finale they are nearly
all that counts. Against it stand the threat and what will raise it: each trouble on the board costs what it does in a turn, for
as many turns as it takes the first Jedi who could end it to get there and do so.

Both are measured from the middle of the way to the finale. Were they measured from its beginning, a team in the finale would
stand so well that nothing it did made a difference: it stayed where it was, and lost.
"""

from __future__ import annotations

from math import exp, sqrt, tanh
from typing import Final

from zeton.games.clone_wars.rules.attack import Attack, RolledAction
from zeton.games.clone_wars.rules.damage import can_be_damaged, health_of
from zeton.games.clone_wars.rules.missions import Attempt, threshold_of
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    ACTIONS,
    ALLY,
    ASSAULT,
    COMPLETED,
    INVASION_DISCARD,
    MISSION_DECK,
    SETUP,
    STEALTH,
    TRANSPORT,
)
from zeton.kernel.decision import Option

# The weights up to the finale were fitted: 4,300 games of a model with all of them disturbed at once, and a regression of how
# far the team came; those of the finale are set by hand, after games that were lost in it (docs/clone_wars.md).
MISSION: Final = 23.5  # what a completed mission is worth
READY_FOR_MISSION: Final = 7.5  # what it is worth to have everything there that the next one needs
NEAR: Final = tuple(exp(-0.42 * lanes) for lanes in range(32))  # what a card counts that is so many lanes away
FINALE: Final = 40.0  # what it is worth to have everything there that the finale needs
IN_REACH: Final = tuple(exp(-0.3 * lanes) for lanes in range(32))  # what a card counts then that is so many lanes away
TURNED: Final = 0.71  # what an exhausted card counts
CARD: Final = 0.5  # what a card in a squad is worth
ALLY_CARD: Final = 0.75  # what an ally there is worth
USUAL_ROLL: Final = 1.5  # successes of the die that can be relied upon
DROIDS: Final[tuple[float, ...]] = (0.0, 0.45, 0.9, 2.1)  # how bad so many droids on a planet are in themselves
OCCUPATION: Final = 0.055  # how likely one invasion card occupies a full planet, if its own lies in the deck
SAFE: Final = 0.43  # how much of that is left while its own is in the discard pile
BLOCKADE: Final = 0.8  # what a blockade costs wherever it is
FEW_DROIDS: Final = 10.5  # a supply that is used up soon: every droid then missing raises the threat
FEW_TURNS: Final = 0.7  # how quickly that fear fades in the finale, with each turn for which the supply will do
THREAT: Final = 18.5  # what the whole threat track costs, evenly
NEARLY_LOST: Final = 12.0  # what it costs besides, toward its end
ACTION: Final = 0.38  # what an action is worth that is still to be used
REST_OF_TURN: Final = 3.2  # what the villain and the invasion cost when the actions are done
MORE_CARDS: Final = 1.0  # what each invasion card more than two costs then, in the finale
WON: Final = 40.0  # what the roll is worth that ends the game
STEEP: Final = 25.0  # how far from the middle a table is as good as won, besides the way to it
LONGEST: Final = 8.0  # turns: nothing is planned further ahead


def evaluate(table: CloneWarsTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, progress against danger."""
    if table.outcome is not None:
        return 1.0 if table.outcome.winners else -1.0
    if table.phase == SETUP:
        return 0.0
    team = Team(table)
    value = _progress(table, team) - _danger(table, team) + team.cards_worth + _roll(table)
    if table.phase == ACTIONS:
        value += ACTION * table.actions - REST_OF_TURN
        if table.finale:
            value -= MORE_CARDS * (_cards_of_a_turn(table) - 2)
    middle = 0.5 * MISSION * _missions_before_the_finale(table)
    return tanh((value - middle) / (middle + STEEP))


def _missions_before_the_finale(table: CloneWarsTable) -> int:
    """How many missions this level has, done or not."""
    done = len(table.pile(COMPLETED, 0))
    if table.finale:
        return done - _finale_missions_done(table)
    return done + len(table.pile(MISSION_DECK, 0)) + sum([mission > 0 for mission in table.slots])


def _finale_missions_done(table: CloneWarsTable) -> int:
    """How many missions of the finale are done."""
    return sum([table.zone[mission] == COMPLETED for mission in table.kit.finale_missions])


def _cards_of_a_turn(table: CloneWarsTable) -> int:
    """How many invasion cards each turn of the finale reveals."""
    cards = table.kit.invasion_track[table.invasion]
    for effect in table.cards[table.sheet].effects:
        if effect.do == "reveal invasion":
            cards += effect.number
    return cards


WITH_A_CARD: Final = frozenset(("exhaust", "discard", "give", "ready", "transport"))  # options about one card of a squad


def distinct(table: CloneWarsTable, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options without those about a card just like an earlier one: its type, its squad, exhausted or not (R10.8)."""
    if WITH_A_CARD.isdisjoint([picked.verb for picked in options]):
        return options
    found: dict[object, Option] = {}
    for picked in options:
        key: object = picked
        if picked.verb in WITH_A_CARD and (kind := table.cards[picked.card].type) != ALLY:
            key = (picked.verb, kind, table.exhausted[picked.card], table.holder(picked.card), picked.target)
        found.setdefault(key, picked)
    return options if len(found) == len(options) else tuple(found.values())


class Team:
    """What the evaluation asks of the Jedi again and again: where they are, when they act, and how hard they hit."""

    __slots__ = ("cards_worth", "count", "jedi")

    def __init__(self, table: CloneWarsTable) -> None:
        self.count = len(table.jedi)
        self.jedi: list[tuple[int, int, int, float, int]] = []  # planet, turns to wait, actions then, blow, transports
        self.cards_worth = 0.0
        cards, exhausted = table.cards, table.exhausted
        for jedi in range(self.count):
            now = jedi == table.active and table.actions > 0
            wait = 0 if now else (jedi - table.active) % self.count or self.count
            assault = stealth = 0.0
            transports = 0
            for card in table.squad(jedi):
                kind, turned = cards[card].type, exhausted[card]
                worth = ALLY_CARD if kind == ALLY else CARD
                self.cards_worth += TURNED * worth if turned else worth
                if turned and now:
                    continue
                if kind == ASSAULT:
                    assault += 1.0
                elif kind == STEALTH:
                    stealth += 1.0
                elif kind == TRANSPORT:
                    transports += 1
            actions = table.actions if now else table.kit.settings.actions
            self.jedi.append((table.planet_of(jedi), wait, actions, max(assault, stealth), transports))

    def turns_until_hit(self, distance: bytes, health: float) -> float:
        """In how many turns the first Jedi can have struck so much damage in one attack at the planet with these distances."""
        best = LONGEST
        for planet, wait, actions, blow, transports in self.jedi:
            far = distance[planet]
            if transports:
                far -= min(transports, far // 2)
            missing = health - USUAL_ROLL - blow
            late = far + 1 + (0.8 * missing if missing > 0 else 0.0) - actions
            turns = wait + (self.count * late / 4 if late > 0 else 0.0)
            if turns < best:
                best = turns
        return best


def _progress(table: CloneWarsTable, team: Team) -> float:
    """Missions done, and how near the team is to the next one: cards that count, on the way there."""
    if table.finale:
        return MISSION * _missions_before_the_finale(table) + _finale(table, team)
    best = [_readiness(table, team, mission) for mission in table.slots if mission]
    return MISSION * len(table.pile(COMPLETED, 0)) + max(best, default=0.0) + 0.25 * sum(best)


def _readiness(table: CloneWarsTable, team: Team, mission: int) -> float:
    planet = table.cards[mission].planet
    share, nearest = _share(table, team, mission, NEAR)
    in_the_way = table.kit.settings.blockade_health * table.blockades[planet]
    for villain in table.villains_at(planet):
        in_the_way += health_of(table, villain)
    return READY_FOR_MISSION * float(share**1.75) - 0.6 * nearest - _obstacle(table, team, planet, in_the_way)


def _obstacle(table: CloneWarsTable, team: Team, planet: int, health: int) -> float:
    """What it costs that a mission cannot be attempted before so much health is removed from its planet."""
    if not health:
        return 0.0
    return 1.0 + 0.6 * health + 0.5 * team.turns_until_hit(table.kit.distance[planet], min(4.0, health))


def _share(table: CloneWarsTable, team: Team, mission: int, near: tuple[float, ...]) -> tuple[float, int]:
    """How much of what a mission needs is there, cards farther away counting less; and how far the nearest Jedi is."""
    printed = table.cards[mission]
    symbols, distance, types, exhausted = printed.symbols, table.kit.distance[printed.planet], table.cards, table.exhausted
    cards = 0.0
    nearest = 9
    for jedi in range(team.count):
        far = distance[team.jedi[jedi][0]]
        if far < nearest:
            nearest = far
        for card in table.squad(jedi):
            if types[card].type in symbols:
                cards += near[far] * TURNED if exhausted[card] else near[far]
    return min(1.0, (cards + USUAL_ROLL) / (threshold_of(table, mission) + 0.6)), nearest


def _finale(table: CloneWarsTable, team: Team) -> float:
    """How much of what the finale needs is done or there: its missions, one after the other, or the strength to end it."""
    missions = table.kit.finale_missions
    if not missions:
        return FINALE * float(_hunt(table) ** 1.2)
    mission = table.slots[0] or table.slots[1]
    if not mission:
        return FINALE / 2  # the next one is about to be opened
    each = _each_of(missions)
    share, nearest = _share(table, team, mission, IN_REACH)
    value = each * (0.6 * _finale_missions_done(table) + float(share**1.2)) - 0.6 * nearest
    planet = table.cards[mission].planet
    return value - _obstacle(table, team, planet, table.kit.settings.blockade_health * table.blockades[planet])


def _each_of(missions: tuple[int, ...]) -> float:
    """What one mission of the finale is worth: several are harder than one, but not as many times as hard."""
    return FINALE / sqrt(len(missions))


def _hunt(table: CloneWarsTable) -> float:
    """Without finale missions the main villain must be removed: how much of the strength that takes is near him."""
    villain = table.villains[0]
    planet = table.at[villain]
    if not planet:
        return 0.3
    distance = table.kit.distance[planet]
    assault = stealth = 0.0
    for jedi in range(len(table.jedi)):
        near = IN_REACH[distance[table.planet_of(jedi)]]
        for card in table.squad(jedi):
            kind = table.cards[card].type
            if kind == ASSAULT:
                assault += near * TURNED if table.exhausted[card] else near
            elif kind == STEALTH:
                stealth += near * TURNED if table.exhausted[card] else near
    others = table.enemies_at(planet) - 1 + table.blockades[planet]
    strength = max(assault, stealth) + 0.3 * min(assault, stealth) + USUAL_ROLL
    return min(1.0, strength / (health_of(table, villain) + 0.6 + others))


def _roll(table: CloneWarsTable) -> float:
    """An attack or attempt in which cards can still be added: what it will come to if everybody helps."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, RolledAction):
            if not procedure.counting:
                return 0.0
            return _attack(table, procedure) if isinstance(procedure, Attack) else _attempt(table, procedure)
    return 0.0


def _help(table: CloneWarsTable, roll: RolledAction) -> int:
    """How many cards could still be added."""
    planet = table.planet_of(roll.jedi)
    return sum(roll.counts(table, helper, card) for helper in table.jedi_at(planet) for card in table.ready_cards(helper))


def _attempt(table: CloneWarsTable, roll: RolledAction) -> float:
    assert isinstance(roll, Attempt)
    missing = threshold_of(table, roll.mission) - roll.successes
    if missing > _help(table, roll):
        return -0.5 - 0.5 * roll.damage
    hurt = table.cards[roll.mission].damage + roll.damage
    missions = table.kit.finale_missions
    if not table.finale:
        return 0.95 * MISSION - 6.0 - 0.5 * hurt - 0.25 * max(0, missing)
    return (WON if roll.mission == missions[-1] else 0.3 * _each_of(missions)) - 0.3 * hurt - 0.25 * max(0, missing)


def _attack(table: CloneWarsTable, roll: RolledAction) -> float:
    """Enemies the attack can remove, the dearest use of the damage last."""
    planet = table.planet_of(roll.jedi)
    damage = roll.successes + 0.7 * _help(table, roll)
    left = table.enemies_at(planet)
    value = 0.0
    blockade = table.kit.settings.blockade_health
    for _ in range(table.blockades[planet]):
        if damage < blockade:
            return value - 0.5 * (left + roll.damage)
        damage -= blockade
        left -= 1
        value += 2.0
    for villain in table.villains_at(planet):
        if can_be_damaged(table, villain) and damage >= health_of(table, villain):
            damage -= health_of(table, villain)
            left -= 1
            value += 2.0
    removed = min(int(damage), table.droids[planet])
    value += DROIDS[min(3, table.droids[planet])] - DROIDS[min(3, table.droids[planet] - removed)]
    return value - 0.5 * (left - removed + roll.damage)


def _danger(table: CloneWarsTable, team: Team) -> float:
    """The threat, and whatever will raise it."""
    kit = table.kit
    share = table.threat / kit.threat_lost
    value = THREAT * share + NEARLY_LOST * share**3
    point = (THREAT + 3 * NEARLY_LOST * share * share) / kit.threat_lost  # what the next point of the threat costs
    droids, distance = table.droids, kit.distance
    safe = {table.cards[card].planet for card in table.pile(INVASION_DISCARD, 0)}
    likely = point * OCCUPATION * kit.invasion_track[table.invasion]
    for planet in kit.planets:
        there = droids[planet]
        if there:
            value += DROIDS[there] if there < 4 else DROIDS[3]
            if there >= kit.droid_limit:
                turns = team.turns_until_hit(distance[planet], 1 + 2 * table.blockades[planet])
                value += likely * (SAFE if planet in safe else 1.0) * (1.0 + turns)
    value += BLOCKADE * (kit.settings.blockades - table.blockades_left) + (1.0 if not table.blockades_left else 0.0)
    value += point * _supply(table)
    for villain in table.villains:
        if table.at[villain]:
            value += _villain(table, team, villain, point)
    return value + 0.4 * table.slider


def _supply(table: CloneWarsTable) -> float:
    """How many points of the threat a supply of droids costs that may be used up soon; in the finale it goes faster."""
    if table.finale:
        cards = _cards_of_a_turn(table)
        return cards * exp(-FEW_TURNS * table.supply / cards)
    missing = FEW_DROIDS - table.supply
    return 0.035 * missing * missing if missing > 0 else 0.0


def _villain(table: CloneWarsTable, team: Team, villain: int, point: float) -> float:
    """What a villain on the board costs until somebody removes it; one that cannot be removed costs the same anywhere."""
    planet = table.at[villain]
    health = health_of(table, villain)
    if not health or table.finale:
        return 0.8
    rate = 0.09
    for effect in table.cards[table.sheet].effects:
        if effect.do == "threat":
            lanes = min((table.kit.distance[planet][token] for token in table.tokens if token), default=9)
            rate += 0.9 / (1.0 + lanes)
        elif effect.do == "reveal invasion":
            rate += 0.18
        elif effect.do == "strength":
            rate += 0.1 + 0.7 * (table.slider / table.kit.strength.most) ** 2
    turns = team.turns_until_hit(table.kit.distance[planet], health + 2 * table.blockades[planet])
    return 0.55 + point * rate * min(4.0, 0.5 + turns)
