#!/usr/bin/env python3
"""Complete a puzzle that somebody composed: its values, its readings, its first rating. docs/recipes/new-puzzle.md tells how.

.venv/bin/python scripts/stratego/make_puzzle.py draft.json >> src/gonfalon/learn/stratego/puzzles/composed.jsonl
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from gonfalon import games  # noqa: E402
from gonfalon.core.observation import InformationState  # noqa: E402
from stratego import puzzle_search, puzzle_words  # noqa: E402

SEEDS = (1, 2, 3, 4, 5)
FULL = puzzle_search.settings_for(puzzle_search.HIGHEST)


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """What the composer writes. acts: (seat, act) from the deployments on. theme: as in puzzle_words. wrong: acts with an answer."""

    id: str
    variant: str
    acts: tuple[tuple[int, str], ...]
    seat: int
    theme: str
    seed: int = 1
    wrong: tuple[str, ...] = ()


def information_of(draft: Draft) -> InformationState:
    """What the asked seat knows. Raises IllegalActionError for an act that the rules refuse."""
    game = games.get("stratego")
    state = game.new(draft.seed, game.setup(draft.variant))
    for seat, act in draft.acts:
        state.step(seat, act)
    return game.information_state(state, draft.seat)


def completed(draft: Draft) -> dict[str, Any]:
    """The line of a collection. Raises SystemExit where five searches do not agree on the best act."""
    information = information_of(draft)
    told = puzzle_search.told(information, FULL, SEEDS[0])
    searches = [told.found, *(puzzle_search.search(information, FULL, seed) for seed in SEEDS[1:])]
    best = {found.best for found in searches}
    if len(best) > 1:
        raise SystemExit(f"five searches find different acts: {', '.join(sorted(best))}")
    counting = puzzle_search.search(information, FULL._replace(trusts=puzzle_search.COUNTING), SEEDS[0])
    level = puzzle_search.lowest_level(information, told.found.best)
    gap = min(found.gap for found in searches)
    candidate = puzzle_words.Candidate(told, counting, level, len(SEEDS), FULL.nodes, gap)
    made = puzzle_words.puzzle_of(draft.id, draft.variant, {}, draft.seed, draft.acts, draft.seat, candidate)
    name = f"puzzle-{draft.id}"
    made |= {"theme": draft.theme, "source": "composed", "title": {"text": f"{name}-title"}}
    made |= {"question": {"text": name}, "wrong": {act: {"text": f"{name}-{act}"} for act in draft.wrong}}
    counted = [one for one in made["why"] if one["text"].startswith("puzzle-why-counting")]
    made["why"] = [{"text": f"{name}-why"}, *counted]
    return made


def main() -> None:
    """Print the line."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("draft", type=Path)
    wanted = parser.parse_args()
    try:
        draft = msgspec.json.decode(wanted.draft.read_bytes(), type=Draft)
    except (OSError, msgspec.DecodeError) as error:
        raise SystemExit(f"{wanted.draft}: {error}") from None
    print(json.dumps(completed(draft), ensure_ascii=False))


if __name__ == "__main__":
    main()
