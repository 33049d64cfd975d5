"""The library: everything about the cards of a game that a reader may look for, and everything about one card."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from zeton import Game
from zeton.bots.standings import wilson
from zeton.kernel import contents, words
from zeton.kernel.rulebook import Rule, rule_book
from zeton.kernel.touched import Touch, labels_of, rules_of_things, rules_of_value, rulings_about, touched_rules
from zeton.server.catalogue import game_named
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.storage.models import OwnDeck
from zeton.server.storage.results import counts_of
from zeton.server.storage.store import Store
from zeton.server.visitors import find_visitor
from zeton.server.web import READY, Packed, problems

TITLE, TEXT = "title", "text"  # what every card has beside its facts
DIE = "die"  # its sides are said in signs, which are no words
BOX, PLAYS = "box", "plays"  # and every card of a set: which one it is, and whether it plays
MARK = "•"  # the value of a fact that a card has or has not
YES, NO = "yes", "no"


class Field(msgspec.Struct, kw_only=True):
    """A kind of fact: ``text`` is its name in the language, ``names`` what may be typed for it, also in English."""

    id: str
    text: str
    names: list[str]


class Library(msgspec.Struct, kw_only=True):
    """What is printed on the cards of a game, to be searched. ``facts`` has for each card and field its values as the data
    has them, the same in every language; ``words`` says them in the language; ``titles`` are the English ones,
    ``names`` what a position calls the cards by whose titles repeat."""

    fields: list[Field]
    facts: dict[str, dict[str, list[str | int]]]
    words: dict[str, dict[str, str]]
    titles: dict[str, str]
    names: dict[str, str]


@lru_cache(maxsize=64)
def library(game: Game, language: str) -> Library:
    """The library of a game in a language, made once."""
    facts: dict[str, dict[str, list[str | int]]] = {}
    said: dict[str, dict[str, str]] = {}
    known = game.all_facts or game.cards
    for card in known:
        values = {**contents.card_values(game, card, language), **_of_set(game, card, language)}
        facts[card] = {key: list(of_key) for key, of_key in values.items()}
        for key, of_key in values.items():
            said.setdefault(key, {}).update({data: str(word) for data, word in of_key.items() if isinstance(data, str)})
    for key in [key for key, found in said.items() if list(found) == [MARK]]:
        said[key] = {answer: words.say(f"library-{answer}", language, words.COMMON) for answer in (YES, NO)}
        for of_card in facts.values():
            of_card[key] = [YES if key in of_card else NO]
    found = _in_order(facts.values())
    keys = [TITLE, TEXT, *(key for key in (BOX, PLAYS) if key in found), *(key for key in found if key not in (BOX, PLAYS))]
    return Library(
        fields=[field(game, key, language) for key in keys],
        facts=facts,
        words={key: found for key, found in said.items() if found},
        titles={card: game.printed_card(card).title for card in known},
        names={card: game.printed_card(card).title + mark for card in known if (mark := game.card_mark(card))},
    )


def _of_set(game: Game, card: str, language: str) -> dict[str, dict[str | int, str | int]]:
    """The set a card was first printed in, and whether it plays; a game of one box tells neither."""
    if not game.sets:
        return {}
    of = game.all_facts[card]["set"]
    name = next(one.name for one in game.sets if one.id == of)
    answer = YES if card in game.cards else NO
    return {BOX: {of: name}, PLAYS: {answer: words.say(f"library-plays-{answer}", language, words.COMMON)}}


def _in_order(facts: Iterable[Mapping[str, Any]]) -> list[str]:
    """The keys of all cards in the order they are read: what stands farther behind on some card comes later."""
    places: dict[str, int] = {}
    for of_card in facts:
        for place, key in enumerate(of_card):
            places[key] = max(place, places.get(key, 0))
    return sorted(places, key=lambda key: places[key])


def field(game: Game, key: str, language: str) -> Field:
    """A field with everything that it may be called."""
    own = (f"zeton.games.{game.id}", words.COMMON)  # a game's own word for a fact goes first
    names: list[str] = []
    for tongue in dict.fromkeys((language, contents.ENGLISH)):
        for message in (f"fact-{key}", f"alias-{key}"):
            names += [name.strip() for name in words.say(message, tongue, *own).split("|")]
    return Field(id=key, text=words.say(f"fact-{key}", language, *own), names=list(dict.fromkeys([*names, key])))


@lru_cache(maxsize=64)
def _packed(game: Game, language: str) -> Packed:
    return Packed.of(library(game, language))


@get(
    "/api/games/{game:str}/library",
    summary="The cards, to be searched",
    responses=problems(404),
    tags=["library"],
    opt={READY: True},
)
async def library_of_game(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str | None] = None
) -> Response[Library]:
    """The facts of every published card of a game, by fields, with the words of a language for them."""
    return (await asyncio.to_thread(_packed, game_named(game), spoken(request, language))).response(request)


@get("/api/tables/{table:str}/library", summary="The cards of a table", responses=problems(404), tags=["library"])
async def library_of_table(
    request: Request[Any, Any, Any], table: FromPath[str], hall: NamedDependency[Hall], language: FromQuery[str | None] = None
) -> Library:
    """The same for the box a table is played with: its own, if it was laid with a file."""
    room = await hall.room(table)
    return await asyncio.to_thread(library, room.game, spoken(request, language))


class RuleInfo(msgspec.Struct, kw_only=True):
    """A rule or a ruling: its number and what it says."""

    number: str
    text: str


class TouchedRule(msgspec.Struct, kw_only=True):
    """A rule a card touches; ``labels`` are those of its facts that it does so by."""

    number: str
    text: str
    labels: list[str]


class DeckWithCard(msgspec.Struct, kw_only=True):
    """A deck that a card is in, so many times: a starter deck, or one of the visitor's own."""

    id: str
    name: str
    own: bool
    copies: int


