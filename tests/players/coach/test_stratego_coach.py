"""The coach of Stratego: plain mistakes get their name and their price, luck is told apart, and nothing hidden is read."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from gonfalon import players, text
from gonfalon.core.errors import ArgumentError
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.information import information_state
from gonfalon.games.stratego.sample import sample
from gonfalon.games.stratego.state import StrategoState
from gonfalon.learn.loading import lessons
from gonfalon.match.decisions import PlayedAct, decisions_in
from gonfalon.players.coaching import CoachRemark, JudgedTurn
from gonfalon.players.stratego.belief.belief import Belief
from gonfalon.players.stratego.coach import swing
from gonfalon.players.stratego.coach.swing import taken_off
from gonfalon.players.stratego.hints import searched
from gonfalon.players.stratego.hints.themes import theme_of
from gonfalon.players.stratego.hints.words import LESSONS
from gonfalon.players.stratego.knowledge import quest
from tests.players.stratego_positions import STRATEGO, after, playing
from tests.properties.games import MIXES, Mix, new_game, play

QUICK = searched.SETTINGS["quick"]._replace(nodes=1_500, n_boards=6, belief_sweeps=150)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small budget, for what does not depend on it."""
    monkeypatch.setitem(searched.SETTINGS, "quick", QUICK)


def decisions(state: Any, seat: int) -> tuple[SeatDecision, ...]:
    """Those of a seat in a game as far as it has come."""
    acts = [PlayedAct(n, step.seat, step.action) for n, step in enumerate(state.history)]
    return decisions_in(GAME, StrategoState(state.rules, 0), acts, seat)


def judged(state: Any, seat: int = 0) -> JudgedTurn:
    """The last decision of a seat."""
    return players.coach_of("stratego").judge(decisions(state, seat)[-1], "quick")


def remarks(turn: JudgedTurn) -> dict[str, dict[str, int | str]]:
    return {one.name: one.facts for one in turn.remarks}


def test_a_known_marshal_left_beside_a_piece_is_told():
    """The marshal shows himself by a fight; the general stays beside him."""
    state = playing("duel", {"a4": "2", "b4": "9"}, {"a7": "M"})
    state = after(state, "a4-a7", "a7-a6", "b4-b5", "a6-a5")
    quiet = next(text for text in state.legal_texts() if not text.startswith("b5"))
    turn = judged(after(state, quiet))
    assert turn.loss > 2
    assert turn.theme in ("left_standing", "walked_up")
    assert {"piece": "general", "kind": "marshal"}.items() <= remarks(turn)[turn.theme].items()


def test_an_attack_into_the_known_marshal_is_lost_and_named():
    state = after(
        playing("duel", {"a4": "2", "b4": "9"}, {"a7": "M"}), "a4-a7", "a7-a6", "b4-b5", "a6-a5", "b5-a5"
    )
    turn = judged(state)
    assert turn.theme == "lost_known"
    assert remarks(turn)["lost_known"]["chance"] == 100
    assert turn.loss > 2
    assert turn.luck == pytest.approx(0, abs=0.01), "what was known is no bad luck"


@pytest.mark.parametrize(("loss", "told"), [(0.0, ["ambush"]), (0.9, ["ambush"]), (3.0, [])])
def test_what_went_well_after_a_mistake_is_luck_and_no_success(
    monkeypatch: pytest.MonkeyPatch, loss: float, told: list[str]
):
    """Blue's general runs into the hidden marshal after a move of red that was good, or bad."""
    state = playing("duel", {"a4": "M", "j4": "2"}, {"a7": "9"})
    state = after(state, "j4-j5", "a7-a6", "j5-j4", "a6-a5", "j4-j5", "a5-a4")
    monkeypatch.setattr(searched.SearchedDecision, "loss", lambda *_: loss)
    assert [one.remark.name for one in judged(state).successes] == told


