"""Tables of other servers: whoever comes to this server with a request or a socket for one is carried there, and back.

A socket stays where it was opened. Its messages go to the server that keeps the table, where a ``Guest`` sits for it like any
other line; what the table says to the guest comes back. A request is answered by the other server's own application. If
that server ends, sockets are closed with "connect anew": by then somebody else can take the table. A socket that has heard
nothing yet stays open: the server it came to takes the table itself.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zeton.server.answering import REFUSED, admit, answer
from zeton.server.errors import Refused
from zeton.server.lines import Line
from zeton.server.post import Answer, AnyLetter, Asked, Ended, Enter, Frame, Left, Post, Said
from zeton.server.storage.ids import new_id
from zeton.server.storage.leases import Elsewhere
from zeton.server.web import CARRIED, refuse_elsewhere, refused_frame

if TYPE_CHECKING:
    from zeton.server.hall import Hall

PATIENCE = 5.0  # seconds after which another server is said not to answer
KEPT_HEADERS = (b"cookie", b"accept-language", b"content-type", b"accept", b"origin", b"host")


class Carried(Line):
    """A socket of this server at a table of another one: what comes back waits here to be sent."""

    __slots__ = ("answered", "id", "owner", "settled")

    def __init__(self, owner: str, visitor: str | None, name: str, language: str) -> None:
        super().__init__(visitor, name, None, language)
        self.id = new_id()
        self.owner = owner
        self.answered = False  # whether anything has come back
        self.settled = asyncio.Event()  # it has, or nothing will

    def put(self, text: str) -> None:
        self.answered = True
        self.settled.set()
        super().put(text)

    def hang_up(self) -> None:
        self.settled.set()
        super().hang_up()

    async def is_answered(self) -> bool:
        """Wait for whoever keeps the table; whether anything comes back."""
        await self.settled.wait()
        return self.answered

    def give_up(self) -> None:
        """Nothing came back for so long that the letter must have been lost."""
        if not self.answered:
            self.hang_up()


class Guest(Line):
    """A line of a room whose socket is at another server."""

    __slots__ = ("id", "inbox", "post", "server")

    def __init__(self, post: Post, letter: Enter) -> None:
        super().__init__(letter.visitor, letter.name, None, letter.language)
        self.id = letter.line
        self.server = letter.sender
        self.post = post
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, text: str) -> None:
        """Send a frame."""
        if not self.closed:
            self.post.send(self.server, Frame(self.id, text))

    def hang_up(self) -> None:
        """End this line."""
        if not self.closed:
            self.closed = True
            self.post.send(self.server, Ended(self.id, *self.ending))
            self.inbox.put_nowait(None)


class Relay:
    """Both ends: sockets of this server at others' tables, and others' at this one's."""

    def __init__(self, hall: Hall, post: Post, app: Any) -> None:
        self.hall = hall
        self.post = post
        self.app = app
        self.carried: dict[str, Carried] = {}
        self.guests: dict[str, Guest] = {}
        self.waiting: dict[str, tuple[str, asyncio.Future[Answer]]] = {}  # by number: of whom, and what is waited for
        post.heard, post.broken = self.hear, self.break_off

    # ── letters ──────────────────────────────────────────────────────────────────────────────────────────────────

    def hear(self, letter: AnyLetter) -> None:
        """A letter has come."""
        match letter:
            case Enter():
                self._run(self._welcome(letter))
            case Said():
                if letter.line in self.guests:
                    self.guests[letter.line].inbox.put_nowait(letter.text.encode())
            case Left():
                if letter.line in self.guests:
                    self.guests[letter.line].inbox.put_nowait(None)
            case Frame():
                if letter.line in self.carried:
                    self.carried[letter.line].put(letter.text)
            case Ended():
                if letter.line in self.carried:
                    self.carried[letter.line].close(letter.code, letter.reason)
            case Asked():
                self._run(self._answer(letter))
            case Answer():
                if letter.number in self.waiting and not self.waiting[letter.number][1].done():
                    self.waiting[letter.number][1].set_result(letter)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self.hall.run(work)

    def alive(self, servers: frozenset[str]) -> None:
        """These servers are alive: whoever waits for another one begins anew."""
        _drop(line for line in self.carried.values() if line.owner not in servers)
        _drop(guest for guest in self.guests.values() if guest.server not in servers)
        for owner, awaited in self.waiting.values():
            if owner not in servers and not awaited.done():
                awaited.set_exception(Elsewhere(owner))

    def break_off(self) -> None:
        """Letters may have been lost: everybody begins anew."""
        _drop(self.carried.values())
        _drop(self.guests.values())

    # ── sockets ──────────────────────────────────────────────────────────────────────────────────────────────────

    @contextlib.contextmanager
    def carrying(self, table: str, line: Carried) -> Iterator[None]:
        """A socket of this server sits at another one's table, as long as this lasts."""
        self.carried[line.id] = line
        self.post.send(line.owner, Enter(self.post.me, line.id, table, line.visitor, line.name, line.language))
        patience = asyncio.get_running_loop().call_later(PATIENCE, line.give_up)
        try:
            yield
        finally:
            patience.cancel()
            del self.carried[line.id]
            self.post.send(line.owner, Left(line.id))

    def say(self, line: Carried, data: bytes) -> None:
        """A message has come from such a socket."""
        self.post.send(line.owner, Said(line.id, data.decode(errors="replace")))

    async def _welcome(self, letter: Enter) -> None:
        """Another server's socket comes to a table of this one."""
        guest = Guest(self.post, letter)
        self.guests[guest.id] = guest
        try:
            room = await self.hall.room(letter.table)
            admit(room, guest)
        except Refused as refused:
            guest.put(refused_frame(None, refused, guest.language))
            guest.close(REFUSED + refused.status, refused.code)
        except Elsewhere:
            guest.hang_up()
        except Exception:
            guest.hang_up()  # its browser connects anew; what went wrong is written down
            raise
        else:
            try:
                room.enter(guest)
                while (data := await guest.inbox.get()) is not None:
                    await asyncio.shield(asyncio.ensure_future(answer(room, guest, data, self.hall)))
            finally:
                guest.closed = True
                room.leave(guest)
        finally:
            self.guests.pop(guest.id, None)

    # ── requests ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def ask(self, owner: str, scope: Scope, body: bytes) -> Answer:
        """What the server that keeps a table answers to a request; ``Elsewhere`` if it does not."""
        number = new_id()
        headers = [(name, value) for name, value in scope["headers"] if name in KEPT_HEADERS]
        awaited: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[number] = owner, awaited
        try:
            method, path, query = scope["method"], scope["path"], scope["query_string"]  # type: ignore[typeddict-item]
            self.post.send(owner, Asked(self.post.me, number, method, path, query, headers, body))
            return await asyncio.wait_for(awaited, PATIENCE)
        except TimeoutError:
            raise Elsewhere(owner) from None
        finally:
            del self.waiting[number]

    async def _answer(self, asked: Asked) -> None:
        """Answer a request that came to another server."""
        status, headers, body = await called(self.app, asked)
        self.post.send(asked.sender, Answer(asked.number, status, headers, body))


