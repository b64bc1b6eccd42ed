"""The coach of Fortress: plain waste gets its name and its price in turns, a perfect act is fine, and nothing hidden is read."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest

from gonfalon import games, players
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.fortress import state as fortress_state
from gonfalon.games.fortress.sample import sample
from gonfalon.games.fortress.words import SACRIFICE
from gonfalon.learn.loading import lessons
from gonfalon.match.decisions import PlayedAct, decisions_in
from gonfalon.players.coaching import CoachRemark, JudgedTurn, report_of
from gonfalon.players.fortress.coach import judging, sampled
from gonfalon.players.fortress.coach.judging import loss_of
from gonfalon.players.fortress.coach.sampled import BUDGETS, Budget, SampledDecision
from gonfalon.players.fortress.coach.themes import theme_of
from gonfalon.players.fortress.coach.words import LESSONS, Theme

RULES: Any = games.get("fortress")
BUILT = next(lesson.brought[0] for lesson in lessons() if lesson.id == "silence")
"""A wall lies between D5 and D4, another between D5 and C5; the cup waits on E4."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small budget, for what does not depend on it."""
    monkeypatch.setitem(BUDGETS, "quick", Budget(24, 12))
    monkeypatch.setattr(sampled, "N_STANDING", 4)


def decisions(*acts: str, seat: int = 0, **options: Any) -> tuple[SeatDecision, ...]:
    """Those of a seat when both explore the same fortress, red begins, and these acts are taken in turn."""
    setup = RULES.setup("fortress-main", first="red", brought=(BUILT, BUILT), **options)
    state, played = RULES.new(3, setup), list[PlayedAct]()
    for number, act in enumerate(acts):
        mover = state.to_act()[0]
        played.append(PlayedAct(number, mover, act))
        state.step(mover, act)
    return decisions_in(RULES, RULES.new(3, setup), played, seat)


def judged(*acts: str, number: int = 0, **options: Any) -> JudgedTurn:
    """A decision of red, the last one if no number is given."""
    return players.coach_of("fortress").judge(decisions(*acts, **options)[number - 1], "quick")


def themed(acts: tuple[str, ...], best: Any = None, number: int = 0) -> str:
    """The theme of a decision of red. best: another best act than the explorer's; a number is a piece."""
    decision = decisions(*acts)[number - 1]
    found = SampledDecision(decision.information, BUDGETS["quick"])
    found.best = found.best if best is None else best
    theme, remarks = theme_of(found, found.act(decision.action), decision)
    assert remarks
    return theme


INTO_A_WALL = ("enter knight", "E5-D5", "D5-D4", "enter king", "E5-D5", "D5-D4")
"""Red and blue have each hit the wall behind D5, and red is on turn."""
BEATEN = ("enter knight", "E5-E4")
"""Red's knight is beaten by the cup, and another piece must enter."""
WITH_WIZARD = (*BEATEN, "enter wizard", "enter king", "E5-D5", "D5-D4")


def test_a_wall_that_the_plan_shows_wastes_a_turn():
    turn = judged(*INTO_A_WALL, "D5-D4")
    assert (turn.theme, turn.loss, turn.spent) == ("wall_known", 1.0, 1)
    assert turn.remarks[0].facts == {"source": "D5", "target": "D4"}
    assert turn.best != "D5-D4"
    assert turn.luck == 0, "what was known is no bad luck"


def test_a_wall_that_must_stand_by_counting_is_told():
    decision = decisions("enter knight", "E5-D5", "D5-D4")[-1]
    found = SampledDecision(decision.information, BUDGETS["quick"])
    played: Any = found.act("D5-D4")
    assert not found.is_sure_wall(played)
    walls = [edge for edge in range(len(found.rules.plan.edges)) if edge != played.link][:19]
    found.notes.open = sum(1 << e for e in range(56) if e != played.link and e not in walls)
    found.notes.walls = 0
    assert found.is_sure_wall(played)
    assert loss_of(found, played, decision) == 1.0
    assert theme_of(found, played, decision)[0] == "wall_sure"


def test_a_fight_known_to_be_lost_is_told():
    acts = (*BEATEN, "enter king", "enter king", "E5-D5", "D5-D4", "E5-E4")
    turn = judged(*acts)
    assert turn.theme == "beaten_known"
    assert turn.remarks[0].facts == {"piece": "king", "card": "cup", "square": "E4"}
    assert turn.loss > 0.6


def test_a_turn_that_finds_nothing_new_is_told():
    turn = judged("enter knight", "E5-D5", "D5-E5", "E5-D5", idle_limit=2)
    assert (turn.theme, turn.loss) == ("idle", 1.0)


