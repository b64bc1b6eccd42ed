"""Everything the teaching games can say has words, whose arguments are facts the games give."""

from __future__ import annotations

import random
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from gonfalon import games, text
from gonfalon.core.errors import FaultyActionError
from gonfalon.core.game import AnyGame, GameSetup, decision_of
from gonfalon.core.observation import Observation
from gonfalon.core.testing import random_states

GAMES = [games.get(name) for name in games.TEACHING]
BASE = set(Observation.__struct_fields__)


@pytest.fixture(scope="module")
def words() -> dict[str, set[str]]:
    """Message id -> the variables it uses, of every English message."""
    found: dict[str, set[str]] = {}
    for path in (text.LOCALES / "en").glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                body = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", body))
    return found


def setups_of(game: AnyGame) -> list[GameSetup]:
    """A few that between them bring about everything."""
    if game.spec.cooperative:
        return [game.setup(n_seats=n, brought=("lamp", "bell", "", "")[:n]) for n in (1, 2, 3, 4)]
    return [game.setup(), game.setup(preset="raid", brought=("K11", "K22")), game.setup(move_cap=4)]


def said_in(game: AnyGame, seeds: range) -> dict[str, set[str]]:
    """Message id -> the facts that come with it, of everything said in random games."""
    said: dict[str, set[str]] = {}
    for setup in setups_of(game):
        for seed in seeds:
            state = None
            for state in random_states(game, lambda seed, setup=setup: game.new(seed, setup), seed):
                for decision in state.decisions():
                    said[f"prompt-{decision.prompt}"] = set(decision.facts)
                    said[f"kind-{decision.kind}"] = set()
                    for option in decision.options or ():
                        said |= {f"part-{name}": set[str]() for name in option.parts if name != "seat"}
                        choice = option.parts.get("choice")
                        said |= {f"part-choice-{choice}": set[str]()} if choice else {}
            assert state is not None
            assert state.outcome is not None
            said[f"end-{state.outcome.reason}"] = set()
            for seat in range(state.n_seats):
                for event in game.information_state(state, seat).events:
                    said[f"event-{event.kind}"] = set(event.facts)
    return said


@pytest.mark.parametrize("game", [pytest.param(game, id=game.spec.id) for game in GAMES])
def test_whatever_a_teaching_game_says_has_words(game: AnyGame, words: dict[str, set[str]]):
    said = said_in(game, range(25))
    assert len(said) > 10
    assert {name for name in said if name not in words} == set()
    assert {name: words[name] - facts for name, facts in said.items() if words[name] - facts} == {}


@pytest.mark.parametrize("game", [pytest.param(game, id=game.spec.id) for game in GAMES])
def test_whatever_a_teaching_game_declares_has_words(game: AnyGame, words: dict[str, set[str]]):
    spec = game.spec
    seen = game.observe(game.new(1), 0)
    wanted = {
        f"game-{spec.id}",
        *spec.seat_names,
        *(f"preset-{name}{end}" for name in spec.presets for end in ("", "-help")),
    }
    wanted |= {f"field-{name}" for name in seen.__struct_fields__ if name not in BASE}
    wanted |= {f"bring-{spec.brings.kind}"} if spec.brings else set()
    for variant in spec.variants:
        wanted |= {f"variant-{variant.id}", f"variant-{variant.id}-line"}
        wanted |= {f"option-{option.name}{end}" for option in variant.options for end in ("", "-help")}
        wanted |= {
            f"option-{option.name}-{choice}" for option in variant.options for choice in option.choices
        }
        wanted |= {f"start-group-{option.group}" for option in variant.options}
    assert wanted - set(words) == set()


@pytest.mark.parametrize(
    ("game", "brought", "kinds"),
    [
        ("tiny_hidden", "Kx", {"unknown_piece", "not_two_soldiers"}),
        ("tiny_hidden", "KK1", {"not_one_keep", "not_two_soldiers"}),
        ("tiny_crew", "sword", {"unknown_keepsake"}),
    ],
)
def test_what_is_wrong_with_what_is_brought_has_words(
    game: str, brought: str, kinds: set[str], words: dict[str, set[str]]
):
    rules = games.get(game)
    with pytest.raises(FaultyActionError) as caught:
        rules.setup(brought=(brought, *("",) * (rules.spec.min_seats - 1)))
    assert {fault.kind for fault in caught.value.faults} == kinds
    assert all(words[f"fault-{kind}"] <= {"where"} for kind in kinds)


def test_what_is_wrong_with_a_row_has_words(words: dict[str, set[str]]):
    outpost = games.get("tiny_hidden")
    state, rng = outpost.new(1), random.Random(1)
    kinds: set[str] = set()
    for row in ("K1", "KK2", "K1x", ""):
        with pytest.raises(FaultyActionError) as caught:
            outpost.check(state, 0, f"deploy {row}")
        kinds |= {fault.kind for fault in caught.value.faults}
    assert kinds == {"unknown_piece", "extra_piece", "missing_piece"}
    assert all(words[f"fault-{kind}"] == {"where"} for kind in kinds)
    assert "reason-not_offered" in words
    state.step(0, outpost.random_action(state, 0, rng))
    assert decision_of(state, 0) is None
