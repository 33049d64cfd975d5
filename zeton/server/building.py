"""The builder's bench: a deck that is not kept yet, what could be in it, whether it is legal, how it plays."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import FromQuery, JSONBody

from zeton import Game
from zeton.bots.sample import sample
from zeton.kernel import contents, pools
from zeton.kernel.building import Offer
from zeton.kernel.game import TEXT
from zeton.server import telling
from zeton.server.deck_words import BrokenRule, ChangeWish, FormatName, PoolName, broken_rules
from zeton.server.decks import DeckData, deck_game
from zeton.server.errors import Refused
from zeton.server.languages import spoken
from zeton.server.web import problems

SUFFIXES = {"o8d": "o8d", "json": "json"}

GameName = Annotated[str, msgspec.Meta(max_length=40)]


class DeckOfGame(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck that need not be kept, as its data."""

    game: GameName
    deck: DeckData


class CheckWish(DeckOfGame, kw_only=True, forbid_unknown_fields=True):
    """A deck, and what the table it is for allows: the sets of its pool, and a format."""

    pool: PoolName = pools.ALL
    format: FormatName = pools.FREE


class BenchWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck as its data (without it, nothing is chosen yet), what is to be changed in it, one thing after another, and what
    the table it is for allows."""

    game: GameName
    pool: PoolName = pools.ALL
    format: FormatName = pools.FREE
    deck: DeckData | None = None
    changes: Annotated[list[ChangeWish], msgspec.Meta(max_length=200)] = []


class SampleWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck that may be played, and the seed of the deal."""

    game: GameName
    deck: DeckData
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class TextWish(DeckOfGame, kw_only=True, forbid_unknown_fields=True):
    """A deck, and the form in which it is to be written: one of those the bench names."""

    format: Annotated[str, msgspec.Meta(max_length=20)] = TEXT


class DeckText(msgspec.Struct, kw_only=True):
    """A deck as a text, and how a file with it would be called."""

    file: str
    text: str


class Checked(msgspec.Struct, kw_only=True):
    """Whether a deck may be played, and if not, every rule it breaks."""

    legal: bool
    problems: list[BrokenRule]


class WhyNot(msgspec.Struct, kw_only=True):
    """Why there may not be one more of something."""

    rule: str
    text: str


class OfferInfo(msgspec.Struct, kw_only=True):
    """Something that is in the deck, or could be: ``copies`` there are, ``most`` there may be; ``why`` not one more.
    ``cards`` are the cards it brings; what is ``fixed`` comes and goes with something else."""

    kind: str
    id: str
    section: str
    title: str
    cards: list[str]
    copies: int
    most: int
    points: int
    fixed: bool
    why: list[WhyNot]


class TallyInfo(msgspec.Struct, kw_only=True):
    """How much there is of what a deck must have so much of; ``most`` is 0 where more is allowed."""

    name: str
    copies: int
    least: int
    most: int


class BarInfo(msgspec.Struct, kw_only=True):
    """One bar of a curve."""

    name: str
    copies: int


class CurveInfo(msgspec.Struct, kw_only=True):
    """How the cards of a deck are spread."""

    key: str
    name: str
    bars: list[BarInfo]


class Bench(msgspec.Struct, kw_only=True):
    """A deck on the bench, and everything that could be in it, in the order of its game; ``sections`` names its parts."""

    deck: DeckData | None
    problems: list[BrokenRule]
    tallies: list[TallyInfo]
    curves: list[CurveInfo]
    sections: dict[str, str]
    offers: list[OfferInfo]
    formats: list[str]


class SampleLine(msgspec.Struct, kw_only=True):
    """A line of the log: 0 begins a chapter, 1 is something somebody does, 2 is what followed."""

    text: str
    level: int


class SampleInfo(msgspec.Struct, kw_only=True):
    """A first hand, by the ids of its cards, and how a bot might begin with it."""

    hand: list[str]
    opponent: str
    turn: list[SampleLine]


@post("/api/decks/check", summary="Is this deck legal?", responses=problems(404), status_code=200, tags=["decks"])
async def check(request: Request[Any, Any, Any], data: JSONBody[CheckWish], language: FromQuery[str | None] = None) -> Checked:
    """Every rule of deck building a deck breaks, and what would mend it. Nothing is kept."""
    game = deck_game(data.game)
    broken = game.deck_problems(game.deck(data.deck), game.allowed(data.pool, data.format))
    return Checked(legal=not broken, problems=broken_rules(game, broken, spoken(request, language)))


