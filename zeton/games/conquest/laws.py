"""What holds of a table of Conquest at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.conquest.rules.attaching import attach_rule, may_be_attached
from zeton.games.conquest.rules.battle import Battle
from zeton.games.conquest.rules.combat import CombatPhase
from zeton.games.conquest.rules.command import CommandPhase
from zeton.games.conquest.rules.damage import Damage
from zeton.games.conquest.rules.leaving import LeavePlay, is_dead
from zeton.games.conquest.rules.printed import Printed
from zeton.games.conquest.rules.round import (
    DeployPhase,
    HeadquartersPhase,
    is_fought_over,
    last_face_up,
    token_has_moved,
    waits_for_planet,
)
from zeton.games.conquest.rules.setup import Setup
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ARMY,
    ATTACHMENT,
    ATTACHMENTS,
    BANK,
    BEING_PLAYED,
    BESIDE,
    BOX,
    COMBAT,
    COMMAND,
    DECK,
    DEPLOY,
    DIAL_NUMBERS,
    DISCARD,
    EVENT,
    FACE_DOWN,
    HAND,
    HEADQUARTERS,
    HEADQUARTERS_PHASE,
    HQ,
    ICONS,
    LOOKED_AT,
    PLANET,
    PLANETS,
    POSITIONS,
    REMOVED,
    SACRIFICED_WITH_DAMAGE,
    SETUP,
    SUPPORT,
    SUPPORTS,
    TOKEN,
    UNIT_TYPES,
    UNIT_ZONES,
    VICTORY,
    WARLORD,
)
from zeton.games.conquest.rules.winning import PLANETS_TO_WIN
from zeton.kernel.ability import modified
from zeton.kernel.errors import Message, shown
from zeton.kernel.law import Law, is_under_way
from zeton.kernel.procedure import Procedure
from zeton.kernel.titles import Titles

STORE = "store"  # the effect that places resources on a card (language/effects/piles.py)
SEATS = ("one", "two")
DECK_CARDS = (ARMY, SUPPORT, ATTACHMENT, EVENT)
LYING: dict[int, tuple[str, ...]] = {
    HAND: DECK_CARDS,
    DECK: DECK_CARDS,
    DISCARD: DECK_CARDS,
    LOOKED_AT: (*DECK_CARDS, PLANET),
    BEING_PLAYED: DECK_CARDS,
    REMOVED: (*DECK_CARDS, PLANET),
    VICTORY: (PLANET,),
    PLANETS: (PLANET,),
    FACE_DOWN: (PLANET,),
    BOX: (PLANET,),
    BANK: (TOKEN,),
    BESIDE: (HEADQUARTERS,),
    SUPPORTS: (SUPPORT,),
    ATTACHMENTS: (ATTACHMENT, ARMY),
    **dict.fromkeys(UNIT_ZONES, (*UNIT_TYPES, ATTACHMENT)),  # an attachment may have become a unit
}
PHASES: dict[str, type[Procedure]] = {
    SETUP: Setup,
    DEPLOY: DeployPhase,
    COMMAND: CommandPhase,
    COMBAT: CombatPhase,
    HEADQUARTERS_PHASE: HeadquartersPhase,
}


def _named(table: ConquestTable, card: int) -> Message:
    return Message("owned", printed=table.cards[card], player=SEATS[table.owner[card]])


def _in_play(table: ConquestTable) -> list[int]:
    return [*table.in_play(0), *table.in_play(1)]


def _is_settling(table: ConquestTable) -> bool:
    """Damage has been placed, or cards are leaving play: what follows from it is still to come."""
    return is_under_way(table, Damage, LeavePlay)


# ── where cards are ───────────────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: ConquestTable) -> Iterator[Message]:
    for card in range(1, len(table.cards)):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield Message("lies-in", who=_named(table, card), type=table.cards[card].type, zone=table.game.zones[zone].name)


def _in_foreign_piles(table: ConquestTable) -> Iterator[Message]:
    for zone in (HAND, DECK, DISCARD, BANK):
        for seat in (0, 1):
            for card in table.pile(zone, seat):
                if table.owner[card] != seat:
                    yield Message("in-foreign-pile", who=_named(table, card), zone=table.game.zones[zone].name)


def _without_warlord(table: ConquestTable) -> Iterator[Message]:
    for seat, warlord in enumerate(table.warlords):
        owned = [c for c, printed in enumerate(table.cards) if printed.type == WARLORD and table.owner[c] == seat]
        if owned != [warlord] or table.zone[warlord] < HQ or table.controller[warlord] != seat:
            yield Message("has-warlords", player=SEATS[seat], count=len(owned))


def _at_no_planet(table: ConquestTable) -> Iterator[Message]:
    up = {table.position[planet] for planet in table.planets()}
    leaving = {p.position for p in table.stack if isinstance(p, Battle)}  # its planet goes before those who won there (R9.19)
    for card in _in_play(table):
        if table.zone[card] > HQ and table.location(card) not in up | leaving:
            yield Message("is-at-place", who=_named(table, card), place=table.location(card))


def _twice(table: ConquestTable) -> Iterator[Message]:
    for seat in (0, 1):
        mine = (c for c in _in_play(table) if table.cards[c].unique and seat in (table.controller[c], table.owner[c]))
        titles = Counter(table.cards[card].title for card in mine)
        yield from (Message("times-in-play", who=Titles(title), count=count) for title, count in titles.items() if count > 1)


def _relics(table: ConquestTable) -> Iterator[Message]:
    for seat in (0, 1):
        relics = [table.cards[card].title for card in table.in_play(seat) if "Relic" in table.cards[card].traits]
        if len(relics) > 1:
            yield Message("has-relics", player=SEATS[seat], relics=Titles(*relics))


def _badly_attached(table: ConquestTable) -> Iterator[Message]:
    for card in (*table.pile(ATTACHMENTS, 0), *table.pile(ATTACHMENTS, 1)):
        if not _fits(table, card) and not _is_settling(table):
            host = table.host[card]
            yield Message("lies-on", who=_named(table, card), host=table.cards[host] if host else Message("no-card"))


def _fits(table: ConquestTable, card: int) -> bool:
    rule, host = attach_rule(table, card), table.host[card]
    if rule is None or not host:
        return False
    table.host[card] = 0  # it does not stand in its own way
    fits = may_be_attached(table, card, rule, host)
    table.host[card] = host
    return fits


# ── what lies on them ─────────────────────────────────────────────────────────────────────────────────────────────


def _dead(table: ConquestTable) -> Iterator[Message]:
    for card in _in_play(table):
        if is_dead(table, card) and not _is_settling(table):
            yield Message("has-damage-of", who=_named(table, card), damage=table.damage[card], most=table.health(card))


def _crumbled(table: ConquestTable) -> Iterator[Message]:
    for card in (*table.pile(SUPPORTS, 0), *table.pile(SUPPORTS, 1), *table.pile(ATTACHMENTS, 0), *table.pile(ATTACHMENTS, 1)):
        most = modified(table, SACRIFICED_WITH_DAMAGE, card, 0)
        if table.damage[card] >= max(1, most) and not _is_settling(table):
            yield Message("has-damage-of", who=_named(table, card), damage=table.damage[card], most=most)


def _marked_out_of_play(table: ConquestTable) -> Iterator[Message]:
    for card in range(1, len(table.cards)):
        in_play = table.zone[card] >= HQ or table.zone[card] in (SUPPORTS, ATTACHMENTS)
        if not in_play and (table.damage[card] or table.exhausted[card] or table.host[card] or table.stored[card]):
            yield Message("marked-in", who=_named(table, card), zone=table.game.zones[table.zone[card]].name)


def _bloodied(table: ConquestTable) -> Iterator[Message]:
    for card, on in enumerate(table.bloodied):
        if on and table.cards[card].type != WARLORD:
            yield Message("is-bloodied", who=_named(table, card))


def _hosts(table: ConquestTable) -> Iterator[Message]:
    for card, host in enumerate(table.host):
        if host and table.zone[card] != ATTACHMENTS:
            yield Message("lies-on", who=_named(table, card), host=table.cards[host])


def _storing(table: ConquestTable) -> Iterator[Message]:
    for card, stored in enumerate(table.stored):
        if stored > (most := most_stored(table.cards[card])):
            yield Message("stores", who=_named(table, card), count=stored, most=most)


# ── the row of planets ────────────────────────────────────────────────────────────────────────────────────────────


def _row(table: ConquestTable) -> Iterator[Message]:
    """The last planet is gone before the battle there is over: whoever goes home from it may still be answered."""
    if table.phase == SETUP and not table.planets():
        return
    up = [table.position[planet] for planet in table.planets()]
    down = sorted(table.position[planet] for planet in table.pile(FACE_DOWN, 0))
    begin = table.first if table.first_planet() else table.first + 1
    if not up and not down:
        if not is_under_way(table, Battle):
            yield Message("row-empty")
    elif [*up, *down] != list(range(begin, max(POSITIONS + 1, begin + len(up) + len(down)))):
        yield Message("row", places=tuple(map(str, (*up, *down))), first=table.first)
    if not 1 <= table.first <= POSITIONS or max((*up, *down, 0)) > POSITIONS:
        yield Message("row-ends", first=table.first, last=max((*up, *down, 0)))


def _face_up(table: ConquestTable) -> Iterator[Message]:
    """Five from the first planet token on (R10.9), until the last one has been won."""
    up = [table.position[planet] for planet in table.planets()]
    if max(up, default=0) != last_face_up(table.first, waits_for_planet(table)) and (
        up or not (table.phase == SETUP or is_under_way(table, Battle))
    ):
        yield Message("face-up", count=len(up))


def _first_gone(table: ConquestTable) -> Iterator[Message]:
    """Whoever wins there, the first planet leaves the row with its battle; in step 4.2 there is a new one (R4.3)."""
    if not table.planets() or any(
        procedure.position == table.first for procedure in table.stack if isinstance(procedure, Battle)
    ):
        return
    there = bool(table.first_planet())
    if there == is_fought_over(table):
        yield Message("first-planet-still-there" if there else "first-planet-gone", place=table.first, phase=table.phase)


def _round(table: ConquestTable) -> Iterator[Message]:
    """The row loses its first planet in every round, whoever wins there: so the token is as far as the round (R10.9)."""
    if table.phase != SETUP and table.first != table.round + token_has_moved(table):
        yield Message("round-of-token", number=table.round, place=table.first)


def _captured(table: ConquestTable) -> Iterator[Message]:
    """One planet leaves the row in each round: won, or removed from the game (R4.4)."""
    settled = any(procedure.position == table.first for procedure in table.stack if isinstance(procedure, Battle))
    most = table.first - 1 + (settled or is_fought_over(table))
    won = [planet for seat in (0, 1) for planet in table.pile(VICTORY, seat)]
    gone = [*won, *(card for card in table.pile(REMOVED, 0) if table.cards[card].type == PLANET)]
    if len(gone) > most:
        yield Message("planets-gone", count=len(gone), most=most)


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _away(table: ConquestTable) -> Iterator[Message]:
    """Warlords leave their HQs when they commit, and are back before the combat phase is over (R7.4, R8.7)."""
    if table.phase == COMBAT or _have_committed(table):
        return
    for warlord in table.warlords:
        if table.location(warlord):
            yield Message("away-from-hq", who=_named(table, warlord), phase=table.phase)


def _have_committed(table: ConquestTable) -> bool:
    phases = (procedure for procedure in table.stack if isinstance(procedure, CommandPhase))
    return any(phase.at > phase.place_of("commit") for phase in phases)


def _won(table: ConquestTable) -> Iterator[Message]:
    for seat in (0, 1):
        icons = Counter(icon for planet in table.pile(VICTORY, seat) for icon in table.cards[planet].icons)
        for icon in ICONS:
            if icons[icon] >= PLANETS_TO_WIN and table.outcome is None:
                yield Message("captured-planets", player=SEATS[seat], count=icons[icon])


def _lost(table: ConquestTable) -> Iterator[Message]:
    looked_at = {table.owner[card] for seat in (0, 1) for card in table.pile(LOOKED_AT, seat)}
    for seat in (0, 1):
        if not table.pile(DECK, seat) and seat not in looked_at and table.phase != SETUP and table.outcome is None:
            yield Message("empty-deck", player=SEATS[seat])


def _numbers(table: ConquestTable) -> Iterator[Message]:
    if min(table.resources) < 0:
        yield Message("resources", given=shown(table.resources))
    if not all(0 <= number <= DIAL_NUMBERS for number in table.dials):
        yield Message("dials", given=shown(table.dials))
    if not (table.phase != SETUP) <= table.round <= POSITIONS:  # the seventh is fought over the last planet (R10.9)
        yield Message("this-round", number=table.round)


def _captor(table: ConquestTable) -> Iterator[Message]:
    captured = any(table.pile(VICTORY, seat) for seat in (0, 1))
    if table.last_captor >= 0 and not table.pile(VICTORY, table.last_captor):
        yield Message("captor-of-nothing", player=SEATS[table.last_captor])
    elif table.last_captor < 0 and captured:
        yield Message("no-captor")


def _phase(table: ConquestTable) -> Iterator[Message]:
    if table.phase not in PHASES or not is_under_way(table, PHASES[table.phase]):
        yield Message("said-phase", given=shown(table.phase))
    if bool(table.battle) != is_under_way(table, Battle) and not _is_beginning(table):
        yield Message("said-battle", place=table.battle)
    if bool(table.battle) != (table.battle_initiative >= 0):
        yield Message("battle-initiative", place=table.battle, given=table.battle_initiative)


def _is_beginning(table: ConquestTable) -> bool:
    return isinstance(table.stack[-1], Battle) and table.stack[-1].at == 0


def most_stored(printed: Printed) -> int:
    """How many resources can lie on a card: as many as it says it gets."""
    abilities = printed.script.abilities if printed.script is not None else ()
    return sum(effect.args["amount"] for ability in abilities for effect in ability.effects if effect.key == STORE)


LAWS: tuple[Law, ...] = (
    Law("R1.7", "types", _of_wrong_type),
    Law("R3.7", "owners", _in_foreign_piles),
    Law("R2.1", "warlord", _without_warlord),
    Law("R3.5", "units", _at_no_planet),
    Law("R19.4", "unique", _twice),
    Law("R19.5", "relics", _relics),
    Law("R6.8", "attachments", _badly_attached),
    Law("R11.13", "health", _dead),
    Law("R11.13", "damage", _crumbled),
    Law("R3.2", "out-of-play", _marked_out_of_play),
    Law("R12.1", "bloodied", _bloodied),
    Law("R19.1", "attached", _hosts),
    Law("R15.3", "stored", _storing),
    Law("R2.3", "row", _row),
    Law("R10.9", "face-up", _face_up),
    Law("R4.3", "first-planet", _first_gone),
    Law("R10.9", "rounds", _round),
    Law("R4.4", "planets-fought-over", _captured),
    Law("R8.7", "warlords-at-home", _away),
    Law("R22.1", "won", _won),
    Law("R22.3", "lost", _lost),
    Law("R22.5", "captor", _captor),
    Law("R5.1", "numbers", _numbers),
    Law("R5.1", "phases", _phase),
)