@pytest.mark.parametrize(
    ("answer", "loss", "told"),
    [
        ("a5-a6", 0.0, ["bluff_fled"]),
        ("other", 0.0, ["bluff_passed"]),
        ("a5-a6", 3.0, []),
    ],
)
def test_a_bluff_that_worked_is_told(
    monkeypatch: pytest.MonkeyPatch, answer: str, loss: float, told: list[str]
):
    """Red's hidden general stays beside the known marshal, which goes away or lets him be. loss: of the turn on which red let him stand."""
    state = playing("duel", {"a4": "2", "b4": "9"}, {"a7": "M", "j7": "3"})
    state = after(state, "a4-a7", "a7-a6", "b4-b5", "a6-a5")
    quiet = next(text for text in state.legal_texts() if not text.startswith("b5"))
    state = after(state, quiet, {"other": "j7-j6"}.get(answer, answer))
    monkeypatch.setattr(searched.SearchedDecision, "loss", lambda *_: loss)
    found = judged(state).successes
    assert [one.remark.name for one in found] == told
    assert all(
        one.remark.facts == {"piece": "general", "kind": "marshal", "square": "b5"} and one.worth > 2
        for one in found
    )


@pytest.mark.parametrize(("loss", "chance", "told"), [(0.0, 0.05, 1), (0.0, 0.3, 0), (3.0, 0.05, 0)])
def test_a_good_attack_on_what_nobody_could_read_is_told_as_right(
    monkeypatch: pytest.MonkeyPatch, loss: float, chance: float, told: int
):
    """Red's general meets the hidden marshal. chance: that it had to be one, by what red knew."""
    state = after(playing("duel", {"a4": "9"}, {"a7": "M"}), "a4-a5", "a7-a6", "a5-a6")
    monkeypatch.setattr(searched.SearchedDecision, "loss", lambda *_: loss)
    monkeypatch.setattr(Belief, "of", lambda *_: {"marshal": chance, "scout": 1 - chance})
    turn = judged(state)
    assert [one.remark.name for one in turn.setbacks] == ["unlucky"] * told
    assert all(one.worth > 2 for one in turn.setbacks)
    assert turn.successes == ()


def test_a_loss_costs_more_of_the_result_while_the_game_is_open():
    shares = [taken_off(result, 1.0) for result in (0.02, 0.5, 0.98)]
    assert shares[1] > 0.2
    assert max(shares[0], shares[2]) < 0.05
    assert taken_off(0.5, 0.0) == 0.0


def test_a_turn_tells_what_it_cost_of_the_result():
    """The general left beside the known marshal; the best act costs nothing."""
    state = playing("duel", {"a4": "2", "b4": "9"}, {"a7": "M"})
    state = after(state, "a4-a7", "a7-a6", "b4-b5", "a6-a5")
    quiet = next(text for text in state.legal_texts() if not text.startswith("b5"))
    lost = judged(after(state.copy(), quiet))
    best = judged(after(state.copy(), lost.best))
    assert (best.loss, best.swing) == (0.0, 0.0)
    assert 0.1 < lost.swing <= 1.0


def rated(monkeypatch: pytest.MonkeyPatch, results: tuple[float, float], ahead: float, powers: bool) -> float:
    """The swing of a loss of three worths. results: of the best act and of this one, played on."""
    moves = SimpleNamespace(codes={"best": 0, "played": 1})
    context = SimpleNamespace(own=(), has_powers=powers)
    best: Any = SimpleNamespace(text="best")
    found: Any = SimpleNamespace(context=context, search=SimpleNamespace(moves=moves), best=best)
    monkeypatch.setattr(swing, "results_of", lambda *_: np.array([results] * 300))
    return swing.swing_of(found, cast("Any", SimpleNamespace(text="played")), 3.0, {}, ahead, "quick")


def test_games_played_on_count_three_times_as_much_as_the_odds(monkeypatch: pytest.MonkeyPatch):
    """A loss in a game that is lost costs little; one that games played on do not find is a quarter of what the search says."""
    assert rated(monkeypatch, (0.0, 0.0), ahead=-20.0, powers=False) < 0.02
    assert rated(monkeypatch, (0.5, 0.5), ahead=0.0, powers=False) == pytest.approx(taken_off(0.5, 2.0) / 4)
    assert rated(monkeypatch, (0.5, 0.2), ahead=0.0, powers=False) > 0.3


def test_with_powers_a_loss_is_taken_off_the_lead(monkeypatch: pytest.MonkeyPatch):
    shares = [rated(monkeypatch, (0.9, 0.1), ahead, powers=True) for ahead in (-20.0, 0.0, 20.0)]
    assert shares[1] == pytest.approx(taken_off(0.5, 2.0))
    assert max(shares[0], shares[2]) < 0.15