@post("/api/decks/pool", summary="What could be in a deck?", responses=problems(404), status_code=200, tags=["decks"])
async def pool(request: Request[Any, Any, Any], data: JSONBody[BenchWish], language: FromQuery[str | None] = None) -> Bench:
    """The deck after some changes, with everything that could be put into it or not, and why. Nothing is kept."""
    game = deck_game(data.game)
    return await asyncio.to_thread(_bench, game, data, spoken(request, language))


def _bench(game: Game, wish: BenchWish, language: str) -> Bench:
    deck = None if wish.deck is None else game.deck(wish.deck)
    for one in wish.changes:
        deck = game.change_deck(deck, one.change())
    within = game.allowed(wish.pool, wish.format)
    offers = game.deck_pool(deck, within)
    names = {section: contents.section_name(game, section, language) for section in dict.fromkeys(o.section for o in offers)}
    forms = list(game.deck_formats)
    listed = [offer_info(game, offer, language) for offer in offers]
    if deck is None:
        return Bench(deck=None, problems=[], tallies=[], curves=[], sections=names, offers=listed, formats=forms)
    return Bench(
        deck=deck.data(),
        problems=broken_rules(game, game.deck_problems(deck, within), language),
        tallies=[
            TallyInfo(name=contents.tally_name(game, one, language), copies=one.copies, least=one.least, most=one.most)
            for one in game.deck_tallies(deck)
        ],
        curves=_curves(game, deck, language),
        sections=names,
        offers=listed,
        formats=forms,
    )


def offer_info(game: Game, offer: Offer, language: str) -> OfferInfo:
    """An offer in the words of a language; where titles repeat, with its set."""
    return OfferInfo(
        kind=offer.kind,
        id=offer.id,
        section=offer.section,
        title=offer.title.said(game.titles(language)) + (game.card_mark(offer.cards[0]) if offer.cards else ""),
        cards=list(offer.cards),
        copies=offer.copies,
        most=offer.most,
        points=offer.points,
        fixed=offer.fixed,
        why=[WhyNot(rule=one.rule, text=telling.deck_problem(one, game.id, language)) for one in offer.why],
    )


def _curves(game: Game, deck: Any, language: str) -> list[CurveInfo]:
    found = []
    for curve in game.deck_curves(deck):
        name, bars = contents.curve_words(game, curve, language)
        found.append(CurveInfo(key=curve.key, name=name, bars=[BarInfo(name=label, copies=n) for label, n in bars]))
    return found


@post("/api/decks/text", summary="A deck as a text", responses=problems(404), status_code=200, tags=["decks"])
async def text(request: Request[Any, Any, Any], data: JSONBody[TextWish], language: FromQuery[str | None] = None) -> DeckText:
    """A deck as a file of one of the forms its game reads."""
    game = deck_game(data.game)
    deck = game.deck(data.deck)
    if data.format not in game.deck_formats:
        raise Refused("impossible", "no-format", format=data.format, formats=", ".join(game.deck_formats))
    name = re.sub(r"[^\w\- ]+", "", deck.name).strip() or "deck"
    written = game.write_deck(deck, spoken(request, language), data.format)
    return DeckText(file=f"{name}.{SUFFIXES.get(data.format, 'txt')}", text=written)


@post("/api/decks/sample", summary="A sample hand and first turn", responses=problems(404), status_code=200, tags=["decks"])
async def sample_hand(
    request: Request[Any, Any, Any], data: JSONBody[SampleWish], language: FromQuery[str | None] = None
) -> SampleInfo:
    """A hand dealt from a deck that may be played, and a first turn as a bot plays it; the same for the same seed."""
    game = deck_game(data.game)
    return await asyncio.to_thread(_sample, game, data, spoken(request, language))


def _sample(game: Game, wish: SampleWish, language: str) -> SampleInfo:
    found = sample(game, game.deck(wish.deck), wish.seed, language)
    lines = [SampleLine(text=line.text, level=line.level) for line in found.turn]
    return SampleInfo(hand=found.hand, opponent=contents.deck_name(game, found.opponent, language), turn=lines)


ROUTES = [check, pool, text, sample_hand]
