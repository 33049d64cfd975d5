"""The files that lie beside the modules of a package.

What finds and reads them is loaded with the first file: ``import zeton`` reads none. A package lies in a folder, never in an
archive, so a path is enough: ``importlib.resources`` would bring archives and temporary files along, a tenth of a first game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


@cache
def folder_of(package: str) -> Path:
    """Where a package lies."""
    from pathlib import Path

    return Path(import_module(package).__path__[0])


def read_json(file: Path) -> Any:
    """What a JSON file says."""
    import json

    return json.loads(file.read_text(encoding="utf-8"))


def is_there(file: Path) -> bool:
    """Whether there is such a file or folder; under a name that nothing can have there is none."""
    try:
        return file.exists()
    except (OSError, ValueError):
        return False
