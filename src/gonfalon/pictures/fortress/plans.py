"""The plans of Fortress: for each builder three floors, as far as the observation knows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from gonfalon.games.fortress import ruleset
from gonfalon.games.fortress.maze import parts_of
from gonfalon.games.fortress.plan import NONE, Plan, plan_of
from gonfalon.text import text

from ..canvas import Drawing, Layers, Stamp, flattened
from ..drawings import drawings
from ..facts import Box, Shown
from ..family import PictureFamily
from ..words import cut, short, written

SIDE = 630
MARGIN, GAP = 18, 14
LABEL, UNDER = 26, 10
"""Size of a name, and the room below it."""
ROOM = 6
"""Units around the square of a wall's stamp: a wall is a little longer than its edge."""
FRAME = 0.09
"""Share of a square that the rampart around a floor takes."""
SINGLE, DOUBLE = 51, 34
"""Units of a square where each builder has one fortress, and where each has two."""


class View(NamedTuple):
    """What is drawn of the fortress of one builder. Squares and edges by their names.

    walls, open: edges known to have a wall or none. ladders: lower squares. cards: square -> card. gone: squares whose card is
    beaten. visited: squares where the explorer has been. piece, at: the explorer's piece and its square, "" for none.
    is_whole: nothing is unknown.
    """

    walls: frozenset[str]
    open: frozenset[str]
    ladders: frozenset[str]
    cards: dict[str, str]
    gone: frozenset[str]
    visited: frozenset[str]
    piece: str
    at: str
    is_whole: bool


class FortressPictures(PictureFamily):
    """Stratego Fortress."""

    name = "fortress"

    def position(self, shown: Shown) -> Drawing:
        """Both builders' fortresses, seat 0's above; floors side by side, of a bridged game both fortresses side by side."""
        return flattened(self.layers(shown))

    def layers(self, shown: Shown) -> Layers:
        """The ramparts with the names, and on them squares, cards, ladders, walls and pieces."""
        seen = shown.observation or {}
        rules = ruleset.load(seen["variant"])
        plan = plan_of(rules.floors, rules.fortresses)
        look, colours = self.look(shown.game), self.colours(shown.game)
        svg, stamps = "", list[Stamp]()
        for builder in (0, 1):
            name = shown.players[builder].name if builder < len(shown.players) else ""
            x, y = label_place(plan, builder)
            svg += f'<rect x="{short(x)}" y="{short(y)}" width="16" height="20" rx="3" fill="{colours[f"army-{builder}"]}"/>'
            label = cut(name, LABEL, "serif", SIDE - x - MARGIN - 30)
            svg += written(label, x + 28, y + 19, LABEL, "serif", colours["ink"])
            view = view_of(seen, builder)
            for floor in floors(plan, builder):
                svg += rampart(floor, colours)
                stamps += floor_stamps(floor, view, builder, look, colours)
        return Layers(Drawing(svg, SIDE, SIDE, colours["page"], hatch(colours)), stamps)

    def diagram(self, shown: Shown, language: str) -> str:
        """For each builder the walls, ladders and cards that are known, in the words of a plan."""
        seen = shown.observation or {}
        said: list[str] = []
        for builder in (0, 1):
            view = view_of(seen, builder)
            name = shown.players[builder].name if builder < len(shown.players) else str(builder)
            said.append(f"{name}:")
            for part, squares in (("walls", view.walls), ("ladders", view.ladders)):
                said += _listed(text(language, f"fortress-part-{part}"), squares)
            beaten = f" ({text(language, 'diagram-fortress-beaten')})"
            lying = (
                f"{card} {square}{beaten * (square in view.gone)}" for square, card in view.cards.items()
            )
            said += _listed(text(language, "diagram-fortress-cards"), lying)
        return "\n".join(said)

    def cloth_of(self, box: Box) -> str:
        """Oak."""
        found: str = drawings(self.name)["looks"]["fortress"]["colours"]["vault"]
        return found


