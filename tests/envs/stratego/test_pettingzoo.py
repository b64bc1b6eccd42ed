"""The PettingZoo environments pass PettingZoo's own tests and hide what they must."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from gonfalon.core.errors import IllegalActionError
from gonfalon.envs.stratego.episode import StrategoEpisode
from gonfalon.envs.stratego.pettingzoo import (
    AGENTS,
    StrategoAEC,
    StrategoParallel,
    env,
    parallel_env,
    raw_env,
)
from gonfalon.games.stratego.deployment import faults_of
from gonfalon.games.stratego.state import StrategoState

RED, BLUE = "F" + "." * 29 + "M9B32S2" + "...", "2S23B9M" + "." * 32 + "F"


@pytest.mark.parametrize("setup", ["sampled", "placed"])
@pytest.mark.parametrize("variant", ["barrage", "classic"])
def test_aec_passes_the_api_test(variant: str, setup: str):
    api_test(StrategoAEC(variant, setup, rescue=variant == "classic"), num_cycles=150)


def test_aec_with_given_deployments_passes_the_api_test():
    api_test(StrategoAEC("barrage", "given", (RED, BLUE)), num_cycles=150)


@pytest.mark.parametrize("setup", ["sampled", "placed"])
def test_aec_passes_the_seed_test(setup: str):
    seed_test(lambda: StrategoAEC("barrage", setup), num_cycles=100)


@pytest.mark.parametrize("setup", ["sampled", "placed"])
def test_parallel_passes_the_api_test(setup: str):
    parallel_api_test(StrategoParallel("barrage", setup), num_cycles=150)


def test_parallel_passes_the_seed_test():
    """That test draws its actions without a mask."""
    parallel_seed_test(lambda: Masked("barrage"), num_cycles=100)


class Masked(StrategoParallel):
    """Takes an illegal number as some legal one."""

    def step(self, actions: dict[str, int]):
        for seat in self.episode.to_act():
            legal = np.flatnonzero(self.episode.mask(seat))
            wished = int(actions[AGENTS[seat]])
            actions = actions | {AGENTS[seat]: int(legal[wished % len(legal)])}
        return super().step(actions)


def test_the_usual_functions_make_the_usual_environments():
    api_test(env("barrage", "placed"), num_cycles=100)
    wrapped = env("duel")
    wrapped.reset(seed=1)
    seen = wrapped.observe("red")
    assert seen is not None
    mask = seen["action_mask"]
    wrapped.step(int(np.flatnonzero(mask == 0)[0]))
    assert wrapped.terminations == {"red": True, "blue": True}
    assert wrapped.rewards == {"red": -1, "blue": 0}
    assert type(raw_env("duel")) is StrategoAEC
    assert type(parallel_env("duel")) is StrategoParallel


def test_presets_options_and_own_files_reach_the_rules():
    file = str(Path(__file__).parents[2] / "differential" / "rulesets" / "skirmish.toml")
    for make in (StrategoAEC, StrategoParallel):
        options = make("duel", preset="gravon", rescue=True).episode.rules.options
        assert (options["two_square_limit"], options["rescue"], options["ply_cap"]) == (5, True, 4000)
        assert make(file).episode.rules.ruleset.id == "skirmish"
    api_test(StrategoAEC(file), num_cycles=100)


def play(env: StrategoAEC, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(AGENTS, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
    return totals


def test_a_game_pays_each_side_once():
    for seed in range(4):
        totals = play(StrategoAEC("duel"), seed)
        assert totals["red"] == -totals["blue"]


def test_blue_sees_nothing_of_what_red_places():
    env = StrategoAEC("barrage", "placed")
    env.reset(seed=1)
    before = env.observe("blue")
    for _ in range(40):
        assert env.agent_selection == "red"
        legal = np.flatnonzero(env.observe("red")["action_mask"])
        after = env.observe("blue")
        assert (after["observation"] == before["observation"]).all()
        assert (after["action_mask"] == before["action_mask"]).all()
        env.step(int(legal[0]))
    assert env.agent_selection == "blue"


def test_an_illegal_number_is_refused():
    env = StrategoAEC("battle")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalActionError):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_the_board_can_be_read():
    env = StrategoAEC("battle", render_mode="ansi")
    env.reset(seed=1)
    lines = env.render().splitlines()
    assert len(lines) == 10
    assert lines[0].split() == ["b?"] * 10
    assert lines[4].split() == [".", ".", "~", "~", ".", ".", "~", "~", ".", "."]


@pytest.mark.parametrize("options", [{}, {"rescue": True}])
@pytest.mark.parametrize("variant", ["duel", "classic"])
def test_the_mask_is_the_legal_set_and_every_other_number_is_refused(variant: str, options: dict[str, bool]):
    """With the reason that the rules give for the same move as text; nothing changes."""
    episode, rng, rescues = StrategoEpisode(variant, "sampled", None, options), np.random.default_rng(2), 0
    reasons = set()
    for seed in range(3):
        episode.reset(seed)
        while episode.outcome is None and episode.state.ply < 300:
            (seat,) = episode.to_act()
            legal = np.flatnonzero(episode.mask(seat)).tolist()
            texts = [episode.text_of(seat, number) for number in legal]
            assert tuple(sorted(texts)) == tuple(sorted(episode.state.legal_texts()))
            before = episode.state.digest()
            for number in rng.integers(-1, episode.n_actions + 1, 12).tolist():
                if number not in legal:
                    with pytest.raises(IllegalActionError) as caught:
                        episode.act(seat, number)
                    reasons.add(caught.value.reason)
            assert episode.state.digest() == before
            rescues += texts[-1].startswith("rescue")
            episode.act(seat, int(rng.choice(legal)))
    assert {"own_piece", "no_piece", "not_your_piece", "immobile"} <= reasons
    assert not reasons & {"illegal", "notation"}
    assert bool(rescues) == bool(options) or variant == "duel"


def test_both_place_in_secret_and_any_way_of_placing_is_a_legal_deployment():
    """What one agent sees while both place does not depend on what the other does."""
    rng = np.random.default_rng(5)
    for seed in range(6):
        game, twin = StrategoParallel("barrage"), StrategoParallel("barrage")
        seen, mirror = game.reset(seed=1)[0], twin.reset(seed=1)[0]
        different = 0
        for _ in range(40):
            for agent in AGENTS:
                assert (seen["red"]["observation"] == mirror["red"]["observation"]).all()
                assert (seen["red"]["action_mask"] == mirror["red"]["action_mask"]).all()
                assert seen[agent]["action_mask"].any()
            red, blue, other = (
                int(rng.choice(np.flatnonzero(view["action_mask"])))
                for view in (seen["red"], seen["blue"], mirror["blue"])
            )
            different += blue != other
            seen = game.step({"red": red, "blue": blue})[0]
            mirror = twin.step({"red": red, "blue": other})[0]
        assert different > 5
        states: list[StrategoState] = [game.episode.state, twin.episode.state]
        for state in states:
            for seat in range(2):
                assert not faults_of(game.episode.rules.ruleset, seat, str(state.deployed[seat])), seed
        assert states[0].deployed[0] == states[1].deployed[0]
        assert game.episode.to_act() == (0,)


def test_an_illegal_number_of_one_agent_moves_neither():
    game = StrategoParallel("barrage", illegal="raise")
    game.reset(seed=1)
    n = game.episode.n_moves
    for wrong in ({"red": n + 12, "blue": 0}, {"red": n + 12}, {"red": n + 12, "blue": n + 13}):
        with pytest.raises(IllegalActionError):
            game.step(wrong)
        assert game.episode.placed == ["", ""]


def test_given_deployments_stand_and_faulty_ones_are_refused_at_once():
    game = StrategoAEC("barrage", "given", (RED, BLUE))
    game.reset(seed=1)
    assert game.episode.state.deployed == [RED, BLUE]
    for setup, given, why in (
        ("given", None, "go together"),
        ("sampled", (RED, BLUE), "go together"),
        ("drawn", None, "it takes sampled, given, placed"),
        ("given", (RED, RED[1:]), "seat 1: wrong length, too few"),
    ):
        with pytest.raises(ValueError, match=why):
            StrategoAEC("barrage", setup, given)


def test_sampled_set_ups_differ_from_seed_to_seed():
    game, found = StrategoAEC("barrage"), set()
    for seed in range(20):
        game.reset(seed=seed)
        found.add(tuple(game.episode.state.deployed))
    assert len(found) == 20
