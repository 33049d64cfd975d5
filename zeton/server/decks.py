"""Decks: the visitor's own, built or imported, with their versions; shared by a link; copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import Game
from zeton.kernel import pools
from zeton.kernel.building import differences
from zeton.kernel.pools import EVERYTHING, Allowed
from zeton.server.deck_words import BrokenRule, FormatName, PoolName, broken_rules, sets_of
from zeton.server.errors import Refused
from zeton.server.languages import spoken
from zeton.server.storage.damage import sound
from zeton.server.storage.models import DeckVersion, OwnDeck
from zeton.server.storage.store import Store
from zeton.server.visitors import need_visitor
from zeton.server.web import PLAIN, problems

MOST_DECKS = 500

DeckName = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=PLAIN)]
Notes = Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]
DeckData = dict[str, Any]


class NewDeck(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deck to be kept: as a text in any form its game reads (``name`` is the name of its file), or as its data; and what the
    table it is for allows."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: DeckName
    pool: PoolName = pools.ALL
    format: FormatName = pools.FREE
    text: Annotated[str, msgspec.Meta(max_length=50_000)] | None = None
    deck: DeckData | None = None
    notes: Notes = ""


class DeckWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a deck is from now on."""

    name: DeckName
    deck: DeckData
    notes: Notes = ""


class DeckInfo(msgspec.Struct, kw_only=True):
    """A deck. ``id`` is what a seat of a new table names it by; it is empty if the deck is somebody else's; so is ``share``,
    the last part of the link by which it is shared. ``faces`` are the cards it is known by; of each of the lists in ``sets``
    a pool must have one."""

    id: str
    game: str
    name: str
    side: str | None
    faces: list[str]
    sets: list[list[str]]
    deck: DeckData
    text: str
    problems: list[BrokenRule]
    notes: str
    version: int
    created: float
    changed: float
    share: str | None


class DifferenceInfo(msgspec.Struct, kw_only=True):
    """Something of which two versions of a deck have different numbers."""

    kind: str
    id: str
    title: str
    before: int
    after: int


class VersionInfo(msgspec.Struct, kw_only=True):
    """A deck as it once was, and what was changed then."""

    number: int
    name: str
    deck: DeckData
    notes: str
    at: float
    differences: list[DifferenceInfo]


def games_with_decks() -> list[str]:
    """The games for which decks can be built."""
    return [name for name in zeton.games() if zeton.game(name).decks]


def deck_game(name: str) -> Game:
    """A game for which decks can be built."""
    if name not in zeton.games():
        raise Refused("unknown", "no-game", game=name)
    if name not in games_with_decks():
        raise Refused("impossible", "no-decks", game=zeton.game(name).title)
    return zeton.game(name)


def _info(own: OwnDeck, language: str, mine: bool = True, within: Allowed = EVERYTHING) -> DeckInfo:
    game = zeton.game(own.game)
    deck = game.deck(own.data)
    return DeckInfo(
        id=own.id if mine else "",
        game=own.game,
        name=own.name,
        side=getattr(deck, "side", None),
        faces=list(deck.faces()),
        sets=sets_of(game, deck),
        deck=own.data,
        text=game.write_deck(deck, language),
        problems=broken_rules(game, game.deck_problems(deck, within), language),
        notes=own.notes,
        version=own.version,
        created=own.created,
        changed=own.changed,
        share=own.share if mine else None,
    )


async def check_room(store: Store, visitor: str) -> None:
    """That a visitor may keep one more deck."""
    if await store.shelf.number(visitor) >= MOST_DECKS:
        raise Refused("impossible", "too-many-decks", count=MOST_DECKS)


