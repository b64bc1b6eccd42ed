"""Set-ups drawn in a style: as people make them, the one of many that has the style and the fewest notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from gonfalon.core.errors import GonfalonError
from gonfalon.core.rng import Rng
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import Ruleset

from .notes import Standing, notes_of
from .people import believable, loose

Style = Literal["closed", "scouts", "bluff", "wild"]
"""closed: the flag behind walls. scouts: runners in front. bluff: walls where no flag is. wild: unlike what people do."""
STYLES: tuple[Style, ...] = get_args(Style)
DRAWS = 40
"""Set-ups drawn for the one that is taken."""


def styled(seen: StrategoObservation, ruleset: Ruleset, style: str, rng: Rng) -> str:
    """A legal deployment in a style, never twice the same. Raises GonfalonError for a style that there is not."""
    if style not in STYLES:
        raise GonfalonError(f"no style of this name; there are: {', '.join(STYLES)}")
    draw = loose if style == "wild" else believable
    likeness = LIKENESS[style]

    def rank(action: str) -> tuple[int, float]:
        letters = action.removeprefix("deploy ")
        return (
            len(notes_of(ruleset, seen.seat, letters)),
            -likeness(Standing(ruleset, seen.seat, letters)),
        )

    return min((draw(seen, rng) for _ in range(DRAWS)), key=rank)


def _closed(standing: Standing) -> float:
    """How few doors the flag has."""
    return -float(sum(len(standing.doors(flag)) for flag in standing.flags))


def _scouts(standing: Standing) -> float:
    """How many runners stand in the front row, those of the row behind counted half."""
    forward = [name for name in standing.runners if standing.is_forward(name)]
    return sum(1.0 if standing.is_front(name) else 0.5 for name in forward)


def _bluff(standing: Standing) -> float:
    """How many walls of a house the flag is not in: walls beside one piece at the back that could be the flag."""
    around_flag = {door for flag in standing.flags for door in standing.beside(flag)}
    walls = set(standing.walls) - around_flag
    back = [name for name in standing.pieces if standing.depth[name] == 0]
    mobile = [name for name in back if name not in standing.walls and name not in standing.flags]
    return float(max((len(walls.intersection(standing.beside(name))) for name in mobile), default=0))


def _wild(standing: Standing) -> float:
    """Nothing is wanted of it."""
    return 0.0


LIKENESS: dict[str, Callable[[Standing], float]] = {
    "closed": _closed,
    "scouts": _scouts,
    "bluff": _bluff,
    "wild": _wild,
}
"""Style -> how much of it a set-up has."""