class Share(msgspec.Struct, kw_only=True):
    """Of how many seats so many have won. ``least`` and ``most``: where the true share lies, in 95 of 100 cases (Wilson)."""

    games: int
    won: int
    least: float
    most: float


class CardInfo(msgspec.Struct, kw_only=True):
    """Everything about a card beside what is printed on it. ``had``: how those did who had it in a finished game of this
    server; ``played``: those who played it."""

    id: str
    rules: list[TouchedRule]
    rulings: list[RuleInfo]
    decks: list[DeckWithCard]
    had: Share
    played: Share


class Term(msgspec.Struct, kw_only=True):
    """A word or a sign on cards that a rule explains. ``kind``: ``keyword`` or ``label``, which stand in texts as ``text``, or
    ``sign``, which is drawn there and called by its ``id``."""

    id: str
    kind: str
    text: str
    rules: list[RuleInfo]


@get("/api/games/{game:str}/cards/{card:str}", summary="A card", responses=problems(404), tags=["library"])
async def card_of_game(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    card: FromPath[str],
    store: NamedDependency[Store],
    language: FromQuery[str | None] = None,
) -> CardInfo:
    """The rules a card touches, the rulings that name it, the decks it is in, and how it did in the games of this server."""
    found, tongue = game_named(game), spoken(request, language)
    if card not in (found.all_facts or found.cards):
        raise Refused("unknown", "no-card", card=card, game=found.title)
    visitor = await find_visitor(request, store)
    own = [] if visitor is None else await store.shelf.of(visitor.id, [game])
    counts = await counts_of(store.database, game, card)
    rules, rulings = await asyncio.to_thread(_rules_about, found, card, tongue)
    return CardInfo(
        id=card,
        rules=rules,
        rulings=rulings,
        decks=[*_starters_with(found, card, tongue), *_own_with(found, card, own)],
        had=share(counts.had_won, counts.had),
        played=share(counts.played_won, counts.played),
    )


