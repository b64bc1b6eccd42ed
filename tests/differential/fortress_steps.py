"""Single steps of the compared players of Fortress."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.naive.fortress_maze import ways_from
from tests.naive.fortress_parts import Fortress, Square, below


def flat(faults: Any) -> Counter[Any]:
    """Faults as single claims; what has no place has the place ""."""
    return Counter((kind, place) for kind, where in faults for place in where or ("",))


def first_step(maze: Fortress, source: Square, goal: Square, known: set[int]) -> Square | None:
    """The square to go to first on a shortest way that does not touch the flag; None if there is none, or nowhere to go."""
    came: dict[Square, Square | None] = {source: None}
    todo = [source]
    for square in todo:
        for target in ways_from(maze, square, known):
            if target not in came and maze.kind.does(maze.cards.get(target, "")) != "flag":
                came[target] = square
                todo.append(below(target) if maze.drops(target) else target)
                came.setdefault(todo[-1], target)
    if goal not in came or goal == source:
        return None
    while came[goal] != source:
        goal = came[goal] or source
    return goal
