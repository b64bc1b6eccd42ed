"""Bits and the kernel's own generator."""

from __future__ import annotations

import re

import numpy as np
import pytest

from gonfalon.games.stratego.kernel import bits

MULTIPLIER = 2131995753
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)


def is_prime(n: int) -> bool:
    """Miller and Rabin with the witnesses that settle every n below 2**64."""
    if n < 2 or any(n % w == 0 for w in WITNESSES):
        return n in WITNESSES
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for witness in WITNESSES:
        powers = [pow(witness, odd << i, n) for i in range(twos)]
        if powers[0] != 1 and n - 1 not in powers:
            return False
    return True


def test_the_multiplier_gives_a_safe_prime_and_products_stay_below_two_to_the_63rd() -> None:
    source = bits.draw.__doc__ or ""
    assert re.search(rf"multiplier {MULTIPLIER} .*safe prime", source)
    modulus = MULTIPLIER * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    largest = MULTIPLIER * 0xFFFFFFFF + (2**63 - 1 >> 32)
    assert largest < 2**63


def test_the_generator_is_multiply_with_carry_by_that_multiplier() -> None:
    rng, state = np.array([987654321012345], np.int64), 987654321012345
    for _ in range(1000):
        drawn = bits.draw(rng, 1000)
        state = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
        assert int(rng[0]) == state
        assert drawn == ((((state ^ (state >> 32)) & 0x7FFFFFFF) * 1000) >> 31)


def test_that_step_is_multiplication_modulo_the_prime() -> None:
    """So a stream is as long as the order of the multiplier: at least a quarter of 2**63 states."""
    modulus, rng = MULTIPLIER * 2**32 - 1, np.array([12345678987654], np.int64)
    for _ in range(50):
        before = int(rng[0])
        bits.draw(rng, 2)
        assert int(rng[0]) % modulus == before * pow(2**32, -1, modulus) % modulus
    assert pow(MULTIPLIER, 2, modulus) != 1


@pytest.mark.parametrize("n", [1, 2, 3, 7, 92, 1000])
def test_draws_are_even(n: int) -> None:
    """Chi-square over 200 draws a cell stays within six standard deviations."""
    rng, counts = np.array([20121], np.int64), np.zeros(n)
    for _ in range(200 * min(n, 100)):
        drawn = bits.draw(rng, n)
        assert 0 <= drawn < n
        counts[drawn] += 1
    expected = counts.sum() / n
    chi = float(((counts - expected) ** 2 / expected).sum())
    assert abs(chi - (n - 1)) <= 6 * max(1.0, (2 * (n - 1)) ** 0.5)


@pytest.mark.parametrize(
    "word", [1, 2, 3, 0x8000, 0xF0F0, 0x7FFF_FFFF_FFFF_FFFF, 1 << 62, 0x0123_4567_89AB_CDEF]
)
def test_counting_and_finding_bits(word: int) -> None:
    ones = [i for i in range(63) if word >> i & 1]
    assert bits.popcount(word) == len(ones)
    assert bits.lowest(word) == ones[0]
    assert [bits.nth(word, i) for i in range(len(ones))] == ones
