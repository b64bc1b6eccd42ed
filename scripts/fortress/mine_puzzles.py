#!/usr/bin/env python3
"""Find puzzles of Fortress in games of computer players: one process, which goes on where it was stopped.

    chrt -i 0 nice -n 19 .venv/bin/python scripts/fortress/mine_puzzles.py fortress.jsonl --seconds 600
    .venv/bin/python scripts/fortress/mine_puzzles.py fortress.jsonl --publish

The first line plays games and keeps one line of JSON for each, until the goal of 60 puzzles. The second writes the puzzles that were found
so far and how many each sieve left. Game n is the same on any machine. docs/puzzles.md says what the sieves ask.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

import puzzle_mining  # noqa: E402

from fortress import puzzle_search, puzzle_words  # noqa: E402
from gonfalon import games, players  # noqa: E402
from gonfalon.core.observation import InformationState  # noqa: E402
from gonfalon.core.rng import stream_seed  # noqa: E402
from gonfalon.games.fortress.words import EXPLORE  # noqa: E402

VARIANTS = ("fortress-intro", "fortress-main")
PAIRINGS = ((4, 3), (3, 4), (4, 4), (2, 4), (3, 3))
PLY_CAP = 400
FEWEST, MOST = 3, 6
"""Acts that one chooses from: those with the fewest turns in the first look."""
LEAST_VISITED = 12
"""Squares that are known: before that most requests are alike."""
FIRST, FULL = 8, 120
"""Fortresses of the first look, and of each of the five searches."""
LOOKS = ((16, 22, 0.3), (40, 23, 0.5))
"""Fortresses, seed and least gap in turns of the looks that follow."""
FIRST_SEED, OTHER_SEED = 21, 11
LEAST_GAP, DOUBTS = 0.5, 2
"""In turns. The gap over all five searches is so many times its doubt, too."""
LONGER, LONGER_DRAWN = 40, 8
"""Fortresses of the last search, and how many the explorer draws who plays on there."""
APART = 3
"""Own turns between two puzzles of a seat."""
SIEVES = ("looked_at", "gap", "seeds", "longer")


class Position(NamedTuple):
    """The beginning of a turn. acts: (seat, act) that led there."""

    acts: tuple[tuple[int, str], ...]
    seat: int
    information: InformationState


class Sieve:
    """Counts what each sieve leaves of one game."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(SIEVES, 0)
        self.wait = [0, 0]

    def look(self, position: Position) -> puzzle_words.Candidate | None:
        """The candidate that passed every sieve, None for one that did not. The cheap sieves come first."""
        self.wait[position.seat] -= 1
        asked = puzzle_search.Asked(position.information)
        is_early = asked.notes.visited.bit_count() < LEAST_VISITED
        if is_early or not asked.has_choice(FEWEST) or self.wait[position.seat] > 0 or asked.has_free_gain():
            return None
        self.counts["looked_at"] += 1
        offered = self._offered(asked)
        if not offered:
            return None
        self.counts["gap"] += 1
        searches = list[puzzle_search.Searched]()
        for seed in puzzle_mining.SEEDS:
            searches.append(puzzle_search.search(asked, offered, FULL, seed))
            if searches[-1].best != searches[0].best:
                return None
        found = puzzle_search.together(searches)
        if found.gap < LEAST_GAP or found.gap < DOUBTS * found.doubt:
            return None
        self.counts["seeds"] += 1
        rivals = (found.best, found.second)
        longer = puzzle_search.search(asked, rivals, LONGER, OTHER_SEED, LONGER_DRAWN)
        if longer.best != found.best:
            return None
        self.counts["longer"] += 1
        self.wait[position.seat] = APART
        level = puzzle_search.lowest_level(asked, found.best)
        least = min(one.gap for one in searches)
        return puzzle_words.Candidate(asked, found, level, len(searches), FULL, least)

    @staticmethod
    def _offered(asked: puzzle_search.Asked) -> list[str]:
        """The acts with the fewest turns, best first; [] where the best of them is hardly ahead."""
        first = puzzle_search.search(asked, asked.ways, FIRST, FIRST_SEED)
        offered = sorted(asked.ways, key=lambda act: first.means[act])[:MOST]
        is_ahead = all(puzzle_search.search(asked, offered, n, seed).gap >= least for n, seed, least in LOOKS)
        return offered if is_ahead else []


def setting(number: int) -> tuple[str, tuple[int, ...], int]:
    """Variant, levels by seat, seed of a game."""
    return VARIANTS[number % len(VARIANTS)], PAIRINGS[number % len(PAIRINGS)], 61_000 + number


def played(number: int) -> Iterator[Position]:
    """Each turn of a game, at its beginning, as it is played."""
    variant, levels, seed = setting(number)
    rules: Any = games.get("fortress")
    state = rules.new(seed, rules.setup(variant, ply_cap=PLY_CAP))
    seats = [
        players.make("fortress", level, stream_seed(seed, level, seat)) for seat, level in enumerate(levels)
    ]
    acts: list[tuple[int, str]] = []
    while state.outcome is None:
        for seat in state.to_act():
            information = rules.information_state(state, seat)
            if information.observation.decision.kind == EXPLORE and acts[-1][0] != seat:
                yield Position(tuple(acts), seat, information)
            act = seats[seat].act(information)
            state.step(seat, act)
            acts.append((seat, act))


def mined(number: int) -> dict[str, Any]:
    """One game: what each sieve left, and its puzzles as they are written."""
    variant, levels, seed = setting(number)
    sieve, found = Sieve(), list[dict[str, Any]]()
    for position in played(number):
        candidate = sieve.look(position)
        if candidate is not None:
            name = f"fortress-{number}-{len(position.acts)}"
            options = {"ply_cap": PLY_CAP}
            found.append(
                puzzle_words.puzzle_of(name, variant, options, seed, position.acts, position.seat, candidate)
            )
    return {"number": number, "variant": variant, "players": levels, "counts": sieve.counts, "puzzles": found}


MINER = puzzle_mining.miner("fortress", "fortress", VARIANTS, SIEVES, mined, goal=60)


if __name__ == "__main__":
    puzzle_mining.run(MINER, str(__doc__))
