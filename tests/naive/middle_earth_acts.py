"""The texts of acts (ME-5.7): a standard move, a power, `stop`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .middle_earth_setting import SHOTS
from .stratego_setting import Square, named_square, square_name

CELL = r"[a-p][1-9][0-9]?"
FORMS = {
    "": rf"{CELL}-{CELL}",
    "fly": rf"fly {CELL}-{CELL}",
    # a wrong number of targets is refused as such (ME-5.9, 19)
    **{shot: rf"{shot} {CELL}( {CELL})*" for shot in SHOTS},
    "axe": rf"axe {CELL}(-{CELL})?( {CELL})*",
    "steed": rf"steed {CELL}-{CELL}-{CELL}",
    "rage": rf"rage {CELL}(-{CELL})?",
}


@dataclass
class Act:
    """power: "" for a standard move; steps: the squares after the source; targets: of a power."""

    power: str
    source: Square
    steps: list[Square] = field(default_factory=list)
    targets: list[Square] = field(default_factory=list)

    @property
    def text(self) -> str:
        """As it is typed."""
        way = "-".join(square_name(square) for square in [self.source, *self.steps])
        return " ".join(filter(None, [self.power, way, *(square_name(square) for square in self.targets)]))

    @property
    def stands_on(self) -> Square:
        """Where the user strikes from: the square stepped to, or where it stood."""
        return self.steps[-1] if self.steps else self.source


def parse(text: str, columns: int = 10, rows: int = 10) -> Act:
    """A standard move or a power; ValueError for an error of notation."""
    for power, form in FORMS.items():
        if re.fullmatch(form, text):
            way, *targets = text.removeprefix(power).split()
            source, *steps = (_square(name, columns, rows) for name in way.split("-"))
            return Act(power, source, steps, [_square(name, columns, rows) for name in targets])
    raise ValueError(f"not an action: {text}")


def _square(name: str, columns: int, rows: int) -> Square:
    square = named_square(name)
    if square[0] >= columns or square[1] >= rows:
        raise ValueError(f"no such square: {name}")
    return square