def _drop(lines: Iterable[Line]) -> None:
    for line in list(lines):
        line.hang_up()


async def called(app: Any, asked: Asked) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """What an application answers to a request that came by post: status, headers, body."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "root_path": "",
        "query_string": asked.query,
        "headers": asked.headers,
        "client": None,
        "server": None,
        "state": {},
        "extensions": {},
        CARRIED: True,
    }
    sent: list[Message] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start = next(message for message in sent if message["type"] == "http.response.start")
    body = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    return start["status"], [(bytes(name), bytes(value)) for name, value in start["headers"]], body


class PassedOn(Response[bytes]):
    """An answer that the server which keeps the table gives."""

    def __init__(self, request: Request[Any, Any, Any], owner: str) -> None:
        super().__init__(b"")
        self.request = request
        self.owner = owner

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIApp:  # type: ignore[override]
        return self._pass_on

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        relay: Relay = self.request.app.state.hall.relay
        try:
            given = await relay.ask(self.owner, scope, await self.request.body())
        except Elsewhere as elsewhere:
            await refuse_elsewhere(self.request, elsewhere).to_asgi_response(None, self.request)(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": given.status, "headers": given.headers})
        await send({"type": "http.response.body", "body": given.body, "more_body": False})


def pass_on(request: Request[Any, Any, Any], elsewhere: Elsewhere) -> Response[Any]:
    """A request about a table of another server: that one answers, if it can be asked."""
    if request.app.state.hall.relay is None or CARRIED in request.scope:
        return refuse_elsewhere(request, elsewhere)
    return PassedOn(request, elsewhere.owner)
