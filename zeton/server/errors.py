"""What the server refuses, and why. A refusal changes nothing."""

from __future__ import annotations

from typing import Any

from zeton.kernel.errors import Message

STATUS = {
    "malformed": 400,
    "signed-out": 401,
    "wrong-password": 401,
    "foreign": 403,
    "hidden": 403,
    "unknown": 404,
    "impossible": 409,
    "stale": 409,
    "over": 409,
    "taken": 409,
    "not-begun": 409,
    "too-large": 413,
    "too-fast": 429,
    "away": 503,
    "full": 507,
}


class Refused(Message, Exception):
    """A request or message that is not granted: a code for programs, and a message (``refused-<key>``) for people."""

    prefix = "refused"

    def __init__(self, code: str, key: str, **told: Any) -> None:
        assert code in STATUS, code
        super().__init__(key, **told)
        self.code = code

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]
