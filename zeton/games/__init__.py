"""The games, each in a folder of its own.

The public API has a function ``zeton.games()``, and this folder has the same name: whichever import came last decides what
``zeton.games`` is. So the folder answers the call as well.
"""

import sys
from types import ModuleType

IDS = ("star_wars_lcg",)
"""The games there are, in the order they are listed."""


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The ids of all games."""
        return IDS


sys.modules[__name__].__class__ = _Games
