"""The components of the box, read from a component file: the one in ``data/``, or one an owner of the box has corrected.

The file says what every component is and does, and where each fact comes from; the rules know the words it may use, and no
component by name. ``read_box`` checks a file completely and says in which entry something is wrong, and what would be right.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType
from typing import Any

from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.component_reader import read_entries
from zeton.kernel.errors import NO_JSON, BadSetup, failure, shown
from zeton.kernel.folders import folder_of


def standard_text() -> str:
    """The component file that comes with the game, as it is written."""
    return folder_of("zeton.games.clone_wars").joinpath("data/components.json").read_text(encoding="utf-8")


@cache
def standard_components() -> Mapping[str, Any]:
    """The component file that comes with the game."""
    return MappingProxyType(json.loads(standard_text()))


@cache
def standard_box() -> Box:
    """The box with our own components."""
    return read_box(standard_components())


_BOXES: dict[str, Box] = {}


def read_box(given: Mapping[str, Any]) -> Box:
    """The box of a component file; BadSetup says what in it is wrong."""
    try:
        text = json.dumps(dict(given), sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        raise BadSetup("clone_wars/no-component-file") from None
    fingerprint = blake2b(text.encode(), digest_size=8).hexdigest()
    if fingerprint not in _BOXES:
        if len(_BOXES) > 16:
            _BOXES.clear()
        # Read as it would be from a file: what is a list here is a list there, and every name a text.
        _BOXES[fingerprint] = read_entries(json.loads(text), fingerprint)
    return _BOXES[fingerprint]


def read_components(given: object) -> dict[str, Any] | None:
    """The content of a component file from what a caller gave: nothing, a path, or the content itself."""
    if given is None:
        return None
    if isinstance(given, str | Path):
        try:
            content = json.loads(Path(given).read_text(encoding="utf-8"))
        except OSError as wrong:
            raise BadSetup("cannot-read", file=str(given), why=failure(wrong)) from None
        except NO_JSON as wrong:
            raise BadSetup("no-json", file=str(given), line=getattr(wrong, "lineno", 0)) from None
    else:
        content = given
    if not isinstance(content, Mapping):
        if content is not given:  # the path was right
            raise BadSetup("clone_wars/no-component-file")
        raise BadSetup("clone_wars/no-components", name="components", given=shown(given))
    read_box(content)
    try:
        return deepcopy(dict(content))  # a record is not changed by what its caller does later
    except RecursionError:  # Python 3.13 writes and reads JSON that is nested deeper than it can be copied
        raise BadSetup("clone_wars/no-component-file") from None
