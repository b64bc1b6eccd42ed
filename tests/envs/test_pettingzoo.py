"""Every game for PettingZoo: its own tests pass, everybody is paid once, and secret answers stay secret."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

from pettingzoo.test import api_test, parallel_api_test, seed_test

from gonfalon import games
from gonfalon.core.errors import ArgumentError, GonfalonError, IllegalActionError
from gonfalon.core.game import AnyGame
from gonfalon.envs.pettingzoo import EpisodeAEC, env, parallel_env, raw_env

sys.path.insert(0, str(Path(__file__).parent))
from council import GAME

CASES: list[Any] = [
    *(pytest.param(GAME, {"n_seats": n}, id=f"council-{n}") for n in (1, 2, 3, 4)),
    *(pytest.param("tiny_crew", {"n_seats": n}, id=f"tiny_crew-{n}") for n in (1, 2, 3, 4)),
    pytest.param("tiny_hidden", {}, id="tiny_hidden"),
    pytest.param("stratego", {"variant": "barrage", "ply_cap": 200}, id="stratego"),
    pytest.param("stratego", {"variant": "duel", "rescue": True, "ply_cap": 200}, id="stratego-rescue"),
    pytest.param("middle_earth", {"ply_cap": 150}, id="middle_earth"),
]
each_case = pytest.mark.parametrize(("game", "arguments"), CASES)


@each_case
def test_aec_passes_the_api_test(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    api_test(raw_env(game, **arguments), num_cycles=100)
    api_test(env(game, **arguments), num_cycles=100)


@each_case
def test_parallel_passes_the_api_test(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **arguments), num_cycles=100)


@each_case
def test_aec_passes_the_seed_test(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    seed_test(lambda: raw_env(game, **arguments), num_cycles=60)


def play(env: EpisodeAEC, seed: int) -> tuple[dict[str, float], list[str]]:
    """(what each agent was paid, who acted) in a random episode."""
    env.reset(seed=seed)
    rng, acted = np.random.default_rng(seed), []
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        paid[agent] += reward
        if not (over or cut):
            acted.append(agent)
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return paid, acted


@each_case
def test_everybody_is_paid_the_returns_once(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    aec = raw_env(game, **arguments)
    for seed in range(3):
        paid, acted = play(aec, seed)
        outcome = aec.episode.outcome
        assert outcome is not None
        assert tuple(paid.values()) == outcome.returns
        assert set(acted) <= {f"seat_{seat}" for seat in range(aec.episode.n_seats)}


def test_every_game_there_is_has_an_environment() -> None:
    for game in games.GAMES:
        spec = games.get(game).spec
        aec = raw_env(game)
        aec.reset(seed=1)
        assert aec.possible_agents == [f"seat_{seat}" for seat in range(spec.min_seats)]
        assert aec.metadata["name"] == f"gonfalon_{game}_v0"
        assert aec.observation_space("seat_0").contains(aec.observe("seat_0"))


def test_seats_that_owe_a_secret_answer_are_asked_in_order_and_see_nothing_of_it() -> None:
    """Whatever the first votes, the others are shown the same until all have voted."""
    shown = []
    for vote in range(3):
        aec = raw_env(GAME, n_seats=3)
        aec.reset(seed=1)
        assert aec.agent_selection == "seat_0"
        aec.step(vote)
        assert aec.agent_selection == "seat_1"
        told = [aec.observe(agent) | aec.infos[agent] for agent in ("seat_1", "seat_2")]
        aec.step(0)
        assert aec.agent_selection == "seat_2"
        told.append(aec.observe("seat_2") | aec.infos["seat_2"])
        shown.append([{name: list(value) for name, value in one.items()} for one in told])
        aec.step(0)
        assert aec.observe("seat_2")["observation"][0] == pytest.approx((vote + 1) / 10)
    assert shown[0] == shown[1] == shown[2]


def test_a_decision_that_any_one_may_answer_is_put_to_the_first() -> None:
    aec, together = raw_env(GAME, n_seats=3), parallel_env(GAME, n_seats=3)
    aec.reset(seed=1)
    together.reset(seed=1)
    for _ in range(3):
        aec.step(1)
    assert aec.agent_selection == "seat_0"
    assert not aec.observe("seat_1")["action_mask"].any()
    seen, *_ = together.step({"seat_0": 1, "seat_1": 1, "seat_2": 1})
    assert [view["action_mask"].any() for view in seen.values()] == [True, False, False]
    _, _, over, cut, infos = together.step({"seat_0": 1, "seat_1": 0, "seat_2": 0})
    assert (over["seat_1"], cut["seat_1"], infos["seat_1"]) == (False, True, {"reason": "vetoed"})
    assert together.agents == []


def test_an_illegal_number_is_refused_and_nothing_changes() -> None:
    aec = raw_env(GAME, n_seats=2)
    aec.reset(seed=1)
    before = aec.episode.render()
    with pytest.raises(IllegalActionError, match="action 5 of seat 0: not among the 3 options"):
        aec.step(5)
    assert (aec.agent_selection, aec.episode.render()) == ("seat_0", before)
    together = parallel_env(GAME, n_seats=2, illegal="raise")
    together.reset(seed=1)
    for wrong in ({"seat_0": 0, "seat_1": 5}, {"seat_0": 0}):
        with pytest.raises(IllegalActionError):
            together.step(wrong)
        assert together.episode.asked() == (0, 1)


def test_the_wrapped_environment_ends_at_an_illegal_number() -> None:
    wrapped = env(GAME, n_seats=2)
    wrapped.reset(seed=1)
    wrapped.step(5)
    assert wrapped.terminations == {"seat_0": True, "seat_1": True}
    assert wrapped.rewards == {"seat_0": -5.0, "seat_1": 0}
    assert wrapped.infos == {agent: {"reason": "illegal_action"} for agent in ("seat_0", "seat_1")}


def test_every_environment_ends_at_an_illegal_number_when_it_is_told_so() -> None:
    raw = raw_env(GAME, n_seats=2, illegal="end")
    raw.reset(seed=1)
    raw.step(5)
    assert (raw.terminations, raw.rewards["seat_0"]) == ({"seat_0": True, "seat_1": True}, -5.0)
    together = parallel_env(GAME, n_seats=2)
    together.reset(seed=1)
    _, paid, over, cut, infos = together.step({"seat_0": 0, "seat_1": 5})
    assert (paid, over) == ({"seat_0": 0.0, "seat_1": -5.0}, {"seat_0": True, "seat_1": True})
    assert (cut["seat_0"], infos["seat_0"]) == (False, {"reason": "illegal_action"})
    assert together.agents == []
    with pytest.raises(GonfalonError, match=r"no episode is running: call reset\(\)"):
        together.step({})
    together.reset(seed=1)
    assert together.agents == ["seat_0", "seat_1"]


def test_every_environment_raises_at_an_illegal_number_when_it_is_told_so() -> None:
    for made in (env(GAME, n_seats=2, illegal="raise"), raw_env(GAME, n_seats=2)):
        made.reset(seed=1)
        with pytest.raises(IllegalActionError):
            made.step(5)
        assert made.terminations == {"seat_0": False, "seat_1": False}


@pytest.mark.parametrize("make", [raw_env, env, parallel_env])
def test_switches_take_no_other_word(make: Any) -> None:
    with pytest.raises(ArgumentError, match="illegal 'lose': it takes end, raise"):
        make(GAME, illegal="lose")
    with pytest.raises(ArgumentError, match="render_mode 'human': it takes ansi"):
        make(GAME, render_mode="human")


@pytest.mark.parametrize("game", [GAME, "tiny_crew", "stratego"])
def test_nothing_works_before_the_first_reset_and_it_says_so(game: str | AnyGame) -> None:
    aec, together = raw_env(game), parallel_env(game)
    asked = (aec.render, aec.last, lambda: aec.step(0), lambda: aec.observe("seat_0"), together.render)
    for ask in (*asked, lambda: together.step({"seat_0": 0})):
        with pytest.raises(GonfalonError, match=r"no episode is running: call reset\(\)"):
            ask()


def test_an_agent_or_an_action_that_there_is_not_is_named() -> None:
    aec, together = raw_env(GAME, n_seats=2), parallel_env(GAME, n_seats=2)
    aec.reset(seed=1)
    together.reset(seed=1)
    for ask in (lambda: aec.observe("player_0"), lambda: together.step({"player_0": 0})):
        with pytest.raises(ArgumentError, match="agent 'player_0': the agents are seat_0, seat_1"):
            ask()
    with pytest.raises(ArgumentError, match="action 'a4-a5': it takes a whole number"):
        aec.step("a4-a5")  # pyright: ignore[reportArgumentType]


def test_without_a_seed_the_first_game_is_drawn_and_the_next_ones_follow() -> None:
    made = [raw_env("tiny_crew", n_seats=2), parallel_env("tiny_crew", n_seats=2)]
    for one in made:
        one.reset()
        first = one.episode_seed
        one.reset()
        assert first is not None
        assert one.episode_seed == first + 1
        one.reset(seed=5)
        assert one.episode_seed == 5
    drawn = set()
    for _ in range(3):
        fresh = raw_env("tiny_crew", n_seats=2)
        fresh.reset()
        drawn.add(fresh.episode_seed)
    assert len(drawn) == 3


def test_an_agent_is_told_the_texts_of_its_own_numbers_alone() -> None:
    aec = raw_env("tiny_hidden")
    aec.reset(seed=1)
    drawn = aec.infos["seat_0"]["actions"]
    assert len(drawn) >= 2
    assert all(action.startswith("deploy ") for action in drawn)
    aec.step(1)
    assert aec.infos["seat_0"] == {}
    assert aec.infos["seat_1"]["kind"] == "deploy"


def test_the_same_seed_draws_the_same_actions() -> None:
    first, again, other = (raw_env("stratego", "barrage") for _ in range(3))
    for aec, seed in ((first, 1), (again, 1), (other, 2)):
        aec.reset(seed=seed)
    assert first.infos == again.infos != other.infos


def test_what_the_seats_bring_reaches_the_game_and_stays_a_secret_where_it_is_one() -> None:
    """An army of Outpost is read by its owner alone; the enemy is given the same numbers whatever it is."""
    views = []
    for army in ("K22", "K11"):
        aec = raw_env("tiny_hidden", brought=(army, ""))
        aec.reset(seed=1)
        assert all(sorted(text.split()[1]) == sorted(army) for text in aec.infos["seat_0"]["actions"])
        views.append([aec.observe(agent)["observation"] for agent in aec.agents])
    assert (views[0][0] != views[1][0]).any()
    assert (views[0][1] == views[1][1]).all()
    with pytest.raises(GonfalonError):
        raw_env("tiny_hidden", brought=("K99", ""))


def test_what_cannot_be_is_told_at_once() -> None:
    for game, variant, n_seats in (("chess", "", 0), ("tiny_crew", "none", 0), ("stratego", "duel", 3)):
        with pytest.raises(GonfalonError):
            raw_env(game, variant, n_seats=n_seats)


def test_without_the_extra_the_rest_works_and_these_say_what_to_install() -> None:
    code = (
        "import sys; sys.modules |= dict.fromkeys(('gymnasium', 'pettingzoo'));"
        "import gonfalon.envs as e; from gonfalon.core.errors import GonfalonError; print(e.BatchEnv.__name__)\n"
        "for name in ('pettingzoo', 'gym'):\n"
        "    try: __import__('gonfalon.envs.' + name)\n"
        "    except GonfalonError as error: print(error)"
    )
    path = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, env=path, capture_output=True, text=True, check=True).stdout
    lines = said.splitlines()
    assert lines[0] == "BatchEnv"
    assert len(lines) == 3
    assert all("the extra `research`" in line for line in lines[1:])
