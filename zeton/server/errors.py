"""What the server refuses, and why. A refusal changes nothing."""

from __future__ import annotations

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
}


class Refused(Exception):
    """A request or message that is not granted: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        assert code in STATUS, code
        super().__init__(text)
        self.code = code
        self.text = text

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]
