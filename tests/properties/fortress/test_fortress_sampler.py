"""The sampler against brute force on small fortresses: it reaches just the fortresses that agree with what was heard, each as often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path

import pytest

from gonfalon.core.observation import InformationState
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import Maze, text_of
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.games.fortress.sample import sample, with_maze
from gonfalon.games.fortress.state import FortressState

RED, BLUE = 0, 1
CARDS = ("cup", "duke", "soldier", "princess", "passage", "pitfall")
"""The cards of the main game but the flag."""
PITFALL = '[[card]]\nid = "pitfall"\ndrop = true\n'
PASSAGE = '[[card]]\nid = "passage"\ncount = 2\ntwin = true\nfinders = ["dwarf"]\n'
PRINCESS = '[[card]]\nid = "princess"\nstrength = 1\nbeats = ["king"]\n'
FALLS = "floors = [3, 2]\nwalls = 0\nladders = 1\npieces = ['knight']"
FIGHTS = "floors = [3]\nwalls = 0\nladders = 0\npieces = ['king', 'dwarf']"
ENTRANCE = "floors = [2, 1]\nwalls = 1\nladders = 1\npieces = ['king', 'dwarf']"
WALLS = "floors = [3]\nwalls = 3\nladders = 0\npieces = ['knight']"
TWO = "floors = [2, 1]\nwalls = 1\nladders = 1\npieces = ['knight']\nfortresses = 2"
SMALL = {
    "falls and a blocked ladder": (FALLS, ("pitfall",), PITFALL, {}),
    "a passage and a fight": (FIGHTS, ("princess", "passage"), PRINCESS + PASSAGE, {}),
    "a card on the entrance": (ENTRANCE, ("princess",), PRINCESS, {"entrance_cards": True}),
    "walls": (WALLS, (), "", {}),
    "a flag that may be out of reach": (WALLS, (), "", {"unreachable": "loses"}),
    "two fortresses": (TWO, (), "", {}),
}
"""name -> floors and parts, kinds of cards, their tables, options."""


def setup_of(folder: Path, name: str):
    """The setup of one of the small games; both sides build."""
    top, kinds, tables, options = SMALL[name]
    without = "\n".join(f'[[card]]\nid = "{card}"\ncount = 0' for card in CARDS if card not in kinds)
    path = folder / "small.toml"
    path.write_text(f'extends = "fortress-main"\nid = "small"\n{top}\n{without}\n{tables}', encoding="utf-8")
    return GAME.setup(str(path), first="red", **options)


def all_mazes(rules: Rules) -> Iterator[Maze]:
    """Every legal fortress, from the numbers of FORT-3 alone."""
    plan, ruleset, forts = rules.plan, rules.ruleset, range(rules.plan.n_forts)
    walls = product(*(_sets(plan.edges_of(fort), ruleset.walls) for fort in forts))
    ladders = product(*(_sets(plan.ladders_of(fort), ruleset.ladders) for fort in forts))
    near = [s for s in plan.squares_of(0) if s != plan.entrance]
    bridges = [(a, b) for a in near for b in plan.squares_of(1)] if rules.has_bridge else [()]
    cards = [laid for laid in _lay(rules) if all(_is_full(rules, laid, fort) for fort in forts)]
    for wall_sets, ladder_sets, bridge, laid in product(walls, list(ladders), bridges, cards):
        maze = Maze(sum(wall_sets), sum(ladder_sets), laid, bridge)
        if rules.may_challenge or is_reachable(rules, maze):
            yield maze


def _sets(places: tuple[int, ...], count: int) -> list[int]:
    return [sum(1 << place for place in chosen) for chosen in combinations(places, count)]


def _lay(rules: Rules) -> set[tuple[int, ...]]:
    """All ways to lay one flag and the other cards of every fortress."""
    plan, n_forts = rules.plan, rules.plan.n_forts
    hand = [rules.flag] + [
        k for k, n in enumerate(rules.counts) if k != rules.flag for _ in range(n * n_forts)
    ]
    found = set()
    for squares in permutations(range(plan.n_squares), len(hand)):
        cards = [0] * plan.n_squares
        for square, kind in zip(squares, hand, strict=True):
            cards[square] = kind
        if not cards[plan.entrance] or (rules.entrance_cards and cards[plan.entrance] != rules.flag):
            found.add(tuple(cards))
    return found


def _is_full(rules: Rules, cards: tuple[int, ...], fort: int) -> bool:
    lie = Counter(card for square, card in enumerate(cards) if card and rules.plan.fort[square] == fort)
    return all(lie[kind] == count for kind, count in enumerate(rules.counts) if kind and kind != rules.flag)


def still_possible(twins: dict[Maze, FortressState], state: FortressState) -> dict[Maze, FortressState]:
    """The fortresses of blue's in which everything since would have been announced in the same way, each with its game."""
    left = {}
    for maze, twin in twins.items():
        if all(twin.step(step.seat, step.action) == step.events for step in state.steps[twin.ply :]):
            left[maze] = twin
    return left


