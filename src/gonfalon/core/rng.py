"""Named random streams: every use of chance draws from its own stream, so that an additional draw in one changes no other."""

from __future__ import annotations

import hashlib
import random

Rng = random.Random
"""The generator type that Python code passes around (kernels take their own explicit state)."""


def stream_seed(seed: int, *names: str | int) -> int:
    """A 63-bit seed for the stream `names` of a game started with `seed`; the same on every machine."""
    text = "/".join([str(seed), *map(str, names)])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def stream(seed: int, *names: str | int) -> Rng:
    """A fresh generator for the stream `names`."""
    return random.Random(stream_seed(seed, *names))
