"""The naive referee of the card game's framework and the real game with blank cards agree: questions, options, the whole board, scores."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.games.fellowship.engine.model import all_scenarios
from tests.differential.cases import Mismatch
from tests.differential.fellowship import KINDS, Pair, run
from tests.differential.fellowship_blank import DIFFICULTIES, STYLES, case_of
from tests.differential.planted_fellowship import BUGS, NEWCOMER_FIRST, RARE, games_until_caught, planted

EVERYDAY, CHUNKS, GAMES = 2, 30, 24
"""Chunks of the everyday run and all of them; games in each: two for each number of seats in each scenario."""
LATER = [pytest.param(chunk, marks=pytest.mark.long) for chunk in range(EVERYDAY, CHUNKS)]
PLANTED = [pytest.param(name, marks=pytest.mark.long) if name in RARE else name for name in BUGS]
CHOSEN = {"victory display": 12, "guards in a chain": 22}
"""What few games show -> the seed of one that does, so that no chunk of games owes it."""
SELDOM = (
    *CHOSEN,
    *("some are out", "won without a player", "guarded", "encounter deck empty", "deck empty"),
    *("shadows in the staging area", "another's attachment", "end won", "end lost"),
    *("shuffled encounter", "shuffled deck", "path beorns-path", "path dont-leave-the-path"),
)


@pytest.mark.parametrize("chunk", [*range(EVERYDAY), *LATER])
def test_both_referees_agree_at_every_answer(chunk: int):
    met = run(range(chunk * GAMES, (chunk + 1) * GAMES))
    print(dict(sorted(met.items())))
    assert met["games"] == GAMES
    assert met["asked undefended"] > 0
    assert met["asked attackers"] > 0


@pytest.mark.parametrize("what", CHOSEN)
def test_what_few_games_show_comes_up_in_a_chosen_one(what: str):
    assert Pair(case_of(CHOSEN[what])).play()[what] > 0


def test_the_order_of_guards_is_compared():
    """CARD-R58: the guard of the first objective of a chain comes before that of the second."""
    case = case_of(CHOSEN["guards in a chain"])
    with planted(NEWCOMER_FIRST), pytest.raises(Mismatch):
        Pair(case).play()


def test_every_scenario_difficulty_style_and_number_of_seats_comes_up():
    cases = [case_of(seed) for seed in range(EVERYDAY * GAMES)]
    pairs = Counter((case.scenario, len(case.decks)) for case in cases)
    assert set(pairs) == {(name, seats) for name in all_scenarios() for seats in range(1, 5)}
    assert {case.difficulty for case in cases} == set(DIFFICULTIES)
    assert {case.style for case in cases} == set(STYLES)
    assert {case_of(seed).first for seed in range(CHUNKS * GAMES)} == {"lot", "1", "2", "3", "4"}
    assert {len(heroes) for case in cases for heroes, _ in case.decks} == {1, 2, 3}
    printed = [case for case in cases if case.sets == all_scenarios()[case.scenario].sets]
    assert len(cases) // 2 <= len(printed) < len(cases)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_caught(name: str):
    with planted(BUGS[name]):
        games = games_until_caught(BUGS[name])
    print(f"{name}: caught in game {games}")
    assert games > 0


def test_a_planted_bug_leaves_nothing_behind():
    before = Pair(case_of(5)).play()
    with planted(BUGS["cards are drawn from the bottom"]), pytest.raises(Mismatch):
        Pair(case_of(5)).play()
    assert Pair(case_of(5)).play() == before
    assert len(BUGS) >= 20
    assert set(RARE) <= set(BUGS)


@pytest.mark.long
def test_everything_comes_up_in_many_more_games():
    met = run(range(100_000, 101_000))
    print(dict(sorted(met.items())))
    assert [kind for kind in KINDS if not met[f"asked {kind}"]] == []
    assert [what for what in SELDOM if not met[what]] == []