def _listed(word: str, parts: Iterable[str]) -> list[str]:
    """A line for each four parts."""
    found = sorted(parts)
    return [f"  {word}: {' '.join(found[at : at + 8])}" for at in range(0, len(found), 8)]


class Floor(NamedTuple):
    """Where a floor lies. size: of a square. squares: their numbers on the plan."""

    plan: Plan
    squares: list[int]
    side: int
    x: float
    y: float
    size: int

    def corner(self, name: str) -> tuple[float, float]:
        """Where a square such as "mC3" lies: its top left corner."""
        column, row = ord(name[-2]) - ord("A"), int(name[-1]) - 1
        return self.x + column * self.size, self.y + row * self.size


def size_of(plan: Plan) -> int:
    """Units of a square."""
    return SINGLE if plan.n_forts == 1 else DOUBLE


def label_place(plan: Plan, builder: int) -> tuple[float, float]:
    """Where the name of a builder stands; the floors lie below it."""
    size, half = size_of(plan), SIDE / 2
    wide = sum(plan.sizes) * size + GAP * (len(plan.sizes) - 1)
    left = MARGIN if plan.n_forts > 1 else (SIDE - wide) / 2
    return left, builder * half + (half - LABEL - UNDER - plan.sizes[0] * size) / 2


def floors(plan: Plan, builder: int) -> Iterator[Floor]:
    """The floors of a builder: side by side, or of two fortresses the upper ones beside the bottom one."""
    size, (left, top) = size_of(plan), label_place(plan, builder)
    top += LABEL + UNDER
    for fort in range(plan.n_forts):
        x, y = left + fort * (SIDE - MARGIN) / 2, top
        for level, side in enumerate(plan.sizes):
            squares = [one for one in plan.squares_of(fort) if plan.floor[one] == level]
            yield Floor(plan, squares, side, x, y, size)
            if plan.n_forts == 1:
                x += side * size + GAP
            elif level == 0:
                x += side * size + GAP / 2
            else:
                y += side * size + GAP / 2


def rampart(floor: Floor, colours: dict[str, str]) -> str:
    """What stands around a floor."""
    frame = floor.size * FRAME
    whole = short(floor.side * floor.size + 2 * frame)
    at = f'x="{short(floor.x - frame)}" y="{short(floor.y - frame)}"'
    return f'<rect {at} width="{whole}" height="{whole}" rx="4" fill="{colours["rampart"]}"/>'


def floor_stamps(
    floor: Floor, view: View, builder: int, look: dict[str, Any], colours: dict[str, str]
) -> Iterator[Stamp]:
    """Squares, then what lies on them, then walls, then the piece."""
    unit, names = look["size"], [floor.plan.names[square] for square in floor.squares]

    def stamp(svg: str, name: str) -> Stamp:
        return Stamp(svg, *floor.corner(name), floor.size, unit)

    for number, name in enumerate(names):
        paint = stone(view, name, number, floor.side, colours)
        line = f'fill="{paint}" stroke="{colours["stone-line"]}" stroke-width=".75"'
        yield stamp(f'<rect width="{unit}" height="{unit}" {line}/>', name)
    for square, name in zip(floor.squares, names, strict=True):
        drawn = lying(floor.plan, view, builder, square, look)
        if drawn:
            yield stamp(drawn, name)
    yield from wall_stamps(floor, view, look, colours)
    if view.at in names:
        drawn = look["pieces"].get(f"{1 - builder} {view.piece}", "")
        yield stamp(f'<g transform="translate({unit / 2} {unit / 2})">{drawn}</g>', view.at)


def lying(plan: Plan, view: View, builder: int, square: int, look: dict[str, Any]) -> str:
    """The card and the ladder of a square."""
    name, below = plan.names[square], plan.below[square]
    card = view.cards.get(name, "")
    svg: str = look["cards"].get(f"{builder} {card}{' gone' * (name in view.gone)}", "")
    is_down = below != NONE and plan.names[below] in view.ladders
    way = " ".join(["up"] * (name in view.ladders) + ["down"] * is_down + ["card"] * bool(card))
    return svg + look["ladders"].get(way, "")