@get("/api/decks", summary="My decks", responses=problems(401), tags=["decks"])
async def my_decks(
    request: Request[Any, Any, Any], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> list[DeckInfo]:
    """Every deck the visitor has built or imported."""
    visitor = await need_visitor(request, store)
    own = await store.shelf.of(visitor.id, games_with_decks())
    return list(sound(own, lambda deck: _info(deck, spoken(request, language)), lambda deck: f"deck {deck.id}"))


@post("/api/decks", summary="Keep a deck", responses=problems(401, 404), tags=["decks"])
async def add_deck(
    request: Request[Any, Any, Any],
    data: JSONBody[NewDeck],
    store: NamedDependency[Store],
    language: FromQuery[str | None] = None,
) -> DeckInfo:
    """Keep a new deck, read from a text or given as data. It may break rules; then it cannot be played."""
    visitor = await need_visitor(request, store)
    game = deck_game(data.game)
    if (data.text is None) == (data.deck is None):
        raise Refused("malformed", "text-or-deck")
    within = game.allowed(data.pool, data.format)
    await check_room(store, visitor.id)
    deck = game.deck(named(data.deck, data.name)) if data.text is None else game.read_deck(data.text, data.name)
    own = await store.shelf.add(visitor.id, game.id, deck.name or data.name, deck.data(), data.notes)
    return _info(own, spoken(request, language), within=within)


def named(deck: DeckData | None, name: str) -> DeckData:
    """The data of a deck under a name."""
    return {**(deck or {}), "name": name}


@get("/api/decks/{deck:str}", summary="One of my decks", responses=problems(401, 404), tags=["decks"])
async def one_deck(
    request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> DeckInfo:
    """A deck of the visitor, by its id."""
    visitor = await need_visitor(request, store)
    return _info(await own_deck(store, visitor.id, deck), spoken(request, language))


async def own_deck(store: Store, visitor: str, deck: str) -> OwnDeck:
    """A deck of a visitor; a box is none."""
    own = await store.shelf.one(visitor, deck)
    if own.game not in games_with_decks():
        raise Refused("unknown", "no-deck")
    return own


@patch("/api/decks/{deck:str}", summary="Change a deck", responses=problems(401, 404), tags=["decks"])
async def change_deck(
    request: Request[Any, Any, Any],
    deck: FromPath[str],
    data: JSONBody[DeckWish],
    store: NamedDependency[Store],
    language: FromQuery[str | None] = None,
) -> DeckInfo:
    """Keep a deck as it is from now on. Other cards make a new version; as it was it is kept, too."""
    visitor = await need_visitor(request, store)
    own = await own_deck(store, visitor.id, deck)
    changed = zeton.game(own.game).deck(named(data.deck, data.name)).data()
    return _info(await store.shelf.change(visitor.id, deck, data.name, changed, data.notes), spoken(request, language))


@delete("/api/decks/{deck:str}", summary="Throw a deck away", responses=problems(401, 404), tags=["decks"])
async def remove_deck(request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store]) -> None:
    """It goes with all its versions. Tables that are played with it keep it."""
    visitor = await need_visitor(request, store)
    await store.shelf.remove(visitor.id, deck)


@get("/api/decks/{deck:str}/versions", summary="A deck over time", responses=problems(401, 404), tags=["decks"])
async def versions(
    request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> list[VersionInfo]:
    """Every version of a deck, the newest first, each with what was changed in it."""
    visitor = await need_visitor(request, store)
    own = await own_deck(store, visitor.id, deck)
    found = await store.shelf.versions(visitor.id, deck)
    return _versions(zeton.game(own.game), found, spoken(request, language))


def _versions(game: Game, found: Sequence[DeckVersion], language: str) -> list[VersionInfo]:
    before = [*(version.data for version in found[1:]), None]
    return [
        VersionInfo(
            number=version.number,
            name=version.name,
            deck=version.data,
            notes=version.notes,
            at=version.at,
            differences=_differences(game, earlier, version.data, language) if earlier else [],
        )
        for version, earlier in zip(found, before, strict=True)
    ]


def _differences(game: Game, before: DeckData, after: DeckData, language: str) -> list[DifferenceInfo]:
    titles = game.titles(language)
    return [
        DifferenceInfo(
            kind=one.offer.kind, id=one.offer.id, title=one.offer.title.said(titles), before=one.before, after=one.after
        )
        for one in differences(game, before, after)
    ]


@get("/api/decks/{deck:str}/differences", summary="Compare two versions", responses=problems(401, 404), tags=["decks"])
async def compared(
    request: Request[Any, Any, Any],
    deck: FromPath[str],
    store: NamedDependency[Store],
    before: FromQuery[int],
    after: FromQuery[int],
    language: FromQuery[str | None] = None,
) -> list[DifferenceInfo]:
    """What one version of a deck has more or less of than another; both by their numbers."""
    visitor = await need_visitor(request, store)
    own = await own_deck(store, visitor.id, deck)
    found = {version.number: version.data for version in await store.shelf.versions(visitor.id, deck)}
    if before not in found or after not in found:
        raise Refused("unknown", "no-version")
    return _differences(zeton.game(own.game), found[before], found[after], spoken(request, language))


@post("/api/decks/{deck:str}/copy", summary="Copy a deck", responses=problems(401, 404), tags=["decks"])
async def copy_deck(
    request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> DeckInfo:
    """A new deck that is as this one is now."""
    visitor = await need_visitor(request, store)
    return await _copy(store, visitor.id, await own_deck(store, visitor.id, deck), spoken(request, language))


async def _copy(store: Store, visitor: str, own: OwnDeck, language: str) -> DeckInfo:
    await check_room(store, visitor)
    return _info(await store.shelf.add(visitor, own.game, own.name, own.data, own.notes), language)


@post("/api/decks/{deck:str}/share", summary="Share a deck", responses=problems(401, 404), tags=["decks"])
async def share_deck(
    request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> DeckInfo:
    """Whoever has the link may read the deck from now on, as it then is, and copy it."""
    visitor = await need_visitor(request, store)
    await own_deck(store, visitor.id, deck)
    return _info(await store.shelf.share(visitor.id, deck, True), spoken(request, language))


@delete("/api/decks/{deck:str}/share", summary="Share a deck no longer", responses=problems(401, 404), tags=["decks"])
async def hide_deck(request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store]) -> None:
    """The link leads nowhere from now on."""
    visitor = await need_visitor(request, store)
    await store.shelf.share(visitor.id, deck, False)


@get("/api/shared-decks/{share:str}", summary="A shared deck", responses=problems(404), tags=["decks"])
async def shared_deck(
    request: Request[Any, Any, Any], share: FromPath[str], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> DeckInfo:
    """The deck of a link, for whoever has it."""
    return _info(await store.shelf.shared(share), spoken(request, language), mine=False)


@post("/api/shared-decks/{share:str}/copy", summary="Copy a shared deck", responses=problems(401, 404), tags=["decks"])
async def copy_shared_deck(
    request: Request[Any, Any, Any], share: FromPath[str], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> DeckInfo:
    """A new deck of the visitor's own that is as the shared one is now."""
    visitor = await need_visitor(request, store)
    return await _copy(store, visitor.id, await store.shelf.shared(share), spoken(request, language))


ROUTES = [
    my_decks,
    add_deck,
    one_deck,
    change_deck,
    remove_deck,
    versions,
    compared,
    copy_deck,
    share_deck,
    hide_deck,
    shared_deck,
    copy_shared_deck,
]
