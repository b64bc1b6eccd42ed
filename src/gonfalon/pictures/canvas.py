"""SVG as pixels. Only our own fonts are used, so a picture is the same on every machine."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.errors import GonfalonError

from .words import FACES, FONTS, short


class Drawing(NamedTuple):
    """SVG without its frame. width, height: in its own units. colour: of the ground around it. defs: what `svg` refers to."""

    svg: str
    width: float
    height: float
    colour: str
    defs: str = ""


class Stamp(NamedTuple):
    """A part of a drawing that comes back in other pictures. x, y, side: where it lies. svg: in a square of `units` units."""

    svg: str
    x: float
    y: float
    side: float
    units: float


class Layers(NamedTuple):
    """A drawing in parts, so that an animation draws each of them once: a still ground, and stamps on it."""

    ground: Drawing
    stamps: list[Stamp]


def flattened(layers: Layers) -> Drawing:
    """The parts as one drawing."""
    svg = layers.ground.svg
    for stamp in layers.stamps:
        place = f"translate({short(stamp.x)} {short(stamp.y)}) scale({short(stamp.side / stamp.units, 5)})"
        svg += f'<g transform="{place}">{stamp.svg}</g>'
    return layers.ground._replace(svg=svg)


def needs_extra() -> None:
    """Raise GonfalonError where what draws pictures is not installed."""
    try:
        import PIL
        import resvg_py
    except ImportError:
        raise GonfalonError("pictures need the server's packages: pip install 'gonfalon[server]'") from None
    del PIL, resvg_py


def framed(svg: str, width: float, height: float) -> str:
    """A whole SVG file of `width` x `height` units."""
    size = f'width="{short(width)}" height="{short(height)}" viewBox="0 0 {short(width)} {short(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{svg}</svg>'


def png(svg: str) -> bytes:
    """A whole SVG file as a PNG, a pixel for each unit."""
    import resvg_py

    files = [str(FONTS / file) for file, _, _ in FACES.values()]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files))


def fitted(drawing: Drawing, x: float, y: float, width: float, height: float) -> str:
    """The drawing as large as it goes into a rectangle, in its middle, on its own ground."""
    scale = min(width / drawing.width, height / drawing.height)
    left = x + (width - drawing.width * scale) / 2
    top = y + (height - drawing.height * scale) / 2
    ground = f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" fill="{drawing.colour}"/>'
    place = f"translate({short(left)} {short(top)}) scale({short(scale, 5)})"
    return f'{drawing.defs}{ground}<g transform="{place}">{drawing.svg}</g>'
