"""Guests and accounts: everybody plays at once; an account keeps games and decks on every machine."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from zeton.kernel import words
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.passwords import Passwords
from zeton.server.storage.models import Visitor
from zeton.server.storage.store import Store
from zeton.server.visitors import Signer, find_here, find_visitor, need_visitor
from zeton.server.web import Name, problems
from zeton.server.writing import name_of

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


def shown_me(visitor: Visitor) -> Me:
    """What a visitor is told about himself."""
    return Me(id=visitor.id, name=visitor.name, login=visitor.login)


@get("/api/me", summary="Who am I?", responses=problems(), tags=["accounts"])
async def me(request: Request[Any, Any, Any], store: NamedDependency[Store], signer: NamedDependency[Signer]) -> Response[Me]:
    """The visitor of the cookie; whoever has none becomes a guest and gets one."""
    visitor = await find_visitor(request, store)
    if visitor is not None:
        return Response(shown_me(visitor))
    number = str(secrets.randbelow(9000) + 1000)
    guest = await store.add_guest(words.say("guest-name", spoken(request), words.COMMON, number=number))
    return Response(shown_me(guest), cookies=[await new_cookie(guest.id, store, signer)])


@patch("/api/me", summary="Change my name", responses=problems(401), tags=["accounts"])
async def rename(request: Request[Any, Any, Any], data: JSONBody[Rename], store: NamedDependency[Store]) -> Me:
    """Be shown by another name from the next table on."""
    visitor = await need_visitor(request, store)
    return shown_me(await store.change_visitor(visitor.id, name=name_of(data.name)))


@post("/api/register", summary="Make an account", responses=problems(409), tags=["accounts"])
async def register(
    request: Request[Any, Any, Any],
    data: JSONBody[Registration],
    store: NamedDependency[Store],
    signer: NamedDependency[Signer],
    passwords: NamedDependency[Passwords],
) -> Response[Me]:
    """An account for the guest of the cookie, or for somebody new."""
    here = await find_here(request, store)
    if here is not None and here.visitor.login is not None:
        raise Refused("taken", "signed-in", login=here.visitor.login)
    if await store.account(data.login) is not None:
        raise Refused("taken", "login-taken")
    name = name_of(data.name or data.login)
    password = await passwords.hashed(data.password)
    guest = here.visitor if here is not None else await store.add_guest(name)
    account = await store.change_visitor(guest.id, login=data.login, password=password, name=name)
    if here is not None:
        await store.sessions.end(here.session)
    return Response(shown_me(account), cookies=[await new_cookie(account.id, store, signer)])


@post("/api/login", summary="Sign in", status_code=200, responses=problems(401), tags=["accounts"])
async def sign_in(
    request: Request[Any, Any, Any],
    data: JSONBody[SignIn],
    store: NamedDependency[Store],
    signer: NamedDependency[Signer],
    hall: NamedDependency[Hall],
    passwords: NamedDependency[Passwords],
) -> Response[Me]:
    """Sign in, which begins a new session; what was begun as a guest goes to the account."""
    failures = hall.limits.failures
    if not await failures.take(data.login):
        raise Refused("too-fast", "too-many-attempts")
    account = await store.account(data.login)
    kept = None if account is None else account.password
    if not await passwords.fits(kept, data.password) or account is None:
        raise Refused("wrong-password", "no-account")
    await failures.give_back(data.login)  # only what fails counts
    if await store.is_banned(account.id):
        raise Refused("foreign", "banned")
    here = await find_here(request, store)
    if here is not None:
        if here.visitor.login is None:
            for table in await store.hand_over(here.visitor.id, account.id):
                if table in hall.rooms:
                    hall.forget(hall.rooms[table])  # its seats are held by another id now
        await store.sessions.end(here.session)
    return Response(shown_me(account), cookies=[await new_cookie(account.id, store, signer)])


async def new_cookie(visitor: str, store: Store, signer: Signer) -> Cookie:
    """The cookie of a new session."""
    return signer.cookie(await store.sessions.begin(visitor))


ROUTES = [me, rename, register, sign_in]
