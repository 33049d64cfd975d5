"""What all HTTP routes share: how a refusal is answered, security headers, limits, and the page itself."""

from __future__ import annotations

import gzip
import logging
import re
from collections.abc import Mapping
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import MediaType, ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from zeton import ZetonError
from zeton.kernel import words
from zeton.server import telling, validation
from zeton.server.errors import STATUS, Refused
from zeton.server.languages import DEFAULT_LANGUAGE, language_of
from zeton.server.limits import Limits, address_of
from zeton.server.protocol import frame
from zeton.server.storage.database import is_away, is_full
from zeton.server.storage.leases import Elsewhere

LOG = logging.getLogger("zeton.server")
STATIC = Path(__file__).parent / "static"
PLAIN = r"^[^\x00-\x1f\x7f]*$"  # one line, no control characters
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first
FOREIGN = {404: ("unknown", "no-address"), 405: ("unknown", "no-method"), 413: ("too-large", "request-too-large")}
CARRIED = "carried"  # in the scope of a request that came by another server: it was looked at there
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PROBES = ("/health", "/ready", "/metrics")  # asked by machines that know no name of the server
LONGEST_PATH = 200  # of a file of the client
LASTING = "/assets/"  # files whose names change with their contents
READY = "compressed"  # of a route: its answers need not be compressed each time

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

NO_CLIENT = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Żeton</title>
<h1>{title}</h1>
<p>{words} <a href="/api/schema/openapi.json">/api/schema/openapi.json</a></p></html>
"""

SAID_AT_FIRST = {
    "page-description": re.compile(r'(<meta name="description" content=")[^"]*'),
    "page-without-script": re.compile(r"(<noscript>)[^<]*"),
}
"""What the page of the client says before its script runs, and where."""

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


def refuse(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """The answer to what is refused."""
    language = language_of(request.scope)
    problem = Problem(code=refused.code, text=refused.say(language))
    return Response(problem, status_code=refused.status, headers={"content-language": language})


def refuse_error(request: Request[Any, Any, Any], wrong: ZetonError) -> Response[Problem]:
    """The answer to a deck, setup, record or name that the games refuse."""
    return refuse(request, telling.refusal_of(wrong))


def refuse_elsewhere(request: Request[Any, Any, Any], _: Elsewhere) -> Response[Problem]:
    """The answer to a request about a table, or the series of a deck, that another server has and that cannot be asked."""
    return refuse(request, Refused("away", "tried-elsewhere" if "deck" in request.path_params else "kept-elsewhere"))


def refuse_request(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Problem]:
    """The answer to a request that is none of ours."""
    language = language_of(request.scope)
    code, key = FOREIGN.get(wrong.status_code, ("malformed", "malformed"))
    text = Refused(code, key).say(language)
    if isinstance(wrong.extra, list) and code == "malformed":
        found = [validation.found(str(e.get("message", "")), str(e.get("key", ""))) for e in wrong.extra if isinstance(e, dict)]
        text = " ".join(one.say(language) for one in found) or text
    headers = {**(wrong.headers or {}), "content-language": language}
    return Response(Problem(code=code, text=text), status_code=wrong.status_code, headers=headers)


def refuse_depth(request: Request[Any, Any, Any], wrong: RecursionError) -> Response[Problem]:
    """The answer to JSON that is nested deeper than it can be read."""
    LOG.warning("a request was nested too deeply", exc_info=wrong)
    return refuse(request, Refused("malformed", "too-deep"))


def fault(wrong: Exception) -> Refused | None:
    """What is to be said if the database is away, or full; None for anything else."""
    if is_full(wrong):
        return Refused("full", "disk-full")
    return Refused("away", "database-away") if is_away(wrong) else None


def report_error(request: Request[Any, Any, Any], wrong: Exception) -> Response[Problem]:
    """The database's failure, said in a sentence; or our own mistake: written down here, not told outside."""
    if (refused := fault(wrong)) is not None:
        LOG.warning("a request was not answered: %s", wrong)
        return refuse(request, refused)
    LOG.error("a request failed", exc_info=wrong)
    text = words.say("server-failed", language_of(request.scope), words.COMMON)
    return Response(Problem(code="failed", text=text), status_code=500)


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
    try:
        named = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:  # no address at all, such as an IPv6 one without its end
        return True
    return named != headers.get(b"host", b"").decode("latin-1")


def turned_away(scope: Scope) -> Refused | None:
    """Why whoever asks is not served at all: by a name that is not this server's, or from where somebody is banned."""
    state = scope["litestar_app"].state
    named = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
    if state.hosts and re.sub(r":\d+$", "", named) not in state.hosts:
        return Refused("foreign", "other-host")
    client = scope.get("client")
    if client and any(client[0] in network for network in state.banned):
        return Refused("foreign", "banned")
    return None


