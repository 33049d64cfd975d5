"""Auto-pass: the player's own word about which questions are passed without asking.

The kernel asks in a window only whoever has something to answer with, so every question here is one that an own card could
answer. Therefore everything is asked unless the player has said that it may be passed: for a phase, a kind of window and
a turn, or for the rest of this phase or turn. Whatever cannot be passed is always asked.

``phase``, ``turn`` and ``active`` are read from the view, where a game has them; ``*`` stands for any.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from zeton import Decision, Option

WINDOWS = ("action", "interrupt", "reaction")
PASS_VERB = "pass"


class Skip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Questions that may be passed: in this phase, of this kind, in this player's turn."""

    phase: str = "*"
    kind: Literal["*", "action", "interrupt", "reaction"] = "*"
    whose: Literal["*", "own", "other"] = "*"


class AutoPass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's settings. ``until`` passes everything to the end of the phase or turn in which it was set."""

    skips: tuple[Skip, ...] = ()
    until: Literal["", "phase", "turn"] = ""
    mark: str = ""  # the phase or turn in which ``until`` was set; the server writes it

    @property
    def says_something(self) -> bool:
        """Whether anything at all may be passed."""
        return bool(self.skips or self.until)


MOST_SKIPS = 64


def mark(until: str, view: dict[str, Any]) -> str:
    """The name of the running phase or turn, to notice its end."""
    turn = f"{view.get('turn')}/{view.get('active')}"
    return f"{turn}/{view.get('phase')}" if until == "phase" else turn


def is_pass(decision: Decision, option: Option) -> bool:
    """Whether a choice lets a window go by, which nobody else may notice."""
    return decision.kind in WINDOWS and option.verb == PASS_VERB


def passes(settings: AutoPass, decision: Decision, view: dict[str, Any]) -> int | None:
    """The index of the option that passes, if the player has said that this question may be passed."""
    if decision.kind not in WINDOWS:
        return None
    index = next((n for n, option in enumerate(decision.options) if option.verb == PASS_VERB), None)
    if index is None:
        return None
    if settings.until and settings.mark == mark(settings.until, view):
        return index
    whose = "own" if view.get("active") == decision.seat else "other"
    phase = str(view.get("phase", ""))
    told = any(
        skip.phase in ("*", phase) and skip.kind in ("*", decision.kind) and skip.whose in ("*", whose)
        for skip in settings.skips
    )
    return index if told else None
