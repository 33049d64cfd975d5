"""The files that lie beside the modules of a package.

What finds and reads them is loaded with the first file: ``import zeton`` reads none, and these modules of Python were a fifth
of what it took.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def folder_of(package: str) -> Traversable:
    """Where a package lies."""
    from importlib.resources import files

    return files(package)


def read_json(file: Traversable) -> Any:
    """What a JSON file says."""
    import json

    return json.loads(file.read_text(encoding="utf-8"))
