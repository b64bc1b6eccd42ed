"""The faults of a first set-up: each is found where it is, and nothing is found in a sound one."""

from __future__ import annotations

import pytest

from gonfalon import text
from gonfalon.learn import loading
from gonfalon.learn.stratego.setup_faults import SetupFault, setup_faults

SOUND = "32BFB43524235B673B435B84S2765B629276M282"


def swapped(letters: str, *pairs: tuple[str, str]) -> str:
    """The set-up after swaps of two squares each."""
    found = list(letters)
    for pair in pairs:
        one, other = ("abcdefghij".index(square[0]) + 10 * (int(square[1]) - 1) for square in pair)
        found[one], found[other] = found[other], found[one]
    return "deploy " + "".join(found)


def test_a_sound_setup_has_none():
    assert setup_faults(swapped(SOUND)) == ()
    assert setup_faults("d4-d5") == ()


@pytest.mark.parametrize(
    ("fault", "pairs"),
    [
        ("flag-forward", [("d1", "d3")]),
        ("flag-open", [("d1", "a1")]),
        ("miners-forward", [("a1", "a4"), ("g1", "f4"), ("b2", "e4")]),
        ("bombs-wall-you-in", [("c1", "a4"), ("e1", "c4"), ("d2", "f4")]),
        ("no-scout-in-front", [("b4", "a3"), ("d4", "b3"), ("h4", "c3"), ("j4", "d3")]),
        ("no-scout-kept", [("b1", "a4"), ("i1", "c4"), ("a2", "f4")]),
        ("spy-alone", [("e3", "a1")]),
        ("giants-together", [("g4", "a4")]),
    ],
)
def test_a_fault_is_found(fault: SetupFault, pairs: list[tuple[str, str]]):
    assert f"lesson-setup-{fault}" in setup_faults(swapped(SOUND, *pairs))
    assert text.has_text(f"lesson-setup-{fault}")


def test_the_lesson_begins_with_four_and_ends_with_none():
    lesson = loading.lesson("first-setup")
    assert setup_faults(lesson.setup_given) == tuple(
        f"lesson-setup-{fault}"
        for fault in ("flag-forward", "flag-open", "miners-forward", "bombs-wall-you-in")
    )
    assert setup_faults(lesson.steps[0].shown_act) == ()
