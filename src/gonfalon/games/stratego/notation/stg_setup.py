"""`.stg` set-ups: 80 bytes a set-up, 40 pairs x, y in a fixed order of pieces; a file may hold several, one after another.

The army sits at the top: y 0 is its back row, x counts from the left of whoever looks at it from below. So for blue x 0, y 0 is a10, for
red, whom we see at the bottom, j1.
"""

from __future__ import annotations

from gonfalon.core.errors import NotationError

from ..ruleset import shipped
from ..squares import square_name

ORDER = "FSM9" + "8" * 2 + "7" * 3 + "6" * 4 + "5" * 4 + "4" * 4 + "3" * 5 + "2" * 8 + "B" * 6
"""The pieces in the order in which their squares are written, as our letters."""
SIZE = 2 * len(ORDER)
MOST = 10_000


def _name(seat: int, x: int, y: int) -> str:
    return square_name(9 - y, x) if seat else square_name(y, 9 - x)


def read(raw: bytes, seat: int) -> tuple[str, ...]:
    """The letters of `deploy` actions of Battle, one for each set-up of the file. Raises NotationError."""
    if not raw or len(raw) % SIZE or len(raw) > SIZE * MOST:
        raise NotationError("", 0, f"a .stg file has {SIZE} bytes for each set-up, at most {MOST} of them")
    return tuple(_one(raw, start, seat) for start in range(0, len(raw), SIZE))


def _one(raw: bytes, start: int, seat: int) -> str:
    placed: dict[str, str] = {}
    for number, letter in enumerate(ORDER):
        place = start + 2 * number
        x, y = raw[place], raw[place + 1]
        if x > 9 or y > 3:
            raise NotationError("", place, f"x {x}, y {y} is no square of a set-up")
        name = _name(seat, x, y)
        if name in placed:
            raise NotationError("", place, f"two pieces on x {x}, y {y}")
        placed[name] = letter
    return "".join(placed[name] for name in shipped("battle").zones[seat])


def write(letters: str, seat: int) -> bytes:
    """80 bytes from the letters of a `deploy` action of Battle. Raises NotationError."""
    if sorted(letters) != sorted(ORDER):
        raise NotationError(letters[:60], 0, "a .stg set-up has the forty pieces of Battle")
    at = {_name(seat, x, y): (x, y) for y in range(4) for x in range(10)}
    left: dict[str, list[tuple[int, int]]] = {letter: [] for letter in ORDER}
    for name, letter in zip(shipped("battle").zones[seat], letters, strict=True):
        left[letter].append(at[name])
    pairs = [left[letter].pop(0) for letter in ORDER]
    return bytes(number for pair in pairs for number in pair)
