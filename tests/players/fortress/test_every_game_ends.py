"""Computer players of Fortress in whole games: none walks to and fro, every game ends, and a flag out of reach is challenged."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gonfalon.core.game import Outcome
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.generator import GRADES, make_fortress
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.maze_sampler import random_maze
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.rules import Rules
from gonfalon.players import Player, make, make_named
from gonfalon.players.fortress.builder import build
from gonfalon.players.fortress.player import LEVELS

from ...rules.fortress.scenario import RED, Scene, rules_of
from ...rules.fortress.test_own_rulesets import EXAMPLE
from .drawn_rulesets import drawn_ruleset

Who = str | int
WHO: tuple[Who, ...] = (1, 2, 3, 4, "depth_first")
PAIRS = [*combinations_with_replacement(WHO, 2)]
GAMES = ("fortress-intro", "fortress-main", "fortress-bridge", "two-of-its-own")
TWO = 'fortresses = 2\n\n[[card]]\nid = "ghost"\nbeats = ["dwarf"]\nloses_to = ["king"]\n\n[[card]]'
MOST_PLIES = 20_000
"""By then every game is over: the longest of the ones played here has some thousand plies."""
MOST_IDLE = 2
"""Turns in a row that a player may end by the idle limit."""


class Played(NamedTuple):
    """A finished game. idle: for each seat, the most turns in a row that the idle limit ended. actions: those taken."""

    outcome: Outcome
    idle: list[int]
    actions: tuple[str, ...]


def player(who: Who, seed: int) -> Player:
    """A level, or a player by name; few fortresses are drawn for a choice."""
    return make_named("fortress", who, seed) if isinstance(who, str) else make("fortress", who, seed, nodes=3)


def play(variant: str, pair: tuple[Who, Who], seed: int, brought: tuple[str, str], **options: Any) -> Played:
    """Play a game to its end."""
    setup = GAME.setup(variant, ply_cap=MOST_PLIES, brought=brought, **options)
    state, players = GAME.new(seed, setup), [player(who, seed + seat) for seat, who in enumerate(pair)]
    row, most = [0, 0], [0, 0]
    while state.outcome is None:
        seat = state.to_act()[0]
        for event in state.step(seat, players[seat].act(GAME.information_state(state, seat))):
            if event.kind == "turn_over":
                row[seat] = row[seat] + 1 if event.facts["why"] == "idle" else 0
                most[seat] = max(most[seat], row[seat])
    return Played(state.outcome, most, tuple(step.action for step in state.steps))


def assert_ends(
    variant: str,
    pair: tuple[Who, Who],
    seed: int,
    brought: tuple[str, str] = ("random", "random"),
    **options: Any,
) -> Played:
    """Play a game; nobody may walk about for nothing, and it must come to an end."""
    played = play(variant, pair, seed, brought, **options)
    assert max(played.idle) <= MOST_IDLE, (variant, pair, seed, played.idle)
    assert not played.outcome.truncated, (variant, pair, seed)
    return played


def ruleset(folder: Path, name: str) -> str:
    """A shipped ruleset, or the path of one with two fortresses: the example of the rules page with one card more."""
    if name in GAMES[:3]:
        return name
    path = folder / "mine.toml"
    path.write_text(EXAMPLE.replace("[[card]]", TWO, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "-".join(map(str, pair)))
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 101), marks=pytest.mark.long)], ids=str)
def test_every_pair_comes_to_an_end(tmp_path: Path, name: str, pair: tuple[Who, Who], seeds: range) -> None:
    variant = ruleset(tmp_path, name)
    for seed in seeds:
        reason = assert_ends(variant, pair, seed).outcome.reason
        assert reason == "flag_found"


@pytest.mark.parametrize("seeds", [range(12), pytest.param(range(12, 400), marks=pytest.mark.long)], ids=str)
def test_every_player_ends_games_by_drawn_rulesets(tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        text, options = drawn_ruleset(seed)
        (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
        for pair in ((1, 2), (3, 4)):
            assert_ends(str(tmp_path / "mine.toml"), pair, seed, idle_limit=152, **options)


@pytest.mark.parametrize("level", [3, 4])
def test_the_dwarf_leaves_a_passage_that_it_found(level: int) -> None:
    """FORT-12.2: the passage of the near fortress is known, that of the far one is not; the dwarf does not go to and fro on the first."""
    scene = Scene("fortress-bridge", "passage E4 D4", "E5 E4 D4")
    scene.do("enter dwarf", "E5-E4")
    one, idle = make("fortress", level, 1, nodes=4), 0
    assert scene.state.notes[RED].passages
    while scene.state.turn < 40 and scene.state.outcome is None:
        if scene.state.player != RED:
            scene.pass_blue()
            continue
        idle = max(idle, scene.state.notes[RED].idle)
        scene.do(one.act(GAME.information_state(scene.state, RED)))
    assert idle < scene.rules.plan.n_squares


# ---- a flag out of reach loses (FORT-9.4) ----------------------------------------------------------------------------


def mazes(rules: Rules, n: int, reachable: bool) -> list[str]:
    """Random fortresses whose flag is reachable, or is not."""
    rng, found = random.Random(5), []
    while len(found) < n:
        maze = random_maze(rules, rng)
        if is_reachable(rules, maze) == reachable:
            found.append(text_of(rules, maze))
    return found


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("variant", GAMES[:3])
@pytest.mark.parametrize("n", [4, pytest.param(60, marks=pytest.mark.long)])
def test_a_closed_fortress_loses_to_every_player(variant: str, who: Who, n: int) -> None:
    """Both seats have a closed one before them, and somebody challenges, rightly."""
    closed = mazes(rules_of(variant, unreachable="loses"), n, reachable=False)
    for seed, pair in enumerate(zip(closed[::2], closed[1::2], strict=True)):
        played = assert_ends(variant, (who, who), seed, pair, unreachable="loses")
        assert played.outcome.reason == "flag_unreachable"


@pytest.mark.parametrize("who", [1, 2, "depth_first"])
@pytest.mark.parametrize("variant", GAMES[:3])
@pytest.mark.parametrize("n", [4, pytest.param(60, marks=pytest.mark.long)])
def test_no_flag_within_reach_is_challenged(variant: str, who: Who, n: int) -> None:
    """These three challenge only when they are sure; levels 3 and 4 may err, as they go by samples."""
    opened = mazes(rules_of(variant, unreachable="loses"), n, reachable=True)
    for seed, pair in enumerate(zip(opened[::2], opened[1::2], strict=True)):
        played = assert_ends(variant, (who, who), seed, pair, unreachable="loses")
        assert played.outcome.reason == "flag_found"


@pytest.mark.parametrize("variant", GAMES[:3])
def test_whoever_builds_leaves_a_way_to_the_flag(variant: str) -> None:
    """FORT-3.10: a closed fortress would lose to a challenge, so neither computers nor generators make one."""
    rules = rules_of(variant, unreachable="loses")
    for seed in range(2):
        made = [make_fortress(rules, random.Random(seed), grade) for grade in GRADES]
        for skill in LEVELS.values():
            made.append(build(rules, random.Random(seed), skill.best_of, min(2, skill.n_changes)))
        assert all(is_reachable(rules, maze) for maze in made)
