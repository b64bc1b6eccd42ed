"""What results tell of deployments, and how hard deployments are to read."""

from __future__ import annotations

import numpy as np
import pytest

from gonfalon.core.rng import stream
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.players.stratego.setups import believable, exposure
from gonfalon.players.stratego.training import deployments
from gonfalon.players.stratego.training.deployments import SetupGames, choices, readability_of, setup_report
from gonfalon.players.stratego.training.selfplay import GameRecord, new_state, rules_of

RULESET = "duel"


def seen_by(seat: int) -> StrategoObservation:
    return rules_of(RULESET).observe(new_state(RULESET, 0), seat)


def drawn(n: int) -> list[str]:
    return [believable(seen_by(1), stream(1, "drawn", number)) for number in range(n)]


def record(number: int, first: str, second: str, result: int) -> GameRecord:
    return GameRecord(
        number=number,
        players=("a", "b"),
        setups=("own", "own"),
        random_until=0,
        first=result,
        reason="",
        deployments=(first, second),
        moves="",
    )


def test_features_are_the_own_pieces_less_the_enemy_s() -> None:
    text = believable(seen_by(0), stream(1, "own"))
    mirrored = believable(seen_by(1), stream(1, "other"))
    games = deployments.setup_games([record(0, text, mirrored, 1), record(1, text, mirrored, -1)], RULESET)
    assert games.results.tolist() == [1.0, 0.0]
    assert games.strengths.tolist() == [[1.0, -1.0], [1.0, -1.0]]
    assert games.setups.sum() == 0  # both have as many pieces
    assert 0 < np.abs(games.setups[0]).sum() <= 2 * sum(letter != "." for letter in text[7:])


def test_the_report_finds_a_square_that_decides() -> None:
    rng = np.random.default_rng(1)
    setups = rng.integers(-1, 2, (400, 5)).astype(float)
    results = (rng.random(400) < 1 / (1 + np.exp(-3 * setups[:, 0]))).astype(float)
    strengths = np.tile([1.0, -1.0], (400, 1))
    gains = [
        float(line.split()[4])
        for line in setup_report(SetupGames(setups, strengths, results)).split("\n")[1:]
    ]
    assert max(gains) > 0.1
    none = setup_report(SetupGames(rng.permutation(setups), strengths, results)).split("\n")[1:]
    assert max(float(line.split()[4]) for line in none) < 0.02


def test_ways_to_choose_differ_in_exposure() -> None:
    seen, texts = seen_by(1), drawn(12)
    chosen = {name: choose(seen, texts, stream(1, name)) for name, choose in choices().items()}
    assert chosen["the first"] == texts[0]
    assert exposure(seen, chosen["least exposed"]) == min(exposure(seen, text) for text in texts)
    assert set(chosen.values()) <= set(texts)


def test_one_deployment_over_and_over_has_no_variety() -> None:
    texts = drawn(6)
    same, varied = readability_of(RULESET, 1, texts[:1] * 4), readability_of(RULESET, 1, texts)
    assert same.flag_entropy == pytest.approx(0.0)
    assert same.distance == 0.0
    assert varied.flag_entropy > 0.5
    assert 0 < varied.distance <= 1
    assert varied.likelihood < 0
    assert 0 < varied.flag_chance < 1
