"""Stub cards: a printed card with another text box, for rules that no card of the core box shows."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from zeton.games.conquest import positions, tables
from zeton.games.conquest.language.abilities import bind
from zeton.games.conquest.rules.printed import printed_cards
from zeton.kernel import duel
from zeton.kernel.ability import Script


def stub(monkeypatch: pytest.MonkeyPatch, *scripts: Script, printed: dict[str, dict[str, Any]] | None = None) -> None:
    """In this test, these cards do what these scripts say, and these other things are printed on them."""
    known = dict(printed_cards())
    for card, facts in (printed or {}).items():
        known[card] = replace(known[card], **facts)
    for given in scripts:
        known[given.card] = replace(known[given.card], script=bind(given, known[given.card].type))
    stubbed = MappingProxyType(known)
    for module in (positions, tables):
        monkeypatch.setattr(module, "printed_cards", lambda: stubbed)
    monkeypatch.setattr(duel, "_INDEXES", {})
