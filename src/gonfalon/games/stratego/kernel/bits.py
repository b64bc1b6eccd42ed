"""Bit operations and random numbers that the other kernels use."""

from __future__ import annotations

from ._jit import kernel


@kernel
def popcount(word: int) -> int:
    """How many bits are set. The compiler turns this loop into one instruction."""
    n = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


@kernel
def lowest(word: int) -> int:
    """Index of the lowest set bit of a word that has one."""
    return popcount((word & -word) - 1)


@kernel
def nth(word: int, n: int) -> int:
    """Index of the n-th (from 0) set bit."""
    for _ in range(n):
        word &= word - 1
    return lowest(word)


@kernel
def draw(rng, n: int) -> int:
    """A number in 0 .. n-1, n < 2**31. Mutates rng, an int64 array whose first cell is the generator's state.

    Multiply-with-carry, lag one, multiplier 2131995753 (a * 2**32 - 1 is a safe prime), so every product stays below 2**63
    and the stream is the same compiled, plain and on a GPU.
    """
    state = int(rng[0])
    state = 2131995753 * (state & 0xFFFFFFFF) + (state >> 32)
    rng[0] = state
    return (((state ^ (state >> 32)) & 0x7FFFFFFF) * n) >> 31
