"""Any game as numbers: who is asked, what a number stands for, what is drawn where options are too many to list."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon.core.errors import (
    GameOverError,
    GonfalonError,
    IllegalActionError,
    NotYourTurnError,
    RulesetError,
)
from gonfalon.core.game import Encoding
from gonfalon.envs.episode import N_DRAWN, GameEpisode

sys.path.insert(0, str(Path(__file__).parent))
from council import GAME, Council, CouncilState


def state_of(episode: GameEpisode) -> CouncilState:
    """The position."""
    assert isinstance(episode.state, CouncilState)
    return episode.state


def begun(n_seats: int = 3, seed: int = 1) -> GameEpisode:
    """A council before its first vote."""
    episode = GameEpisode(GAME, n_seats=n_seats)
    episode.reset(seed)
    return episode


def at_motion(votes: tuple[int, ...] = (3, 1, 2), seed: int = 1) -> GameEpisode:
    """A council whose lowest voter owes a motion."""
    episode = begun(len(votes), seed)
    for seat, vote in enumerate(votes):
        episode.act(seat, vote - 1)
    episode.act(0, 0)
    return episode


def test_a_number_is_the_option_of_that_place() -> None:
    episode = begun()
    assert episode.asked() == (0, 1, 2)
    assert episode.info(1) == {"kind": "vote", "actions": ("1", "2", "3")}
    assert episode.mask(1).tolist() == [1, 1, 1, 0, 0, 0]
    episode.act(1, 2)
    assert episode.asked() == (0, 2)
    assert not episode.mask(1).any()
    assert episode.observe(1)["observation"].tolist() == pytest.approx([0, 0, 0, 0.3])


def test_a_secret_answer_shows_to_nobody_before_the_game_shows_it() -> None:
    seen = []
    for vote in range(3):
        episode = begun()
        episode.act(0, vote)
        seen.append([{**episode.observe(seat), **episode.info(seat)} for seat in (1, 2)])
    for one in seen[1:]:
        for here, there in zip(seen[0], one, strict=True):
            assert (here["observation"] == there["observation"]).all()
            assert (here["action_mask"] == there["action_mask"]).all()
            assert here["actions"] == there["actions"]


def test_of_a_decision_that_any_one_may_answer_only_the_first_seat_is_asked() -> None:
    episode = begun()
    for seat in range(3):
        episode.act(seat, 0)
    assert state_of(episode).to_act() == (0, 1, 2)
    assert episode.asked() == (0,)
    assert not episode.mask(1).any()
    assert episode.info(1) == {}
    with pytest.raises(NotYourTurnError):
        episode.act(1, 0)
    episode.act(0, 0)
    assert episode.asked() == (0,)


def test_a_decision_too_large_to_list_offers_a_few_legal_actions() -> None:
    episode = at_motion()
    assert episode.asked() == (1,)
    actions = episode.info(1)["actions"]
    assert len(set(actions)) == len(actions) == N_DRAWN
    assert episode.mask(1).tolist() == [1] * N_DRAWN + [0, 0]
    for action in actions:
        GAME.check(state_of(episode), 1, action)
    assert episode.info(1)["actions"] == actions
    episode.act(1, 3)
    assert state_of(episode).motions == [actions[3]]


def test_what_is_drawn_comes_from_the_seed_and_the_decision() -> None:
    first, again, other = at_motion(seed=1), at_motion(seed=1), at_motion(seed=2)
    assert first.info(1) == again.info(1) != other.info(1)
    first.act(1, 0)
    for seat, number in enumerate((2, 0, 1)):
        first.act(seat, number)
    first.act(0, 0)
    assert set(first.info(1)["actions"]) != set(again.info(1)["actions"])


def test_equal_draws_are_offered_once() -> None:
    class Silent(Council):
        def random_action(self, state, seat, rng) -> str:
            return "aaaaaa" if state.stage == "motion" else super().random_action(state, seat, rng)

    episode = GameEpisode(Silent(), n_seats=1)
    episode.reset(1)
    episode.act(0, 0)
    episode.act(0, 0)
    assert episode.info(0)["actions"] == ("aaaaaa",)
    assert episode.mask(0).tolist() == [1, 0, 0, 0, 0, 0]


def test_an_answer_by_text_need_not_be_one_of_those_drawn() -> None:
    episode = at_motion()
    episode.act_by_text(1, "abcabc")
    assert state_of(episode).motions == ["abcabc"]
    assert episode.asked() == (0, 1, 2)


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    episode = begun()
    episode.act(0, 0)
    before = state_of(episode).digest()
    for seat, number, error, why in (
        (0, 0, NotYourTurnError, "action 0 of seat 0: wrong_turn"),
        (1, 3, IllegalActionError, "action 3 of seat 1: not among the 3 options"),
        (1, -1, IllegalActionError, "not among"),
        (1, 600, IllegalActionError, "not among"),
    ):
        with pytest.raises(error, match=why):
            episode.check(seat, number)
        with pytest.raises(error, match=why):
            episode.act(seat, number)
    assert state_of(episode).digest() == before
    while episode.outcome is None:
        episode.act(episode.asked()[0], 0)
    with pytest.raises(GameOverError):
        episode.act(0, 0)
    assert episode.asked() == ()
    assert episode.info(2) == {"reason": "counted"}


def test_answers_given_together_count_for_the_decision_they_were_chosen_for() -> None:
    episode = begun()
    with pytest.raises(IllegalActionError):
        episode.act_together([(0, 0), (1, 5), (2, 0)])
    assert state_of(episode).votes == [0, 0, 0]
    episode.act_together([(0, 0), (1, 1), (2, 2)])
    assert (state_of(episode).sums, state_of(episode).stage) == ([1, 2, 3], "veto")


def test_an_answer_that_another_has_overtaken_is_left_out() -> None:
    class Hasty(Council):
        """Whoever votes first ends the vote: the others' answers come too late."""

        def new(self, seed, setup=None):
            state = super().new(seed, setup)
            plain = state.step

            def step(seat: int, action: str):
                if state.stage == "vote":
                    state.votes = [1] * state.n_seats
                    state.votes[seat] = 0
                return plain(seat, action)

            state.step = step
            return state

    episode = GameEpisode(Hasty(), n_seats=3)
    episode.reset(1)
    episode.act_together([(0, 1), (1, 2), (2, 2)])
    assert (state_of(episode).sums, state_of(episode).stage, state_of(episode).ply) == ([2, 1, 1], "veto", 1)


def test_a_game_that_lists_more_than_it_has_said_is_told_so() -> None:
    class Small(Council):
        def encoding(self, setup) -> Encoding:
            return Encoding(setup.n_seats + 1, 2)

    with pytest.raises(GonfalonError, match=r"council: 3 options of 'vote', but encoding\.n_options is 2"):
        GameEpisode(Small()).reset(1)


def test_the_setup_is_the_games_own() -> None:
    assert GameEpisode(GAME).n_seats == 1
    assert GameEpisode(GAME, "plain", n_seats=4).box.shape == (5,)
    assert GameEpisode(GAME).box.dtype is np.float32
    wrong: tuple[dict[str, Any], ...] = (
        {"n_seats": 5},
        {"variant": "grand"},
        {"size": 3},
        {"brought": ("x",)},
    )
    for arguments in wrong:
        with pytest.raises(RulesetError):
            GameEpisode(GAME, **arguments)


def test_a_spectators_view_is_rendered_as_text() -> None:
    episode = begun(2)
    episode.act(0, 2)
    lines = episode.render().splitlines()
    assert "sums: (0, 0)" in lines
    assert "own: 0" in lines
