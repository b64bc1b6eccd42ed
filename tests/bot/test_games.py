"""Whole games under the referee: both colours, against itself, against a random program, and against bad company."""

from __future__ import annotations

import pytest

from . import opponents
from .opponents import Fixed, Inline, bot, stranger
from .referee import Body, Ended, Program, Referee, Thread

SHORT = 0.8
"""Seconds that a bad opponent has; ours has plenty, so that a loaded machine changes nothing."""
PLENTY = 30.0
BAD = {
    "slow": (opponents.sleeps, "time", "time"),
    "late": (opponents.dawdles, "time", "time"),
    "dying": (opponents.dies, "gone", "gone"),
    "babbling": (opponents.babbles, "illegal", "gone"),
    "cheating": (opponents.cheats, "illegal", "gone"),
}
"""Body, why it loses when it does so in the game, and when it does so instead of deploying."""


def meet(red: Body, blue: Body, seconds: tuple[float, float] = (PLENTY, PLENTY), cap: int = 600) -> Ended:
    """One game; both programs must end by themselves with exit code 0."""
    programs: list[Program] = [Thread(red), Thread(blue)]
    ended = Referee(programs[0], programs[1], seconds, cap, seconds).play()
    for program in programs:
        assert program.wait(PLENTY) == 0
    return ended


def test_two_bots_play_a_whole_game_and_follow_it_to_the_end():
    thinkers = [Inline(1, 11), Inline(1, 12)]
    ended = meet(bot(thinkers[0]), bot(thinkers[1]), cap=1200)
    assert (ended.refused, ended.plies > 50) == ("", True)
    assert not any(thinker.fell_back for thinker in thinkers)


@pytest.mark.parametrize(
    ("seat", "seed"),
    [(0, 1), (1, 3), *(pytest.param(seat, 3 - 2 * seat, marks=pytest.mark.long) for seat in (0, 1))],
)
def test_the_bot_beats_a_random_program_with_either_colour(seat: int, seed: int):
    thinker = Inline(1, seed)
    pair = [bot(thinker), stranger(seed)]
    ended = meet(pair[seat], pair[1 - seat], cap=2000)
    assert ended.refused == ""
    assert ended.returns[seat] == 1.0
    assert not thinker.fell_back


@pytest.mark.parametrize("seat", [0, 1])
def test_a_referee_that_never_tells_a_mover_how_it_went_is_played_with_all_the_same(seat: int):
    """The history is lost at the first fight that the rows leave open."""
    meet_silence(Inline(1, 1), seat, 1, cap=300)


@pytest.mark.long
def test_a_referee_that_never_tells_a_mover_how_it_went_is_mostly_beaten():
    """The rows and what was told mostly are enough to win."""
    games = [meet_silence(Inline(4, seed), seat, seed, cap=2000) for seed in range(1, 9) for seat in range(2)]
    assert sum(games) >= 9


def meet_silence(thinker: Inline, seat: int, seed: int, cap: int) -> bool:
    """A game against a stranger under a referee that does not answer moves: legal to the end, by the rows; whether it was won."""
    programs = [Thread(bot(thinker)), Thread(stranger(seed))]
    ordered = programs if seat == 0 else programs[::-1]
    referee = Referee(ordered[0], ordered[1], cap=cap)
    referee.echoes = False
    ended = referee.play()
    assert [program.wait(PLENTY) for program in programs] == [0, 0]
    assert (ended.refused, thinker.fell_back) == ("", True)
    return ended.returns[seat] == 1.0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("how", BAD)
@pytest.mark.parametrize("turns", [-1, 5])
def test_a_bad_opponent_loses_and_the_bot_goes_home(seat: int, how: str, turns: int):
    body, in_game, at_setup = BAD[how]
    pair = [bot(Inline(1, 5)), stranger(1, turns, body)]
    ended = meet(pair[seat], pair[1 - seat], (PLENTY, SHORT) if seat == 0 else (SHORT, PLENTY))
    assert ended.reason == (at_setup if turns < 0 else in_game)
    assert ended.returns[seat] == 1.0


@pytest.mark.parametrize("answer", [None, "a1-a2", "c4-c5", "nonsense"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_thinker_that_fails_costs_no_legality(answer: str | None, seat: int):
    pair = [bot(Fixed(answer)), stranger(4)]
    ended = meet(pair[seat], pair[1 - seat], cap=120)
    assert ended.refused == ""
