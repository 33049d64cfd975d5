"""Decks: the visitor's own, imported from a text."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton.server import telling
from zeton.server.errors import Refused
from zeton.server.storage.models import OwnDeck
from zeton.server.storage.store import Store
from zeton.server.visitors import need_visitor
from zeton.server.web import PLAIN, problems

MOST_DECKS = 500


class DeckText(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck as a text, in the form its game reads; ``name`` is the name of its file."""

    game: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=PLAIN)]
    text: Annotated[str, msgspec.Meta(max_length=50_000)]


class BrokenRule(msgspec.Struct, kw_only=True):
    """A rule of deck building that a deck breaks: such a deck is kept, but cannot be played."""

    rule: str
    text: str


class DeckInfo(msgspec.Struct, kw_only=True):
    """An own deck. ``id`` is what a seat of a new table names it by."""

    id: str
    game: str
    name: str
    side: str | None
    text: str
    problems: list[BrokenRule]


def _info(own: OwnDeck, language: str) -> DeckInfo:
    game = zeton.game(own.game)
    deck = game.deck(own.data)
    broken = [BrokenRule(rule=r.rule, text=telling.deck_problem(r, game.id, language)) for r in game.deck_problems(deck)]
    side = getattr(deck, "side", None)
    return DeckInfo(id=own.id, game=own.game, name=own.name, side=side, text=game.write_deck(deck), problems=broken)


@get("/api/decks", summary="My decks", responses=problems(401), tags=["decks"])
async def my_decks(
    request: Request[Any, Any, Any], store: NamedDependency[Store], language: FromQuery[str] = telling.DEFAULT_LANGUAGE
) -> list[DeckInfo]:
    """Every deck the visitor has imported."""
    visitor = await need_visitor(request, store)
    return [_info(own, telling.known_language(language)) for own in await store.decks(visitor.id)]


@post("/api/decks", summary="Import a deck", responses=problems(401, 404), tags=["decks"])
async def import_deck(
    request: Request[Any, Any, Any],
    data: JSONBody[DeckText],
    store: NamedDependency[Store],
    language: FromQuery[str] = telling.DEFAULT_LANGUAGE,
) -> DeckInfo:
    """Read a deck from a text and keep it."""
    visitor = await need_visitor(request, store)
    if data.game not in zeton.games():
        raise Refused("unknown", f"there is no game {data.game!r}")
    if len(await store.decks(visitor.id)) >= MOST_DECKS:
        raise Refused("impossible", f"{MOST_DECKS} decks are the most that are kept")
    deck = zeton.game(data.game).read_deck(data.text, data.name)
    own = await store.add_deck(visitor.id, data.game, deck.name, deck.data())
    return _info(own, telling.known_language(language))


@delete("/api/decks/{deck:str}", summary="Throw a deck away", responses=problems(401, 404), tags=["decks"])
async def remove_deck(request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store]) -> None:
    """Tables that are played with it keep it."""
    visitor = await need_visitor(request, store)
    await store.remove_deck(visitor.id, deck)


ROUTES = [my_decks, import_deck, remove_deck]
