"""What somebody may do with his account: sign out here or everywhere, change the password, take his data along, and go."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import zeton
from zeton.server.accounts import Me, Password, new_cookie, shown_me
from zeton.server.connected import Connected
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.passwords import Passwords
from zeton.server.storage.exporting import exported
from zeton.server.storage.forgetting import forget_visitors
from zeton.server.storage.models import Visitor
from zeton.server.storage.store import Store
from zeton.server.visitors import COOKIE, Signer, find_here, need_here, need_visitor
from zeton.server.web import problems


class NewPassword(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password of now, and the one it is to be."""

    password: Password
    new_password: Password


class Farewell(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password of the account that is to be deleted; a guest has none."""

    password: Password | None = None


@post("/api/logout", summary="Sign out", status_code=204, responses=problems(), tags=["accounts"])
async def sign_out(
    request: Request[Any, Any, Any], store: NamedDependency[Store], connected: NamedDependency[Connected]
) -> Response[None]:
    """End the session of this cookie, which from now on counts for nothing."""
    here = await find_here(request, store)
    if here is not None:
        await store.sessions.end(here.session)
        connected.hang_up({here.session})
    return _without_cookie()


@post("/api/logout-everywhere", summary="Sign out everywhere", status_code=204, responses=problems(401), tags=["accounts"])
async def sign_out_everywhere(
    request: Request[Any, Any, Any], store: NamedDependency[Store], connected: NamedDependency[Connected]
) -> Response[None]:
    """End every session of this visitor, on every machine, this one too."""
    visitor = _account(await need_visitor(request, store))
    await _end_sessions(visitor.id, store, connected)
    return _without_cookie()


@post("/api/password", summary="Change my password", status_code=200, responses=problems(401), tags=["accounts"])
async def change_password(
    request: Request[Any, Any, Any],
    data: JSONBody[NewPassword],
    store: NamedDependency[Store],
    signer: NamedDependency[Signer],
    connected: NamedDependency[Connected],
    passwords: NamedDependency[Passwords],
) -> Response[Me]:
    """Another password. Every other session ends; this one goes on with a new cookie."""
    visitor = _account(await need_visitor(request, store))
    if not await passwords.fits(visitor.password, data.password):
        raise Refused("wrong-password", "other-password")
    await store.change_visitor(visitor.id, password=await passwords.hashed(data.new_password))
    await _end_sessions(visitor.id, store, connected)
    return Response(shown_me(visitor), cookies=[await new_cookie(visitor.id, store, signer)])


@get("/api/me/export", summary="My data", responses=problems(401), tags=["accounts"])
async def export(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Response[dict[str, Any]]:
    """Everything this server has about the visitor, as a file: decks, games with their records, what was said."""
    visitor = await need_visitor(request, store)
    found = {"zeton": zeton.__version__, "at": time.time(), **await exported(store, visitor)}
    return Response(found, headers={"content-disposition": 'attachment; filename="zeton.json"'})


@post("/api/me/delete", summary="Delete me", status_code=204, responses=problems(401), tags=["accounts"])
async def delete_me(
    request: Request[Any, Any, Any],
    data: JSONBody[Farewell],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    connected: NamedDependency[Connected],
    passwords: NamedDependency[Passwords],
) -> Response[None]:
    """Forget the visitor for ever. What he has not finished he gives up; games with others stay, without his name."""
    here = await need_here(request, store)
    if here.visitor.login is not None and not await passwords.fits(here.visitor.password, data.password or ""):
        raise Refused("wrong-password", "other-password")
    for table in await forget_visitors(store.database, [here.visitor.id]):
        if table in hall.rooms:
            hall.forget(hall.rooms[table])
    connected.hang_up({here.session})
    return _without_cookie()


def _account(visitor: Visitor) -> Visitor:
    """A visitor with an account; refused for a guest, who would not find back."""
    if visitor.login is None:
        raise Refused("impossible", "account-needed")
    return visitor


async def _end_sessions(visitor: str, store: Store, connected: Connected) -> None:
    await store.sessions.end_all(visitor)
    connected.hang_up(connected.sessions_of(visitor))


def _without_cookie() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


ROUTES = [sign_out, sign_out_everywhere, change_password, export, delete_me]
