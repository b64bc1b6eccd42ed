"""Hints of the search in positions set up by hand: the words and rules of what is shown, the outcomes, the reasons."""

from __future__ import annotations

import itertools
import time

import numpy as np
import pytest

from gonfalon import players
from gonfalon.players.hints import Hint, HintedAct
from gonfalon.players.stratego.hints.analysis import HINTS, hint_of

from .positions import STRATEGO, after, playing, search_of
from .test_powers import TRILOGY, walk

QUICK = HINTS._replace(belief_sweeps=400, nodes=3_000)


def hint_in(state: object, seat: int = 0) -> Hint:
    return hint_of(STRATEGO.information_state(state, seat), settings=QUICK, n_acts=100)


def act_in(hint: Hint, action: str) -> HintedAct:
    return next(act for act in hint.acts if act.action == action)


def test_a_first_step_shows_that_a_piece_can_move(yard: str):
    state = playing(yard, {"a2": "6"}, {"a6": "3"})
    (shown,) = act_in(hint_in(state), "a2-a3").shows
    assert (shown.name, shown.rule, shown.kinds) == ("moved", "STRAT-4.5", ("captain", "miner"))
    assert 0 < shown.before < shown.after < 1


def test_a_second_step_shows_nothing(yard: str):
    state = after(playing(yard, {"a2": "6"}, {"a6": "3"}), "a2-a3", "a6-a5")
    assert act_in(hint_in(state), "a3-b3").shows == ()


def test_an_attack_shows_the_attacker_and_may_win_or_lose(yard: str):
    state = after(playing(yard, {"a2": "6"}, {"a6": "3", "e6": "6"}), "a2-a3", "a6-a5", "a3-a4", "e6-e5")
    act = act_in(hint_in(state), "a4-a5")
    assert [(one.name, one.rule, one.kinds) for one in act.shows] == [("fought", "STRAT-5.2", ("captain",))]
    (target,) = act.targets
    assert (target.place, target.is_told, target.rule) == ("a5", True, "STRAT-5.2")
    assert {kind for kind, _ in target.chances} == {"miner", "captain"}
    outcomes = dict(target.outcomes)
    chances = dict(target.chances)
    assert outcomes == {"attacker": chances["miner"], "both": chances["captain"]}
    assert act.risk == outcomes["both"]
    assert "attack" in {reason.name for reason in act.reasons}


def test_a_long_move_shows_the_scout_and_a_short_one_that_it_moves():
    state = playing("duel", {"a4": "2"}, {"j10": "F"})
    hint = hint_in(state)
    assert [(one.name, one.rule) for one in act_in(hint, "a4-a6").shows] == [("far", "STRAT-4.7")]
    assert [one.name for one in act_in(hint, "a4-a5").shows] == ["moved"]


def test_silent_defence_hides_the_defender_but_from_a_scout():
    state = playing("duel", {"a4": "2", "b4": "9"}, {"a7": "3", "b7": "9"}, silent_defence=True)
    state = after(state, "b4-b5", "b7-b6")
    hint = hint_in(state)
    general, scout = act_in(hint, "b5-b6"), act_in(hint, "a4-a7")
    assert (general.targets[0].is_told, general.targets[0].rule) == (False, "STRAT-9.2.1")
    assert general.shows[0].rule == "STRAT-9.2.1"
    assert (scout.targets[0].is_told, scout.targets[0].rule) == (True, "STRAT-9.2.4")


def test_each_act_is_told_in_a_sentence_of_the_coach():
    state = playing("duel", {"a4": "2", "b4": "9"}, {"a7": "M", "b7": "2"})
    hint = hint_in(after(state, "a4-a7", "b7-b5"))
    assert all(len(act.said) == 1 for act in hint.acts)
    (said,) = act_in(hint, "b4-b5").said
    assert (said.name, said.facts) == ("better_takes", {"best": "b4-b5", "kind": "scout"})


def test_a_known_piece_is_read_with_what_told_it():
    state = after(playing("duel", {"j4": "2"}, {"a7": "2"}), "j4-j5", "a7-a5")
    (known,) = [one for one in hint_in(state).readings if one.known]
    assert (known.place, known.chances) == ("a5", (("scout", 1.0),))
    assert [(clue.name, clue.rule) for clue in known.clues] == [("far", "STRAT-4.7")]


def test_a_moved_piece_is_read_by_that_it_moved_and_a_still_one_by_that_it_stood():
    state = after(playing("duel", {"j4": "2"}, {"a7": "3"}), "j4-j5", "a7-a6")
    seen = {one.place: one.clues[1] for one in hint_in(state).readings}
    assert seen.pop("a6").name == "moved"
    assert {clue.name for clue in seen.values()} == {"still"}
    bombs = [dict(clue.logs)["bomb"] for clue in seen.values() if "bomb" in dict(clue.logs)]
    assert bombs
    assert np.mean(bombs) > 0.05, "whoever stands still is a bomb more often once another has moved"


def test_the_values_are_the_means_of_the_boards_they_come_from():
    state = after(playing("duel", {"e4": "9", "a1": "F"}, {"f7": "2", "j10": "F"}), "e4-e5", "f7-f6")
    search = search_of(state, 0)
    search.choose()
    assert search.tree.board_values.shape[1] == len(search.legal)
    assert search.tree.board_values.mean(axis=0) == pytest.approx(search.values)
    assert np.ptp(search.tree.board_values, axis=0).max() > 0


def test_hints_are_told_in_games_of_the_family_alone():
    assert players.tells_hints("stratego")
    assert not players.tells_hints("fellowship")
    state = playing("duel", {"a4": "2"}, {"j10": "F"})
    hint = players.hint(STRATEGO.information_state(state, 0))
    assert hint is not None
    assert hint.acts
    assert hint == players.hint(STRATEGO.information_state(state, 0))


def test_only_a_cost_is_told_of_leaving_the_back_rows():
    """A step onto Mount Doom is worth something as well, which is no matter of rows."""
    state, seat, step = next(
        (state, seat, step)
        for state, seat in walk("me-ring", {}, 5, 2_000)
        for step in state.legal_texts()
        if step.endswith(f"-{TRILOGY.observe(state, seat).mount_doom}") and " " not in step
    )
    hint = hint_of(TRILOGY.information_state(state, seat), settings=QUICK, n_acts=100)
    assert act_in(hint, step).reasons
    told = [reason for act in hint.acts for reason in act.reasons if reason.name == "back_row"]
    assert all(reason.worth < 0 for reason in told)


def test_no_clock_cuts_a_hint(yard: str, monkeypatch: pytest.MonkeyPatch):
    """The same knowledge gets the same hint on a slow machine."""
    information = STRATEGO.information_state(playing(yard, {"a2": "6"}, {"a6": "3"}), 0)
    told = players.hint(information)
    hours = itertools.count(step=3600.0)
    for name in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, name, lambda: next(hours))
    assert players.hint(information) == told