def enemy(state: FortressState) -> Maze:
    maze = state.mazes[BLUE]
    assert maze is not None
    return maze


def check_draws(information: InformationState, possible: list[Maze], rng: random.Random) -> None:
    """Each of a few is drawn as often as the others; of many, each wall, card and ladder."""
    n = 40 * len(possible) if len(possible) <= 50 else 800
    drawn = Counter(enemy(sample(information, rng)) for _ in range(n))
    assert set(drawn) <= set(possible)
    if len(possible) <= 50:
        assert set(drawn) == set(possible)
        squares = sum((drawn[maze] - 40) ** 2 / 40 for maze in possible)
        assert squares < len(possible) + 6 * (2 * len(possible)) ** 0.5 + 6
    expected, met = Counter[object](), Counter[object]()
    for maze in possible:
        expected.update(parts_of(maze))
    for maze, times in drawn.items():
        met.update(dict.fromkeys(parts_of(maze), times))
    for part, count in expected.items():
        share = count / len(possible)
        assert abs(met[part] - n * share) < 5 * (n * share * (1 - share)) ** 0.5 + 1e-9, part


def parts_of(maze: Maze) -> set[object]:
    """Each wall, ladder, card and end of the bridge."""
    walls = {("wall", edge) for edge in range(maze.walls.bit_length()) if maze.walls >> edge & 1}
    ladders = {("ladder", place) for place in range(maze.ladders.bit_length()) if maze.ladders >> place & 1}
    cards = {(kind, square) for square, kind in enumerate(maze.cards) if kind}
    return {*walls, *ladders, *cards, *(("bridge", end) for end in maze.bridge)}


@pytest.mark.parametrize("name", SMALL)
def test_the_sampler_draws_what_brute_force_finds(tmp_path: Path, name: str) -> None:
    setup = setup_of(tmp_path, name)
    rules = rules_for(setup.variant, setup.options)
    every, checked, rng = list(all_mazes(rules)), 0, random.Random(3)
    assert len(every) == len(set(every)) > 20
    for seed in range(4):
        state = GAME.new(seed, setup)
        for seat in (RED, BLUE):
            state.step(seat, GAME.random_action(state, seat, rng))
        twins = {maze: with_maze(state, BLUE, maze) for maze in every}
        while state.outcome is None and state.ply < 20 and len(twins) > 1:
            seat = state.to_act()[0]
            state.step(seat, GAME.random_action(state, seat, rng))
            if state.outcome is None and state.ply % 4 == 0:
                twins = still_possible(twins, state)
                assert enemy(state) in twins
                information = GAME.information_state(state, RED)
                assert all(
                    GAME.information_state(twin, RED) == information for twin in [*twins.values()][:20]
                )
                check_draws(information, list(twins), rng)
                checked += 1
    assert checked >= 4


def test_before_anything_is_known_every_fortress_is_drawn(tmp_path: Path) -> None:
    """Also where blue brought it, and with the setup changed likewise."""
    setup = setup_of(tmp_path, "a card on the entrance")
    rules = rules_for(setup.variant, setup.options)
    every, rng = list(all_mazes(rules)), random.Random(1)
    texts = [text_of(rules, maze) for maze in every]
    state = GAME.new(
        0, GAME.setup(setup.variant, first="red", entrance_cards=True, brought=(texts[0], texts[1]))
    )
    information = GAME.information_state(state, RED)
    check_draws(information, every, rng)
    twin = sample(information, rng)
    assert twin.setup.brought == (texts[0], text_of(rules, enemy(twin)))
