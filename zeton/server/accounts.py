"""Guests and accounts: everybody plays at once; an account keeps games and decks on every machine."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.storage.models import Visitor
from zeton.server.storage.store import Store
from zeton.server.visitors import COOKIE, Signer, find_visitor, need_visitor
from zeton.server.web import Name, problems

HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody")  # a wrong login takes as long as a wrong password

Login = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_.-]{3,40}$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Me(msgspec.Struct, kw_only=True):
    """Who the cookie names. A guest has no login."""

    id: str
    name: str
    login: str | None


class Rename(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Another name to be shown by."""

    name: Name


class SignIn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Login
    password: Password


class Registration(SignIn, kw_only=True, forbid_unknown_fields=True):
    """A new account; what the guest has begun stays with it."""

    name: Name | None = None


def _me(visitor: Visitor) -> Me:
    return Me(id=visitor.id, name=visitor.name, login=visitor.login)


@get("/api/me", summary="Who am I?", responses=problems(), tags=["accounts"])
async def me(request: Request[Any, Any, Any], store: NamedDependency[Store], signer: NamedDependency[Signer]) -> Response[Me]:
    """The visitor of the cookie; whoever has none becomes a guest and gets one."""
    visitor = await find_visitor(request, store)
    if visitor is not None:
        return Response(_me(visitor))
    guest = await store.add_guest(f"Guest {secrets.randbelow(9000) + 1000}")
    return Response(_me(guest), cookies=[signer.cookie(guest.id)])


@patch("/api/me", summary="Change my name", responses=problems(401), tags=["accounts"])
async def rename(request: Request[Any, Any, Any], data: JSONBody[Rename], store: NamedDependency[Store]) -> Me:
    """Be shown by another name from the next table on."""
    visitor = await need_visitor(request, store)
    return _me(await store.change_visitor(visitor.id, name=data.name))


@post("/api/register", summary="Make an account", responses=problems(409), tags=["accounts"])
async def register(
    request: Request[Any, Any, Any],
    data: JSONBody[Registration],
    store: NamedDependency[Store],
    signer: NamedDependency[Signer],
) -> Response[Me]:
    """An account for the guest of the cookie, or for somebody new."""
    guest = await find_visitor(request, store)
    if guest is not None and guest.login is not None:
        raise Refused("taken", f"you are signed in as {guest.login}; sign out first")
    if await store.account(data.login) is not None:
        raise Refused("taken", "another account has this login")
    password = await asyncio.to_thread(HASHER.hash, data.password)
    if guest is None:
        guest = await store.add_guest(data.name or data.login)
    name = data.name or data.login
    account = await store.change_visitor(guest.id, login=data.login, password=password, name=name)
    return Response(_me(account), cookies=[signer.cookie(account.id)])


@post("/api/login", summary="Sign in", status_code=200, responses=problems(401), tags=["accounts"])
async def sign_in(
    request: Request[Any, Any, Any],
    data: JSONBody[SignIn],
    store: NamedDependency[Store],
    signer: NamedDependency[Signer],
    hall: NamedDependency[Hall],
) -> Response[Me]:
    """Sign in; what was begun as a guest goes to the account."""
    account = await store.account(data.login)
    stored = account.password if account is not None and account.password else NOBODY
    if not await asyncio.to_thread(_fits, stored, data.password) or account is None:
        raise Refused("wrong-password", "no account has this login and password")
    guest = await find_visitor(request, store)
    if guest is not None and guest.login is None:
        for table in await store.hand_over(guest.id, account.id):
            if table in hall.rooms:
                hall.forget(hall.rooms[table])  # its seats are held by another id now
    return Response(_me(account), cookies=[signer.cookie(account.id)])


def _fits(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except VerificationError:
        return False


@post("/api/logout", summary="Sign out", status_code=204, responses=problems(), tags=["accounts"])
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    """Forget the cookie."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


ROUTES = [me, rename, register, sign_in, sign_out]
