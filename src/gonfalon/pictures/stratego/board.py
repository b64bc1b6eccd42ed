"""The board of Stratego: ground, landmarks, the trace of the last move, the pieces."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from gonfalon.text import has_text, text

from ..canvas import Drawing, Layers, Stamp, flattened
from ..drawings import drawings
from ..facts import Box, Shown
from ..family import PictureFamily

MIDDLE_EARTH = "middle_earth"
ARMIES = ("red", "blue")
UNIT = 63
"""Units of a square."""
PIECE = 0.92
"""Share of a square that a piece fills."""
DRAWN = 64
"""Units of a piece's own drawing."""
GROUND = 10
"""Squares in each direction of the ground that is drawn with its lakes."""
OPEN = 16
NEIGHBOURS = ((0, -1), (0, 1), (-1, 0), (1, 0))


class Face(NamedTuple):
    """How a piece looks: everything that its picture depends on."""

    side: int
    kind: str
    emblem: str = ""
    rank: str = ""
    raised: bool = False
    moved: bool = False
    eye: bool = False


class StrategoPictures(PictureFamily):
    """Stratego, Middle-earth too."""

    name = "stratego"

    def position(self, shown: Shown) -> Drawing:
        """The whole board, red's side near; pieces lie open as far as the observation names them."""
        return flattened(self.layers(shown))

    def layers(self, shown: Shown) -> Layers:
        """The ground, and on it the trace and each piece."""
        seen = shown.observation or {}
        look, colours = self.look(shown.game), self.colours(shown.game)
        board = Drawing(
            ground(seen, look, colours),
            seen["columns"] * UNIT,
            seen["rows"] * UNIT,
            colours["ground"],
            look["defs"],
        )
        stamps = trace(seen, colours)
        side = PIECE * UNIT
        for x, y, face in faces(seen):
            lean = (UNIT - side) / 2
            stamps.append(Stamp(piece(face, look), x * UNIT + lean, y * UNIT + lean, side, DRAWN))
        return Layers(board, stamps)

    def diagram(self, shown: Shown, language: str) -> str:
        """Rows from the far side on: capital letters are red's, small ones blue's; x and o: pieces that are not known."""
        seen = shown.observation or {}
        letters = {kind["id"]: kind["letter"] for kind in seen["kinds"]}
        rows = [["." for _ in range(seen["columns"])] for _ in range(seen["rows"])]
        for square in seen["obstacles"]:
            x, y = place_of(square, seen)
            rows[y][x] = "~"
        for one in seen["pieces"]:
            x, y = place_of(one["square"], seen)
            letter = letters.get(one["piece"], "")
            rows[y][x] = (
                (letter.upper() if one["owner"] == 0 else letter.lower()) if letter else "xo"[one["owner"]]
            )
        files = " ".join(chr(ord("a") + x) for x in range(seen["columns"]))
        lines = [f"{seen['rows'] - y:>2}  {' '.join(row)}" for y, row in enumerate(rows)]
        return "\n".join([*lines, f"    {files}"])

    def ending(self, game: str, reason: str, winners: Sequence[int], names: str, language: str) -> str:
        """Why it ended, with the armies by their colours, or in Middle-earth by what they fight for."""
        message = f"me-end-{reason}" if game == MIDDLE_EARTH else f"end-{reason}"
        if not has_text(message):
            return super().ending(game, reason, winners, names, language)
        return text(language, message, who="watcher", winner=ARMIES[winners[0]] if winners else "")

    def cover_of(self, box: Box) -> str:
        """The drawing that a ruleset names, else emblems of its pieces, else pennants."""
        found = drawings(self.name)
        covers: dict[str, str] = found["covers"]
        row = covers.get(f"row {len(box.emblems)}", "")
        if box.drawing in covers or not row:
            return covers.get(box.drawing, covers["pennants"])
        for at, name in enumerate(box.emblems):
            row = row.replace(f"{{emblem {at}}}", emblem(name))
        return row


def emblem(name: str) -> str:
    """The drawing of a piece's kind, or a shield."""
    found: dict[str, str] = drawings("stratego")["emblems"]
    return found.get(name, found[""])


def place_of(square: str, seen: dict[str, Any]) -> tuple[int, int]:
    """Column and row of a square such as "a1", from the top left."""
    return ord(square[0]) - ord("a"), int(seen["rows"]) - int(square[1:])


