#!/usr/bin/env python3
"""Find puzzles of the card game in games of computer players: one process, which goes on where it was stopped.

    chrt -i 0 nice -n 19 .venv/bin/python scripts/fellowship/mine_puzzles.py cards.jsonl --seconds 600
    .venv/bin/python scripts/fellowship/mine_puzzles.py cards.jsonl --publish

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

from fellowship import puzzle_search, puzzle_words  # noqa: E402
from gonfalon import games, players  # noqa: E402
from gonfalon.core.observation import InformationState  # noqa: E402
from gonfalon.core.rng import stream_seed  # noqa: E402

TABLES = (
    ("passage-through-mirkwood", "lore"),
    ("passage-through-mirkwood", "tactics"),
    ("journey-down-the-anduin", "leadership"),
    ("passage-through-mirkwood", "spirit"),
    ("passage-through-mirkwood", "leadership"),
)
"""Scenario and starter deck, game by game."""
LEVELS = (1, 2)
FEWEST, MOST = 3, 8
"""Answers of a decision that is looked at: yes or no is no puzzle."""
KINDS = frozenset(
    (
        *("mulligan", "travel", "engage", "tie", "defender", "sentinel", "undefended", "spread"),
        *("enemy", "attack", "response", "target"),
    )
)
"""Kinds of decisions that people can name, and that change a game often enough."""
FIRST, NEXT, FULL = 8, 40, 40
"""Games of the first look, of the second, and of each of the five searches: 200 drawn decks in all."""
FIRST_SEED, NEXT_SEED, OTHER_SEED = 21, 22, 11
FIRST_LEAD, NEXT_LEAD, LEAST_LEAD = 12.5, 7.5, 5.0
"""Games of 100 by which the best answer is ahead in the first look, in the second, and over the 200 decks."""
APART = 3
"""Rounds between two puzzles of a game."""
SIEVES = ("looked_at", "gap", "seeds", "longer")


class Position(NamedTuple):
    """A decision of a game. acts: (seat, act) that led there."""

    acts: tuple[tuple[int, str], ...]
    information: InformationState


class Sieve:
    """Counts what each sieve leaves of one game."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(SIEVES, 0)
        self.last_round = -APART

    def look(self, position: Position) -> puzzle_words.Candidate | None:
        """The candidate that passed every sieve, None for one that did not. The cheap sieves come first."""
        seen: Any = position.information.observation
        asked = puzzle_search.Asked(position.information, FEWEST, MOST)
        if asked.kind not in KINDS or not asked.answers or seen.round - self.last_round < APART:
            return None
        self.counts["looked_at"] += 1
        if not self._has_gap(asked):
            return None
        self.counts["gap"] += 1
        compared = puzzle_search.Compared(asked)
        leads = list[float]()
        for seed in puzzle_mining.SEEDS:
            compared.play(FULL, seed)
            here = self._lead_of_last(compared)
            if here < 0:
                return None
            leads.append(here)
        best, second = compared.best()
        lead = puzzle_search.lead(compared, best, second).games
        if not compared.is_apart(best) or lead < LEAST_LEAD:
            return None
        self.counts["seeds"] += 1
        longer = puzzle_search.Compared(asked)
        longer.play(FULL * len(leads), OTHER_SEED)
        if longer.best()[0] != best or not longer.is_apart(best):
            return None
        self.counts["longer"] += 1
        self.last_round = seen.round
        level = puzzle_search.lowest_level(asked, best)
        return puzzle_words.Candidate(compared, best, second, lead, min(leads), level, len(leads))

    @staticmethod
    def _has_gap(asked: puzzle_search.Asked) -> bool:
        """Is one answer ahead in a few games, and in more?"""
        for n, seed, least in ((FIRST, FIRST_SEED, FIRST_LEAD), (NEXT, NEXT_SEED, NEXT_LEAD)):
            compared = puzzle_search.Compared(asked)
            compared.play(n, seed)
            if puzzle_search.lead(compared, *compared.best()).games < least:
                return False
        return True

    @staticmethod
    def _lead_of_last(compared: puzzle_search.Compared) -> float:
        """By how many games of 100 the best answer is ahead in the last search alone, below 0 where it is not the best there."""
        best, _ = compared.best()
        since = compared.tried[best].n - FULL
        first, second = compared.best(since)
        if first != best:
            return -1.0
        won = (sum(compared.tried[act].won[since:]) for act in (first, second))
        return 100 * (next(won) - next(won)) / FULL


def setting(number: int) -> tuple[str, str, int, int]:
    """Scenario, deck, level of the player, seed of a game."""
    scenario, deck = TABLES[number % len(TABLES)]
    return scenario, deck, LEVELS[number % len(LEVELS)], 71_000 + number


def played(number: int) -> Iterator[Position]:
    """The decisions of a game, as it is played."""
    scenario, deck, level, seed = setting(number)
    rules: Any = games.get("fellowship")
    state = rules.new(seed, rules.settle(scenario, {}, "", 1, (deck,)))
    player = players.make("fellowship", level, stream_seed(seed, level))
    acts: list[tuple[int, str]] = []
    while state.outcome is None:
        (seat,) = state.to_act()
        information = rules.information_state(state, seat)
        yield Position(tuple(acts), information)
        act = player.act(information)
        state.step(seat, act)
        acts.append((seat, act))


def mined(number: int) -> dict[str, Any]:
    """One game: what each sieve left, and its puzzles as they are written."""
    scenario, deck, level, seed = setting(number)
    sieve, found = Sieve(), list[dict[str, Any]]()
    for position in played(number):
        candidate = sieve.look(position)
        if candidate is not None:
            name = f"fellowship-{number}-{len(position.acts)}"
            found.append(puzzle_words.puzzle_of(name, scenario, deck, seed, position.acts, candidate))
    told = {"number": number, "variant": scenario, "deck": deck, "level": level}
    return {**told, "counts": sieve.counts, "puzzles": found}


VARIANTS = tuple(scenario for scenario, _ in TABLES)
MINER = puzzle_mining.miner(
    "fellowship", "fellowship", VARIANTS, SIEVES, mined, puzzle_words.title_of, goal=60
)


if __name__ == "__main__":
    puzzle_mining.run(MINER, str(__doc__))