def test_a_piece_that_costs_two_turns_more_is_told():
    turn = judged(*BEATEN, "enter knight")
    assert (turn.theme, turn.remarks[0].name) == ("dear_piece", "dear_piece")
    assert turn.loss > 1


def test_a_swap_before_anything_was_asked_is_early():
    turn = judged("enter king", "swap knight")
    assert (turn.theme, turn.spent) == ("early_swap", 1)
    assert turn.loss > 0.25


def test_a_sacrifice_where_a_swap_was_free_is_told():
    acts = ("enter knight", "E5-D5", f"{SACRIFICE} dwarf")
    decision = decisions(*acts)[-1]
    found = SampledDecision(decision.information, BUDGETS["quick"])
    found.best = found.rules.pieces.index("dwarf")
    theme, remarks = theme_of(found, found.act(decision.action), decision)
    assert (theme, remarks[0].name) == ("dear_piece", "sacrificed")
    assert remarks[1].facts == {"best": "swap dwarf"}


def test_other_themes_follow_from_the_best_act():
    dwarf, king = 3, 0
    assert themed((*INTO_A_WALL, "D5-C5"), best=dwarf) == "late_swap"
    assert themed(("enter wizard",), best=king) == "wrong_piece"
    assert themed((*WITH_WIZARD, "E5-D5")) == "win_missed"
    other_way = themed((*INTO_A_WALL, "D5-C5"))
    assert other_way in ("blocked_likely", "away")


def test_a_known_card_is_beaten_for_free():
    turn = judged(*WITH_WIZARD, "E5-E4")
    assert (turn.loss, turn.theme, turn.action) == (0.0, "", turn.best)
    assert [one.remark.name for one in turn.successes] == ["beat_known"]


@pytest.mark.parametrize("acts", [("enter knight", "E5-D5"), INTO_A_WALL])
def test_what_the_explorer_of_notes_does_is_fine(acts: tuple[str, ...]):
    known = decisions(*acts, "sacrifice king")[-1].information
    found = SampledDecision(known, BUDGETS["quick"])
    path = getattr(found.best, "source", found.notes.square)
    act = found.text(found.reached[path][0] if found.reached.get(path) else found.best)
    turn = judged(*acts, act)
    assert (turn.loss, turn.theme, turn.best) == (0.0, "", act)


def test_a_walk_over_what_is_known_costs_nothing():
    turn = judged("enter knight", "E5-D5", "D5-E5")
    assert (turn.loss, turn.theme, turn.spent) == (0.0, "", 0)


def test_turns_and_those_skipped_are_counted():
    acts = ("enter knight", "E5-E4", "enter knight", "enter king", "E5-D5", "D5-D4", "D5-D4", "D5-D4")
    found = decisions(*acts)
    coach = players.coach_of("fortress")
    turns = [coach.judge(one, "quick") for one in found]
    assert [turn.spent for turn in turns] == [0, 0, 3]
    report = report_of(turns, len(turns), coach.lessons, coach.scale)
    assert (report.spent, report.lost) == (3, round(sum(turn.loss for turn in turns if turn.loss >= 0.25), 1))


def test_mistakes_that_are_plain_are_looked_at_first():
    acts = (*INTO_A_WALL, "D5-C5", "D5-D4", "D5-D4")
    found = decisions(*acts)
    order = players.coach_of("fortress").first(found)
    assert [found[place].action for place in order] == ["D5-D4", "D5-D4", "D5-C5"]
    assert found[order[0]].number == len(found)


def challenged(
    monkeypatch: pytest.MonkeyPatch, out_of_reach: float, act: str, *, is_reachable: bool = True
) -> JudgedTurn:
    """Red's second turn, where a flag may be out of reach: it is so in this share of a hundred fortresses.

    is_reachable: how a challenge is judged by the fortress that stands.
    """
    monkeypatch.setattr(fortress_state, "is_reachable", lambda rules, maze: is_reachable)
    drawn = SampledDecision._drawn

    def some(self: SampledDecision, notes: Any, n: int) -> Any:
        found, _ = drawn(self, notes, n)
        return found, round(len(found) * 100 / (100 - out_of_reach))

    monkeypatch.setattr(SampledDecision, "_drawn", some)
    return judged(*INTO_A_WALL, act, unreachable="loses")


def test_a_challenge_is_judged_by_how_many_fortresses_have_their_flag_out_of_reach(
    monkeypatch: pytest.MonkeyPatch,
):
    early = challenged(monkeypatch, 4, "challenge")
    assert (early.theme, early.remarks[0].facts) == ("challenge_early", {"chance": 4})
    assert early.loss > 3, "it threw away all turns that were left"
    assert early.best != "challenge"
    assert (early.successes, early.setbacks) == ((), ())


