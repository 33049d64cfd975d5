"""Who is asking: a signed cookie names a visitor. No session is kept in memory, so a restart signs nobody out."""

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
from zeton.server.storage.store import Store

COOKIE = "zeton"
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Signer:
    """Makes and reads the cookie's value: a visitor's id, when it was signed, and the signature."""

    def __init__(self, key: bytes, https: bool) -> None:
        self.key = key
        self.https = https

    def sign(self, visitor: str) -> str:
        text = f"{visitor}.{int(time.time())}"
        return f"{text}.{self._mac(text)}"

    def read(self, value: str | None) -> str | None:
        """The visitor of a cookie; None if it is not ours, or too old."""
        if value is None or value.count(".") != 2:
            return None
        text, _, mac = value.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(text).encode()):
            return None
        visitor, _, signed = text.partition(".")
        return visitor if time.time() - int(signed) < YEAR else None

    def _mac(self, text: str) -> str:
        digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, visitor: str) -> Cookie:
        """The cookie that names a visitor: scripts cannot read it, other sites cannot send it."""
        return Cookie(
            key=COOKIE,
            value=self.sign(visitor),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.https,
        )


async def find_visitor(connection: Connection, store: Store) -> Visitor | None:
    """The visitor whose cookie came with a request or socket."""
    signer: Signer = connection.app.state.signer
    visitor = signer.read(connection.cookies.get(COOKIE))
    return None if visitor is None else await store.visitor(visitor)


async def need_visitor(connection: Connection, store: Store) -> Visitor:
    """The visitor, or a refusal that says how to become one."""
    visitor = await find_visitor(connection, store)
    if visitor is None:
        raise Refused("signed-out", "no visitor's cookie came with this; GET /api/me gives one")
    return visitor
