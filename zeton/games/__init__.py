"""The games, each in a folder of its own.

The public API has ``zeton.games()``, the ids of all games, and this folder has the same name: so the folder answers the call.
"""

import sys
from types import ModuleType

IDS = ("star_wars_lcg", "conquest", "destiny", "clone_wars")
"""The games there are, in the order they are listed."""


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The ids of all games."""
        return IDS


sys.modules[__name__].__class__ = _Games
