"""Who is asking: a signed cookie names a session. Sessions are in the database, so a restart signs nobody out."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from zeton.server.errors import Refused
from zeton.server.storage.models import Visitor
from zeton.server.storage.sessions import Here
from zeton.server.storage.store import Store

COOKIE = "zeton"
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Signer:
    """Makes and reads the cookie's value: a session's id, when it was signed, and the signature."""

    def __init__(self, key: bytes, https: bool) -> None:
        self.key = key
        self.https = https

    def sign(self, session: str) -> str:
        text = f"{session}.{int(time.time())}"
        return f"{text}.{self._mac(text)}"

    def read(self, value: str | None) -> str | None:
        """The session of a cookie; None if it is not ours, or too old."""
        if value is None or value.count(".") != 2:
            return None
        text, _, mac = value.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(text).encode()):
            return None
        session, _, signed = text.partition(".")
        return session if time.time() - int(signed) < YEAR else None

    def _mac(self, text: str) -> str:
        digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, session: str) -> Cookie:
        """The cookie that names a session: scripts cannot read it, other sites cannot send it."""
        return Cookie(
            key=COOKIE,
            value=self.sign(session),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.https,
        )


async def find_here(connection: Connection, store: Store) -> Here | None:
    """Who is asking, and by which session, as the cookie of a request or socket says."""
    signer: Signer = connection.app.state.signer
    session = signer.read(connection.cookies.get(COOKIE))
    return None if session is None else await store.sessions.find(session)


async def find_visitor(connection: Connection, store: Store) -> Visitor | None:
    """The visitor whose cookie came with a request or socket."""
    here = await find_here(connection, store)
    return None if here is None else here.visitor


async def need_here(connection: Connection, store: Store) -> Here:
    """Who is asking, or a refusal that says how to become somebody."""
    here = await find_here(connection, store)
    if here is None:
        raise Refused("signed-out", "no-cookie")
    return here


async def need_visitor(connection: Connection, store: Store) -> Visitor:
    """The visitor, or a refusal that says how to become one."""
    return (await need_here(connection, store)).visitor
