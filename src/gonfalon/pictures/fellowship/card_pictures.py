"""Pictures of cards for the server's pictures: the composition that the front end wrote (drawings.json), and the parts file of the game."""

from __future__ import annotations

import re
from functools import lru_cache

from gonfalon.games.fellowship.pictures import PARTS_FILE

from ..drawings import drawings
from ..words import short

WIDTH, HEIGHT = 240, 180
FACE = (28, 6, 176, 132)
"""x, y, width and height of what a small frame shows: the subject without the edge."""
RULE = re.compile(r"\.([\w.-]+) \{ ([^}]*) \}")
SYMBOL = re.compile(r'<symbol id="([^"]+)"[^>]*>\s*([\s\S]*?)\s*</symbol>')
USE = re.compile(r'<use href="#([^"]+)"/>')
CLASSES = re.compile(r' (?:class|ink)="([^"]*)"')
INK = re.compile(r"var\(--(\w+)[^)]*\)")


@lru_cache(maxsize=1)
def _parts() -> tuple[dict[str, str], list[tuple[frozenset[str], dict[str, str]]]]:
    """Drawings of the parts by name, and the declarations of the file's classes, general ones first."""
    text = PARTS_FILE.read_text(encoding="utf-8")
    rules = [
        (frozenset(names.split(".")), dict(re.findall(r"([\w-]+): ([^;]+);", said)))
        for names, said in RULE.findall(text)
    ]
    return dict(SYMBOL.findall(text)), sorted(rules, key=lambda rule: len(rule[0]))


def _attributes(classes: str, inks: dict[str, str]) -> str:
    """What classes of the parts file say, as attributes, in these inks."""
    said: dict[str, str] = {}
    for names, declarations in _parts()[1]:
        if names <= {*classes.split()}:
            said |= declarations
    settled = {
        name: INK.sub(lambda found: inks.get(found[1], "#2a2118"), value) for name, value in said.items()
    }
    return "".join(f' {name}="{value}"' for name, value in settled.items())


@lru_cache(maxsize=256)
def _layers(card: str) -> str:
    """The whole picture of a card of WIDTH x HEIGHT units, "" for a card without one."""
    composed = drawings("fellowship")["pictures"].get(card)
    if composed is None:
        return ""
    bodies, inks = _parts()[0], composed["inks"]
    whole = USE.sub(lambda found: bodies.get(found[1], ""), composed["layers"])
    whole = whole.replace('id="h"', f'id="h-{card}"').replace("url(#h)", f"url(#h-{card})")
    return CLASSES.sub(lambda found: _attributes(found[1], inks), whole)


def card_picture(card: str, x: float, y: float, width: float, height: float) -> str:
    """The picture of a card, by its id, filling a rectangle around its subject; "" for a card without one."""
    layers = _layers(card)
    if not layers:
        return ""
    box = f'x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}"'
    view = " ".join(map(str, FACE))
    return f'<svg {box} viewBox="{view}" preserveAspectRatio="xMidYMid slice">{layers}</svg>'
