"""Powers as text (ME-5.7): `fly b1-b7`, `seek d5 f6`, `axe d5-d6 d7 e7`, `steed d5-d6-e6`, `rage d5-d6`, and their kernel codes."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from gonfalon.core.errors import NotationError

from .actions import direction_of
from .kernel import powers
from .kernel.layout import FLY, RIDE
from .kernel.limits import MAX_TARGETS
from .kernel.movement import step_of
from .legal_action import STOP, LegalAction, use
from .rules import Rules
from .ruleset import Power
from .squares import NAME, column_of, find_square, name_of, row_of

WHOLE = re.compile(rf"([a-z]{{2,12}}) ({NAME}(?:-{NAME}){{0,2}})((?: {NAME})*)")
STOP_TEXT = STOP.text


class Announced(NamedTuple):
    """A power's text taken apart. index: the power's row, -1 where this ruleset has no such power; squares as in the kernel."""

    index: int
    path: tuple[int, ...]
    targets: tuple[int, ...]


def is_announcement(rules: Rules, text: str) -> bool:
    """Does this text begin with a word that announces a power?"""
    return text.split(" ")[0] in rules.announced


def parse(rules: Rules, text: str) -> Announced:
    """Take a power's text apart. Raises NotationError."""
    match, known, ruleset = WHOLE.fullmatch(text), rules.announced, rules.ruleset
    if not match or match[1] not in known or not _fits(known[match[1]], match[2], match[3]):
        raise NotationError(text, 0, "a power is written like 'fly b1-b7' or 'bow d5 d7'")
    board = ruleset.rows, ruleset.columns
    path = [find_square(name, *board) for name in match[2].split("-")]
    targets = [find_square(name, *board) for name in match[3].split()]
    found = [square for square in (*path, *targets) if square is not None]
    if len(found) < len(path) + len(targets):
        raise NotationError(text, 0, "no such square on this board")
    ids = [power.id for power in ruleset.powers]
    index = ids.index(match[1]) if match[1] in ids else -1
    return Announced(index, tuple(found[: len(path)]), tuple(found[len(path) :]))


def _fits(power: Power, path: str, targets: str) -> bool:
    """ME-5.7: has the text as many steps as this power's form, and targets where it names any?"""
    steps, named = path.count("-"), len(targets.split())
    if power.shape == "fly":
        return steps == 1 and named == 0
    if power.shape == "ride":
        return steps == 2 and named == 0
    if power.targets == 0:
        return steps <= 1 and named == 0
    return steps <= (0 if power.steps == "none" else 1)


def place_of(stand: int, square: int) -> int | None:
    """The place of a square in the window round `stand`, None outside."""
    row, column = row_of(square) - row_of(stand) + 2, column_of(square) - column_of(stand) + 2
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else None


def code_of(rules: Rules, said: Announced) -> int | None:
    """The kernel code of an announcement, None where no code can say it. Where a flight ends is left to `lands_as_said`."""
    if said.index < 0 or len(said.targets) > MAX_TARGETS:
        return None
    shape = int(rules.tables["shape"][said.index])
    steps = [_step(a, b, shape == FLY) for a, b in zip(said.path, said.path[1:], strict=False)]
    if None in steps:
        return None
    if shape == FLY:
        return powers.code_of_use(said.index, said.path[0], steps[0] or 0)
    if shape == RIDE:
        return powers.code_of_use(said.index, said.path[0], (steps[0] or 0) * 4 + (steps[1] or 0))
    places = [place_of(said.path[-1], target) for target in said.targets]
    if None in places:
        return None
    argument = 0
    for place in reversed(places):
        argument = argument * 26 + (place or 0) + 1
    step = powers.STAY if len(said.path) == 1 else steps[0] or 0
    return powers.code_of_use(said.index, said.path[0], step + 5 * argument)


def _step(source: int, target: int, far: bool) -> int | None:
    """Direction of a step (far: of any straight line)."""
    direction = direction_of(source, target)
    if direction is None or (not far and target - source != step_of(direction)):
        return None
    return direction


def lands_as_said(rules: Rules, record: Any, said: Announced, code: int) -> bool:
    """ME-6.1.1: does the flight end on the named square? (Anything but a flight does.)"""
    if int(rules.tables["shape"][said.index]) != FLY:
        return True
    return powers.landing(record, rules.tables, said.path[0], powers.argument_of(code)) == said.path[1]


def path_of(rules: Rules, record: Any, code: int) -> tuple[int, ...]:
    """The squares a power's user goes over, its own first; record: before the power is used."""
    shape, square = int(rules.tables["shape"][powers.power_of(code)]), powers.user_of(code)
    argument = powers.argument_of(code)
    if shape == FLY:
        return square, powers.landing(record, rules.tables, square, argument)
    if shape == RIDE:
        middle = square + step_of(argument // 4)
        return square, middle, middle + step_of(argument % 4)
    step = argument % 5
    return (square,) if step == powers.STAY else (square, square + step_of(step))


def named_targets(rules: Rules, code: int, stand: int) -> tuple[int, ...]:
    """The squares of the targets that the code names, in its order."""
    if int(rules.tables["shape"][powers.power_of(code)]) in (FLY, RIDE):
        return ()
    chosen, targets = powers.argument_of(code) // 5, []
    while chosen:
        targets.append(powers.place_to_square(stand, chosen % 26 - 1))
        chosen //= 26
    return tuple(targets)


def action_of(rules: Rules, record: Any, code: int) -> LegalAction:
    """A power's code as an action."""
    path = path_of(rules, record, code)
    targets = named_targets(rules, code, path[-1])
    name = rules.ruleset.powers[powers.power_of(code)].id
    return use(name, tuple(map(name_of, path)), tuple(map(name_of, targets)))
