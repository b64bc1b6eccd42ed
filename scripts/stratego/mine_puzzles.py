#!/usr/bin/env python3
"""Find puzzles in games that computer players play against each other: one process, which goes on where it was stopped.

    chrt -i 0 nice -n 19 .venv/bin/python scripts/stratego/mine_puzzles.py games.jsonl --games 40
    .venv/bin/python scripts/stratego/mine_puzzles.py games.jsonl --publish

The first line plays games and keeps one line of JSON for each, until the goal of 288 puzzles: 300 with those made by hand. The second
writes the puzzles that were found so far into `src/gonfalon/learn/stratego/puzzles/mined.jsonl` and how many each sieve left into
`bench/results/puzzle_yield.csv`. Game n is the same on any machine. docs/recipes/new-puzzle.md says what the sieves ask.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

import puzzle_mining  # noqa: E402

from gonfalon import games, players  # noqa: E402
from gonfalon.core.observation import InformationState  # noqa: E402
from gonfalon.core.rng import stream_seed  # noqa: E402
from stratego import puzzle_search, puzzle_words  # noqa: E402

FAMILY = "stratego"
VARIANTS = ("barrage", "duel", "battle", "duel", "barrage", "duel", "barrage", "battle")
PAIRINGS = (
    ("6", "5"),
    ("4", "hunter"),
    ("6", "prober"),
    ("5", "3"),
    ("6", "6"),
    ("5", "rule_based"),
    ("6", "miser"),
)
PLY_CAP = 600
EVERY = 3
"""Every third decision is looked at."""
FIRST_LOOK = puzzle_search.settings_for(6, nodes=60_000, playouts=0)
FULL = puzzle_search.settings_for(puzzle_search.HIGHEST)
COUNTING = FULL._replace(trusts=puzzle_search.COUNTING)
LONGER = FULL._replace(nodes=4 * FULL.nodes, n_boards=2 * FULL.n_boards, playouts=2 * FULL.playouts)
FIRST_GAP, LEAST_GAP, DOUBTS = 1.2, 1.5, 4
"""In worths; the least gap is so many times its doubt, too."""
SAME_END = 1.0
"""Another piece that goes to the same square and is not further behind does the same."""
GAP_LEFT = 1 / 3
"""Without information less than this share of the gap is left, or another act is the best."""
MOST_LINES = 3
"""So many things that a piece has done may be needed."""
APART = 20
"""Plies between two puzzles of a game: ten turns of each side."""
OTHER_SEED = 11
SIEVES = ("looked_at", "gap", "people", "information", "seeds", "longer")
"""What is counted of a game: positions that were looked at, then those that each sieve left. The last one are the puzzles."""


class Position(NamedTuple):
    """A decision of a game. acts: (seat, act) that led there."""

    acts: tuple[tuple[int, str], ...]
    seat: int
    information: InformationState


class Sieve:
    """Counts what each sieve leaves of one game, and keeps the puzzles."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(SIEVES, 0)
        self.last_ply = -APART

    def look(self, position: Position) -> puzzle_words.Candidate | None:
        """The candidate that passed every sieve, None for one that did not. The cheap sieves come first."""
        self.counts["looked_at"] += 1
        first = puzzle_search.search(position.information, FIRST_LOOK, puzzle_mining.SEEDS[0])
        if first.gap <= FIRST_GAP:
            return None
        self.counts["gap"] += 1
        if len(position.acts) - self.last_ply < APART or _ends_alike(first):
            return None
        told = puzzle_search.told(position.information, FULL, puzzle_mining.SEEDS[0])
        if told.found.best != first.best or _ends_alike(told.found) or _lines(told) > MOST_LINES:
            return None
        self.counts["people"] += 1
        counting = puzzle_search.search(position.information, COUNTING, puzzle_mining.SEEDS[0])
        if not self._needs_information(position, told, counting):
            return None
        self.counts["information"] += 1
        searches = [told.found]
        for seed in puzzle_mining.SEEDS[1:]:
            searches.append(puzzle_search.search(position.information, FULL, seed))
            if not _agrees(searches[-1], told.found.best):
                return None
        if not _agrees(told.found, told.found.best):
            return None
        self.counts["seeds"] += 1
        longer = puzzle_search.search(position.information, LONGER, OTHER_SEED)
        if longer.best != told.found.best or longer.gap < LEAST_GAP:
            return None
        self.counts["longer"] += 1
        self.last_ply = len(position.acts)
        level = puzzle_search.lowest_level(position.information, told.found.best)
        gap = min(one.gap for one in searches)
        return puzzle_words.Candidate(told, counting, level, len(puzzle_mining.SEEDS), FULL.nodes, gap)

    @staticmethod
    def _needs_information(
        position: Position, told: puzzle_search.Told, counting: puzzle_search.Found
    ) -> bool:
        """Does the answer change by counting alone, or with the attacked piece drawn from the army alone?"""
        if _loses(told.found, counting):
            return True
        hidden = {reading.place for reading in told.readings if not reading.known}
        if told.attacked not in hidden:
            return False
        blind = puzzle_search.search(
            position.information, FULL, puzzle_mining.SEEDS[0], disregarded=told.attacked
        )
        return _loses(told.found, blind)


