"""The plans of Fortress: for each builder three floors, as far as the observation knows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from gonfalon.games.fortress import ruleset
from gonfalon.games.fortress.maze import parts_of
from gonfalon.games.fortress.plan import NONE, Plan, plan_of

from ..canvas import Drawing
from ..drawings import drawings
from ..facts import Box, Shown
from ..family import PictureFamily
from ..words import cut, short, written

SIDE = 630
MARGIN, GAP = 18, 14
LABEL = 26
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
        seen = shown.observation or {}
        rules = ruleset.load(seen["variant"])
        plan = plan_of(rules.floors, rules.fortresses)
        colours = self.colours(shown.game)
        size = SINGLE if plan.n_forts == 1 else DOUBLE
        svg, half = "", SIDE / 2
        lean = MARGIN if plan.n_forts > 1 else (SIDE - sum(plan.sizes) * size - GAP * (len(plan.sizes) - 1)) / 2
        block = LABEL + 10 + plan.sizes[0] * size
        for builder in (0, 1):
            top = builder * half + (half - block) / 2
            name = shown.players[builder].name if builder < len(shown.players) else ""
            army = colours[f"army-{builder}"]
            label = cut(name, LABEL, "serif", SIDE - 2 * MARGIN - 30)
            svg += f'<rect x="{lean:.0f}" y="{top:.0f}" width="16" height="20" rx="3" fill="{army}"/>'
            svg += written(label, lean + 28, top + 19, LABEL, "serif", colours["ink"])
            svg += self._forts(plan, view_of(seen, builder), builder, (lean, top + LABEL + 10), size, shown.game)
        return Drawing(svg, SIDE, SIDE, colours["page"], hatch(colours))

    def _forts(self, plan: Plan, view: View, builder: int, corner_at: tuple[float, float], size: int, game: str) -> str:
        svg, (left, top) = "", corner_at
        inner = self.look(game)["size"]
        scale = size / inner
        for fort in range(plan.n_forts):
            at = left
            for level, side in enumerate(plan.sizes):
                squares = [one for one in plan.squares_of(fort) if plan.floor[one] == level]
                place = f"translate({short(at)} {short(top)}) scale({short(scale, 4)})"
                svg += f'<g transform="{place}">{self._floor(plan, view, builder, squares, side, game)}</g>'
                if plan.n_forts == 1:
                    at += side * size + GAP
                elif level == 0:
                    at += side * size + GAP / 2
                else:
                    top += side * size + GAP / 2
            if plan.n_forts > 1:
                top -= sum(plan.sizes[1:]) * size + (len(plan.sizes) - 1) * GAP / 2
            left += SIDE / 2 - MARGIN / 2
        return svg

    def _floor(self, plan: Plan, view: View, builder: int, squares: list[int], side: int, game: str) -> str:
        look, colours = self.look(game), self.colours(game)
        unit = look["size"]
        frame = unit * FRAME
        whole = side * unit + 2 * frame
        svg = f'<rect x="{-frame:.1f}" y="{-frame:.1f}" width="{whole:.1f}" height="{whole:.1f}" rx="4" fill="{colours["rampart"]}"/>'
        spots = {plan.names[square]: corner(plan.names[square], unit) for square in squares}
        for number, (name, (x, y)) in enumerate(spots.items()):
            svg += f'<rect x="{x}" y="{y}" width="{unit}" height="{unit}" fill="{stone(view, name, number, side, colours)}" '
            svg += f'stroke="{colours["stone-line"]}" stroke-width=".75"/>'
        svg += self._things(plan, view, builder, spots, squares, look)
        svg += self._walls(plan, view, spots, look, colours)
        if view.at in spots:
            x, y = spots[view.at]
            drawn = look["pieces"].get(f"{1 - builder} {view.piece}", "")
            svg += f'<g transform="translate({x + unit / 2} {y + unit / 2})">{drawn}</g>'
        return svg

    def _things(
        self, plan: Plan, view: View, builder: int, spots: dict[str, Any], squares: list[int], look: Any
    ) -> str:
        svg = ""
        for square in squares:
            name = plan.names[square]
            x, y = spots[name]
            card = view.cards.get(name, "")
            if card:
                drawn = look["cards"].get(f"{builder} {card}{' gone' * (name in view.gone)}", "")
                svg += f'<g transform="translate({x} {y})">{drawn}</g>'
            below = plan.below[square]
            is_down = below != NONE and plan.names[below] in view.ladders
            way = " ".join(["up"] * (name in view.ladders) + ["down"] * is_down + ["card"] * bool(card))
            if way in look["ladders"]:
                svg += f'<g transform="translate({x} {y})">{look["ladders"][way]}</g>'
        return svg

    def _walls(
        self, plan: Plan, view: View, spots: dict[str, Any], look: Any, colours: dict[str, str]
    ) -> str:
        svg, unit = "", look["size"]
        for edge in plan.edge_names:
            one, other = edge.split("-")
            if one not in spots:
                continue
            (x, y), (other_x, _) = spots[one], spots[other]
            is_upright = x != other_x
            if edge in view.walls:
                svg += f'<g transform="translate({x} {y})">{look["walls"]["upright" if is_upright else "level"]}</g>'
            elif not view.is_whole and edge not in view.open and {one, other} & view.visited:
                line = f"M{x + unit} {y}v{unit}" if is_upright else f"M{x} {y + unit}h{unit}"
                svg += f'<path d="{line}" fill="none" stroke="{colours["ink"]}" stroke-width="1.75" stroke-dasharray="3 4"/>'
        return svg

    def diagram(self, shown: Shown) -> str:
        """For each builder the walls, ladders and cards that are known, in the words of a plan."""
        seen = shown.observation or {}
        said: list[str] = []
        for builder in (0, 1):
            view = view_of(seen, builder)
            name = shown.players[builder].name if builder < len(shown.players) else str(builder)
            said.append(f"{name}:")
            said += _listed("walls", view.walls) + _listed("ladders", view.ladders)
            lying = (f"{card} {square}{' (beaten)' * (square in view.gone)}" for square, card in view.cards.items())
            said += _listed("cards", lying)
        return "\n".join(said)

    def cloth_of(self, box: Box) -> str:
        """Oak."""
        found: str = drawings(self.name)["looks"]["fortress"]["colours"]["vault"]
        return found


def _listed(word: str, parts: Iterable[str]) -> list[str]:
    """A line for each four parts."""
    found = sorted(parts)
    return [f"  {word} {' '.join(found[at : at + 8])}" for at in range(0, len(found), 8)]


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


def corner(name: str, unit: int) -> tuple[int, int]:
    """Where a square such as "mC3" lies on its floor: its top left corner."""
    return (ord(name[-2]) - ord("A")) * unit, (int(name[-1]) - 1) * unit


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
    return View(
        walls, open_edges, frozenset(seen["ladders"][explorer]), cards, gone, *common, is_whole=False
    )


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
        frozenset(walls), frozenset(), frozenset(ladders), cards | beaten, frozenset(beaten), visited, piece, at, True
    )


def _lying(texts: list[str]) -> dict[str, str]:
    """`duke C3` as square -> card."""
    return {square: card for card, square in (text.split() for text in texts)}


FAMILY = FortressPictures()
