"""Makes a puzzle of a decision of the card game that passed the sieves (mine_puzzles.py): theme, first rating, and why, in messages."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from puzzle_mining import marked_line

from gonfalon.learn.puzzle import Proof, Puzzle, Said
from gonfalon.players.fellowship.reasons import mean_features, reasons_of

from .puzzle_search import Compared

THEMES = {
    "defender": "shield",
    "sentinel": "shield",
    "undefended": "wounds",
    "spread": "wounds",
    "travel": "travel",
    "engage": "engage",
    "tie": "engage",
    "enemy": "strike",
    "attack": "strike",
    "planning": "spend",
    "mulligan": "hand",
}
"""Kind of a decision -> what it asks."""


class Candidate(NamedTuple):
    """What was found of a decision. level: the lowest that finds the best answer, 0 for none. least_lead: over all seeds, games of 100."""

    compared: Compared
    best: str
    second: str
    lead: float
    least_lead: float
    level: int
    n_seeds: int


def puzzle_of(
    name: str,
    variant: str,
    deck: str,
    seed: int,
    acts: tuple[tuple[int, str], ...],
    candidate: Candidate,
) -> dict[str, Any]:
    """A puzzle as a line of a collection, empty fields left out."""
    compared = candidate.compared
    asked = compared.asked
    puzzle = Puzzle(
        id=name,
        game="fellowship",
        variant=variant,
        acts=acts,
        seat=asked.seat,
        best=candidate.best,
        values={act: round(compared.share(act), 1) for act in compared.ranked()},
        theme=THEMES.get(asked.kind, "moment"),
        first_rating=0,
        title=Said(""),
        question=Said("puzzle-fellowship-asked"),
        why=why_of(candidate, variant),
        proof=Proof(
            seeds=candidate.n_seeds,
            samples=compared.tried[candidate.best].n // candidate.n_seeds,
            least_gap=round(candidate.least_lead, 1),
            level=candidate.level,
        ),
        source="computers",
        position="",
        seed=seed,
        brought=(deck,),
    )
    return marked_line(puzzle)


def title_of(puzzle: Puzzle, number: int) -> Said:
    """The name of a mined puzzle: what is to be decided."""
    return Said("puzzle-fellowship-mined-title", {"theme": puzzle.theme, "number": number})


def why_of(candidate: Candidate, variant: str) -> tuple[Said, ...]:
    """Sentences, the most telling first."""
    compared, best, second = candidate.compared, candidate.best, candidate.second
    own, other = compared.tried[best], compared.tried[second]
    reasons = reasons_of(variant, mean_features(own.features), mean_features(other.features))
    told = [Said(f"puzzle-fellowship-why-{reason.name}") for reason in reasons if reason.worth > 0]
    facts: dict[str, str | int] = {"act": best, "chance": whole(compared.share(best)), "games": own.n}
    lead = whole(compared.share(best) - compared.share(second))
    behind: dict[str, str | int] = {"act": second, "chance": whole(compared.share(best)) - lead}
    return (
        *told,
        Said("puzzle-fellowship-why-wins", facts),
        Said("puzzle-fellowship-why-second", behind),
    )


def whole(games: float) -> int:
    """Games of 100 as a page tells them: a half counts as one."""
    return math.floor(games + 0.5)
