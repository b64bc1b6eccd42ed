"""Powers as action numbers for learners, seen from the player's side (planes.py describes the other numbers).

A power has the same number of uses for each square of its user: 4 directions of flight, 16 pairs of steps, or, for a strike, every way
to name targets among all the places that it reaches, for each step it may take.
"""

from __future__ import annotations

from ._jit import kernel
from .bits import nth, popcount
from .layout import FLY, RIDE
from .limits import MAX_POWERS
from .powers import STAY, combinations, name_targets


@kernel
def count_namings(tables, power: int) -> int:
    """Ways to name a strike's targets if an enemy stood everywhere."""
    most = int(tables["targets"][power])
    if most == 0:
        return 1
    return combinations(
        popcount(int(tables["range_places"][power])), most, int(tables["ordered"][power]) == 1
    )


@kernel
def n_uses(tables, power: int) -> int:
    """Uses of a power for each square of its user; 0 for a row without a power to announce."""
    shape = int(tables["shape"][power])
    if int(tables["announced"][power]) == 0:
        return 0
    if shape == FLY:
        return 4
    if shape == RIDE:
        return 16
    return popcount(int(tables["steps"][power])) * count_namings(tables, power)


@kernel
def n_power_numbers(tables) -> int:
    """How many numbers the powers take, `stop` included; 0 without powers."""
    if int(tables["has_powers"]) == 0:
        return 0
    n = 1
    cells = int(tables["rows"]) * int(tables["columns"])
    for power in range(MAX_POWERS):
        n += cells * n_uses(tables, power)
    return n


@kernel
def turned_argument(tables, player: int, power: int, argument: int) -> int:
    """An argument seen from the player's side, or back: seat 1 sees the board rotated by half a turn."""
    if player == 0:
        return argument
    shape = int(tables["shape"][power])
    if shape == FLY:
        return argument ^ 1
    if shape == RIDE:
        return argument ^ 5
    step, chosen = argument % 5, argument // 5
    step = step if step == STAY else step ^ 1
    if int(tables["ordered"][power]) == 1:
        a, b, c = chosen % 26, chosen // 26 % 26, chosen // 676
        return step + 5 * (turned_place(a) + 26 * (turned_place(b) + 26 * turned_place(c)))
    turned = 0
    while chosen != 0:
        turned = turned * 26 + turned_place(chosen % 26)
        chosen //= 26
    return step + 5 * turned


@kernel
def turned_place(place: int) -> int:
    """A place + 1 of the window rotated by half a turn; 0 stays 0."""
    return 26 - place if place > 0 else 0


@kernel
def use_number(tables, player: int, power: int, argument: int) -> int:
    """Which use of the power this argument is, from the player's side."""
    argument = turned_argument(tables, player, power, argument)
    shape = int(tables["shape"][power])
    if shape in (FLY, RIDE):
        return argument
    step, chosen = argument % 5, argument // 5
    before = popcount(int(tables["steps"][power]) & ((1 << step) - 1)) * count_namings(tables, power)
    most = int(tables["targets"][power])
    if most == 0:
        return before
    ordered = int(tables["ordered"][power]) == 1
    aim = int(tables["range_places"][power])
    n = 0
    while name_targets(aim, ordered, n) != chosen:
        n += 1
    return before + n


@kernel
def argument_at(tables, player: int, power: int, n: int) -> int:
    """The argument of the n-th use of the power from the player's side."""
    shape = int(tables["shape"][power])
    if shape in (FLY, RIDE):
        return turned_argument(tables, player, power, n)
    each = count_namings(tables, power)
    step = nth(int(tables["steps"][power]), n // each)
    most = int(tables["targets"][power])
    chosen = 0
    if most > 0:
        ordered = int(tables["ordered"][power]) == 1
        chosen = name_targets(int(tables["range_places"][power]), ordered, n % each)
    return turned_argument(tables, player, power, step + 5 * chosen)