def guard(app: ASGIApp) -> ASGIApp:
    """Refuse other sites' pages, and addresses that ask too often."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and CARRIED not in scope:
            refused = await _refusal(scope)
            if refused is not None:
                await _answer(refused, language_of(scope), send)
                return
        await app(scope, receive, send)

    return guarded


async def _refusal(scope: HTTPScope) -> Refused | None:
    limits: Limits = scope["litestar_app"].state.hall.limits
    address = address_of(scope)
    if scope["path"] not in PROBES and (refused := turned_away(scope)) is not None:
        return refused
    # A first visit fetches two dozen files of the client: neighbours at one address must not lock each other out.
    if not scope["path"].startswith(LASTING) and not await limits.requests.take(address):
        return Refused("too-fast", "too-many-requests")
    if "\0" in scope["path"]:
        return Refused("unknown", "no-address")
    if scope["path"] in ("/api/login", "/api/register") and not await limits.sign_ins.take(address):
        return Refused("too-fast", "too-many-attempts")
    if scope["method"] not in SAFE_METHODS and foreign_origin(scope):
        return Refused("foreign", "other-site")
    return None


async def _answer(refused: Refused, language: str, send: Send) -> None:
    body = msgspec.json.encode(Problem(code=refused.code, text=refused.say(language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def has_client(folder: Path = STATIC) -> bool:
    """Whether the browser client has been built into this installation."""
    return (folder / "index.html").is_file()


def page(path: str, accepted: str = "", language: str = DEFAULT_LANGUAGE, folder: Path = STATIC) -> Response[bytes]:
    """A file of the client, compressed as the browser accepts it; for every other address the client itself, which knows
    what to show there."""
    wanted = (folder / path.lstrip("/")[:LONGEST_PATH]).resolve()
    inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    if not inside and Path(path).suffix and path.startswith(LASTING):
        raise Refused("unknown", "no-address")
    file = wanted if inside else folder / "index.html"
    if not has_client(folder):
        return Response(_no_client(language), media_type="text/html")
    if file == folder / "index.html":
        headers = {"cache-control": "no-cache", "vary": "accept-language", "content-language": language}
        return Response(in_words(file.read_text(encoding="utf-8"), language).encode(), media_type="text/html", headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    lasting = inside and path.startswith(LASTING)
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache", "vary": "accept-encoding"}
    encoding = next((name for name in ENCODINGS if name in _codings(accepted) and _beside(file, name).is_file()), None)
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response((_beside(file, encoding) if encoding else file).read_bytes(), media_type=kind, headers=headers)


class Packed(NamedTuple):
    """An answer that is long, and the same for many: encoded and compressed once."""

    plain: bytes
    small: bytes

    @classmethod
    def of(cls, content: Any) -> Packed:
        """Of something that is sent as JSON."""
        plain = msgspec.json.encode(content)
        return cls(plain, gzip.compress(plain, 6))

    def response(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """As the browser accepts it."""
        headers = {"vary": "accept-encoding"}
        if "gzip" not in _codings(request.headers.get("accept-encoding", "")):
            return Response(self.plain, media_type=MediaType.JSON, headers=headers)
        return Response(self.small, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})


def in_words(client: str, language: str) -> str:
    """The page of the client as it is until its script runs, in a language."""
    client = re.sub(r'(<html lang=")[^"]*', rf"\g<1>{language}", client, count=1)
    for key, place in SAID_AT_FIRST.items():
        told = escape(words.say(key, language, words.COMMON))
        client = place.sub(lambda found, told=told: found[1] + told, client, count=1)  # type: ignore[misc]
    return client


def _no_client(language: str) -> bytes:
    title, about = (words.say(key, language, words.COMMON) for key in ("no-client", "no-client-words"))
    return NO_CLIENT.format(language=language, title=title, words=about).encode()


def _codings(accepted: str) -> set[str]:
    """The codings an Accept-Encoding header allows."""
    parts = (part.partition(";") for part in accepted.lower().split(","))
    return {name.strip() for name, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}


def _beside(file: Path, encoding: str) -> Path:
    """Where the build has put a compressed copy of a file."""
    return file.with_name(file.name + ENCODINGS[encoding])


def refused_frame(message: int | None, refused: Refused, language: str) -> str:
    """A refusal over a socket."""
    return frame("refused", id=message, code=refused.code, text=refused.say(language))
