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
from gonfalon.games.fortress.words import ENTER, EXPLORE  # noqa: E402
from gonfalon.players.fortress.explorer import knowledge  # noqa: E402

VARIANTS = ("fortress-main", "fortress-main", "fortress-intro")
PAIRINGS = ((4, 3), (2, 4), (3, 3), (1, 2), (2, 3), (4, 1), (1, 3))
"""Levels: weaker ones come to other positions."""
PLY_CAP = 400
FEWEST, MOST = 3, 6
"""Acts that one chooses from: those with the fewest turns in the first look."""
LEAST_VISITED = {EXPLORE: 20, ENTER: 8}
"""Squares that are known, by the kind of the decision. Of requests most are alike before that, and what follows is too long to tell."""
FIRST, FULL = 8, 200
"""Fortresses of the first look, and of each of the five searches."""
LOOKS = ((40, 22, 0.2), (120, 23, 0.25))
"""Fortresses, seed and least gap in turns of the looks that follow."""
RIVALS = 3
"""Acts that are compared after the first of them."""
FIRST_SEED, OTHER_SEED = 21, 11
LEAST_GAP, DOUBTS = 0.3, 2
"""In turns, over all five searches: more than what half a point allows (`puzzle_position.SCALE`), and so many times its doubt."""
LONGER, LONGER_DRAWN = 40, 8
"""Fortresses of the last search, and how many the explorer draws who plays on there."""
APART = 4
"""Turns between two puzzles of a seat."""
SIEVES = ("looked_at", "gap", "information", "seeds", "longer")


class Position(NamedTuple):
    """A decision of a game. acts: (seat, act) that led there. turn: its number."""

    acts: tuple[tuple[int, str], ...]
    seat: int
    information: InformationState
    turn: int


class Sieve:
    """Counts what each sieve leaves of one game."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(SIEVES, 0)
        self.last_turn = [-APART, -APART]
        self.known: list[object] = [None, None]

    def look(self, position: Position) -> puzzle_words.Candidate | None:
        """The candidate that passed every sieve, None for one that did not. The cheap sieves come first."""
        if position.turn - self.last_turn[position.seat] < APART:
            return None
        asked = puzzle_search.Asked(position.information)
        if not self._is_looked_at(asked, position.seat):
            return None
        self.counts["looked_at"] += 1
        offered = self._offered(asked)
        if not offered:
            return None
        self.counts["gap"] += 1
        candidate = self._agreed(asked, offered)
        if candidate is not None:
            self.last_turn[position.seat] = position.turn
        return candidate

    def _is_looked_at(self, asked: puzzle_search.Asked, seat: int) -> bool:
        """Is enough known, is something new known since the last look, and is there a choice?"""
        notes = asked.notes
        seen = (knowledge(notes), notes.piece)
        is_old, self.known[seat] = seen == self.known[seat], seen
        least = LEAST_VISITED[ENTER if asked.is_entering else EXPLORE]
        is_early = notes.visited.bit_count() < least
        return not (is_old or is_early or not asked.has_choice(FEWEST) or asked.has_free_gain())

    def _agreed(self, asked: puzzle_search.Asked, offered: list[str]) -> puzzle_words.Candidate | None:
        """The candidate, if the searches agree and the price of a piece is not the whole answer."""
        searches = [puzzle_search.search(asked, offered, FULL, puzzle_mining.SEEDS[0])]
        if asked.price(searches[0].best) < asked.price(searches[0].second):
            return None
        self.counts["information"] += 1
        for seed in puzzle_mining.SEEDS[1:]:
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
        level = puzzle_search.lowest_level(asked, found.best)
        least = min(one.gap for one in searches)
        return puzzle_words.Candidate(asked, found, level, len(searches), FULL, least)

    @staticmethod
    def _offered(asked: puzzle_search.Asked) -> list[str]:
        """The acts with the fewest turns, best first; [] where the best of them is hardly ahead."""
        first = puzzle_search.search(asked, asked.ways, FIRST, FIRST_SEED)
        offered = sorted(asked.ways, key=lambda act: first.means[act])[:MOST]
        rivals = offered
        for n, seed, least in LOOKS:
            found = puzzle_search.search(asked, rivals, n, seed)
            if found.gap < least:
                return []
            rivals = sorted(rivals, key=lambda act: found.means[act])[:RIVALS]
        return offered


def setting(number: int) -> tuple[str, tuple[int, ...], int]:
    """Variant, levels by seat, seed of a game."""
    return VARIANTS[number % len(VARIANTS)], PAIRINGS[number % len(PAIRINGS)], 61_000 + number


def played(number: int) -> Iterator[Position]:
    """The decisions of a game after the fortresses stand, as it is played."""
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
            decision = information.observation.decision
            if decision.kind in LEAST_VISITED:
                yield Position(tuple(acts), seat, information, int(decision.facts["turn"]))
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


MINER = puzzle_mining.miner("fortress", "fortress", VARIANTS, SIEVES, mined, puzzle_words.title_of, goal=60)


if __name__ == "__main__":
    puzzle_mining.run(MINER, str(__doc__))
