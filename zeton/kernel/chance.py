"""Chance: a small generator (splitmix64) whose whole state is one integer in the table. Compiled, it is C (``kernel/c``)."""

from typing import Final

from zeton.kernel.compiling import native

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def scramble(state: int) -> int:
    """64 random-looking bits for a state."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def first_state(seed: int) -> int:
    """The state a seed of any size starts from."""
    state = GOLDEN
    rest = abs(seed) * 2 + (seed < 0)
    while rest:
        state = scramble((state ^ (rest & MASK)) & MASK)
        rest >>= 64
    return state


def next_state(state: int) -> int:
    """The state after one draw."""
    return (state + GOLDEN) & MASK


def below(state: int, bound: int) -> int:
    """The number from 0 to ``bound`` − 1 that this state stands for."""
    return scramble(state) * bound >> 64 if native is None else native.below(state, bound)


def shuffle(cards: list[int], state: int) -> int:
    """Shuffle cards in place, and return the state after so many draws: ``next_state`` and ``below``, written out."""
    if native is not None:
        return native.shuffle(cards, state)
    for bound in range(len(cards), 1, -1):
        state = (state + GOLDEN) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        other = (z ^ (z >> 31)) * bound >> 64
        cards[bound - 1], cards[other] = cards[other], cards[bound - 1]
    return state