def test_a_challenge_that_was_right_and_won_is_a_success(monkeypatch: pytest.MonkeyPatch):
    right = challenged(monkeypatch, 75, "challenge", is_reachable=False)
    assert (right.loss, right.theme, right.best) == (0.0, "", "challenge")
    assert [one.remark.name for one in right.successes] == ["challenge_right"]
    assert (right.setbacks, right.remarks) == ((), ())


@pytest.mark.parametrize(("out_of_reach", "chance"), [(75, 25), (99.8, 1)])
def test_a_challenge_that_was_right_and_lost_is_bad_luck_and_no_success(
    monkeypatch: pytest.MonkeyPatch, out_of_reach: float, chance: int
):
    """However rare a flag in reach is among those that fit, the one that stands has it there."""
    right = challenged(monkeypatch, out_of_reach, "challenge")
    assert (right.loss, right.theme, right.best) == (0.0, "", "challenge")
    unlucky = CoachRemark("challenge_unlucky", {"chance": chance})
    assert (right.successes, right.remarks) == ((), (unlucky,))
    assert [one.remark for one in right.setbacks] == [unlucky]


def test_a_challenge_that_was_wrong_and_won_is_luck_and_no_success(monkeypatch: pytest.MonkeyPatch):
    lucky = challenged(monkeypatch, 4, "challenge", is_reachable=False)
    assert (lucky.theme, lucky.successes) == ("challenge_early", ())
    assert [one.name for one in lucky.remarks] == ["challenge_early", "challenge_lucky", "ask_instead"]
    assert lucky.loss > 3


def test_a_good_request_that_was_stopped_is_told_as_right(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(judging, "loss_of", lambda *_: 0.0)
    monkeypatch.setattr(judging, "stop_chance", lambda *_: 0.2)
    turn = judged("enter knight", "E5-D5", "D5-D4")
    assert [one.remark for one in turn.setbacks] == [CoachRemark("stopped_unlucky", {"chance": 20})]
    assert turn.remarks == (turn.setbacks[0].remark,)


def test_who_goes_on_asking_for_a_flag_out_of_reach_wastes_turns(monkeypatch: pytest.MonkeyPatch):
    late = challenged(monkeypatch, 95, "D5-D4")
    assert (late.theme, late.loss, late.best) == ("challenge_late", 1.0, "challenge")
    free = challenged(monkeypatch, 95, "D5-E5")
    assert (free.loss, free.theme) == (0.0, "")


def test_where_nobody_may_build_it_no_flag_is_out_of_reach():
    for unreachable, any_is in (("refused", False), ("loses", True)):
        decision = decisions(*INTO_A_WALL, "D5-D4", unreachable=unreachable)[-1]
        found = SampledDecision(decision.information, BUDGETS["quick"])
        assert (found.out_of_reach > 0) == any_is


def test_the_same_bytes_whatever_the_other_has_built(monkeypatch: pytest.MonkeyPatch):
    """Pairs of games that this seat cannot tell apart: all judgements are equal."""
    monkeypatch.setitem(BUDGETS, "quick", Budget(6, 4))
    coach, differ = players.coach_of("fortress"), 0
    for seed, variant in ((4, "fortress-intro"), (2, "fortress-main"), (1, "fortress-bridge")):
        state, rng = RULES.new(seed, RULES.setup(variant)), random.Random(seed)
        while state.ply < 25:
            seat = state.to_act()[0]
            state.step(seat, RULES.random_action(state, seat, rng))
            assert state.outcome is None
        twin = sample(RULES.information_state(state, 0), random.Random(9))
        differ += state.mazes[1] != twin.mazes[1]
        ours, theirs = (told(one)[-2:] for one in (state, twin))
        for one, other in zip(ours, theirs, strict=True):
            assert msgspec.json.encode(one) == msgspec.json.encode(other)
            found = [msgspec.json.encode(coach.judge(each, "quick")) for each in (one, other)]
            assert found[0] == found[1]
    assert differ == 3


def told(state: Any) -> tuple[SeatDecision, ...]:
    """The decisions of the first seat."""
    acts = [PlayedAct(n, step.seat, step.action) for n, step in enumerate(state.steps)]
    return decisions_in(RULES, RULES.new(0, state.setup), acts, 0)


def test_every_theme_has_a_lesson_of_fortress():
    assert set(LESSONS) == set(get_args(Theme))
    assert set(LESSONS.values()) <= {lesson.id for lesson in lessons() if lesson.game == "fortress"}
