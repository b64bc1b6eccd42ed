"""Perft of powers counted twice: by the kernel, and by the naive referee, act by act on copies of the whole game."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import pytest
from stratego.golden import FAMILY, perft

from tests.naive.middle_earth_referee import MiddleEarthReferee
from tests.rules.middle_earth.scenario import EVIL, GOOD, NewScenario
from tests.rules.naive_side import NaiveSide

from .counts import Entry, check_counts, each, entries

MOST_LEAVES = 1500
"""Counts of the files above this are left to the kernel alone."""
ENTRIES = [entry for entry in entries(FAMILY) if entry.variant in ("me-powers", "me-ring")]
NONE: dict[str, Any] = {}


class Small(NamedTuple):
    """A few pieces on the board, and how deep to count."""

    game: str
    turn: str
    good: str
    evil: str
    depth: int
    options: dict[str, Any] = NONE


SMALL = {
    "fliers over zones and pieces": Small(
        "me-powers", "evil", "c4 gandalf, d4 elf, a1 flag", "d7 witch_king, c7 orc, j10 flag", 3
    ),
    "seekers and archers": Small(
        "me-powers", "good", "e4 legolas, f3 aragorn, a1 flag", "e6 haradrim, f5 fortress, j10 flag", 3
    ),
    "one axe among five": Small(
        "me-powers",
        "good",
        "e4 gimli, a1 flag",
        "d6 orc, e6 nazgul, f6 fortress, d4 warg_rider, f5 sharku, j10 flag",
        2,
    ),
    "an axe that stays and stops": Small(
        "me-powers",
        "good",
        "e5 gimli, a1 flag",
        "e6 nazgul, f6 orc, f5 warg_rider, j10 flag",
        2,
        {"axe_may_stay": True, "axe_stops": True},
    ),
    "a steed that may return": Small(
        "me-powers",
        "good",
        "e4 theoden, a1 flag",
        "e6 orc, f5 lurtz, j10 flag",
        3,
        {"steed_may_return": True},
    ),
    "attack upon attack": Small(
        "me-powers",
        "evil",
        "e5 sam, e4 merry, f4 soldier, d4 boromir, a1 flag",
        "e6 uruk_hai, j10 flag",
        4,
    ),
    "rage with and without a step": Small(
        "me-powers",
        "evil",
        "e4 elf, f4 fortress, d4 boromir, a1 flag",
        "e6 berserker, f6 berserker, j10 flag",
        3,
        {"rage_may_stay": True, "rage_alone": True},
    ),
    "Frodo before Mount Doom": Small(
        "me-ring",
        "good",
        "f6 frodo, e5 gimli, a1 flag",
        "f7 uruk_hai, e7 nazgul, g8 orc, j10 flag",
        3,
    ),
    "Frodo on Mount Doom, in reach": Small(
        "me-ring",
        "good",
        "f6 frodo, a1 flag",
        "g8 saruman, e7 haradrim, h7 witch_king, j10 flag",
        3,
        {"mount_doom_safe": False},
    ),
    "Frodo hunted": Small(
        "me-ring",
        "evil",
        "e4 frodo, e3 boromir, a1 flag",
        "e5 nazgul, d4 uruk_hai, f4 berserker, j10 flag",
        3,
    ),
}


def naive_perft(referee: MiddleEarthReferee, depth: int) -> int:
    """How many sequences of `depth` decisions there are."""
    if referee.outcome:
        return 0
    acts = referee.legal_actions()
    if depth == 1:
        return len(acts)
    leaves = 0
    for act in acts:
        twin = copy.deepcopy(referee)
        twin.step(act)
        leaves += naive_perft(twin, depth - 1)
    return leaves


@each(ENTRIES)
def test_the_naive_referee_counts_what_the_files_say(entry: Entry) -> None:
    position = entry.position
    referee = MiddleEarthReferee(entry.variant, position.options)
    for seat, letters in ((GOOD, position.red), (EVIL, position.blue)):
        referee.deploy(seat, letters)
    for move in position.moves:
        referee.step(move)
    few = {depth: leaves for depth, leaves in position.counts.items() if leaves <= MOST_LEAVES}
    check_counts(
        Entry(entry.variant, entry.n, position._replace(counts=few)),
        lambda depth: naive_perft(referee, depth),
    )


@pytest.mark.parametrize("name", SMALL)
def test_both_count_alike_from_small_positions(name: str) -> None:
    game, turn, good, evil, depth, options = SMALL[name]
    state = NewScenario("engine")(good, evil, game, turn, **options).state
    naive = NewScenario("naive")(good, evil, game, turn, **options).side
    assert isinstance(naive, NaiveSide)
    referee = naive.referee
    assert isinstance(referee, MiddleEarthReferee)
    counts = [perft(state, n) for n in range(1, depth + 1)]
    print(name, counts)
    assert [naive_perft(referee, n) for n in range(1, depth + 1)] == counts
    assert counts[-1] > 0
