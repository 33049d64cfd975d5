"""Python looks for garbage that refers to itself whenever much is new; games and searches make none, and what is loaded stays.

But a search makes trees of a million nodes, which would be walked through again and again: nearly half of a long search.
Looking through modules, facts and scripts while they are loaded takes a tenth of the start of a game.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_cycles_looked_for() -> Iterator[None]:
    """Until the end of this nobody looks; it is looked for again then if it was before."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()
