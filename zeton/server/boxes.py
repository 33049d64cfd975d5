"""Boxes of one's own: the file a game's contents are read from, edited and checked in the page, kept with the decks."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

import zeton
from zeton import Game
from zeton.server.decks import DeckName, check_room
from zeton.server.errors import Refused
from zeton.server.languages import spoken
from zeton.server.storage.damage import sound
from zeton.server.storage.models import OwnDeck
from zeton.server.storage.store import Store
from zeton.server.visitors import need_visitor
from zeton.server.web import problems

TEXT = "text"
BoxText = Annotated[str, msgspec.Meta(max_length=500_000)]


class BoxOfGame(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A file of a game, as it is written."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    text: BoxText


class NewBox(BoxOfGame, kw_only=True, forbid_unknown_fields=True):
    """A box to be kept; it need not be playable yet."""

    name: DeckName


class BoxWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a box is from now on."""

    name: DeckName
    text: BoxText


class BoxInfo(msgspec.Struct, kw_only=True):
    """A box of one's own."""

    id: str
    game: str
    name: str
    text: str
    changed: float


class LineProblem(msgspec.Struct, kw_only=True):
    """What is wrong in a line of a file."""

    line: int
    text: str


class BoxChecked(msgspec.Struct, kw_only=True):
    """What is wrong with a file: the first thing that is; nothing if it can be played with."""

    problems: list[LineProblem]


def _with_file(name: str) -> tuple[Game, str]:
    """A game that has a file, and the option it stands for."""
    if name not in zeton.games():
        raise Refused("unknown", "no-game", game=name)
    game = zeton.game(name)
    if not game.files:
        raise Refused("impossible", "no-box", game=game.title)
    return game, min(game.files)


def _info(own: OwnDeck) -> BoxInfo:
    return BoxInfo(id=own.id, game=own.game, name=own.name, text=own.data[TEXT], changed=own.changed)


def _games() -> list[str]:
    return [name for name in zeton.games() if zeton.game(name).files]


async def _own(store: Store, visitor: str, box: str) -> OwnDeck:
    own = await store.shelf.one(visitor, box)
    if own.game not in _games():
        raise Refused("unknown", "no-deck")
    return own


@post("/api/boxes/check", summary="Can this box be played?", responses=problems(404), status_code=200, tags=["boxes"])
async def check_box(request: Request[Any, Any, Any], data: JSONBody[BoxOfGame]) -> BoxChecked:
    """What is wrong with a file, and in which line. Nothing is kept."""
    game, option = _with_file(data.game)
    found = await asyncio.to_thread(game.file_problem, option, data.text)
    if found is None:
        return BoxChecked(problems=[])
    line, error = found
    return BoxChecked(problems=[LineProblem(line=line, text=error.say(spoken(request)))])


@get("/api/boxes", summary="My boxes", responses=problems(401), tags=["boxes"])
async def my_boxes(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[BoxInfo]:
    """Every box the visitor has kept."""
    visitor = await need_visitor(request, store)
    own = await store.shelf.of(visitor.id, _games())
    return list(sound(own, _info, lambda box: f"box {box.id}"))


@post("/api/boxes", summary="Keep a box", responses=problems(401, 404), tags=["boxes"])
async def add_box(request: Request[Any, Any, Any], data: JSONBody[NewBox], store: NamedDependency[Store]) -> BoxInfo:
    """Keep a new box, as it is written."""
    visitor = await need_visitor(request, store)
    _with_file(data.game)
    await check_room(store, visitor.id)
    return _info(await store.shelf.add(visitor.id, data.game, data.name, {TEXT: data.text}))


@get("/api/boxes/{box:str}", summary="One of my boxes", responses=problems(401, 404), tags=["boxes"])
async def one_box(request: Request[Any, Any, Any], box: FromPath[str], store: NamedDependency[Store]) -> BoxInfo:
    """A box of the visitor, by its id."""
    visitor = await need_visitor(request, store)
    return _info(await _own(store, visitor.id, box))


@patch("/api/boxes/{box:str}", summary="Change a box", responses=problems(401, 404), tags=["boxes"])
async def change_box(
    request: Request[Any, Any, Any], box: FromPath[str], data: JSONBody[BoxWish], store: NamedDependency[Store]
) -> BoxInfo:
    """Keep a box as it is from now on."""
    visitor = await need_visitor(request, store)
    await _own(store, visitor.id, box)
    return _info(await store.shelf.change(visitor.id, box, data.name, {TEXT: data.text}, ""))


@delete("/api/boxes/{box:str}", summary="Throw a box away", responses=problems(401, 404), tags=["boxes"])
async def remove_box(request: Request[Any, Any, Any], box: FromPath[str], store: NamedDependency[Store]) -> None:
    """Tables that are played with it keep it."""
    visitor = await need_visitor(request, store)
    await _own(store, visitor.id, box)
    await store.shelf.remove(visitor.id, box)


ROUTES = [check_box, my_boxes, add_box, one_box, change_box, remove_box]
