"""Makes a puzzle of a position of Fortress that passed the sieves (mine_puzzles.py): theme, first rating, and why, in messages."""

from __future__ import annotations

from typing import Any, NamedTuple

from puzzle_mining import marked_line

from gonfalon.games.fortress.words import CLIMB, STEP
from gonfalon.learn import puzzles
from gonfalon.learn.fortress.puzzle_position import known
from gonfalon.learn.puzzle import Proof, Puzzle, Said

from .puzzle_search import Asked, Searched, Shares, reaching, shares

TELLING = 0.1
"""Shares that differ by less are no reason."""
FLAG_LIKELY = 0.08
"""From this share on the flag itself is spoken of."""
N_TOLD = 400
"""Fortresses that are drawn for the shares that are told."""
TOLD_SEED = 17


class Candidate(NamedTuple):
    """What was found of a position. found: by all searches together. level: the lowest that finds the best, 0 for none.

    samples, least_gap: of one search; the least of all.
    """

    asked: Asked
    found: Searched
    level: int
    n_seeds: int
    samples: int
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
    asked, best = candidate.asked, candidate.found.best
    mazes = asked.drawn(N_TOLD, TOLD_SEED)
    here, there = (shares(asked, act, mazes) for act in (best, candidate.found.second))
    puzzle = Puzzle(
        id=name,
        game="fortress",
        variant=variant,
        acts=acts,
        seat=seat,
        best=best,
        values={act: round(-turns, 2) for act, turns in candidate.found.means.items()},
        theme=theme_of(asked, best, here, there),
        first_rating=0,
        title=Said(""),
        question=question_of(asked),
        why=why_of(candidate, here, there),
        proof=Proof(
            seeds=candidate.n_seeds,
            samples=candidate.samples,
            least_gap=round(candidate.least_gap, 2),
            level=candidate.level,
        ),
        source="computers",
        position="",
        seed=seed,
        options=options,
    )
    return marked_line(puzzle)


def question_of(asked: Asked) -> Said:
    """What is asked: where the piece goes on, or which one enters."""
    notes, rules = asked.notes, asked.rules
    if asked.is_entering:
        return Said("puzzle-fortress-asked-enter")
    facts: dict[str, str | int] = {
        "piece": rules.pieces[notes.piece],
        "square": rules.plan.names[notes.square],
    }
    return Said("puzzle-fortress-asked", facts)


def title_of(puzzle: Puzzle, number: int) -> Said:
    """The name of a mined puzzle: how many squares the seat knows."""
    rules, notes = known(puzzles.information(puzzle))
    facts: dict[str, str | int] = {"known": notes.visited.bit_count(), "count": rules.plan.n_squares}
    return Said("puzzle-fortress-mined-title", {**facts, "number": number})


def theme_of(asked: Asked, best: str, here: Shares, there: Shares) -> str:
    """What it asks, from where the best act and the second differ most."""
    request = asked.ways[best][-1]
    if request.piece >= 0:
        return "entry" if asked.is_entering else "piece"
    if here.flag >= 2 * FLAG_LIKELY:
        return "treasure"
    differences = {
        "walls": there.wall - here.wall,
        "danger": there.beaten - here.beaten,
        "ground": here.nearer - there.nearer,
    }
    theme = max(differences, key=lambda name: differences[name])
    return "floors" if request.way == CLIMB and differences["walls"] < 2 * TELLING else theme


def why_of(candidate: Candidate, here: Shares, there: Shares) -> tuple[Said, ...]:
    """Sentences, the most telling first."""
    asked, found = candidate.asked, candidate.found
    if asked.is_entering:
        return tuple(_why_enters(candidate, here, there))
    return (*_why_best(asked, found.best, here), *_why_second(asked, found.best, found.second, here, there))


def _why_enters(candidate: Candidate, here: Shares, there: Shares) -> list[Said]:
    """What speaks for a piece: whether it can come to the flag, what it costs to enter, how many turns it needs, and the second best."""
    asked, found = candidate.asked, candidate.found
    best, second = (asked.rules.pieces[asked.ways[act][-1].piece] for act in (found.best, found.second))
    said = [Said("puzzle-fortress-why-reach", {"piece": best, "chance": _percent(here.reaches)})]
    price = asked.price(found.best)
    said.append(
        Said("puzzle-fortress-why-price", {"piece": best, "turns": price})
        if price
        else Said("puzzle-fortress-why-free", {"piece": best})
    )
    if abs(here.reaches - there.reaches) >= TELLING:
        facts: dict[str, str | int] = {"act": found.second, "chance": _percent(there.reaches)}
        return [*said, Said("puzzle-fortress-why-second-reach", facts)]
    return [*said, Said("puzzle-fortress-why-second-fights", {"piece": second})]


def _why_best(asked: Asked, act: str, here: Shares) -> list[Said]:
    rules, notes, request = asked.rules, asked.notes, asked.ways[act][-1]
    inside, said = rules.pieces[notes.piece], list[Said]()
    if request.piece >= 0:
        now = reaching(asked, notes.piece, notes.square, asked.drawn(N_TOLD, TOLD_SEED))
        facts = {"piece": inside, "chance": _percent(now), "piece2": rules.pieces[request.piece]}
        return [Said("puzzle-fortress-why-change", {**facts, "chance2": _percent(here.reaches)})]
    square = rules.plan.names[request.target]
    if here.flag >= FLAG_LIKELY:
        said.append(Said("puzzle-fortress-why-flag", {"square": square, "chance": _percent(here.flag)}))
    if request.way == STEP and not asked.notes.open >> request.link & 1:
        said.append(Said("puzzle-fortress-why-open", {"square": square, "chance": _percent(1 - here.wall)}))
    else:
        said.append(Said("puzzle-fortress-why-sure", {"square": square}))
    if here.beaten > 0:
        said.append(Said("puzzle-fortress-why-beaten", {"piece": inside, "chance": _percent(here.beaten)}))
    else:
        said.append(Said("puzzle-fortress-why-safe", {"piece": inside}))
    said.append(Said("puzzle-fortress-why-nearer", {"chance": _percent(here.nearer)}))
    return said


def _why_second(asked: Asked, best: str, act: str, here: Shares, there: Shares) -> list[Said]:
    """The greatest difference of the second best."""
    is_change = asked.ways[act][-1].piece >= 0
    if is_change and asked.ways[best][-1].piece >= 0:
        return [Said("puzzle-fortress-why-second-reach", {"act": act, "chance": _percent(there.reaches)})]
    if is_change:
        return [Said("puzzle-fortress-why-second-change", {"act": act})]
    differences = {
        "wall": (there.wall - here.wall, there.wall),
        "beaten": (there.beaten - here.beaten, there.beaten),
        "nearer": (here.nearer - there.nearer, there.nearer),
    }
    name = max(differences, key=lambda one: differences[one][0])
    difference, share = differences[name]
    if difference < TELLING:
        return [Said("puzzle-fortress-why-second", {"act": act})]
    return [Said(f"puzzle-fortress-why-second-{name}", {"act": act, "chance": _percent(share)})]


def _percent(share: float) -> int:
    return round(100 * share)
