"""SVG as pixels, and the words in it. Only our own fonts are used, so a picture is the same on every machine."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Literal, NamedTuple

from gonfalon.core.errors import GonfalonError

FONTS = Path(__file__).parent / "fonts"
FACES = {
    "serif": ("alegreya-600.ttf", "Alegreya", 600),
    "sans": ("source-sans-3-400.ttf", "Source Sans 3", 400),
    "strong": ("source-sans-3-600.ttf", "Source Sans 3", 600),
}
"""Name -> file, family and weight, as the front end has them."""
Face = Literal["serif", "sans", "strong"]
MEASURED = 1000
"""Pixels at which letters are measured: so large that rounding does not count."""
ELLIPSIS = "…"


class Drawing(NamedTuple):
    """SVG without its frame. width, height: in its own units. colour: of the ground around it."""

    svg: str
    width: float
    height: float
    colour: str


def needs_extra() -> None:
    """Raise GonfalonError where what draws pictures is not installed."""
    try:
        import PIL  # noqa: F401
        import resvg_py  # noqa: F401
    except ImportError:
        raise GonfalonError("pictures need the server's packages: pip install 'gonfalon[server]'") from None


def png(svg: str, width: int, height: int) -> bytes:
    """A drawing of `width` x `height` units as a PNG of as many pixels."""
    import resvg_py

    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    files = [str(FONTS / file) for file, _, _ in FACES.values()]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=f"{head}{svg}</svg>", skip_system_fonts=True, font_files=files)
    )


def fitted(drawing: Drawing, x: float, y: float, width: float, height: float) -> str:
    """The drawing as large as it goes into a rectangle, in its middle, on its own ground."""
    scale = min(width / drawing.width, height / drawing.height)
    left = x + (width - drawing.width * scale) / 2
    top = y + (height - drawing.height * scale) / 2
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{drawing.colour}"/>'
    place = f"translate({short(left)} {short(top)}) scale({short(scale, 5)})"
    return f'{ground}<g transform="{place}">{drawing.svg}</g>'


def short(value: float, digits: int = 2) -> str:
    """A number of a drawing, without needless digits."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


@lru_cache(maxsize=4)
def letters(face: Face) -> frozenset[int]:
    """The code points that a face has."""
    from PIL import ImageFont

    raw = _covered((FONTS / FACES[face][0]).read_bytes())
    assert ImageFont
    return raw


def _covered(raw: bytes) -> frozenset[int]:
    raise NotImplementedError


@lru_cache(maxsize=4096)
def width_of(text: str, size: float, face: Face = "sans") -> float:
    """How wide a text is, in units."""
    return _font(face).getlength(text) * size / MEASURED
