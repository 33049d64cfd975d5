"""What all HTTP routes share: how a refusal is answered, security headers, limits, and the page itself."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from zeton import ZetonError
from zeton.server.errors import STATUS, Refused
from zeton.server.protocol import frame

LOG = logging.getLogger("zeton.server")
STATIC = Path(__file__).parent / "static"
PLAIN = r"^[^\x00-\x1f\x7f]*$"  # one line, no control characters
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

NO_CLIENT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Zeton</title>
<h1>The table server is running</h1>
<p>The browser client has not been built into this installation. The HTTP interface is described at
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]


class Problem(msgspec.Struct, kw_only=True):
    """Why a request was refused: a code for programs, a sentence for people. Nothing has changed."""

    code: str
    text: str


def problems(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The refusals of a route, for its description."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="refused")
        for status in (400, 403, 409, 413, 429, *statuses)
    }


def refuse(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """The answer to what is refused."""
    return Response(Problem(code=refused.code, text=refused.text), status_code=refused.status)


def refuse_error(_: Request[Any, Any, Any], wrong: ZetonError) -> Response[Problem]:
    """The answer to a deck, setup, record or name that the games refuse."""
    return Response(Problem(code="impossible", text=str(wrong)), status_code=STATUS["impossible"])


def refuse_request(_: Request[Any, Any, Any], wrong: HTTPException) -> Response[Problem]:
    """The answer to a request that is none of ours."""
    codes = {404: "unknown", 405: "unknown", 413: "too-large"}
    text = wrong.detail
    if isinstance(wrong.extra, list):
        text = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in wrong.extra if isinstance(e, dict))
    code = codes.get(wrong.status_code, "malformed")
    headers = dict(wrong.headers or {})
    return Response(Problem(code=code, text=text or wrong.detail), status_code=wrong.status_code, headers=headers)


def refuse_depth(_: Request[Any, Any, Any], wrong: RecursionError) -> Response[Problem]:
    """The answer to JSON that is nested deeper than it can be read."""
    LOG.warning("a request was nested too deeply", exc_info=wrong)
    return Response(Problem(code="malformed", text="the request is nested too deeply"), status_code=STATUS["malformed"])


def report_error(_: Request[Any, Any, Any], wrong: Exception) -> Response[Problem]:
    """Our own mistake: written down here, not told outside."""
    LOG.error("a request failed", exc_info=wrong)
    return Response(Problem(code="failed", text="the server failed; this is its own mistake"), status_code=500)


async def add_headers(message: Message, _: Scope) -> None:
    """The security headers of every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def foreign_origin(scope: Scope) -> bool:
    """Whether a browser sends this from a page of another site."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return False
    return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")


def guard(app: ASGIApp) -> ASGIApp:
    """Refuse other sites' pages, and addresses that ask too often."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            refused = _refusal(scope)
            if refused is not None:
                await _answer(refused, send)
                return
        await app(scope, receive, send)

    return guarded


def _refusal(scope: HTTPScope) -> Refused | None:
    state = scope["litestar_app"].state
    client = scope.get("client")
    address = client[0] if client else ""
    if not state.requests.take(address):
        return Refused("too-fast", "too many requests from this address; wait a moment")
    if "\0" in scope["path"]:
        return Refused("unknown", "there is no such address")
    if scope["path"] in ("/api/login", "/api/register") and not state.sign_ins.take(address):
        return Refused("too-fast", "too many attempts from this address; wait a minute")
    if scope["method"] not in SAFE_METHODS and foreign_origin(scope):
        return Refused("foreign", "this request comes from a page of another site")
    return None


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Problem(code=refused.code, text=refused.text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def has_client(folder: Path = STATIC) -> bool:
    """Whether the browser client has been built into this installation."""
    return (folder / "index.html").is_file()


def page(path: str, folder: Path = STATIC) -> Response[bytes]:
    """A file of the client; for every other address the client itself, which knows what to show there."""
    wanted = (folder / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    if not inside and Path(path).suffix and path.startswith("/assets/"):
        raise Refused("unknown", "there is no such file")
    file = wanted if inside else folder / "index.html"
    if not has_client(folder):
        return Response(NO_CLIENT, media_type="text/html")
    kind = guess_type(file.name)[0] or "application/octet-stream"
    lasting = inside and path.startswith("/assets/")  # their names change with their contents
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})


def refused_frame(message: int | None, refused: Refused) -> str:
    """A refusal over a socket."""
    return frame("refused", id=message, code=refused.code, text=refused.text)
