"""A game as an animation, a picture for each move: GIF or WebP, bounded in pictures and bytes."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from .canvas import Drawing, Layers, fitted, framed, png
from .facts import Shown
from .families import family_of
from .family import PictureFamily

if TYPE_CHECKING:
    from PIL.Image import Image

Kind = Literal["gif", "webp"]
MOST_PICTURES = 400
MOST_BYTES = 3_000_000
SIDES = (480, 360, 240)
"""Pixels of a picture's longer side, the largest that goes into the bytes."""
SHORTEST_MS, LONGEST_MS, WHOLE_MS = 140, 800, 60_000
"""How long a picture stands: so long that the whole takes a minute, within bounds."""
LAST_MS = 4000
COLOURS = 255
"""Of a GIF; one more stands for what has not changed."""
PALETTE_SAMPLES = 4


class Film(NamedTuple):
    """An animation. n_pictures: that it was made from; equal ones in a row are stored once."""

    data: bytes
    n_pictures: int
    side: int


def film(shown: Sequence[Shown], kind: Kind) -> Film:
    """The animation of positions, in their order. The last one stands longest."""
    kept = [shown[at] for at in spread(len(shown))]
    made = Film(b"", 0, 0)
    for side in SIDES:
        made = _made(kept, kind, side)
        if len(made.data) <= MOST_BYTES:
            return made
    while len(made.data) > MOST_BYTES and len(kept) > 1:
        kept = kept[:-1:2] + kept[-1:] if len(kept) > 2 else kept[-1:]
        made = _made(kept, kind, SIDES[-1])
    return made


def spread(count: int) -> list[int]:
    """Which of so many positions are drawn: all, or `MOST_PICTURES` of them, evenly spread, with the first and the last."""
    if count <= MOST_PICTURES:
        return list(range(count))
    return [round(at * (count - 1) / (MOST_PICTURES - 1)) for at in range(MOST_PICTURES)]


def _made(shown: Sequence[Shown], kind: Kind, side: int) -> Film:
    family = family_of(shown[0].family)
    images = list(pictures(family, shown, side))
    each = max(SHORTEST_MS, min(LONGEST_MS, WHOLE_MS // len(images)))
    durations = [each] * (len(images) - 1) + [LAST_MS]
    encode = _gif if kind == "gif" else _webp
    return Film(encode(images, durations), len(images), side)


def pictures(family: PictureFamily, shown: Sequence[Shown], side: int) -> Iterator[Image]:
    """A picture for each position, its longer side `side` pixels long."""
    press = Press(side)
    for one in shown:
        layers = family.layers(one)
        yield press.stamped(layers) if layers else press.whole(family.position(one))


class Press:
    """Draws pictures of one size, and each part that comes back only once."""

    def __init__(self, side: int) -> None:
        self.side = side
        self._grounds: dict[str, Image] = {}
        self._stamps: dict[tuple[str, int, int], Image] = {}

    def size(self, drawing: Drawing) -> tuple[int, int]:
        """Pixels of a drawing: even numbers."""
        scale = self.side / max(drawing.width, drawing.height)
        return max(2, round(drawing.width * scale / 2) * 2), max(2, round(drawing.height * scale / 2) * 2)

    def whole(self, drawing: Drawing) -> Image:
        """A drawing in one piece."""
        width, height = self.size(drawing)
        return _read(png(framed(fitted(drawing, 0, 0, width, height), width, height))).convert("RGB")

    def stamped(self, layers: Layers) -> Image:
        """A drawing from its parts."""
        ground = self._grounds.get(layers.ground.svg)
        if ground is None:
            ground = self._grounds[layers.ground.svg] = self.whole(layers.ground)
        image = ground.copy()
        scale = image.width / layers.ground.width
        for stamp in layers.stamps:
            left, top = round(stamp.x * scale), round(stamp.y * scale)
            wide = max(1, round((stamp.x + stamp.side) * scale) - left)
            tall = max(1, round((stamp.y + stamp.side) * scale) - top)
            drawn = self._stamps.get((stamp.svg, wide, tall))
            if drawn is None:
                size = f"scale({wide / stamp.units:.5f} {tall / stamp.units:.5f})"
                inner = f'{layers.ground.defs}<g transform="{size}">{stamp.svg}</g>'
                drawn = self._stamps[stamp.svg, wide, tall] = _read(png(framed(inner, wide, tall)))
            image.paste(drawn, (left, top), drawn)
        return image


def _read(raw: bytes) -> Image:
    from PIL import Image

    return Image.open(io.BytesIO(raw)).convert("RGBA")


def _gif(images: list[Image], durations: list[int]) -> bytes:
    from PIL import Image

    palette = _palette(images)
    drawn = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    return _saved(drawn, "GIF", duration=durations, loop=0, optimize=True, disposal=1)


def _palette(images: list[Image]) -> Image:
    """One palette for all pictures, from some of them side by side: fields that stay alike keep their colour."""
    from PIL import Image

    step = max(1, len(images) // PALETTE_SAMPLES)
    samples = [*images[::step], images[-1]]
    width, height = images[0].size
    sheet = Image.new("RGB", (width * len(samples), height))
    for at, image in enumerate(samples):
        sheet.paste(image, (at * width, 0))
    return sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _webp(images: list[Image], durations: list[int]) -> bytes:
    return _saved(images, "WEBP", duration=durations, loop=0, quality=72, method=2, minimize_size=False)


def _saved(images: list[Image], kind: str, **options: Any) -> bytes:
    written = io.BytesIO()
    images[0].save(written, kind, save_all=True, append_images=images[1:], **options)
    return written.getvalue()
