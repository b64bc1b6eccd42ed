"""The preview of a game, 1200 x 630: what people see where somebody has sent them its address. Always in daylight."""

from __future__ import annotations

from .canvas import Drawing, fitted, framed, png
from .crests import crest_row
from .drawings import drawings
from .facts import Shown
from .families import family_of
from .family import PictureFamily
from .words import balanced, cut, width_of, wrapped, written

WIDTH, HEIGHT = 1200, 630
BOARD = 630
"""Units of the board's side: it fills the left."""
MARGIN = 44
LEFT, RIGHT = BOARD + MARGIN, WIDTH - MARGIN
TITLE, WORDS, LEAST = 60, 28, 26
"""Sizes of letters; none is smaller than the last, for a preview is shown at half its size."""
MOST_TITLE, MOST_WORDS = 4, 4
BRAND = "Gonfalon"
CREST = 60


def preview(shown: Shown) -> bytes:
    """The picture as a PNG."""
    return png(preview_svg(shown))


def preview_svg(shown: Shown) -> str:
    """The picture as SVG: the position on the left, the words on the right; without a position the box on the left."""
    family = family_of(shown.family)
    drawing = cover(family, shown) if shown.observation is None else family.position(shown)
    colours = family_of("").colours("")
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours["paper"]}"/>'
    left = fitted(drawing, 0, 0, BOARD, BOARD)
    edge = f'<rect x="{BOARD - 1}" width="2" height="{HEIGHT}" fill="{colours["line"]}"/>'
    return framed(paper + left + edge + _words(shown, colours), WIDTH, HEIGHT)


def _words(shown: Shown, colours: dict[str, str]) -> str:
    crests = crest_row(shown.players, LEFT, MARGIN, CREST)
    width = RIGHT - LEFT
    size = TITLE if len(wrapped(shown.title, TITLE, "serif", width, 9)) <= MOST_TITLE else TITLE - 14
    title = balanced(shown.title, size, "serif", width, MOST_TITLE)
    at = MARGIN + (CREST + 26 if crests else 0) + size * 0.8
    svg = crests
    for line in title:
        svg += written(line, LEFT, at, size, "serif", colours["ink"])
        at += size * 1.05
    at += WORDS * 0.35
    lines = [one for text in shown.lines for one in wrapped(text, WORDS, "sans", width, 2)][:MOST_WORDS]
    for line in lines:
        if at > HEIGHT - MARGIN - 70:
            break
        svg += written(line, LEFT, at, WORDS, "sans", colours["ink-soft"])
        at += WORDS * 1.28
    return svg + _foot(shown.invite, colours)


def _foot(invite: str, colours: dict[str, str]) -> str:
    """The mark and the name of the house, and what a reader may do here."""
    foot = HEIGHT - MARGIN - 4
    mark = f'<g transform="translate({LEFT - 10} {foot - 38}) scale(1.2)">{drawings()["mark"]}</g>'
    name = written(BRAND, LEFT + 48, foot, 38, "serif", colours["ink"])
    room = RIGHT - LEFT - 72 - width_of(BRAND, 38, "serif")
    said = written(cut(invite, LEAST, "sans", room), RIGHT, foot, LEAST, "sans", colours["ink-soft"], "end")
    return mark + name + (said if invite else "")


def cover(family: PictureFamily, shown: Shown) -> Drawing:
    """The box of a game from above: cloth, a frame, a drawing, the name."""
    ink, cloth = family_of("").colours("")["cover-ink"], family.cloth_of(shown.box)
    side = BOARD
    frame = "".join(
        f'<rect x="{inset}" y="{inset}" width="{side - 2 * inset}" height="{side - 2 * inset}" rx="6" fill="none" '
        f'stroke="{ink}" stroke-width="2" stroke-opacity="{opacity}"/>'
        for inset, opacity in ((34, 1), (44, 0.55))
    )
    drawn = family.cover_of(shown.box)
    style = f'color="{ink}" stroke="{ink}" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    picture = f'<g transform="translate(67 128) scale(1.55)" {style}>{drawn}</g>' if drawn else ""
    lines = balanced(shown.box.name, 64, "serif", side - 140, 2)
    first = (482 if drawn else side / 2 + 20) - 36 * (len(lines) - 1)
    name = "".join(
        written(line, side / 2, first + index * 68, 64, "serif", ink, "middle")
        for index, line in enumerate(lines)
    )
    shade = (
        '<defs><linearGradient id="cloth" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".1"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".18"/></linearGradient></defs>'
    )
    weave = f'<rect width="{side}" height="{side}" fill="url(#cloth)"/>'
    return Drawing(weave + frame + picture + name, side, side, cloth, shade)
