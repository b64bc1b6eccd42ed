"""Everything Fortress can say has words, whose arguments are facts the game gives."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.requests import SECTIONS
from tests.text.words import declared, fields, variables

SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fortress-intro", {"idle_limit": 3}),
    ("fortress-main", {}),
    ("fortress-main", {"unreachable": "loses", "ply_cap": 30}),
    ("fortress-bridge", {}),
)


def said_in_games() -> dict[str, set[str]]:
    """Message id -> the facts that come with it, of everything said in random games in which anything offered may be done."""
    said: dict[str, set[str]] = {}
    for variant, options in SETUPS:
        for seed in range(12):
            state, rng = (
                GAME.new(seed, GAME.setup(variant, **{"ply_cap": 300, **options})),
                random.Random(seed),
            )
            while state.outcome is None:
                for decision in state.decisions():
                    said[f"prompt-{decision.prompt}"] = set(decision.facts)
                    said[f"kind-{decision.kind}"] = set()
                    for option in decision.options or ():
                        said |= {f"part-{name}": set[str]() for name in option.parts}
                seat, action = _any_act(state, rng)
                state.step(seat, action)
            said[f"end-{state.outcome.reason}"] = set()
            for event in GAME.information_state(state, 0).events:
                said[f"event-{event.kind}"] = set(event.facts)
    return said


def _any_act(state: Any, rng: random.Random) -> tuple[int, str]:
    """Mostly a random act as games draw them, at times any that is offered."""
    decision = state.decisions()[0]
    if decision.options and rng.random() < 0.1:
        return decision.seat, rng.choice(decision.options).action
    return decision.seat, GAME.random_action(state, decision.seat, rng)


def test_whatever_the_game_says_has_words() -> None:
    said, words = said_in_games(), variables()
    kinds = {name for name in said if name.startswith("event-")}
    assert len(kinds) >= 19
    assert {name for name in said if name not in words} == set()
    assert {name: words[name] - facts for name, facts in said.items() if words[name] - facts} == {}


def test_whatever_the_game_declares_has_words() -> None:
    wanted = declared(GAME) | fields(GAME) | {"game-fortress"} | {f"reason-{reason}" for reason in SECTIONS}
    assert wanted - set(variables()) == set()


FAULTY = (
    "chalice A1; walls A1-A3 A1-Z9 A2-A1 A1-A2; ladders D4 C3 C3; flag E5; cup B4 B4 A4",
    " ".join(f"; walls {a}{b}-{a}{b + 1}" for a in "ABCDE" for b in range(1, 5))
    + "; walls A1-B1; ladders A1 A2 A3 B1",
)


def test_every_fault_has_words() -> None:
    """FORT-3.9, FORT-12.4: each of the kinds that the rules page lists."""
    kinds, words = set[str](), variables()
    for variant, entrance in (("fortress-main", False), ("fortress-main", True), ("fortress-bridge", False)):
        state = GAME.new(1, GAME.setup(variant, entrance_cards=entrance))
        for faulty in (*FAULTY, "bridge A1-2A1 A2-2A2 A1-A2"):
            with pytest.raises(IllegalActionError) as caught:
                state.step(0, f"build {faulty}")
            kinds |= {fault.kind for fault in getattr(caught.value, "faults", ())}
    kinds |= {"flag_unreachable", "in_the_way"}
    assert len(kinds) >= 19
    assert {kind for kind in kinds if f"fault-{kind}" not in words} == set()
    assert all(words[f"fault-{kind}"] <= {"where"} for kind in kinds)
