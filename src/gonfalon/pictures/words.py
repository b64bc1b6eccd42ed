"""Words in a picture: how wide they are, where lines break, which letters there are."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Literal

FONTS = Path(__file__).parent / "fonts"
Face = Literal["serif", "sans", "strong"]
FACES: dict[Face, tuple[str, str, int]] = {
    "serif": ("alegreya-600.ttf", "Alegreya", 600),
    "sans": ("source-sans-3-400.ttf", "Source Sans 3", 400),
    "strong": ("source-sans-3-600.ttf", "Source Sans 3", 600),
}
"""Name -> file, family and weight, as the front end has them."""
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x400, 0x460),
    *range(0x2010, 0x2028),
    *(0x2030, 0x2039, 0x203A, 0x20AC, 0x2212),
)
"""The code points that the fonts hold: those of our six languages."""
MEASURED = 1000
"""Pixels at which letters are measured: so large that rounding does not count."""
ELLIPSIS = "…"
BALANCE = 16
"""Steps in which lines are made narrower, down to half, to balance them."""
_LETTERS = frozenset(LETTERS)


def is_drawable(text: str) -> bool:
    """Have the fonts every letter of a text?"""
    return all(ord(letter) in _LETTERS for letter in unicodedata.normalize("NFC", text))


@lru_cache(maxsize=4)
def _font(face: Face) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(FONTS / FACES[face][0], MEASURED, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width_of(text: str, size: float, face: Face = "sans") -> float:
    """How wide a text is, in units."""
    return float(_font(face).getlength(text)) * size / MEASURED


def cut(text: str, size: float, face: Face, width: float) -> str:
    """The text as far as it goes into a width; what is left out shows as an ellipsis."""
    if width_of(text, size, face) <= width:
        return text
    kept = text
    while kept and width_of(kept.rstrip() + ELLIPSIS, size, face) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def wrapped(text: str, size: float, face: Face, width: float, most: int) -> list[str]:
    """The text in lines of at most `width`, broken at plain blanks alone.

    The last of `most` lines ends with an ellipsis where words are left out.
    """
    lines: list[str] = []
    words = [word for word in text.split(" ") if word]
    while words and len(lines) < most:
        line = words.pop(0)
        while words and width_of(f"{line} {words[0]}", size, face) <= width:
            line = f"{line} {words.pop(0)}"
        lines.append(line)
    if words:
        lines[-1] = f"{lines[-1]} {' '.join(words)}"
    return [cut(line, size, face, width) for line in lines]


def balanced(text: str, size: float, face: Face, width: float, most: int) -> list[str]:
    """The text in as few lines as it takes, all about equally long."""
    lines = wrapped(text, size, face, width, most)
    for step in range(1, BALANCE):
        narrower = wrapped(text, size, face, width * (1 - step * 0.5 / BALANCE), most + 1)
        if len(narrower) > len(lines) or any(ELLIPSIS in line for line in narrower):
            break
        lines = narrower
    return lines


def written(
    text: str, x: float, y: float, size: float, face: Face, colour: str, anchor: str = "start"
) -> str:
    """A line of text as SVG. x, y: of its foot."""
    _, family, weight = FACES[face]
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-weight="{weight}" font-size="{short(size)}" '
        f"font-family=\"'{family}'\" "
        f'fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def short(value: float, digits: int = 2) -> str:
    """A number of a drawing, without needless digits."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))
