"""Random legal rulesets, drawn from all that a file may say: every level plays them, and they are sampled, batched and recorded."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from gonfalon import games, players
from gonfalon.core.game import SPECTATOR
from gonfalon.envs import BatchEnv
from gonfalon.games.stratego.ruleset import load
from gonfalon.match import record
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting, replay_entries

from .rulesets import Drawn

LEVELS = (0, *players.levels("stratego"))
EVERYDAY = [(seed, 21) for seed in (3, 6, 7, 24)]
"""Seeds and plies: two with a quest on a board that is not its own mirror image, every shape of power, a rescue."""
LATER = [pytest.param((seed, 60), marks=pytest.mark.long) for seed in range(300)]
CANNOT_MOVE = "cannot move in any of its deployments"


@pytest.fixture
def drawn(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A drawn ruleset as a file; shown if the test fails."""
    path = tmp_path / "drawn.toml"
    path.write_text(Drawn(*request.param).text, encoding="utf-8")
    print(path.read_text(encoding="utf-8"))
    return path


@pytest.mark.parametrize("drawn", [*EVERYDAY, *LATER], indirect=True)
def test_every_level_plays_it_and_it_is_sampled_recorded_and_batched(drawn: Path) -> None:
    """STRAT-12, ME-13: each level sets up for both sides, then they take turns in one game."""
    game = games.get(load(str(drawn)).game)
    state, rng = game.new(1, game.setup(str(drawn))), random.Random(1)
    company = [[players.make("stratego", level, seat, nodes=40) for level in LEVELS] for seat in (0, 1)]
    for seat in rng.sample((0, 1), 2):
        texts = [player.act(game.information_state(state, seat)) for player in company[seat]]
        for text in texts:
            game.check(state, seat, text)
        state.step(seat, rng.choice(texts))
    n = 0
    while state.outcome is None:
        (seat,) = state.to_act()
        information = game.information_state(state, seat)
        if n % 10 == 0:
            drawn_state = game.sample(information, rng)
            assert game.information_state(drawn_state, seat) == information
        state.step(seat, company[seat][n % len(LEVELS)].act(information))
        n += 1
    assert game.observe(state, SPECTATOR).reason == state.outcome.reason
    entries = [Entry(seq, step.seat, step.action, "", 0) for seq, step in enumerate(state.history)]  # type: ignore[attr-defined]
    kept = record.dumps(record.record_of(replay_entries(Setting(game.spec.id, state.setup, 1), entries)))
    assert record.replay(record.loads(kept)).state.digest() == state.digest()
    play_batch(drawn)


def play_batch(drawn: Path) -> None:
    """Eight games at once; every position but an ended one offers an action."""
    try:
        env = BatchEnv(str(drawn), n_games=8, seed=1)
    except ValueError as error:
        assert CANNOT_MOVE in str(error)
        return
    step = env.reset()
    for _ in range(80):
        assert step.mask.any(axis=1).all()
        assert np.isfinite(step.rewards).all()
        step = env.step()
