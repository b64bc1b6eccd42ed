"""A table of facts, for games whose family draws nothing."""

from __future__ import annotations

from ..canvas import Drawing
from ..facts import Shown
from ..family import PictureFamily
from ..words import cut, wrapped, written

SIDE = 630
INDENT = 48
ROW = 52
MOST_ROWS = 8
NAME, WORDS = 44, 28


class PlainPictures(PictureFamily):
    """The name of the box, who played, and the facts that the page tells."""

    def position(self, shown: Shown) -> Drawing:
        """Rows of pairs: a seat and its player, then the facts. Nothing of the observation is read."""
        colours = self.colours(shown.game)
        width = SIDE - 2 * INDENT
        svg = ""
        at = INDENT + NAME
        for line in wrapped(shown.box.name, NAME, "serif", width, 2):
            svg += written(line, INDENT, at, NAME, "serif", colours["ink"])
            at += NAME * 1.1
        svg += f'<rect x="{INDENT}" y="{at - 20:.0f}" width="{width}" height="3" fill="{colours["brass"]}"/>'
        at += 34
        for name, value in self._rows(shown):
            svg += written(
                cut(name, WORDS, "sans", width * 0.46), INDENT, at, WORDS, "sans", colours["ink-soft"]
            )
            room = width * 0.52
            svg += written(
                cut(value, WORDS, "strong", room), SIDE - INDENT, at, WORDS, "strong", colours["ink"], "end"
            )
            svg += f'<rect x="{INDENT}" y="{at + 15:.0f}" width="{width}" height="1.5" fill="{colours["line"]}"/>'
            at += ROW
        return Drawing(svg, SIDE, SIDE, colours["paper-raised"])

    def diagram(self, shown: Shown, language: str) -> str:
        """The same rows as text."""
        return "\n".join(f"{name}: {value}" for name, value in self._rows(shown))

    def _rows(self, shown: Shown) -> list[tuple[str, str]]:
        seats = [(player.seat_name, player.name) for player in shown.players]
        return [*seats, *shown.facts][:MOST_ROWS]


FAMILY = PlainPictures()
