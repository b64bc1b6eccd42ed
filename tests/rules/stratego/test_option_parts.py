"""What an option says of itself: every legal action of every kind of decision, in parts that make its text again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.legal_action import LegalAction, legal_actions, move, read, rescue, use
from tests.properties.games import marching_step, random_step

GAMES = (("duel", {}), ("ultimate", {"rescue": True}), ("me-ring", {}))


def written(action: LegalAction) -> LegalAction:
    """The same action, made from what it consists of."""
    if action.power:
        return use(action.power, action.path, action.targets)
    if action.rescued:
        return rescue(action.rescued, action.square)
    return move(*action.path) if action.path else action


@pytest.mark.parametrize(("variant", "options"), GAMES)
def test_an_option_says_all_that_its_text_says(variant: str, options: dict[str, Any]) -> None:
    """STRAT-10.6: a seat knows its legal actions."""
    met: set[str] = set()
    for seed in range(3):
        state, rng = GAME.new(seed, GAME.setup(variant, ply_cap=250, **options)), random.Random(seed)
        while state.outcome is None:
            for seat in state.to_act():
                seen = GAME.observe(state, seat)
                actions = legal_actions(seen)
                assert tuple(action.text for action in actions) == (seen.legal or ())
                assert actions == (state.legal_actions() if seen.kind != "deploy" else ())
                for option in (seen.decision and seen.decision.options) or ():
                    action = read(option)
                    assert action.option == option
                    assert written(action) == action
                    met |= set(option.parts)
            (marching_step if variant == "ultimate" else random_step)(state, rng)
    wanted = {"source", "target"}
    wanted |= {"piece", "square", "choice"} if variant == "ultimate" else set()
    wanted |= {"power", "step_1", "step_2", "target_1"} if variant == "me-ring" else set()
    assert wanted <= met


def test_the_parts_of_each_kind_of_action() -> None:
    """STRAT-10.6: each says where it begins and ends."""
    assert move("a4", "a5").option.parts == {"source": "a4", "target": "a5"}
    assert rescue("miner", "c4").option.parts == {"piece": "miner", "square": "c4"}
    said = use("axe", ("d5", "d6"), ("d7", "e7"))
    assert said.text == "axe d5-d6 d7 e7"
    assert said.option.parts == {
        "power": "axe",
        "source": "d5",
        "step_1": "d6",
        "target_1": "d7",
        "target_2": "e7",
    }
