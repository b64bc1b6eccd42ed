"""The picture of a card: one line of its data file names parts of `art/parts.svg`, and the browser puts them together.

A picture has five layers: the ground of the card's sphere or type, a sky, a land, a motif or a person, and a small seal in a corner.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

PARTS_FILE = Path(__file__).parent / "art" / "parts.svg"

Ink = Literal["ink", "white", "gold", "tone"]
"""tone: the colour of the sphere or type."""
FIGURE_ONLY = ("hair", "beard", "beard_ink", "long_hair", "old", "dress", "holds")


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is drawn: a motif, or a person with a head. Every part may be left out but one of these two.

    holds, seal: motifs too. "" where there is none.
    """

    motif: str = ""
    head: str = ""
    hair: Ink = "ink"
    beard: str = ""
    beard_ink: Ink = "ink"
    long_hair: bool = False
    old: bool = False
    dress: str = ""
    holds: str = ""
    sky: str = ""
    land: str = ""
    seal: str = ""


KIND_OF_PART: dict[str, str] = {"holds": "motif", "seal": "motif"}
"""Which parts a field names, where they are not called like the field."""


@lru_cache(maxsize=1)
def parts() -> dict[str, tuple[str, ...]]:
    """The names of all parts by kind: "motif", "head", "beard", "dress", "sky", "land" and the like."""
    found: dict[str, list[str]] = {}
    for part in re.findall(r'<symbol id="([^"]+)"', PARTS_FILE.read_text(encoding="utf-8")):
        kind, _, name = part.partition("-")
        found.setdefault(kind, []).append(name)
    return {kind: tuple(names) for kind, names in found.items()}


def read(card: str, line: dict[str, Any]) -> Picture:
    """The picture of a card from its line in a data file. Raises ValueError that names the card, the field and what there is."""
    try:
        picture = msgspec.convert(line, Picture)
    except msgspec.ValidationError as error:
        raise ValueError(f"card {card}, picture: {error}") from None
    if (picture.motif == "") == (picture.head == ""):
        raise ValueError(f"card {card}, picture: it needs either a motif or a head")
    for field, value in line.items():
        if picture.motif and field in FIGURE_ONLY:
            raise ValueError(f"card {card}, picture, {field}: only a person has one, and a person has a head")
        kind = KIND_OF_PART.get(field, field)
        if kind in parts() and value not in parts()[kind]:
            near = get_close_matches(str(value), parts()[kind], 1)
            ask = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"card {card}, picture, {field}: there is no {kind} {value!r}{ask}")
    return picture
