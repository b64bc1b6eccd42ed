"""Makes a puzzle of a position that passed the sieves (mine_puzzles.py): its theme, its first rating, and why, in messages."""

from __future__ import annotations

from typing import Any, NamedTuple

from puzzle_mining import marked_line

from gonfalon.games.stratego.squares import square_of, steps_between
from gonfalon.learn import puzzles
from gonfalon.learn.puzzle import Proof, Puzzle, PuzzleReading, Said
from gonfalon.learn.stratego.puzzle_position import TIE
from gonfalon.players.hints import Reading

from .puzzle_search import Found, Told

N_KINDS, NEAR = 4, 3
"""Kinds that are told of a piece; steps within which a piece is told of."""
REACTIONS = ("near", "fled", "attacked", "stayed")


class Candidate(NamedTuple):
    """What was found of a position. level: the lowest that finds the act. least_gap: over all seeds."""

    told: Told
    counting: Found
    level: int
    n_seeds: int
    nodes: int
    least_gap: float


def puzzle_of(
    name: str,
    variant: str,
    options: dict[str, Any],
    seed: int,
    acts: tuple[tuple[int, str], ...],
    seat: int,
    candidate: Candidate,
) -> dict[str, Any]:
    """A puzzle as a line of a collection, empty fields left out."""
    found, counting = candidate.told.found, candidate.counting
    puzzle = Puzzle(
        id=name,
        game="stratego",
        variant=variant,
        acts=acts,
        seat=seat,
        best=found.best,
        values=found.values,
        theme=theme_of(candidate.told),
        first_rating=0,
        title=Said(""),
        question=Said("puzzle-mined"),
        why=why_of(candidate),
        proof=Proof(
            seeds=candidate.n_seeds,
            nodes=candidate.nodes,
            least_gap=round(candidate.least_gap, 2),
            counting_best=counting.best,
            counting_gap=round(counting.gap, 2),
            level=candidate.level,
        ),
        source="computers",
        position="",
        seed=seed,
        options=options,
        readings=readings_told(candidate.told),
    )
    return marked_line(puzzle)


def title_of(puzzle: Puzzle, number: int) -> Said:
    """The name of a mined puzzle: how many pieces stand on each side."""
    seen: Any = puzzles.information(puzzle).observation
    own = sum(piece.owner == puzzle.seat for piece in seen.pieces)
    others = len(seen.pieces) - own
    return Said("puzzle-mined-stratego-title", {"own": own, "others": others, "number": number})


def target_of(told: Told) -> Reading | None:
    """The reading of the hidden piece that the best act attacks."""
    return next((one for one in told.readings if one.place == told.attacked and not one.known), None)


def theme_of(told: Told) -> str:
    """What it asks, from the reasons of the search and what the target has done."""
    target, main = target_of(told), (told.reasons[0].name if told.reasons else "")
    names = [reason.name for reason in told.reasons[:2]]
    if target is not None:
        if target.clues[-1].name in REACTIONS:
            return "behaviour"
        if any(clue.name == "still" for clue in target.clues):
            return (
                "house"
                if dict(target.chances).get("flag", 0) + dict(target.chances).get("bomb", 0) > 0.5
                else "habits"
            )
        return "asking" if main == "learn" else "hunt"
    if told.attacked:
        return "hunt"
    if "flag" in names:
        return "defence"
    return "escape" if "safe" in names else "plan"


def why_of(candidate: Candidate) -> tuple[Said, ...]:
    """Sentences, the most telling first."""
    told, said = candidate.told, list[Said]()
    target, best = target_of(told), told.found.best
    if target is not None:
        said.append(_attack(target))
        said.append(Said("puzzle-why-wins", {"chance": round(100 * told.wins)}))
    reason = next((one.name for one in told.reasons if one.name in WHY), "")
    if target is None or reason not in ("", "ahead"):
        said.append(
            Said(
                f"puzzle-why-{reason or 'ahead'}", {"square": best.split("-")[0]} if reason == "safe" else {}
            )
        )
    if candidate.counting.best != best:
        said.append(Said("puzzle-why-counting-other", {"act": candidate.counting.best}))
    elif candidate.counting.gap < TIE:
        said.append(Said("puzzle-why-counting-tie"))
    said.append(Said("puzzle-why-second", {"act": told.found.second}))
    return tuple(said)


WHY = ("learn", "flag", "safe", "near", "ahead")
"""Reasons of the search that have a sentence."""


def _attack(target: Reading) -> Said:
    (kind, chance), *rest = target.chances
    facts: dict[str, str | int] = {"square": target.place, "piece": kind, "chance": round(100 * chance)}
    if not rest:
        return Said("puzzle-why-attack", facts)
    return Said("puzzle-why-attack-two", {**facts, "piece2": rest[0][0], "chance2": round(100 * rest[0][1])})


def readings_told(told: Told) -> tuple[PuzzleReading, ...]:
    """Of the hidden piece that is attacked; else of the hidden piece that is nearest to where the best act begins or ends."""
    target = target_of(told)
    if target is None:
        hidden = [one for one in told.readings if not one.known]
        ends = told.found.best.split("-")
        near = [
            (min(steps_between(square_of(one.place), square_of(end)) for end in ends), one.place, one)
            for one in hidden
        ]
        target = min(near)[2] if near and min(near)[0] <= NEAR else None
    return (PuzzleReading(target.place, target.chances[:N_KINDS]),) if target is not None else ()
