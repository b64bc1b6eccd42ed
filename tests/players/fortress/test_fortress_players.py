"""Computer players of Fortress: legal to the end, alike for the same seed, and sensible where the choice is plain."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.observation import InformationState
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.grading import Solo
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.maze_sampler import random_maze
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.rules import rules_for
from gonfalon.games.fortress.view import notes_of
from gonfalon.players import Player, RandomPlayer, make, make_named, random_action
from gonfalon.players.fortress.builder import build, cost_of, mirrored, openings_of
from gonfalon.players.fortress.depth_first import depth_first
from gonfalon.players.fortress.explorer import Explorer, Settings
from gonfalon.players.fortress.player import FortressPlayer, action_text

from ...rules.fortress.scenario import RED, Scene, rules_of
from ...rules.fortress.test_own_rulesets import EXAMPLE

WHO = ("depth_first", 1, 2, 3, 4)
MIXES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fortress-intro", {}),
    ("fortress-main", {}),
    ("fortress-main", {"unreachable": "loses", "entrance_cards": True}),
    ("fortress-main", {"sacrifice_only_if_trapped": True, "idle_limit": 20}),
    ("fortress-bridge", {}),
    ("own", {}),
)


def player(who: str | int, seed: int) -> Player:
    """A level, or a player by name; few fortresses are drawn for a choice."""
    return make_named("fortress", who, seed) if isinstance(who, str) else make("fortress", who, seed, nodes=4)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize(("variant", "options"), MIXES, ids=[f"{n}-{mix[0]}" for n, mix in enumerate(MIXES)])
def test_every_player_plays_every_game(
    tmp_path: Path, variant: str, options: dict[str, Any], who: str | int
) -> None:
    """Only legal acts, from either seat, and the same again from a fresh player of the same seed."""
    if variant == "own":
        (tmp_path / "mine.toml").write_text(EXAMPLE, encoding="utf-8")
        variant = str(tmp_path / "mine.toml")
    brought = ("", "random") if "bridge" in variant else ("", "")
    state = GAME.new(3, GAME.setup(variant, ply_cap=60, brought=brought, **options))
    players = [player(who, seat) for seat in range(2)]
    while state.outcome is None:
        seat = state.to_act()[0]
        information = GAME.information_state(state, seat)
        action = players[seat].act(information)
        if state.ply % 13 == 5:
            assert player(who, seat).act(information) == action
        state.step(seat, action)
    assert state.ply > 4


def intended(information: InformationState, one: FortressPlayer) -> str:
    """What a player would do before anything illegal is put aside."""
    rules = rules_for(information.variant, information.options)
    notes = notes_of(rules, information.observation, information.seat)  # pyright: ignore[reportArgumentType]
    return action_text(rules, notes, one._choose(rules, notes, information))


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main"])
def test_what_a_player_intends_is_legal(variant: str, who: str | int) -> None:
    """Nothing has to be put aside in the games as they are."""
    state = GAME.new(5, GAME.setup(variant, ply_cap=120, brought=("hard", "random")))
    players = [player(who, seat) for seat in range(2)]
    while state.outcome is None:
        information = GAME.information_state(state, state.player)
        one = players[state.player]
        assert isinstance(one, FortressPlayer)
        text = intended(information, one)
        assert text in (information.observation.legal or ())
        state.step(state.player, text)


@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main"])
def test_every_explorer_comes_to_the_flag(variant: str) -> None:
    rules = rules_of(variant)
    for seed in range(4):
        maze = random_maze(rules, random.Random(seed))
        solo, explorer = Solo(rules, maze), Explorer(rules, seed, Settings(n_drawn=4))
        while not solo.is_over:
            solo.act(explorer.choose(solo.notes))
        assert solo.state.outcome is not None


def test_they_beat_chance() -> None:
    won = 0
    for seed in range(6):
        state = GAME.new(seed, GAME.setup("fortress-main", ply_cap=2000))
        players = [player(2, seed), RandomPlayer(seed)]
        while state.outcome is None:
            seat = state.to_act()[0]
            state.step(seat, players[seat].act(GAME.information_state(state, seat)))
        won += state.outcome.returns[0] > 0
    assert won >= 5


def act(scene: Scene, level: int = 4) -> str:
    """What a level does in red's next turn."""
    while scene.state.player != RED:
        scene.pass_blue()
    return make("fortress", level, 1, nodes=16).act(GAME.information_state(scene.state, RED))


