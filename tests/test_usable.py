"""No card that plays but can never be used: whatever it is put on, chooses or speaks of is printed on some card that plays.

Descriptions of cards are the filters of scripts and facts, asked of a table that knows what is printed and nothing else: what
only a game can tell, such as who has damage, rules nothing out. So of what is found here nothing can come, however one plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Any

import pytest

import zeton
from zeton.games.conquest.decks import COMMON, allies_of
from zeton.games.conquest.rules.attaching import may_stay_attached
from zeton.games.conquest.rules.printed import HQ_PIECE
from zeton.games.conquest.rules.terms import BESIDE, HEADQUARTERS, NEUTRAL, PLANET, TOKEN, WARLORD
from zeton.games.destiny.decks import Deck as DestinyDeck
from zeton.games.destiny.rules.printed import die_of
from zeton.games.destiny.rules.terms import CHARACTER, DECK_TYPES, DIE, POOL
from zeton.games.star_wars_lcg.decks import SIDES
from zeton.games.star_wars_lcg.decks import Deck as StarWarsDeck
from zeton.games.star_wars_lcg.language import (
    THIS,
    UNIT,
    Action,
    changes,
    deal_damage,
    if_there_is,
    if_there_is_no,
    script,
    target,
    while_so,
)
from zeton.games.star_wars_lcg.rules.hosts import host_of
from zeton.games.star_wars_lcg.rules.kinds import FRIENDLY, trait
from zeton.games.star_wars_lcg.rules.printed import objective_sets
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION, AFFILIATION_CARD
from zeton.kernel.filter import Filter

LEFT: dict[str, str] = {}
"""Cards that are found and stay as they are, each with the reason."""

WANTS_NONE = ("there-is-no", "at-most", "you-control-fewer", "at-a-planet-without")  # what holds where no card fits
JOINED = ("and", "or", "not")
YOURS = ("friendly", "your", "yours", "in-your-hand", "in-your-deck", "in-your-discard-pile", "own-warlord")
Judged = bool | None  # None: only a game can tell


PIECES: dict[str, dict[str, tuple[int, ...]]] = {
    "star_wars_lcg": {AFFILIATION_CARD: (AFFILIATION,)},
    "conquest": {HEADQUARTERS: (BESIDE,)},
    "destiny": {DIE: (POOL,)},
}
"""Where those lie that have no script."""


class Print:
    """A table of which nothing is known but the cards. Whoever asks it for more gets an AttributeError."""

    def __init__(self, game: str, *sources: Any) -> None:
        rules = zeton.game(game)
        self.places: dict[str, tuple[int, ...]] = {
            **import_module(f"zeton.games.{game}.language.abilities").PLACES,
            **PIECES.get(game, {}),
        }
        self.in_play = {zone for type_, places in self.places.items() if type_ not in ("event", "fate") for zone in places}
        self.cards: list[Any] = list(rules.cards.values())
        if game == "destiny":
            self.cards += [die_of(id_) for id_, card in rules.cards.items() if card.faces]
        if game == "conquest":
            self.cards.append(HQ_PIECE)
        self.playing = range(len(self.cards))
        self.cards += sources  # they speak of cards, and nobody speaks of them
        self.numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.zone = [self.lies(number)[0] for number in range(len(self.cards))]
        self.given = {word for card in self.cards for word in given_words(card.script)}

    def lies(self, number: int) -> tuple[int, ...]:
        """The zones in which a card does what it is for."""
        return self.places[self.cards[number].type]

    def type_of(self, number: int) -> str:
        return str(self.cards[number].type)

    def has_trait(self, number: int, trait: str) -> bool:
        return self.has("traits", number, trait)

    def has_keyword(self, number: int, keyword: str) -> bool:
        return self.has("keywords", number, keyword)

    def has(self, what: str, number: int, word: str) -> bool:
        """Whether it is printed; what a card may be given only a game can tell."""
        if word in getattr(self.cards[number], what):
            return True
        if word in self.given:
            raise AttributeError(word)
        return False


# ── what a script speaks of ───────────────────────────────────────────────────────────────────────────────────────


def parts_of(declared: Any) -> Iterator[Any]:
    """What a declaration is made of; of a condition that holds where no card fits, nothing."""
    if getattr(declared, "key", "") in WANTS_NONE:
        return
    if isinstance(declared, Filter):
        yield from (*declared.parts, *declared.args.values())
    elif isinstance(declared, dict):
        yield from declared.values()
    elif is_dataclass(declared):
        yield from (getattr(declared, each.name) for each in fields(declared))
    elif isinstance(declared, tuple | list):
        yield from declared


def all_parts_of(declared: Any) -> Iterator[Any]:
    """A declaration and everything it is made of, down to the last."""
    yield declared
    for part in parts_of(declared):
        yield from all_parts_of(part)


def whole_filters(declared: Any, within: bool = False) -> Iterator[Filter]:
    """Every description of cards, but not those it is made of."""
    if isinstance(declared, Filter) and not within:
        yield declared
    for part in parts_of(declared):
        yield from whole_filters(part, isinstance(part, Filter) and getattr(declared, "key", "") in JOINED)


def given_words(declared: Any) -> Iterator[str]:
    """The traits and keywords that a script gives to cards."""
    for part in all_parts_of(declared):
        if str(getattr(part, "key", "")).startswith("gain"):
            yield from (word for name, word in part.args.items() if name in ("trait", "keyword"))


# ── judging by what is printed ────────────────────────────────────────────────────────────────────────────────────


def judged(table: Print, which: Filter, number: int, source: int) -> Judged:
    """Whether a card fits a description, as far as what is printed tells."""
    within = [judged(table, part, number, source) for part in which.parts]
    if which.key == "and":
        return False if False in within else None if None in within else True
    if which.key == "or":
        return True if True in within else None if None in within else False
    if which.key == "not":
        return None if within[0] is None else not within[0]
    return None if which.parts else judged_alone(table, which, number, source)


def judged_alone(table: Print, which: Filter, number: int, source: int) -> Judged:
    one, other = table.cards[number], table.cards[source]
    if (which.key in YOURS and not are_mates(one, other)) or (which.key == "enemy" and not are_enemies(one, other)):
        return False
    if which.zones and not table.in_play.issuperset(which.zones):
        return None  # any card may lie in a hand or a deck
    if which.zones and not set(which.zones) & set(table.lies(number)):
        return False
    if which.key in ("this", "other"):  # there may be copies of a card
        return None if which.key == "other" or one.id == other.id else False
    try:
        return which.test(table, number, source)
    except AttributeError:
        return None


def are_mates(one: Any, other: Any) -> bool:
    """Whether two cards may belong to one player: what a team, a side or an alliance allows."""
    if hasattr(one, "side"):
        return bool(one.side == other.side)
    if hasattr(one, "subtypes"):
        return {one.affiliation, other.affiliation} != {"hero", "villain"}
    return not alliances(one).isdisjoint(alliances(other))


def are_enemies(one: Any, other: Any) -> bool:
    """Whether two cards may belong to opponents: where decks have sides, those are two."""
    return not hasattr(one, "side") or bool(one.side != other.side)


def alliances(card: Any) -> set[tuple[str, str]]:
    """The factions of decks, with their ally, in which a card of Conquest may be."""
    factions = [one.faction for one in zeton.game("conquest").cards.values() if one.type == WARLORD]
    pairs = {(faction, ally) for faction in factions for ally in allies_of(faction)}
    if card.faction == NEUTRAL:
        return pairs
    return {pair for pair in pairs if card.faction == pair[0] or (card.loyalty == COMMON and card.faction == pair[1])}


def has_host(table: Print, source: int) -> bool:
    """Whether there is a card that an enhancement, upgrade or attachment may be put on."""
    card = table.cards[source]
    if hasattr(card, "attach"):
        return card.attach is None or any(bears(table, source, number) for number in table.playing)
    host = host_of(card.id) if hasattr(card, "side") else card.on
    return host is None or is_met(table, host, source)


def bears(table: Any, source: int, number: int) -> bool:
    """What an attachment of Conquest asks for is no filter; whose the host is only a game can tell."""
    rule = table.cards[source].attach
    if rule.yours_only and not are_mates(table.cards[source], table.cards[number]):
        return False
    try:
        return may_stay_attached(table, source, replace(rule, yours_only=False, enemies_only=False), number)
    except AttributeError:
        return True


def is_met(table: Print, which: Filter, source: int) -> bool:
    return any(judged(table, which, number, source) is not False for number in table.playing)


def lacks(table: Print, source: int) -> Iterator[str]:
    """What a card speaks of and no card that plays is."""
    card = table.cards[source]
    if not has_host(table, source):
        yield "what it is put on"
    if getattr(card, "protects", "") and not is_met(table, FRIENDLY & trait(card.protects), source):
        yield f"protects {card.protects}"
    yield from (said(which) for which in whole_filters(card.script) if not is_met(table, which, source))


def said(which: Filter) -> str:
    """A description by the words it is made of."""
    alone = (each for each in all_parts_of(which) if isinstance(each, Filter) and not each.parts)
    return " & ".join(" ".join((each.key, *map(str, each.args.values()))) for each in alone)


GAMES = ("star_wars_lcg", "conquest", "destiny")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_card_that_plays_speaks_of_is_a_card_that_plays(game: str) -> None:
    table = Print(game)
    found = {id_: list(lacks(table, number)) for id_, number in table.numbers.items()}
    assert {id_: what for id_, what in found.items() if what and id_ not in LEFT} == {}
    assert not [id_ for id_ in LEFT if id_ in found and not found[id_]], "nothing is missing any more"


def facts_only(game: str, id_: str) -> Any:
    return import_module(f"zeton.games.{game}.rules.printed").collection().printed(id_)


@pytest.mark.parametrize(
    ("game", "id_", "missing"),
    [
        ("star_wars_lcg", "ghost", "protects Specter"),
        ("star_wars_lcg", "double-bladed-lightsaber", "what it is put on"),
        ("conquest", "cenobyte-servitor", "what it is put on"),  # for Black Templars, none of which plays
    ],
)
def test_a_card_that_could_not_be_used_with_what_plays_is_found(game: str, id_: str, missing: str) -> None:
    card = facts_only(game, id_)
    table = Print(game, card)
    assert list(lacks(table, table.numbers[id_])) == [missing]


def test_a_script_that_speaks_of_nobody_is_found() -> None:
    nobody = FRIENDLY & (trait("Nobody") | trait("Noone")) & UNIT
    written = (
        Action(deal_damage(1), targets=target(nobody)),
        Action(deal_damage(1), targets=target(nobody | UNIT), condition=if_there_is_no(nobody)),
        changes("something", THIS & while_so(if_there_is(nobody))),
    )
    card = replace(zeton.game("star_wars_lcg").cards["yoda"], script=script("yoda", *written))
    table = Print("star_wars_lcg", card)
    assert list(lacks(table, table.numbers["yoda"])) == [said(nobody)] * 2


# ── decks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_objective_set_that_plays_fits_into_a_deck() -> None:
    decks = [StarWarsDeck("", affiliation, ()) for affiliation in SIDES]
    assert not [number for number in objective_sets() if all(deck.problems_of_set(number, 1) for deck in decks)]


def test_every_card_of_conquest_that_plays_fits_into_a_deck() -> None:
    shared = (PLANET, TOKEN)  # they are in no deck
    assert not [id_ for id_, card in zeton.game("conquest").cards.items() if card.type not in shared and not alliances(card)]


def test_every_card_of_destiny_that_plays_fits_into_a_deck_of_some_character() -> None:
    cards = zeton.game("destiny").cards
    teams = [DestinyDeck("", ((id_, 1),), "", "", ()) for id_, card in cards.items() if card.type == CHARACTER]
    held = [card for card in cards.values() if card.type in DECK_TYPES]
    assert not [card.id for card in held if all(team.problems_of_card(card, 1) for team in teams)]
