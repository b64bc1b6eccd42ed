"""What a level that knows endings does: sappers dig to a flag whose place is known, the last movers are hunted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gonfalon import players
from gonfalon.players.stratego.terms import material

from .positions import RED, STRATEGO, deployed, knowing

BLUE = {"e7": "F", "d7": "B", "e6": "B", "a7": "3", "a6": "6"}
HUNT = """
id = "hunt"
extends = "battle"
[army.red]
flag = 1
bomb = 3
marshal = 1
general = 1
colonel = 1
major = 2
captain = 2
lieutenant = 2
sergeant = 2
miner = 3
scout = 3
[army.blue]
flag = 1
bomb = 6
captain = 1
lieutenant = 1
sergeant = 1
"""
"""Seventeen movers against three."""


def told(state: Any, seat: int, **settings: Any) -> Any:
    """A seat's search from the start, as if it knew what every enemy is; few movers are worth no more than many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(material, "FEW_MOVERS", 0.0)
        return knowing(state, seat, noise=0.0, guard_cost=0.0, **settings)


def test_a_sapper_goes_to_the_wall_of_a_known_flag_round_what_rests(yard: str):
    state = deployed(yard, RED | {"d1": ".", "a1": "F", "c1": "3"}, BLUE)
    digging = told(state, 0, use_endgame=True)
    assert digging.evaluation.flag_walls == {"d7": 1.0, "e6": 1.0}
    assert digging.choose() == "c1-c2"


def fleeing(state: Any, seat: int, rng: random.Random) -> str:
    """A legal move that attacks nobody and ends farthest from those who hunt the mover, if there is one."""
    seen = STRATEGO.observe(state, seat)
    at = {piece.square: piece for piece in seen.pieces}
    hunters = [name for name, piece in at.items() if piece.owner != seat and piece.moved]

    def far(text: str) -> tuple[bool, float]:
        target = text.split("-")[1]
        steps = [abs(ord(target[0]) - ord(h[0])) + abs(int(target[1:]) - int(h[1:])) for h in hunters]
        return target not in at, min(min(steps, default=9), 9) + 0.5 * rng.random()

    return max(seen.legal, key=far)


@pytest.mark.parametrize("seed", range(3))
def test_seventeen_movers_hunt_down_three_that_flee(tmp_path: Path, seed: int):
    path, rng = tmp_path / "hunt.toml", random.Random(seed)
    path.write_text(HUNT)
    state = STRATEGO.new(seed, STRATEGO.setup(str(path)))
    hunter = players.make("stratego", 6, seed, nodes=20_000)
    state.step(0, hunter.act(STRATEGO.information_state(state, 0)))
    state.step(1, STRATEGO.random_action(state, 1, rng))
    while state.outcome is None and state.ply < 300:
        seat = state.to_act()[0]
        state.step(seat, fleeing(state, 1, rng) if seat else hunter.act(STRATEGO.information_state(state, 0)))
    assert state.outcome is not None
    assert state.outcome.returns == (1.0, -1.0)
