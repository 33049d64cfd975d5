"""Passwords: kept as hashes that are dear to compute, so only a few are computed at a time."""

from __future__ import annotations

import asyncio
import logging
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LOG = logging.getLogger("zeton.server")
HASHER = PasswordHasher()


class Passwords:
    """Makes and compares hashes, a few at a time: each takes 64 MB and most of a core."""

    def __init__(self, at_once: int) -> None:
        self.few = asyncio.Semaphore(at_once)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self.few:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that is kept; where none is, it is looked at for as long."""
        async with self.few:
            return await asyncio.to_thread(_fits, kept, password)


@cache
def _nobodys() -> str:
    """What a password is compared with where there is none: a wrong login takes as long as a wrong password."""
    return HASHER.hash("nobody")


def _fits(kept: str | None, password: str) -> bool:
    try:
        return HASHER.verify(kept or _nobodys(), password)
    except VerificationError:
        return False
    except InvalidHashError:
        LOG.error("what is kept of a password is damaged: nobody can sign in with it")
        return False