def test_a_climb_that_costs_nothing_comes_first() -> None:
    """A new square by a ladder cannot cost a turn, any step may."""
    scene = Scene("fortress-intro", "ladders C3; walls C3-C2 C3-B3", "E5 E4 E3 D3 C3")
    scene.walk("E5 E4 E3 D3 C3")
    assert act(scene) == "C3-mC3"


def test_a_known_wall_and_a_known_card_are_left_alone() -> None:
    scene = Scene("fortress-intro", "walls E4-D4; king E3; ladders A1", "E5 E4 E3", "E5 D5 C5", "E5 D5 D4")
    scene.walk("E5 E4 D4")
    scene.walk("E4 E3")
    for level in (2, 3, 4):
        assert act(scene, level) == "E5-D5"


def test_the_dwarf_looks_where_others_stood() -> None:
    """The only way on is the passage under a square that the king found plain."""
    given = "passage E4 mA1; walls D5-E5 E3-E4 D4-E4; flag tA1; ladders mA1 mA2"
    scene = Scene("fortress-main", given, "E5 E4", "mA1", "tA1")
    scene.do("enter king", "E5-E4", "E4-E3", "E4-D4", "E4-E5", "E5-D5")
    for level in (2, 4):
        twin = scene.state.copy()
        while twin.outcome is None and twin.ply < 60 and not twin.notes[RED].passages:
            if twin.player == RED:
                twin.step(RED, make("fortress", level, 1, nodes=8).act(GAME.information_state(twin, RED)))
            elif twin.notes[1].piece < 0:
                twin.step(1, "enter knight")
            else:
                twin.step(1, "E5-E4")
        assert twin.notes[RED].passages


def test_an_unreachable_flag_is_challenged() -> None:
    """FORT-9.4: once every square that can be reached has been seen."""
    rules = rules_of("fortress-intro", unreachable="loses")
    walls = "walls E4-D4 E3-E4 D5-C5 D5-D4 D5-E5; ladders A1 A2 A3"
    scene = Scene("fortress-intro", walls, "E5 E4", unreachable="loses")
    assert not is_reachable(rules, scene.maze)
    scene.do("E5-D5", "E5-E4", "E4-D4", "E4-E3")
    assert act(scene) == "challenge"


@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main", "fortress-bridge"])
def test_builders_make_legal_fortresses_another_one_every_time(variant: str) -> None:
    rules = rules_of(variant)
    trouble = (2, 0) if variant == "fortress-bridge" else (3, 1)
    made = [build(rules, random.Random(seed), *trouble) for seed in range(3)]
    assert len(set(made)) == 3
    assert build(rules, random.Random(0), *trouble) == made[0]
    for maze in made:
        state = GAME.new(1, GAME.setup(variant))
        state.step(0, f"build {text_of(rules, maze)}")
    setup = GAME.setup(variant)
    GAME.check(GAME.new(1, setup), 0, random_action("fortress", setup, 0, 5))


def test_fortresses_built_beforehand_are_costly() -> None:
    """They cost the two explorers they were built against far more than random ones do."""
    for variant in ("fortress-intro", "fortress-main"):
        rules = rules_of(variant)
        ready = openings_of(rules)
        assert len(set(ready)) == len(ready) >= 12
        drawn = [random_maze(rules, random.Random(seed)) for seed in range(12)]
        costs = [sum(cost_of(rules, maze) for maze in mazes[:12]) for mazes in (ready, drawn)]
        assert costs[0] > 1.5 * costs[1]


def test_a_mirrored_fortress_is_the_same_the_other_way_round() -> None:
    for variant in ("fortress-main", "fortress-bridge"):
        rules = rules_of(variant)
        for seed in range(5):
            maze = random_maze(rules, random.Random(seed))
            turned = mirrored(rules, maze)
            assert mirrored(rules, turned) == maze != turned
            assert is_reachable(rules, turned)
    assert "A2-B2" in text_of(rules, mirrored(rules, maze)) or "B1-B2" not in text_of(rules, maze)


def test_the_baseline_goes_deep_first() -> None:
    """From the square found last, and back only where nothing new is left."""
    scene = Scene("fortress-intro", "walls E3-E2 D3-E3", "E5 E4 E3", "E4 D4")
    order = [scene.rules.plan.index[name] for name in ("E5", "E4", "E3")]
    scene.walk("E5 E4 E3")
    notes = scene.state.notes[RED]
    assert action_text(scene.rules, notes, depth_first(scene.rules, notes, order)) in ("E3-E2", "E3-D3")
    scene.do("E3-E2", "E3-D3")
    assert action_text(scene.rules, notes, depth_first(scene.rules, notes, order)) == "E3-E4"
