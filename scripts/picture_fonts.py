"""Write the fonts of the pictures that the server makes, from those of the front end: src/gonfalon/pictures/fonts/*.ttf.

The front end's fonts are packed for browsers and come in subsets. Here each face becomes one plain file with the letters of our six
languages, and with digits that all have one width and one height. Run it after `npm ci` in web/, when a font has a new version.
"""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "node_modules" / "@fontsource"
TARGET = ROOT / "src" / "gonfalon" / "pictures" / "fonts"
FACES = (
    ("alegreya", 600, "Alegreya"),
    ("source-sans-3", 400, "Source Sans 3"),
    ("source-sans-3", 600, "Source Sans 3"),
)
"""Package, weight, the name by which a drawing asks for it."""
SUBSETS = ("latin", "latin-ext", "cyrillic")
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x400, 0x460),
    *range(0x2010, 0x2028),
    0x2030,
    0x203A,
    0x20AC,
    0x2212,
)
ONE_DATE = 3_000_000_000
"""Seconds since 1904 that each file bears, so that the same fonts give the same bytes."""


def plain_digits(font: TTFont) -> None:
    """Put the digits of a table, as high as capitals, in the place of the usual ones."""
    swapped = single_swaps(font, "lnum"), single_swaps(font, "tnum")
    for table in font["cmap"].tables:
        for letter, name in list(table.cmap.items()):
            for swaps in swapped if 0x30 <= letter <= 0x39 else ():
                name = swaps.get(name, name)
            table.cmap[letter] = name


def single_swaps(font: TTFont, feature: str) -> dict[str, str]:
    """Glyph -> glyph, as a feature replaces them one by one."""
    if "GSUB" not in font:
        return {}
    table: Any = font["GSUB"].table
    wanted = {
        at
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for at in record.Feature.LookupListIndex
    }
    found: dict[str, str] = {}
    for at in sorted(wanted):
        for one in table.LookupList.Lookup[at].SubTable:
            found |= getattr(getattr(one, "ExtSubTable", one), "mapping", {})
    return found


def lean(path: Path) -> io.BytesIO:
    """One subset of a face with our letters alone, and kerning as the only feature."""
    font = TTFont(path)
    plain_digits(font)
    options = subset.Options(
        layout_features=["kern"], hinting=False, notdef_outline=True, name_IDs=["*"], glyph_names=False
    )
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    if "GSUB" in font:
        del font["GSUB"]
    font.flavor = None
    written = io.BytesIO()
    font.save(written)
    written.seek(0)
    return written


def face(package: str, weight: int, family: str) -> TTFont:
    """A whole face: its subsets as one font."""
    parts = [
        lean(SOURCES / package / "files" / f"{package}-{name}-{weight}-normal.woff2") for name in SUBSETS
    ]
    font = Merger().merge(parts)
    names: Any = font["name"]
    for record in names.names:
        if record.nameID in (1, 16):
            record.string = family
    head: Any = font["head"]
    head.created = head.modified = ONE_DATE
    font.recalcTimestamp = False
    return font


def main() -> None:
    """Write every face, with the licence of its package beside it."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for package, weight, family in FACES:
        face(package, weight, family).save(TARGET / f"{package}-{weight}.ttf")
        shutil.copyfile(SOURCES / package / "LICENSE", TARGET / f"{package}-OFL.txt")


if __name__ == "__main__":
    main()