def wall_stamps(floor: Floor, view: View, look: dict[str, Any], colours: dict[str, str]) -> Iterator[Stamp]:
    """Walls, and dashes where nobody has tried an edge of a square that was walked. A stamp covers a square around its middle."""
    unit, here = look["size"], {floor.plan.names[square] for square in floor.squares}
    for edge in floor.plan.edge_names:
        one, other = edge.split("-")
        if one not in here:
            continue
        (x, y), is_upright = floor.corner(one), floor.corner(one)[0] != floor.corner(other)[0]
        dx, dy = (0.5, 0) if is_upright else (0, 0.5)
        svg = ""
        if edge in view.walls:
            svg = look["walls"]["upright" if is_upright else "level"]
        elif not view.is_whole and edge not in view.open and {one, other} & view.visited:
            line = f"M{unit} 0v{unit}" if is_upright else f"M0 {unit}h{unit}"
            svg = f'<path d="{line}" fill="none" stroke="{colours["ink"]}" stroke-width="1.75" stroke-dasharray="3 4"/>'
        if svg:
            moved = f'<g transform="translate({ROOM - dx * unit:.1f} {ROOM - dy * unit:.1f})">{svg}</g>'
            scale, more = floor.size / unit, 2 * ROOM
            left, top = x + dx * floor.size - ROOM * scale, y + dy * floor.size - ROOM * scale
            yield Stamp(moved, left, top, (unit + more) * scale, unit + more)


def stone(view: View, name: str, number: int, side: int, colours: dict[str, str]) -> str:
    """The paint of a square: in the dark hatched, walked ones light in a fortress that is known."""
    column, row = divmod(number, side)
    plain = colours["stone" if (column + row) % 2 == 0 else "stone-alt"]
    if view.is_whole:
        return colours["stone-lit"] if name in view.visited else plain
    return plain if name in view.visited else "url(#dark)"


def hatch(colours: dict[str, str]) -> str:
    """What the dark hides."""
    return (
        '<defs><pattern id="dark" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<rect width="7" height="7" fill="{colours["dark"]}"/><path d="M0 0V7" stroke="{colours["dark-hatch"]}" stroke-width="3"/>'
        "</pattern></defs>"
    )


def view_of(seen: dict[str, Any], builder: int) -> View:
    """The fortress of a builder: whole where the observation has its text, else what its explorer has found out."""
    explorer = 1 - builder
    beaten = _lying(seen["beaten"][explorer])
    common = frozenset(seen["visited"][explorer]), seen["pieces"][explorer], seen["squares"][explorer]
    text = seen["fortresses"][builder]
    if text:
        return _whole(text, beaten, *common)
    cards = {**beaten, **_lying(seen["cards"][explorer])}
    cards |= {end: "passage" for pair in seen["passages"][explorer] for end in pair.split("-")}
    walls, open_edges = frozenset(seen["walls"][explorer]), frozenset(seen["open_edges"][explorer])
    gone = frozenset(beaten) - frozenset(_lying(seen["cards"][explorer]))
    return View(walls, open_edges, frozenset(seen["ladders"][explorer]), cards, gone, *common, is_whole=False)


def _whole(text: str, beaten: dict[str, str], visited: frozenset[str], piece: str, at: str) -> View:
    walls: set[str] = set()
    ladders: set[str] = set()
    cards: dict[str, str] = {}
    for word, places in parts_of(text):
        if word == "walls":
            walls |= set(places)
        elif word == "ladders":
            ladders |= set(places)
        elif word != "bridge":
            cards |= dict.fromkeys(places, word)
    return View(
        frozenset(walls),
        frozenset(),
        frozenset(ladders),
        cards | beaten,
        frozenset(beaten),
        visited,
        piece,
        at,
        True,
    )


def _lying(texts: list[str]) -> dict[str, str]:
    """`duke C3` as square -> card."""
    return {square: card for card, square in (text.split() for text in texts)}


FAMILY = FortressPictures()
