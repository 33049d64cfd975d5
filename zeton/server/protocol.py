"""The messages of a socket (docs/protocol.md). What is not exactly one of the client's messages is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from zeton.server import validation
from zeton.server.autopass import Skip
from zeton.server.errors import Refused

Card = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a browser may send. ``id`` is the client's own number for the message; the answer repeats it."""

    id: Id


class Choose(ClientMessage, tag="choose", frozen=True, kw_only=True):
    """Answer the open question: the table, the number of the decision, the era, and one of its options."""

    table: str
    era: Count
    decision: Count
    # No bounds here: a fixed tuple beside a bounded number in one union corrupts msgspec's memory. The match checks it.
    option: tuple[str, int, int, int] | int


class Chat(ClientMessage, tag="chat", frozen=True, kw_only=True):
    """Say something."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Explain(ClientMessage, tag="explain", frozen=True, kw_only=True):
    """Ask why a card offers nothing now."""

    card: Card


class Hint(ClientMessage, tag="hint", frozen=True, kw_only=True):
    """Ask what a bot would do: the era and the number of the decision that is meant."""

    era: Count
    decision: Count


class Resign(ClientMessage, tag="resign", frozen=True, kw_only=True):
    """Give the game up."""


class Undo(ClientMessage, tag="undo", frozen=True, kw_only=True):
    """Ask to take back one's last choice."""


class Consent(ClientMessage, tag="consent", frozen=True, kw_only=True):
    """Agree, or not, to what another seat has asked to take back."""

    agree: bool


class Rematch(ClientMessage, tag="rematch", frozen=True, kw_only=True):
    """Ask for, or agree to, another game with the same decks."""


class SetAutoPass(ClientMessage, tag="autopass", frozen=True, kw_only=True):
    """Set which questions are passed without asking."""

    skips: Annotated[tuple[Skip, ...], msgspec.Meta(max_length=64)] = ()
    until: Literal["", "phase", "turn"] = ""


class Language(ClientMessage, tag="language", frozen=True, kw_only=True):
    """Have everything said in another language from now on."""

    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")]


class Refresh(ClientMessage, tag="refresh", frozen=True, kw_only=True):
    """Send the whole state once more."""


class Ping(ClientMessage, tag="ping", frozen=True, kw_only=True):
    """Is anybody there?"""


Message = Choose | Chat | Explain | Hint | Resign | Undo | Consent | Rematch | SetAutoPass | Language | Refresh | Ping

_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def read(data: bytes) -> Message:
    """A client's message; refused if it is none."""
    try:
        return _decoder.decode(data)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("malformed", "no-message", why=validation.found(str(wrong))) from None


def id_of(data: bytes) -> int | None:
    """The client's number of a message that could not be read, if it has one."""
    try:
        given = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    found = given.get("id") if isinstance(given, dict) else None
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53 else None


def frame(kind: str, **fields: Any) -> str:
    """A message of the server, as text."""
    return _encoder.encode({"type": kind, **fields}).decode()
