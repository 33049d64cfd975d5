"""The printed cards over HTTP: those that play, those of a table with a box of its own, and everything published."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

import zeton
from zeton import Game
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.printing import Printed, catalogue
from zeton.server.web import READY, Packed, problems

Ids = Annotated[str | None, msgspec.Meta(max_length=8000)]


def game_named(name: str) -> Game:
    """The game with this id; refused, if there is none."""
    if name not in zeton.games():
        raise Refused("unknown", "no-game", game=name)
    return zeton.game(name)


@get("/api/games/{game:str}/cards", summary="The printed cards", responses=problems(404), tags=["lobby"])
async def cards(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    language: FromQuery[str | None] = None,
    ids: FromQuery[Ids] = None,
) -> dict[str, Printed]:
    """Every card that plays, by its id: what is printed on it, and what it does in a language. With ``ids``, these only."""
    return await asyncio.to_thread(_asked, game_named(game), spoken(request, language), ids)


@get("/api/tables/{table:str}/cards", summary="The printed cards of a table", responses=problems(404), tags=["lobby"])
async def cards_of_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    language: FromQuery[str | None] = None,
    ids: FromQuery[Ids] = None,
) -> dict[str, Printed]:
    """The same of the box a table is played with: its own, if it was laid with a file."""
    room = await hall.room(table)
    return await asyncio.to_thread(_asked, room.game, spoken(request, language), ids)


def _asked(game: Game, language: str, ids: str | None) -> dict[str, Printed]:
    return catalogue(game, language).cards(game.cards if ids is None else ids.split(","))


@get(
    "/api/games/{game:str}/catalogue",
    summary="Everything published",
    responses=problems(404),
    tags=["library"],
    opt={READY: True},
)
async def everything(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str | None] = None
) -> Response[dict[str, Printed]]:
    """Every published card, in collector order, those of which there are the facts only as well: their ``plays`` is false."""
    found = await asyncio.to_thread(_everything, game_named(game), spoken(request, language))
    return found.response(request)


@lru_cache(maxsize=64)
def _everything(game: Game, language: str) -> Packed:
    return Packed.of(catalogue(game, language).cards(game.all_facts or game.cards))


ROUTES = [cards, cards_of_table, everything]