@pytest.mark.parametrize(
    ("played", "best", "remark"), [(-0.8, 0.0, "flag"), (0.0, 0.8, "flag_left"), (-0.2, 0.5, "flag_left")]
)
def test_a_way_to_the_flag_is_opened_only_by_the_move_that_opens_it(
    monkeypatch: pytest.MonkeyPatch, played: float, best: float, remark: str
):
    acts: Any = [SimpleNamespace(piece=None, attacked=None, danger=danger) for danger in (played, best)]
    context = SimpleNamespace(own=(), rules=None, seen=None)
    for bearer, what in (("", "flag"), ("frodo", "flag_or_doom")):
        found: Any = SimpleNamespace(
            context=context, best=acts[1], reasons=lambda act, what=what: {what: act.danger}
        )
        named = remark.replace("flag", what)
        monkeypatch.setattr(quest, "enemy_bearer", lambda rules, seen, bearer=bearer: bearer)
        assert theme_of(found, acts[0]) == (what, CoachRemark(named))
        assert text.bundle("en").has_message(f"coach-{named}")


def test_a_reason_names_mount_doom_where_the_enemys_bearer_may_come_there():
    """Evil guards its flag and Mount Doom in the third game; Good its flag, and so do both where nobody bears the Ring."""
    for variant, whats in (("me-powers", ("flag", "flag")), ("me-ring", ("flag", "flag_or_doom"))):
        state = STRATEGO.new(1, STRATEGO.setup(variant))
        rules = state.rules
        assert tuple(quest.guarded(rules, STRATEGO.observe(state, seat)) for seat in (0, 1)) == whats
    for language in text.LANGUAGES:
        words = text.bundle(language)
        assert all(words.has_message(f"{name}-flag_or_doom") for name in ("hint-reason", "coach-tip"))


def test_a_seat_that_leaves_the_danger_as_it_is_hears_nothing_of_its_flag():
    acts: Any = [
        SimpleNamespace(piece=None, attacked=None, text="a1-a2", ahead=ahead) for ahead in (0.0, 1.0)
    ]
    rules = SimpleNamespace(ruleset=SimpleNamespace(quest=None))
    context = SimpleNamespace(own=(), rules=rules, seen=None)
    found: Any = SimpleNamespace(
        context=context, best=acts[1], reasons=lambda act: {"flag": -0.8, "ahead": act.ahead}
    )
    assert theme_of(found, acts[0])[0] == "plan"


def test_the_same_bytes_whatever_lies_under_the_covers():
    """Pairs of games that this seat cannot tell apart: all judgements are equal."""
    differ = 0
    for mix, plies in ((MIXES[0], 30), (MIXES[1], 40), (MIXES[12], 30)):
        differ += check_pair(mix, plies)
    assert differ >= 2


def check_pair(mix: Mix, plies: int) -> bool:
    """Compare the last decisions of a game with those of its twin; do the two differ in what is hidden?"""
    *_, state = (one for one, _ in zip(play(new_game(mix, 4), 4), range(plies), strict=False))
    seat, coach = 0, players.coach_of("stratego")
    twin = sample(information_state(state, seat), random.Random(3))
    ours, theirs = decisions(state, seat)[-3:], decisions(twin, seat)[-3:]
    for one, other in zip(ours, theirs, strict=True):
        assert msgspec.json.encode(one) == msgspec.json.encode(other)
        found = [msgspec.json.encode(coach.judge(each, "quick")) for each in (one, other)]
        assert found[0] == found[1]
    return state.deployed[1] != twin.deployed[1]


def test_decisions_are_those_of_play_with_what_was_heard_between():
    *_, state = (one for one, _ in zip(play(new_game(MIXES[1], 4), 4), range(20), strict=False))
    found = decisions(state, 1)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert all(one.information.observation.decision is not None for one in found)
    heard = [event for one in found for event in one.heard]
    all_heard = information_state(state, 1).events
    assert tuple(heard) == all_heard[len(all_heard) - len(heard) :]
    assert [state.history[one.frame].action for one in found] == [one.action for one in found]


def test_every_lesson_that_is_named_exists():
    assert {one for one in LESSONS.values() if one} <= {lesson.id for lesson in lessons()}


def test_games_without_a_coach_say_so():
    assert players.coaches("stratego")
    assert not players.coaches("tiny")
    with pytest.raises(ArgumentError, match="no coach for"):
        players.coach_of("tiny")