def _agrees(found: puzzle_search.Found, best: str) -> bool:
    return found.best == best and found.gap >= LEAST_GAP and found.gap >= DOUBTS * found.doubt


def _loses(found: puzzle_search.Found, without: puzzle_search.Found) -> bool:
    return without.best != found.best or without.gap < GAP_LEFT * found.gap


def _ends_alike(found: puzzle_search.Found) -> bool:
    """Does another piece do the same on the same square, hardly worse?"""
    target = found.best.split("-")[-1]
    behind = [
        found.values[found.best] - value
        for act, value in found.values.items()
        if act.split("-")[-1] == target
    ]
    return sum(one <= SAME_END for one in behind) > 1


def _lines(told: puzzle_search.Told) -> int:
    """How many things the attacked piece has done that speak for what it is; 0 where nothing is attacked."""
    reading = next((one for one in told.readings if one.place == told.attacked and not one.known), None)
    return int(reading.clues[-1].facts.get("n", 0)) if reading is not None else 0


def setting(number: int) -> tuple[str, tuple[str, ...], int]:
    """Variant, players by seat, seed of a game."""
    names = PAIRINGS[number % len(PAIRINGS)]
    return VARIANTS[number % len(VARIANTS)], names[:: 1 if number % 2 == 0 else -1], 52_000 + number


def played(number: int) -> Iterator[Position]:
    """The decisions of a game after its set-up, as it is played."""
    variant, names, seed = setting(number)
    rules: Any = games.get(FAMILY)
    state = rules.new(seed, rules.setup(variant, ply_cap=PLY_CAP))
    seats = [_player(name, stream_seed(seed, name, seat)) for seat, name in enumerate(names)]
    acts: list[tuple[int, str]] = []
    while state.outcome is None:
        for seat in state.to_act():
            information = rules.information_state(state, seat)
            if len(information.observation.legal or ()) > 1:
                yield Position(tuple(acts), seat, information)
            act = seats[seat].act(information)
            state.step(seat, act)
            acts.append((seat, act))


def _player(name: str, seed: int) -> players.Player:
    if name.isdecimal():
        return players.make(FAMILY, int(name), seed)
    return players.make_named(FAMILY, name, seed)


def mined(number: int) -> dict[str, Any]:
    """One game: what each sieve left, and its puzzles as they are written."""
    variant, names, seed = setting(number)
    sieve, found = Sieve(), list[dict[str, Any]]()
    for decision, position in enumerate(played(number)):
        if decision % EVERY:
            continue
        candidate = sieve.look(position)
        if candidate is not None:
            name = f"mined-{number}-{len(position.acts)}"
            options = {"ply_cap": PLY_CAP}
            made = puzzle_words.puzzle_of(
                name, variant, options, seed, position.acts, position.seat, candidate
            )
            found.append(made)
    return {"number": number, "variant": variant, "players": names, "counts": sieve.counts, "puzzles": found}


MINER = puzzle_mining.miner("stratego", FAMILY, VARIANTS, SIEVES, mined, puzzle_words.title_of, goal=288)


if __name__ == "__main__":
    puzzle_mining.run(MINER, str(__doc__))