def ground(seen: dict[str, Any], look: dict[str, Any], colours: dict[str, str]) -> str:
    """Ground and landmarks. A board of another size or with other lakes lies on open ground, its lakes drawn square by square."""
    columns, rows = seen["columns"], seen["rows"]
    own = (columns, rows) == (GROUND, GROUND) and set(seen["obstacles"]) == set(look["lakes"])
    svg = look["ground"] if own else look["open_ground"]
    if not own:
        places = [place_of(square, seen) for square in seen["obstacles"]]
        svg += "".join(
            f'<rect x="{x + 0.06}" y="{y + 0.06}" width=".88" height=".88" rx=".16" fill="{colours["water"]}" '
            f'stroke="{colours["water-deep"]}" stroke-width=".03"/>'
            for x, y in places
        )
        clip = f'<clipPath id="edge"><rect width="{columns}" height="{rows}"/></clipPath>'
        svg = f'<defs>{clip}</defs><g clip-path="url(#edge)">{svg}</g>'
    return f'<g transform="scale({UNIT})">{svg}{landmarks(seen, look)}</g>'


def landmarks(seen: dict[str, Any], look: dict[str, Any]) -> str:
    """Mount Doom, and the ways to it."""
    if not seen.get("mount_doom"):
        return ""
    ring, (x, y) = seen["ring"], place_of(seen["mount_doom"], seen)
    closed = {place_of(square, seen) for square in seen["obstacles"]}
    svg = ""
    for dx, dy in NEIGHBOURS:
        entry = x + dx, y + dy
        if entry in closed or not (0 <= entry[0] < seen["columns"] and 0 <= entry[1] < seen["rows"]):
            continue
        turn = math.degrees(math.atan2(-dy, -dx))
        svg += f'<g transform="translate({entry[0] + 0.5} {entry[1] + 0.5}) rotate({turn:.0f})">{look["mountain"][ring + " way"]}</g>'
    return f'{svg}<g transform="translate({x} {y})">{look["mountain"][ring]}</g>'


def trace(seen: dict[str, Any], colours: dict[str, str]) -> list[Stamp]:
    """Where the last move came from and went to."""
    last = seen.get("last_move")
    if not last:
        return []
    look = colours["look"] if seen.get("combat") else colours["trace"]
    source = (
        f'<circle cx="32" cy="32" r="26" fill="none" stroke="{colours["trace"]}" stroke-width="2" stroke-dasharray="6 4" '
        'stroke-opacity=".85"/>'
    )
    target = f'<rect x="1" y="1" width="62" height="62" rx="8" fill="{look}" fill-opacity=".33" stroke="{look}" stroke-width="2.5"/>'
    places = (source, place_of(last["source"], seen)), (target, place_of(last["target"], seen))
    return [Stamp(svg, x * UNIT, y * UNIT, UNIT, DRAWN) for svg, (x, y) in places]


def faces(seen: dict[str, Any]) -> list[tuple[int, int, Face]]:
    """Every piece with its column and row. One that the observation does not name shows its back.

    An eye marks what the opponent knows, where the observation names more than that.
    """
    kinds = {kind["id"]: kind for kind in seen["kinds"]}
    tells_more = any(one["piece"] and not one["shown"] for one in seen["pieces"])
    return [(*place_of(one["square"], seen), face(one, kinds, tells_more)) for one in seen["pieces"]]


def face(one: dict[str, Any], kinds: dict[str, Any], has_eyes: bool) -> Face:
    """How a piece looks to whoever has this observation."""
    kind = kinds.get(one["piece"])
    if not kind:
        return Face(one["owner"], "back", moved=one["moved"])
    eye = has_eyes and one["shown"]
    return Face(
        one["owner"], "own", kind["emblem"], rank_of(kind), kind.get("raised", 0) > 0, one["moved"], eye
    )


def rank_of(kind: dict[str, Any]) -> str:
    """What is printed on a piece: S for a spy, as the front end prints it."""
    if "spy" in (kind["emblem"], kind["id"]):
        return "S"
    rank: str = kind["rank"]
    return rank


def piece(look_of: Face, look: dict[str, Any]) -> str:
    """The drawing of a piece, 64 x 64 units."""
    rank = look_of.rank
    words = [str(look_of.side), look_of.kind]
    if rank and look_of.kind != "back":
        words.append("wide" if len(rank) > 1 else "narrow")
        words += ["raised"] * look_of.raised
    svg: str = look["pieces"][" ".join(words)]
    svg = svg.replace("{emblem}", emblem(look_of.emblem)).replace("{rank}", re.sub(r"[^\w+-]", "", rank))
    over = look["overlays"]
    return svg + over["dust"] * look_of.moved + over["eye"] * look_of.eye


FAMILY = StrategoPictures()
