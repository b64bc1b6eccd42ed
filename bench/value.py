#!/usr/bin/env python3
"""What the learned value costs the tree search: CPU time a node with and without a net, on the same sampled boards.

    .venv/bin/python bench/value.py
    .venv/bin/python bench/value.py --units 32 --games 4 --net battle.npz

Positions of games between the rule-based player and itself (level 2 in Middle-earth), every 40 plies; of each, some boards are searched
three plies deep and the two ways take turns. Without `--net` the net is drawn at random, small enough to change little of what is
searched. One line of JSON: nanoseconds a node (of all positions together) without and with the net, the ratio of these, how many nodes
more, and the ratio of CPU time (median over the positions).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon import games, players
from gonfalon.players.stratego.search.action_codes import action_code
from gonfalon.players.stratego.search.clock import SearchClock
from gonfalon.players.stratego.search.context import context_of
from gonfalon.players.stratego.search.kernel import tree
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.search.net_buffers import net_buffers
from gonfalon.players.stratego.search.settings import settings_of
from gonfalon.players.stratego.search.value_net import ValueNet, read, shape_of
from gonfalon.players.stratego.search.weights import UNIT, WEIGHTS

EVERY, BOARDS, DEPTH, UNBOUNDED = 40, 3, 3, 1 << 50


def player_of(family: str, seed: int) -> Any:
    """Who plays the games: the rule-based player, level 2 where that does not play."""
    if family == "stratego":
        return players.make_named(family, "rule_based", seed)
    return players.make(family, 2, seed)


def positions(n_games: int, variant: str) -> list[Any]:
    """Information states of the mover, with more than one legal action."""
    family = "middle_earth" if variant.startswith("me-") else "stratego"
    rules: Any = games.get(family)
    found = []
    for seed in range(81_000, 81_000 + n_games):
        state = rules.new(seed, rules.setup(variant))
        seats = [player_of(family, 2 * seed + seat) for seat in range(2)]
        while state.outcome is None:
            for seat in state.to_act():
                information = rules.information_state(state, seat)
                if state.ply % EVERY == 5 and len(information.observation.legal) > 1:
                    found.append(information)
                state.step(seat, seats[seat].act(information))
    return found


def random_net(search: MoveSearch, units: int) -> ValueNet:
    """A net of small random weights."""
    rng, shape = np.random.default_rng(1), shape_of(search.context.rules)
    w1 = rng.normal(0.0, 0.05, (shape.n_inputs, units)).astype(np.float32)
    w2 = rng.normal(0.0, 0.1, units).astype(np.float32)
    return ValueNet(w1, np.full(units, 0.5, np.float32), w2, np.zeros(1, np.float32), shape)


def time_boards(search: MoveSearch, boards: Any, codes: Any) -> tuple[float, int]:
    """(CPU seconds, nodes) of searching the boards."""
    buffers, weights = search.buffers, search.evaluation.eval_weights
    found, none = np.zeros(len(codes), np.int64), np.zeros(len(codes), np.int64)
    buffers.keys[:], buffers.budget[:] = 0, (0, UNBOUNDED)
    began = time.process_time()
    for number, board in enumerate(boards):
        buffers.frames[:, tree.KILLER_A :] = -1
        margin = round(WEIGHTS.root.margin * UNIT)
        tree.evaluate_root(
            board, buffers, search.context.tables, weights, number << 40, DEPTH, codes, none, margin, found
        )
    return time.process_time() - began, int(buffers.budget[0])


def measure(informations: list[Any], units: int, path: Path | None, rounds: int) -> dict[str, float]:
    """Times and ratios."""
    spent, nodes, ratios = np.zeros(2), np.zeros(2), []
    for information in informations:
        rng, buffers = random.Random(1), tree.new_buffers()
        context = context_of(information, rng, settings_of(6))
        search = MoveSearch(context, rng, buffers, SearchClock(time.perf_counter(), 0.0, WEIGHTS.clock))
        net = read(path, context.rules) if path else random_net(search, units)
        assert net is not None, "the net was made for other tables"
        scale = UNIT / WEIGHTS.root.log_odds_per_worth
        learned = net_buffers(net, context.seat, scale)
        boards = search.sampler.sample(context.belief.assignments(BOARDS if context.belief.hidden else 1))
        codes = np.array([action_code(context.rules, text) for text in search.legal], np.int32)
        both = np.zeros((rounds + 1, 2))
        for turn in range(rounds + 1):
            for way, one in enumerate((buffers, buffers._replace(net=learned))):
                search.buffers = one
                both[turn, way], n = time_boards(search, boards, codes)
                nodes[way] += n if turn else 0
        spent += both[1:].sum(axis=0)
        ratios.append(float(np.median(both[1:, 1] / both[1:, 0])))
    each = 1e9 * spent / nodes
    return {
        "positions": len(informations),
        "units": units,
        "ns_a_node": round(each[0], 1),
        "ns_a_node_net": round(each[1], 1),
        "ratio_a_node": round(each[1] / each[0], 3),
        "nodes_ratio": round(nodes[1] / nodes[0], 3),
        "time_ratio_median": round(statistics.median(ratios), 3),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--units", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--net", type=Path)
    given = parser.parse_args()
    print(json.dumps(measure(positions(given.games, given.variant), given.units, given.net, given.rounds)))


if __name__ == "__main__":
    main()