@get("/api/games/{game:str}/terms", summary="Words that rules explain", responses=problems(404), tags=["library"])
async def terms_of_game(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str | None] = None
) -> list[Term]:
    """The keywords, labels and signs on the cards of a game, in a language, with the rules that explain them."""
    return await asyncio.to_thread(terms, game_named(game), spoken(request, language))


def share(won: int, games: int) -> Share:
    """A share with its interval."""
    least, most = wilson(won, games)
    return Share(games=games, won=won, least=round(least, 4), most=round(most, 4))


@lru_cache(maxsize=4096)
def _rules_about(game: Game, card: str, language: str) -> tuple[list[TouchedRule], list[RuleInfo]]:
    book, said = rule_book(game.id, language), library(game, language).words
    texts = {rule.number: rule.text for rule in book}
    rules = [
        TouchedRule(
            number=number, text=texts[number], labels=[_label(game, touch, said, language) for touch in why if touch.fact]
        )
        for number, why in touched_rules(game, card).items()
    ]
    return rules, [_rule(rule) for rule in rulings_about(game, card, book)]


def _label(game: Game, touch: Touch, said: dict[str, dict[str, str]], language: str) -> str:
    """A fact by its value, if that is a word; a number or a mark by what it is a number of."""
    word = said.get(touch.fact, {}).get(touch.value, "")
    is_word = touch.fact != DIE and any(map(str.isalpha, word))
    return word if is_word else field(game, touch.fact, language).text


def _rule(rule: Rule) -> RuleInfo:
    return RuleInfo(number=rule.number, text=rule.text)


def _starters_with(game: Game, card: str, language: str) -> Iterator[DeckWithCard]:
    for id_, deck in game.decks.items():
        if copies := copies_in(game, deck, card):
            yield DeckWithCard(id=id_, name=contents.deck_name(game, id_, language), own=False, copies=copies)


def _own_with(game: Game, card: str, decks: Iterable[OwnDeck]) -> Iterator[DeckWithCard]:
    for deck in decks:
        if copies := copies_in(game, game.deck(deck.data), card):
            yield DeckWithCard(id=deck.id, name=deck.name, own=True, copies=copies)


def copies_in(game: Game, deck: Any, card: str) -> int:
    """How many copies of a card a deck has."""
    return sum(offer.copies * offer.cards.count(card) for offer in game.deck_pool(deck) if offer.copies)


@lru_cache(maxsize=64)
def terms(game: Game, language: str) -> list[Term]:
    """The words and signs of a game that rules explain."""
    texts = {rule.number: rule.text for rule in rule_book(game.id, language)}
    things = rules_of_things(game.id)
    said = {("keyword", word): name for word, name in library(game, language).words.get(contents.KEYWORDS, {}).items()}
    said |= {("label", label): name for label, name in _labels(game, language).items()}
    said |= {("sign", sign): "" for sign in things["signs"]}
    numbers: dict[str, Callable[[str], list[str]]] = {
        "keyword": lambda word: rules_of_value(game.id, contents.KEYWORDS, word),
        "label": lambda label: things["labels"].get(label, []),
        "sign": lambda sign: things["signs"][sign],
    }
    return [
        Term(id=id_, kind=kind, text=text, rules=[RuleInfo(number=n, text=texts[n]) for n in found])
        for (kind, id_), text in said.items()
        if (found := numbers[kind](id_))
    ]


def _labels(game: Game, language: str) -> dict[str, str]:
    """The labels of texts in a language by the English ones: the lines of a text are the same in every language."""
    found: dict[str, str] = {}
    for card in game.cards:
        english, said = (labels_of(game.card_text(card, tongue)) for tongue in (contents.ENGLISH, language))
        if len(english) == len(said):
            found.update(zip(english, said, strict=True))
    return found


ROUTES = [library_of_game, library_of_table, card_of_game, terms_of_game]
